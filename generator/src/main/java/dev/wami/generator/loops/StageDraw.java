package dev.wami.generator.loops;

import dev.wami.generator.Draw;
import dev.wami.generator.loops.Statement.Form;
import dev.wami.generator.loops.Statement.Loop;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Draws nests that go together: one fills an array that another one uses, a wavefront, parallel loops one behind the
 * other. Other programs seldom are such that loops can be fused or skewed, or arrays contracted.
 */
final class StageDraw {
    private final Draw draw;
    private final NestDraw nests;
    private final List<Array> arrays;
    private final SubscriptDraw subscripts;
    private final ValueDraw values;
    private final List<String> parameters;
    private final int greatest;
    private final RowDraw rows;

    /**
     * @param arrays those that may be accessed, as they are when something is drawn
     * @param greatest the greatest parameter
     */
    StageDraw(
            Draw draw,
            NestDraw nests,
            List<Array> arrays,
            SubscriptDraw subscripts,
            ValueDraw values,
            List<String> parameters,
            int greatest) {
        this.draw = draw;
        this.nests = nests;
        this.arrays = arrays;
        this.subscripts = subscripts;
        this.values = values;
        this.parameters = parameters;
        this.greatest = greatest;
        rows = new RowDraw(draw, nests, subscripts, values, parameters);
    }

    /** @param depth how many loops may be in one another, but for one around all and one of a sum */
    List<Statement> draw(int depth, boolean raw) {
        int choice = draw.below(100);
        if (choice < 43) return List.of(stages(depth, raw));
        if (choice < 50) return List.of(rows.draw(raw));
        if (choice < 65) return wavefront(raw);
        if (choice < 80) return parallels();
        if (choice < 86) return List.of(repetitions(depth, raw));
        if (choice < 91) return updates(raw);
        return List.of(choice < 95 ? doubling(raw) : counted());
    }

    private record Bounds(List<Index> lower, List<Index> upper) {
        Bounds inside() {
            return new Bounds(
                    lower.stream().map(i -> i.plus(1)).toList(),
                    upper.stream().map(i -> i.plus(-1)).toList());
        }
    }

    private Bounds bounds() {
        if (draw.chance(40)) return constants();
        List<Index> lower = nests.lower();
        return new Bounds(lower, nests.upper(lower));
    }

    private Bounds constants() {
        return new Bounds(
                List.of(Index.of(draw.below(3))), List.of(Index.of(draw.between(greatest / 2, greatest + 2))));
    }

    // ---- what one nest fills and another one uses

    private Statement stages(int depth, boolean raw) {
        Form form = raw ? Form.SCF : Form.AFFINE;
        int rank = draw.between(1, depth);
        Array between = nests.scratch(values.anyType(), rank);
        List<Bounds> space = new ArrayList<>();
        for (int d = 0; d < rank; d++) space.add(bounds());
        boolean onStack = draw.chance(30);
        String sweep = draw.chance(35) ? nests.counter() : "";
        if (!sweep.isEmpty()) nests.enter(sweep);
        List<Statement> body = new ArrayList<>();
        if (draw.chance(40)) {
            body.add(together(between, space, form, sweep));
        } else {
            body.add(fill(between, space, form));
            for (int uses = draw.of(1, 1, 2); uses > 0; uses--) body.add(use(between, space, form));
        }
        if (sweep.isEmpty()) return new Statement.Scratch(between, onStack, false, body);
        nests.leave(sweep);
        List<Index> start = List.of(Index.of(0));
        List<Index> end = List.of(Index.of(draw.between(1, 3)));
        boolean inside = draw.coin() && body.size() > 1;
        if (inside) {
            List<Statement> own = List.of(new Statement.Scratch(between, onStack, false, body));
            return new Loop(sweep, start, end, 1, form, List.of(), own);
        }
        List<Statement> all = List.of(new Loop(sweep, start, end, 1, form, List.of(), body));
        return new Statement.Scratch(between, onStack, false, all);
    }

    private List<Index> at(List<String> counters) {
        List<Index> out = new ArrayList<>();
        for (String c : counters) out.add(Index.of(c));
        return out;
    }

    private List<String> enter(int rank) {
        List<String> out = new ArrayList<>();
        for (int d = 0; d < rank; d++) {
            out.add(nests.counter());
            nests.enter(out.get(d));
        }
        return out;
    }

    private Statement leave(List<String> counters, List<Bounds> space, Form form, List<Statement> contents) {
        List<Statement> body = contents;
        for (int d = counters.size() - 1; d >= 0; d--) {
            nests.leave(counters.get(d));
            Bounds b = space.get(d);
            body = List.of(new Loop(counters.get(d), b.lower(), b.upper(), 1, form, List.of(), body));
        }
        return body.get(0);
    }

