package dev.wami.std.cf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.WeightedBranch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes to the first of two blocks if a condition holds, else to the second; of {@code cf} and of {@code llvm}. Its
 * operands are the condition and the arguments of each block.
 */
public abstract class ConditionalBranch extends Operation implements Branch, Pure, Evaluable {
    protected ConditionalBranch(OpSpec spec, OpState state) {
        super(spec, state);
    }

    protected ConditionalBranch(
            OpSpec spec,
            Location location,
            Value condition,
            Block ifTrue,
            List<? extends Value> trueArguments,
            Block ifFalse,
            List<? extends Value> falseArguments) {
        super(
                spec,
                OpState.at(location)
                        .operand(condition)
                        .operands(trueArguments)
                        .operands(falseArguments)
                        .successor(ifTrue)
                        .successor(ifFalse));
    }

    /** The spec, for arguments of the types that {@code argument} accepts. */
    protected static OpSpec spec(OpKind kind, String summary, TypeConstraint argument) {
        return OpSpec.of(kind, summary)
                .operand("condition", Types.I1)
                .variadic("trueDestOperands", argument)
                .variadic("falseDestOperands", argument)
                .optionalAttribute(WeightedBranch.WEIGHTS, Attrs.DENSE_I32_ARRAY)
                .successor("trueDest")
                .successor("falseDest")
                .format("$condition (`weights` `(` $branch_weights^ `)`)? `,`"
                        + " $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`"
                        + " $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict");
    }

    public final Value condition() {
        return operand(0);
    }

    public final Block trueTarget() {
        return successor(0);
    }

    public final Block falseTarget() {
        return successor(1);
    }

    public final List<Value> trueArguments() {
        return operands(1);
    }

    public final List<Value> falseArguments() {
        return operands(2);
    }

    @Override
    public final int successorOperandStart(int i) {
        return operandStart(i + 1);
    }

    @Override
    public final int successorOperandCount(int i) {
        return operandSize(i + 1);
    }

    @Override
    public final void setSuccessorOperands(int i, List<? extends Value> values) {
        setOperands(i + 1, values);
    }

    @Override
    public final @Nullable Block successorFor(List<@Nullable Attribute> operands) {
        return operands.get(0) instanceof IntegerAttr c ? successor(c.value() != 0 ? 0 : 1) : null;
    }

    @Override
    public final void verify(Diagnostics diagnostics) {
        WeightedBranch.verify(this, diagnostics);
    }

    @Override
    public final Step evaluate(Frame frame) {
        int to = frame.getBool(condition()) ? 0 : 1;
        return frame.branch(successor(to), frame.getAll(operands(to + 1)));
    }
}
