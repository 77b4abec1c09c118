package dev.cockpit.widget.view;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/// Pictures that were pasted, as PNG files that live as long as the view. JavaFX writes no image files
/// without AWT, so the few lines of PNG (W3C PNG, third edition) are here. FX thread; writing blocks on
/// the disk for a moment.
final class ClipboardImages implements AutoCloseable {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    private final List<Path> files = new ArrayList<>();

    /// Writes the picture into a file that only this user can read.
    Path save(Image image) throws IOException {
        Path file = Files.createTempFile("cockpit-", ".png");
        files.add(file);
        Files.write(file, png(image));
        return file;
    }

    static byte[] png(Image image) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(SIGNATURE);
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(header);
        out.writeInt(width);
        out.writeInt(height);
        out.write(new byte[] {8, 6, 0, 0, 0});
        chunk(file, "IHDR", header.toByteArray());
        chunk(file, "IDAT", pixels(image, width, height));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static byte[] pixels(Image image, int width, int height) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
            int[] line = new int[width];
            byte[] bytes = new byte[1 + 4 * width];
            for (int y = 0; y < height; y++) {
                image.getPixelReader().getPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), line, 0, width);
                for (int x = 0; x < width; x++) {
                    bytes[1 + 4 * x] = (byte) (line[x] >> 16);
                    bytes[2 + 4 * x] = (byte) (line[x] >> 8);
                    bytes[3 + 4 * x] = (byte) line[x];
                    bytes[4 + 4 * x] = (byte) (line[x] >> 24);
                }
                out.write(bytes);
            }
        }
        return packed.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream to, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data);
        DataOutputStream out = new DataOutputStream(to);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) sum.getValue());
    }

    @Override
    public void close() {
        for (Path file : files) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException stays) {
                file.toFile().deleteOnExit();
            }
        }
        files.clear();
    }
}
