package dev.wami.llvm;

import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.Ints;
import dev.wami.std.arith.Overflow;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Two integers, or vectors of them, to one of the same type. Upstream: LLVM_IntArithmeticOp and its like. */
public class IntOp extends ElementwiseOp {

    /** A flag of an operation; its result is poison where the flag does not hold. */
    enum PoisonFlag {
        NONE,
        /** {@code overflow<nsw, nuw>}. */
        OVERFLOW,
        /** Nothing is lost: a division without remainder, a shift of zeros. */
        EXACT,
        /** No bit is set in both operands. */
        DISJOINT
    }

    /** The operations; the name in LLVM's text is that of the constant. */
    public enum Kind implements OpKind {
        ADD(PoisonFlag.OVERFLOW),
        SUB(PoisonFlag.OVERFLOW),
        MUL(PoisonFlag.OVERFLOW),
        UDIV(PoisonFlag.EXACT),
        SDIV(PoisonFlag.EXACT),
        UREM(PoisonFlag.NONE),
        SREM(PoisonFlag.NONE),
        AND(PoisonFlag.NONE),
        OR(PoisonFlag.DISJOINT),
        XOR(PoisonFlag.NONE),
        SHL(PoisonFlag.OVERFLOW),
        LSHR(PoisonFlag.EXACT),
        ASHR(PoisonFlag.EXACT);

        final PoisonFlag flag;
        final OpSpec spec;
        private final String opName;

        Kind(PoisonFlag flag) {
            this.flag = flag;
            String word = name().toLowerCase(java.util.Locale.ROOT);
            opName = "llvm." + word;
            spec = OpSpec.of(this, "integer " + word);
            spec.operand("lhs", LlvmTypes.INTEGERS)
                    .operand("rhs", LlvmTypes.INTEGERS)
                    .result("res", LlvmTypes.INTEGERS)
                    .sameOperandsAndResultType();
            describe();
        }

        /** Without a switch: its table of constants would be made before they are. */
        private void describe() {
            String rest = "$lhs `,` $rhs attr-dict `:` type($res)";
            if (flag == PoisonFlag.OVERFLOW) {
                spec.defaulted(LlvmFlags.OVERFLOW.property(), LlvmFlags.OVERFLOW, LlvmFlags.NONE)
                        .format("$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)");
            } else if (flag == PoisonFlag.EXACT) {
                spec.optionalAttribute("isExact", Attrs.UNIT).format("(`exact` $isExact^)? " + rest);
            } else if (flag == PoisonFlag.DISJOINT) {
                spec.optionalAttribute("isDisjoint", Attrs.UNIT).format("(`disjoint` $isDisjoint^)? " + rest);
            } else spec.format(rest);
        }

        @Override
        public String opName() {
            return opName;
        }

        @Override
        public IntOp create(OpState state) {
            return this == ADD || this == MUL ? new Exchangeable(this, state) : new IntOp(this, state);
        }

        /** The name of the instruction in LLVM's text. */
        public String instruction() {
            return opName.substring("llvm.".length());
        }

        boolean isDivision() {
            return this == UDIV || this == SDIV || this == UREM || this == SREM;
        }
    }

    /** One whose operands may be exchanged. */
    static final class Exchangeable extends IntOp implements Commutative {
        Exchangeable(Kind kind, OpState state) {
            super(kind, state);
        }
    }

    private IntOp(Kind kind, OpState state) {
        super(kind.spec, state);
    }

    /** {@code lhs kind rhs} without flags. */
    public static IntOp of(Kind kind, Location location, Value lhs, Value rhs) {
        return kind.create(state(location, lhs, rhs));
    }

    /** {@code lhs kind rhs} with {@link LlvmFlags#NSW} and {@link LlvmFlags#NUW} in {@code overflow}. */
    public static IntOp of(Kind kind, Location location, Value lhs, Value rhs, int overflow) {
        OpState state = state(location, lhs, rhs);
        return kind.create(state.property(LlvmFlags.OVERFLOW.property(), IntegerAttr.i32(overflow)));
    }

    /** {@code lhs kind rhs} of which nothing is lost. */
    public static IntOp exact(Kind kind, Location location, Value lhs, Value rhs) {
        return kind.create(state(location, lhs, rhs).property("isExact", UnitAttr.UNIT));
    }

