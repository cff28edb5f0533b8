package dev.wami.generator.loops;

import dev.wami.generator.Draw;
import dev.wami.generator.loops.SpaceDraw.Bounds;
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
    private final SpaceDraw spaces;
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
            SpaceDraw spaces,
            List<Array> arrays,
            SubscriptDraw subscripts,
            ValueDraw values,
            List<String> parameters,
            int greatest) {
        this.draw = draw;
        this.nests = nests;
        this.spaces = spaces;
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
        if (choice < 52) return stages(depth, raw);
        if (choice < 62) return List.of(rows.draw(raw));
        return choice < 81 ? wavefront(raw) : parallels();
    }

    // ---- what one nest fills and another one uses

    private List<Statement> stages(int depth, boolean raw) {
        Form form = raw ? Form.SCF : Form.AFFINE;
        List<Array> known = new ArrayList<>(arrays);
        known.removeIf(a -> a.rank() == 0 || a.rank() > depth);
        List<Array> all = List.copyOf(arrays);
        boolean isKnown = !known.isEmpty() && draw.chance(50);
        int rank = draw.between(1, depth);
        Array between = isKnown ? draw.of(known) : nests.scratch(values.anyType(), rank);
        rank = between.rank();
        // the nests do other things with other arrays
        arrays.removeIf(between::equals);
        if (arrays.isEmpty()) arrays.addAll(all);
        List<Bounds> space = new ArrayList<>();
        for (int d = 0; d < rank; d++) space.add(spaces.bounds());
        boolean onStack = draw.chance(30);
        String sweep = draw.chance(35) ? nests.counter() : "";
        if (!sweep.isEmpty()) nests.enter(sweep);
        List<Statement> body = new ArrayList<>();
        if (!isKnown && draw.chance(40)) {
            body.add(together(between, space, form, sweep));
        } else {
            body.add(fill(between, space, form));
            for (int uses = draw.of(1, 1, 2); uses > 0; uses--) body.add(use(between, space, form, isKnown));
        }
        arrays.clear();
        arrays.addAll(all);
        if (sweep.isEmpty()) return isKnown ? body : List.of(new Statement.Scratch(between, onStack, false, body));
        nests.leave(sweep);
        List<Index> start = List.of(Index.of(0));
        List<Index> end = List.of(Index.of(draw.between(1, 3)));
        boolean inside = draw.coin() && body.size() > 1;
        if (inside && !isKnown) {
            List<Statement> own = List.of(new Statement.Scratch(between, onStack, false, body));
            return List.of(new Loop(sweep, start, end, 1, form, List.of(), own));
        }
        List<Statement> swept = List.of(new Loop(sweep, start, end, 1, form, List.of(), body));
        return isKnown ? swept : List.of(new Statement.Scratch(between, onStack, false, swept));
    }

    private Statement fill(Array array, List<Bounds> space, Form form) {
        List<String> counters = spaces.enter(array.rank());
        return spaces.leave(counters, space, form, filling(array, SpaceDraw.at(counters), form));
    }

    /** A store to the element, and rarely to another one, too, the next or one that is not used; or a sum. */
    private List<Statement> filling(Array array, List<Index> at, Form form) {
        Element type = array.element();
        if (!draw.chance(35)) {
            Statement store = new Statement.Store(array, at, values.draw(type, draw.between(0, 2)));
            if (!draw.chance(12)) return List.of(store);
            List<Index> next = new ArrayList<>(at);
            int d = draw.below(at.size());
            next.set(d, at.get(d).plus(draw.of(1, 40)));
            return List.of(store, new Statement.Store(array, next, values.draw(type, draw.between(0, 1))));
        }
        Statement first = new Statement.Store(array, at, new Value.Literal(type, draw.bits()));
        String counter = nests.counter();
        nests.enter(counter);
        Value sum = new Value.Binary(draw.of(type.operations()), new Value.Load(array, at), values.load(type));
        nests.leave(counter);
        List<Index> end = List.of(Index.of(draw.between(0, 3)));
        Statement added = new Statement.Store(array, at, sum);
        return List.of(first, new Loop(counter, List.of(Index.of(0)), end, 1, form, List.of(), List.of(added)));
    }

    /** @param isKnown whether there is something in elements that are not filled, too */
    private Statement use(Array array, List<Bounds> space, Form form, boolean isKnown) {
        List<String> counters = spaces.enter(array.rank());
        boolean neighbours = draw.chance(30);
        boolean inside = neighbours || isKnown && draw.chance(70);
        List<Bounds> own = inside ? space.stream().map(Bounds::inside).toList() : space;
        boolean withEdge = isKnown && draw.chance(70);
        Value one = new Value.Load(array, around(SpaceDraw.at(counters), neighbours));
        if (withEdge) {
            Value edge = new Value.Load(array, edge(SpaceDraw.at(counters), space));
            one = new Value.Binary(draw.of(array.element().operations()), one, edge);
        }
        List<Statement> body = new ArrayList<>(List.of(using(one)));
        if (draw.chance(30)) body.add(draw.coin() ? nests.store() : using(array, SpaceDraw.at(counters), neighbours));
        return spaces.leave(counters, own, form, body);
    }

    private List<Index> around(List<Index> at, boolean neighbours) {
        List<Index> out = new ArrayList<>();
        for (Index i : at) out.add(neighbours ? i.plus(draw.between(-1, 1)) : i);
        return out;
    }

    /** One next to what is in the space. */
    private List<Index> edge(List<Index> at, List<Bounds> space) {
        List<Index> out = new ArrayList<>(at);
        int d = draw.below(at.size());
        Bounds b = space.get(d);
        out.set(d, draw.coin() ? b.lower().get(0).plus(-1) : b.upper().get(0));
        return out;
    }

    private Statement using(Array array, List<Index> at, boolean neighbours) {
        return using(new Value.Load(array, around(at, neighbours)));
    }

    private Statement using(Value one) {
        Array target = subscripts.array();
        Element type = target.element();
        Value converted = one.type() == type ? one : fits(one.type(), type) ? new Value.Cast(one, type) : null;
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
        List<String> inner = spaces.enter(array.rank() - 1);
        List<Index> at = new ArrayList<>(List.of(Index.of(outer)));
        at.addAll(SpaceDraw.at(inner));
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
            Statement all = inner.isEmpty() ? null : spaces.leave(inner, rest, form, body);
            return around(outer, space.get(0), form, all == null ? body : List.of(all));
        }
        List<Statement> filling = filling(array, at, form);
        List<Statement> out =
                new ArrayList<>(inner.isEmpty() ? filling : List.of(spaces.leave(inner, rest, form, filling)));
        List<String> again = spaces.enter(array.rank() - 1);
        List<Index> used = new ArrayList<>(List.of(Index.of(outer)));
        used.addAll(SpaceDraw.at(again));
        List<Statement> using = List.of(using(array, used, false));
        out.addAll(again.isEmpty() ? using : List.of(spaces.leave(again, rest, form, using)));
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
        List<Bounds> space = draw.chance(80)
                ? List.of(spaces.constants(), spaces.constants())
                : List.of(spaces.bounds(), spaces.bounds());
        List<String> counters = spaces.enter(2);
        Index i = Index.of(counters.get(0));
        Index j = Index.of(counters.get(1));
        Value above = new Value.Load(array, List.of(i.plus(-1), j.plus(draw.of(-1, 0, 0, 0, 1, 1, 2))));
        Value beside = new Value.Load(array, List.of(i, j.plus(-1)));
        Value both = new Value.Binary(draw.of(type.operations()), above, beside);
        Value value = draw.coin() ? both : new Value.Binary(draw.of(type.operations()), both, values.load(type));
        Statement store = new Statement.Store(array, List.of(i, j), value);
        return List.of(spaces.leave(counters, space, raw ? Form.SCF : Form.AFFINE, List.of(store)));
    }

    // ---- parallel loops

    /** Two loops of the same bounds, often. */
    private List<Statement> parallels() {
        Bounds first = draw.coin() ? spaces.constants() : spaces.bounds();
        if (draw.chance(15)) {
            first = new Bounds(first.lower(), List.of(Index.of(greatest / 2), Index.of(draw.of(parameters))));
        }
        Bounds second = draw.chance(85) ? first : spaces.bounds();
        long step = draw.chance(85) ? 1 : 2;
        List<Statement> out = new ArrayList<>();
        Array own = draw.chance(40) ? nests.scratch(values.anyType(), 1) : null;
        Array last = own != null || draw.chance(70) ? target() : null;
        List<Array> all = List.copyOf(arrays);
        // the first loop does nothing with what the second stores
        if (last != null) arrays.removeIf(a -> mayShare(a, last));
        if (arrays.isEmpty()) arrays.addAll(all);
        Loop one = parallel(first, step, own, null);
        arrays.clear();
        arrays.addAll(all);
        if (one == null) return out;
        out.add(one);
        Statement.Store before = (Statement.Store) one.body().get(0);
        boolean needed = last != null
                && !mayShare(last, before.array())
                && fits(before.array().element(), last.element());
        Loop two = parallel(second, step, needed ? last : null, needed ? before : null);
        if (two != null) out.add(two);
        return own == null ? out : List.of(new Statement.Scratch(own, draw.coin(), true, out));
    }

    /**
     * Each iteration has a row of one array for itself, and loads it and arrays that have no memory of it.
     *
     * @param own the array that is stored; null for any
     * @param needed what of the loop before is loaded about there where that one stores it; or null
     */
    private @Nullable Loop parallel(Bounds b, long step, @Nullable Array own, Statement.@Nullable Store needed) {
        Array target = own == null ? target() : own;
        if (target == null) return null;
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
        Value other = needed == null ? values.draw(type, 1) : about(needed, counter, b);
        if (other.type() != type) other = new Value.Cast(other, type);
        Value value = new Value.Binary(draw.of(type.operations()), new Value.Load(target, at), other);
        nests.leave(counter);
        arrays.clear();
        arrays.addAll(all);
        List<Statement> body = List.of(new Statement.Store(target, at, value));
        return new Loop(counter, b.lower(), b.upper(), step, Form.PARALLEL, List.of(), body);
    }

    private @Nullable Array target() {
        List<Array> stored = new ArrayList<>(arrays);
        stored.removeIf(a -> a.rank() == 0);
        return stored.isEmpty() ? null : draw.of(stored);
    }

    /** An element that some iteration of the other loop stores: the first one, or one next to this. */
    private Value about(Statement.Store store, String counter, Bounds b) {
        List<Index> at = new ArrayList<>(store.at());
        for (int d = 0; d < at.size(); d++) {
            if (!(at.get(d) instanceof Index.Variable)) continue;
            Index next = Index.of(counter).plus(draw.of(-2, -1, -1, 0, 1, 1, 2));
            at.set(d, draw.coin() ? b.lower().get(0) : next);
        }
        return new Value.Load(store.array(), at);
    }

    private static boolean mayShare(Array a, Array b) {
        return a.name().equals(b.name())
                || a.name().equals(b.partner())
                || b.name().equals(a.partner())
                || a.partner() != null && a.partner().equals(b.partner());
    }
}
