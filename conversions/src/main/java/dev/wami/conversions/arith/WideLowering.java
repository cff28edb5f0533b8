package dev.wami.conversions.arith;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.CmpIPredicate;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Arithmetic of i128 on its two halves, the low one first. Divisions and conversions from and to floats are not here. */
final class WideLowering {
    private static final IntegerType I64 = IntegerType.I64;

    private final Emitter e;

    WideLowering(Emitter e) {
        this.e = e;
    }

    /** Half of an i128 or f128 each. */
    private record Wide(Value low, Value high) {
        List<Value> parts() {
            return List.of(low, high);
        }
    }

    private static Wide wide(Value v, Lowering to) {
        List<Value> parts = to.values(v);
        return new Wide(parts.get(0), parts.get(1));
    }

    List<Value> constant(IntegerAttr value) {
        BigInteger bits = value.big();
        return List.of(
                e.integer(I64, bits.longValue()),
                e.integer(I64, bits.shiftRight(64).longValue()));
    }

    /** The Wasm values for the only result of an operation with an i128 or f128 in it; null if it is not here. */
    @Nullable
    List<Value> lower(Operation op, Lowering to) {
        return switch (op.name()) {
            case "arith.extsi" -> extend(op, true, to);
            case "arith.extui" -> extend(op, false, to);
            case "arith.trunci" -> List.of(truncate(op, to));
            case "arith.bitcast" -> to.values(op.operand(0));
            case "arith.cmpi" -> List.of(compare(op, wide(op.operand(0), to), wide(op.operand(1), to)));
            default -> {
                boolean integers = op.operandCount() == 2 && op.operand(0).type() instanceof IntegerType;
                Wide result = integers ? binary(op.name(), wide(op.operand(0), to), wide(op.operand(1), to)) : null;
                yield result == null ? null : result.parts();
            }
        };
    }

    // ---- conversions

    private List<Value> extend(Operation op, boolean signed, Lowering to) {
        int width = IntegerWidth.of(op.operand(0).type());
        Value v = to.operand(op, 0);
        Value full = signed ? e.signExtend(v, width) : e.zeroExtend(v, width);
        Value low = full.type().equals(I64) ? full : e.convert(signed ? "extend_i32_s" : "extend_i32_u", full, I64);
        return List.of(low, signed ? e.binary("shr_s", low, e.integer(I64, 63)) : e.integer(I64, 0));
    }

    private Value truncate(Operation op, Lowering to) {
        Value low = wide(op.operand(0), to).low();
        int width = IntegerWidth.of(op.result().type());
        Value v = width > 32 ? low : e.convert("wrap_i64", low, IntegerType.I32);
        return width == 1 ? e.and(v, e.i32(1)) : v;
    }

    // ---- arithmetic

    private @Nullable Wide binary(String name, Wide a, Wide b) {
        return switch (name) {
            case "arith.addi" -> add(a, b);
            case "arith.subi" -> subtract(a, b);
            case "arith.muli" -> multiply(a, b);
            case "arith.andi" -> new Wide(e.and(a.low, b.low), e.and(a.high, b.high));
            case "arith.ori" -> new Wide(e.or(a.low, b.low), e.or(a.high, b.high));
            case "arith.xori" -> new Wide(e.xor(a.low, b.low), e.xor(a.high, b.high));
            case "arith.shli" -> shiftLeft(a, b.low);
            case "arith.shrui" -> shiftRight(a, b.low, "shr_u", e.integer(I64, 0));
            case "arith.shrsi" -> shiftRight(a, b.low, "shr_s", e.binary("shr_s", a.high, e.integer(I64, 63)));
            case "arith.maxsi" -> select(less(b, a, "lt_s"), a, b);
            case "arith.minsi" -> select(less(a, b, "lt_s"), a, b);
            case "arith.maxui" -> select(less(b, a, "lt_u"), a, b);
            case "arith.minui" -> select(less(a, b, "lt_u"), a, b);
            default -> null;
        };
    }

    private Value bit(Value condition) {
        return e.convert("extend_i32_u", condition, I64);
    }

    private Wide add(Wide a, Wide b) {
        Value low = e.add(a.low, b.low);
        return new Wide(low, e.add(e.add(a.high, b.high), bit(e.compare("lt_u", low, a.low))));
    }

    private Wide subtract(Wide a, Wide b) {
        Value borrow = bit(e.compare("lt_u", a.low, b.low));
        return new Wide(e.sub(a.low, b.low), e.sub(e.sub(a.high, b.high), borrow));
    }

    /** Modulo 2^128, the product of the high halves does not matter. */
    private Wide multiply(Wide a, Wide b) {
        Value crossed = e.add(e.mul(a.low, b.high), e.mul(a.high, b.low));
        Value carried = new IntegerLowering(e, false).high64(a.low, b.low, false);
        return new Wide(e.mul(a.low, b.low), e.add(carried, crossed));
    }

    /**
     * By n below 64, the high half takes the low one's upper n bits; shifted twice, so that n = 0 gives none. Wasm takes
     * amounts modulo 64.
     */
    private Wide shiftLeft(Wide a, Value n) {
        Value taken = e.binary("shr_u", e.binary("shr_u", a.low, e.integer(I64, 1)), rest(n));
        Value low = e.binary("shl", a.low, n);
        Wide small = new Wide(low, e.or(e.binary("shl", a.high, n), taken));
        return select(isLarge(n), new Wide(e.integer(I64, 0), low), small);
    }

    private Wide shiftRight(Wide a, Value n, String shift, Value above) {
        Value taken = e.binary("shl", e.binary("shl", a.high, e.integer(I64, 1)), rest(n));
        Value high = e.binary(shift, a.high, n);
        Wide small = new Wide(e.or(e.binary("shr_u", a.low, n), taken), high);
        return select(isLarge(n), new Wide(high, above), small);
    }

    /** 63 - n modulo 64. */
    private Value rest(Value n) {
        return e.xor(n, e.integer(I64, 63));
    }

    private Value isLarge(Value n) {
        return e.compare("gt_u", n, e.integer(I64, 63));
    }

    private Wide select(Value condition, Wide yes, Wide no) {
        return new Wide(e.select(condition, yes.low, no.low), e.select(condition, yes.high, no.high));
    }

    // ---- comparison

    private Value compare(Operation op, Wide a, Wide b) {
        int predicate = (int) op.property("predicate", IntegerAttr.class).value();
        return switch (CmpIPredicate.values()[predicate]) {
            case EQ -> e.eqz(difference(a, b));
            case NE -> e.compare("ne", difference(a, b), e.integer(I64, 0));
            case SLT -> less(a, b, "lt_s");
            case SLE -> e.eqz(less(b, a, "lt_s"));
            case SGT -> less(b, a, "lt_s");
            case SGE -> e.eqz(less(a, b, "lt_s"));
            case ULT -> less(a, b, "lt_u");
            case ULE -> e.eqz(less(b, a, "lt_u"));
            case UGT -> less(b, a, "lt_u");
            case UGE -> e.eqz(less(a, b, "lt_u"));
        };
    }

    private Value difference(Wide a, Wide b) {
        return e.or(e.xor(a.low, b.low), e.xor(a.high, b.high));
    }

    /** The high halves decide, the low ones where these are equal. */
    private Value less(Wide a, Wide b, String high) {
        Value equal = e.compare("eq", a.high, b.high);
        return e.select(equal, e.compare("lt_u", a.low, b.low), e.compare(high, a.high, b.high));
    }
}
