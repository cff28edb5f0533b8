package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.llvm.IntOp;

/** Divisions that round in directions of their own. Upstream: arith-expand. */
final class Divisions {
    private Divisions() {}

    /** {@code a == 0 ? 0 : (a - 1) / b + 1}. */
    static Value ceilUnsigned(Value a, Value b, LlvmEmitter e) {
        Type type = a.type();
        Value zero = e.integer(type, 0);
        Value one = e.integer(type, 1);
        Value quotient = e.add(e.binary(IntOp.Kind.UDIV, e.sub(a, one), b), one);
        return e.select(e.icmp("eq", a, zero), zero, quotient);
    }

    /** The quotient towards zero, one more if it was rounded down: the remainder and {@code b} have the same sign. */
    static Value ceilSigned(Value a, Value b, LlvmEmitter e) {
        return adjusted(a, b, "eq", 1, e);
    }

    /** The quotient towards zero, one less if it was rounded up: the remainder and {@code b} have different signs. */
    static Value floorSigned(Value a, Value b, LlvmEmitter e) {
        return adjusted(a, b, "ne", -1, e);
    }

    private static Value adjusted(Value a, Value b, String signs, int step, LlvmEmitter e) {
        Type type = a.type();
        Value zero = e.integer(type, 0);
        Value quotient = e.binary(IntOp.Kind.SDIV, a, b);
        Value remainder = e.sub(a, e.mul(quotient, b));
        Value inexact = e.icmp("ne", remainder, zero);
        Value wrong = e.icmp(signs, e.icmp("slt", remainder, zero), e.icmp("slt", b, zero));
        Value adjust = e.binary(IntOp.Kind.AND, inexact, wrong);
        return e.select(adjust, e.add(quotient, e.integer(type, step)), quotient);
    }
}
