package dev.wami.llvm;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.Floats;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Floats, or vectors of them, to one of the same type. Upstream: LLVM_FloatArithmeticOp. */
public final class FloatOp extends ElementwiseOp implements Pure {

    /** The operations; the name in LLVM's text is that of the constant. */
    public enum Kind implements OpKind {
        FADD,
        FSUB,
        FMUL,
        FDIV,
        FREM,
        FNEG;

        final OpSpec spec;
        private final String opName;

        Kind() {
            String word = name().toLowerCase(Locale.ROOT);
            opName = "llvm." + word;
            spec = OpSpec.of(this, "floating-point " + word.substring(1));
            boolean unary = word.equals("fneg");
            spec.operand(unary ? "operand" : "lhs", LlvmTypes.FLOATS);
            if (!unary) spec.operand("rhs", LlvmTypes.FLOATS);
            spec.result("res", LlvmTypes.FLOATS)
                    .defaulted(LlvmFastMath.NAME, LlvmFastMath.Constraint.FASTMATH, LlvmFastMath.NONE)
                    .sameOperandsAndResultType()
                    .format((unary ? "$operand" : "$lhs `,` $rhs") + " attr-dict `:` type($res)");
        }

        @Override
        public String opName() {
            return opName;
        }

        @Override
        public FloatOp create(OpState state) {
            return new FloatOp(this, state);
        }
    }

    FloatOp(Kind kind, OpState state) {
        super(kind.spec, state);
    }

    /** One or two operands. */
    public FloatOp(Kind kind, Location location, List<? extends Value> operands, LlvmFastMath flags) {
        super(kind.spec, state(location, operands).property(LlvmFastMath.NAME, flags));
    }

    private static OpState state(Location location, List<? extends Value> operands) {
        OpState state = OpState.at(location).result(operands.get(0).type());
        for (Value v : operands) state.operand(v);
        return state;
    }

    @Override
    public Kind kind() {
        return (Kind) super.kind();
    }

    @Override
    public FoldResult fold(Folder folder) {
        return FoldResult.NONE;
    }

    @Override
    protected @Nullable Object apply(Object[] in, int indexBits) {
        Type scalar = operand(0).type().elementTypeOrSelf();
        if (!(scalar instanceof FloatType type) || !FloatFormat.supports(type) || type.width() > 64) {
            throw LlvmValues.unsupported(this, scalar);
        }
        if (kind() == Kind.FNEG) return (Long) in[0] ^ Floats.sign(type);
        double a = FloatFormat.decode(type, (Long) in[0]);
        double b = FloatFormat.decode(type, (Long) in[1]);
        return Floats.encode(
                type,
                switch (kind()) {
                    case FADD -> a + b;
                    case FSUB -> a - b;
                    case FMUL -> a * b;
                    case FDIV -> a / b;
                    default -> a % b;
                });
    }
}
