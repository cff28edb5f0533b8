package dev.wami.loops.vectorize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.Pure;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithCast.ExtSIOp;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithCast.TruncIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Makes integers of a loop as narrow as what they can be, and what is used of them, allow, so that more of them fit
 * into a vector:
 *
 * <pre>
 *   a = extui i8 to i32, b = extui i8 to i32     ->     a = extui i8 to i16, b = extui i8 to i16
 *   s = a + b + 1 : i32                                 s = a + b + 1 : i16
 *   t = trunci (s >> 1) to i8                           t = trunci (s >> 1) to i8
 * </pre>
 *
 * Scalars gain nothing by it: WebAssembly has no narrower ones than i32. Source: LLVM's computeMinimumValueSizes, which
 * its loop vectorizer narrows by, and which asks for demanded bits alone; here ranges count, too.
 */
final class NarrowIntegers {
    private final ValueRanges ranges = new ValueRanges();
    private final LowBits low;

    private NarrowIntegers(AffineForOp loop) {
        low = new LowBits(loop, ranges);
    }

    /** Whether {@code loop} has integers that are made wider or narrower. */
    static boolean mayHelp(AffineForOp loop) {
        return !loop.walkOuterFirst(op -> {
            boolean cast = op.kind() == ArithOp.EXTSI || op.kind() == ArithOp.EXTUI || op.kind() == ArithOp.TRUNCI;
            return cast && isByteOrHalf(op) ? Operation.Walk.STOP : Operation.Walk.INTO;
        });
    }

    private static boolean isByteOrHalf(Operation op) {
        int bits = Math.min(
                LaneTypes.bits(op.operand(0).type()),
                LaneTypes.bits(op.result(0).type()));
        return bits >= 8 && bits <= 32;
    }

    /** Does so; whether something changed. */
    static boolean in(AffineForOp loop) {
        NarrowIntegers narrow = new NarrowIntegers(loop);
        boolean changed = false;
        // users first: what they take narrow is not needed wide any more
        for (Operation op : lastFirst(loop)) {
            if (op.resultCount() == 1 && !op.isUnused()) changed |= narrow.visit(op);
        }
        if (!changed) return false;
        for (Operation op : lastFirst(loop)) if (op instanceof Pure && op.isUnused()) op.erase();
        return true;
    }

    private static List<Operation> lastFirst(AffineForOp loop) {
        List<Operation> all = new ArrayList<>();
        loop.walk(op -> {
            if (op != loop && op.regionCount() == 0 && op.resultCount() > 0) all.add(op);
        });
        Collections.reverse(all);
        return all;
    }

    private boolean visit(Operation op) {
        if (op.kind() == ArithOp.TRUNCI) return truncation((TruncIOp) op);
        if (op instanceof CmpIOp compare) return comparison(compare);
        if (!LowBits.isArithmetic(op) || LaneTypes.bits(op.result(0).type()) < 16) return false;
        return result(op);
    }

    // v, which is less than 2^w -> extui(low w bits of v), and so for signed numbers
    private boolean result(Operation op) {
        Value v = op.result(0);
        for (int w = 8; w < LaneTypes.bits(v.type()); w *= 2) {
            boolean unsigned = ranges.isUnsigned(v, w);
            if (!unsigned && !ranges.isSigned(v, w) || !low.has(v, w)) continue;
            Value narrow = low.of(v, w);
            Operation wide = unsigned
                    ? new ExtUIOp(op.location(), narrow, v.type())
                    : new ExtSIOp(op.location(), narrow, v.type());
            Builder.after(op).insert(wide);
            v.replaceAllUsesWith(wide.result(0));
            return true;
        }
        return false;
    }

    // trunci v -> trunci(low w bits of v), of as few as possible
    private boolean truncation(TruncIOp op) {
        Value v = op.operand(0);
        Operation from = v.definedBy();
        if (from == null || !LowBits.isArithmetic(from)) return false;
        for (int w = Math.max(8, LaneTypes.bits(op.result().type())); w < LaneTypes.bits(v.type()); w *= 2) {
            if (!low.has(v, w)) continue;
            Value narrow = low.of(v, w);
            boolean all = narrow.type().equals(op.result().type());
            Value cut = all
                    ? narrow
                    : Builder.before(op)
                            .insert(new TruncIOp(
                                    op.location(), narrow, op.result().type()))
                            .result();
            op.result().replaceAllUsesWith(cut);
            return true;
        }
        return false;
    }

    // a < b -> low bits of a < low bits of b, where both are numbers of so few
    private boolean comparison(CmpIOp op) {
        Value a = op.operand(0);
        Value b = op.operand(1);
        if (a.definedBy() instanceof ConstantLike && b.definedBy() instanceof ConstantLike) return false;
        for (int w = 8; w < LaneTypes.bits(a.type()); w *= 2) {
            boolean unsigned = ranges.isUnsigned(a, w) && ranges.isUnsigned(b, w);
            boolean signed = ranges.isSigned(a, w) && ranges.isSigned(b, w);
            if (!unsigned && (!signed || isUnsigned(op.predicate())) || !low.has(a, w) || !low.has(b, w)) continue;
            CmpIPredicate predicate = unsigned ? unsigned(op.predicate()) : op.predicate();
            Location at = op.location();
            CmpIOp narrow = new CmpIOp(at, predicate, low.of(a, w), low.of(b, w));
            op.result().replaceAllUsesWith(Builder.before(op).insert(narrow).result());
            return true;
        }
        return false;
    }

    private static boolean isUnsigned(CmpIPredicate p) {
        return switch (p) {
            case ULT, ULE, UGT, UGE -> true;
            default -> false;
        };
    }

    private static CmpIPredicate unsigned(CmpIPredicate p) {
        return switch (p) {
            case SLT -> CmpIPredicate.ULT;
            case SLE -> CmpIPredicate.ULE;
            case SGT -> CmpIPredicate.UGT;
            case SGE -> CmpIPredicate.UGE;
            default -> p;
        };
    }
}
