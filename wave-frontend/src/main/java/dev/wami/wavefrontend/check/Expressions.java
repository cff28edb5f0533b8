package dev.wami.wavefrontend.check;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Expr.Relation;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.check.Symbol.Array;
import dev.wami.wavefrontend.check.Symbol.Constant;
import dev.wami.wavefrontend.check.Symbol.Variable;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.waveir.hir.BinaryOp;
import dev.wami.waveir.hir.Casts;
import dev.wami.waveir.hir.Combining;
import dev.wami.waveir.hir.CompareOp;
import dev.wami.waveir.hir.ConstantOp;
import dev.wami.waveir.hir.Control;
import dev.wami.waveir.hir.HirMemory;
import dev.wami.waveir.hir.HirTypes;
import dev.wami.waveir.hir.UnaryOp;
import dev.wami.waveir.hir.VarType;
import dev.wami.waveir.hir.Variables;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Expressions to {@code hir}, at the builder's place. What does not fit is reported once; then some value of the right
 * type stands for it, so that the rest can be checked too.
 */
final class Expressions {
    private final Source source;
    private final Rules rules;
    private final Names names;
    private final Types types;
    private final Literals literals;
    private final Builder builder;
    private final Calls calls;

    Expressions(Source source, Rules rules, Names names, Types types, Builder builder) {
        this.source = source;
        this.rules = rules;
        this.names = names;
        this.types = types;
        this.literals = new Literals(source, n -> names.of(n) instanceof Constant c ? c.value() : null);
        this.builder = builder;
        this.calls = new Calls(source, rules, types, this, builder);
    }

    Calls calls() {
        return calls;
    }

    Literals literals() {
        return literals;
    }

    Location at(Expr e) {
        return source.location(e.at());
    }

    // ---- values of a type

    /** {@code e} as a value of {@code to}, converted as the language does without a cast. */
    Value value(Expr e, Scalar to) {
        Scalar from = types.of(e);
        Value v = emit(e, to);
        if (from.isLiteral() && v.type().equals(to.type())) return v;
        Scalar own = from.isLiteral() ? rules.byDefault(from) : from;
        if (!rules.converts(from, to)) {
            source.error(e.at(), "%s", rules.explainAssignment(from, to));
            return constant(e.at(), zero(to), to);
        }
        return cast(e.at(), v, own, to);
    }

    /** {@code e} as a value of its own type; a literal by default. */
    Value natural(Expr e) {
        return emit(e, rules.byDefault(types.of(e)));
    }

    /** {@code e} in the type that an operator has chosen for it, as a cast. */
    Value operand(Expr e, Scalar to) {
        Scalar from = types.of(e);
        Value v = emit(e, to);
        return cast(e.at(), v, from.isLiteral() ? scalarOf(v, from, to) : from, to);
    }

    private Scalar scalarOf(Value v, Scalar literal, Scalar to) {
        return v.type().equals(to.type()) ? to : rules.byDefault(literal);
    }

    /** {@code e} as a condition. */
    Value condition(Expr e) {
        Scalar type = types.of(e);
        if (!rules.hasTruth(type)) {
            source.error(e.at(), "a condition must be a bool, but this is %s", rules.name(type));
            return constant(e.at(), Literal.of(true), Scalar.BOOL);
        }
        Value v = natural(e);
        return cast(e.at(), v, rules.byDefault(type), Scalar.BOOL);
    }

    /** {@code v} of {@code from} as {@code to}. */
    Value cast(int at, Value v, Scalar from, Scalar to) {
        if (from == to || from == Scalar.UNKNOWN || v.type().equals(to.type())) {
            return v.type().equals(to.type()) ? v : constant(at, zero(to), to);
        }
        return builder.insert(new Casts.CastOp(source.location(at), v, to.type()))
                .result();
    }

    /** The indices of an element, for all kinds of arrays {@code ui32}. */
    List<Value> indices(Array array, Expr.Index e) {
        List<Value> out = new ArrayList<>();
        for (Expr index : e.indices()) out.add(index(index));
        if (out.size() == array.rank) return out;
        source.error(e.at(), "'%s' has %d dimensions, but %d indices are given", array.name(), array.rank, out.size())
                .note(source.location(array.at()), "declared here");
        while (out.size() < array.rank) out.add(constant(e.at(), zero(Scalar.U32), Scalar.U32));
        return out.subList(0, array.rank);
    }

