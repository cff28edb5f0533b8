package dev.wami.jvmbackend.jar;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Names of Java made of any: a character that an identifier may not have becomes an underscore, one that it may not
 * begin with gets one before it, as does the empty name; a word that means something else gets one after it, as does a
 * name that is taken.
 */
final class JavaNames {
    private static final Set<String> WORDS = Set.of(
            ("abstract assert boolean break byte case catch char class const continue default do double else enum"
                            + " extends final finally float for goto if implements import instanceof int interface long"
                            + " native new package private protected public return short static strictfp super switch"
                            + " synchronized this throw throws transient try void volatile while _ true false null")
                    .split(" "));

    /** What each object has. */
    private static final Set<String> METHODS =
            Set.of("clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    private final Set<String> taken = new HashSet<>(METHODS);

    /** @param reserved names of methods that are there already */
    JavaNames(String... reserved) {
        taken.addAll(List.of(reserved));
    }

    /** A name that this gave to nothing else. */
    String give(String name) {
        String next = legal(name);
        while (!taken.add(next)) next += "_";
        return next;
    }

    static boolean isIdentifier(String name) {
        return !name.isEmpty() && legal(name).equals(name);
    }

    static boolean isPackage(String name) {
        for (String part : name.split("\\.", -1)) if (!isIdentifier(part)) return false;
        return true;
    }

    static String legal(String name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); ) {
            int c = name.codePointAt(i);
            if (i == 0 && !Character.isJavaIdentifierStart(c) && Character.isJavaIdentifierPart(c)) out.append('_');
            // One that is ignored makes no difference to be seen.
            boolean keeps = Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c) && c != '$';
            if (keeps) out.appendCodePoint(c);
            else out.append('_');
            i += Character.charCount(c);
        }
        if (out.isEmpty()) out.append('_');
        String legal = out.toString();
        return WORDS.contains(legal) ? legal + "_" : legal;
    }

    /** The name of a class: each part of the name with a capital. */
    static String className(String name) {
        List<String> parts = new ArrayList<>(List.of(name.split("[^\\p{L}\\p{N}]+")));
        StringBuilder out = new StringBuilder();
        for (String part : parts) {
            if (part.isEmpty()) continue;
            int first = part.codePointAt(0);
            int rest = Character.charCount(first);
            out.append(part.substring(0, rest).toUpperCase(Locale.ROOT)).append(part.substring(rest));
        }
        return legal(out.isEmpty() ? "Module" : out.toString());
    }
}
