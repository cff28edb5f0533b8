package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.CastLike;
import dev.wami.core.ir.trait.DistinctObjects;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.GlobalAddress;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.RegionTerminator;
import dev.wami.core.ir.trait.ViewLike;
import dev.wami.core.ir.type.PlaceType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether two values can refer to the same memory, from where they come from: through views, block arguments and
 * structured operations back to allocations, globals, arguments and what is not known. Allocations are apart from one
 * another, from globals and from all that was there before. What escapes is not followed. Upstream: LocalAliasAnalysis,
 * which knows no globals.
 */
public final class Aliases {
    /** How many values are looked at before one is taken for unknown. */
    private static final int MAX_STEPS = 50;

    /** How the memory that two values refer to relates. */
    public enum Alias {
        /** They have nothing in common. */
        NO,
        /** They may have something in common. */
        MAY,
        /** They are the same, from the same start on. */
        MUST
    }

    /**
     * What a value may come from, not followed further.
     *
     * @param exact whether it certainly refers to all that its only origin does: only casts lie between
     */
    private record Origins(List<Value> values, boolean exact) {}

    private Aliases() {}

    /** The relation of what {@code a} and {@code b} refer to, where both are defined. */
    public static Alias alias(Value a, Value b) {
        if (a == b) return Alias.MUST;
        if (a.type() instanceof PlaceType || b.type() instanceof PlaceType) return Alias.NO;
        if (areDistinct(a, b)) return Alias.NO;
        Origins from = origins(a);
        Origins other = origins(b);
        if (from == null || other == null) return Alias.MAY;
        boolean meet = false;
        for (Value x : from.values) for (Value y : other.values) meet |= mayMeet(x, y);
        if (!meet) return Alias.NO;
        if (!from.exact || !other.exact) return Alias.MAY;
        return isSame(from.values.get(0), other.values.get(0)) ? Alias.MUST : Alias.MAY;
    }

    // ---- where values come from

    /** All values that {@code v} may come from; null if there are too many to follow. */
    private static @Nullable Origins origins(Value v) {
        if (isOrigin(v)) return new Origins(List.of(v), true);
        List<Value> found = new ArrayList<>(2);
        Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Value> open = new ArrayDeque<>();
        boolean exact = true;
        seen.add(v);
        open.add(v);
        while (!open.isEmpty()) {
            Value at = open.remove();
            List<Value> sources = sources(at);
            if (sources == null) {
                found.add(at);
                continue;
            }
            // in a loop the same value may stand for different memory in different iterations
            exact &= at.definedBy() instanceof CastLike || at.definedBy() instanceof DistinctObjects;
            for (Value s : sources) if (seen.add(s)) open.add(s);
            if (seen.size() > MAX_STEPS) return null;
        }
        return new Origins(found, exact);
    }

    private static boolean isOrigin(Value v) {
        Operation op = v.definedBy();
        return op != null
                && !(op instanceof ViewLike)
                && !(op instanceof DistinctObjects)
                && !(op instanceof RegionBranch);
    }

    /** The values one of which {@code v} is, or views; null if that is not known. */
    private static @Nullable List<Value> sources(Value v) {
        Operation op = v.definedBy();
        if (op instanceof ViewLike || op instanceof DistinctObjects) {
            Value viewed = viewed(v);
            return viewed == null ? null : List.of(viewed);
        }
        if (op instanceof RegionBranch) return passed(op, null, v);
        if (!(v instanceof BlockArgument a)) return null;
        Block b = a.owner();
        if (!b.isEntry()) return passed(b, a.index());
        Operation parent = b.parentOp();
        return parent instanceof RegionBranch ? passed(parent, b.region(), v) : null;
    }

    /** What the branches to {@code b} pass as argument {@code index}. */
    private static @Nullable List<Value> passed(Block b, int index) {
        List<Value> out = new ArrayList<>(2);
        for (BlockUse edge : b.predecessorUses()) {
            if (!(edge.owner() instanceof Branch branch)) return null;
            int i = index - branch.producedArguments(edge.index());
            if (i < 0 || i >= branch.successorOperandCount(edge.index())) return null;
            out.add(edge.owner().operand(branch.successorOperandStart(edge.index()) + i));
        }
        return out.isEmpty() ? null : out;
    }

