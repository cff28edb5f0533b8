package dev.wami.wavefrontend.check;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.check.Symbol.Array;
import dev.wami.wavefrontend.check.Symbol.Variable;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.waveir.hir.Control;
import dev.wami.waveir.hir.HirMemory;
import dev.wami.waveir.hir.Kernels;
import dev.wami.waveir.hir.PrivateType;
import dev.wami.waveir.hir.SharedType;
import dev.wami.waveir.hir.Variables;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Statements to {@code hir}, at the builder's place. */
final class Statements {
    private final Source source;
    private final Rules rules;
    private final Names names;
    private final Types types;
    private final Builder builder;
    private final Expressions expressions;
    private final Loops loops;
    /** The operation before which the variables of the whole function stand. */
    private final Block entry;

    Statements(Source source, Rules rules, Names names, Types types, Builder builder, Block entry) {
        this.source = source;
        this.rules = rules;
        this.names = names;
        this.types = types;
        this.builder = builder;
        this.entry = entry;
        this.expressions = new Expressions(source, rules, names, types, builder);
        this.loops = new Loops(source, rules, names, types, builder, expressions, this);
    }

    /** Continues after {@code op}, in its block. */
    static void continueAfter(Builder builder, Operation op) {
        builder.setToEnd(op.requiredBlock());
    }

    Expressions expressions() {
        return expressions;
    }

    // ---- lists

    void block(List<Stmt> statements) {
        for (Stmt s : statements) {
            if (builder.block().last() instanceof Terminator) {
                source.warning(s.at(), "this is never reached");
                return;
            }
            statement(s);
        }
    }

    private void statement(Stmt statement) {
        if (statement instanceof Stmt.Declare s) declaration(s);
        else if (statement instanceof Stmt.DeclareArray s) array(s);
        else if (statement instanceof Stmt.Assign s) assignment(s);
        else if (statement instanceof Stmt.AssignAll s) assignments(s);
        else if (statement instanceof Stmt.Evaluate s) evaluate(s);
        else if (statement instanceof Stmt.If s) conditional(s);
        else if (statement instanceof Stmt.While s) loops.loop(s);
        else if (statement instanceof Stmt.Range s) loops.range(s);
        else if (statement instanceof Stmt.Break s) loops.leave(s.at(), s.label(), true);
        else if (statement instanceof Stmt.Continue s) loops.leave(s.at(), s.label(), false);
        else if (statement instanceof Stmt.Return s) builder.insert(new Kernels.ReturnOp(source.location(s.at())));
        else if (statement instanceof Stmt.Block s) block(s.statements());
    }

    // ---- variables

    /** The place of {@code v}: Python's variables live in the whole function, others where they are declared. */
    Value place(Variable v) {
        Value known = v.place;
        if (known != null) return known;
        Variables.VarOp op = new Variables.VarOp(
                source.location(v.at()), v.name(), rules.byDefault(v.type).type());
        if (rules.language() == Language.PYTHON) entry.insertBefore(op, firstStatement());
        else builder.insert(op);
        v.place = op.result();
        return op.result();
    }

    /** A variable that the source does not have, at the start of the function. */
    Value temporary(Location location, String name, Scalar type) {
        Variables.VarOp op = new Variables.VarOp(location, name, type.type());
        entry.insertBefore(op, firstStatement());
        return op.result();
    }

    /** Behind the variables and arrays that stand at the start already. */
    private @Nullable Operation firstStatement() {
        Operation op = entry.first();
        while (op instanceof Variables.VarOp || op instanceof HirMemory.SharedOp) op = op.next();
        return op;
    }

    void set(Variable v, Value value, int at) {
        builder.insert(new Variables.SetOp(source.location(at), place(v), value));
    }

    private Scalar type(Variable v) {
        return rules.byDefault(v.type);
    }

    private void declaration(Stmt.Declare s) {
        if (!(names.declared(s) instanceof Variable v)) return;
        Expr value = s.value();
        if (rules.language() != Language.PYTHON) v.place = null;
        Value initial = value == null ? null : expressions.value(value, type(v));
        place(v);
        if (initial != null) set(v, initial, s.at());
    }

    private void assignment(Stmt.Assign s) {
        BinaryOperator operator = s.operator();
        if (s.target() instanceof Expr.Name n) {
            if (names.of(n) instanceof Variable v) {
                Expr value = operator == null ? s.value() : names.combined(s, operator);
                set(v, expressions.value(value, type(v)), s.at());
            } else {
                expressions.natural(s.value());
            }
            return;
        }
        if (!(s.target() instanceof Expr.Index element)) return;
        Array array = writable(element);
        if (array == null) return;
        if (operator == null) {
            Value value = expressions.value(s.value(), array.element);
            store(array, value, expressions.indices(array, element), s.at());
        } else {
            update(array, element, operator, s);
        }
    }

