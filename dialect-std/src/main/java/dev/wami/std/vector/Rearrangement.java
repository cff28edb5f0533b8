package dev.wami.std.vector;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;

/** An operation that computes nothing: each element of its results is an element of an operand, or poison. */
public abstract class Rearrangement extends VectorOperation implements Pure {

    Rearrangement(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /**
     * For each element of result number {@code result} the number of the operands' element that it is, counted through
     * all operands; -1 for poison. No type is scalable.
     */
    public abstract int[] sources(int result);

    /** Whether operands say which elements, so that {@link #sources} cannot be asked. */
    public boolean isDynamic() {
        return false;
    }

    /** How many of the operands, from the first on, hold elements. */
    public int elementOperands() {
        return operandCount();
    }

    @Override
    public <V> void expand(Scalars<V> on) {
        List<V> all = new ArrayList<>();
        for (int i = 0; i < elementOperands(); i++) all.addAll(on.elements(operand(i)));
        for (int r = 0; r < resultCount(); r++) {
            List<V> out = new ArrayList<>();
            for (int source : sources(r)) out.add(source < 0 ? on.poison(element(result(r))) : all.get(source));
            on.define(result(r), out);
        }
    }

    static int count(Value v) {
        return v.type() instanceof VectorType t ? Positions.count(t.shape()) : 1;
    }
}
