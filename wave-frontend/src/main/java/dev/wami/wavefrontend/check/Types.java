package dev.wami.wavefrontend.check;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.check.Symbol.Array;
import dev.wami.wavefrontend.check.Symbol.Constant;
import dev.wami.wavefrontend.check.Symbol.Variable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The types of expressions, as the types of the variables are at the time. What has none is unknown; nothing is
 * reported.
 */
final class Types {
    private final Rules rules;
    private final Names names;
    private final Map<Expr, Scalar> known = new IdentityHashMap<>();

    Types(Rules rules, Names names) {
        this.rules = rules;
        this.names = names;
    }

    /** To be called when a variable has got another type. */
    void forget() {
        known.clear();
    }

    /** The type of {@code e}: a literal's if it is made of nothing but literals, and unknown if it is wrong. */
    Scalar of(Expr e) {
        Scalar before = known.get(e);
        if (before != null) return before;
        Scalar type = compute(e);
        known.put(e, type);
        return type;
    }

    private Scalar compute(Expr e) {
        if (e instanceof Expr.Int i) return i.suffix() == null ? Scalar.INTEGER_LITERAL : i.suffix();
        if (e instanceof Expr.Real r) return r.suffix() == null ? Scalar.FLOAT_LITERAL : r.suffix();
        if (e instanceof Expr.Bool || e instanceof Expr.Comparison || e instanceof Expr.Logical) return Scalar.BOOL;
        if (e instanceof Expr.Name n) return name(n);
        if (e instanceof Expr.Unary u) return unary(u);
        if (e instanceof Expr.Binary b) return binary(b);
        if (e instanceof Expr.Conditional c) return either(c.whenTrue(), c.whenFalse());
        if (e instanceof Expr.Cast c) return c.to();
        if (e instanceof Expr.Bitcast c) return c.to();
        if (e instanceof Expr.Extent) return Scalar.U32;
        if (e instanceof Expr.Index i) {
            Array array = names.array(i.array());
            return array == null ? Scalar.UNKNOWN : array.element;
        }
        return e instanceof Expr.Call c ? call(c) : Scalar.UNKNOWN;
    }

    private Scalar name(Expr.Name n) {
        Symbol symbol = names.of(n);
        if (symbol instanceof Variable v) return v.type;
        return symbol instanceof Constant c ? c.value().type() : Scalar.UNKNOWN;
    }

    private Scalar unary(Expr.Unary u) {
        Scalar type = of(u.operand());
        if (u.operator() == Expr.UnaryOperator.NOT) return isBitwiseNot(u) ? type : Scalar.BOOL;
        return type == Scalar.BOOL && rules.language() == Language.CPP ? Scalar.I32 : type;
    }

    /** Rust's {@code !} of an integer. */
    boolean isBitwiseNot(Expr.Unary u) {
        if (rules.language() != Language.RUST) return false;
        Scalar type = of(u.operand());
        return type.isInteger() || type == Scalar.INTEGER_LITERAL;
    }

    private Scalar binary(Expr.Binary b) {
        Scalar common = rules.common(b.operator(), of(b.left()), of(b.right()));
        return common == null ? Scalar.UNKNOWN : common;
    }

    private Scalar either(Expr a, Expr b) {
        Scalar left = of(a);
        if (left == Scalar.BOOL && of(b) == Scalar.BOOL) return Scalar.BOOL;
        Scalar common = rules.common(BinaryOperator.ADD, left, of(b));
        return common == null ? Scalar.UNKNOWN : common;
    }

    private Scalar call(Expr.Call c) {
        Intrinsic f = Intrinsic.find(c.name());
        if (f == null) return Scalar.UNKNOWN;
        List<Expr> arguments = c.arguments().stream().map(Expr.Argument::value).toList();
        return switch (f.form()) {
            case DIMENSION, WAVE_INDEX, COUNT, BALLOT -> Scalar.U32;
            case VOTE -> Scalar.BOOL;
            case FLOAT ->
                arguments.isEmpty()
                        ? Scalar.UNKNOWN
                        : isIntegral(c) ? of(arguments.get(0)) : floating(of(arguments.get(0)));
            case NUMBER, INTEGER, SHUFFLE, WAVE -> arguments.isEmpty() ? Scalar.UNKNOWN : of(arguments.get(0));
            case COMMON, DIVIDE -> common(arguments);
            case COMMON_FLOAT -> floating(common(arguments));
            case ATOMIC -> element(arguments);
            case BARRIER, FENCE -> Scalar.UNKNOWN;
        };
    }

    /** TypeScript's {@code Math.trunc(a / b)} of integers: the quotient is one already. */
    boolean isIntegral(Expr.Call c) {
        return rules.language() == Language.TYPESCRIPT
                && c.name().equals("trunc")
                && c.arguments().size() == 1
                && of(c.arguments().get(0).value()).isInteger();
    }

    /** The type of arguments that need one type. */
    Scalar common(List<Expr> arguments) {
        Scalar type = Scalar.UNKNOWN;
        for (Expr e : arguments) {
            Scalar joined = rules.common(type, of(e));
            if (joined == null) return Scalar.UNKNOWN;
            type = joined;
        }
        return type;
    }

    /** What a function of floats makes of {@code type}: integers become f32 where the language does that. */
    Scalar floating(Scalar type) {
        if (type == Scalar.INTEGER_LITERAL) return Scalar.FLOAT_LITERAL;
        if (!type.isInteger()) return type;
        Scalar common = rules.common(type, Scalar.F32);
        return common == null ? Scalar.UNKNOWN : common;
    }

    private Scalar element(List<Expr> arguments) {
        @Nullable Expr first = arguments.isEmpty() ? null : arguments.get(0);
        if (first instanceof Expr.Index i) first = i.array();
        Array array = first == null ? null : names.array(first);
        return array == null ? Scalar.UNKNOWN : array.element;
    }
}
