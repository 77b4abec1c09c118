package dev.cockpit.app;

/// The command line.
public final class Main {
    private Main() {}

    /// Starts the cockpit.
    ///
    /// @param args see `cockpit --help`
    public static void main(String[] args) {
        System.out.println("cockpit");
    }
}
