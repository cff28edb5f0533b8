package dev.wami.tools;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Which version of the tools this is. */
public final class Version {
    private Version() {}

    /** As {@code 0.1.0}, or in parentheses why it is not known. */
    public static String number() {
        try (InputStream in = Version.class.getResourceAsStream("version.txt")) {
            return in == null ? "(not packaged)" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            return "(version not readable)";
        }
    }
}
