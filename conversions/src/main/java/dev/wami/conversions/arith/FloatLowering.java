package dev.wami.conversions.arith;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithFloatCast.TruncFOp;
import dev.wami.std.arith.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Arithmetic on f32 and f64. */
final class FloatLowering {
    private final Emitter e;

    FloatLowering(Emitter e) {
        this.e = e;
    }

    /** The value of an operation on floats; null if it is unknown. */
    @Nullable
    Value lower(Operation op, Lowering to) {
        Value a = to.operand(op, 0);
        Type result = op.result().type();
        if (op.operandCount() == 1) {
            return switch (op.name()) {
                case "arith.negf" -> e.unary("neg", a);
                case "arith.extf" -> e.convert("promote_f32", a, result);
                case "arith.truncf" ->
                    op instanceof TruncFOp t
                                    && t.roundingMode() == RoundingMode.TO_NEAREST_EVEN
                                    && result == FloatType.F32
                            ? e.convert("demote_f64", a, result)
                            : null;
                case "arith.fptosi" -> toInteger(a, result, "s");
                case "arith.fptoui" -> toInteger(a, result, "u");
                case "arith.bitcast" ->
                    result == a.type()
                            ? a
                            : e.convert(a.type() == FloatType.F32 ? "reinterpret_f32" : "reinterpret_f64", a, result);
                default -> null;
            };
        }
        Value b = to.operand(op, 1);
        return switch (op.name()) {
            case "arith.addf" -> e.add(a, b);
            case "arith.subf" -> e.sub(a, b);
            case "arith.mulf" -> e.mul(a, b);
            case "arith.divf" -> e.binary("div", a, b);
            case "arith.maximumf" -> e.binary("max", a, b);
            case "arith.minimumf" -> e.binary("min", a, b);
            case "arith.maxnumf" -> ignoringNaN("max", a, b);
            case "arith.minnumf" -> ignoringNaN("min", a, b);
            case "arith.cmpf" ->
                compare((int) op.property("predicate", IntegerAttr.class).value(), a, b);
            default -> null;
        };
    }

    /** Out of range is poison: the saturating instruction never traps. */
    private Value toInteger(Value a, Type type, String sign) {
        int width = IntegerWidth.of(type);
        IntegerType container = IntegerWidth.container(width);
        String from = a.type() == FloatType.F32 ? "f32_" : "f64_";
        Value converted = e.convert("trunc_sat_" + from + sign, a, container);
        return width == 1 ? e.and(converted, e.integer(container, 1)) : converted;
    }

    /** Wasm's min and max give NaN if either operand is; this gives the other one. */
    private Value ignoringNaN(String name, Value a, Value b) {
        Value both = e.binary(name, a, b);
        Value unlessB = e.select(e.compare("ne", b, b), a, both);
        return e.select(e.compare("ne", a, a), b, unlessB);
    }

    /** Predicates as upstream numbers them: false, o(eq gt ge lt le ne), ord, u(eq gt ge lt le ne), uno, true. */
    private @Nullable Value compare(int predicate, Value a, Value b) {
        return switch (predicate) {
            case 0 -> e.i32(0);
            case 1 -> e.compare("eq", a, b);
            case 2 -> e.compare("gt", a, b);
            case 3 -> e.compare("ge", a, b);
            case 4 -> e.compare("lt", a, b);
            case 5 -> e.compare("le", a, b);
            case 6 -> e.or(e.compare("lt", a, b), e.compare("gt", a, b));
            case 7 -> e.and(e.compare("eq", a, a), e.compare("eq", b, b));
            case 8 -> e.eqz(e.or(e.compare("lt", a, b), e.compare("gt", a, b)));
            case 9 -> e.eqz(e.compare("le", a, b));
            case 10 -> e.eqz(e.compare("lt", a, b));
            case 11 -> e.eqz(e.compare("ge", a, b));
            case 12 -> e.eqz(e.compare("gt", a, b));
            case 13 -> e.compare("ne", a, b);
            case 14 -> e.or(e.compare("ne", a, a), e.compare("ne", b, b));
            case 15 -> e.i32(1);
            default -> null;
        };
    }
}
