package dev.cockpit.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.FixedWindowRollingPolicy;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.util.FileSize;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Folders;
import java.nio.file.Path;
import org.slf4j.Logger;

/// Logs into `cockpit.log` in the user's state folder, with three older ones beside it. Code and no
/// `logback.xml`, because reading that takes a fifth of a second of each start. A `logback-test.xml` on the
/// class path goes first.
public final class LogFile extends ContextAwareBase implements Configurator {
    /// For logback, which makes it by name.
    public LogFile() {}

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        Path folder = Folders.of(Environment.ofProcess()).state();
        RollingFileAppender<ILoggingEvent> file = new RollingFileAppender<>();
        file.setContext(context);
        file.setName("FILE");
        file.setFile(folder.resolve("cockpit.log").toString());
        roll(context, file, folder);
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern("%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %-5level %logger{24} [%thread] %msg%n");
        encoder.start();
        file.setEncoder(encoder);
        file.start();
        // JediTerm logs every control sequence at DEBUG, which is the session's content, and what a hostile
        // program can make it stumble over at ERROR, as often as that program likes.
        context.getLogger("com.techsenger").setLevel(Level.OFF);
        ch.qos.logback.classic.Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.INFO);
        root.addAppender(file);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    private static void roll(LoggerContext context, RollingFileAppender<ILoggingEvent> file, Path folder) {
        FixedWindowRollingPolicy older = new FixedWindowRollingPolicy();
        older.setContext(context);
        older.setParent(file);
        older.setFileNamePattern(folder.resolve("cockpit.%i.log").toString());
        older.setMinIndex(1);
        older.setMaxIndex(3);
        older.start();
        SizeBasedTriggeringPolicy<ILoggingEvent> full = new SizeBasedTriggeringPolicy<>();
        full.setContext(context);
        full.setMaxFileSize(FileSize.valueOf("2MB"));
        full.start();
        file.setRollingPolicy(older);
        file.setTriggeringPolicy(full);
    }
}
