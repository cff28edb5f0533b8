package dev.wami.loops.fuse;

import dev.wami.core.interp.IfLike;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.loops.nest.Linear;
import dev.wami.loops.scope.AffineScopeOp;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.JoinedInputs;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.memref.MemRefAllocation;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.WhileOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Gives a fused nest memory of its own, as large as what a slice writes, in the place of what was between the nests:
 *
 * <pre>
 *   for j                          for j
 *     m[j] = f(j)          -&gt;        p[0] = f(j)
 *     ... m[j]                       ... p[0]
 * </pre>
 *
 * Upstream: createPrivateMemRef.
 */
final class PrivateMemory {
    private PrivateMemory() {}

    /**
     * @param place where it is allocated
     * @param space the memory space for boxes of {@code limit} bytes at most; null for that of {@code memory}
     * @return whether it was done; not where stores write at different subscripts, or the size is not known
     */
    static boolean create(Value memory, AffineForOp innermost, Place place, @Nullable Integer space, long limit) {
        List<AffineAccess.StoreOp> stores = new ArrayList<>();
        List<AffineAccess.AccessOp> accesses = new ArrayList<>();
        for (Use use : memory.uses()) {
            if (!innermost.isProperAncestorOf(use.owner())) continue;
            if (!(use.owner() instanceof AffineAccess.AccessOp access)) return false;
            accesses.add(access);
            if (access instanceof AffineAccess.StoreOp store) stores.add(store);
        }
        if (stores.isEmpty() || !haveSameSubscripts(stores)) return false;
        Footprint box = Footprint.of(stores.get(0), loopsIn(innermost, stores.get(0)), Map.of());
        long[] shape = box == null ? null : box.shape();
        Long bytes = box == null ? null : box.bytes();
        if (box == null || shape == null || bytes == null) return false;
        MemRefType old = box.type();
        Attribute where = space == null || bytes > limit ? old.memorySpace() : IntegerAttr.of(IntegerType.I64, space);
        MemRefType type = new MemRefType(Shape.of(shape), old.element(), null, where);
        Value own = place.allocate(innermost.location(), type, bytes);
        for (AffineAccess.AccessOp access : accesses) shift(access, memory, own, box);
        return true;
    }

    /**
     * Where private memory is allocated. That which is freed is allocated once for all iterations of the loops around,
     * which follow one another, and small one is on the stack.
     */
    record Place(Block top, boolean freed) {
        private static final long MOST_ON_STACK = 1024;

        /** @param freed whether memory is freed; else it is allocated at the start of the region of {@code block} */
        static Place of(Block block, boolean freed) {
            Block out = block.requiredRegion().entry();
            for (Operation op = out.parentOp(); freed && op != null && isSequential(op); op = out.parentOp()) {
                out = op.requiredBlock().requiredRegion().entry();
            }
            return new Place(out, freed);
        }

        private static boolean isSequential(Operation op) {
            return op instanceof AffineForOp
                    || op instanceof ForOp
                    || op instanceof WhileOp
                    || op instanceof IfLike
                    || op instanceof AffineScopeOp;
        }

        Value allocate(Location location, MemRefType type, long bytes) {
            Builder start = Builder.atStart(top);
            if (freed && bytes <= MOST_ON_STACK) {
                return start.insert(new MemRefAllocation.AllocaOp(location, type, List.of()))
                        .result();
            }
            Value memory = start.insert(new MemRefAllocation.AllocOp(location, type, List.of()))
                    .result();
            for (Block end = freed ? top : null; end != null; end = end.next()) {
                Operation last = end.last();
                if (last == null || last.successorCount() > 0) continue;
                Builder.before(last).insert(new MemRefAllocation.DeallocOp(location, memory));
            }
            return memory;
        }
    }

    private static boolean haveSameSubscripts(List<AffineAccess.StoreOp> stores) {
        List<@Nullable Linear> first =
                Linear.of(stores.get(0).map(), stores.get(0).mapOperands());
        for (AffineAccess.StoreOp store : stores) {
            if (!first.equals(Linear.of(store.map(), store.mapOperands()))) return false;
        }
        return true;
    }

    /** The loops in {@code outer} around {@code op}, outermost first. */
    private static List<AffineForOp> loopsIn(AffineForOp outer, Operation op) {
        List<AffineForOp> out = new ArrayList<>();
        for (Operation o = op.parentOp(); o != null && o != outer; o = o.parentOp()) {
            if (o instanceof AffineForOp loop) out.add(0, loop);
        }
        return out;
    }

    // m[s] -> p[s - first]
    private static void shift(AffineAccess.AccessOp access, Value memory, Value own, Footprint box) {
        List<ValueMap> firsts = new ArrayList<>();
        for (Extent dim : box.dims()) firsts.add(dim.first().map(List.of()));
        ValueMap first = joined(firsts);
        ValueMap subscripts = ValueMap.difference(new ValueMap(access.map(), access.mapOperands()), first);
        access.setSubscripts(subscripts.map(), subscripts.operands());
        for (int i = 0; i < access.operandCount(); i++) if (access.operand(i) == memory) access.setOperand(i, own);
    }

    private static ValueMap joined(List<ValueMap> parts) {
        ValueMap out = new ValueMap(new AffineMap(0, 0, List.of()), List.of());
        for (ValueMap part : parts) {
            AffineMap map = out.map();
            JoinedInputs both = new JoinedInputs(map, out.operands(), part.map(), part.operands());
            List<AffineExpr> results = new ArrayList<>(map.results());
            results.add(both.second(part.map().results().get(0)));
            out = both.map(results);
        }
        return out;
    }
}
