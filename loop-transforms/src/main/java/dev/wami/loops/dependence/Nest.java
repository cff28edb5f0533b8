package dev.wami.loops.dependence;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.loops.scope.AffineScopeOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.memref.AllocaScopeOp;
import dev.wami.std.scf.ExecuteRegionOp;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.IndexSwitchOp;
import dev.wami.std.scf.ParallelOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The loops and conditions around an operation, up to its function, the outermost first. */
final class Nest {

    /** A condition: {@code region} of {@code op} is executed, not another. */
    record Guard(Operation op, Region region) {}

    private final List<Level> levels = new ArrayList<>();
    private final List<Guard> guards = new ArrayList<>();

    static Nest around(Operation op) {
        Nest out = new Nest();
        Operation inner = op;
        for (Operation outer = op.parentOp(); outer != null; outer = outer.parentOp()) {
            out.add(outer, region(inner));
            if (isFunction(outer)) break;
            inner = outer;
        }
        Collections.reverse(out.levels);
        Collections.reverse(out.guards);
        return out;
    }

    private static Region region(Operation inner) {
        Region region = inner.parentRegion();
        if (region == null) throw new IllegalStateException("an operation in no region");
        return region;
    }

    static boolean isFunction(Operation op) {
        return op instanceof CallableLike || op instanceof IsolatedFromAbove;
    }

    /** Adds what {@code op} around {@code region} is, the innermost variable first. */
    private void add(Operation op, Region region) {
        // branches between blocks may go round
        if (!region.hasOneBlock()) levels.add(new Level(op, 0, null));
        else if (op instanceof AffineForOp loop) levels.add(new Level(op, 0, loop.inductionVariable()));
        else if (op instanceof AffineParallelOp loop) addAll(op, loop.inductionVariables());
        else if (op instanceof ForOp loop && !loop.isUnsigned()) levels.add(new Level(op, 0, loop.inductionVariable()));
        else if (op instanceof ParallelOp loop) addAll(op, loop.inductionVariables());
        else if (op instanceof AffineIfOp || op instanceof IfOp) guards.add(new Guard(op, region));
        else if (!isFunction(op) && !runsOnce(op)) levels.add(new Level(op, 0, null));
    }

    private static boolean runsOnce(Operation op) {
        return op instanceof IndexSwitchOp
                || op instanceof ExecuteRegionOp
                || op instanceof AllocaScopeOp
                || op instanceof AffineScopeOp;
    }

    private void addAll(Operation op, List<? extends Value> variables) {
        for (int i = variables.size() - 1; i >= 0; i--) levels.add(new Level(op, i, variables.get(i)));
    }

    List<Level> levels() {
        return levels;
    }

    List<Guard> guards() {
        return guards;
    }

    /** How many of the outermost loops are around both. */
    int common(Nest other) {
        int n = Math.min(levels.size(), other.levels.size());
        for (int i = 0; i < n; i++) if (!levels.get(i).isSame(other.levels.get(i))) return i;
        return n;
    }

    /** How many of the loops are around what defines {@code v}: it is the same as long as these do not go on. */
    int depthOf(Value v) {
        Block home = v.block();
        Region region = home == null ? null : home.region();
        int depth = 0;
        while (region != null && depth < levels.size()) {
            // outermost first: a loop is around v if v is in a region of it
            Operation loop = levels.get(depth).loop();
            if (!isIn(region, loop)) break;
            depth++;
        }
        return depth;
    }

    private static boolean isIn(Region region, Operation op) {
        for (Region r = region; r != null; ) {
            Operation parent = r.parent();
            if (parent == op) return true;
            r = parent == null ? null : parent.parentRegion();
        }
        return false;
    }

    /** The level of {@code loop}, the first if it has several; -1 if it is not around. */
    int levelOf(Operation loop) {
        for (int i = 0; i < levels.size(); i++) if (levels.get(i).loop() == loop) return i;
        return -1;
    }
}
