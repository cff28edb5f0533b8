package dev.wami.generator.loops;

import dev.wami.generator.Draw;
import dev.wami.generator.loops.Statement.Carried;
import dev.wami.generator.loops.Statement.Form;
import dev.wami.generator.loops.Statement.Loop;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Draws nests of loops, their bounds and what is in them. */
final class NestDraw {
    private final Draw draw;
    private final List<String> parameters;
    private final int greatest;
    private final boolean raw;
    private final List<Value.Named> results;
    /** Those that may be accessed here. */
    private final List<Array> arrays;

    private final List<Array> scratch = new ArrayList<>();
    private final SubscriptDraw subscripts;
    private final ValueDraw values;
    /** Of the loops around, outermost first. */
    private final List<String> counters = new ArrayList<>();

    private final StageDraw stages;
    private final IdiomDraw idioms;
    private final GroupDraw groups;
    private int loops;
    private int names;

    /** @param results takes what the function is to return */
    NestDraw(
            Draw draw,
            List<Array> arrays,
            List<String> parameters,
            int greatest,
            boolean raw,
            List<Value.Named> results) {
        this.draw = draw;
        this.parameters = parameters;
        this.greatest = greatest;
        this.raw = raw;
        this.results = results;
        this.arrays = new ArrayList<>(arrays);
        subscripts = new SubscriptDraw(draw, this.arrays, parameters, counters);
        values = new ValueDraw(draw, subscripts);
        SpaceDraw spaces = new SpaceDraw(draw, this, greatest);
        stages = new StageDraw(draw, this, spaces, this.arrays, subscripts, values, parameters, greatest);
        groups = new GroupDraw(draw, this, spaces, this.arrays, values);
        idioms = new IdiomDraw(draw, this, spaces, this.arrays, subscripts, values);
    }

    /** The body of a function: nests of up to {@code depth} loops, one after the other. */
    List<Statement> top(int depth) {
        List<Statement> out = new ArrayList<>();
        int nests = draw.of(1, 1, 2, 2, 3);
        for (int i = 0; i < nests; i++) {
            if (draw.chance(10)) out.add(store());
            if (draw.chance(25)) out.addAll(stages.draw(Math.min(depth, 2), raw));
            if (draw.chance(12)) out.addAll(groups.draw(raw));
            if (idioms.hasNarrow() && draw.chance(50)) out.add(narrow());
            if (draw.chance(14)) out.addAll(idioms.draw(Math.min(depth, 2), raw));
            Form form = raw ? draw.of(Form.SCF, Form.SCF, Form.CAST, Form.DOWN, Form.WHILE) : Form.AFFINE;
            Loop loop = draw.chance(30)
                    ? perfect(Math.min(depth, draw.of(1, 2, 2, 3)), form)
                    : loop(i == 0 ? depth : draw.between(1, depth), form);
            out.add(loop);
            for (Carried c : loop.carried()) results.add(new Value.Named(c.result(), c.type()));
        }
        if (draw.chance(20)) part(out);
        return out;
    }

    /** Moves some statements into a function of their own, if nothing behind them uses what they compute. */
    private void part(List<Statement> all) {
        int first = draw.below(all.size());
        List<Statement> moved = all.subList(first, draw.between(first, all.size() - 1) + 1);
        boolean closed = moved.stream()
                .noneMatch(s -> s instanceof Loop l && !l.carried().isEmpty());
        if (!closed) return;
        Statement part = new Statement.Part("part", List.copyOf(moved));
        moved.clear();
        all.add(first, part);
    }

    /** The arrays that statements allocate. */
    List<Array> scratch() {
        return scratch;
    }

    /** A new array that a statement allocates. */
    Array scratch(Element type, int rank) {
        Array own = Array.argument("s" + scratch.size(), type, Collections.nCopies(rank, false))
                .in(Array.Place.SCRATCH);
        scratch.add(own);
        return own;
    }

    /** A counter that no loop has yet. */
    String counter() {
        return "i" + loops++;
    }

    /** Enters a loop with this counter, or leaves it. */
    void enter(String counter) {
        counters.add(counter);
        values.enter();
    }

    void leave(String counter) {
        values.leave();
        counters.remove(counter);
    }

    // ---- loops

