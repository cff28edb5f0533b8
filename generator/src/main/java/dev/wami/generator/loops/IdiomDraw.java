package dev.wami.generator.loops;

import dev.wami.generator.Draw;
import dev.wami.generator.loops.SpaceDraw.Bounds;
import dev.wami.generator.loops.Statement.Form;
import dev.wami.generator.loops.Statement.Loop;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/**
 * Draws nests that do what programs often do, and what is seldom drawn otherwise: repeat, update, search, move, count.
 */
final class IdiomDraw {
    private final Draw draw;
    private final NestDraw nests;
    private final SpaceDraw spaces;
    private final List<Array> arrays;
    private final SubscriptDraw subscripts;
    private final ValueDraw values;

    /** @param arrays those that may be accessed, as they are when something is drawn */
    IdiomDraw(
            Draw draw,
            NestDraw nests,
            SpaceDraw spaces,
            List<Array> arrays,
            SubscriptDraw subscripts,
            ValueDraw values) {
        this.draw = draw;
        this.nests = nests;
        this.spaces = spaces;
        this.arrays = arrays;
        this.subscripts = subscripts;
        this.values = values;
    }

    /** @param depth how many loops may be in one another */
    List<Statement> draw(int depth, boolean raw) {
        int choice = draw.below(100);
        if (choice < 16) return List.of(repetitions(depth, raw));
        if (choice < 40) return updates(raw);
        if (choice < 48) return List.of(doubling(raw));
        if (choice < 63) return List.of(counted());
        if (choice < 78) return List.of(searches(depth, raw));
        return choice < 89 || !hasNarrow() ? moves(depth, raw) : List.of(narrow(raw));
    }

    // ---- bytes

    /** Whether there are arrays of bytes, or of 16 bits. */
    boolean hasNarrow() {
        return arrays.stream()
                .anyMatch(a -> !a.element().isFloat() && a.element().bits() < 32);
    }

    /** Elements of a row that are computed of narrower integers, in a loop with room for all the lanes of a vector. */
    Statement narrow(boolean raw) {
        Array array = subscripts.array();
        Element wide = draw.of(Element.I32, Element.I32, Element.I32, Element.I16, Element.I64);
        Bounds space = new Bounds(List.of(Index.of(0)), List.of(Index.of(draw.between(17, 40))));
        List<String> counters = spaces.enter(1);
        List<Index> at = new ArrayList<>(Collections.nCopies(array.rank(), Index.of(0)));
        if (array.rank() > 0) at.set(array.rank() - 1, Index.of(counters.get(0)));
        Statement store = new Statement.Store(array, at, values.ofNarrow(array.element(), wide));
        return spaces.leave(counters, List.of(space), raw ? Form.SCF : Form.AFFINE, List.of(store));
    }

    // ---- loops that end at different times, and loops that are twice as long each time

    /** Elements that each become what a loop of its own leaves. */
    private Statement repetitions(int depth, boolean raw) {
        Array array = subscripts.array();
        return elements(array, depth, raw, () -> values.repeated(array.element()));
    }

    /** Elements that each become what a search gives. */
    private Statement searches(int depth, boolean raw) {
        Array array = subscripts.array();
        return elements(array, depth, raw, () -> values.search(array.element()));
    }

    private Statement elements(Array array, int depth, boolean raw, Supplier<Value> value) {
        int rank = Math.min(depth, Math.max(1, array.rank()));
        List<Bounds> space = new ArrayList<>();
        for (int d = 0; d < rank; d++) space.add(spaces.bounds());
        List<String> counters = spaces.enter(rank);
        Statement store = new Statement.Store(array, subscripts.plain(array), value.get());
        return spaces.leave(counters, space, raw ? Form.SCF : Form.AFFINE, List.of(store));
    }

    /** Two loops that update elements of integers twice, in one way or in two; none where there are no integers. */
    private List<Statement> updates(boolean raw) {
        List<Array> integers = new ArrayList<>(arrays);
        integers.removeIf(a -> a.element().isFloat() || a.rank() == 0);
        if (integers.isEmpty()) return List.of();
        Array array = draw.of(integers);
        List<Array> tables = new ArrayList<>(integers);
        tables.removeIf(a -> a.rank() < 2);
        if (draw.chance(70)) {
            Array table = tables.isEmpty() ? array : draw.of(tables);
            integers.removeIf(a -> a.element() != table.element());
            return List.of(updatesBeside(draw.of(integers), table, raw));
        }
        List<Bounds> space = List.of(draw.coin() ? spaces.constants() : spaces.bounds(), spaces.constants());
        List<String> counters = spaces.enter(2);
        List<Index> at = new ArrayList<>();
        Index outer = Index.of(counters.get(0));
        Index inner = Index.of(counters.get(1));
        for (int d = 0; d < array.rank(); d++) at.add(draw.of(outer, inner, outer.plus(inner), Index.of(0)));
        List<Statement> body = new ArrayList<>();
        String operation = draw.of(array.element().operations());
        for (int i = 0; i < 2; i++) {
            Value added = values.load(array.element());
            body.add(new Statement.Store(array, at, new Value.Binary(operation, new Value.Load(array, at), added)));
            if (draw.coin()) operation = draw.of(array.element().operations());
        }
        return List.of(spaces.leave(counters, space, raw ? Form.SCF : Form.AFFINE, body));
    }