    /** {@code a[i] += v}: the indices are computed once. */
    private void update(Array array, Expr.Index element, BinaryOperator operator, Stmt.Assign s) {
        Value place = array.value;
        if (place == null) return;
        List<Value> indices = expressions.indices(array, element);
        Scalar right = types.of(s.value());
        Scalar common = rules.common(operator, array.element, right);
        if (common == null) {
            source.error(s.at(), "%s", rules.explain(operator.toString(), array.element, right));
            return;
        }
        if (common == Scalar.UNKNOWN || operator == BinaryOperator.POWER) {
            if (operator == BinaryOperator.POWER) source.error(s.at(), "write 'a[i] = a[i] ** n'");
            else expressions.natural(s.value());
            return;
        }
        if (!rules.converts(common, array.element)) {
            source.error(s.at(), "%s", rules.explainAssignment(common, array.element));
            return;
        }
        Location at = source.location(s.at());
        Value old = builder.insert(new HirMemory.LoadOp(at, place, indices)).result();
        Value left = expressions.cast(s.at(), old, array.element, common);
        Value result = expressions.combine(operator, s.at(), left, common, s.value());
        store(array, expressions.cast(s.at(), result, common, array.element), indices, s.at());
    }

    private @Nullable Array writable(Expr.Index element) {
        Array array = expressions.array(element.array());
        if (array == null || array.writable) return array;
        source.error(element.array().at(), "'%s' cannot be written", array.name())
                .note(source.location(array.at()), "%s", expressions.calls().constness());
        return null;
    }

    private void store(Array array, Value value, List<Value> indices, int at) {
        Value place = array.value;
        if (place != null) builder.insert(new HirMemory.StoreOp(source.location(at), value, place, indices));
    }

    /** All values are there before the first is assigned. */
    private void assignments(Stmt.AssignAll s) {
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < s.targets().size(); i++) {
            Expr target = s.targets().get(i);
            Scalar type = target instanceof Expr.Name n && names.of(n) instanceof Variable v
                    ? type(v)
                    : rules.byDefault(types.of(target));
            values.add(expressions.value(s.values().get(i), type));
        }
        for (int i = 0; i < s.targets().size(); i++) {
            Expr target = s.targets().get(i);
            if (target instanceof Expr.Name n && names.of(n) instanceof Variable v) set(v, values.get(i), s.at());
            if (!(target instanceof Expr.Index element)) continue;
            Array array = writable(element);
            if (array != null) store(array, values.get(i), expressions.indices(array, element), s.at());
        }
    }

    private void evaluate(Stmt.Evaluate s) {
        if (s.expression() instanceof Expr.Call c) {
            expressions.calls().statement(c);
        } else if (!(s.expression() instanceof Expr.Wrong)) {
            source.warning(s.at(), "the value of this expression is not used");
            expressions.natural(s.expression());
        }
    }

    // ---- arrays

    private void array(Stmt.DeclareArray s) {
        if (!(names.declared(s) instanceof Array array)) return;
        List<Long> extents = new ArrayList<>();
        for (Expr e : s.extents()) extents.add(extent(e));
        if (extents.isEmpty() || extents.size() > 3) {
            source.error(s.at(), "an array has 1 to 3 dimensions");
            return;
        }
        Location at = source.location(s.at());
        if (s.shared()) {
            SharedType type = new SharedType(extents, s.element().type());
            HirMemory.SharedOp op = new HirMemory.SharedOp(at, s.name(), type);
            entry.insertBefore(op, firstStatement());
            array.value = op.result();
            return;
        }
        PrivateType type = new PrivateType(extents, s.element().type());
        Value value =
                builder.insert(new HirMemory.PrivateOp(at, s.name(), type)).result();
        array.value = value;
        Expr fill = s.fill();
        if (fill != null) loops.fill(s.at(), value, extents, expressions.value(fill, s.element()));
    }

    /** A constant from 1 to 2^24. */
    private long extent(Expr e) {
        Literal value = expressions.literals().evaluate(e);
        if (value == null || !value.isInteger()) {
            source.error(e.at(), "the extent of an array is a constant integer");
            return 1;
        }
        boolean fits = value.integer().signum() > 0 && value.integer().bitLength() <= 24;
        if (!fits) source.error(e.at(), "an array cannot have %s elements", value.integer());
        return fits ? value.integer().longValue() : 1;
    }

    // ---- branches

    private void conditional(Stmt.If s) {
        Value condition = expressions.condition(s.condition());
        Control.IfOp op = builder.insert(new Control.IfOp(source.location(s.at()), condition, List.of()));
        builder.setToEnd(op.thenRegion().entry());
        block(s.then());
        builder.setToEnd(op.elseRegion().entry());
        block(s.otherwise());
        dropEmpty(op);
        continueAfter(builder, op);
    }

    /** A region without operations is written as none. */
    static void dropEmpty(Operation op) {
        for (int i = 1; i < op.regionCount(); i++) {
            Block block = op.region(i).first();
            if (block != null && block.isEmpty()) block.erase();
        }
    }

    /** A constant of {@code type}. */
    Value number(int at, long value, Scalar type) {
        return expressions.constant(at, Literal.of(BigInteger.valueOf(value), type), type);
    }
}
