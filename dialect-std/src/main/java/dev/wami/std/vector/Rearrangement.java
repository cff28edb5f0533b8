package dev.wami.std.vector;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An operation that computes nothing: each element of its results is an element of an operand, or poison. */
abstract class Rearrangement extends VectorOp implements Pure {

    Rearrangement(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /**
     * For each element of result number {@code result} the number of the operands' element that it is, counted through
     * all operands; -1 for poison. No type is scalable.
     */
    abstract int[] sources(int result);

    /** How many of the operands, from the first on, hold elements. */
    int elementOperands() {
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

    // ---- constant folding

    /** The result of constants, if each of its elements is one; upstream folds no more than this. */
    final FoldResult foldConstants(Folder folder) {
        if (resultCount() != 1 || VectorOp.isScalable(result().type())) return FoldResult.NONE;
        List<Attribute> constants = new ArrayList<>();
        for (int i = 0; i < elementOperands(); i++) {
            Attribute a = folder.constant(operand(i));
            if (a == null || !isNumber(element(operand(i)))) return FoldResult.NONE;
            constants.add(a);
        }
        Attribute folded = fold(constants, sources(0));
        return folded == null ? FoldResult.NONE : FoldResult.of(folded);
    }

    private static boolean isNumber(Type t) {
        return t instanceof IntegerType i && i.width() <= 64
                || t == IndexType.INDEX
                || t instanceof FloatType f && f.width() <= 64;
    }

    private @Nullable Attribute fold(List<Attribute> constants, int[] sources) {
        int[] starts = new int[constants.size() + 1];
        for (int i = 0; i < constants.size(); i++) starts[i + 1] = starts[i] + count(operand(i));
        long[] bits = new long[sources.length];
        for (int e = 0; e < bits.length; e++) {
            int from = sources[e];
            if (from < 0) return null;
            int operand = 0;
            while (from >= starts[operand + 1]) operand++;
            Attribute a = constants.get(operand);
            if (a instanceof DenseElementsAttr d && !d.isStrings()) bits[e] = d.get(from - starts[operand]);
            else if (a instanceof IntegerAttr n) bits[e] = n.value();
            else if (a instanceof FloatAttr f) bits[e] = f.bits();
            else return null;
        }
        Type type = result().type();
        if (type instanceof VectorType v) return DenseElementsAttr.of(v, bits);
        return type instanceof FloatType f ? new FloatAttr(f, bits[0]) : IntegerAttr.of(type, bits[0]);
    }

    static int count(Value v) {
        return v.type() instanceof VectorType t ? Positions.count(t.shape()) : 1;
    }
}
