package dev.wami.loops.contract;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Shape;
import dev.wami.loops.nest.Linear;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineForOp;
import org.jspecify.annotations.Nullable;

/**
 * How many subscripts of a dimension are in use at the same time: iteration {@code i} touches those from {@code i +
 * first} to {@code i + last}, so that {@code x} is no longer in use when {@code x + last - first + 1} comes to be.
 *
 * @param size {@code last - first + 1}
 */
record Window(Temporary memory, AffineForOp loop, int dimension, long size) {

    /**
     * The window of {@code dimension} as {@code loop} goes on; null if its subscripts do not go with the loop, or what
     * is stored in one execution of the loop is loaded in another.
     */
    static @Nullable Window of(Temporary memory, AffineForOp loop, int dimension) {
        if (memory.isVector(dimension)) return null;
        Value counter = loop.inductionVariable();
        Linear base = Temporary.subscript(memory.accesses().get(0), dimension);
        if (base == null || base.factor(counter) == 0) return null;
        for (Value v : base.factors().keySet()) if (v != counter && isDefinedIn(v, loop)) return null;
        long first = 0;
        long last = 0;
        for (AccessOp access : memory.accesses()) {
            Linear other = Temporary.subscript(access, dimension);
            Linear distance = other == null ? null : other.plus(base, -1);
            if (distance == null || !distance.isConstant()) return null;
            first = Math.min(first, distance.constant());
            last = Math.max(last, distance.constant());
        }
        long size = last - first + 1;
        if (size > 1 && base.factor(counter) != 1) return null;
        if (memory.isRepeated(loop) && !(size == 1 && Filled.before(memory, loop))) return null;
        return new Window(memory, loop, dimension, size);
    }

    private static boolean isDefinedIn(Value v, AffineForOp loop) {
        Block home = v.block();
        return home == null || loop.region(0).isAncestorOf(home.region());
    }

    /** Whether the dimension is longer now. */
    boolean isShorter() {
        Shape shape = memory.allocation().type().shape();
        return size == 1 || shape.isDynamic(dimension) || size < shape.dim(dimension);
    }

    Temporary apply() {
        return memory.withDimension(dimension, size);
    }
}
