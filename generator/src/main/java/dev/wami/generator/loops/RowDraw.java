package dev.wami.generator.loops;

import dev.wami.generator.Draw;
import dev.wami.generator.loops.Statement.Form;
import dev.wami.generator.loops.Statement.Loop;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Draws loops whose bounds and subscripts depend on a number that the loop around them computes: rows of any place. */
final class RowDraw {
    private final Draw draw;
    private final NestDraw nests;
    private final SubscriptDraw subscripts;
    private final ValueDraw values;
    private final List<String> parameters;

    RowDraw(Draw draw, NestDraw nests, SubscriptDraw subscripts, ValueDraw values, List<String> parameters) {
        this.draw = draw;
        this.nests = nests;
        this.subscripts = subscripts;
        this.values = values;
        this.parameters = parameters;
    }

    /** A loop that computes where its rows begin, and rows; what is behind them may be in a row, too. */
    Statement draw(boolean raw) {
        String outer = nests.counter();
        nests.enter(outer);
        List<Statement> body = new ArrayList<>();
        String row = nests.counter();
        body.add(new Statement.Computed(row, start(Index.of(outer))));
        nests.enter(row);
        for (int i = draw.of(1, 1, 2); i > 0; i--) {
            body.add(row(Index.of(row), raw));
            if (draw.chance(20)) body.add(nests.store());
        }
        nests.leave(row);
        nests.leave(outer);
        Form form = raw ? Form.SCF : draw.of(Form.AFFINE, Form.AFFINE, Form.SCF, Form.WHILE);
        List<Index> end = List.of(draw.coin() ? Index.of(draw.between(1, 5)) : Index.of(draw.of(parameters)));
        return new Loop(outer, List.of(Index.of(0)), end, 1, form, List.of(), body);
    }

    private Index start(Index i) {
        return draw.of(
                i.plus(draw.between(0, 3)),
                i.times(2),
                i.times(-1).plus(draw.between(-1, 3)),
                new Index.Remainder(i.times(3).plus(1), 5),
                new Index.Quotient(i, 2),
                Index.of(draw.between(0, 2)));
    }

    private Statement row(Index row, boolean raw) {
        String inner = nests.counter();
        nests.enter(inner);
        List<Statement> body = new ArrayList<>();
        for (int i = draw.of(1, 1, 1, 2); i > 0; i--) body.add(store(Index.of(inner), row));
        nests.leave(inner);
        Index lower = draw.of(Index.of(0), row, row.plus(draw.between(-1, 1)));
        Index parameter = Index.of(draw.of(parameters));
        Index upper =
                draw.of(row.plus(draw.between(0, 9)), parameter, parameter.plus(row), Index.of(draw.between(3, 9)));
        Form form = raw ? Form.SCF : draw.of(Form.AFFINE, Form.SCF, Form.DOWN, Form.CAST);
        return new Loop(inner, List.of(lower), List.of(upper), draw.of(1, 1, 1, 2), form, List.of(), body);
    }

    private Statement store(Index counter, Index row) {
        if (draw.chance(20)) return nests.store();
        Array array = subscripts.array();
        Element type = array.element();
        List<Index> to = at(array, place(counter, row));
        List<Index> from = new ArrayList<>(to);
        if (!from.isEmpty()) from.set(from.size() - 1, place(counter, row));
        Value loaded = new Value.Load(array, from);
        Value other = draw.coin() ? values.load(type) : values.draw(type, 1);
        return new Statement.Store(array, to, new Value.Binary(draw.of(type.operations()), loaded, other));
    }

    private Index place(Index counter, Index row) {
        Index minus = row.times(-1);
        return draw.of(
                        counter,
                        counter.plus(row),
                        counter.plus(minus),
                        counter.plus(minus),
                        counter.times(-1).plus(row),
                        counter.times(-1))
                .plus(draw.of(0, 0, 0, 1, -1));
    }

    private List<Index> at(Array array, Index last) {
        List<Index> out = new ArrayList<>(Collections.nCopies(array.rank(), Index.of(draw.below(3))));
        if (!out.isEmpty()) out.set(out.size() - 1, last);
        return out;
    }
}
