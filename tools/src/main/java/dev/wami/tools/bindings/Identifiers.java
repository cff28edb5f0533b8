package dev.wami.tools.bindings;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Names that a language takes, made of any. */
final class Identifiers {
    /** Without reserved words. */
    static final Identifiers ANY = except("");

    private final Set<String> reserved;

    private Identifiers(Set<String> reserved) {
        this.reserved = reserved;
    }

    /** @param reserved words, with white space between them, that are identifiers but mean something else */
    static Identifiers except(String reserved) {
        return new Identifiers(Set.of(reserved.strip().split("\\s+")));
    }

    /** Whether {@code name} can be used as it is. */
    boolean fits(String name) {
        return legal(name).equals(name) && !reserved.contains(name);
    }

    /** {@code name}, or one like it. */
    String like(String name) {
        String legal = legal(name);
        return reserved.contains(legal) ? legal + "_" : legal;
    }

    /** One for each of {@code names}, no two the same. */
    List<String> distinct(List<String> names) {
        List<String> out = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (String name : names) {
            String next = like(name);
            while (!taken.add(next)) next += "_";
            out.add(next);
        }
        return out;
    }

    /** Letters, digits and underscores of ASCII, and no digit first. */
    private static String legal(String name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean isDigit = c >= '0' && c <= '9';
            if (isDigit && i == 0) out.append('_');
            boolean keeps = isDigit || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            out.append(keeps ? c : '_');
        }
        return out.isEmpty() ? "_" : out.toString();
    }
}
