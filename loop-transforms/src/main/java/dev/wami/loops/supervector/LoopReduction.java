package dev.wami.loops.supervector;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.loops.nest.Combination;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.Overflow;
import dev.wami.std.memref.AtomicKind;
import dev.wami.std.vector.CombiningKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value that a loop carries and only combines with one other in each iteration. Upstream: LoopReduction.
 *
 * @param combine what combines them: its result is the next value
 */
record LoopReduction(AtomicKind kind, Operation combine) {

    /** What {@code loop} reduces; null if it carries other values, too, or ones whose order matters. */
    static @Nullable List<LoopReduction> of(AffineForOp loop, boolean reorderFloats) {
        List<LoopReduction> out = new ArrayList<>();
        for (int i = 0; i < loop.resultCount(); i++) {
            Operation combine = Combination.of(loop, i);
            if (combine == null) return null;
            AtomicKind kind = kind(combine, reorderFloats);
            if (kind == null) return null;
            out.add(new LoopReduction(kind, combine));
        }
        return out;
    }

    private static @Nullable AtomicKind kind(Operation combine, boolean reorderFloats) {
        Type type = combine.result().type();
        boolean known = type instanceof FloatType || type instanceof IntegerType t && t.width() <= Long.SIZE;
        // that no partial result overflows is said of one order
        if (!known || combine instanceof ArithInt.WrappingOp op && !op.flags().equals(Overflow.NONE)) return null;
        for (AtomicKind kind : AtomicKind.values()) {
            if (kind.operation() == null || combine.kind() != kind.operation()) continue;
            boolean ordered = kind == AtomicKind.ADDF
                    || kind == AtomicKind.MULF
                    // of two zeros either may be the result
                    || kind == AtomicKind.MAXNUMF
                    || kind == AtomicKind.MINNUMF;
            return ordered && !reorderFloats ? null : kind;
        }
        return null;
    }

    /** The element that a vector of partial results starts from: it changes no other one. */
    TypedAttr identity() {
        Type type = combine.result().type();
        boolean number = kind == AtomicKind.MAXNUMF || kind == AtomicKind.MINNUMF;
        TypedAttr identity = number && type instanceof FloatType f ? notANumber(f) : kind.identity(type);
        if (identity == null) throw new IllegalStateException("no identity of " + kind);
        return identity;
    }

    /** Of a number and this, the number is the greater and the lesser. Of the sign that upstream's has. */
    private FloatAttr notANumber(FloatType type) {
        long bits = FloatAttr.of(type, Double.NaN).bits();
        return new FloatAttr(type, kind == AtomicKind.MAXNUMF ? bits | 1L << type.width() - 1 : bits);
    }

    CombiningKind combining() {
        return switch (kind) {
            case ADDF, ADDI -> CombiningKind.ADD;
            case MULF, MULI -> CombiningKind.MUL;
            case ANDI -> CombiningKind.AND;
            case ORI -> CombiningKind.OR;
            case XORI -> CombiningKind.XOR;
            case MAXIMUMF -> CombiningKind.MAXIMUMF;
            case MINIMUMF -> CombiningKind.MINIMUMF;
            case MAXNUMF -> CombiningKind.MAXNUMF;
            case MINNUMF -> CombiningKind.MINNUMF;
            case MAXS -> CombiningKind.MAXSI;
            case MAXU -> CombiningKind.MAXUI;
            case MINS -> CombiningKind.MINSI;
            case MINU -> CombiningKind.MINUI;
            case ASSIGN -> throw new IllegalStateException("no reduction");
        };
    }
}
