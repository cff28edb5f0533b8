package dev.wami.core.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.SubsetExtraction;
import dev.wami.core.ir.trait.SubsetInsertion;
import dev.wami.core.ir.trait.SubsetLike;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one iteration does to a container that it carries, if all of it can be followed: from the argument through
 * insertions, and loops that carry the container themselves, to the value that is yielded in its place. In between
 * parts are extracted. All values on the way are versions of one container.
 */
final class SubsetChain {

    /** The same part, taken out and later put back. */
    record Pair(SubsetExtraction extraction, SubsetInsertion insertion) {}

    /**
     * An operation on the version {@code version}, counted from 0, of the container, in so many loops inside this one.
     */
    private record Link(SubsetLike op, int version, int depth) {}

    private static final int MAX_DEPTH = 100;

    private final List<Link> links = new ArrayList<>();
    private int version;

    private SubsetChain() {}

    /** The chain from {@code carried} on, or null if the container is used in another way. */
    static @Nullable SubsetChain of(IterArg carried) {
        SubsetChain chain = new SubsetChain();
        return chain.follow(carried, 0) ? chain : null;
    }

    /** Follows the container through one loop; what is in loops inside counts, but is not to leave this one. */
    private boolean follow(IterArg carried, int depth) {
        if (depth > MAX_DEPTH) return false;
        Value v = carried.argument();
        while (!isOnlyUse(v, carried.yielded())) {
            Value next = null;
            for (Use use : v.uses()) {
                Operation user = use.owner();
                if (user instanceof SubsetExtraction e && use == e.sourceOperand()) {
                    links.add(new Link(e, version, depth));
                    continue;
                }
                // a second way on would make another container of it
                if (next != null) return false;
                if (user instanceof SubsetInsertion i && use == i.destinationOperand()) {
                    links.add(new Link(i, version, depth));
                    next = user.result();
                } else {
                    IterArg inner = enteredBy(use);
                    if (inner == null || !follow(inner, depth + 1)) return false;
                    next = inner.result();
                }
            }
            if (next == null) return false;
            v = next;
            version++;
        }
        return true;
    }

    private static boolean isOnlyUse(Value v, Use use) {
        return v.hasOneUse() && v.firstUse() == use;
    }

    private static @Nullable IterArg enteredBy(Use use) {
        for (IterArg a : IterArg.of(use.owner())) if (a.initial() == use) return a;
        return null;
    }

    /** The first part that is taken out and put back, touched by nothing else, and the same in all iterations. */
    @Nullable
    Pair firstHoistable(LoopLike loop) {
        for (Link in : links) {
            if (in.depth() > 0 || !(in.op() instanceof SubsetInsertion insertion)) continue;
            if (!canLeave((Operation) insertion, loop, insertion.sourceOperand(), insertion.destinationOperand())) {
                continue;
            }
            for (Link out : links) {
                if (out.depth() > 0 || !(out.op() instanceof SubsetExtraction extraction)) continue;
                // what is extracted after the insertion is what was inserted
                if (out.version() > in.version() || !extraction.isSameSubset(insertion)) continue;
                if (!canLeave((Operation) extraction, loop, extraction.sourceOperand(), null)) continue;
                Pair pair = new Pair(extraction, insertion);
                if (isSameType(pair) && isApart(pair)) return pair;
            }
        }
        return null;
    }

    private static boolean isSameType(Pair pair) {
        Value part = ((Operation) pair.extraction()).result();
        return part.type().equals(pair.insertion().sourceOperand().value().type());
    }

    /** Whether {@code op} can be executed outside of the loop, but for the operands {@code a} and {@code b}. */
    private static boolean canLeave(Operation op, LoopLike loop, Use a, @Nullable Use b) {
        if (op.regionCount() > 0 || !Effects.isPure(op)) return false;
        for (int i = 0; i < op.operandCount(); i++) {
            Use use = op.use(i);
            if (use != a && use != b && !loop.isDefinedOutside(use.value())) return false;
        }
        return true;
    }

    private boolean isApart(Pair pair) {
        for (Link other : links) {
            if (other.op() == pair.extraction() || other.op() == pair.insertion()) continue;
            if (!other.op().isDisjointFrom(pair.extraction()) || !other.op().isDisjointFrom(pair.insertion())) {
                return false;
            }
        }
        return true;
    }
}
