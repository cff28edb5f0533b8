package dev.wami.generator.loops;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * How large the arrays of a program have to be, exactly: what its loops do is gone through for each of its calls.
 * Subscripts that would be negative somewhere are all moved up by what {@link #shift} says.
 */
final class Extents {
    /** A program is too long where a call executes more loops, accesses and conditions than this. */
    private static final int LIMIT = 4_000;

    private final LoopProgram program;
    private final Map<String, long[]> shifts = new LinkedHashMap<>();
    private final List<Map<String, long[]>> sizes = new ArrayList<>();
    private long steps;

    private Extents(LoopProgram program) {
        this.program = program;
    }

    /** The least and the greatest index in each dimension. */
    private record Reach(long[] low, long[] high) {}

    static Extents of(LoopProgram program) {
        Extents extents = new Extents(program);
        List<Map<String, Reach>> reached = new ArrayList<>();
        for (Call call : program.calls()) reached.add(extents.reached(call));
        extents.shift(reached);
        for (Map<String, Reach> call : reached) extents.size(call);
        extents.fix();
        return extents;
    }

    /** Whether a call takes longer than programs should. */
    boolean isTooLong() {
        return steps > LIMIT;
    }

    /** What is added to the subscript of dimension {@code d} of {@code array} everywhere. */
    long shift(Array array, int d) {
        return of(shifts, array)[d];
    }

    /** The extents of {@code array} in call {@code number} of the program. */
    List<Long> sizes(Array array, int number) {
        return Arrays.stream(of(sizes.get(number), array)).boxed().toList();
    }

    private static <T> T of(Map<String, T> map, Array array) {
        return Objects.requireNonNull(map.get(array.name()));
    }

    // ---- running

    private Map<String, Reach> reached(Call call) {
        Map<String, Reach> out = new LinkedHashMap<>();
        for (Array a : program.arrays()) {
            long[] low = new long[a.rank()];
            long[] high = new long[a.rank()];
            Arrays.fill(low, Long.MAX_VALUE);
            Arrays.fill(high, Long.MIN_VALUE);
            out.put(a.name(), new Reach(low, high));
        }
        new Run(new HashMap<>(call.values()), out).all(program.body());
        return out;
    }

    private final class Run {
        private final Map<String, Long> values;
        private final Map<String, Reach> reached;
        private long done;

        Run(Map<String, Long> values, Map<String, Reach> reached) {
            this.values = values;
            this.reached = reached;
        }

        void all(List<Statement> statements) {
            for (Statement s : statements) {
                if (++done > LIMIT) break;
                one(s);
            }
            steps = Math.max(steps, done);
        }

        private void one(Statement s) {
            if (s instanceof Statement.Store store) {
                reach(store.array(), store.at());
                value(store.value());
            } else if (s instanceof Statement.Touch touch) {
                reach(touch.array(), touch.at());
                value(touch.value());
            } else if (s instanceof Statement.Scratch scratch) all(scratch.body());
            else if (s instanceof Statement.Part part) all(part.body());
            else if (s instanceof Statement.Let let) value(let.value());
            else if (s instanceof Statement.Computed c) values.put(c.variable(), c.of().evaluate(values));
            else if (s instanceof Statement.Loop loop) loop(loop);
            else if (s instanceof Statement.When when) {
                all(when.condition().holds(values) ? when.then() : when.otherwise());
            } else if (s instanceof Statement.Test test) {
                value(test.left());
                value(test.right());
                all(test.then());
            }
        }

        private void loop(Statement.Loop loop) {
            for (Statement.Carried c : loop.carried()) value(c.init());
            long low = Long.MIN_VALUE;
            for (Index bound : loop.lower()) low = Math.max(low, bound.evaluate(values));
            long high = Long.MAX_VALUE;
            for (Index bound : loop.upper()) high = Math.min(high, bound.evaluate(values));
            boolean down = loop.form() == Statement.Form.DOWN;
            for (long i = low; i < high && ++done <= LIMIT; i += loop.step()) {
                values.put(loop.counter(), down ? high - 1 - (i - low) : i);
                all(loop.body());
                for (Statement.Carried c : loop.carried()) value(c.next());
            }
            values.remove(loop.counter());
        }

        private void value(Value v) {
            if (v instanceof Value.Load load) reach(load.array(), load.at());
            else if (v instanceof Value.Binary b) {
                value(b.left());
                value(b.right());
            } else if (v instanceof Value.Negated n) value(n.of());
            else if (v instanceof Value.Cast c) value(c.of());
            else if (v instanceof Value.Absolute a) value(a.of());
            else if (v instanceof Value.Repeated r) {
                value(r.init());
                value(r.next());
                value(r.limit());
                done += 2L * r.most();
            } else if (v instanceof Value.Search s) {
                value(s.limit());
                search(s);
            } else if (v instanceof Value.Choice c) {
                value(c.a());
                value(c.b());
                value(c.then());
                value(c.otherwise());
            } else if (v instanceof Value.Guarded g) {
                value(g.condition().holds(values) ? g.then() : g.otherwise());
            }
        }

        /** The element at the end is loaded, too. */
        private void search(Value.Search s) {
            long first = s.start().evaluate(values);
            long last = Math.max(first, s.end().evaluate(values));
            for (long k = first; k <= last && ++done <= LIMIT; k++) {
                values.put(s.name(), k);
                reach(s.array(), s.at());
            }
            values.remove(s.name());
        }

        private void reach(Array array, List<Index> at) {
            done++;
            Reach r = of(reached, array);
            for (int d = 0; d < at.size(); d++) {
                long i = at.get(d).evaluate(values);
                r.low[d] = Math.min(r.low[d], i);
                r.high[d] = Math.max(r.high[d], i);
            }
        }
    }

    // ---- sizes

    private void shift(List<Map<String, Reach>> reached) {
        for (Array a : program.arrays()) {
            long[] shift = new long[a.rank()];
            for (Map<String, Reach> call : reached) {
                long[] low = of(call, a).low();
                for (int d = 0; d < shift.length; d++) shift[d] = Math.max(shift[d], -low[d]);
            }
            shifts.put(a.name(), shift);
        }
    }

    /** Those that go together are as large as the larger, and begin where the one does that needs more before it. */
    private void size(Map<String, Reach> call) {
        Map<String, long[]> out = new LinkedHashMap<>();
        for (Array a : program.arrays()) {
            long[] size = new long[a.rank()];
            for (int d = 0; d < size.length; d++) {
                size[d] = Math.max(0, of(call, a).high()[d] + shift(a, d) + 1);
            }
            out.put(a.name(), size);
        }
        sizes.add(out);
    }

    private void fix() {
        for (Array a : program.arrays()) {
            for (int d = 0; d < a.rank(); d++) if (!a.dynamic().get(d)) widen(a, d);
        }
        for (Array a : program.arrays()) {
            if (a.place() != Array.Place.SAME && a.place() != Array.Place.VIEW) continue;
            Array partner = program.array(Objects.requireNonNull(a.partner()));
            for (Map<String, long[]> call : sizes) {
                long[] own = of(call, a);
                long[] other = of(call, partner);
                for (int d = 0; d < own.length; d++) {
                    if (a.place() == Array.Place.SAME) own[d] = other[d] = Math.max(own[d], other[d]);
                    else other[d] = Math.max(other[d], a.offsets().get(d) + own[d]);
                }
            }
        }
        // a partner that has grown has one size in all calls, too
        for (Array a : program.arrays()) {
            for (int d = 0; d < a.rank(); d++) if (!a.dynamic().get(d)) widen(a, d);
        }
    }

    /** What stands in the type is at least 1, and enough for all calls. */
    private void widen(Array a, int d) {
        long most = 1;
        for (Map<String, long[]> call : sizes) most = Math.max(most, of(call, a)[d]);
        for (Map<String, long[]> call : sizes) of(call, a)[d] = most;
    }
}
