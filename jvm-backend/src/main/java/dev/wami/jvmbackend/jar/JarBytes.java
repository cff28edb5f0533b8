package dev.wami.jvmbackend.jar;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes a jar: the same bytes for the same content. */
final class JarBytes {
    /** The first time that the format knows. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private JarBytes() {}

    /**
     * A jar.
     *
     * @param main the class that {@code java -jar} starts, or empty
     */
    static byte[] of(String main, Map<String, byte[]> content) {
        StringBuilder manifest = new StringBuilder("Manifest-Version: 1.0\r\n");
        if (!main.isEmpty()) manifest.append(folded("Main-Class: " + main));
        manifest.append("\r\n");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            // The manifest is looked for in the first place.
            put("META-INF/MANIFEST.MF", manifest.toString().getBytes(StandardCharsets.UTF_8), zip);
            for (Map.Entry<String, byte[]> entry : new TreeMap<>(content).entrySet()) {
                put(entry.getKey(), entry.getValue(), zip);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** Lines have at most 72 bytes; what follows begins with a space. */
    private static String folded(String line) {
        StringBuilder out = new StringBuilder();
        int used = 0;
        for (int i = 0; i < line.length(); ) {
            int c = line.codePointAt(i);
            String text = Character.toString(c);
            int bytes = text.getBytes(StandardCharsets.UTF_8).length;
            if (used + bytes > 72) {
                out.append("\r\n ");
                used = 1;
            }
            out.append(text);
            used += bytes;
            i += text.length();
        }
        return out.append("\r\n").toString();
    }

    private static void put(String name, byte[] content, ZipOutputStream zip) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }
}
