package dev.wami.std.cf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.Evaluable;
import dev.wami.core.ir.trait.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Goes to one of two blocks. Successor 0 is taken if the condition is true. Upstream: cf.cond_br. */
public final class CondBranchOp extends Operation implements Branch, Pure, Evaluable {
    static final OpSpec SPEC = OpSpec.of("cf.cond_br", "branch on a condition")
            .operand("condition", Types.I1)
            .variadic("trueDestOperands", Types.ANY)
            .variadic("falseDestOperands", Types.ANY)
            .optionalAttribute("branch_weights", Attrs.DENSE_I32_ARRAY)
            .successor("trueDest")
            .successor("falseDest")
            .format("$condition (`weights` `(` $branch_weights^ `)`)? `,`"
                    + " $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`"
                    + " $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict");

    CondBranchOp(OpState state) {
        super(SPEC, state);
    }

    public CondBranchOp(
            Location location,
            Value condition,
            Block ifTrue,
            List<? extends Value> trueArguments,
            Block ifFalse,
            List<? extends Value> falseArguments) {
        super(
                SPEC,
                OpState.at(location)
                        .operand(condition)
                        .operands(trueArguments)
                        .operands(falseArguments)
                        .successor(ifTrue)
                        .successor(ifFalse));
    }

    public Value condition() {
        return operand(0);
    }

    public Block trueTarget() {
        return successor(0);
    }

    public Block falseTarget() {
        return successor(1);
    }

    public List<Value> trueArguments() {
        return operands(1);
    }

    public List<Value> falseArguments() {
        return operands(2);
    }

    @Override
    public int successorOperandStart(int i) {
        return operandStart(i + 1);
    }

    @Override
    public int successorOperandCount(int i) {
        return operandSize(i + 1);
    }

    @Override
    public void setSuccessorOperands(int i, List<? extends Value> values) {
        setOperands(i + 1, values);
    }

    @Override
    public @Nullable Block successorFor(List<@Nullable Attribute> operands) {
        return operands.get(0) instanceof IntegerAttr c ? successor(c.value() != 0 ? 0 : 1) : null;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        DenseArrayAttr weights = optionalProperty("branch_weights", DenseArrayAttr.class);
        if (weights == null || weights.size() == 0) return;
        if (weights.size() != 2) {
            diagnostics.error(
                    location(),
                    "expects number of branch weights to match number of successors: %d vs 2",
                    weights.size());
        } else if (weights.get(0) == 0 && weights.get(1) == 0) {
            diagnostics.error(location(), "branch weights cannot all be zero");
        }
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.getBool(condition())
                ? frame.branch(trueTarget(), frame.getAll(trueArguments()))
                : frame.branch(falseTarget(), frame.getAll(falseArguments()));
    }
}
