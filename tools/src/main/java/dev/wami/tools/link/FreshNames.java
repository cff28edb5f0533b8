package dev.wami.tools.link;

import java.util.Set;

/** Names that are not taken. */
final class FreshNames {
    private FreshNames() {}

    /** {@code name}, or with the first number after it that makes it differ from all of {@code taken}. */
    static String like(String name, Set<String> taken) {
        String fresh = name;
        for (int i = 0; taken.contains(fresh); i++) fresh = name + "_" + i;
        return fresh;
    }
}