    private Statement fill(Array array, List<Bounds> space, Form form) {
        List<String> counters = enter(array.rank());
        return leave(counters, space, form, filling(array, at(counters), form));
    }

    /** A store to the element, or a sum. */
    private List<Statement> filling(Array array, List<Index> at, Form form) {
        Element type = array.element();
        if (!draw.chance(35)) return List.of(new Statement.Store(array, at, values.draw(type, draw.between(0, 2))));
        Statement first = new Statement.Store(array, at, new Value.Literal(type, draw.bits()));
        String counter = nests.counter();
        nests.enter(counter);
        Value sum = new Value.Binary(draw.of(type.operations()), new Value.Load(array, at), values.load(type));
        nests.leave(counter);
        List<Index> end = List.of(Index.of(draw.between(0, 3)));
        Statement added = new Statement.Store(array, at, sum);
        return List.of(first, new Loop(counter, List.of(Index.of(0)), end, 1, form, List.of(), List.of(added)));
    }

    private Statement use(Array array, List<Bounds> space, Form form) {
        List<String> counters = enter(array.rank());
        boolean neighbours = draw.chance(30);
        List<Bounds> own = neighbours ? space.stream().map(Bounds::inside).toList() : space;
        List<Statement> body = new ArrayList<>(List.of(using(array, at(counters), neighbours)));
        if (draw.chance(30)) body.add(draw.coin() ? nests.store() : using(array, at(counters), neighbours));
        return leave(counters, own, form, body);
    }

    private Statement using(Array array, List<Index> at, boolean neighbours) {
        List<Index> where = new ArrayList<>();
        for (Index i : at) where.add(neighbours ? i.plus(draw.between(-1, 1)) : i);
        Value one = new Value.Load(array, where);
        Array target = subscripts.array();
        Element type = target.element();
        Value converted =
                array.element() == type ? one : fits(array.element(), type) ? new Value.Cast(one, type) : null;
        Value other = values.draw(type, 1);
        Value value = converted == null ? other : new Value.Binary(draw.of(type.operations()), converted, other);
        return new Statement.Store(target, subscripts.subscripts(target), value);
    }

    private static boolean fits(Element from, Element to) {
        return !from.isFloat() || to.isFloat();
    }

    /** Both in one nest; with the sweep around it, what is used may be of the one before. */
    private Statement together(Array array, List<Bounds> space, Form form, String sweep) {
        String outer = nests.counter();
        nests.enter(outer);
        List<Statement> body = new ArrayList<>();
        List<String> inner = enter(array.rank() - 1);
        List<Index> at = new ArrayList<>(List.of(Index.of(outer)));
        at.addAll(at(inner));
        List<Bounds> rest = space.subList(1, space.size());
        boolean carriedOver = !sweep.isEmpty() && draw.chance(40);
        if (carriedOver) {
            // only the first sweep fills; then an element is what the sweep before made of it
            Value start = new Value.Literal(array.element(), draw.bits());
            Condition first = new Condition(List.of(new Condition.Part(Index.of(sweep), true)));
            body.add(new Statement.When(first, List.of(new Statement.Store(array, at, start)), List.of()));
            body.add(using(array, at, false));
            Value next = new Value.Binary(
                    draw.of(array.element().operations()), new Value.Load(array, at), values.load(array.element()));
            body.add(new Statement.Store(array, at, next));
            Statement all = inner.isEmpty() ? null : leave(inner, rest, form, body);
            return around(outer, space.get(0), form, all == null ? body : List.of(all));
        }
        List<Statement> filling = filling(array, at, form);
        List<Statement> out = new ArrayList<>(inner.isEmpty() ? filling : List.of(leave(inner, rest, form, filling)));
        List<String> again = enter(array.rank() - 1);
        List<Index> used = new ArrayList<>(List.of(Index.of(outer)));
        used.addAll(at(again));
        List<Statement> using = List.of(using(array, used, false));
        out.addAll(again.isEmpty() ? using : List.of(leave(again, rest, form, using)));
        if (array.rank() == 1 && draw.chance(40)) out.add(before(array, outer, space.get(0)));
        return around(outer, space.get(0), form, out);
    }

    /** Uses what an iteration or two before filled, where there was one. */
    private Statement before(Array array, String counter, Bounds b) {
        int distance = draw.between(1, 2);
        List<Condition.Part> ran = new ArrayList<>();
        for (Index l : b.lower()) {
            ran.add(new Condition.Part(Index.of(counter).plus(l.times(-1)).plus(-distance), false));
        }
        Statement using = using(array, List.of(Index.of(counter).plus(-distance)), false);
        return new Statement.When(new Condition(List.copyOf(ran)), List.of(using), List.of());
    }

    private Statement around(String counter, Bounds b, Form form, List<Statement> body) {
        nests.leave(counter);
        return new Loop(counter, b.lower(), b.upper(), 1, form, List.of(), body);
    }

