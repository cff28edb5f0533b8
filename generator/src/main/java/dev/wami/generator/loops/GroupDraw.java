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
 * Draws what is written out for neighbouring elements: the same statement several times in a loop, nearly.
 *
 * <pre>
 *   a[4 i]     = b[4 i]     + c[4 i + 1] * x
 *   a[4 i + 1] = c[4 i + 2] * x + b[4 i + 1]
 *   b[4 i + 2] = ...
 *   a[4 i + 2] = b[4 i + 2] - c[4 i + 3] * x ...
 * </pre>
 */
final class GroupDraw {
    private final Draw draw;
    private final NestDraw nests;
    private final SpaceDraw spaces;
    private final List<Array> arrays;
    private final ValueDraw values;

    GroupDraw(Draw draw, NestDraw nests, SpaceDraw spaces, List<Array> arrays, ValueDraw values) {
        this.draw = draw;
        this.nests = nests;
        this.spaces = spaces;
        this.arrays = arrays;
        this.values = values;
    }

    /** Where lane {@code k} is: in the last dimension behind {@code base}. */
    private record Place(List<Index> base) {
        List<Index> at(long k) {
            List<Index> out = new ArrayList<>(base);
            int last = out.size() - 1;
            out.set(last, out.get(last).plus(k));
            return out;
        }
    }

    /** A loop with such statements, or with two groups of them; nothing where no array has a dimension. */
    List<Statement> draw(boolean raw) {
        List<Array> rows = new ArrayList<>(arrays);
        rows.removeIf(a -> a.rank() == 0);
        if (rows.isEmpty()) return List.of();
        Array array = draw.of(rows);
        int lanes = draw.of(2, 4, 4, 4, 4, 8, array.element().bits() < 32 ? 8 : 4);
        String counter = nests.counter();
        nests.enter(counter);
        // one place in all iterations becomes values that the loop carries
        boolean still = draw.chance(30);
        Index base = still ? Index.of(draw.below(3)) : Index.of(counter).times(lanes);
        Index moving = draw.chance(80) ? Index.of(counter).times(lanes) : base;
        List<Statement> body = new ArrayList<>(group(array, base, moving, counter, lanes));
        if (draw.chance(30)) body.addAll(group(likeOf(array), base.plus(draw.of(0, 0, lanes)), moving, counter, lanes));
        nests.leave(counter);
        Bounds b = spaces.constants();
        Form form = raw ? Form.SCF : Form.AFFINE;
        return List.of(new Loop(counter, b.lower(), b.upper(), 1, form, List.of(), body));
    }

    private Array likeOf(Array array) {
        List<Array> like = new ArrayList<>(arrays);
        like.removeIf(a -> a.element() != array.element() || a.rank() == 0);
        return draw.of(like);
    }

    /** The last subscript is {@code base}, the others are small or the counter. */
    private Place place(Array array, Index base, String counter) {
        List<Index> out = new ArrayList<>();
        Index other = draw.chance(70) ? Index.of(draw.below(3)) : Index.of(counter);
        for (int d = 1; d < array.rank(); d++) out.add(other);
        out.add(base);
        return new Place(out);
    }

