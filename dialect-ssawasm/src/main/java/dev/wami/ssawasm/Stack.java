package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.SelectInstruction;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.WeakHashMap;

/** Values on the operand stack: select, drop, and those that control flow leaves there. */
public final class Stack {
    /** What {@code on_stack} and {@code drop} act on, so that no pass removes, merges or moves them. */
    static final String RESOURCE = "operand stack";

    private Stack() {}

    /** The first value if the third is not 0, else the second: {@code %r = ssawasm.select %a, %b, %c : f64}. */
    public static final class SelectOp extends SelectInstruction {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.SELECT, "one of two values")
                .operand("nonzero", SsaTypes.VALUE)
                .operand("zero", SsaTypes.VALUE)
                .operand("condition", Types.I32)
                .result("result", SsaTypes.VALUE)
                .sameTypes("nonzero", "zero", "result")
                .format("$nonzero `,` $zero `,` $condition attr-dict `:` type($result)");

        SelectOp(OpState state) {
            super(SPEC, state);
        }

        /** @param nonzero the result if {@code condition} is not 0 */
        public SelectOp(Location location, Value nonzero, Value zero, Value condition) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(nonzero)
                            .operand(zero)
                            .operand(condition)
                            .result(nonzero.type()));
        }

        @Override
        public Value nonzero() {
            return operand(0);
        }

        @Override
        public Value zero() {
            return operand(1);
        }

        @Override
        public Value condition() {
            return operand(2);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            Value truth = Conditions.simplify(condition(), this, rewriter);
            if (truth != condition()) {
                setOperand(2, truth);
                rewriter.changed(this);
                return true;
            }
            NumericOp negation = NumericOp.defining(condition(), EQZ);
            if (negation != null && negation.operand(0).type().isInteger(32)) {
                // !c ? x : y -> c ? y : x
                rewriter.replace(this, new SelectOp(location(), zero(), nonzero(), negation.operand(0)));
                return true;
            }
            NumericOp nonZero = NumericOp.defining(condition(), NE);
            if (nonZero != null
                    && nonZero.operand(0).type().isInteger(64)
                    && rewriter.folder().isZero(nonZero.operand(1))) {
                // c != 0 ? x : y -> !c ? y : x, which engines test without a second number
                rewriter.setBefore(this);
                Value isZero = rewriter.insert(new TestOp(location(), EQZ, nonZero.operand(0)))
                        .result();
                rewriter.replace(this, new SelectOp(location(), zero(), nonzero(), isZero));
                return true;
            }
            return rewriteTruth(rewriter);
        }

        private boolean rewriteTruth(Rewriter rewriter) {
            if (!result().type().isInteger(32)) return false;
            boolean isTruth = condition().definedBy() instanceof NumericOp c && TestOp.isTruth(c);
            if (rewriter.folder().isOne(nonzero()) && rewriter.folder().isZero(zero())) {
                // c ? 1 : 0 -> c if it is 0 or 1, else c != 0
                if (isTruth) rewriter.replace(this, condition());
                else rewriter.replace(this, CompareOp.of(location(), NE, condition(), zero()));
                return true;
            }
            if (!rewriter.folder().isZero(nonzero()) || !rewriter.folder().isOne(zero())) return false;
            // c ? 0 : 1 -> !c
            rewriter.replace(this, new TestOp(location(), EQZ, condition()));
            return true;
        }
    }

    /** Consumes a value that nothing uses: {@code ssawasm.drop %v : i32}. */
    public static final class DropOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.DROP, "consume a value")
                .operand("value", SsaTypes.VALUE)
                .format("$value attr-dict `:` type($value)");

        DropOp(OpState state) {
            super(SPEC, state);
        }

        public DropOp(Location location, Value value) {
            super(SPEC, OpState.at(location).operand(value));
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, RESOURCE);
        }

        @Override
        public Step evaluate(Frame frame) {
            return Step.NEXT;
        }
    }

    /**
     * A value that control flow has left on the operand stack: {@code %v = ssawasm.on_stack : i32}. It stands at the
     * start of its block, the value pushed first before the others, and means no instruction. Source: the paper, 4.3.
     */
    public static final class OnStackOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.ON_STACK, "a value that control flow left on the stack")
                .result("value", SsaTypes.VALUE)
                .format("attr-dict `:` type($value)");

        OnStackOp(OpState state) {
            super(SPEC, state);
        }

        public OnStackOp(Location location, Type type) {
            super(SPEC, OpState.at(location).result(type));
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, RESOURCE);
            out.add(Effect.Kind.WRITE, null, RESOURCE);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (prev() != null && !(prev() instanceof OnStackOp)) {
                diagnostics.error(this, "must stand at the start of its block");
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            Object value = pushed(frame).pollFirst();
            return value == null ? frame.trap("no value on the stack") : frame.put(result(), value);
        }
    }

    /** Leaves a value for the {@code on_stack} operations of the block that {@code frame} goes to. */
    static void push(Frame frame, Object value) {
        pushed(frame).addLast(value);
    }

    @SuppressWarnings("unchecked")
    private static Deque<Object> pushed(Frame frame) {
        Map<Frame, Deque<Object>> stacks = (Map<Frame, Deque<Object>>)
                frame.machine().globals().computeIfAbsent(RESOURCE, key -> new WeakHashMap<Frame, Deque<Object>>());
        return stacks.computeIfAbsent(frame, key -> new ArrayDeque<>());
    }
}