    /** An index; a constant that is negative is wrong for certain. */
    Value index(Expr e) {
        Scalar type = types.of(e);
        Literal constant = type.isLiteral() || type.isInteger() ? literals.evaluate(e) : null;
        if (constant != null && constant.isInteger() && constant.integer().signum() < 0) {
            source.error(e.at(), "index %s is out of bounds", constant.integer());
            return constant(e.at(), zero(Scalar.U32), Scalar.U32);
        }
        boolean rust = rules.language() == Language.RUST;
        boolean integer = rust ? type == Scalar.U32 : type.isInteger();
        if (!integer && type != Scalar.INTEGER_LITERAL && type != Scalar.UNKNOWN) {
            String expected = rust ? "a u32 or usize" : "an integer";
            source.error(e.at(), "an index is %s, but this is %s", expected, rules.name(type));
            return constant(e.at(), zero(Scalar.U32), Scalar.U32);
        }
        return operand(e, Scalar.U32);
    }

    /** The array that {@code e} must name; null after a reported error. */
    @Nullable
    Array array(Expr e) {
        Array array = names.array(e);
        boolean reported = e instanceof Expr.Name n && names.of(n) == null || e instanceof Expr.Wrong;
        if (array == null && !reported) source.error(e.at(), "this is not an array");
        return array;
    }

    // ---- constants

    private static Literal zero(Scalar type) {
        if (type == Scalar.BOOL) return Literal.of(false);
        return type.isFloat() ? Literal.of(0.0, type) : Literal.of(BigInteger.ZERO, type);
    }

    /** {@code literal} as a constant of {@code type}, if it is one of its values. */
    Value constant(int at, Literal literal, Scalar type) {
        Location location = source.location(at);
        if (type == Scalar.BOOL) {
            return builder.insert(new ConstantOp(location, IntegerAttr.bool(literal.truth())))
                    .result();
        }
        if (type.isFloat()) {
            FloatAttr f = FloatAttr.of((FloatType) type.type(), literal.real());
            if (Double.isInfinite(f.value()) && !Double.isInfinite(literal.real())) {
                source.error(at, "%s does not fit %s", literal.value(), rules.name(type));
            }
            return builder.insert(new ConstantOp(location, f)).result();
        }
        BigInteger value = literal.integer();
        if (!Literal.fits(value, type)) source.error(at, "%s does not fit %s", value, rules.name(type));
        return builder.insert(new ConstantOp(location, IntegerAttr.of(type.type(), value.longValue())))
                .result();
    }

    // ---- expressions

    /** {@code e} in its own type; a literal in {@code want} if that is possible. */
    private Value emit(Expr e, Scalar want) {
        Scalar type = types.of(e);
        if (type.isLiteral()) return literal(e, type, want);
        if (e instanceof Expr.Bool b) return constant(e.at(), Literal.of(b.value()), Scalar.BOOL);
        if (e instanceof Expr.Int || e instanceof Expr.Real) return typed(e, type);
        if (e instanceof Expr.Name n) return name(n);
        if (e instanceof Expr.Unary u) return unary(u);
        if (e instanceof Expr.Binary b) return binary(b, type);
        if (e instanceof Expr.Comparison c) return comparison(c);
        if (e instanceof Expr.Logical l) return logical(l);
        if (e instanceof Expr.Conditional c) return conditional(c, type);
        if (e instanceof Expr.Call c) return calls.call(c, type);
        if (e instanceof Expr.Index i) return load(i);
        if (e instanceof Expr.Cast c) return explicitCast(c);
        if (e instanceof Expr.Bitcast c) return bitcast(c);
        if (e instanceof Expr.Extent x) return extent(x);
        if (e instanceof Expr.Text) source.error(e.at(), "strings are not values of the kernel language");
        if (e instanceof Expr.Tuple) source.error(e.at(), "tuples are not values of the kernel language");
        if (e instanceof Expr.TypeName t) source.error(e.at(), "'%s' is a type, not a value", t.type());
        return unknown(e);
    }

