package dev.wami.jvmbackend.jar;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;

/** The classes of ours that others reach, from where this one came. */
final class RuntimeClasses {
    /** A class in a constant or in a descriptor. */
    private static final Pattern OURS = Pattern.compile("dev/wami/[A-Za-z0-9_$/]+");

    private final Map<String, byte[]> found = new TreeMap<>();
    private final Deque<byte[]> open = new ArrayDeque<>();

    private RuntimeClasses() {}

    /** By internal name, in order. */
    static Map<String, byte[]> reachedBy(Iterable<byte[]> classes) {
        RuntimeClasses all = new RuntimeClasses();
        classes.forEach(all.open::add);
        while (!all.open.isEmpty()) {
            all.scan(all.open.remove());
        }
        return all.found;
    }

    private void scan(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        for (int i = 1; i < reader.getItemCount(); i++) {
            int offset = reader.getItem(i);
            if (offset == 0) continue;
            // The tag stands before the item: a text, which classes and descriptors are.
            if (reader.readByte(offset - 1) != 1) continue;
            int length = reader.readUnsignedShort(offset);
            String text = new String(bytes, offset + 2, length, StandardCharsets.ISO_8859_1);
            Matcher names = OURS.matcher(text);
            while (names.find()) add(names.group());
        }
    }

    private void add(String name) {
        if (found.containsKey(name)) return;
        // What is no class of ours, but looks like one, such as one that is generated.
        try (InputStream in = RuntimeClasses.class.getResourceAsStream('/' + name + ".class")) {
            if (in == null) return;
            byte[] bytes = in.readAllBytes();
            found.put(name, bytes);
            open.add(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