    private Loop loop(int depth, Form form) {
        if (depth == 1 && !raw && draw.chance(15)) return reduction();
        String counter = "i" + loops++;
        List<Index> lower = lower();
        List<Index> upper = upper(lower);
        long step = draw.chance(78) ? 1 : draw.of(2, 2, 3, 4);
        Form own = form == Form.AFFINE && draw.chance(6) ? draw.of(Form.SCF, Form.CAST, Form.DOWN, Form.WHILE) : form;
        List<Carried> carried = new ArrayList<>();
        if (draw.chance(depth == 1 ? 22 : 8)) carried.add(carried(counter));
        if (!carried.isEmpty() && draw.chance(20)) carried.add(carried(counter));
        counters.add(counter);
        values.enter();
        for (Carried c : carried) values.name(c.name(), c.type());
        List<Statement> body = depth == 1 ? statements(carried.isEmpty() ? 1 : 0, 3) : inner(depth - 1, form);
        List<Carried> complete = new ArrayList<>();
        for (Carried c : carried) complete.add(new Carried(c.name(), c.init(), next(c)));
        values.leave();
        counters.remove(counter);
        for (Carried c : complete) values.name(c.result(), c.type());
        return new Loop(counter, lower, upper, step, own, complete, body);
    }

    /**
     * Loops each of which is all of the body of the one before, with one statement in them: what interchange can move.
     */
    private Loop perfect(int depth, Form form) {
        String counter = "i" + loops++;
        List<Index> lower = lower();
        List<Index> upper = upper(lower);
        long step = draw.chance(90) ? 1 : 2;
        counters.add(counter);
        values.enter();
        Statement body = depth > 1 ? perfect(depth - 1, form) : draw.chance(60) ? wavefront() : store();
        values.leave();
        counters.remove(counter);
        return new Loop(counter, lower, upper, step, form, List.of(), List.of(body));
    }

    /** An element made of two that are a step away in one dimension or several, in any direction. */
    private Statement wavefront() {
        Array array = subscripts.array();
        List<Index> at = subscripts.plain(array);
        Element type = array.element();
        Value first = new Value.Load(array, subscripts.apart(at));
        Value second = draw.coin() ? new Value.Load(array, subscripts.apart(at)) : values.load(type);
        if (at.size() > 1 && draw.chance(35)) {
            first = new Value.Load(array, subscripts.across(at));
            second = values.load(type);
        }
        return new Statement.Store(array, at, new Value.Binary(draw.of(type.operations()), first, second));
    }

    /** A loop that does nothing but reduce elements, in their order. */
    private Loop reduction() {
        String counter = "i" + loops++;
        List<Index> lower = lower();
        List<Index> upper = upper(lower);
        Element type = values.anyType();
        String name = counter + "_v" + names++;
        Value init = values.draw(type, 0);
        counters.add(counter);
        Value term = values.load(type);
        boolean wide = !type.isFloat() && type.bits() >= 32;
        if (wide && draw.chance(40)) {
            term = values.ofNarrow(type, type);
        } else if (draw.coin()) {
            term = new Value.Binary(type.isFloat() ? "arith.mulf" : "arith.muli", term, values.load(type));
        }
        counters.remove(counter);
        Value next = new Value.Binary(draw.of(type.operations()), new Value.Named(name, type), term);
        values.name(name + "_r", type);
        return new Loop(counter, lower, upper, 1, Form.AFFINE, List.of(new Carried(name, init, next)), List.of());
    }

    /** A row that is computed of narrower integers, or their sum. */
    private Statement narrow() {
        if (draw.chance(65)) return idioms.narrow(raw);
        String counter = "i" + loops++;
        String name = counter + "_v" + names++;
        Element type = draw.of(Element.I32, Element.I32, Element.I16, Element.I64);
        Value init = new Value.Literal(type, draw.bits());
        counters.add(counter);
        Value term = draw.coin() ? values.widened(type) : values.ofNarrow(type, type);
        if (draw.chance(30)) term = new Value.Binary("arith.muli", term, values.widened(type));
        counters.remove(counter);
        Value next = new Value.Binary("arith.addi", new Value.Named(name, type), term);
        values.name(name + "_r", type);
        results.add(new Value.Named(name + "_r", type));
        List<Index> end = List.of(Index.of(draw.between(17, 40)));
        Form form = raw ? Form.SCF : Form.AFFINE;
        List<Carried> sum = List.of(new Carried(name, init, next));
        return new Loop(counter, List.of(Index.of(0)), end, 1, form, sum, List.of());
    }

    private Carried carried(String counter) {
        Value init = values.draw(values.anyType(), 0);
        return new Carried(counter + "_v" + names++, init, init);
    }

    /** Reductions in their order, and what only looks like one. */
    private Value next(Carried c) {
        Value before = new Value.Named(c.name(), c.type());
        Value term = values.draw(c.type(), draw.between(1, 2));
        if (draw.chance(10)) return term;
        return draw.chance(85)
                ? new Value.Binary(draw.of(c.type().operations()), before, term)
                : new Value.Binary(draw.of(c.type().operations()), term, before);
    }

    /** What is in a loop around others: nothing else, or statements before, between and behind them. */
    private List<Statement> inner(int depth, Form form) {
        return draw.chance(10) ? List.of(withScratch(depth, form)) : loops(depth, form);
    }

