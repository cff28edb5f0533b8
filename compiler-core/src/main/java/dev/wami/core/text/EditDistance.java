package dev.wami.core.text;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Finds the known word that a mistyped one was probably meant to be. */
public final class EditDistance {
    private EditDistance() {}

    /** The candidate nearest to {@code typed}, the first of equally near ones; null if none is near. */
    public static @Nullable String closest(String typed, Collection<String> candidates) {
        String best = null;
        int bestDistance = Math.min(Math.max(1, typed.length() / 3), typed.length() - 1) + 1;
        for (String candidate : candidates) {
            if (Math.abs(candidate.length() - typed.length()) >= bestDistance) continue;
            int distance = distance(typed, candidate);
            if (distance < bestDistance) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return best;
    }

    /** How many insertions, deletions, replacements and swaps of neighbours turn {@code a} into {@code b}. */
    public static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) last[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replace = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replace, Math.min(last[j], row[j - 1]) + 1);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
            }
            int[] recycled = beforeLast;
            beforeLast = last;
            last = row;
            row = recycled;
        }
        return last[b.length()];
    }
}
