package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.Floats;
import dev.wami.std.arith.Ints;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A value as one of another type. Upstream: LLVM_CastOp. */
public final class CastOp extends ElementwiseOp implements Pure {
    private static final String NON_NEGATIVE = "nonNeg";

    /** The casts; the name in LLVM's text is that of the constant. */
    public enum Kind implements OpKind {
        BITCAST(LlvmTypes.NON_AGGREGATE, LlvmTypes.NON_AGGREGATE),
        ADDRSPACECAST(LlvmTypes.POINTERS, LlvmTypes.POINTERS),
        INTTOPTR(LlvmTypes.INTEGERS, LlvmTypes.POINTERS),
        PTRTOINT(LlvmTypes.POINTERS, LlvmTypes.INTEGERS),
        SEXT(LlvmTypes.INTEGERS, LlvmTypes.INTEGERS),
        ZEXT(LlvmTypes.INTEGERS, LlvmTypes.INTEGERS),
        TRUNC(LlvmTypes.INTEGERS, LlvmTypes.INTEGERS),
        SITOFP(LlvmTypes.INTEGERS, LlvmTypes.FLOATS),
        UITOFP(LlvmTypes.INTEGERS, LlvmTypes.FLOATS),
        FPTOSI(LlvmTypes.FLOATS, LlvmTypes.INTEGERS),
        FPTOUI(LlvmTypes.FLOATS, LlvmTypes.INTEGERS),
        FPEXT(LlvmTypes.FLOATS, LlvmTypes.FLOATS),
        FPTRUNC(LlvmTypes.FLOATS, LlvmTypes.FLOATS);

        final OpSpec spec;
        private final String opName;

        Kind(TypeConstraint from, TypeConstraint to) {
            String word = name().toLowerCase(Locale.ROOT);
            opName = "llvm." + word;
            spec = OpSpec.of(this, "the cast " + word);
            spec.operand("arg", from).result("res", to);
            String rest = "attr-dict `:` type($arg) `to` type($res)";
            if (word.equals("zext") || word.equals("uitofp")) {
                spec.optionalAttribute(NON_NEGATIVE, Attrs.UNIT).format("(`nneg` $nonNeg^)? $arg " + rest);
            } else if (word.equals("trunc")) {
                spec.defaulted(LlvmFlags.OVERFLOW.property(), LlvmFlags.OVERFLOW, LlvmFlags.NONE)
                        .format("$arg ($overflowFlags^)? " + rest);
            } else if (word.equals("inttoptr")) {
                spec.optionalAttribute("dereferenceable", LlvmDereferenceable.Constraint.DEREFERENCEABLE)
                        .format("$arg (`dereferenceable` `` $dereferenceable^)? " + rest);
            } else spec.format("$arg " + rest);
        }

        @Override
        public String opName() {
            return opName;
        }

        @Override
        public CastOp create(OpState state) {
            return new CastOp(this, state);
        }

        /** The name of the instruction in LLVM's text. */
        public String instruction() {
            return opName.substring("llvm.".length());
        }
    }

    CastOp(Kind kind, OpState state) {
        super(kind.spec, state);
    }

    public CastOp(Kind kind, Location location, Value value, Type to) {
        super(kind.spec, OpState.at(location).operand(value).result(to));
    }

    /** A cast of a number that is known not to be negative. */
    public static CastOp nonNegative(Kind kind, Location location, Value value, Type to) {
        return new CastOp(kind, OpState.at(location).operand(value).result(to).property(NON_NEGATIVE, UnitAttr.UNIT));
    }

    /** A truncation with {@link LlvmFlags#NSW} and {@link LlvmFlags#NUW} in {@code overflow}. */
    public static CastOp truncation(Location location, Value value, Type to, int overflow) {
        return new CastOp(
                Kind.TRUNC,
                OpState.at(location)
                        .operand(value)
                        .result(to)
                        .property(LlvmFlags.OVERFLOW.property(), IntegerAttr.i32(overflow)));
    }

    @Override
    public Kind kind() {
        return (Kind) super.kind();
    }

    /** The flags as .ll writes them, each with a space after it. */
    public String instructionFlags() {
        if (hasAttribute(NON_NEGATIVE)) return "nneg ";
        return LlvmFlags.instructionFlags(LlvmFlags.overflow(this));
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        Type from = operand(0).type();
        Type to = result().type();
        switch (kind()) {
            case BITCAST -> verifyBitcast(from, to, diagnostics);
            case SEXT, ZEXT -> verifyExtension(from, to, diagnostics);
            default -> {}
        }
    }

    private void verifyBitcast(Type from, Type to, Diagnostics diagnostics) {
        Type a = LlvmTypes.scalar(from);
        Type b = LlvmTypes.scalar(to);
        if (LlvmTypes.isPointer(a) != LlvmTypes.isPointer(b)) {
            diagnostics.error(this, "can only cast pointers from and to pointers");
        } else if (LlvmTypes.isPointer(a) && LlvmTypes.isVector(from) != LlvmTypes.isVector(to)) {
            diagnostics.error(
                    this,
                    LlvmTypes.isVector(from)
                            ? "cannot cast vector of pointers to pointer"
                            : "cannot cast pointer to vector of pointers");
        } else if (a instanceof LlvmPointerType p
                && b instanceof LlvmPointerType q
                && p.addressSpace() != q.addressSpace()) {
            diagnostics.error(
                    this, "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead");
        }
    }

