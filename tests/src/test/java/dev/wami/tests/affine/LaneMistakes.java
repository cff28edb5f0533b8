package dev.wami.tests.affine;

import java.util.List;

/** {@link Mistake}s in what makes lanes of iterations. */
final class LaneMistakes {
    static final List<Mistake> ALL = List.of(
            new Mistake(
                    "sums of floats in any order",
                    "vectorize/LaneReduction",
                    "case ADDF -> mayReassociate(op) ? CombiningKind.ADD : null;",
                    "case ADDF -> CombiningKind.ADD;"),
            new Mistake(
                    "lanes read what they should not",
                    "vectorize/Widenable",
                    "access(load) && (!speculated || isInBounds(load))",
                    "access(load)"),
            new Mistake(
                    "vectors of what is not neighbours",
                    "supervector/Vectorizable",
                    "if (loop.step() != 1) return false;",
                    "if (loop.step() < 1) return false;"),
            new Mistake(
                    "lanes are done at once that wait for one another",
                    "vectorize/LaneSchedule",
                    "if (after[i].get(i) || known.contains(all.get(i))) serial.add(all.get(i));",
                    "if (known.contains(all.get(i))) serial.add(all.get(i));"),
            new Mistake(
                    "parts of a body change places that need one another",
                    "vectorize/LaneSchedule",
                    "if (behind) after[number(a)].set(number(b));",
                    "if (behind && a == b) after[number(a)].set(number(b));"),
            new Mistake(
                    "what a lane carries is what the group before left",
                    "vectorize/LaneByLane",
                    "return lane == 0 ? widened",
                    "return lane >= 0 ? widened"),
            new Mistake(
                            "lanes that have left go on",
                            "vectorize/DivergentLoop",
                            "passed.get(used.get(i)), kept))",
                            "passed.get(used.get(i)), passed.get(used.get(i))))")
                    .needing(Mistake.REPEATED),
            new Mistake(
                            "lanes that are held go on",
                            "vectorize/DivergentLoop",
                            "new SelectOp(at, goes, next, now)",
                            "new SelectOp(at, goes, next, next)")
                    .needing(Mistake.REPEATED),
            new Mistake(
                            "lanes that have left come back",
                            "vectorize/DivergentLoop",
                            "new AndIOp(at, stays, goes)",
                            "new AndIOp(at, goes, goes)")
                    .needing(Mistake.REPEATED),
            new Mistake(
                            "lanes go on that have left where only some of the operations allow it",
                            "vectorize/Widenable",
                            "return block(op.beforeBlock(), true);",
                            "return true;")
                    .needing(Mistake.REPEATED),
            new Mistake(
                    "blocks of rows are loaded after what is stored to them",
                    "vectorize/TransposedLoads",
                    "open.removeIf(l -> Aliases.alias(l.memref(), store.memref()) != Aliases.Alias.NO);",
                    ""),
            new Mistake(
                    "numbers without a sign get one when they are made wider again",
                    "vectorize/NarrowIntegers",
                    "Operation wide = unsigned",
                    "Operation wide = !unsigned"),
            new Mistake(
                            "the least of numbers without a sign where they have one",
                            "vectorize/LowBits",
                            "case MINSI -> areUnsigned(op, w) ? MINUI : MINSI;",
                            "case MINSI -> MINUI;")
                    .needing("arith.minsi"),
            new Mistake(
                    "neighbours are added that have a sign",
                    "vectorize/NeighbourSums",
                    "boolean signed = op.kind() == ArithOp.EXTSI;",
                    "boolean signed = false;"));

    private LaneMistakes() {}
}