    // ---- a wavefront

    /** Each element is made of those above it and beside it; none where there is no array of two dimensions. */
    private List<Statement> wavefront(boolean raw) {
        List<Array> square = new ArrayList<>(arrays);
        square.removeIf(a -> a.rank() != 2);
        if (square.isEmpty()) return List.of();
        Array array = draw.of(square);
        Element type = array.element();
        List<Bounds> space = draw.chance(80) ? List.of(constants(), constants()) : List.of(bounds(), bounds());
        List<String> counters = enter(2);
        Index i = Index.of(counters.get(0));
        Index j = Index.of(counters.get(1));
        Value above = new Value.Load(array, List.of(i.plus(-1), j.plus(draw.of(-1, 0, 0, 0, 1, 1, 2))));
        Value beside = new Value.Load(array, List.of(i, j.plus(-1)));
        Value both = new Value.Binary(draw.of(type.operations()), above, beside);
        Value value = draw.coin() ? both : new Value.Binary(draw.of(type.operations()), both, values.load(type));
        Statement store = new Statement.Store(array, List.of(i, j), value);
        return List.of(leave(counters, space, raw ? Form.SCF : Form.AFFINE, List.of(store)));
    }

    // ---- loops that end at different times, and loops that are twice as long each time

    /** Elements that each become what a loop of its own leaves. */
    private Statement repetitions(int depth, boolean raw) {
        Array array = subscripts.array();
        int rank = Math.min(depth, Math.max(1, array.rank()));
        List<Bounds> space = new ArrayList<>();
        for (int d = 0; d < rank; d++) space.add(bounds());
        List<String> counters = enter(rank);
        Statement store = new Statement.Store(array, subscripts.plain(array), values.repeated(array.element()));
        return leave(counters, space, raw ? Form.SCF : Form.AFFINE, List.of(store));
    }

    /** Two loops that update an element of integers twice, in one way or in two; none where there are no integers. */
    private List<Statement> updates(boolean raw) {
        List<Array> integers = new ArrayList<>(arrays);
        integers.removeIf(a -> a.element().isFloat() || a.rank() == 0);
        if (integers.isEmpty()) return List.of();
        Array array = draw.of(integers);
        List<Bounds> space = List.of(draw.coin() ? constants() : bounds(), constants());
        List<String> counters = enter(2);
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
        return List.of(leave(counters, space, raw ? Form.SCF : Form.AFFINE, body));
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

    // ---- parallel loops

    /** Two loops of the same bounds, often. */
    private List<Statement> parallels() {
        Bounds first = bounds();
        if (draw.chance(30)) {
            first = new Bounds(first.lower(), List.of(Index.of(greatest / 2), Index.of(draw.of(parameters))));
        }
        Bounds second = draw.chance(75) ? first : bounds();
        long step = draw.chance(85) ? 1 : 2;
        List<Statement> out = new ArrayList<>();
        for (Bounds b : List.of(first, second)) {
            Statement loop = parallel(b, step);
            if (loop != null) out.add(loop);
        }
        return out;
    }

    /** Each iteration has a row of one array for itself, and loads it and arrays that have no memory of it. */
    private @Nullable Statement parallel(Bounds b, long step) {
        List<Array> stored = new ArrayList<>(arrays);
        stored.removeIf(a -> a.rank() == 0);
        if (stored.isEmpty()) return null;
        Array target = draw.of(stored);
        List<Array> all = List.copyOf(arrays);
        arrays.removeIf(a -> mayShare(a, target));
        if (arrays.isEmpty()) {
            arrays.addAll(all);
            return null;
        }
        String counter = nests.counter();
        nests.enter(counter);
        List<Index> at = new ArrayList<>(Collections.nCopies(target.rank(), Index.of(draw.below(3))));
        at.set(draw.below(at.size()), Index.of(counter));
        Element type = target.element();
        Value value = new Value.Binary(draw.of(type.operations()), new Value.Load(target, at), values.draw(type, 1));
        nests.leave(counter);
        arrays.clear();
        arrays.addAll(all);
        List<Statement> body = List.of(new Statement.Store(target, at, value));
        return new Loop(counter, b.lower(), b.upper(), step, Form.PARALLEL, List.of(), body);
    }

    private static boolean mayShare(Array a, Array b) {
        return a.name().equals(b.name())
                || a.name().equals(b.partner())
                || b.name().equals(a.partner())
                || a.partner() != null && a.partner().equals(b.partner());
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
        Bounds b = constants();
        List<Index> upper = new ArrayList<>(b.upper());
        if (draw.coin()) upper.add(Index.of(draw.of(parameters)));
        Statement store = new Statement.Store(array, at, value);
        return new Loop(counter, b.lower(), upper, draw.of(1, 1, 2), Form.SCF, List.of(), List.of(store));
    }
}
