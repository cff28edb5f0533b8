package dev.wami.cli;

import java.util.Collection;

/** The known word that a mistyped one was probably meant to be. */
final class Closest {
    private Closest() {}

    /** "; did you mean 'x'?", or nothing where no candidate is near. Of equally near ones, the first. */
    static String hint(String typed, Collection<String> candidates) {
        String best = "";
        int bestDistance = Math.max(1, typed.length() / 3) + 1;
        for (String candidate : candidates) {
            int distance = distance(typed, candidate);
            if (distance < bestDistance) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return best.isEmpty() ? "" : "; did you mean '" + best + "'?";
    }

    /**
     * Insertions, deletions, replacements and swaps of neighbours that turn {@code a} into {@code b} (optimal string
     * alignment).
     */
    static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replace = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replace, Math.min(last[j], row[j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            int[] recycled = beforeLast;
            beforeLast = last;
            last = row;
            row = recycled;
        }
        return last[b.length()];
    }
}