    /** What {@code op} and the ends of its regions pass as {@code input}, an argument of {@code to} or a result. */
    private static @Nullable List<Value> passed(Operation op, @Nullable Region to, Value input) {
        RegionBranch branch = (RegionBranch) op;
        List<Value> out = new ArrayList<>(2);
        if (!addPassed(branch.successorsFrom(null), to, input, branch.entryOperands(to), out)) return null;
        for (Region from : op.regions()) {
            List<RegionBranch.Successor> successors = branch.successorsFrom(from);
            for (Block b : from) {
                Operation last = b.last();
                if (last == null || last.successorCount() > 0) continue;
                List<Value> values = last instanceof RegionTerminator t ? t.passedTo(to) : List.of();
                if (!addPassed(successors, to, input, values, out)) return null;
            }
        }
        return out.isEmpty() ? null : out;
    }

    /** False if {@code input} gets a value that is not among {@code values}. */
    private static boolean addPassed(
            List<RegionBranch.Successor> successors,
            @Nullable Region to,
            Value input,
            List<Value> values,
            List<Value> out) {
        for (RegionBranch.Successor s : successors) {
            if (s.region() != to) continue;
            int i = s.inputs().indexOf(input);
            if (i < 0 || i >= values.size()) return false;
            out.add(values.get(i));
        }
        return true;
    }

    // ---- what the program says is distinct

    /** What {@code v} is a view of, or the same as; null if it is not known to be either. */
    public static @Nullable Value viewed(Value v) {
        Operation op = v.definedBy();
        if (op instanceof DistinctObjects && v instanceof OpResult r) return op.operand(r.index());
        return op instanceof ViewLike view && op.resultCount() == 1 ? view.viewSource() : null;
    }

    /**
     * Whether {@code a} and {@code b} come through different results of one operation that says that these are
     * distinct. It says so of what its operands are when it runs; where a loop could change that, it says nothing here.
     */
    private static boolean areDistinct(Value a, Value b) {
        Value x = a;
        for (int i = 0; x != null && i < MAX_STEPS; x = viewed(x), i++) {
            if (!(x.definedBy() instanceof DistinctObjects) || !isDefinedOnce(x.definedBy(), x)) continue;
            Value y = b;
            for (int j = 0; y != null && j < MAX_STEPS; y = viewed(y), j++) {
                if (y.definedBy() != x.definedBy() || y == x) continue;
                if (isDefinedOnce(y.definedBy(), y)) return true;
            }
        }
        return false;
    }

    /** Whether the operand that {@code result} of {@code op} stands for is one value in each call of the function. */
    private static boolean isDefinedOnce(@Nullable Operation op, Value result) {
        if (op == null || !(result instanceof OpResult r)) return false;
        Block home = op.operand(r.index()).block();
        while (home != null && home.isEntry()) {
            Operation parent = home.parentOp();
            if (parent == null || parent instanceof CallableLike) return parent != null;
            if (!(parent instanceof RegionBranch branch)) return false;
            // a region that only its end leaves runs once
            for (RegionBranch.Successor s : branch.successorsFrom(home.region())) if (s.region() != null) return false;
            home = parent.block();
        }
        return false;
    }

    // ---- origins

    private static boolean isSame(Value x, Value y) {
        SymbolRef global = global(x);
        return x == y || global != null && global.equals(global(y));
    }

    private static boolean mayMeet(Value x, Value y) {
        if (isSame(x, y)) return true;
        boolean globalX = global(x) != null;
        boolean globalY = global(y) != null;
        if (globalX && globalY) return false;
        Effect allocatedX = allocation(x);
        Effect allocatedY = allocation(y);
        if (allocatedX != null) return allocatedY == null && !globalY && !isBefore(y, allocatedX);
        return allocatedY == null || !globalX && !isBefore(x, allocatedY);
    }

    private static @Nullable SymbolRef global(Value v) {
        return v.definedBy() instanceof GlobalAddress g ? g.global() : null;
    }

    /** The effect that {@code v} is allocated by, or null. */
    private static @Nullable Effect allocation(Value v) {
        Operation op = v.definedBy();
        List<Effect> effects = op == null ? null : Effects.own(op);
        if (effects == null) return null;
        for (Effect e : effects) if (e.kind() == Effect.Kind.ALLOCATE && e.value() == v) return e;
        return null;
    }

    /** Whether {@code v} comes from outside of the function, or of the scope of the stack, that allocates. */
    private static boolean isBefore(Value v, Effect allocation) {
        Value allocated = allocation.value();
        Operation op = allocated == null ? null : allocated.definedBy();
        if (op == null) return false;
        boolean stack = allocation.resource().equals(Effect.STACK);
        Class<?> bounds = stack ? AllocationScope.class : CallableLike.class;
        Operation scope = (Operation) op.parentOfType(bounds);
        Block home = v.block();
        Operation around = home == null ? null : home.parentOp();
        if (scope == null || around == null) return false;
        boolean argument =
                around == scope && v instanceof BlockArgument a && a.owner().isEntry();
        return argument || around.isProperAncestorOf(scope);
    }
}
