package dev.wami.loops.dependence;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.GlobalAddress;
import dev.wami.std.memref.CastOp;
import dev.wami.std.memref.MemRefMetadata.DistinctObjectsOp;
import org.jspecify.annotations.Nullable;

/**
 * How the memory of two accesses relates.
 *
 * @param relation what is known
 * @param depth for {@link Relation#SAME} and {@link Relation#FRESH} how many of the loops around must be in the same
 *     iteration
 */
record SameMemory(Relation relation, int depth) {
    enum Relation {
        /** Nothing in common. */
        APART,
        /**
         * The same elements have the same subscripts, in the same iteration of {@code depth} loops; unknown in others.
         */
        SAME,
        /** As {@link #SAME}, and nothing in common in different iterations: each allocates its own. */
        FRESH,
        /** Any element of one may be any of the other. */
        UNKNOWN
    }

    private static final SameMemory APART = new SameMemory(Relation.APART, 0);
    private static final SameMemory UNKNOWN = new SameMemory(Relation.UNKNOWN, 0);

    static SameMemory of(Access a, Access b, MemoryFacts facts) {
        Effect x = a.effect();
        Effect y = b.effect();
        if (x == null || y == null) return UNKNOWN;
        if (!x.sharesResource(y)) return APART;
        if (x.value() == null || y.value() == null) return UNKNOWN;
        Value first = whole(x.value());
        Value second = whole(y.value());
        if (first == second) {
            int depth = a.nest().depthOf(first);
            return new SameMemory(isAllocated(first) ? Relation.FRESH : Relation.SAME, depth);
        }
        if (isSameGlobal(first, second)) return new SameMemory(Relation.SAME, 0);
        return areApart(x.value(), y.value(), facts) ? APART : UNKNOWN;
    }

    /** Whether {@code a} and {@code b} have nothing in common. */
    static boolean areApart(Value a, Value b, MemoryFacts facts) {
        Value first = whole(a);
        Value second = whole(b);
        if (first == second || isSameGlobal(first, second)) return false;
        return facts.areApart(a, b) || Aliases.alias(a, b) == Aliases.Alias.NO;
    }

    /** The memref before operations that change what is known of it alone: of its shape, or of others. */
    private static Value whole(Value v) {
        Value out = v;
        for (Value before = v; before != null; before = before(before)) out = before;
        return out;
    }

    private static @Nullable Value before(Value v) {
        if (v.definedBy() instanceof CastOp cast) return cast.operand(0);
        return v instanceof OpResult r && v.definedBy() instanceof DistinctObjectsOp d ? d.operand(r.index()) : null;
    }

    private static boolean isSameGlobal(Value a, Value b) {
        return a.definedBy() instanceof GlobalAddress x
                && b.definedBy() instanceof GlobalAddress y
                && x.global().equals(y.global())
                && a.type().equals(b.type());
    }

    private static boolean isAllocated(Value v) {
        if (v instanceof BlockArgument) return false;
        Operation op = v.definedBy();
        return op != null && Effects.has(op, Effect.Kind.ALLOCATE, v);
    }
}
