package dev.wami.core.transform;

import dev.wami.core.analysis.IntegerRanges;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.InferIntRange;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.range.IntRange;
import org.jspecify.annotations.Nullable;

/**
 * Replaces integers that can only be one number by that, and results that are equal to an operand because of what the
 * operands lie between, such as {@code x % 8} where {@code 0 <= x < 8} (upstream: int-range-optimizations).
 */
public final class IntRangeOptimizations extends Pass {
    @Override
    public String name() {
        return "int-range-optimizations";
    }

    @Override
    public String summary() {
        return "do optimizations based on integer range analysis";
    }

    @Override
    public void run(Operation root, PassContext context) {
        IntegerRanges ranges = new IntegerRanges();
        ranges.run(root);
        new ConstantReplacement(context.context()) {
            @Override
            @Nullable
            Constant constant(Value v) {
                return onlyValue(v, ranges);
            }

            @Override
            boolean replaceOtherwise(Operation op) {
                return replaceByOperand(op, ranges);
            }
        }.run(root);
    }

    private static ConstantReplacement.@Nullable Constant onlyValue(Value v, IntegerRanges ranges) {
        IntegerRanges.Fact fact = ranges.fact(v);
        if (fact == null || v.isUnused() || v.definedBy() instanceof ConstantLike) return null;
        IntRange range = fact.range();
        if (range == null || !range.isConstant()) return null;
        if (v.type() instanceof IndexType && !IntegerRanges.fitsAnyIndex(range)) return null;
        return new ConstantReplacement.Constant(IntegerAttr.of(v.type(), range.smin()), fact.dialect());
    }

    private static boolean replaceByOperand(Operation op, IntegerRanges ranges) {
        if (!(op instanceof InferIntRange infer) || op.resultCount() != 1) return false;
        int operand = infer.equalOperand(ranges.operandRanges(op));
        if (operand < 0) return false;
        op.result().replaceAllUsesWith(op.operand(operand));
        return true;
    }
}
