package dev.wami.loops.copy;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineParallelOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Operations that follow one another in a block, and what is to be copied for them: of each memref, the box around all
 * that they load, and around all that they store. Upstream: affineDataCopyGenerate.
 */
final class CopyRange {
    private final Operation first;
    private final Operation last;
    private final CopyOptions options;
    private final Map<Value, CopiedBox> read = new LinkedHashMap<>();
    private final Map<Value, CopiedBox> written = new LinkedHashMap<>();
    private boolean known = true;

    private CopyRange(Operation first, Operation last, CopyOptions options) {
        this.first = first;
        this.last = last;
        this.options = options;
    }

    /** Of the operations from {@code first} to {@code last} in their block. */
    static CopyRange of(Operation first, Operation last, CopyOptions options) {
        CopyRange out = new CopyRange(first, last, options);
        for (Operation op : out.operations()) {
            op.walk(nested -> {
                if (isAccess(nested)) out.add((AffineAccess.AccessOp) nested);
            });
        }
        if (options.check()) out.dropWrong();
        return out;
    }

    /** Whether all boxes are known. */
    boolean isKnown() {
        return known;
    }

    Operation first() {
        return first;
    }

    Operation last() {
        return last;
    }

    /** What is copied in front of the operations. */
    List<CopiedBox> read() {
        return List.copyOf(read.values());
    }

    /** What is copied back behind them. */
    List<CopiedBox> written() {
        return List.copyOf(written.values());
    }

    List<Operation> operations() {
        List<Operation> out = new ArrayList<>();
        for (Operation op = first; op != null; op = op.next()) {
            out.add(op);
            if (op == last) break;
        }
        return out;
    }

    static boolean isAccess(Operation op) {
        return op instanceof AffineAccess.LoadOp || op instanceof AffineAccess.StoreOp;
    }

    // ---- boxes

    private void add(AffineAccess.AccessOp access) {
        Value memref = access.memref();
        if (!isSlow(access.memrefType()) || isInside(memref)) return;
        CopiedBox box = box(access);
        if (box == null) {
            known = false;
            return;
        }
        for (Map<Value, CopiedBox> boxes : List.of(read, written)) {
            CopiedBox before = boxes.get(memref);
            CopiedBox both = before == null ? box : before.union(box);
            if (both == null) both = CopiedBox.whole(memref);
            if (both == null) known = false;
            else box = both;
            if (before != null) boxes.put(memref, box);
        }
        (access instanceof AffineAccess.StoreOp ? written : read).put(memref, box);
    }

    private boolean isSlow(MemRefType type) {
        // no space is any, as upstream has it
        return !(type.memorySpace() instanceof IntegerAttr space) || space.value() == options.slow();
    }

    private @Nullable CopiedBox box(AffineAccess.AccessOp access) {
        CopiedBox box = CopiedBox.of(access, loopsAround(access));
        boolean usable = box != null && box.values().stream().noneMatch(this::isInside);
        if (!usable || box == null || options.check() && !box.isWithin()) return CopiedBox.whole(access.memref());
        return box;
    }

    /** The loops of these operations around {@code op}, outermost first. */
    private List<AffineForOp> loopsAround(Operation op) {
        List<AffineForOp> out = new ArrayList<>();
        for (Operation o = op.parentOp(); o != null && o != first.parentOp(); o = o.parentOp()) {
            if (o instanceof AffineForOp loop) out.add(0, loop);
        }
        return out;
    }

    /** Whether {@code v} is defined by one of these operations, or in it. */
    private boolean isInside(Value v) {
        Block home = v.block();
        if (home == null) return false;
        if (home == first.block()) {
            Operation op = v.definedBy();
            return op != null && !op.isBefore(first);
        }
        return !home.requiredRegion().isAncestorOf(first.requiredBlock().requiredRegion());
    }

    // ---- what is right

    /**
     * Takes out memrefs whose memory may be used other than by loads and stores of them, and copies in what is copied
     * back: a store may not be executed, or leave elements of the box alone.
     */
    private void dropWrong() {
        Set<Value> all = Collections.newSetFromMap(new IdentityHashMap<>());
        all.addAll(read.keySet());
        all.addAll(written.keySet());
        for (Value memref : all) {
            if (isUsedByOthers(memref, operations())) {
                read.remove(memref);
                written.remove(memref);
            }
        }
        written.forEach(read::putIfAbsent);
    }

    /** Whether {@code operations} may touch memory of {@code memref} other than by affine accesses to it. */
    private boolean isUsedByOthers(Value memref, List<Operation> operations) {
        boolean changes = written.containsKey(memref);
        for (Operation op : operations) {
            boolean apart = op.walkOuterFirst(nested -> mayTouch(nested, memref, changes) ? Walk.STOP : Walk.INTO);
            if (!apart) return true;
        }
        return false;
    }

    private boolean mayTouch(Operation op, Value memref, boolean changes) {
        if (isAccess(op) && ((AffineAccess.AccessOp) op).memref() == memref) return false;
        List<Effect> effects = Effects.own(op);
        if (effects == null) return !(op instanceof RecursiveMemoryEffects || op instanceof Terminator);
        for (Effect e : effects) {
            if (e.kind() == Effect.Kind.ALLOCATE || !changes && e.kind() == Effect.Kind.READ && e.value() != memref) {
                continue;
            }
            Value other = e.value();
            if (other == null) return true;
            boolean apart = options.facts().areApart(other, memref);
            if (!apart && Aliases.alias(other, memref) != Aliases.Alias.NO) return true;
        }
        return false;
    }

    // ---- where copies go

    /**
     * The outermost of the loops around the operations that {@code box} does not depend on, one directly in the other;
     * null if it depends on the innermost.
     */
    @Nullable
    AffineForOp placement(CopiedBox box) {
        AffineForOp out = null;
        List<Value> values = box.values();
        for (Operation op = first.parentOp(); op != null; op = op.parentOp()) {
            boolean affine = op instanceof AffineForOp || op instanceof AffineIfOp || op instanceof AffineParallelOp;
            Region home =
                    box.memref().block() == null ? null : box.memref().block().region();
            boolean defined = home == null
                    || affine && home.isAncestorOf(op.requiredBlock().requiredRegion());
            if (!defined || !(op instanceof AffineForOp loop) || values.contains(loop.inductionVariable())) break;
            if (options.check() && (!isAtEnd(loop, box) || values.stream().anyMatch(v -> isIn(v, loop)))) break;
            out = loop;
        }
        return out;
    }

    private static boolean isIn(Value v, AffineForOp loop) {
        Block home = v.block();
        return home != null && loop.region(0).isAncestorOf(home.requiredRegion());
    }

    /** Whether nothing in {@code loop} but these operations uses memory of the memref of {@code box}. */
    private boolean isAtEnd(AffineForOp loop, CopiedBox box) {
        List<Operation> range = operations();
        return loop.walkOuterFirst(op -> {
            if (range.contains(op)) return Walk.OVER;
            boolean same = isAccess(op) && ((AffineAccess.AccessOp) op).memref() == box.memref();
            return same || mayTouch(op, box.memref(), true) ? Walk.STOP : Walk.INTO;
        });
    }
}
