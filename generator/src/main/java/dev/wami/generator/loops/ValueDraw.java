package dev.wami.generator.loops;

import dev.wami.generator.Draw;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Draws what is computed. */
final class ValueDraw {
    private final Draw draw;
    private final SubscriptDraw subscripts;
    private final NarrowDraw narrow;
    /** What the loops around, and statements before, have named. */
    private final List<Value.Named> named = new ArrayList<>();

    private final Deque<Integer> scopes = new ArrayDeque<>();
    private int repetitions;

    ValueDraw(Draw draw, SubscriptDraw subscripts) {
        this.draw = draw;
        this.subscripts = subscripts;
        this.narrow = new NarrowDraw(draw, subscripts);
    }

    void enter() {
        scopes.push(named.size());
    }

    void leave() {
        int outer = scopes.pop();
        named.subList(outer, named.size()).clear();
    }

    void name(String name, Element type) {
        named.add(new Value.Named(name, type));
    }

    /** The type of some array. */
    Element anyType() {
        return subscripts.array().element();
    }

    Value draw(Element type, int depth) {
        if (depth == 0) return leaf(type);
        int choice = draw.below(100);
        if (choice < 70) {
            return new Value.Binary(draw.of(type.operations()), draw(type, depth - 1), draw(type, depth - 1));
        }
        if (choice < 76) return new Value.Negated(draw(type, depth - 1));
        if (choice < 84) {
            Element compared = anyType();
            return new Value.Choice(draw.chance(60), leaf(compared), leaf(compared), draw(type, depth - 1), leaf(type));
        }
        if (choice < 89) return new Value.Guarded(condition(), draw(type, depth - 1), leaf(type));
        if (choice < 92 && type.isFloat()) return new Value.Binary("arith.divf", leaf(type), draw(type, depth - 1));
        if (choice < 94) return repeated(type);
        if (choice < 96) return levelled(type, depth);
        return leaf(type);
    }

    /** One of two, by a number that conditionals in one another give, compared with another one. */
    private Value levelled(Element type, int depth) {
        Value number = level(draw.between(1, 3));
        Value limit = new Value.Literal(Element.I32, draw.bits());
        boolean less = draw.coin();
        return new Value.Choice(
                draw.coin(), less ? number : limit, less ? limit : number, draw(type, depth - 1), leaf(type));
    }

    private Value level(int depth) {
        if (depth == 0) return draw.chance(80) ? new Value.Literal(Element.I32, draw.bits()) : leaf(Element.I32);
        Element compared = anyType();
        Value deeper = level(depth - 1);
        Value here = new Value.Literal(Element.I32, draw.bits());
        boolean first = draw.coin();
        return new Value.Choice(
                draw.chance(30), leaf(compared), leaf(compared), first ? deeper : here, first ? here : deeper);
    }

    /** An element of a narrower integer made one of {@code wide}. */
    Value widened(Element wide) {
        return narrow.hasFor(wide) ? narrow.of(wide, 0) : load(wide);
    }

    /**
     * Something of type {@code type} that is computed of narrower integers in {@code wide}; just an element where there
     * are none.
     */
    Value ofNarrow(Element type, Element wide) {
        if (!narrow.hasFor(wide)) return load(type);
        Value v = narrow.of(wide, draw.between(1, 3));
        // a fixed point product, a mean
        if (type.bits() < wide.bits() && draw.chance(30)) v = narrow.shifted(v, wide);
        return type == wide ? v : new Value.Cast(v, type, draw.coin());
    }

    /** What becomes of something in a loop that ends when it is large enough; or after how many steps that is. */
    Value repeated(Element type) {
        boolean counts = draw.chance(30);
        Element own = counts ? anyType() : type;
        String name = "w" + repetitions++;
        Value init = leaf(own);
        Value limit = leaf(own);
        enter();
        name(name, own);
        Value self = new Value.Named(name, own);
        Value next = new Value.Binary(draw.of(own.operations()), self, draw(own, draw.of(0, 0, 1)));
        if (draw.chance(30)) next = new Value.Binary(draw.of(own.operations()), next, self);
        leave();
        Value out = new Value.Repeated(name, init, next, limit, draw.between(1, 6), counts);
        return counts && type != Element.I32 ? new Value.Cast(out, type) : out;
    }

    /** Where in a row an element is that is like another value, from some counter on. */
    Value search(Element type) {
        List<Array> rows = new ArrayList<>(subscripts.arrays());
        rows.removeIf(a -> a.rank() == 0);
        if (rows.isEmpty() || !type.isFloat() && type.bits() < 32) return leaf(type);
        Array array = draw.of(rows);
        String name = "k" + repetitions++;
        List<Index> at = new ArrayList<>(subscripts.subscripts(array));
        at.set(draw.chance(75) ? at.size() - 1 : draw.below(at.size()), Index.of(name));
        Index start = draw.chance(70) ? Index.of(subscripts.anyVariable()) : Index.of(draw.below(3));
        Index end = Index.of(subscripts.anyParameter()).plus(draw.between(-1, 2));
        Value out = new Value.Search(name, array, at, start, end, leaf(array.element()), draw.coin());
        return type == Element.I32 ? out : new Value.Cast(out, type);
    }

    private Value leaf(Element type) {
        int choice = draw.below(100);
        if (choice < 12) {
            List<Value.Named> fitting = new ArrayList<>(named);
            fitting.removeIf(n -> n.type() != type);
            if (!fitting.isEmpty()) return draw.of(fitting);
        }
        if (choice < 17) return new Value.Literal(type, draw.bits());
        if (choice < 24) {
            Value number = new Value.Number(Index.of(subscripts.anyVariable()).plus(draw.between(-1, 1)), type);
            if (choice < 20 || type.isFloat()) return number;
            // as numbers that look random are often made
            return new Value.Binary("arith.muli", number, new Value.Literal(type, draw.bits()));
        }
        if (choice < 29 && LoopProgram.SCALARS.contains(type)) return new Value.Named("x_" + type.text(), type);
        return load(type);
    }

    /** An element of this type, or of another, converted. */
    Value load(Element type) {
        List<Array> fitting = new ArrayList<>(subscripts.arrays());
        boolean same = draw.chance(85);
        fitting.removeIf(a -> same ? a.element() != type : a.element().isFloat() && !type.isFloat());
        if (fitting.isEmpty()) return new Value.Literal(type, draw.bits());
        Array array = draw.of(fitting);
        Value.Load load = new Value.Load(array, subscripts.subscripts(array));
        return array.element() == type ? load : new Value.Cast(load, type);
    }

    /** {@code x >= y} or {@code x == y}, and rarely that twice. */
    Condition condition() {
        List<Condition.Part> parts = new ArrayList<>();
        do {
            Index x = Index.of(subscripts.anyVariable());
            Index y = draw.coin() ? Index.of(subscripts.anyVariable()) : Index.of(draw.between(-1, 4));
            if (draw.chance(12)) parts.add(new Condition.Part(new Index.Remainder(x, 2), true));
            else parts.add(new Condition.Part(x.plus(minus(y)), draw.chance(15)));
        } while (draw.chance(20));
        return new Condition(List.copyOf(parts));
    }

    private static Index minus(Index y) {
        return y instanceof Index.Constant c ? Index.of(-c.value()) : y.times(-1);
    }
}
