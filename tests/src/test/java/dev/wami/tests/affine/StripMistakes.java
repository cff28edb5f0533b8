package dev.wami.tests.affine;

import java.util.List;

/** In the order of nests in strips. */
final class StripMistakes {
    static final List<Mistake> ALL = List.of(
            new Mistake(
                    "a nest in a strip is as far as the one before",
                    "strip/StripPlan",
                    "shifts[k] = Math.max(shifts[k], shifts[before] + most);",
                    "shifts[k] = Math.max(shifts[k], shifts[before] + most - 1);"),
            new Mistake(
                    "each iteration in a strip goes one row too far",
                    "strip/Strips",
                    ".times(plan.slope())",
                    ".times(plan.slope() - 1)"),
            new Mistake(
                    "only the next iteration of the loop around strips is looked at",
                    "strip/StripPlan",
                    "if (lead.exceeds(around, positions.get(k), positions.get(l), slope, most)) return null;",
                    "if (most > window) return null;"),
            new Mistake(
                    "what is loaded between nests is not overwritten",
                    "strip/StripPlan",
                    "if (!legality.isApart(a, nest)) return true;",
                    "if (!legality.isApart(a, nest)) return false;"),
            new Mistake(
                    "iterations in a strip start in front of a multiple of the step",
                    "strip/Strips",
                    ".ceilDiv(nest.step())",
                    ".floorDiv(nest.step())"));

    private StripMistakes() {}
}
