package dev.wami.wavefrontend.check;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.text.EditDistance;
import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.check.Symbol.Array;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.waveir.hir.BinaryOp;
import dev.wami.waveir.hir.Combining;
import dev.wami.waveir.hir.CountOp;
import dev.wami.waveir.hir.Dimension;
import dev.wami.waveir.hir.Grid.DimensionOp;
import dev.wami.waveir.hir.Grid.WaveIndexOp;
import dev.wami.waveir.hir.HirMemory.AtomicCasOp;
import dev.wami.waveir.hir.HirMemory.AtomicOp;
import dev.wami.waveir.hir.HirTypes;
import dev.wami.waveir.hir.Sync;
import dev.wami.waveir.hir.UnaryOp;
import dev.wami.waveir.hir.WaveOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Calls of the functions that every kernel has. */
final class Calls {
    private final Source source;
    private final Rules rules;
    private final Types types;
    private final Expressions expressions;
    private final Builder builder;

    Calls(Source source, Rules rules, Types types, Expressions expressions, Builder builder) {
        this.source = source;
        this.rules = rules;
        this.types = types;
        this.expressions = expressions;
        this.builder = builder;
    }

    /** The result of {@code c}, in {@code type} if that is not decided by its arguments. */
    Value call(Expr.Call c, Scalar type) {
        Intrinsic f = intrinsic(c);
        if (f == null) return unknown(c);
        if (!f.hasResult()) {
            source.error(c.at(), "'%s' has no value", c.name());
            return unknown(c);
        }
        return emit(f, c, type);
    }

    /** {@code c} as a statement: for its effect. */
    void statement(Expr.Call c) {
        Intrinsic f = intrinsic(c);
        if (f == null) return;
        Location at = source.location(c.at());
        switch (f.form()) {
            case BARRIER -> builder.insert(new Sync.BarrierOp(at));
            case FENCE -> fence(c, at);
            default -> {
                if (f.isPure()) source.warning(c.at(), "the value of '%s' is not used", c.name());
                emit(f, c, rules.byDefault(types.of(c)));
            }
        }
    }

    private Value unknown(Expr e) {
        return expressions.constant(e.at(), Literal.of(BigInteger.ZERO, Scalar.I32), Scalar.I32);
    }

    /** The function, called with as many arguments as it takes; null after a reported error. */
    private @Nullable Intrinsic intrinsic(Expr.Call c) {
        Intrinsic f = Intrinsic.find(c.name());
        if (f == null) {
            unknownFunction(c);
            return null;
        }
        for (Expr.Argument a : c.arguments()) {
            if (a.name() == null
                    || f.form() == Intrinsic.Form.DIMENSION && a.name().equals("d")) continue;
            source.error(a.value().at(), "'%s' has no parameter '%s'", c.name(), a.name());
            return null;
        }
        int given = c.arguments().size();
        if (given >= f.least() && given <= f.most()) return f;
        String expected = f.least() == f.most() ? String.valueOf(f.least()) : f.least() + " to " + f.most();
        source.error(
                c.at(),
                "'%s' takes %s argument%s, but %d %s given",
                c.name(),
                expected,
                expected.equals("1") ? "" : "s",
                given,
                given == 1 ? "is" : "are");
        return null;
    }

    private void unknownFunction(Expr.Call c) {
        if (c.name().equals("shared") || c.name().equals("local")) {
            source.error(c.at(), "'%s' declares an array and must be the whole right side of '='", c.name());
        } else if (c.name().equals("range")) {
            source.error(c.at(), "'range' stands in a 'for' loop only");
        } else {
            String nearest = EditDistance.closest(c.name(), Intrinsic.NAMES);
            if (nearest == null) source.error(c.at(), "unknown function '%s'", c.name());
            else source.error(c.at(), "unknown function '%s'; did you mean '%s'?", c.name(), nearest);
        }
    }

    private Value emit(Intrinsic f, Expr.Call c, Scalar type) {
        List<Expr> arguments = c.arguments().stream().map(Expr.Argument::value).toList();
        Location at = source.location(c.at());
        return switch (f.form()) {
            case DIMENSION ->
                builder.insert(new DimensionOp((DimensionOp.Kind) kind(f), at, dimension(arguments)))
                        .result();
            case WAVE_INDEX ->
                builder.insert(new WaveIndexOp((WaveIndexOp.Kind) kind(f), at)).result();
            case FLOAT ->
                types.isIntegral(c) ? expressions.natural(arguments.get(0)) : floating(f, c, arguments.get(0), type);
            case NUMBER -> unary(f, c, arguments.get(0), types.of(arguments.get(0)), type, HirTypes.NUMBER, "numbers");
            case INTEGER ->
                unary(f, c, arguments.get(0), types.of(arguments.get(0)), type, HirTypes.INTEGER, "integers");
            case COUNT -> count(f, c, arguments.get(0));
            case COMMON, COMMON_FLOAT, DIVIDE -> common(f, c, arguments, type);
            case ATOMIC -> atomic(f, c, arguments);
            case SHUFFLE -> shuffle(f, c, arguments);
            case WAVE -> wave(f, c, arguments.get(0));
            case BALLOT, VOTE ->
                builder.insert(new WaveOp((WaveOp.Kind) kind(f), at, List.of(expressions.condition(arguments.get(0)))))
                        .result();
            case BARRIER, FENCE -> throw new IllegalStateException("has no result");
        };
    }

