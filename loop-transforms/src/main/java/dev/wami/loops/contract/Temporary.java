package dev.wami.loops.contract;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.loops.nest.Linear;
import dev.wami.loops.scope.AffineScopeOp;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineAccess.LoadOp;
import dev.wami.std.affine.AffineAccess.StoreOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineVectorAccess.VectorAccessOp;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.memref.MemRefAllocation.AllocLikeOp;
import dev.wami.std.memref.MemRefAllocation.AllocOp;
import dev.wami.std.memref.MemRefAllocation.AllocaOp;
import dev.wami.std.memref.MemRefAllocation.DeallocOp;
import dev.wami.std.scf.IfOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Memory that is loaded and stored by affine accesses only, all in one loop, and freed perhaps.
 *
 * @param accesses in no particular order
 * @param frees what frees it
 * @param loops that all accesses are in, outermost first
 */
record Temporary(AllocLikeOp allocation, List<AccessOp> accesses, List<Operation> frees, List<AffineForOp> loops) {

    /** What {@code allocation} allocates; null if it is used in another way, or in no loop. */
    static @Nullable Temporary of(AllocLikeOp allocation) {
        MemRefType type = allocation.type();
        if (type.layout() != null || !allocation.symbols().isEmpty()) return null;
        List<AccessOp> accesses = new ArrayList<>();
        List<Operation> frees = new ArrayList<>();
        for (Use use : allocation.result().uses()) {
            Operation user = use.owner();
            if (user instanceof DeallocOp && user.block() == allocation.block()) {
                frees.add(user);
            } else if (isAccess(user, allocation.result())) {
                accesses.add((AccessOp) user);
            } else {
                return null;
            }
        }
        if (accesses.isEmpty()) return null;
        List<AffineForOp> loops = loopsAround(accesses.get(0), allocation);
        if (loops == null) return null;
        for (AccessOp access : accesses) loops.removeIf(loop -> !loop.isProperAncestorOf(access));
        return loops.isEmpty() ? null : new Temporary(allocation, accesses, frees, loops);
    }

    private static boolean isAccess(Operation user, Value memory) {
        if (user instanceof LoadOp || user instanceof VectorAccessOp) return true;
        return user instanceof StoreOp store && store.value() != memory;
    }

    /**
     * The loops around {@code access}, outermost first, that begin anew for each execution of {@code allocation}; null
     * if something else than loops and conditionals is around it.
     */
    private static @Nullable List<AffineForOp> loopsAround(Operation access, Operation allocation) {
        List<AffineForOp> out = new ArrayList<>();
        for (Operation op = access; op.block() != allocation.block(); ) {
            op = op.parentOp();
            if (op instanceof AffineForOp loop) out.add(0, loop);
            else if (!(op instanceof AffineIfOp || op instanceof IfOp || op instanceof AffineScopeOp)) return null;
        }
        return out;
    }

    int rank() {
        return allocation.type().rank();
    }

    boolean isOneElement() {
        Shape shape = allocation.type().shape();
        return shape.isStatic() && shape.elementCount() == 1;
    }

    /** Whether another loop around {@code loop} runs for one allocation. */
    boolean isRepeated(AffineForOp loop) {
        return loops.get(0) != loop;
    }

    /** Whether an access touches several subscripts of dimension {@code d} at once, as a vector. */
    boolean isVector(int d) {
        for (AccessOp access : accesses) {
            if (access instanceof VectorAccessOp v
                    && d >= rank() - v.vectorType().rank()) return true;
        }
        return false;
    }

    /** Subscript {@code d} of {@code access}; null if it is no sum. */
    static @Nullable Linear subscript(AccessOp access, int d) {
        return Linear.of(access.map(), access.mapOperands()).get(d);
    }

    /**
     * The same with dimension {@code d} of another length.
     *
     * @param length 1 takes the dimension away
     */
    Temporary withDimension(int d, long length) {
        MemRefType old = allocation.type();
        List<Value> sizes = new ArrayList<>(allocation.sizes());
        if (old.shape().isDynamic(d)) {
            int before = 0;
            for (int i = 0; i < d; i++) if (old.shape().isDynamic(i)) before++;
            sizes.remove(before);
        }
        List<Long> dims = new ArrayList<>();
        for (int i = 0; i < old.rank(); i++) {
            if (i != d) dims.add(old.shape().dim(i));
            else if (length > 1) dims.add(length);
        }
        long[] shape = dims.stream().mapToLong(Long::longValue).toArray();
        MemRefType type = new MemRefType(Shape.of(shape), old.element(), null, old.memorySpace());
        for (AccessOp access : accesses) shorten(access, d, length);
        AllocLikeOp smaller = allocation instanceof AllocaOp
                ? new AllocaOp(allocation.location(), type, sizes, List.of(), allocation.alignment())
                : new AllocOp(allocation.location(), type, sizes, List.of(), allocation.alignment());
        return replacedBy(smaller);
    }

    // m[.., e, ..] -> m[.., e mod length, ..]
    private static void shorten(AccessOp access, int d, long length) {
        AffineMap map = access.map();
        List<AffineExpr> results = new ArrayList<>(map.results());
        AffineExpr e = results.remove(d);
        if (length > 1) results.add(d, e.mod(length));
        ValueMap shorter =
                new ValueMap(new AffineMap(map.dims(), map.symbols(), results), access.mapOperands()).canonicalize();
        access.setSubscripts(shorter.map(), shorter.operands());
    }

    /** Puts the one element on the stack. */
    void toStack() {
        if (allocation instanceof AllocaOp) return;
        replacedBy(new AllocaOp(allocation.location(), allocation.type(), List.of()));
        frees.forEach(Operation::erase);
    }

    private Temporary replacedBy(AllocLikeOp other) {
        Builder.before(allocation).insert(other);
        allocation.result().replaceAllUsesWith(other.result());
        allocation.erase();
        return new Temporary(other, accesses, frees, loops);
    }
}