    private Value unknown(Expr e) {
        return constant(e.at(), zero(Scalar.I32), Scalar.I32);
    }

    private Value literal(Expr e, Scalar type, Scalar want) {
        Literal value = literals.evaluate(e);
        boolean fits = type == Scalar.FLOAT_LITERAL
                ? want.isFloat()
                : want.isInteger() || want.isFloat() && rules.language() != Language.RUST;
        Scalar to = fits ? want : rules.byDefault(type);
        if (value != null) return constant(e.at(), value, to);
        // not constant but of literals only: an operator that is computed at run time
        if (e instanceof Expr.Conditional c) return conditional(c, to);
        if (e instanceof Expr.Binary b) return binary(b, to);
        if (e instanceof Expr.Call c) return calls.call(c, to);
        if (e instanceof Expr.Unary u) return unaryOf(u, to);
        source.error(e.at(), "this is not a constant");
        return constant(e.at(), zero(to), to);
    }

    private Value typed(Expr e, Scalar type) {
        Literal value = literals.evaluate(e);
        return constant(e.at(), value == null ? zero(type) : value, type);
    }

    private Value name(Expr.Name n) {
        Symbol symbol = names.of(n);
        if (symbol instanceof Constant c) {
            return constant(n.at(), c.value(), c.value().type());
        }
        if (symbol instanceof Array) source.error(n.at(), "'%s' is an array; index it", n.name());
        if (!(symbol instanceof Variable v) || v.place == null) return unknown(n);
        Value place = v.place;
        return isVariable(place)
                ? builder.insert(new Variables.GetOp(at(n), place)).result()
                : place;
    }

    static boolean isVariable(Value place) {
        return place.type() instanceof VarType;
    }

    // ---- operators

    private Value unary(Expr.Unary u) {
        if (u.operator() == Expr.UnaryOperator.NOT && !types.isBitwiseNot(u)) {
            Value v = condition(u.operand());
            return builder.insert(new UnaryOp(UnaryOp.Kind.NOT, at(u), v)).result();
        }
        return unaryOf(u, types.of(u));
    }

    private Value unaryOf(Expr.Unary u, Scalar type) {
        boolean bits = u.operator() == Expr.UnaryOperator.INVERT || u.operator() == Expr.UnaryOperator.NOT;
        if (type == Scalar.BOOL || bits && type.isFloat()) {
            source.error(u.at(), "'%s' does not work on %s", u.operator(), rules.name(type));
            return unknown(u);
        }
        if (type == Scalar.UNKNOWN) return natural(u.operand());
        Value v = operand(u.operand(), type);
        if (u.operator() == Expr.UnaryOperator.PLUS) return v;
        if (!bits && rules.language() == Language.RUST && type.isUnsigned()) {
            source.error(u.at(), "'-' does not work on %s", type);
        }
        return builder.insert(new UnaryOp(bits ? UnaryOp.Kind.NOT : UnaryOp.Kind.NEG, at(u), v))
                .result();
    }

    private Value binary(Expr.Binary b, Scalar to) {
        Scalar left = types.of(b.left());
        Scalar right = types.of(b.right());
        Scalar common = rules.common(b.operator(), left, right);
        if (common == null) {
            source.error(b.at(), "%s", rules.explain(b.operator().toString(), left, right));
            return unknown(b);
        }
        if (common == Scalar.UNKNOWN) {
            natural(b.left());
            natural(b.right());
            return unknown(b);
        }
        Scalar type = common.isLiteral() ? to : common;
        if (b.operator() == BinaryOperator.POWER) return power(b, type);
        Value l = operand(b.left(), type);
        return combine(b.operator(), b.at(), l, type, b.right());
    }

    /** {@code left operator right}, where {@code left} has {@code type} already. */
    Value combine(BinaryOperator operator, int at, Value left, Scalar type, Expr right) {
        if (operator.divides() && type.isInteger()) checkDivisor(right);
        Value r = operator.isShift() ? amount(right, type) : operand(right, type);
        Location location = source.location(at);
        if (operator == BinaryOperator.SHIFT_RIGHT_UNSIGNED) {
            Value bits = cast(at, left, type, type.unsigned());
            Value by = cast(at, r, type, type.unsigned());
            return builder.insert(new BinaryOp(BinaryOp.Kind.SHR, location, bits, by))
                    .result();
        }
        return builder.insert(new BinaryOp(kind(operator), location, left, r)).result();
    }

