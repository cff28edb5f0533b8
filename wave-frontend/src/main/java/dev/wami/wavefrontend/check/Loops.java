package dev.wami.wavefrontend.check;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.check.Symbol.Variable;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.waveir.hir.BinaryOp;
import dev.wami.waveir.hir.Combining;
import dev.wami.waveir.hir.CompareOp;
import dev.wami.waveir.hir.Control;
import dev.wami.waveir.hir.HirMemory;
import dev.wami.waveir.hir.HirTypes;
import dev.wami.waveir.hir.Variables;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Loops to {@code hir.while}. */
final class Loops {
    private final Source source;
    private final Rules rules;
    private final Names names;
    private final Types types;
    private final Builder builder;
    private final Expressions expressions;
    private final Statements statements;
    private final Deque<Loop> around = new ArrayDeque<>();
    private final List<Exit> exits = new ArrayList<>();

    /** A loop around what is being lowered. */
    private static final class Loop {
        final @Nullable String label;

        Loop(@Nullable String label) {
            this.label = label;
        }
    }

    /** A way out of inner loops to {@code target}, taken if {@code flag} is true after each of them. */
    private record Exit(Loop target, boolean breaks, Value flag) {}

    Loops(
            Source source,
            Rules rules,
            Names names,
            Types types,
            Builder builder,
            Expressions expressions,
            Statements statements) {
        this.source = source;
        this.rules = rules;
        this.names = names;
        this.types = types;
        this.builder = builder;
        this.expressions = expressions;
        this.statements = statements;
    }

    // ---- while

    void loop(Stmt.While s) {
        statements.block(s.init());
        Location at = source.location(s.at());
        Control.WhileOp op = builder.insert(new Control.WhileOp(at, s.postTested()));
        builder.setToEnd(op.condition().entry());
        Expr condition = s.condition();
        Value goesOn = condition == null
                ? expressions.constant(s.at(), Literal.of(true), Scalar.BOOL)
                : expressions.condition(condition);
        builder.insert(new Control.ConditionOp(at, goesOn));
        body(op, s.label(), s.body());
        builder.setToEnd(op.step().entry());
        statements.block(s.step());
        Statements.dropEmpty(op);
        continueAfter(s.at(), op);
    }

    private void body(Control.WhileOp op, @Nullable String label, List<Stmt> body) {
        around.push(new Loop(label));
        builder.setToEnd(op.body().entry());
        statements.block(body);
        around.pop();
    }

    void leave(int at, @Nullable String label, boolean breaks) {
        if (around.isEmpty()) {
            source.error(at, "'%s' outside of a loop", breaks ? "break" : "continue");
            return;
        }
        Location location = source.location(at);
        if (label != null && !label.equals(around.element().label)) {
            leaveOuter(at, label, breaks);
            return;
        }
        builder.insert(breaks ? new Control.BreakOp(location) : new Control.ContinueOp(location));
    }

    /** Out of the innermost loop, with a flag that says so to those around it. */
    private void leaveOuter(int at, String label, boolean breaks) {
        Location location = source.location(at);
        for (Loop loop : around) {
            if (!label.equals(loop.label)) continue;
            Value flag = statements.temporary(location, label.substring(1), Scalar.BOOL);
            builder.insert(new Variables.SetOp(location, flag, truth(at, true)));
            builder.insert(new Control.BreakOp(location));
            exits.add(new Exit(loop, breaks, flag));
            return;
        }
        source.error(at, "there is no loop %s around this", label);
    }

    private Value truth(int at, boolean value) {
        return expressions.constant(at, Literal.of(value), Scalar.BOOL);
    }

    /** Continues after {@code loop}: on the way out of it to an outer loop if a flag is set. */
    private void continueAfter(int at, Operation loop) {
        Statements.continueAfter(builder, loop);
        for (Exit exit : List.copyOf(exits)) {
            Location location = source.location(at);
            builder.setBefore(loop);
            builder.insert(new Variables.SetOp(location, exit.flag, truth(at, false)));
            Statements.continueAfter(builder, loop);
            Control.IfOp taken = builder.insert(new Control.IfOp(location, get(exit.flag, location), List.of()));
            builder.setToEnd(taken.thenRegion().entry());
            boolean arrived = exit.target == around.peek();
            boolean goesOn = arrived && !exit.breaks;
            builder.insert(goesOn ? new Control.ContinueOp(location) : new Control.BreakOp(location));
            if (arrived) exits.remove(exit);
            Statements.dropEmpty(taken);
            Statements.continueAfter(builder, taken);
        }
    }

    // ---- ranges

