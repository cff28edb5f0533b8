package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Commutative;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What an operation without regions computes of {@code operands}, which may be others than its own. */
final class Expression {
    private final Operation shape;
    private final List<Value> operands;
    private final int hash;

    private Expression(Operation shape, List<Value> operands) {
        this.shape = shape;
        this.operands = operands;
        int h = 0;
        boolean ordered = !(shape instanceof Commutative);
        for (Value v : operands) h = (ordered ? 31 * h : h) + v.hashCode();
        h = 31 * h + shape.spec().hashCode();
        if (shape.resultCount() > 0) h = 31 * h + shape.result(0).type().hashCode();
        hash = 31 * h + shape.properties().hashCode();
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
        return other instanceof Expression e && hash == e.hash && sameShape(e.shape) && sameOperands(e.operands);
    }

    private boolean sameShape(Operation o) {
        return haveSameShape(shape, o);
    }

    /** Whether both compute the same of their operands, however many regions these have. */
    static boolean haveSameShape(Operation a, Operation b) {
        return a.spec() == b.spec()
                && a.operandCount() == b.operandCount()
                && a.resultTypes().equals(b.resultTypes())
                && a.properties().equals(b.properties())
                && a.attributes().equals(b.attributes());
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
