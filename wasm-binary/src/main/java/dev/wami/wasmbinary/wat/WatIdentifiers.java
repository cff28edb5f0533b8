package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Names;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The identifiers by which the text format names things, made from the name section: in quotes where they hold more
 * than identifiers do (Wasm 3.0), and of equal ones in one space all but the first get the index appended. What has no
 * name is named by its index.
 */
final class WatIdentifiers {
    private final Names names;
    private final Map<Names.Kind, Map<Integer, String>> flat = new HashMap<>();

    WatIdentifiers(Names names) {
        this.names = names;
    }

    /** The identifier with its dollar sign, or null. */
    @Nullable
    String get(Names.Kind kind, int index) {
        Map<Integer, String> known = flat.get(kind);
        if (known == null) {
            known = identifiers(names.all(kind));
            flat.put(kind, known);
        }
        return known.get(index);
    }

    /** The identifiers within a function or type. */
    Map<Integer, String> nested(Names.Kind kind, int outer) {
        SortedMap<Integer, String> inner = names.allNested(kind).get(outer);
        return inner == null ? Map.of() : identifiers(inner);
    }

    /** The identifiers of a function's blocks, of which an inner one may hide an outer one. */
    Map<Integer, String> labels(int function) {
        Map<Integer, String> labels = new HashMap<>();
        names.allNested(Names.Kind.LABEL)
                .getOrDefault(function, new TreeMap<>())
                .forEach((index, name) -> {
                    if (!name.isEmpty()) {
                        labels.put(index, identifier(name));
                    }
                });
        return labels;
    }

    private static Map<Integer, String> identifiers(SortedMap<Integer, String> names) {
        Map<Integer, String> identifiers = new HashMap<>();
        Set<String> used = new HashSet<>();
        names.forEach((index, name) -> {
            if (name.isEmpty()) {
                return;
            }
            String unique = name;
            while (!used.add(unique)) {
                unique += "#" + Integer.toUnsignedString(index);
            }
            identifiers.put(index, identifier(unique));
        });
        return identifiers;
    }

    static String identifier(String name) {
        boolean plain = name.chars().allMatch(WatIdentifiers::isIdentifierCharacter);
        return "$" + (plain ? name : WatLiterals.string(name));
    }

    /** The specification's idchar (6.3.5): printable ASCII but space, quotes, comma, semicolon and brackets. */
    private static boolean isIdentifierCharacter(int c) {
        return c > ' ' && c < 0x7F && "\"(),;[]{}".indexOf(c) < 0;
    }
}
