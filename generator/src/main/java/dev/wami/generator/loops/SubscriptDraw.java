package dev.wami.generator.loops;

import dev.wami.generator.Draw;
import java.util.ArrayList;
import java.util.List;

/** Draws subscripts of the loops around. */
final class SubscriptDraw {
    private final Draw draw;
    private final List<Array> arrays;
    private final List<String> parameters;
    private final List<String> counters;

    /** @param counters of the loops around, as they are when something is drawn */
    SubscriptDraw(Draw draw, List<Array> arrays, List<String> parameters, List<String> counters) {
        this.draw = draw;
        this.arrays = arrays;
        this.parameters = parameters;
        this.counters = counters;
    }

    Array array() {
        return draw.of(arrays);
    }

    List<Array> arrays() {
        return arrays;
    }

    String anyVariable() {
        return counters.isEmpty() || draw.chance(20) ? draw.of(parameters) : draw.of(counters);
    }

    String anyParameter() {
        return draw.of(parameters);
    }

    /** For most arrays each dimension by a counter of its own, the last by the innermost. */
    List<Index> subscripts(Array array) {
        List<String> free = new ArrayList<>(counters);
        List<Index> out = new ArrayList<>();
        boolean inOrder = draw.chance(70);
        for (int left = array.dynamic().size(); left > 0; left--) {
            if (free.isEmpty()) free.addAll(counters.isEmpty() ? parameters : counters);
            String counter = inOrder ? free.get(Math.max(0, free.size() - left)) : draw.of(free);
            free.remove(counter);
            out.add(subscript(Index.of(counter)));
        }
        return out;
    }

    /** The innermost counters in their order, or rarely with a number added. */
    List<Index> plain(Array array) {
        List<Index> out = new ArrayList<>();
        for (int left = array.dynamic().size(); left > 0; left--) {
            String counter = counters.get(Math.max(0, counters.size() - left));
            out.add(Index.of(counter).plus(draw.chance(85) ? 0 : draw.between(-1, 1)));
        }
        return out;
    }

    /** Each subscript by at most 2 more or less. */
    List<Index> apart(List<Index> at) {
        List<Index> out = new ArrayList<>();
        for (Index i : at) out.add(i.plus(draw.of(-2, -1, -1, 0, 0, 1, 1, 2)));
        return out;
    }

    /** One dimension a step back and another one a step on, or the other way around. */
    List<Index> across(List<Index> at) {
        List<Index> out = new ArrayList<>(at);
        int d = draw.below(at.size());
        int other = (d + draw.between(1, at.size() - 1)) % at.size();
        out.set(d, at.get(d).plus(-draw.of(1, 1, 2)));
        out.set(other, at.get(other).plus(draw.of(1, 1, 2)));
        return out;
    }

    private Index subscript(Index counter) {
        int choice = draw.below(100);
        if (choice < 45) return counter;
        if (choice < 65) return counter.plus(draw.of(-2, -1, -1, 1, 1, 2, 3));
        if (choice < 72) return counter.times(-1).plus(draw.coin() ? Index.of(draw.of(parameters)) : Index.of(5));
        if (choice < 78) return counter.times(draw.of(2, 2, 3)).plus(draw.between(-1, 2));
        if (choice < 84) return counter.plus(Index.of(anyVariable()));
        if (choice < 87) return counter.plus(Index.of(anyVariable()).times(-1));
        if (choice < 90) return counter.times(2).plus(Index.of(anyVariable()));
        if (choice < 93) return Index.of(draw.below(4));
        if (choice < 95) return Index.of(draw.of(parameters)).plus(-draw.below(3));
        if (choice < 97) return new Index.Remainder(counter.plus(draw.between(0, 2)), draw.of(2, 3, 4));
        if (choice < 99) return new Index.Quotient(counter.plus(draw.between(0, 1)), draw.of(2, 3));
        return new Index.Remainder(counter.plus(Index.of(anyVariable())), draw.of(3, 5));
    }

    /** The same element, one next to it in some dimension, or the one with two subscripts exchanged. */
    List<Index> near(List<Index> at) {
        List<Index> out = new ArrayList<>(at);
        if (at.isEmpty()) return out;
        int choice = draw.below(100);
        int d = draw.below(at.size());
        if (choice < 20) return out;
        if (choice < 30 && at.size() > 1) {
            int other = (d + 1) % at.size();
            out.set(d, at.get(other));
            out.set(other, at.get(d));
            return out;
        }
        out.set(d, at.get(d).plus(draw.of(-3, -2, -1, -1, -1, 1, 1, 1, 2, 4)));
        if (choice < 55 && at.size() > 1) {
            int other = (d + 1) % at.size();
            out.set(other, at.get(other).plus(draw.of(-1, 1)));
        }
        return out;
    }
}
