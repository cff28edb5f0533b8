package dev.wami.std.index;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.trait.Pure;
import dev.wami.std.arith.IntBinaryOp;
import dev.wami.std.arith.Ints;
import java.math.BigInteger;

/** Arithmetic, logic and shifts on two indices. */
public final class IndexArith {
    private IndexArith() {}

    static OpSpec binary(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .operand("lhs", Types.INDEX)
                .operand("rhs", Types.INDEX)
                .result("result", Types.INDEX)
                .format("$lhs `,` $rhs attr-dict");
    }

    /** Two indices to one; an index is never wider than 64 bits. */
    public abstract static class IndexBinaryOp extends IntBinaryOp implements Pure {
        IndexBinaryOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        IndexBinaryOp(OpSpec spec, Location location, Value lhs, Value rhs) {
            super(spec, location, lhs, rhs);
        }

        @Override
        protected final BigInteger compute(BigInteger a, BigInteger b, int width) {
            throw new IllegalStateException("an index of " + width + " bits");
        }
    }

    /** An operation whose operands can be regrouped and exchanged. */
    public abstract static class AssociativeOp extends IndexBinaryOp implements Commutative {
        AssociativeOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        AssociativeOp(OpSpec spec, Location location, Value lhs, Value rhs) {
            super(spec, location, lhs, rhs);
        }

        abstract AssociativeOp with(Value lhs, Value rhs);

        /** {@code (x op c0) op c1 -> x op (c0 op c1)}. */
        @Override
        public boolean canonicalize(Rewriter r) {
            Folder f = r.folder();
            IntegerAttr c1 = f.integer(rhs());
            if (c1 == null || !(lhs().definedBy() instanceof AssociativeOp inner) || inner.spec() != spec())
                return false;
            IntegerAttr c0 = f.integer(inner.rhs());
            if (c0 == null) return false;
            // the constants combine if they do so at both widths
            AssociativeOp constants = with(inner.rhs(), rhs());
            FoldResult combined = constants.fold(f);
            constants.erase();
            if (!combined.isReplacement()) return false;
            Object c = combined.parts().get(0);
            Value constant = c instanceof Value v ? v : insert(r, (IntegerAttr) c);
            r.replace(this, with(inner.lhs(), constant));
            return true;
        }

        private Value insert(Rewriter r, IntegerAttr c) {
            return r.insert(new IndexConstants.ConstantOp(location(), c.value()))
                    .result();
        }
    }

    /** The sum. Upstream: index.add. */
    public static final class AddOp extends AssociativeOp {
        static final OpSpec SPEC = binary(IndexOp.ADD, "index addition");

        AddOp(OpState state) {
            super(SPEC, state);
        }

        public AddOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        AssociativeOp with(Value lhs, Value rhs) {
            return new AddOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a + b;
        }

        /** {@code x + 0 -> x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return f.isZero(rhs()) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }

    /** The product. Upstream: index.mul. */
    public static final class MulOp extends AssociativeOp {
        static final OpSpec SPEC = binary(IndexOp.MUL, "index multiplication");

        MulOp(OpState state) {
            super(SPEC, state);
        }

        public MulOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        AssociativeOp with(Value lhs, Value rhs) {
            return new MulOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a * b;
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x * 0 -> 0
            if (f.isZero(rhs())) return FoldResult.of(rhs());
            // x * 1 -> x
            return f.isOne(rhs()) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }

    /** And, bit by bit. Upstream: index.and. */
    public static final class AndOp extends AssociativeOp {
        static final OpSpec SPEC = binary(IndexOp.AND, "index bitwise and");

        AndOp(OpState state) {
            super(SPEC, state);
        }

        public AndOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        AssociativeOp with(Value lhs, Value rhs) {
            return new AndOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a & b;
        }
    }

    /** Or, bit by bit. Upstream: index.or. */
    public static final class OrOp extends AssociativeOp {
        static final OpSpec SPEC = binary(IndexOp.OR, "index bitwise or");

        OrOp(OpState state) {
            super(SPEC, state);
        }

