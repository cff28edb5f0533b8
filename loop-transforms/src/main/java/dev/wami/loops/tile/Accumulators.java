package dev.wami.loops.tile;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.Completion;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineAccess.LoadOp;
import dev.wami.std.affine.AffineAccess.StoreOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineParallelOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The elements that a loop stores to in every iteration, and that only accesses to just that element touch as long as
 * it runs.
 */
final class Accumulators {
    private final AffineForOp loop;
    private final MemoryFacts facts;
    private final Element.Numbering numbering = new Element.Numbering();
    private final Dependences dependences;
    private final List<Access> accesses;
    private final List<@Nullable Element> elements = new ArrayList<>();

    private Accumulators(AffineForOp loop, MemoryFacts facts) {
        this.loop = loop;
        this.facts = facts;
        dependences = Dependences.of(loop, facts);
        accesses = dependences.accesses();
        for (Access a : accesses) elements.add(a.op() instanceof AccessOp op ? Element.of(op, numbering) : null);
    }

    /** The accesses to the first of them, in the order of the text; null if there is none. */
    static @Nullable List<AccessOp> first(AffineForOp loop, MemoryFacts facts) {
        if (!storesInBody(loop)) return null;
        for (Operation op : loop.body()) {
            // where the program ends, all that was stored before can be seen
            if (!Completion.isCertain(op)) return null;
        }
        return new Accumulators(loop, facts).first();
    }

    private static boolean storesInBody(AffineForOp loop) {
        for (Operation op : loop.body()) if (op instanceof StoreOp) return true;
        return false;
    }

    private @Nullable List<AccessOp> first() {
        Set<Element> tried = new LinkedHashSet<>();
        for (int i = 0; i < accesses.size(); i++) {
            Element element = elements.get(i);
            boolean stores = accesses.get(i).op() instanceof StoreOp s && s.block() == loop.body();
            if (element == null || !stores || !tried.add(element) || !isInvariant(element)) continue;
            List<AccessOp> all = accessesTo(element, i);
            if (all != null) return all;
        }
        return null;
    }

    /** Whether the subscripts are the same in all iterations, and the memref is defined in front of the loop. */
    private boolean isInvariant(Element element) {
        if (isInLoop(element.memref())) return false;
        for (Value v : element.values()) if (isInLoop(v)) return false;
        return true;
    }

    private boolean isInLoop(Value v) {
        Block home = v.block();
        Operation around = home == null ? null : home.parentOp();
        return around == null || around == loop || loop.isProperAncestorOf(around);
    }

    /** The accesses to {@code element}, one of them {@code store}; null if others may touch it. */
    private @Nullable List<AccessOp> accessesTo(Element element, int store) {
        List<AccessOp> out = new ArrayList<>();
        for (int i = 0; i < accesses.size(); i++) {
            Operation op = accesses.get(i).op();
            if (element.equals(elements.get(i))) {
                boolean simple =
                        op instanceof StoreOp ? op.block() == loop.body() : op instanceof LoadOp && isNested(op);
                if (!simple) return null;
                out.add((AccessOp) op);
            } else if (mayMeet(i, store)) {
                return null;
            }
        }
        return out;
    }

    /** Whether nothing but affine loops and conditionals are around {@code op} in the loop: they see values of it. */
    private boolean isNested(Operation op) {
        Operation around = op.parentOp();
        while (around != null && around != loop) {
            boolean affine =
                    around instanceof AffineForOp || around instanceof AffineIfOp || around instanceof AffineParallelOp;
            if (!affine) return false;
            around = around.parentOp();
        }
        return around == loop;
    }

    /** Whether access {@code i} may touch what {@code store} does, each in any iteration of the loop. */
    private boolean mayMeet(int i, int store) {
        Access other = accesses.get(i);
        Access access = accesses.get(store);
        Value memory = other.memory();
        Value own = access.memory();
        if (memory == null || own == null) return true;
        if (memory != own && (facts.areApart(memory, own) || Aliases.alias(memory, own) == Aliases.Alias.NO)) {
            return false;
        }
        Element a = elements.get(i);
        Element b = elements.get(store);
        if (a != null && b != null && a.memref() == b.memref() && isInvariant(a) && a.isBeside(b)) return false;
        int level = levelOf(access);
        for (int d = level; d <= dependences.commonLoops(other, access) + 1; d++) {
            if (dependences.at(other, access, d) != null || dependences.at(access, other, d) != null) return true;
        }
        return false;
    }

    /** The depth of the loop among those around {@code access}, from 1. */
    private int levelOf(Access access) {
        int depth = 1;
        while (access.levels().get(depth - 1).loop() != loop) depth++;
        return depth;
    }
}