    private static Enum<?> kind(Intrinsic f) {
        Enum<?> kind = f.kind();
        if (kind == null) throw new IllegalStateException(f.name());
        return kind;
    }

    /** A constant 0, 1 or 2; x if there is none. */
    private Dimension dimension(List<Expr> arguments) {
        if (arguments.isEmpty()) return Dimension.X;
        Literal d = expressions.literals().evaluate(arguments.get(0));
        if (d != null
                && d.isInteger()
                && d.integer().signum() >= 0
                && d.integer().compareTo(BigInteger.TWO) <= 0) {
            return Dimension.values()[d.integer().intValue()];
        }
        source.error(arguments.get(0).at(), "the dimension is a constant: 0, 1 or 2");
        return Dimension.X;
    }

    // ---- numbers

    private boolean check(Expr.Call c, Scalar type, HirTypes accepted, String what) {
        if (type != Scalar.UNKNOWN && accepted.accepts(type.type())) return true;
        boolean reported = type == Scalar.UNKNOWN;
        for (Expr.Argument a : c.arguments()) reported &= types.of(a.value()) == Scalar.UNKNOWN;
        if (!reported) {
            List<String> given = c.arguments().stream()
                    .map(a -> rules.name(types.of(a.value())))
                    .distinct()
                    .toList();
            source.error(c.at(), "'%s' works on %s, but got %s", c.name(), what, String.join(" and ", given));
        }
        return false;
    }

    /** A type that is not decided by the arguments is that of what the result meets. */
    private Scalar decided(Scalar type, Scalar wanted) {
        if (!type.isLiteral()) return type;
        boolean fits = type == Scalar.FLOAT_LITERAL ? wanted.isFloat() : wanted.isNumber();
        return fits ? wanted : rules.byDefault(type);
    }

    private Value unary(
            Intrinsic f, Expr.Call c, Expr argument, Scalar natural, Scalar wanted, HirTypes accepted, String what) {
        Scalar type = decided(natural, wanted);
        if (!check(c, type, accepted, what)) return unknown(c);
        Value v = expressions.operand(argument, type);
        return builder.insert(new UnaryOp((UnaryOp.Kind) kind(f), source.location(c.at()), v))
                .result();
    }

    private Value floating(Intrinsic f, Expr.Call c, Expr argument, Scalar wanted) {
        return unary(f, c, argument, types.floating(types.of(argument)), wanted, HirTypes.FLOAT, "floats");
    }

    private Value count(Intrinsic f, Expr.Call c, Expr argument) {
        Scalar type = rules.byDefault(types.of(argument));
        if (!check(c, type, HirTypes.INTEGER, "integers")) return unknown(c);
        Value v = expressions.operand(argument, type);
        return builder.insert(new CountOp((CountOp.Kind) kind(f), source.location(c.at()), v))
                .result();
    }

    private Value common(Intrinsic f, Expr.Call c, List<Expr> arguments, Scalar wanted) {
        Scalar type = types.common(arguments);
        if (f.form() == Intrinsic.Form.COMMON_FLOAT) type = types.floating(type);
        type = decided(type, wanted);
        HirTypes accepted = switch (f.form()) {
            case COMMON_FLOAT -> HirTypes.FLOAT;
            case DIVIDE -> HirTypes.INTEGER;
            default -> HirTypes.NUMBER;
        };
        String what = switch (f.form()) {
            case COMMON_FLOAT -> "floats of one type";
            case DIVIDE -> "integers of one type";
            default -> "numbers of one type";
        };
        if (!check(c, type, accepted, what)) return unknown(c);
        List<Value> v = new ArrayList<>();
        for (Expr e : arguments) v.add(expressions.operand(e, type));
        Location at = source.location(c.at());
        if (c.name().equals("clamp")) {
            return builder.insert(new Combining.ClampOp(at, v.get(0), v.get(1), v.get(2)))
                    .result();
        }
        if (c.name().equals("fma")) {
            return builder.insert(new Combining.FmaOp(at, v.get(0), v.get(1), v.get(2)))
                    .result();
        }
        Value result = v.get(0);
        for (Value next : v.subList(1, v.size())) {
            result = builder.insert(new BinaryOp((BinaryOp.Kind) kind(f), at, result, next))
                    .result();
        }
        return result;
    }