        public OrOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        AssociativeOp with(Value lhs, Value rhs) {
            return new OrOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a | b;
        }
    }

    /** Exclusive or, bit by bit. Upstream: index.xor. */
    public static final class XOrOp extends AssociativeOp {
        static final OpSpec SPEC = binary(IndexOp.XOR, "index bitwise xor");

        XOrOp(OpState state) {
            super(SPEC, state);
        }

        public XOrOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        AssociativeOp with(Value lhs, Value rhs) {
            return new XOrOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a ^ b;
        }
    }

    /** The larger signed number. Upstream: index.maxs. */
    public static final class MaxSOp extends AssociativeOp {
        static final OpSpec SPEC = binary(IndexOp.MAXS, "index signed maximum");

        MaxSOp(OpState state) {
            super(SPEC, state);
        }

        public MaxSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        AssociativeOp with(Value lhs, Value rhs) {
            return new MaxSOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Math.max(a, b);
        }
    }

    /** The larger unsigned number. Upstream: index.maxu. */
    public static final class MaxUOp extends AssociativeOp {
        static final OpSpec SPEC = binary(IndexOp.MAXU, "index unsigned maximum");

        MaxUOp(OpState state) {
            super(SPEC, state);
        }

        public MaxUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        AssociativeOp with(Value lhs, Value rhs) {
            return new MaxUOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Long.compareUnsigned(a, b) > 0 ? a : b;
        }
    }

    /** The smaller signed number. Upstream: index.mins. */
    public static final class MinSOp extends AssociativeOp {
        static final OpSpec SPEC = binary(IndexOp.MINS, "index signed minimum");

        MinSOp(OpState state) {
            super(SPEC, state);
        }

        public MinSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        AssociativeOp with(Value lhs, Value rhs) {
            return new MinSOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Math.min(a, b);
        }
    }

    /** The smaller unsigned number. Upstream: index.minu. */
    public static final class MinUOp extends AssociativeOp {
        static final OpSpec SPEC = binary(IndexOp.MINU, "index unsigned minimum");

        MinUOp(OpState state) {
            super(SPEC, state);
        }

        public MinUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        AssociativeOp with(Value lhs, Value rhs) {
            return new MinUOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Long.compareUnsigned(a, b) < 0 ? a : b;
        }
    }

    /** The difference. Upstream: index.sub. */
    public static final class SubOp extends IndexBinaryOp {
        static final OpSpec SPEC = binary(IndexOp.SUB, "index subtraction");

        SubOp(OpState state) {
            super(SPEC, state);
        }

        public SubOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a - b;
        }

        /** {@code x - 0 -> x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return f.isZero(rhs()) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }

    /** A shift; by the width or more it is poison. */
    public abstract static class ShiftOp extends IndexBinaryOp {
        ShiftOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        ShiftOp(OpSpec spec, Location location, Value lhs, Value rhs) {
            super(spec, location, lhs, rhs);
        }

        @Override
        protected final boolean isDefined(long a, long b, int width) {
            return b >= 0 && b < width;
        }
    }

    /** A shift to the left, filling with zeros. Upstream: index.shl. */
    public static final class ShlOp extends ShiftOp {
        static final OpSpec SPEC = binary(IndexOp.SHL, "index shift left");

        ShlOp(OpState state) {
            super(SPEC, state);
        }

        public ShlOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a << b;
        }
    }

    /** A shift to the right, filling with the sign. Upstream: index.shrs. */
    public static final class ShrSOp extends ShiftOp {
        static final OpSpec SPEC = binary(IndexOp.SHRS, "signed index shift right");

        ShrSOp(OpState state) {
            super(SPEC, state);
        }

        public ShrSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a >> b;
        }
    }

    /** A shift to the right, filling with zeros. Upstream: index.shru. */
    public static final class ShrUOp extends ShiftOp {
        static final OpSpec SPEC = binary(IndexOp.SHRU, "unsigned index shift right");

        ShrUOp(OpState state) {
            super(SPEC, state);
        }

        public ShrUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Ints.unsigned(a, width) >>> b;
        }
    }
}