    /** @param moving where most of what is loaded is */
    private List<Statement> group(Array array, Index base, Index moving, String counter, int lanes) {
        Element type = array.element();
        Place to = place(array, base, counter);
        Terms terms = new Terms(type, moving, counter, lanes, array, to);
        String operation = draw.of(type.operations());
        String other = draw.chance(30) ? alternative(type) : operation;
        if (!other.equals(operation)) operation = type.isFloat() ? "arith.addf" : "arith.addi";
        boolean inner = draw.coin();
        String within = draw.of(type.operations());
        List<Statement> named = new ArrayList<>();
        List<Statement> stores = new ArrayList<>();
        String name = draw.chance(40) ? "v" + nests.counter() : "";
        int used = draw.below(lanes);
        for (int k = 0; k < lanes; k++) {
            Value left = terms.first(k);
            Value right = terms.second(k);
            if (inner) {
                Value third = terms.third(k);
                right = draw.chance(30) ? binary(within, third, right) : binary(within, right, third);
            }
            String op = draw.coin() ? operation : other;
            Value value = draw.chance(30) ? binary(op, right, left) : binary(op, left, right);
            if (draw.chance(3)) value = values.draw(type, 1);
            if (!name.isEmpty()) {
                named.add(new Statement.Let(name + "l" + k, value));
                value = new Value.Named(name + "l" + k, type);
            }
            stores.add(new Statement.Store(array, to.at(k), value));
        }
        if (draw.chance(30)) Collections.swap(stores, draw.below(lanes), draw.below(lanes));
        List<Statement> out = new ArrayList<>(named);
        out.addAll(stores);
        int between = named.size() + draw.below(lanes);
        if (draw.chance(35)) out.add(between, beside(array, to, lanes));
        if (!name.isEmpty() && draw.chance(60)) {
            // one lane is used once more, by itself
            Array elsewhere = likeOf(array);
            Value again = binary(within, new Value.Named(name + "l" + used, type), terms.second(used));
            out.add(new Statement.Store(
                    elsewhere, place(elsewhere, Index.of(counter), counter).at(0), again));
        }
        return out;
    }

    private String alternative(Element type) {
        return type.isFloat()
                ? draw.of("arith.subf", "arith.subf", "arith.maximumf")
                : draw.of("arith.subi", "arith.xori");
    }

    private static Value binary(String operation, Value left, Value right) {
        return new Value.Binary(operation, left, right);
    }

    /** A store between those of the group, to what they load or store, or to something else. */
    private Statement beside(Array array, Place to, int lanes) {
        Array written = draw.coin() ? array : likeOf(array);
        List<Index> at = written.rank() == array.rank()
                ? to.at(draw.between(0, lanes))
                : Collections.nCopies(written.rank(), Index.of(draw.below(4)));
        return new Statement.Store(written, at, values.draw(written.element(), 1));
    }

    /** What the lanes compute with. */
    private final class Terms {
        private final List<Term> all = new ArrayList<>();

        Terms(Element type, Index base, String counter, int lanes, Array array, Place to) {
            boolean updates = draw.chance(50);
            for (int i = 0; i < 3; i++) {
                if (i == 0 && updates) {
                    all.add(new Term(0, array, to, 0, draw.chance(80) ? inOrder(lanes) : order(lanes), null));
                    continue;
                }
                Array from = draw.chance(30) ? array : likeOf(array);
                Place place = from == array && draw.coin() ? to : place(from, base, counter);
                int shift = draw.of(0, 0, 0, 0, 1, -1, lanes);
                if (shift < 0 && base instanceof Index.Constant) shift = 1;
                Value one = values.draw(type, 0);
                all.add(new Term(draw.below(100), from, place, shift, order(lanes), one));
            }
        }

        Value first(int k) {
            return all.get(0).lane(k);
        }

        Value second(int k) {
            return all.get(1).lane(k);
        }

        Value third(int k) {
            return all.get(2).lane(k);
        }
    }

    private static List<Integer> inOrder(int lanes) {
        List<Integer> out = new ArrayList<>();
        for (int k = 0; k < lanes; k++) out.add(k);
        return out;
    }

    /** Which of the lanes goes where: mostly each to its place. */
    private List<Integer> order(int lanes) {
        List<Integer> out = new ArrayList<>();
        int kind = draw.below(100);
        for (int k = 0; k < lanes; k++) {
            if (kind < 55) out.add(k);
            else if (kind < 65) out.add(lanes - 1 - k);
            else if (kind < 75) out.add((k + 1) % lanes);
            else if (kind < 85) out.add(k ^ 1);
            else if (kind < 92) out.add(2 * k);
            else out.add(draw.below(lanes));
        }
        return out;
    }

    private record Term(
            int kind,
            Array from,
            Place place,
            int shift,
            List<Integer> order,
            @Nullable Value one) {
        Value lane(int k) {
            return one == null || kind < 75 ? new Value.Load(from, place.at(order.get(k) + shift)) : one;
        }
    }
}
