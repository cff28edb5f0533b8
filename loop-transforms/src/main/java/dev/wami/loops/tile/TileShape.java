package dev.wami.loops.tile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A register tile: how many iterations of each loop of a nest one run of the innermost body does.
 *
 * @param factors by which each loop is unrolled and jammed, the outermost first; 1 for the innermost
 * @param laneLoop the loop whose iterations are to become lanes; -1 if none is
 * @param lanes how many of them; 1 if there are none
 */
record TileShape(int[] factors, int laneLoop, int lanes) {

    static TileShape plain(int loops) {
        int[] factors = new int[loops];
        Arrays.fill(factors, 1);
        return new TileShape(factors, -1, 1);
    }

    TileShape withLanes(int loop, int count) {
        return new TileShape(factors, loop, count);
    }

    /** The outermost loop that is jammed, or {@code reordered} if that is further out and not -1. */
    int outermost(int reordered) {
        int first = 0;
        while (first < factors.length - 1 && factors[first] == 1 && first != reordered) first++;
        return first;
    }

    /** Equal for equal shapes, as records of arrays are not. */
    List<Integer> key() {
        List<Integer> out = new ArrayList<>();
        for (int f : factors) out.add(f);
        out.add(laneLoop);
        out.add(lanes);
        return out;
    }

    /** How often the body is repeated. */
    int copies() {
        int out = 1;
        for (int f : factors) out *= f;
        return out;
    }

    /** For example {@code 2 x 4 x 1, 2 lanes of loop 3}. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (int f : factors) out.append(out.length() == 0 ? "" : " x ").append(f);
        if (laneLoop >= 0) {
            out.append(", ").append(lanes).append(" lanes of loop ").append(laneLoop + 1);
        }
        return out.toString();
    }
}