    private Statement withScratch(int depth, Form form) {
        Element type = values.anyType();
        List<Boolean> fixed = draw.coin() ? List.of(false) : draw.coin() ? List.of(false, false) : List.of();
        Array own = Array.argument("s" + scratch.size(), type, fixed).in(Array.Place.SCRATCH);
        scratch.add(own);
        arrays.add(own);
        arrays.add(own);
        List<Statement> body = loops(depth, form);
        if (draw.coin()) body.addAll(statements(1, 2));
        arrays.removeIf(own::equals);
        return new Statement.Scratch(own, draw.chance(30), true, body);
    }

    private List<Statement> loops(int depth, Form form) {
        List<Statement> out = new ArrayList<>();
        int shape = draw.below(100);
        if (shape < 45) {
            out.add(loop(depth, form));
            return out;
        }
        int most = shape < 85 ? 1 : 2;
        for (int i = 0; i < most; i++) {
            if (draw.chance(50)) out.addAll(statements(0, 1));
            Loop loop = loop(i == 0 ? depth : draw.between(1, depth), form);
            out.add(loop);
            if (!loop.carried().isEmpty() || draw.chance(40)) out.addAll(statements(1, 2));
        }
        return out;
    }

    // ---- bounds

    List<Index> lower() {
        int choice = draw.below(100);
        List<Index> out = new ArrayList<>();
        if (choice < 55) out.add(Index.of(0));
        else if (choice < 70) out.add(Index.of(draw.between(-3, 3)));
        else if (choice < 90 && !counters.isEmpty()) {
            out.add(Index.of(draw.of(counters)).plus(draw.between(-1, 2)));
        } else if (choice < 95) out.add(Index.of(draw.of(parameters)).plus(-draw.between(2, 5)));
        else out.add(new Index.Quotient(Index.of(draw.of(parameters)), 2));
        if (draw.chance(12)) {
            out.add(counters.isEmpty() || draw.coin() ? Index.of(draw.between(0, 2)) : Index.of(draw.of(counters)));
        }
        return out;
    }

    List<Index> upper(List<Index> lower) {
        int choice = draw.below(100);
        Index parameter = Index.of(draw.of(parameters));
        List<Index> out = new ArrayList<>();
        if (choice < 45) out.add(parameter.plus(draw.of(0, 0, 0, -1, 1)));
        else if (choice < 65) out.add(Index.of(draw.between(0, greatest)));
        else if (choice < 80 && !counters.isEmpty()) {
            out.add(Index.of(draw.of(counters)).plus(draw.between(0, 4)));
        } else if (choice < 87 && !counters.isEmpty()) {
            out.add(parameter.plus(Index.of(draw.of(counters)).times(-1)));
        } else if (choice < 93) out.add(lower.get(0).plus(draw.between(0, greatest)));
        else out.add(new Index.Quotient(parameter.plus(1), draw.of(2, 3)));
        if (draw.chance(15)) out.add(draw.coin() ? Index.of(draw.between(1, greatest)) : parameter);
        return out;
    }

    // ---- statements

    private List<Statement> statements(int least, int most) {
        List<Statement> out = new ArrayList<>();
        for (int i = draw.between(least, most); i > 0; i--) out.add(statement());
        return out;
    }

    private Statement statement() {
        int choice = draw.below(100);
        if (choice < 8) {
            String name = "v" + names++;
            Value value = values.draw(values.anyType(), 2);
            values.name(name, value.type());
            return new Statement.Let(name, value);
        }
        if (choice < 17) {
            return new Statement.When(
                    values.condition(), List.of(store()), draw.chance(30) ? List.of(store()) : List.of());
        }
        if (choice < 19 && draw.coin()) {
            Array array = subscripts.array();
            return new Statement.Touch(array, subscripts.subscripts(array), values.draw(array.element(), 1));
        }
        if (choice < 21) {
            Element type = values.anyType();
            return new Statement.Test(values.draw(type, 0), values.draw(type, 0), List.of(store()));
        }
        return store();
    }

    /** Most: an element made of itself, of neighbours, or of other arrays. */
    Statement store() {
        Array array = subscripts.array();
        List<Index> at = subscripts.subscripts(array);
        Element type = array.element();
        Value value;
        int choice = draw.below(100);
        if (choice < 30) {
            Value term = choice < 12
                    ? new Value.Binary(
                            type.isFloat() ? "arith.mulf" : "arith.muli", values.load(type), values.load(type))
                    : values.draw(type, 1);
            value = new Value.Binary(draw.of(type.operations()), new Value.Load(array, at), term);
        } else if (choice < 65) {
            Value neighbour = new Value.Load(array, subscripts.near(at));
            Value term = draw.coin() ? values.draw(type, 1) : new Value.Load(array, subscripts.near(at));
            value = new Value.Binary(draw.of(type.operations()), neighbour, term);
        } else value = values.draw(type, draw.between(0, 2));
        return new Statement.Store(array, at, value);
    }
}
