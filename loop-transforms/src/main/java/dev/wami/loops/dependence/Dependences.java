package dev.wami.loops.dependence;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The dependences between what the operations in a root do to memory. Computed when asked for and kept; the program
 * must not change in between. Where an answer is not known there is a dependence.
 */
public final class Dependences {
    private final MemoryFacts facts;
    private final List<Access> accesses;
    /** By number, the first access that touches the same elements in the same iterations. */
    private final Access[] firstAlike;

    private final Map<Long, DependenceSystem> systems = new HashMap<>();
    private final PointSets points = new PointSets();

    private Dependences(Operation root, MemoryFacts facts) {
        this.facts = facts;
        accesses = Accesses.in(root);
        firstAlike = new Access[accesses.size()];
        Map<Place, Access> first = new HashMap<>();
        for (Access a : accesses) {
            Access known = first.putIfAbsent(new Place(a), a);
            firstAlike[a.number()] = known == null ? a : known;
        }
    }

    /** Of all accesses in {@code root}, a function, a loop or any other operation in one. */
    public static Dependences of(Operation root) {
        return of(root, MemoryFacts.NONE);
    }

    public static Dependences of(Operation root, MemoryFacts facts) {
        return new Dependences(root, facts);
    }

    /** All accesses, in the order of the text. */
    public List<Access> accesses() {
        return List.copyOf(accesses);
    }

    /** What {@code op}, and all that is nested in it, accesses. */
    public List<Access> accesses(Operation op) {
        List<Access> out = new ArrayList<>();
        for (Access a : accesses) if (a.op() == op || op.isProperAncestorOf(a.op())) out.add(a);
        return out;
    }

    /** Whether the memrefs {@code a} and {@code b} have nothing in common, in whatever iterations each is looked at. */
    public boolean areApart(Value a, Value b) {
        return SameMemory.areApart(a, b, facts);
    }

    /** How many loops are around both. */
    public int commonLoops(Access a, Access b) {
        return a.nest().common(b.nest());
    }

    /**
     * The dependence from {@code source} to {@code target} that is carried by loop {@code depth} of those around both,
     * from 1 for the outermost, or lies within one iteration of all if {@code depth} is one more than there are; null
     * if there is none. Reads count as others do: {@link Dependence#kind} tells.
     */
    public @Nullable Dependence at(Access source, Access target, int depth) {
        return system(source, target).dependence(depth);
    }

    /** The dependences from {@code source} to {@code target} at all depths; none between reads. */
    public List<Dependence> between(Access source, Access target) {
        List<Dependence> out = new ArrayList<>();
        if (!conflict(source, target)) return out;
        DependenceSystem system = system(source, target);
        for (int depth = 1; depth <= system.common() + 1; depth++) {
            Dependence d = system.dependence(depth);
            if (d != null) out.add(d);
        }
        return out;
    }

    /** All dependences between the accesses. */
    public List<Dependence> all() {
        List<Dependence> out = new ArrayList<>();
        for (Access a : accesses) for (Access b : accesses) out.addAll(between(a, b));
        return out;
    }

    /** The vectors that {@code dependence} has, in lexicographic order of {@link Direction}. */
    public List<DirectionVector> directions(Dependence dependence) {
        DependenceSystem system = system(dependence.source(), dependence.target());
        return DirectionVector.of(system, dependence.depth());
    }

    /** Whether one is a write and they may touch the same memory. */
    boolean conflict(Access a, Access b) {
        return (a.isWrite() || b.isWrite()) && system(a, b).mayMeet();
    }

    DependenceSystem system(Access source, Access target) {
        long key = (long) source.number() * accesses.size() + target.number();
        DependenceSystem known = systems.get(key);
        if (known != null) return known;
        Access from = firstAlike[source.number()];
        Access to = firstAlike[target.number()];
        DependenceSystem made = from == source && to == target
                ? new DependenceSystem(source, target, facts, points)
                : new DependenceSystem(source, target, system(from, to));
        systems.put(key, made);
        return made;
    }
}
