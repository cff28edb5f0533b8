package dev.wami.loops.raise;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.AffineScope;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.scope.AffineScopeOp;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithCast.IndexCastOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.scf.ForOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Puts scopes around loops whose bounds or subscripts depend on what a loop around them computes, so that
 * raise-scf-to-affine can make them affine: the rows of sparse and packed matrices, segments, tables behind tables.
 *
 * <pre>
 *   for i                                       for i
 *     from, to = offsets[i], offsets[i + 1]       from, to = offsets[i], offsets[i + 1]
 *     for k = from to to                   -&gt;     affine_scope
 *       x[k] *= s[i]                                for k = from to to       // symbols
 *                                                     x[k] *= s[i]
 * </pre>
 *
 * <p>What was affine before stays as it is, in the scopes that it had: a scope is made where something becomes affine
 * by it, in the outermost block that it can be made in, from the first loop of the block that gains to the last, since
 * loops in one scope can be fused.
 */
public final class FormAffineScopes extends Pass {
    private static final Statistic SCOPES = new Statistic("num-scopes", "Number of scopes made");

    public final Option<Boolean> knownEnds = Option.of(
            "known-ends",
            false,
            "leave loops alone that end where a loop around them loads or carries: they are short");

    @Override
    public String name() {
        return "form-affine-scopes";
    }

    @Override
    public String summary() {
        return "put scopes around loops that are affine in what loops around them compute";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(SCOPES);
    }

    @Override
    public void run(Operation root, PassContext context) {
        boolean changed = false;
        Deque<Block> open = new ArrayDeque<>();
        pushBlocks(root, open);
        while (!open.isEmpty()) {
            Block block = open.pop();
            if (!(block.parentOp() instanceof AffineScope) && form(block)) {
                context.count(SCOPES.name(), 1);
                changed = true;
            }
            for (Operation op : block) pushBlocks(op, open);
        }
        // symbols that were needed for what is not affine, after all
        for (IndexCastOp cast : root.collect(IndexCastOp.class)) if (cast.isUnused()) cast.erase();
        if (!changed) context.keepAllAnalyses();
    }

    private static void pushBlocks(Operation op, Deque<Block> open) {
        for (int i = 0; i < op.regionCount(); i++) for (Block b : op.region(i)) open.push(b);
    }

    /** Makes a scope of a part of {@code block}, if a loop directly in it gains by that. */
    private boolean form(Block block) {
        Operation first = null;
        Operation last = null;
        for (Operation op : block) {
            if (!gains(op, block.requiredRegion())) continue;
            if (first == null) first = op;
            last = op;
        }
        if (first == null || last == null) return false;
        wrap(block, first, last);
        return true;
    }

    /** Whether {@code op} is a loop, and with it or in it something is affine once {@code scope} is one. */
    private boolean gains(Operation op, Region scope) {
        if (!(op instanceof ForOp) && !(op instanceof AffineForOp)) return false;
        return !op.walkOuterFirst(nested -> {
            if (nested instanceof AffineScope) return Walk.OVER;
            if (knownEnds.get() && nested instanceof ForOp loop && !KnownEnd.has(loop)) return Walk.OVER;
            boolean candidate = nested instanceof ForOp
                    || nested instanceof MemRefAccess.StoreOp
                    || nested instanceof MemRefAccess.LoadOp && !sums(nested, scope);
            return candidate && AffineParts.areAffine(nested, scope) ? Walk.STOP : Walk.INTO;
        });
    }

    /**
     * Whether the loop around {@code load} does nothing but combine what it loads, in a nest that is affine as it is:
     * that gains more by tiles of iterations of the loops around it, which no scope may stand between.
     */
    private static boolean sums(Operation load, Region scope) {
        if (!(scope.parent() instanceof AffineForOp) || !(load.parentOp() instanceof AffineForOp loop)) return false;
        for (Operation op : loop.body()) {
            boolean varies = op instanceof MemRefAccess.StoreOp
                    || op instanceof AffineAccess.StoreOp store
                            && store.mapOperands().contains(loop.inductionVariable());
            if (varies) return false;
        }
        return true;
    }

    /** Moves {@code first} to {@code last} to a scope in their place, with what is used behind them as results. */
    private static void wrap(Block block, Operation first, Operation last) {
        Set<Operation> moved = Collections.newSetFromMap(new IdentityHashMap<>());
        Operation end = last.next();
        for (Operation op = first; op != end && op != null; ) {
            Operation next = op.next();
            // behind the scope what it gives could be neither a dimension nor a symbol, as this may be
            if (op != first && isComputedOf(op, moved)) op.moveBefore(first);
            else moved.add(op);
            op = next;
        }
        List<OpResult> results = new ArrayList<>();
        List<Type> types = new ArrayList<>();
        for (Operation op = first; op != end && op != null; op = op.next()) {
            for (OpResult r : op.results()) {
                if (!isUsedOutside(r, block, moved)) continue;
                results.add(r);
                types.add(r.type());
            }
        }
        AffineScopeOp scope = block.insertBefore(new AffineScopeOp(first.location(), types), first);
        Block body = new Block();
        scope.region(0).add(body);
        for (Operation op = first; op != end && op != null; ) {
            Operation next = op.next();
            body.add(op);
            op = next;
        }
        for (int i = 0; i < results.size(); i++) {
            Region inside = scope.region(0);
            results.get(i).replaceUsesIf(scope.result(i), use -> !isIn(use, inside));
        }
        body.add(new AffineScopeOp.YieldOp(last.location(), results));
    }

    /** Whether {@code op} does nothing but compute something, of what none of {@code moved} gives. */
    private static boolean isComputedOf(Operation op, Set<Operation> moved) {
        if (op.regionCount() > 0 || !Effects.isPure(op)) return false;
        for (Value v : op.operands()) {
            if (v.definedBy() != null && moved.contains(v.definedBy())) return false;
        }
        return true;
    }

    private static boolean isUsedOutside(Value v, Block block, Set<Operation> moved) {
        for (Use use : v.uses()) {
            Operation user = block.ancestorInBlock(use.owner());
            if (user == null || !moved.contains(user)) return true;
        }
        return false;
    }

    private static boolean isIn(Use use, Region region) {
        Block home = use.owner().block();
        return home != null && region.isAncestorOf(home.region());
    }
}
