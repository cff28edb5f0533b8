package dev.wami.loops.dependence;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineVectorAccess;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.vector.VectorMemory;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that an operation does to memory. */
public final class Access {
    private final int number;
    private final Operation op;
    private final @Nullable Effect effect;
    private final Nest nest;
    private final @Nullable Subscripts subscripts;

    /**
     * What is accessed of a memref: {@code map} of {@code operands}, and from there on a box of {@code extents} along
     * the last dimensions.
     */
    record Subscripts(AffineMap map, List<Value> operands, long[] extents) {}

    private static final long[] ELEMENT = {};

    /** Access {@code number} of those that are looked at together. */
    Access(int number, Operation op, @Nullable Effect effect, Nest nest) {
        this.number = number;
        this.op = op;
        this.effect = effect;
        this.nest = nest;
        this.subscripts = effect == null ? null : subscriptsOf(op);
    }

    int number() {
        return number;
    }

    public Operation op() {
        return op;
    }

    /** The memory; null if it may be any. */
    public @Nullable Value memory() {
        return effect == null ? null : effect.value();
    }

    /** Whether it changes memory: writes or frees it, or does what is not known. */
    public boolean isWrite() {
        return effect == null || effect.kind() != Effect.Kind.READ;
    }

    /** Whether single elements are known, rather than that it may touch all of {@link #memory}. */
    public boolean hasSubscripts() {
        return subscripts != null;
    }

    /** The loops around, the outermost first. */
    public List<Level> levels() {
        return nest.levels();
    }

    @Nullable
    Effect effect() {
        return effect;
    }

    Nest nest() {
        return nest;
    }

    @Nullable
    Subscripts subscripts() {
        return subscripts;
    }

    private static @Nullable Subscripts subscriptsOf(Operation op) {
        if (op instanceof AffineVectorAccess.VectorAccessOp a) {
            return new Subscripts(a.map(), a.mapOperands(), extents(a.vectorType()));
        }
        if (op instanceof AffineAccess.AccessOp a) return new Subscripts(a.map(), a.mapOperands(), ELEMENT);
        if (op instanceof MemRefAccess.LoadOp a) return plain(a.indices(), ELEMENT);
        if (op instanceof MemRefAccess.StoreOp a) return plain(a.indices(), ELEMENT);
        if (op instanceof VectorMemory.LoadOp a) {
            return plain(a.base(), a.indices(), a.result().type());
        }
        if (op instanceof VectorMemory.StoreOp a) {
            return plain(a.base(), a.indices(), a.operand(0).type());
        }
        return null;
    }

    private static Subscripts plain(List<Value> indices, long[] extents) {
        return new Subscripts(AffineMap.identity(indices.size()), indices, extents);
    }

    private static @Nullable Subscripts plain(Value base, List<Value> indices, Object type) {
        boolean scalars = base.type() instanceof MemRefType m && !(m.element() instanceof VectorType);
        return scalars && type instanceof VectorType v ? plain(indices, extents(v)) : null;
    }

    private static long[] extents(VectorType type) {
        Shape shape = type.shape();
        long[] out = new long[shape.rank()];
        for (int i = 0; i < out.length; i++) out[i] = shape.dim(i);
        return out;
    }
}
