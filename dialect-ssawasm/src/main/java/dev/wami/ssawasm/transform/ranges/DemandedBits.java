package dev.wami.ssawasm.transform.ranges;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.ConvertOp;
import dev.wami.ssawasm.Lanes;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import dev.wami.ssawasm.NumericOp;
import dev.wami.ssawasm.Stack.SelectOp;
import dev.wami.ssawasm.UnaryOp;
import dev.wami.ssawasm.transform.Counter;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/**
 * The bits of an integer that make a difference to what uses it, from the operations as they are now. LLVM:
 * DemandedBits.
 */
final class DemandedBits {
    /** How far uses are followed. */
    private static final int DEPTH = 4;
    /** How many uses of one value are looked at; of one with more all bits count. */
    private static final int MAX_USES = 6;

    private DemandedBits() {}

    /** Those of {@code v}, an i32 or i64; there may be more here than make a difference. */
    static long of(Value v) {
        return of(v, DEPTH);
    }

    private static long of(Value v, int depth) {
        long all = KnownInt.mask(KnownIntegers.width(v.type()));
        long demanded = 0;
        int uses = 0;
        for (Use u : v.uses()) {
            if (++uses > MAX_USES) return all;
            demanded |= by(u.owner(), u.index(), depth, all);
            if (demanded == all) return all;
        }
        return demanded;
    }

    /** What {@code op} demands of its operand {@code index}, {@code all} bits of which are these. */
    private static long by(Operation op, int index, int depth, long all) {
        if (op instanceof StoreOp store) return index == 1 ? lowest(8 * store.accessBytes()) & all : all;
        if (op instanceof Lanes.SplatOp splat) {
            return lowest(128 / Vectors.lanes(splat.result().type())) & all;
        }
        if (op instanceof SelectOp select) {
            boolean known = index < 2 && KnownIntegers.width(select.result().type()) != 0 && depth > 0;
            return known ? of(select.result(), depth - 1) : all;
        }
        boolean integers = op instanceof BinaryOp || op instanceof UnaryOp || op instanceof ConvertOp;
        if (depth == 0 || !integers || KnownIntegers.width(op.result(0).type()) == 0) return all;
        NumericOp n = (NumericOp) op;
        Long c = n instanceof BinaryOp b ? Counter.constant(b.rhs()) : null;
        if (isShift(n.operator()) && index == 1) return Long.bitCount(all) - 1L;
        long of = of(n.result(), depth - 1);
        return switch (n.operator()) {
            case AND -> c != null && index == 0 ? of & c : of;
            case OR -> c != null && index == 0 ? of & ~c : of;
            case XOR -> of;
            // carries go up; a sum that is said to fit has to
            case ADD, SUB, MUL -> ((BinaryOp) n).isNuw() ? all : lowest(64 - Long.numberOfLeadingZeros(of));
            case SHL -> c == null || ((BinaryOp) n).isNuw() ? all : of >>> count(c, all);
            case SHR_U -> c == null ? all : of << count(c, all) & all;
            case SHR_S ->
                c == null ? all : of << count(c, all) & all | signIf(of >>> bits(all) - count(c, all), all, c);
            case WRAP_I64 -> of;
            case EXTEND_I32_U -> of & all;
            case EXTEND_I32_S, EXTEND32_S -> extended(of, 32);
            case EXTEND8_S -> extended(of, 8);
            case EXTEND16_S -> extended(of, 16);
            default -> all;
        };
    }

    private static boolean isShift(Operator operator) {
        return switch (operator) {
            case SHL, SHR_S, SHR_U, ROTL, ROTR -> true;
            default -> false;
        };
    }

    private static int bits(long all) {
        return Long.bitCount(all);
    }

    private static int count(@Nullable Long c, long all) {
        return c == null ? 0 : (int) (c & bits(all) - 1);
    }

    /** The sign bit, if what it is copied to is demanded. */
    private static long signIf(long copies, long all, Long c) {
        return count(c, all) > 0 && copies != 0 ? all ^ all >>> 1 : 0;
    }

    private static long lowest(int bits) {
        return bits == 0 ? 0 : -1L >>> 64 - bits;
    }

    private static long extended(long of, int bits) {
        long low = of & lowest(bits);
        return (of & ~lowest(bits)) == 0 ? low : low | 1L << bits - 1;
    }
}
