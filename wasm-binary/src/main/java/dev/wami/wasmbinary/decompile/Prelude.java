package dev.wami.wasmbinary.decompile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What instructions are called where C has no operator for them, and the macros of declarations: the pieces of the
 * resource {@code prelude.txt}, of which a text gets those that it uses.
 */
final class Prelude {
    private static final String TYPES = """
            typedef signed char i8;
            typedef unsigned char u8;
            typedef short __attribute__((may_alias, aligned(1))) i16;
            typedef unsigned short __attribute__((may_alias, aligned(1))) u16;
            typedef int __attribute__((may_alias, aligned(1))) i32;
            typedef unsigned __attribute__((may_alias, aligned(1))) u32;
            typedef long long __attribute__((may_alias, aligned(1))) i64;
            typedef unsigned long long __attribute__((may_alias, aligned(1))) u64;
            typedef float __attribute__((may_alias, aligned(1))) f32;
            typedef double __attribute__((may_alias, aligned(1))) f64;
            """;

    /** A text, and the pieces before it. */
    private record Piece(List<String> needs, String text) {}

    private static final class Pieces {
        static final Map<String, Piece> ALL = read();

        private static Map<String, Piece> read() {
            String text;
            try (InputStream in = Prelude.class.getResourceAsStream("prelude.txt")) {
                if (in == null) throw new IllegalStateException("no prelude.txt");
                text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            Map<String, Piece> pieces = new LinkedHashMap<>();
            for (String piece : text.split("(?m)^== ")) {
                if (piece.isEmpty()) continue;
                int line = piece.indexOf('\n');
                List<String> words = List.of(piece.substring(0, line).split(" "));
                String rest = piece.substring(line + 1).strip() + "\n";
                pieces.put(words.get(0), new Piece(words.subList(1, words.size()), rest));
            }
            return pieces;
        }
    }

    private Prelude() {}

    /** The names that it gives a meaning. */
    static Set<String> names() {
        return Pieces.ALL.keySet();
    }

    /** The types, and the pieces with these names, in the order of the resource but after those that they need. */
    static String text(Set<String> used) {
        Set<String> order = new LinkedHashSet<>();
        for (String name : Pieces.ALL.keySet()) if (used.contains(name)) add(name, order);
        StringBuilder text = new StringBuilder(TYPES);
        for (String name : order) text.append(piece(name).text);
        return text.toString();
    }

    private static void add(String name, Set<String> order) {
        for (String need : piece(name).needs) add(need, order);
        order.add(name);
    }

    private static Piece piece(String name) {
        Piece piece = Pieces.ALL.get(name);
        if (piece == null) throw new IllegalStateException(name);
        return piece;
    }
}