    /** An update in front of a loop, and one in it by the elements of a table, in columns if it has some. */
    private Statement updatesBeside(Array array, Array table, boolean raw) {
        Form form = raw ? Form.SCF : Form.AFFINE;
        Element type = array.element();
        String first = nests.counter();
        Index outer = Index.of(first);
        nests.enter(first);
        List<Index> at = new ArrayList<>(Collections.nCopies(array.rank(), draw.of(outer, Index.of(0))));
        at.set(at.size() - 1, outer);
        String operation = draw.of(type.operations());
        Value before = new Value.Binary(operation, new Value.Load(array, at), values.load(type));
        String second = nests.counter();
        nests.enter(second);
        List<Index> column = new ArrayList<>(Collections.nCopies(table.rank(), outer));
        column.set(Math.max(0, table.rank() - 2), Index.of(second));
        Value term = new Value.Load(table, column);
        if (draw.coin()) operation = draw.of(type.operations());
        Value inside = new Value.Binary(operation, new Value.Load(array, at), term);
        List<Statement> added = List.of(new Statement.Store(array, at, inside));
        Statement inner = spaces.leave(List.of(second), List.of(spaces.constants()), form, added);
        List<Statement> body = List.of(new Statement.Store(array, at, before), inner);
        return spaces.leave(List.of(first), List.of(spaces.bounds()), form, body);
    }

    /** An inner loop of 2 to the power of the outer counter, or an index more. */
    private Statement doubling(boolean raw) {
        Form form = raw ? Form.SCF : Form.AFFINE;
        String outer = nests.counter();
        nests.enter(outer);
        String inner = nests.counter();
        nests.enter(inner);
        List<Statement> body = List.of(nests.store());
        nests.leave(inner);
        Index length = new Index.Power(Index.of(outer));
        boolean shifted = draw.chance(30);
        Index start = shifted ? length : Index.of(0);
        Index end = shifted ? length.plus(draw.between(1, 4)) : length;
        Statement loop = new Loop(inner, List.of(start), List.of(end), draw.of(1, 1, 2), Form.SCF, List.of(), body);
        nests.leave(outer);
        return new Loop(
                outer, List.of(Index.of(0)), List.of(Index.of(draw.between(2, 4))), 1, form, List.of(), List.of(loop));
    }

    // ---- elements that are moved to other places of the same array, or copied to another one

    private List<Statement> moves(int depth, boolean raw) {
        List<Array> rows = new ArrayList<>(arrays);
        rows.removeIf(a -> a.rank() == 0);
        if (rows.isEmpty()) return List.of();
        List<Array> bytes = new ArrayList<>(rows);
        bytes.removeIf(a -> a.element() != Element.I8);
        Array array = draw.of(bytes.isEmpty() || draw.chance(30) ? rows : bytes);
        int loops = draw.coin() ? 1 : Math.min(depth, array.rank());
        List<Bounds> space = new ArrayList<>();
        for (int d = 0; d < loops; d++) space.add(spaces.bounds());
        List<String> counters = spaces.enter(loops);
        List<Index> from = new ArrayList<>(Collections.nCopies(array.rank() - loops, Index.of(draw.below(3))));
        from.addAll(SpaceDraw.at(counters));
        List<Index> to = new ArrayList<>(from);
        int moved = draw.chance(75) ? from.size() - 1 : draw.below(from.size());
        to.set(moved, from.get(moved).plus(draw.of(-2, -1, 1, 1, 2, 3, 4, 5)));
        Value element = new Value.Load(draw.chance(70) ? array : likeOf(array), from);
        Form form = raw ? Form.SCF : draw.of(Form.AFFINE, Form.SCF);
        return List.of(spaces.leave(counters, space, form, List.of(new Statement.Store(array, to, element))));
    }

    // ---- an scf.for that counts for one subscript only, or to the least of a number and a parameter: sets, or copies

    private Array likeOf(Array array) {
        List<Array> like = new ArrayList<>(arrays);
        like.removeIf(a -> a.element() != array.element() || a.rank() != array.rank());
        return draw.of(like);
    }

    private Statement counted() {
        Array array = subscripts.array();
        List<Index> at = new ArrayList<>(Collections.nCopies(array.rank(), Index.of(draw.below(3))));
        String counter = nests.counter();
        if (!at.isEmpty()) {
            Index i = Index.of(counter);
            at.set(at.size() - 1, draw.chance(25) ? i.times(draw.of(2, 3)) : i.plus(draw.between(0, 3)));
        }
        Value value = new Value.Literal(array.element(), draw.bits());
        if (!at.isEmpty() && draw.coin()) value = new Value.Load(likeOf(array), subscripts.apart(at));
        Bounds b = spaces.constants();
        List<Index> upper = new ArrayList<>(b.upper());
        if (draw.coin()) upper.add(Index.of(subscripts.anyParameter()));
        Statement store = new Statement.Store(array, at, value);
        return new Loop(counter, b.lower(), upper, draw.of(1, 1, 2), Form.SCF, List.of(), List.of(store));
    }
}