    private void verifyExtension(Type from, Type to, Diagnostics diagnostics) {
        if (LlvmTypes.isVector(from) != LlvmTypes.isVector(to)) {
            diagnostics.error(location(), "input type is %s but output type is %s", kindOf(from), kindOf(to));
            return;
        }
        if (LlvmTypes.isVector(from) && !((VectorType) from).shape().equals(((VectorType) to).shape())) {
            diagnostics.error(location(), "input and output vectors are of incompatible shape");
            return;
        }
        if (width(from) >= width(to)) {
            diagnostics.error(
                    location(),
                    "integer width of the output type is smaller or equal to the integer width of the input type");
        }
    }

    private static String kindOf(Type type) {
        return LlvmTypes.isVector(type) ? "a vector" : "an integer";
    }

    private static int width(Type type) {
        return ((IntegerType) LlvmTypes.scalar(type)).width();
    }

    /** {@code bitcast (bitcast x : a to b) : b to a -> x}, likewise addrspacecast; casts to the type that it is. */
    @Override
    public FoldResult fold(Folder folder) {
        Kind kind = kind();
        if (kind == Kind.ZEXT) {
            IntegerAttr c = folder.integer(operand(0));
            return c == null || !(result().type() instanceof IntegerType t)
                    ? FoldResult.NONE
                    : FoldResult.of(IntegerAttr.of(t, Ints.unsigned(c.big(), c.width())));
        }
        if (kind != Kind.BITCAST && kind != Kind.ADDRSPACECAST) return FoldResult.NONE;
        if (operand(0).type().equals(result().type())) return FoldResult.of(operand(0));
        if (!(operand(0).definedBy() instanceof CastOp inner) || inner.kind() != kind) return FoldResult.NONE;
        if (inner.operand(0).type().equals(result().type())) return FoldResult.of(inner.operand(0));
        setOperand(0, inner.operand(0));
        return FoldResult.CHANGED;
    }

    // ---- evaluation

    @Override
    public Step evaluate(Frame frame) {
        boolean lanes = LlvmTypes.isVector(operand(0).type()) && LlvmTypes.isVector(result().type());
        boolean scalars = !LlvmTypes.isVector(operand(0).type()) && !LlvmTypes.isVector(result().type());
        if (!lanes && !scalars) throw LlvmValues.unsupported(this, operand(0).type());
        return super.evaluate(frame);
    }

    @Override
    protected @Nullable Object apply(Object[] in, int indexBits) {
        Type from = operand(0).type().elementTypeOrSelf();
        Type to = result().type().elementTypeOrSelf();
        return switch (kind()) {
            case BITCAST -> bits(in[0], from, to);
            case SEXT, TRUNC -> LlvmValues.integer(Ints.big(in[0]), width(to));
            case ZEXT -> LlvmValues.integer(Ints.unsigned(Ints.big(in[0]), width(from)), width(to));
            case SITOFP -> Floats.fromInteger(supported(to), Ints.big(in[0]));
            case UITOFP -> Floats.fromInteger(supported(to), Ints.unsigned(Ints.big(in[0]), width(from)));
            case FPTOSI, FPTOUI -> toInteger(FloatFormat.decode(supported(from), (Long) in[0]), width(to));
            case FPEXT, FPTRUNC -> Floats.encode(supported(to), FloatFormat.decode(supported(from), (Long) in[0]));
            case INTTOPTR -> LlvmValues.integer(Ints.unsigned(Ints.big(in[0]), width(from)), indexBits);
            case PTRTOINT -> LlvmValues.integer(Ints.unsigned(address(in[0], from), indexBits), width(to));
            case ADDRSPACECAST -> throw LlvmValues.unsupported(this, from);
        };
    }

    @Override
    protected boolean violatesFlags(int result, Object[] in, Object value, int indexBits) {
        if (hasAttribute(NON_NEGATIVE)) return Ints.big(in[0]).signum() < 0;
        if (kind() != Kind.TRUNC) return false;
        BigInteger signed = Ints.big(in[0]);
        BigInteger unsigned = Ints.unsigned(signed, width(operand(0).type().elementTypeOrSelf()));
        return LlvmFlags.overflow(this)
                .isBrokenBy(signed, unsigned, width(result().type().elementTypeOrSelf()));
    }

    private FloatType supported(Type type) {
        if (type instanceof FloatType f && FloatFormat.supports(f) && f.width() <= 64) return f;
        throw LlvmValues.unsupported(this, type);
    }

    /** A pointer that was made of an integer, of as many bits as an index; no other has an address here. */
    private BigInteger address(Object pointer, Type type) {
        if (pointer instanceof Long address) return BigInteger.valueOf(address);
        throw LlvmValues.unsupported(this, type);
    }

    private Object bits(Object value, Type from, Type to) {
        if (from.equals(to)) return value;
        if (!(value instanceof Long bits)) throw LlvmValues.unsupported(this, from);
        if (to instanceof IntegerType i) return LlvmValues.integer(BigInteger.valueOf(bits), i.width());
        FloatType f = supported(to);
        return f.width() == 64 ? bits : bits & (1L << f.width()) - 1;
    }

    /** Poison, null, if the integer does not fit. */
    private @Nullable Object toInteger(double value, int width) {
        if (Double.isNaN(value) || Double.isInfinite(value)) return null;
        BigInteger integer = new BigDecimal(value).toBigInteger();
        boolean fits = kind() == Kind.FPTOSI
                ? integer.bitLength() < width
                : integer.signum() >= 0 && integer.bitLength() <= width;
        return fits ? LlvmValues.integer(integer, width) : null;
    }
}
