package dev.wami.std.arith;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.trait.Pure;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Addition, subtraction, multiplication of integers modulo 2^n. */
public final class ArithInt {
    private ArithInt() {}

    /** An operation that may promise not to overflow. Upstream: Arith_IntBinaryOpWithOverflowFlags. */
    public abstract static class WrappingOp extends IntBinaryOp implements Pure {
        WrappingOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        WrappingOp(OpSpec spec, Location location, Value lhs, Value rhs, Overflow flags) {
            super(spec, state(location, lhs, rhs).property(Overflow.NAME, flags));
        }

        static OpSpec spec(OpKind kind, String summary) {
            return operandsAndResult(kind, summary)
                    .defaulted(Overflow.NAME, ArithAttrs.OVERFLOW, Overflow.NONE)
                    .format("$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)");
        }

        public final Overflow flags() {
            return property(Overflow.NAME, Overflow.class);
        }

        @Override
        protected final boolean violatesFlags(int result, Object[] in, Object value, int indexBits) {
            Overflow flags = flags();
            if (!flags.nsw() && !flags.nuw()) return false;
            int width = Ints.width(lhs().type().elementTypeOrSelf(), indexBits);
            BigInteger a = Ints.big(in[0]);
            BigInteger b = Ints.big(in[1]);
            BigInteger ua = Ints.unsigned(a, width);
            BigInteger ub = Ints.unsigned(b, width);
            return flags.isBrokenBy(compute(a, b, width), compute(ua, ub, width), width);
        }

        /** {@code a + b} as a constant of the type of {@code like}, inserted at {@code builder}. */
        static Value sum(Builder builder, Operation like, IntegerAttr a, IntegerAttr b) {
            return constant(builder, like, a.big().add(b.big()));
        }

        /** {@code a - b} as a constant of the type of {@code like}, inserted at {@code builder}. */
        static Value difference(Builder builder, Operation like, IntegerAttr a, IntegerAttr b) {
            return constant(builder, like, a.big().subtract(b.big()));
        }

        static Value constant(Builder builder, Operation like, BigInteger value) {
            IntegerAttr attribute = IntegerAttr.of(like.result(0).type(), value);
            return ConstantOp.insert(builder, like.location(), attribute);
        }
    }

    /** Addition. Upstream: arith.addi. */
    public static final class AddIOp extends WrappingOp implements Commutative {
        static final OpSpec SPEC = spec(ArithOp.ADDI, "integer addition operation");

        AddIOp(OpState state) {
            super(SPEC, state);
        }

        public AddIOp(Location location, Value lhs, Value rhs, Overflow flags) {
            super(SPEC, location, lhs, rhs, flags);
        }

