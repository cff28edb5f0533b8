package org.example.sat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;

/** Arithmetic on unsigned integers of up to 64 bits that stops at the ends of the range instead of wrapping. */
public final class SatOps {
    private SatOps() {}

    /** What both operations share: two integers to one of the same type. */
    public abstract static class BinaryOp extends Operation implements Pure, Evaluable {
        BinaryOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary) {
            return OpSpec.of(kind, summary)
                    .operand("lhs", Types.SIGNLESS_INTEGER)
                    .operand("rhs", Types.SIGNLESS_INTEGER)
                    .result("result", Types.SIGNLESS_INTEGER)
                    .sameOperandsAndResultType()
                    .format("$lhs `,` $rhs attr-dict `:` type($result)");
        }

        static OpState state(Location location, Value lhs, Value rhs) {
            return OpState.at(location).operand(lhs).operand(rhs).result(lhs.type());
        }

        public final Value lhs() {
            return operand(0);
        }

        public final Value rhs() {
            return operand(1);
        }

        /** The result for {@code a} and {@code b}, unsigned numbers of {@code width} bits. */
        protected abstract long compute(long a, long b, int width);

        final int width() {
            return ((IntegerType) result().type()).width();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (width() < 1 || width() > 64) diagnostics.error(this, "works on 1 to 64 bits, but got %d", width());
        }

        // c0 op c1 -> c
        @Override
        public FoldResult fold(Folder folder) {
            IntegerAttr a = folder.integer(lhs());
            IntegerAttr b = folder.integer(rhs());
            if (a != null && b != null) {
                long value = compute(a.unsignedValue(), b.unsignedValue(), width());
                return FoldResult.of(IntegerAttr.of(result().type(), value));
            }
            return simplify(folder);
        }

        /** The identities of this operation alone. What holds for one of a family, as {@code x + 0 -> x}, is wrong for the next. */
        protected abstract FoldResult simplify(Folder folder);

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), compute(frame.getUnsigned(lhs()), frame.getUnsigned(rhs()), width()));
        }
    }

    /** {@code min(lhs + rhs, 2^n - 1)}. */
    public static final class AddUOp extends BinaryOp implements Commutative {
        static final OpSpec SPEC = spec(SatOp.ADDU, "unsigned saturating addition");

        AddUOp(OpState state) {
            super(SPEC, state);
        }

        public AddUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, state(location, lhs, rhs));
        }

        @Override
        protected long compute(long a, long b, int width) {
            long largest = -1L >>> 64 - width;
            return Long.compareUnsigned(b, largest - a) > 0 ? largest : a + b;
        }

        // x + 0 -> x
        @Override
        protected FoldResult simplify(Folder folder) {
            return folder.isZero(rhs()) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }

    /** {@code max(lhs - rhs, 0)}. */
    public static final class SubUOp extends BinaryOp {
        static final OpSpec SPEC = spec(SatOp.SUBU, "unsigned saturating subtraction");

        SubUOp(OpState state) {
            super(SPEC, state);
        }

        public SubUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, state(location, lhs, rhs));
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Long.compareUnsigned(a, b) < 0 ? 0 : a - b;
        }

        // x - 0 -> x
        @Override
        protected FoldResult simplify(Folder folder) {
            return folder.isZero(rhs()) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }
}
