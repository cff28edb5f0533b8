package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.analysis.Equivalence;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.WasmOpSpec;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What an operation without regions computes of {@code operands}, which may be others than its own. Whether the result
 * fits ({@code nuw}) is no part of it: where one operation takes the place of another, it {@linkplain #weaken says no
 * more than that}.
 */
final class Expression {
    private final Operation shape;
    private final List<Value> operands;
    private final int hash;

    private Expression(Operation shape, List<Value> operands) {
        this.shape = shape;
        this.operands = operands;
        int h = Equivalence.hash(operands, shape instanceof Commutative);
        h = 31 * h + shape.spec().hashCode();
        if (shape.resultCount() > 0) h = 31 * h + shape.result(0).type().hashCode();
        hash = 31 * h + properties(shape).hashCode();
    }

    /** Those that have a part in the result: of an arithmetic operation none has. */
    private static DictionaryAttr properties(Operation op) {
        return op instanceof BinaryOp ? DictionaryAttr.EMPTY : op.properties();
    }

    static Expression of(Operation op) {
        return new Expression(op, op.operands());
    }

    /** Of {@code op} with each operand replaced by what {@code translation} gives for it. */
    static Expression of(Operation op, UnaryOperator<Value> translation) {
        return new Expression(op, op.operands().stream().map(translation).toList());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (other == this) return true;
        return other instanceof Expression e && hash == e.hash && isLike(shape, e.shape) && sameOperands(e.operands);
    }

    private static boolean isLike(Operation a, Operation b) {
        return a.spec() == b.spec()
                && a.operandCount() == b.operandCount()
                && a.resultTypes().equals(b.resultTypes())
                && properties(a).equals(properties(b))
                && a.attributes().equals(b.attributes());
    }

    /** Whether both compute the same of their operands, and say the same of the result. */
    static boolean haveSameShape(Operation a, Operation b) {
        return isLike(a, b) && a.properties().equals(b.properties());
    }

    /**
     * Lets {@code value} be used in place of the result of {@code op}, which is the same: it may be one that does not
     * fit, unless {@code op} says that it fits, too. LLVM: {@code patchReplacementInstruction}.
     */
    static void weaken(Value value, Operation op) {
        if (value.definedBy() instanceof BinaryOp b && b.isNuw() && !(op instanceof BinaryOp o && o.isNuw())) {
            b.removeAttribute(WasmOpSpec.NUW);
        }
    }

    private boolean sameOperands(List<Value> others) {
        int n = operands.size();
        boolean same = true;
        for (int i = 0; same && i < n; i++) same = operands.get(i) == others.get(i);
        if (same || n != 2 || !(shape instanceof Commutative)) return same;
        return operands.get(0) == others.get(1) && operands.get(1) == others.get(0);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