        public AddIOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, Overflow.NONE);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a + b;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return a.add(b);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x + 0 -> x
            if (f.isZero(rhs())) return FoldResult.of(lhs());
            // (x - y) + y -> x
            if (lhs().definedBy() instanceof SubIOp s && s.rhs() == rhs()) return FoldResult.of(s.lhs());
            // y + (x - y) -> x
            if (rhs().definedBy() instanceof SubIOp s && s.rhs() == lhs()) return FoldResult.of(s.lhs());
            return FoldResult.NONE;
        }

        @Override
        public boolean canonicalize(Rewriter r) {
            Folder f = r.folder();
            IntegerAttr c1 = f.integer(rhs());
            if (c1 != null && regroup(r, c1)) return true;
            // x + y * -1 -> x - y
            if (rhs().definedBy() instanceof MulIOp m && f.isAllOnes(m.rhs())) {
                r.replace(this, new SubIOp(location(), lhs(), m.lhs()));
                return true;
            }
            // x * -1 + y -> y - x
            if (lhs().definedBy() instanceof MulIOp m && f.isAllOnes(m.rhs())) {
                r.replace(this, new SubIOp(location(), rhs(), m.lhs()));
                return true;
            }
            return false;
        }

        private boolean regroup(Rewriter r, IntegerAttr c1) {
            Folder f = r.folder();
            if (lhs().definedBy() instanceof AddIOp a && f.constant(a.rhs()) instanceof IntegerAttr c0) {
                // (x + c0) + c1 -> x + (c0 + c1)
                Value c = sum(r, this, c0, c1);
                r.replace(this, new AddIOp(location(), a.lhs(), c, flags().and(a.flags())));
                return true;
            }
            if (!(lhs().definedBy() instanceof SubIOp s)) return false;
            Overflow both = flags().and(s.flags());
            if (f.constant(s.rhs()) instanceof IntegerAttr c0) {
                // (x - c0) + c1 -> x + (c1 - c0)
                r.replace(this, new AddIOp(location(), s.lhs(), difference(r, this, c1, c0), both));
                return true;
            }
            if (f.constant(s.lhs()) instanceof IntegerAttr c0) {
                // (c0 - x) + c1 -> (c0 + c1) - x
                r.replace(this, new SubIOp(location(), sum(r, this, c0, c1), s.rhs(), both));
                return true;
            }
            return false;
        }
    }

    /** Subtraction. Upstream: arith.subi. */
    public static final class SubIOp extends WrappingOp {
        static final OpSpec SPEC = spec(ArithOp.SUBI, "integer subtraction operation");

        SubIOp(OpState state) {
            super(SPEC, state);
        }

        public SubIOp(Location location, Value lhs, Value rhs, Overflow flags) {
            super(SPEC, location, lhs, rhs, flags);
        }

        public SubIOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, Overflow.NONE);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a - b;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return a.subtract(b);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x - x -> 0
            if (lhs() == rhs() && zero(lhs().type()) instanceof TypedAttr zero) return FoldResult.of(zero);
            // x - 0 -> x
            if (f.isZero(rhs())) return FoldResult.of(lhs());
            if (lhs().definedBy() instanceof AddIOp a) {
                // (x + y) - y -> x
                if (a.rhs() == rhs()) return FoldResult.of(a.lhs());
                // (x + y) - x -> y
                if (a.lhs() == rhs()) return FoldResult.of(a.rhs());
            }
            return FoldResult.NONE;
        }

        @Override
        public boolean canonicalize(Rewriter r) {
            WrappingOp simpler = simpler(r);
            if (simpler != null) r.replace(this, simpler);
            return simpler != null;
        }

        private @Nullable WrappingOp simpler(Rewriter r) {
            if (r.folder().constant(rhs()) instanceof IntegerAttr c1) {
                WrappingOp regrouped = minusConstant(r, c1);
                if (regrouped != null) return regrouped;
            }
            if (r.folder().constant(lhs()) instanceof IntegerAttr c1) {
                WrappingOp regrouped = constantMinus(r, c1);
                if (regrouped != null) return regrouped;
            }
            // (x - y) - x -> 0 - y
            if (lhs().definedBy() instanceof SubIOp s && s.lhs() == rhs()) {
                if (!(zero(rhs().type()) instanceof TypedAttr zero)) return null;
                Value c = ConstantOp.insert(r, location(), zero);
                return new SubIOp(location(), c, s.rhs(), flags().and(s.flags()));
            }
            return null;
        }

        private @Nullable WrappingOp minusConstant(Rewriter r, IntegerAttr c1) {
            Folder f = r.folder();
            // (x + c0) - c1 -> x + (c0 - c1)
            if (lhs().definedBy() instanceof AddIOp a && f.constant(a.rhs()) instanceof IntegerAttr c0) {
                return new AddIOp(location(), a.lhs(), difference(r, this, c0, c1));
            }
            if (!(lhs().definedBy() instanceof SubIOp s)) return null;
            Overflow both = flags().and(s.flags());
            // (x - c0) - c1 -> x - (c0 + c1)
            if (f.constant(s.rhs()) instanceof IntegerAttr c0) {
                return new SubIOp(location(), s.lhs(), sum(r, this, c0, c1), both);
            }
            // (c0 - x) - c1 -> (c0 - c1) - x
            if (f.constant(s.lhs()) instanceof IntegerAttr c0) {
                return new SubIOp(location(), difference(r, this, c0, c1), s.rhs(), both);
            }
            return null;
        }

        private @Nullable WrappingOp constantMinus(Rewriter r, IntegerAttr c1) {
            Folder f = r.folder();
            // c1 - (x + c0) -> (c1 - c0) - x
            if (rhs().definedBy() instanceof AddIOp a && f.constant(a.rhs()) instanceof IntegerAttr c0) {
                return new SubIOp(location(), difference(r, this, c1, c0), a.lhs(), flags().and(a.flags()));
            }
            if (!(rhs().definedBy() instanceof SubIOp s)) return null;
            Overflow both = flags().and(s.flags());
            // c1 - (x - c0) -> (c0 + c1) - x
            if (f.constant(s.rhs()) instanceof IntegerAttr c0) {
                return new SubIOp(location(), sum(r, this, c0, c1), s.lhs(), both);
            }
            // c1 - (c0 - x) -> x + (c1 - c0)
            if (f.constant(s.lhs()) instanceof IntegerAttr c0) {
                return new AddIOp(location(), s.rhs(), difference(r, this, c1, c0), both);
            }
            return null;
        }
    }

    /** Multiplication. Upstream: arith.muli. */
    public static final class MulIOp extends WrappingOp implements Commutative {
        static final OpSpec SPEC = spec(ArithOp.MULI, "integer multiplication operation");

        MulIOp(OpState state) {
            super(SPEC, state);
        }

        public MulIOp(Location location, Value lhs, Value rhs, Overflow flags) {
            super(SPEC, location, lhs, rhs, flags);
        }

        public MulIOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, Overflow.NONE);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a * b;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return a.multiply(b);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x * 0 -> 0
            if (f.isZero(rhs())) return FoldResult.of(rhs());
            // x * 1 -> x
            if (f.isOne(rhs())) return FoldResult.of(lhs());
            return FoldResult.NONE;
        }

        @Override
        public boolean canonicalize(Rewriter r) {
            Folder f = r.folder();
            // (x * c0) * c1 -> x * (c0 * c1)
            if (f.constant(rhs()) instanceof IntegerAttr c1
                    && lhs().definedBy() instanceof MulIOp m
                    && f.constant(m.rhs()) instanceof IntegerAttr c0) {
                Value c = constant(r, this, c0.big().multiply(c1.big()));
                r.replace(this, new MulIOp(location(), m.lhs(), c, flags().and(m.flags())));
                return true;
            }
            return false;
        }

        /** {@code c4_vscale} for a multiple of vector.vscale. */
        @Override
        public @Nullable String resultName(int i) {
            if (!result().type().isIndex()) return null;
            String name = multipleOfVscale(lhs(), rhs());
            return name != null ? name : multipleOfVscale(rhs(), lhs());
        }

        private static @Nullable String multipleOfVscale(Value factor, Value vscale) {
            Operation def = vscale.definedBy();
            if (def == null || !def.name().equals("vector.vscale")) return null;
            IntegerAttr constant = new Folder().integer(factor);
            return constant == null ? null : "c" + constant.value() + "_vscale";
        }
    }
}