    private void checkDivisor(Expr right) {
        Literal divisor = types.of(right).isFloat() ? null : literals.evaluate(right);
        if (divisor != null && divisor.isInteger() && divisor.integer().signum() == 0) {
            source.error(right.at(), "division by zero");
        }
    }

    /**
     * The amount of a shift: its lower bits count, so that any integer type will do; a literal must be less than the
     * width.
     */
    private Value amount(Expr right, Scalar type) {
        Literal constant = literals.evaluate(right);
        if (constant != null && constant.isInteger()) {
            BigInteger n = constant.integer();
            if (n.signum() < 0 || n.compareTo(BigInteger.valueOf(type.width())) >= 0) {
                source.warning(right.at(), "shift by %s of %d bits is taken modulo %d", n, type.width(), type.width());
                n = n.mod(BigInteger.valueOf(type.width()));
            }
            return constant(right.at(), Literal.of(n, type), type);
        }
        return operand(right, type);
    }

    static BinaryOp.Kind kind(BinaryOperator operator) {
        return switch (operator) {
            case ADD -> BinaryOp.Kind.ADD;
            case SUBTRACT -> BinaryOp.Kind.SUB;
            case MULTIPLY -> BinaryOp.Kind.MUL;
            case DIVIDE, TRUE_DIVIDE, FLOAT_DIVIDE -> BinaryOp.Kind.DIV;
            case FLOOR_DIVIDE -> BinaryOp.Kind.FLOORDIV;
            case FLOOR_MODULO -> BinaryOp.Kind.FLOORMOD;
            case REMAINDER -> BinaryOp.Kind.REM;
            case POWER -> BinaryOp.Kind.POW;
            case AND -> BinaryOp.Kind.AND;
            case OR -> BinaryOp.Kind.OR;
            case XOR -> BinaryOp.Kind.XOR;
            case SHIFT_LEFT -> BinaryOp.Kind.SHL;
            case SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> BinaryOp.Kind.SHR;
        };
    }

    private Value power(Expr.Binary b, Scalar type) {
        Literal exponent = literals.evaluate(b.right());
        Powers powers = new Powers(this, builder, at(b), b.at(), type);
        if (exponent != null && exponent.isInteger()) {
            if (type.isInteger() && exponent.integer().signum() < 0) {
                source.error(b.at(), "an integer to the power of %s is no integer", exponent.integer());
                return unknown(b);
            }
            int n = exponent.integer().bitLength() < 16 ? exponent.integer().intValue() : -1;
            if (n >= 0 && (type.isInteger() || n <= 4)) return powers.constant(operand(b.left(), type), n);
        }
        Value base = operand(b.left(), type);
        Value by = operand(b.right(), type);
        return type.isInteger()
                ? powers.integer(base, by)
                : builder.insert(new BinaryOp(BinaryOp.Kind.POW, at(b), base, by))
                        .result();
    }

    // ---- comparisons and logic

    private Value comparison(Expr.Comparison c) {
        List<Expr> operands = c.operands();
        return comparison(c, 0, types.of(operands.get(0)).isLiteral() ? null : natural(operands.get(0)));
    }

    /** The relations from {@code i} on; {@code left}, unless it is a literal, has been computed. */
    private Value comparison(Expr.Comparison c, int i, @Nullable Value left) {
        Expr a = c.operands().get(i);
        Expr b = c.operands().get(i + 1);
        Value right = types.of(b).isLiteral() ? null : natural(b);
        Value holds = relation(c, c.relations().get(i), a, left, b, right);
        if (i + 1 == c.relations().size()) return holds;
        if (Purity.isCheap(c.operands().get(i + 2))) {
            Value rest = comparison(c, i + 1, right);
            return builder.insert(new BinaryOp(BinaryOp.Kind.AND, at(c), holds, rest))
                    .result();
        }
        return branch(
                at(c),
                holds,
                Scalar.BOOL,
                () -> comparison(c, i + 1, right),
                () -> constant(c.at(), Literal.of(false), Scalar.BOOL));
    }

