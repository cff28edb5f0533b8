package dev.wami.generator.loops;

import dev.wami.generator.loops.Statement.Carried;
import dev.wami.generator.loops.Statement.Form;
import dev.wami.generator.loops.Statement.Loop;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Makes a program smaller as long as something is true of it. */
public final class SmallerPrograms {
    private final Predicate<LoopProgram> holds;
    private final long end;

    /**
     * @param holds what must be true of the smaller program, too
     * @param seconds how long to try
     */
    public SmallerPrograms(Predicate<LoopProgram> holds, long seconds) {
        this.holds = holds;
        this.end = System.nanoTime() + seconds * 1_000_000_000L;
    }

    /** The smallest that was found. */
    public LoopProgram reduce(LoopProgram program) {
        LoopProgram least = program;
        for (boolean smaller = true; smaller; ) {
            smaller = false;
            for (LoopProgram candidate : candidates(least)) {
                if (System.nanoTime() > end) return least;
                if (!holds.test(candidate)) continue;
                least = candidate;
                smaller = true;
                break;
            }
        }
        return least;
    }

    private static List<LoopProgram> candidates(LoopProgram p) {
        List<LoopProgram> out = new ArrayList<>();
        if (p.calls().size() > 1) for (Call c : p.calls()) out.add(p.withCalls(List.of(c)));
        for (int i = 0; i < p.results().size(); i++) out.add(p.withResults(without(p.results(), i)));
        for (List<Statement> body : bodies(p.body())) out.add(p.with(body));
        return out;
    }

    private static <T> List<T> without(List<T> list, int i) {
        List<T> out = new ArrayList<>(list);
        out.remove(i);
        return out;
    }

    private static <T> List<T> with(List<T> list, int i, T element) {
        List<T> out = new ArrayList<>(list);
        out.set(i, element);
        return out;
    }

    // ---- statements

    /** Bodies that are smaller by one thing, those that are by most first. */
    private static List<List<Statement>> bodies(List<Statement> body) {
        List<List<Statement>> out = new ArrayList<>();
        for (int i = body.size() - 1; i >= 0; i--) out.add(without(body, i));
        for (int i = 0; i < body.size(); i++) {
            for (List<Statement> contents : contents(body.get(i))) {
                List<Statement> flat = new ArrayList<>(body);
                flat.remove(i);
                flat.addAll(i, contents);
                out.add(flat);
            }
        }
        for (int i = 0; i < body.size(); i++) {
            for (Statement s : smaller(body.get(i))) out.add(with(body, i, s));
        }
        return out;
    }

    /** What may stand in the place of a statement; the counter of a loop that has gone is 0. */
    private static List<List<Statement>> contents(Statement s) {
        if (s instanceof Loop loop) return List.of(loop.body());
        if (s instanceof Statement.Scratch scratch) return List.of(scratch.body());
        if (s instanceof Statement.Part part) return List.of(part.body());
        if (s instanceof Statement.When when) return List.of(when.then(), when.otherwise());
        return s instanceof Statement.Test test ? List.of(test.then()) : List.of();
    }

