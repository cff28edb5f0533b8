package dev.wami.std.index;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.std.arith.ArithDiv;
import dev.wami.std.arith.Ints;
import java.math.BigInteger;

/** Quotients and remainders of indices. Division by zero and signed overflow are undefined and trap when executed. */
public final class IndexDiv {
    private IndexDiv() {}

    /** What they share with the integers'. */
    public abstract static class IndexDivisionOp extends ArithDiv.DivisionOp {
        IndexDivisionOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        IndexDivisionOp(OpSpec spec, Location location, Value lhs, Value rhs) {
            super(spec, location, lhs, rhs);
        }

        @Override
        protected final BigInteger compute(BigInteger a, BigInteger b, int width) {
            throw new IllegalStateException("an index of " + width + " bits");
        }
    }

    /** The signed quotient, rounded towards zero. Upstream: index.divs. */
    public static final class DivSOp extends IndexDivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.DIVS, "signed index division");

        DivSOp(OpState state) {
            super(SPEC, state);
        }

        public DivSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected boolean canOverflow() {
            return true;
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a / b;
        }
    }

    /** The unsigned quotient, rounded down. Upstream: index.divu. */
    public static final class DivUOp extends IndexDivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.DIVU, "unsigned index division");

        DivUOp(OpState state) {
            super(SPEC, state);
        }

        public DivUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Long.divideUnsigned(Ints.unsigned(a, width), Ints.unsigned(b, width));
        }
    }

    /** The signed quotient, rounded up. Upstream: index.ceildivs. */
    public static final class CeilDivSOp extends IndexDivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.CEILDIVS, "signed index ceil division");

        CeilDivSOp(OpState state) {
            super(SPEC, state);
        }

        public CeilDivSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected boolean canOverflow() {
            return true;
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Ints.ceilDiv(a, b);
        }
    }

    /** The unsigned quotient, rounded up. Upstream: index.ceildivu. */
    public static final class CeilDivUOp extends IndexDivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.CEILDIVU, "unsigned index ceil division");

        CeilDivUOp(OpState state) {
            super(SPEC, state);
        }

        public CeilDivUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Ints.ceilDivUnsigned(Ints.unsigned(a, width), Ints.unsigned(b, width));
        }
    }

    /** The signed quotient, rounded down. Upstream: index.floordivs. */
    public static final class FloorDivSOp extends IndexDivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.FLOORDIVS, "signed index floor division");

        FloorDivSOp(OpState state) {
            super(SPEC, state);
        }

        public FloorDivSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected boolean canOverflow() {
            return true;
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Math.floorDiv(a, b);
        }
    }

    /** The remainder of the signed quotient rounded towards zero. Upstream: index.rems. */
    public static final class RemSOp extends IndexDivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.REMS, "signed index remainder");

        RemSOp(OpState state) {
            super(SPEC, state);
        }

        public RemSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a % b;
        }

        /** None: {@code x % 1} is not {@code x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return FoldResult.NONE;
        }
    }

    /** The remainder of the unsigned quotient. Upstream: index.remu. */
    public static final class RemUOp extends IndexDivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.REMU, "unsigned index remainder");

        RemUOp(OpState state) {
            super(SPEC, state);
        }

        public RemUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Long.remainderUnsigned(Ints.unsigned(a, width), Ints.unsigned(b, width));
        }

        /** None: {@code x % 1} is not {@code x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return FoldResult.NONE;
        }
    }
}
