package dev.wami.loops.supervector;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.loops.nest.Linear;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether the body of a loop can become vectors. Upstream: isVectorizableLoopBody, isContiguousAccess. */
final class Vectorizable {
    private Vectorizable() {}

    /** Whether there are vectors for all values in {@code loop}, and no conditionals or other regions. */
    static boolean isBody(AffineForOp loop) {
        return loop.walkOuterFirst(op -> isVectorizable(op) ? Operation.Walk.INTO : Operation.Walk.STOP);
    }

    private static boolean isVectorizable(Operation op) {
        if (op instanceof AffineIfOp || op.regionCount() > 0 && !(op instanceof AffineForOp)) return false;
        for (Value v : op.operands()) {
            Type type = v.type() instanceof MemRefType m ? m.element() : v.type();
            if (!isElement(type)) return false;
        }
        for (Value v : op.results()) if (!isElement(v.type())) return false;
        return true;
    }

    static boolean isElement(Type type) {
        return type == IndexType.INDEX
                || type instanceof IntegerType i && i.width() <= Long.SIZE
                || type instanceof FloatType f && f.width() <= Long.SIZE;
    }

    /**
     * The dimension of memory that {@code loop} moves through, 0 for the last one; -1 if it moves through none, null if
     * it moves through several or its body does not become vectors.
     */
    static @Nullable Long dimensionOfMemory(AffineForOp loop) {
        if (!isBody(loop)) return null;
        long out = -1;
        for (AffineAccess.AccessOp access : accesses(loop)) {
            Long moved = dimensionOfMemory(access, loop);
            if (moved == null || moved != -1 && out != -1 && moved != out) return null;
            if (moved != -1) out = moved;
        }
        return out;
    }

    private static List<AffineAccess.AccessOp> accesses(AffineForOp loop) {
        List<AffineAccess.AccessOp> out = new ArrayList<>();
        loop.walk(op -> {
            if (op instanceof AffineAccess.AccessOp access) out.add(access);
        });
        return out;
    }

    private static @Nullable Long dimensionOfMemory(AffineAccess.AccessOp access, AffineForOp loop) {
        if (access.memrefType().layout() != null) return null;
        AffineMap map = access.map();
        int moved = -1;
        for (int i = 0; i < map.results().size(); i++) {
            for (Value v : inputs(map.results().get(i), map, access.mapOperands())) {
                if (!varies(v, loop)) continue;
                if (moved >= 0) return null;
                moved = i;
            }
        }
        return moved < 0 ? -1 : (long) map.results().size() - 1 - moved;
    }

    /** The values in {@code e}. */
    private static List<Value> inputs(AffineExpr e, AffineMap map, List<Value> operands) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            boolean used = i < map.dims() ? e.usesDim(i) : e.usesSymbol(i - map.dims());
            if (used) out.add(operands.get(i));
        }
        return out;
    }

    /** Whether {@code index} is another in each iteration of {@code loop}. */
    static boolean varies(Value index, AffineForOp loop) {
        ValueMap map = new ValueMap(AffineMap.identity(1), List.of(index)).compose();
        return map.operands().contains(loop.inductionVariable());
    }

    /**
     * Whether in all accesses of the nest neighbouring iterations of each vectorized loop touch neighbouring elements,
     * or the same one, and all loops in it run equally often in all lanes.
     */
    static boolean areNeighbours(Strategy strategy) {
        for (AffineForOp loop : strategy.dimensions().keySet()) {
            if (loop.step() != 1) return false;
            for (AffineAccess.AccessOp access : accesses(loop)) {
                List<@Nullable Linear> subscripts = Linear.of(access.map(), access.mapOperands());
                for (Linear s : subscripts) {
                    if (s == null || Math.abs(s.factor(loop.inductionVariable()) * 2 - 1) != 1) return false;
                }
            }
            for (AffineForOp inner : loop.collect(AffineForOp.class)) {
                if (inner != loop && (dependsOn(inner.lower(), loop) || dependsOn(inner.upper(), loop))) return false;
            }
        }
        return true;
    }

    /** Whether {@code bound} differs between iterations of {@code loop}, or is computed in it: as a vector then. */
    private static boolean dependsOn(Bound bound, AffineForOp loop) {
        for (Value v : bound.operands()) {
            Operation definition = v.definedBy();
            if (varies(v, loop) || definition != null && loop.isProperAncestorOf(definition)) return true;
        }
        return false;
    }
}
