package dev.wami.std.scf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How an {@code scf.parallel} combines values of its iterations. */
public final class Reductions {
    private Reductions() {}

    /**
     * Ends the body of a parallel loop: reduces the i-th operand into the i-th result of the loop by the i-th region, a
     * function of what has been reduced so far and the operand. Upstream: scf.reduce.
     */
    public static final class ReduceOp extends Operation
            implements Terminator, HasParent, RecursiveMemoryEffects, RegionEvaluable {
        static final OpSpec SPEC = OpSpec.of(ScfOp.REDUCE, "reduce operation for scf.parallel")
                .variadic("operands", Types.ANY)
                .variadicRegion("reductions", RegionKind.ONE_BLOCK)
                .format("(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict");

        ReduceOp(OpState state) {
            super(SPEC, state);
        }

        /** Reduces {@code values}; each region has a block with its two arguments, and no terminator yet. */
        public ReduceOp(Location location, List<? extends Value> values) {
            super(SPEC, state(location, values));
        }

        private static OpState state(Location location, List<? extends Value> values) {
            OpState state = OpState.at(location).operands(values);
            for (Value v : values) {
                Region region = new Region();
                Block block = region.add(new Block());
                block.addArgument(v.type(), location);
                block.addArgument(v.type(), location);
                state.region(region);
            }
            return state;
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(ScfOp.PARALLEL);
        }

        /** Executes the regions before this operation, each with its value of {@code left}; gives what they return. */
        public List<Value> inlineReductions(Rewriter rewriter, List<? extends Value> left) {
            List<Value> reduced = new ArrayList<>();
            for (int i = 0; i < regionCount(); i++) {
                Block reduction = region(i).entry();
                Operation end = reduction.requiredTerminator();
                rewriter.inlineBlockBefore(reduction, this, List.of(left.get(i), operand(i)));
                reduced.add(end.operand(0));
                rewriter.erase(end);
            }
            return reduced;
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            if (operandCount() != regionCount()) {
                diagnostics.error(
                        this,
                        "expects number of reduction regions: %d to be the same as number of reduction operands: %d",
                        regionCount(),
                        operandCount());
                return;
            }
            for (int i = 0; i < regionCount(); i++) if (!verifyReduction(i, diagnostics)) return;
        }

        private boolean verifyReduction(int i, Diagnostics diagnostics) {
            Type type = operand(i).type();
            Block block = region(i).entry();
            if (block.isEmpty()) {
                diagnostics.error(this, "%d-th reduction has an empty body", i);
                return false;
            }
            if (block.argumentCount() != 2 || !block.argumentTypes().stream().allMatch(type::equals)) {
                diagnostics.error(
                        this, "expected two block arguments with type '%s' in the %d-th reduction region", type, i);
                return false;
            }
            if (!(block.last() instanceof ReduceReturnOp)) {
                diagnostics.error(this, "reduction bodies must be terminated with an 'scf.reduce.return' op");
                return false;
            }
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            return reduceFrom(0, frame);
        }

        @Override
        public Step leave(Frame frame, Region region, List<Object> values) {
            frame.put(loop().result(region.index()), values.get(0));
            return reduceFrom(region.index() + 1, frame);
        }

        private Step reduceFrom(int i, Frame frame) {
            if (i == regionCount()) return frame.leave(List.of());
            return frame.enter(region(i), List.of(frame.get(loop().result(i)), frame.get(operand(i))));
        }

        private Operation loop() {
            Operation parent = parentOp();
            if (parent == null) throw new IllegalStateException("the verifier demands a parent");
            return parent;
        }
    }

    /** The reduced value, the end of a region of scf.reduce. Upstream: scf.reduce.return. */
    public static final class ReduceReturnOp extends Operation implements Terminator, HasParent, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(ScfOp.REDUCE_RETURN, "terminator for reduce operation")
                .operand("result", Types.ANY)
                .format("$result attr-dict `:` type($result)");

        ReduceReturnOp(OpState state) {
            super(SPEC, state);
        }

        public ReduceReturnOp(Location location, Value result) {
            super(SPEC, OpState.at(location).operand(result));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(ScfOp.REDUCE);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Block block = block();
            @Nullable Operation reduce = parentOp();
            if (block == null || reduce == null || block.argumentCount() == 0) return;
            Type expected = block.argument(0).type();
            if (operand(0).type().equals(expected)) return;
            diagnostics.error(this, "must have type '%s' (the type of the reduction inputs)", expected);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.leave(frame.getAll(operands()));
        }
    }
}
