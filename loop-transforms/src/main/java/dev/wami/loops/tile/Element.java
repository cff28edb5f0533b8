package dev.wami.loops.tile;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineVectorAccess;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.memref.CastOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an affine access touches, as a function of the values of its subscripts: equal for two accesses if they touch
 * the same wherever these values are the same. For vectors, the elements from the subscripts on.
 *
 * @param memref the memory, before casts
 * @param type of what is loaded or stored
 * @param subscripts over the values, dimension or symbol i for value i of {@code numbering}
 */
record Element(Value memref, Type type, List<AffineExpr> subscripts, Numbering numbering) {

    /** Numbers for the values in subscripts, so that equal subscripts become equal expressions. */
    static final class Numbering {
        private final Map<Value, Integer> numbers = new IdentityHashMap<>();
        private final List<Value> values = new ArrayList<>();

        private int of(Value v) {
            return numbers.computeIfAbsent(v, x -> {
                values.add(x);
                return values.size() - 1;
            });
        }
    }

    /** What {@code op} loads or stores; null if it does neither. */
    static @Nullable Element of(AffineAccess.AccessOp op, Numbering numbering) {
        Type type = typeOf(op);
        if (type == null) return null;
        ValueMap at = new ValueMap(op.map(), op.mapOperands()).compose();
        List<AffineExpr> dims = new ArrayList<>();
        List<AffineExpr> symbols = new ArrayList<>();
        for (Value v : at.operands()) {
            int number = numbering.of(v);
            if (dims.size() < at.map().dims()) dims.add(AffineExpr.dim(number));
            else symbols.add(AffineExpr.symbol(number));
        }
        int size = numbering.values.size();
        List<AffineExpr> subscripts = new ArrayList<>();
        for (AffineExpr e : at.map().results()) {
            subscripts.add(FlatExpr.simplify(e.replace(dims, symbols), size, size));
        }
        return new Element(withoutCasts(op.memref()), type, subscripts, numbering);
    }

    private static @Nullable Type typeOf(AffineAccess.AccessOp op) {
        if (op instanceof AffineAccess.LoadOp load) return load.result().type();
        if (op instanceof AffineAccess.StoreOp store) return store.value().type();
        return op instanceof AffineVectorAccess.VectorAccessOp access ? access.vectorType() : null;
    }

    /** The memref before casts, which change what is known of the shape alone. */
    static Value withoutCasts(Value v) {
        Value out = v;
        while (out.definedBy() instanceof CastOp cast) out = cast.operand(0);
        return out;
    }

    /** The values that the subscripts are computed from. */
    List<Value> values() {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < numbering.values.size(); i++) {
            for (AffineExpr e : subscripts) {
                if (!e.usesDim(i) && !e.usesSymbol(i)) continue;
                out.add(numbering.values.get(i));
                break;
            }
        }
        return out;
    }

    /** Whether this and {@code other}, of one memref, are certainly apart wherever the values are the same. */
    boolean isBeside(Element other) {
        if (isVector() || other.isVector() || subscripts.size() != other.subscripts.size()) return false;
        int size = numbering.values.size();
        for (int i = 0; i < subscripts.size(); i++) {
            AffineExpr difference = subscripts.get(i).minus(other.subscripts.get(i));
            AffineExpr simple = FlatExpr.simplify(difference, size, size);
            if (simple instanceof AffineConstantExpr c && c.value() != 0) return true;
        }
        return false;
    }

    /** Vectors at known distances may overlap all the same; a memref of vectors has them as its elements. */
    private boolean isVector() {
        return type instanceof VectorType;
    }

    /** Numbers are compared by those who have the same {@link #numbering}. */
    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Element e
                && memref == e.memref
                && type.equals(e.type)
                && subscripts.equals(e.subscripts)
                && numbering == e.numbering;
    }

    @Override
    public int hashCode() {
        return 31 * System.identityHashCode(memref) + subscripts.hashCode();
    }
}