    // ---- atomics

    /** {@code atomic_add(a, i, v)}, {@code atomic_add(a, (i, j), v)}, {@code atomic_add(a[i], v)}. */
    private Value atomic(Intrinsic f, Expr.Call c, List<Expr> arguments) {
        Expr first = arguments.get(0);
        int values = f.values();
        Expr.Index element;
        if (first instanceof Expr.Index e && arguments.size() == 1 + values) {
            element = e;
        } else {
            List<Expr> indices = arguments.subList(1, Math.max(1, arguments.size() - values));
            if (indices.size() == 1 && indices.get(0) instanceof Expr.Tuple t) indices = t.elements();
            element = new Expr.Index(first.at(), first, indices);
        }
        Array array = expressions.array(element.array());
        Value place = array == null ? null : array.value;
        if (array == null || place == null) return unknown(c);
        if (!isAtomic(c, array, place)) return unknown(c);
        List<Value> at = expressions.indices(array, element);
        List<Value> operands = new ArrayList<>();
        for (Expr e : arguments.subList(arguments.size() - values, arguments.size())) {
            operands.add(expressions.value(e, array.element));
        }
        Location location = source.location(c.at());
        if (values == 2) {
            return builder.insert(new AtomicCasOp(location, place, at, operands.get(0), operands.get(1)))
                    .result();
        }
        return builder.insert(new AtomicOp((AtomicOp.Kind) kind(f), location, place, at, operands.get(0)))
                .result();
    }

    private boolean isAtomic(Expr.Call c, Array array, Value place) {
        if (HirTypes.PRIVATE.accepts(place.type())) {
            source.error(
                    c.at(),
                    "'%s' works on buffers and shared arrays, but '%s' belongs to one thread",
                    c.name(),
                    array.name());
        } else if (!HirTypes.INTEGER_WORD.accepts(array.element.type())) {
            source.error(
                    c.at(), "atomics work on i32 and u32, but '%s' holds %s", array.name(), rules.name(array.element));
        } else if (!array.writable) {
            source.error(c.at(), "'%s' cannot be written", array.name())
                    .note(source.location(array.at()), "%s", constness());
        } else {
            return true;
        }
        return false;
    }

    /** Why an array cannot be written. */
    String constness() {
        return rules.language() == Language.RUST ? "declared here without 'mut'" : "declared here as 'const'";
    }

    // ---- waves

    private Value shuffle(Intrinsic f, Expr.Call c, List<Expr> arguments) {
        Scalar type = rules.byDefault(types.of(arguments.get(0)));
        if (!checkWord(c, type, HirTypes.WORD, "i32, u32 and f32")) return unknown(c);
        Value v = expressions.operand(arguments.get(0), type);
        Value lane = expressions.index(arguments.get(1));
        return builder.insert(new WaveOp((WaveOp.Kind) kind(f), source.location(c.at()), List.of(v, lane)))
                .result();
    }

    private Value wave(Intrinsic f, Expr.Call c, Expr argument) {
        Scalar type = rules.byDefault(types.of(argument));
        boolean sum = kind(f) == WaveOp.Kind.PREFIX_SUM;
        if (!checkWord(
                c, type, sum ? HirTypes.INTEGER_WORD : HirTypes.WORD, sum ? "i32 and u32" : "i32, u32 and f32")) {
            return unknown(c);
        }
        Value v = expressions.operand(argument, type);
        return builder.insert(new WaveOp((WaveOp.Kind) kind(f), source.location(c.at()), List.of(v)))
                .result();
    }

    private boolean checkWord(Expr.Call c, Scalar type, HirTypes accepted, String what) {
        if (type == Scalar.UNKNOWN) return false;
        if (accepted.accepts(type.type())) return true;
        source.error(c.at(), "'%s' works on %s, but got %s", c.name(), what, rules.name(type));
        return false;
    }

    // ---- fences

    private void fence(Expr.Call c, Location at) {
        Expr scope = c.arguments().get(0).value();
        String word = scope instanceof Expr.Name n ? n.name() : scope instanceof Expr.Text t ? t.value() : "";
        for (Sync.Scope s : Sync.Scope.values()) {
            if (!s.word().equals(word.toLowerCase(Locale.ROOT))) continue;
            builder.insert(new Sync.FenceOp(at, s));
            return;
        }
        source.error(scope.at(), "the scope of a fence is wave, workgroup, device or system");
    }
}