    private Value relation(
            Expr.Comparison c, Relation relation, Expr a, @Nullable Value left, Expr b, @Nullable Value right) {
        Scalar l = types.of(a);
        Scalar r = types.of(b);
        boolean ordered = relation != Relation.EQUAL && relation != Relation.NOT_EQUAL;
        boolean bools = l == Scalar.BOOL && r == Scalar.BOOL && rules.language() != Language.CPP;
        Scalar common = rules.comparesByValue(l, r) && l != r ? null : rules.common(l, r);
        boolean byValue = rules.comparesByValue(l, r);
        if (common == null && !byValue || bools && ordered && rules.language() != Language.RUST) {
            source.error(c.at(), "%s", rules.explain(symbol(relation), l, r));
            return constant(c.at(), Literal.of(false), Scalar.BOOL);
        }
        Scalar to = common == null ? Scalar.UNKNOWN : rules.byDefault(common);
        Value x = left == null ? operand(a, literalType(l, r, to)) : left;
        Value y = right == null ? operand(b, literalType(r, l, to)) : right;
        if (!byValue) {
            x = cast(a.at(), x, left == null ? to : l, to);
            y = cast(b.at(), y, right == null ? to : r, to);
        }
        if (to == Scalar.BOOL && ordered) {
            x = cast(a.at(), x, Scalar.BOOL, Scalar.U32);
            y = cast(b.at(), y, Scalar.BOOL, Scalar.U32);
        }
        return builder.insert(new CompareOp(kind(relation), at(c), x, y)).result();
    }

    private static Scalar literalType(Scalar literal, Scalar other, Scalar common) {
        return literal.isLiteral() && common == Scalar.UNKNOWN ? other : common;
    }

    private static String symbol(Relation relation) {
        return switch (relation) {
            case EQUAL -> "==";
            case NOT_EQUAL -> "!=";
            case LESS -> "<";
            case LESS_OR_EQUAL -> "<=";
            case GREATER -> ">";
            case GREATER_OR_EQUAL -> ">=";
        };
    }

    private static CompareOp.Kind kind(Relation relation) {
        return switch (relation) {
            case EQUAL -> CompareOp.Kind.EQ;
            case NOT_EQUAL -> CompareOp.Kind.NE;
            case LESS -> CompareOp.Kind.LT;
            case LESS_OR_EQUAL -> CompareOp.Kind.LE;
            case GREATER -> CompareOp.Kind.GT;
            case GREATER_OR_EQUAL -> CompareOp.Kind.GE;
        };
    }

    private Value logical(Expr.Logical l) {
        Value left = logicalOperand(l, l.left());
        if (Purity.isCheap(l.right())) {
            BinaryOp.Kind kind = l.isAnd() ? BinaryOp.Kind.AND : BinaryOp.Kind.OR;
            return builder.insert(new BinaryOp(kind, at(l), left, logicalOperand(l, l.right())))
                    .result();
        }
        boolean and = l.isAnd();
        return branch(
                at(l),
                left,
                Scalar.BOOL,
                () -> and ? logicalOperand(l, l.right()) : constant(l.at(), Literal.of(true), Scalar.BOOL),
                () -> and ? constant(l.at(), Literal.of(false), Scalar.BOOL) : logicalOperand(l, l.right()));
    }

    /** Only C++'s logical operators take numbers; elsewhere they would give one of them. */
    private Value logicalOperand(Expr.Logical l, Expr e) {
        Scalar type = types.of(e);
        if (type == Scalar.BOOL || type == Scalar.UNKNOWN || rules.language() == Language.CPP) return condition(e);
        String operator = rules.language() == Language.PYTHON ? (l.isAnd() ? "and" : "or") : l.isAnd() ? "&&" : "||";
        source.error(
                e.at(), "the operands of '%s' are bools, but this is %s; write x != 0", operator, rules.name(type));
        return constant(e.at(), Literal.of(true), Scalar.BOOL);
    }

