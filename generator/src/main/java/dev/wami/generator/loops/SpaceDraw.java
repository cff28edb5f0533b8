package dev.wami.generator.loops;

import dev.wami.generator.Draw;
import dev.wami.generator.loops.Statement.Form;
import dev.wami.generator.loops.Statement.Loop;
import java.util.ArrayList;
import java.util.List;

/** Draws spaces of iterations, and makes nests of loops over them. */
final class SpaceDraw {
    private final Draw draw;
    private final NestDraw nests;
    private final int greatest;

    /** @param greatest the greatest parameter */
    SpaceDraw(Draw draw, NestDraw nests, int greatest) {
        this.draw = draw;
        this.nests = nests;
        this.greatest = greatest;
    }

    record Bounds(List<Index> lower, List<Index> upper) {
        Bounds inside() {
            return new Bounds(
                    lower.stream().map(i -> i.plus(1)).toList(),
                    upper.stream().map(i -> i.plus(-1)).toList());
        }
    }

    /** Of one loop. */
    Bounds bounds() {
        if (draw.chance(40)) return constants();
        List<Index> lower = nests.lower();
        return new Bounds(lower, nests.upper(lower));
    }

    Bounds constants() {
        return new Bounds(
                List.of(Index.of(draw.below(3))), List.of(Index.of(draw.between(greatest / 2, greatest + 2))));
    }

    /** The subscripts that are these counters. */
    static List<Index> at(List<String> counters) {
        List<Index> out = new ArrayList<>();
        for (String c : counters) out.add(Index.of(c));
        return out;
    }

    /** Enters so many loops; their counters. */
    List<String> enter(int rank) {
        List<String> out = new ArrayList<>();
        for (int d = 0; d < rank; d++) {
            out.add(nests.counter());
            nests.enter(out.get(d));
        }
        return out;
    }

    /** Leaves them, with {@code contents} in the innermost one. */
    Statement leave(List<String> counters, List<Bounds> space, Form form, List<Statement> contents) {
        List<Statement> body = contents;
        for (int d = counters.size() - 1; d >= 0; d--) {
            nests.leave(counters.get(d));
            Bounds b = space.get(d);
            body = List.of(new Loop(counters.get(d), b.lower(), b.upper(), 1, form, List.of(), body));
        }
        return body.get(0);
    }
}