    private static List<Statement> smaller(Statement s) {
        List<Statement> out = new ArrayList<>();
        if (s instanceof Statement.Store store) {
            for (Value v : smaller(store.value())) out.add(new Statement.Store(store.array(), store.at(), v));
            for (List<Index> at : subscripts(store.at())) {
                out.add(new Statement.Store(store.array(), at, store.value()));
            }
        } else if (s instanceof Statement.Touch touch) {
            out.add(new Statement.Store(touch.array(), touch.at(), touch.value()));
            for (Value v : smaller(touch.value())) out.add(new Statement.Touch(touch.array(), touch.at(), v));
            for (List<Index> at : subscripts(touch.at())) {
                out.add(new Statement.Touch(touch.array(), at, touch.value()));
            }
        } else if (s instanceof Statement.Scratch scratch) {
            // with fewer stores it would load what nobody stored
            if (!scratch.filled()) {
                out.add(new Statement.Scratch(scratch.array(), scratch.onStack(), true, scratch.body()));
                return out;
            }
            for (List<Statement> b : bodies(scratch.body())) {
                out.add(new Statement.Scratch(scratch.array(), scratch.onStack(), true, b));
            }
        } else if (s instanceof Statement.Part part) {
            for (List<Statement> b : bodies(part.body())) out.add(new Statement.Part(part.name(), b));
        } else if (s instanceof Statement.Let let) {
            for (Value v : smaller(let.value())) out.add(new Statement.Let(let.name(), v));
        } else if (s instanceof Statement.When when) {
            for (List<Statement> b : bodies(when.then())) {
                out.add(new Statement.When(when.condition(), b, when.otherwise()));
            }
            for (List<Statement> b : bodies(when.otherwise())) {
                out.add(new Statement.When(when.condition(), when.then(), b));
            }
        } else if (s instanceof Statement.Test test) {
            for (List<Statement> b : bodies(test.then())) {
                out.add(new Statement.Test(test.left(), test.right(), b));
            }
        } else if (s instanceof Statement.Computed computed) {
            for (List<Index> of : subscripts(List.of(computed.of()))) {
                out.add(new Statement.Computed(computed.variable(), of.get(0)));
            }
        } else loops((Loop) s, out);
        return out;
    }

    private static void loops(Loop s, List<Statement> out) {
        if (s.form() == Form.PARALLEL) {
            // other iterations might touch the same elements
            out.add(bounded(s, s.lower(), s.upper(), s.step(), Form.SCF));
            return;
        }
        for (List<Statement> body : bodies(s.body())) out.add(s.with(body));
        for (int i = 0; i < s.carried().size(); i++) out.add(carrying(s, without(s.carried(), i)));
        for (int i = 0; i < s.lower().size() && s.lower().size() > 1; i++) {
            out.add(bounded(s, without(s.lower(), i), s.upper(), s.step(), s.form()));
        }
        for (int i = 0; i < s.upper().size() && s.upper().size() > 1; i++) {
            out.add(bounded(s, s.lower(), without(s.upper(), i), s.step(), s.form()));
        }
        if (s.step() > 1) out.add(bounded(s, s.lower(), s.upper(), s.step() - 1, s.form()));
        if (s.form() == Form.CAST || s.form() == Form.DOWN || s.form() == Form.WHILE) {
            out.add(bounded(s, s.lower(), s.upper(), s.step(), Form.SCF));
        }
        for (List<Index> lower : subscripts(s.lower())) out.add(bounded(s, lower, s.upper(), s.step(), s.form()));
        for (List<Index> upper : subscripts(s.upper())) out.add(bounded(s, s.lower(), upper, s.step(), s.form()));
        for (int i = 0; i < s.carried().size(); i++) {
            Carried c = s.carried().get(i);
            for (Value v : smaller(c.init())) {
                out.add(carrying(s, with(s.carried(), i, new Carried(c.name(), v, c.next()))));
            }
            for (Value v : smaller(c.next())) {
                out.add(carrying(s, with(s.carried(), i, new Carried(c.name(), c.init(), v))));
            }
        }
    }

    private static Loop carrying(Loop s, List<Carried> carried) {
        return new Loop(s.counter(), s.lower(), s.upper(), s.step(), s.form(), carried, s.body());
    }

    private static Loop bounded(Loop s, List<Index> lower, List<Index> upper, long step, Form form) {
        return new Loop(s.counter(), lower, upper, step, form, s.carried(), s.body());
    }

    // ---- values

