package dev.wami.std.scf;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionReturn;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.RegionTerminator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What ends the regions of {@code scf} operations. */
public final class ScfTerminators {
    private ScfTerminators() {}

    /** Hands values to the enclosing operation. Upstream: scf.yield. */
    public static final class YieldOp extends Operation implements RegionReturn, HasParent {
        static final OpSpec SPEC = OpSpec.of(ScfOp.YIELD, "end a region with values")
                .variadic("results", Types.ANY)
                .format("attr-dict ($results^ `:` type($results))?");

        YieldOp(OpState state) {
            super(SPEC, state);
        }

        public YieldOp(Location location, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operands(values));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(ScfOp.EXECUTE_REGION, ScfOp.FOR, ScfOp.IF, ScfOp.INDEX_SWITCH, ScfOp.WHILE);
        }
    }

    /**
     * Ends the first region of a {@code scf.while}: goes on or leaves, with the same values. Upstream: scf.condition.
     */
    public static final class ConditionOp extends Operation implements RegionTerminator, HasParent, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(ScfOp.CONDITION, "loop continuation condition")
                .operand("condition", Types.I1)
                .variadic("args", Types.ANY)
                .format("`(` $condition `)` attr-dict ($args^ `:` type($args))?");

        ConditionOp(OpState state) {
            super(SPEC, state);
        }

        public ConditionOp(Location location, Value condition, List<? extends Value> arguments) {
            super(SPEC, OpState.at(location).operand(condition).operands(arguments));
        }

        public Value condition() {
            return operand(0);
        }

        public List<Value> arguments() {
            return operands(1);
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(ScfOp.WHILE);
        }

        @Override
        public List<Value> passedTo(@Nullable Region to) {
            return arguments();
        }

        @Override
        public List<RegionBranch.Successor> successors(List<@Nullable Attribute> operands) {
            List<RegionBranch.Successor> both = RegionTerminator.super.successors(operands);
            if (!(operands.get(0) instanceof IntegerAttr goesOn)) return both;
            return both.stream()
                    .filter(s -> (s.region() != null) == goesOn.isTrue())
                    .toList();
        }

        /** Leaves with the condition in front of the values. */
        @Override
        public Step evaluate(Frame frame) {
            return frame.leave(frame.getAll(operands()));
        }
    }
}
