package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.arith.ElementwiseOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The operation of an {@link Intrinsic}. Upstream: LLVM_IntrOp. */
public class IntrinsicOp extends ElementwiseOp {

    private IntrinsicOp(Intrinsic intrinsic, OpState state) {
        super(LlvmIntrinsics.spec(intrinsic), state);
    }

    static IntrinsicOp create(Intrinsic intrinsic, OpState state) {
        return switch (intrinsic) {
            case MEMCPY, MEMMOVE, MEMCPY_INLINE -> new CopyOp(intrinsic, state);
            case MEMSET, MEMSET_INLINE -> new SetOp(intrinsic, state);
            case ASSUME -> new AssumeOp(intrinsic, state);
            case TRAP, DEBUGTRAP, UBSANTRAP -> new TrapOp(intrinsic, state);
            case LIFETIME_START, LIFETIME_END, STACKSAVE, STACKRESTORE, PREFETCH -> new EffectOp(intrinsic, state);
            // the table says which of the others compute values alone
            default ->
                LlvmIntrinsics.spec(intrinsic).call().pure()
                        ? new PureOp(intrinsic, state)
                        : new EffectOp(intrinsic, state);
        };
    }

    /** The intrinsic of {@code operands} with a result, and {@code immediates} in the table's order. */
    public static IntrinsicOp of(
            Location location,
            Intrinsic intrinsic,
            @Nullable Type result,
            List<? extends Value> operands,
            Attribute... immediates) {
        OpState state = OpState.at(location);
        for (Value v : operands) state.operand(v);
        if (intrinsic == Intrinsic.ASSUME) state.operands(List.of());
        List<String> names = LlvmIntrinsics.spec(intrinsic).call().immediates();
        for (int i = 0; i < immediates.length; i++) state.property(names.get(i), immediates[i]);
        if (result != null) state.result(result);
        return create(intrinsic, state);
    }

    public final Intrinsic intrinsic() {
        return (Intrinsic) kind();
    }

    /** How LLVM's text calls it. */
    public final IntrinsicCall call() {
        return ((IntrinsicSpec) spec()).call();
    }

    @Override
    public Speculatability speculatability() {
        return Speculatability.NO;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        String problem = IntrinsicRules.problem(this);
        if (problem != null) diagnostics.error(this, "%s", problem);
    }

    @Override
    public FoldResult fold(Folder folder) {
        return FoldResult.NONE;
    }

    @Override
    public Step evaluate(Frame frame) {
        Object ofVectors = VectorMeaning.has(this) ? VectorMeaning.of(this, frame.getAll(operands())) : null;
        if (ofVectors != null) return frame.put(result(), ofVectors);
        throw LlvmValues.unsupported(
                this, operandCount() == 0 ? LlvmNamedType.VOID : operand(0).type());
    }

    @Override
    protected @Nullable Object apply(Object[] in, int indexBits) {
        throw LlvmValues.unsupported(this, operand(0).type());
    }

    /** Computes a value from values. */
    static final class PureOp extends IntrinsicOp implements Pure {
        PureOp(Intrinsic intrinsic, OpState state) {
            super(intrinsic, state);
        }

        @Override
        public void effects(EffectList out) {}

        @Override
        public Speculatability speculatability() {
            return Speculatability.YES;
        }

        @Override
        public Step evaluate(Frame frame) {
            if (operandCount() == 0 || VectorMeaning.has(this)) return super.evaluate(frame);
            Type type = operand(0).type();
            boolean lanes = LlvmTypes.isVector(type);
            if (lanes && LlvmTypes.isVector(result().type())) return frame.put(result(), (Object) onLanes(frame));
            if (lanes && IntrinsicMeaning.overflows(intrinsic()) && result().type() instanceof LlvmStructType s) {
                return frame.put(
                        result(), (Object) turned(onLanes(frame), s.body().size()));
            }
            if (lanes) throw LlvmValues.unsupported(this, type);
            Object[] in = frame.getAll(operands()).toArray();
            return frame.put(result(), IntrinsicMeaning.of(this, in));
        }

        /** The result in each lane. */
        private Object[] onLanes(Frame frame) {
            List<Object> all = frame.getAll(operands());
            Object[] out = new Object[((Object[]) all.get(0)).length];
            Object[] lane = new Object[all.size()];
            for (int e = 0; e < out.length; e++) {
                for (int i = 0; i < lane.length; i++) lane[i] = all.get(i) instanceof Object[] v ? v[e] : all.get(i);
                out[e] = IntrinsicMeaning.of(this, lane);
            }
            return out;
        }

        /** From a struct in each lane, a struct of vectors. */
        private static Object[] turned(Object[] lanes, int parts) {
            Object[] out = new Object[parts];
            for (int i = 0; i < parts; i++) {
                Object[] vector = new Object[lanes.length];
                for (int e = 0; e < lanes.length; e++) vector[e] = ((Object[]) lanes[e])[i];
                out[i] = vector;
            }
            return out;
        }
    }

    /** Copies memory. */
    static final class CopyOp extends IntrinsicOp {
        CopyOp(Intrinsic intrinsic, OpState state) {
            super(intrinsic, state);
        }

        @Override
        public void effects(EffectList out) {
            out.write(operand(0));
            out.read(operand(1));
        }
    }

    /** Fills memory. */
    static final class SetOp extends IntrinsicOp {
        SetOp(Intrinsic intrinsic, OpState state) {
            super(intrinsic, state);
        }

        @Override
        public void effects(EffectList out) {
            out.write(operand(0));
        }
    }

    /** Does something that is neither a read nor a write of known memory. */
    static class EffectOp extends IntrinsicOp {
        EffectOp(Intrinsic intrinsic, OpState state) {
            super(intrinsic, state);
        }

        @Override
        public void effects(EffectList out) {
            out.read(null);
            out.write(null);
        }
    }

    /** Ends the program. */
    static final class TrapOp extends EffectOp {
        TrapOp(Intrinsic intrinsic, OpState state) {
            super(intrinsic, state);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.trap("trap was executed");
        }
    }

    /** Promises that a condition holds, and what its bundles say. */
    static final class AssumeOp extends EffectOp {
        AssumeOp(Intrinsic intrinsic, OpState state) {
            super(intrinsic, state);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.getBool(operand(0)) ? Step.NEXT : frame.trap("what was assumed does not hold");
        }

        /** {@code %c ["align"(%p, %n : !llvm.ptr, i64)] : i1}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            UnresolvedOperand condition = parser.parseOperand();
            if (condition == null) return false;
            OpBundles bundles = OpBundles.parse(parser);
            if (bundles == null || parser.parseColonType() == null || !parser.attrDict(state)) return false;
            Value value = parser.resolve(condition, IntegerType.I1);
            if (value == null) return false;
            return bundles.addTo(state.operand(value), parser);
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(operand(0));
            OpBundles.print(this, 1, printer);
            printer.text(" : ").print(operand(0).type());
            printer.optionalAttrDict(this, List.of(OpBundles.SIZES, OpBundles.TAGS));
        }
    }
}