    private static List<Value> smaller(Value v) {
        List<Value> out = new ArrayList<>();
        if (v instanceof Value.Binary b) {
            out.add(b.left());
            out.add(b.right());
            for (Value x : smaller(b.left())) out.add(new Value.Binary(b.operation(), x, b.right()));
            for (Value x : smaller(b.right())) out.add(new Value.Binary(b.operation(), b.left(), x));
        } else if (v instanceof Value.Negated n) {
            out.add(n.of());
            for (Value x : smaller(n.of())) out.add(new Value.Negated(x));
        } else if (v instanceof Value.Cast c) {
            out.add(new Value.Literal(c.type(), 1L << 40));
            for (Value x : smaller(c.of())) out.add(new Value.Cast(x, c.type(), c.unsigned()));
        } else if (v instanceof Value.Absolute a) {
            out.add(a.of());
            for (Value x : smaller(a.of())) out.add(new Value.Absolute(x));
        } else if (v instanceof Value.Repeated r) {
            if (!r.counts()) out.add(r.init());
            else out.add(new Value.Literal(r.type(), 1L << 40));
            if (r.most() > 1) out.add(repeated(r, r.init(), r.next(), r.limit(), r.most() - 1));
            for (Value x : smaller(r.init())) out.add(repeated(r, x, r.next(), r.limit(), r.most()));
            for (Value x : smaller(r.next())) out.add(repeated(r, r.init(), x, r.limit(), r.most()));
            for (Value x : smaller(r.limit())) out.add(repeated(r, r.init(), r.next(), x, r.most()));
        } else if (v instanceof Value.Search s) {
            out.add(new Value.Literal(s.type(), 1L << 40));
            for (Value x : smaller(s.limit())) out.add(search(s, s.at(), x));
            for (List<Index> at : subscripts(s.at())) out.add(search(s, at, s.limit()));
        } else if (v instanceof Value.Choice c) {
            out.add(c.then());
            out.add(c.otherwise());
            for (Value x : smaller(c.a())) out.add(new Value.Choice(c.selects(), x, c.b(), c.then(), c.otherwise()));
            for (Value x : smaller(c.b())) out.add(new Value.Choice(c.selects(), c.a(), x, c.then(), c.otherwise()));
            for (Value x : smaller(c.then())) out.add(new Value.Choice(c.selects(), c.a(), c.b(), x, c.otherwise()));
            for (Value x : smaller(c.otherwise())) out.add(new Value.Choice(c.selects(), c.a(), c.b(), c.then(), x));
        } else if (v instanceof Value.Guarded g) {
            out.add(g.then());
            out.add(g.otherwise());
            for (Value x : smaller(g.then())) out.add(new Value.Guarded(g.condition(), x, g.otherwise()));
            for (Value x : smaller(g.otherwise())) out.add(new Value.Guarded(g.condition(), g.then(), x));
        } else if (v instanceof Value.Load load) {
            out.add(new Value.Literal(v.type(), 1L << 40));
            for (List<Index> at : subscripts(load.at())) out.add(new Value.Load(load.array(), at));
        } else if (!(v instanceof Value.Literal)) {
            out.add(new Value.Literal(v.type(), 1L << 40));
        }
        return out;
    }

    private static Value repeated(Value.Repeated of, Value init, Value next, Value limit, int most) {
        return new Value.Repeated(of.name(), init, next, limit, most, of.counts());
    }

    private static Value search(Value.Search of, List<Index> at, Value limit) {
        return new Value.Search(of.name(), of.array(), at, of.start(), of.end(), limit, of.isForEqual());
    }

    // ---- indices

    private static List<List<Index>> subscripts(List<Index> at) {
        List<List<Index>> out = new ArrayList<>();
        for (int d = 0; d < at.size(); d++) {
            for (Index i : smaller(at.get(d))) out.add(with(at, d, i));
        }
        return out;
    }

    private static List<Index> smaller(Index i) {
        if (i instanceof Index.Sum s) return List.of(s.left(), s.right());
        if (i instanceof Index.Scaled s) return List.of(s.of());
        if (i instanceof Index.Quotient q) return List.of(q.of());
        if (i instanceof Index.Remainder r) return List.of(r.of());
        if (i instanceof Index.Power) return List.of(Index.of(1));
        return i instanceof Index.Variable ? List.of(Index.of(0)) : List.of();
    }
}