    private Value conditional(Expr.Conditional c, Scalar type) {
        Scalar l = types.of(c.whenTrue());
        Scalar r = types.of(c.whenFalse());
        if (type == Scalar.UNKNOWN) {
            if (l != Scalar.UNKNOWN && r != Scalar.UNKNOWN) {
                source.error(
                        c.at(), "the values of a conditional expression are %s and %s", rules.name(l), rules.name(r));
            }
            natural(c.whenTrue());
            natural(c.whenFalse());
            return unknown(c);
        }
        Value condition = condition(c.condition());
        if (Purity.isCheap(c.whenTrue()) && Purity.isCheap(c.whenFalse())) {
            Value a = operand(c.whenTrue(), type);
            Value b = operand(c.whenFalse(), type);
            return builder.insert(new Combining.SelectOp(at(c), condition, a, b))
                    .result();
        }
        return branch(at(c), condition, type, () -> operand(c.whenTrue(), type), () -> operand(c.whenFalse(), type));
    }

    /** Computes a value of {@code type}. */
    interface Computation {
        Value compute();
    }

    /** The one value or the other, computed only where it is needed. */
    Value branch(Location location, Value condition, Scalar type, Computation whenTrue, Computation whenFalse) {
        Control.IfOp op = builder.insert(new Control.IfOp(location, condition, List.of(type.type())));
        builder.setToEnd(op.thenRegion().entry());
        Value a = whenTrue.compute();
        builder.insert(new Control.YieldOp(location, List.of(a)));
        builder.setToEnd(op.elseRegion().entry());
        Value b = whenFalse.compute();
        builder.insert(new Control.YieldOp(location, List.of(b)));
        Statements.continueAfter(builder, op);
        return op.result();
    }

    // ---- memory and casts

    private Value load(Expr.Index e) {
        Array array = array(e.array());
        Value place = array == null ? null : array.value;
        if (array == null || place == null) {
            e.indices().forEach(this::natural);
            return unknown(e);
        }
        return builder.insert(new HirMemory.LoadOp(at(e), place, indices(array, e)))
                .result();
    }

    private Value explicitCast(Expr.Cast c) {
        Scalar from = types.of(c.operand());
        if (from == Scalar.UNKNOWN) return natural(c.operand());
        Literal constant = literals.evaluate(c);
        if (constant != null) return constant(c.at(), constant, c.to());
        Value v = natural(c.operand());
        return cast(c.at(), v, rules.byDefault(from), c.to());
    }

    private Value bitcast(Expr.Bitcast c) {
        Scalar from = rules.byDefault(types.of(c.operand()));
        if (types.of(c.operand()) == Scalar.INTEGER_LITERAL && c.to().isNumber()) {
            from = c.to().width() == 64 ? Scalar.U64 : Scalar.U32;
        }
        Value v = emit(c.operand(), from);
        if (from == Scalar.UNKNOWN) return v;
        if (!c.to().isNumber() || !from.isNumber() || c.to().width() != from.width()) {
            source.error(c.at(), "%s and %s do not have the same width", rules.name(from), rules.name(c.to()));
            return unknown(c);
        }
        if (from == c.to()) return v;
        return builder.insert(new Casts.BitcastOp(at(c), v, c.to().type())).result();
    }

    private Value extent(Expr.Extent x) {
        Array array = array(x.array());
        Literal dimension = literals.evaluate(x.dimension());
        if (array == null) return constant(x.at(), zero(Scalar.U32), Scalar.U32);
        BigInteger d = dimension != null && dimension.isInteger() ? dimension.integer() : BigInteger.valueOf(-1);
        if (d.signum() < 0 || d.compareTo(BigInteger.valueOf(array.rank)) >= 0) {
            source.error(x.dimension().at(), "the dimension must be a constant from 0 to %d", array.rank - 1);
            return constant(x.at(), zero(Scalar.U32), Scalar.U32);
        }
        Value place = array.value;
        if (place != null && HirTypes.BUFFER.accepts(place.type())) {
            return builder.insert(new HirMemory.ExtentOp(at(x), place, d.intValue()))
                    .result();
        }
        Literal extent = literals.evaluate(array.extents.get(d.intValue()));
        return constant(x.at(), extent == null ? zero(Scalar.U32) : extent, Scalar.U32);
    }
}
