package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Which of the standard streams are terminals, as a program may want to know. */
public record Terminals(boolean in, boolean out, boolean err) {
    /** No stream is one. */
    public static final Terminals NONE = new Terminals(false, false, false);

    /** Those of this process. */
    public static Terminals ofProcess() {
        return new Terminals(isTerminal(0), isTerminal(1), isTerminal(2));
    }

    /** The JDK only knows whether the first two both are; Linux has files that say it of each. */
    private static boolean isTerminal(int descriptor) {
        Path link = Path.of("/proc/self/fd/" + descriptor);
        try {
            String target = Files.readSymbolicLink(link).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException e) {
            return descriptor < 2 && System.console() != null;
        }
    }
}
