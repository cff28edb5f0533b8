package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.trait.TraitBits;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What operations do besides computing their results, nested operations included. An operation that says nothing is
 * assumed to do anything. Upstream: SideEffectInterfaces.
 */
public final class Effects {
    /** How many operations {@link #keeperOf} looks at. */
    private static final int MOST_NESTED = 128;

    private Effects() {}

    /** The effects of {@code op} itself; null if it does not say, and nothing is said of the call that it is. */
    public static @Nullable List<Effect> own(Operation op) {
        int traits = op.traits();
        if ((traits & TraitBits.MEMORY_EFFECTS) == 0) return ofCall(op);
        if ((traits & TraitBits.PURE) != 0) return List.of();
        EffectList out = new EffectList();
        ((MemoryEffects) op).effects(out);
        return out.all();
    }

    private static @Nullable List<Effect> ofCall(Operation op) {
        CallEffects said = CallEffects.of(op);
        if (said == null) return null;
        EffectList out = new EffectList();
        said.addTo(out, op);
        return out.all();
    }

    /** The effects of {@code op} and what is nested in it; null if something does not say. */
    public static @Nullable List<Effect> of(Operation op) {
        if (!op.hasTraits(TraitBits.RECURSIVE_MEMORY_EFFECTS)) return own(op);
        EffectList out = new EffectList();
        Deque<Operation> open = new ArrayDeque<>();
        open.push(op);
        while (!open.isEmpty()) {
            Operation o = open.pop();
            boolean recursive = o.hasTraits(TraitBits.RECURSIVE_MEMORY_EFFECTS);
            if (recursive) pushNested(o, open);
            if (o.hasTraits(TraitBits.MEMORY_EFFECTS)) {
                ((MemoryEffects) o).effects(out);
            } else if (!recursive) {
                CallEffects said = CallEffects.of(o);
                if (said == null) return null;
                said.addTo(out, o);
            }
        }
        return out.all();
    }

    private static void pushNested(Operation op, Deque<Operation> open) {
        for (int i = 0; i < op.regionCount(); i++) {
            for (Block b : op.region(i)) for (Operation nested : b) open.push(nested);
        }
    }

    /** Whether executing {@code op} changes and observes nothing but values. */
    public static boolean isMemoryEffectFree(Operation op) {
        if (op.hasTraits(TraitBits.PURE)) return true;
        List<Effect> effects = of(op);
        return effects != null && effects.isEmpty();
    }

    /** Whether {@code op} itself says that it has an effect of {@code kind}, on {@code value} unless that is null. */
    public static boolean has(Operation op, Effect.Kind kind, @Nullable Value value) {
        List<Effect> effects = own(op);
        if (effects == null) return false;
        for (Effect e : effects) if (e.kind() == kind && (value == null || e.value() == value)) return true;
        return false;
    }

    /** Whether the order of {@code a} and {@code b} matters: one changes what the other may touch. */
    public static boolean conflict(Effect a, Effect b) {
        if (a.kind() == Effect.Kind.READ && b.kind() == Effect.Kind.READ || !a.sharesResource(b)) return false;
        Value x = a.value();
        Value y = b.value();
        if (x == null || y == null || x == y) return true;
        // what could be accessed before the allocation as well is not what is allocated
        if (a.kind() == Effect.Kind.ALLOCATE || b.kind() == Effect.Kind.ALLOCATE) return false;
        return Aliases.alias(x, y) != Aliases.Alias.NO;
    }

    /** Whether some effect of {@code a} and some of {@code b} {@linkplain #conflict(Effect, Effect) conflict}. */
    public static boolean conflict(List<Effect> a, List<Effect> b) {
        for (Effect x : a) for (Effect y : b) if (conflict(x, y)) return true;
        return false;
    }

    /** Whether {@code effects} are nothing but reads. */
    public static boolean areReads(List<Effect> effects) {
        for (Effect e : effects) if (e.kind() != Effect.Kind.READ) return false;
        return true;
    }

    /** Whether {@code op} may be executed where it would not have been: it cannot trap, diverge or be undefined. */
    public static boolean isSpeculatable(Operation op) {
        Deque<Operation> open = new ArrayDeque<>();
        open.push(op);
        while (!open.isEmpty()) {
            Operation o = open.pop();
            if (!(o instanceof Speculation s)) return false;
            switch (s.speculatability()) {
                case NO -> {
                    return false;
                }
                case YES -> {}
                case RECURSIVELY -> pushNested(o, open);
            }
        }
        return true;
    }

    /** Whether {@code op} can be moved, duplicated and removed freely. */
    public static boolean isPure(Operation op) {
        return op.hasTraits(TraitBits.PURE) || isMemoryEffectFree(op) && isSpeculatable(op);
    }

    /** Whether {@code op} is {@linkplain #isPure pure} if what is nested in it is. */
    public static boolean isPureBeside(Operation op) {
        if (op.hasTraits(TraitBits.PURE)) return true;
        List<Effect> effects = own(op);
        if (effects == null ? !op.hasTraits(TraitBits.RECURSIVE_MEMORY_EFFECTS) : !effects.isEmpty()) return false;
        return op instanceof Speculation s && s.speculatability() != Speculation.Speculatability.NO;
    }

    /**
     * What in {@code op}, perhaps itself, does something else than give results; null if nothing does. Terminators and
     * symbols always do something; of very many nested operations some are taken to.
     */
    public static @Nullable Operation keeperOf(Operation op) {
        int traits = op.traits();
        if ((traits & (TraitBits.TERMINATOR | TraitBits.SYMBOL)) != 0) return op;
        if ((traits & TraitBits.PURE) != 0) return null;
        if (op.regionCount() == 0) return isDroppableBeside(op) ? null : op;
        Deque<Operation> open = new ArrayDeque<>();
        open.push(op);
        for (int looked = 0; !open.isEmpty(); looked++) {
            Operation o = open.pop();
            if (looked == MOST_NESTED || !isDroppableBeside(o)) return o;
            if (o.hasTraits(TraitBits.RECURSIVE_MEMORY_EFFECTS)) pushNested(o, open);
        }
        return null;
    }

    /** Whether {@code op} does nothing, if what is nested in it does nothing, but give results. */
    public static boolean isDroppableBeside(Operation op) {
        List<Effect> effects = own(op);
        return effects == null ? op.hasTraits(TraitBits.RECURSIVE_MEMORY_EFFECTS) : areDroppable(op, effects);
    }

    /**
     * Whether {@code op} does nothing and nothing uses its results. Those with very many operations in them are not
     * looked through, as each of a deep nest would be; the simplification of regions, which looks at each operation
     * once, finds them.
     */
    public static boolean isTriviallyDead(Operation op) {
        return op.isUnused() && keeperOf(op) == null;
    }

    /** Reads, and anything on memory that {@code op} itself allocates, matter only to those who use the results. */
    private static boolean areDroppable(Operation op, List<Effect> effects) {
        for (Effect e : effects) {
            if (e.kind() != Effect.Kind.READ && !isAllocatedBy(op, e.value(), effects)) return false;
        }
        return true;
    }

    private static boolean isAllocatedBy(Operation op, @Nullable Value value, List<Effect> effects) {
        if (value == null || value.definedBy() != op) return false;
        for (Effect e : effects) if (e.kind() == Effect.Kind.ALLOCATE && e.value() == value) return true;
        return false;
    }
}
