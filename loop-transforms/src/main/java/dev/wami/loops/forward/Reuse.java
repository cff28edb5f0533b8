package dev.wami.loops.forward;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineAccess.LoadOp;
import dev.wami.std.affine.AffineAccess.StoreOp;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A load of the element that another access in the body of the loop touched some iterations before, with nothing stored
 * to it in between.
 *
 * @param source the access whose value it is, executed in each iteration
 * @param distance by how many iterations that is before
 */
record Reuse(LoadOp load, AccessOp source, long distance) {

    /** Whether the value was stored, rather than loaded. */
    boolean isOfStore() {
        return source instanceof StoreOp;
    }

    /** The loads in the body of a loop that reuse values. */
    static final class Finder {
        private final AffineForOp loop;
        private final Dependences dependences;
        private final SharedInputs inputs = new SharedInputs();
        private final int counter;
        private final Map<AccessOp, List<AffineExpr>> subscripts = new IdentityHashMap<>();
        private final Map<Operation, Access> accesses = new IdentityHashMap<>();

        Finder(AffineForOp loop, MemoryFacts facts) {
            this.loop = loop;
            dependences = Dependences.of(loop, facts);
            counter = inputs.dim(loop.inductionVariable());
            for (Access a : dependences.accesses()) accesses.put(a.op(), a);
            for (Operation op : loop.body()) {
                if (op instanceof AccessOp a && isOutside(a.memref())) {
                    List<AffineExpr> at = inputs.results(a.map(), a.mapOperands());
                    subscripts.put(a, at.stream().map(inputs::simplified).toList());
                }
            }
        }

        SharedInputs inputs() {
            return inputs;
        }

        List<AffineExpr> subscripts(AccessOp op) {
            return subscripts.getOrDefault(op, List.of());
        }

        private boolean isOutside(Value v) {
            Block home = v.block();
            return home == null || !loop.region(0).isAncestorOf(home.region());
        }

        /**
         * The reuses in the order of the text, at most {@code reach} iterations away.
         *
         * @param loads whether also values that were loaded
         */
        List<Reuse> all(int reach, boolean loads) {
            List<Reuse> out = new ArrayList<>();
            for (Operation op : loop.body()) {
                if (!(op instanceof LoadOp load) || !isRegular(load)) continue;
                Reuse found = of(load, reach, loads);
                if (found != null) out.add(found);
            }
            return out;
        }

        /** Whether the element depends on the counter, and else on what is the same in all iterations. */
        private boolean isRegular(LoadOp load) {
            boolean moves = false;
            for (AffineExpr e : subscripts(load)) {
                moves |= e.usesDim(counter);
                for (Value v : inputs.usedBy(e)) if (v != loop.inductionVariable() && !isOutside(v)) return false;
            }
            return moves;
        }

        private @Nullable Reuse of(LoadOp load, int reach, boolean loads) {
            for (long distance = 1; distance <= reach; distance++) {
                List<AffineExpr> later = shifted(subscripts(load), distance * loop.step());
                AccessOp last = null;
                for (Operation op : loop.body()) {
                    if (op instanceof AccessOp a
                            && a.memref() == load.memref()
                            && subscripts(a).equals(later)) last = a;
                }
                if (last == null) continue;
                if (last instanceof LoadOp && !loads) return null;
                return isKept(load, last, distance) ? new Reuse(load, last, distance) : null;
            }
            return null;
        }

        /** {@code exprs} as they are {@code by} further on. */
        List<AffineExpr> shifted(List<AffineExpr> exprs, long by) {
            return at(exprs, AffineExpr.dim(counter).plus(by));
        }

        /** {@code exprs} for {@code value} in the place of the counter. */
        List<AffineExpr> at(List<AffineExpr> exprs, AffineExpr value) {
            List<AffineExpr> dims = new ArrayList<>();
            for (int i = 0; i < inputs.dims(); i++) dims.add(i == counter ? value : AffineExpr.dim(i));
            return exprs.stream()
                    .map(e -> inputs.simplified(e.replace(dims, List.of())))
                    .toList();
        }

        /**
         * Whether nothing is stored to the element of {@code load} in the iterations before it that are less than
         * {@code distance} away, in its own in front of it, and in that of {@code source} behind that one. So the first
         * iterations load what was there before the loop.
         */
        private boolean isKept(LoadOp load, AccessOp source, long distance) {
            Access target = accesses.get(load);
            if (target == null) return false;
            for (Access a : dependences.accesses()) {
                if (!a.isWrite()) continue;
                int common = dependences.commonLoops(a, target);
                int level = levelOf(target);
                for (int depth = level + 2; depth <= common + 1; depth++) {
                    if (dependences.at(a, target, depth) != null) return false;
                }
                Dependence carried = dependences.at(a, target, level + 1);
                if (carried == null) continue;
                Long nearest = carried.distances().get(level).min();
                if (nearest == null || nearest < distance * loop.step()) return false;
                boolean before = a.op() == source || a.op().block() == loop.body() && a.op().isBefore(source);
                if (nearest == distance * loop.step() && !before) return false;
            }
            return true;
        }

        private int levelOf(Access access) {
            int level = 0;
            while (access.levels().get(level).loop() != loop) level++;
            return level;
        }

        /** The value of {@code source} in an iteration. */
        static Value valueOf(AccessOp source) {
            return source instanceof StoreOp store ? store.value() : source.result(0);
        }
    }
}
