package dev.wami.loops.dependence;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Terminator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Finds what an operation, and all that is nested in it, does to memory, in the order of the text. */
final class Accesses {
    private final List<Access> out = new ArrayList<>();
    /** What is around the operations of a block. */
    private final Map<Block, Nest> nests = new IdentityHashMap<>();

    private Accesses() {}

    static List<Access> in(Operation root) {
        Accesses found = new Accesses();
        Deque<Operation> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Operation op = open.pop();
            // what is in an operation that does not say what it does is a part of doing anything
            if (!found.add(op, op == root)) continue;
            for (int i = op.regionCount() - 1; i >= 0; i--) {
                for (Block b = op.region(i).last(); b != null; b = b.prev()) {
                    for (Operation nested = b.last(); nested != null; nested = nested.prev()) open.push(nested);
                }
            }
        }
        return found.out;
    }

    /** Adds what {@code op} itself does; whether to look at what is nested in it. */
    private boolean add(Operation op, boolean isRoot) {
        if (Nest.isFunction(op)) return isRoot;
        List<Effect> effects = Effects.own(op);
        if (effects == null) {
            if (op instanceof RecursiveMemoryEffects || op instanceof Terminator) return true;
            out.add(new Access(out.size(), op, null, nestOf(op)));
            return false;
        }
        Nest nest = null;
        for (Effect e : effects) {
            // nothing could be done before to what is allocated now
            if (e.kind() == Effect.Kind.ALLOCATE) continue;
            if (nest == null) nest = nestOf(op);
            out.add(new Access(out.size(), op, e, nest));
        }
        return true;
    }

    private Nest nestOf(Operation op) {
        Block block = op.block();
        if (block == null) return Nest.around(op);
        Nest known = nests.get(block);
        if (known == null) {
            known = Nest.around(op);
            nests.put(block, known);
        }
        return known;
    }
}