    private static OpState state(Location location, Value lhs, Value rhs) {
        return OpState.at(location).operand(lhs, rhs).result(lhs.type());
    }

    @Override
    public final Kind kind() {
        return (Kind) super.kind();
    }

    /** The flags as .ll writes them, each with a space after it. */
    public final String instructionFlags() {
        if (hasAttribute("isExact")) return "exact ";
        if (hasAttribute("isDisjoint")) return "disjoint ";
        return LlvmFlags.instructionFlags(LlvmFlags.overflow(this));
    }

    /** Division by zero is undefined; all others may be executed anywhere. */
    @Override
    public Speculatability speculatability() {
        Kind kind = kind();
        return kind == Kind.UDIV || kind == Kind.SDIV ? Speculatability.NO : Speculatability.YES;
    }

    /** {@code c0 | c1 -> c} and {@code c0 << c1 -> c}; upstream folds nothing else. */
    @Override
    public FoldResult fold(Folder folder) {
        if (kind() != Kind.OR && kind() != Kind.SHL) return FoldResult.NONE;
        IntegerAttr a = folder.integer(operand(0));
        IntegerAttr b = folder.integer(operand(1));
        if (a == null || b == null) return FoldResult.NONE;
        BigInteger value = compute(kind(), a.big(), b.big(), a.width());
        return value == null ? FoldResult.NONE : FoldResult.of(IntegerAttr.of(a.type(), value));
    }

    @Override
    protected @Nullable Object apply(Object[] in, int indexBits) {
        int width = Ints.width(operand(0).type().elementTypeOrSelf(), indexBits);
        BigInteger value = compute(kind(), Ints.big(in[0]), Ints.big(in[1]), width);
        return value == null ? null : LlvmValues.integer(value, width);
    }

    /** The result on numbers sign-extended from {@code width} bits, whose low bits count; null if there is none. */
    private static @Nullable BigInteger compute(Kind kind, BigInteger a, BigInteger b, int width) {
        if (kind.isDivision() && b.signum() == 0) return null;
        BigInteger ua = Ints.unsigned(a, width);
        BigInteger ub = Ints.unsigned(b, width);
        boolean shift = kind == Kind.SHL || kind == Kind.LSHR || kind == Kind.ASHR;
        if (shift && ub.compareTo(BigInteger.valueOf(width)) >= 0) return null;
        return switch (kind) {
            case ADD -> a.add(b);
            case SUB -> a.subtract(b);
            case MUL -> a.multiply(b);
            case UDIV -> ua.divide(ub);
            case SDIV -> a.divide(b);
            case UREM -> ua.remainder(ub);
            case SREM -> a.remainder(b);
            case AND -> a.and(b);
            case OR -> a.or(b);
            case XOR -> a.xor(b);
            case SHL -> a.shiftLeft(ub.intValueExact());
            case LSHR -> ua.shiftRight(ub.intValueExact());
            case ASHR -> a.shiftRight(ub.intValueExact());
        };
    }

    @Override
    protected boolean violatesFlags(int result, Object[] in, Object value, int indexBits) {
        int width = Ints.width(operand(0).type().elementTypeOrSelf(), indexBits);
        BigInteger a = Ints.big(in[0]);
        BigInteger b = Ints.big(in[1]);
        if (hasAttribute("isDisjoint")) return a.and(b).signum() != 0;
        if (hasAttribute("isExact")) return isInexact(a, b, Ints.big(value), width);
        Overflow flags = LlvmFlags.overflow(this);
        if (flags.equals(Overflow.NONE)) return false;
        BigInteger signed = compute(kind(), a, b, width);
        BigInteger unsigned = compute(kind(), Ints.unsigned(a, width), Ints.unsigned(b, width), width);
        return signed != null && unsigned != null && flags.isBrokenBy(signed, unsigned, width);
    }

    private boolean isInexact(BigInteger a, BigInteger b, BigInteger value, int width) {
        BigInteger back = kind().isDivision() ? value.multiply(b) : value.shiftLeft(b.intValueExact());
        return !Ints.wrap(back, width).equals(Ints.wrap(a, width));
    }

    /** A division by zero stops execution. */
    @Override
    protected Object undefined(int result, Object[] in, int indexBits) {
        if (kind().isDivision()) throw new Trap("division by zero", location());
        return super.undefined(result, in, indexBits);
    }
}