    /**
     * {@code for i in range(start, stop, step)}: a counter of its own goes from start to stop, so that assigning i in
     * the body changes nothing. It wraps: the first number that is not in the range must be one of its type.
     */
    void range(Stmt.Range s) {
        if (!(names.of(s.variable()) instanceof Variable v)) return;
        Scalar type = rules.byDefault(v.type);
        if (!type.isInteger()) {
            if (type != Scalar.UNKNOWN && !reported(s)) {
                source.error(s.variable().at(), "a loop counts integers, but '%s' is %s", v.name(), rules.name(type));
            }
            statements.block(s.body());
            return;
        }
        Location at = source.location(s.at());
        Value start = expressions.value(s.start(), type);
        Value stop = expressions.value(s.stop(), type);
        Expr stepExpr = s.step();
        Literal constant = stepExpr == null
                ? Literal.of(BigInteger.ONE, type)
                : expressions.literals().evaluate(stepExpr);
        Value step = stepExpr == null ? statements.number(s.at(), 1, type) : expressions.value(stepExpr, type);
        if (constant != null && stepExpr != null && constant.integer().signum() == 0) {
            source.error(stepExpr.at(), "the step of a range must not be zero");
        }
        if (s.inclusive()) {
            inclusive(s, v, start, stop, step, at);
            return;
        }
        Value counter =
                builder.insert(new Variables.VarOp(at, v.name(), type.type())).result();
        builder.insert(new Variables.SetOp(at, counter, start));

        Control.WhileOp op = builder.insert(new Control.WhileOp(at, false));
        builder.setToEnd(op.condition().entry());
        Value i = get(counter, at);
        Value goesOn = constant != null
                ? compare(constant.integer().signum() < 0 ? CompareOp.Kind.GT : CompareOp.Kind.LT, i, stop, at)
                : before(i, stop, step, type, s.at());
        builder.insert(new Control.ConditionOp(at, goesOn));

        builder.setToEnd(op.body().entry());
        declareVariable(v);
        statements.set(v, get(counter, at), s.variable().at());
        body(op, s.label(), s.body());

        builder.setToEnd(op.step().entry());
        Value next = builder.insert(new BinaryOp(BinaryOp.Kind.ADD, at, get(counter, at), step))
                .result();
        builder.insert(new Variables.SetOp(at, counter, next));
        continueAfter(s.at(), op);
    }

    /** Whether the type of the counter is unknown because something in it was reported. */
    private boolean reported(Stmt.Range s) {
        return types.of(names.counter(s)) == Scalar.UNKNOWN;
    }

    /** Outside of Python the variable is a new one in each iteration. */
    private void declareVariable(Variable v) {
        if (rules.language() != Language.PYTHON) v.place = null;
        statements.place(v);
    }

    /** {@code step > 0 and i < stop or step < 0 and i > stop}. */
    private Value before(Value i, Value stop, Value step, Scalar type, int at) {
        Location location = source.location(at);
        if (type.isUnsigned()) return compare(CompareOp.Kind.LT, i, stop, location);
        Value zero = statements.number(at, 0, type);
        Value up = compare(CompareOp.Kind.GT, step, zero, location);
        Value less = compare(CompareOp.Kind.LT, i, stop, location);
        Value greater = compare(CompareOp.Kind.GT, i, stop, location);
        return builder.insert(new Combining.SelectOp(location, up, less, greater))
                .result();
    }

    /**
     * From start up to and with stop, which may be the greatest number of its type.
     *
     * <pre>{@code
     * if (start <= stop) {
     *   i = start
     *   do { body; left = stop - i; i += step } while (left >= step)
     * }
     * }</pre>
     */
    private void inclusive(Stmt.Range s, Variable v, Value start, Value stop, Value step, Location at) {
        Value counter =
                builder.insert(new Variables.VarOp(at, v.name(), start.type())).result();
        builder.insert(new Variables.SetOp(at, counter, start));
        Value some = compare(CompareOp.Kind.LE, start, stop, at);
        Control.IfOp guard = builder.insert(new Control.IfOp(at, some, List.of()));
        builder.setToEnd(guard.thenRegion().entry());
        Control.WhileOp op = builder.insert(new Control.WhileOp(at, true));

        builder.setToEnd(op.body().entry());
        declareVariable(v);
        statements.set(v, get(counter, at), s.variable().at());
        body(op, s.label(), s.body());

        builder.setToEnd(op.condition().entry());
        Value i = get(counter, at);
        Value left =
                builder.insert(new BinaryOp(BinaryOp.Kind.SUB, at, stop, i)).result();
        Value goesOn = compare(CompareOp.Kind.GE, left, step, at);
        Value next =
                builder.insert(new BinaryOp(BinaryOp.Kind.ADD, at, i, step)).result();
        builder.insert(new Variables.SetOp(at, counter, next));
        builder.insert(new Control.ConditionOp(at, goesOn));

        Statements.dropEmpty(op);
        Statements.dropEmpty(guard);
        continueAfter(s.at(), guard);
    }

    private Value get(Value place, Location at) {
        return builder.insert(new Variables.GetOp(at, place)).result();
    }

    private Value compare(CompareOp.Kind kind, Value a, Value b, Location at) {
        return builder.insert(new CompareOp(kind, at, a, b)).result();
    }

    // ---- arrays

    /** Sets all elements of {@code array}, by a loop for each dimension. */
    void fill(int at, Value array, List<Long> extents, Value value) {
        fill(at, array, extents, value, new ArrayList<>());
    }

    private void fill(int at, Value array, List<Long> extents, Value value, List<Value> indices) {
        Location location = source.location(at);
        if (indices.size() == extents.size()) {
            builder.insert(new HirMemory.StoreOp(location, value, array, indices));
            return;
        }
        Value counter = builder.insert(new Variables.VarOp(location, "i", HirTypes.UI32))
                .result();
        builder.insert(new Variables.SetOp(location, counter, statements.number(at, 0, Scalar.U32)));
        Control.WhileOp op = builder.insert(new Control.WhileOp(location, false));
        builder.setToEnd(op.condition().entry());
        Value extent = statements.number(at, extents.get(indices.size()), Scalar.U32);
        Value goesOn = compare(CompareOp.Kind.LT, get(counter, location), extent, location);
        builder.insert(new Control.ConditionOp(location, goesOn));
        builder.setToEnd(op.body().entry());
        List<Value> inner = new ArrayList<>(indices);
        inner.add(get(counter, location));
        fill(at, array, extents, value, inner);
        builder.setToEnd(op.step().entry());
        Value one = statements.number(at, 1, Scalar.U32);
        Value next = builder.insert(new BinaryOp(BinaryOp.Kind.ADD, location, get(counter, location), one))
                .result();
        builder.insert(new Variables.SetOp(location, counter, next));
        Statements.continueAfter(builder, op);
    }
}
