package dev.wami.loops.tile;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineAccess.AccessOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What may happen to an element of memory between two accesses to it, the first of which is in a block around the
 * second. The exact analysis is asked for a pair only where neither the memrefs nor constant distances of the
 * subscripts decide it. The program must not change while it is asked; what is to be removed is told by
 * {@link #remove}.
 */
final class MemoryBetween {
    /** Accesses that are farther apart in the text are taken to have something between them. */
    private static final int REACH = 2000;

    private final Dependences dependences;
    private final MemoryFacts facts;
    private final List<Access> accesses;
    private final List<@Nullable Element> elements = new ArrayList<>();
    private final Map<Operation, Integer> positions = new IdentityHashMap<>();
    private final Map<Value, Map<Value, Boolean>> apart = new IdentityHashMap<>();
    private final BitSet removed = new BitSet();

    MemoryBetween(Operation function, MemoryFacts facts) {
        this.facts = facts;
        dependences = Dependences.of(function, facts);
        accesses = dependences.accesses();
        Element.Numbering numbering = new Element.Numbering();
        for (int i = 0; i < accesses.size(); i++) {
            Operation op = accesses.get(i).op();
            elements.add(op instanceof AccessOp a ? Element.of(a, numbering) : null);
            positions.putIfAbsent(op, i);
        }
    }

    /** The affine loads and stores that are left, in the order of the text. */
    List<AccessOp> loadsAndStores() {
        List<AccessOp> out = new ArrayList<>();
        for (int i = 0; i < accesses.size(); i++) {
            if (elements.get(i) == null || removed.get(i)) continue;
            out.add((AccessOp) accesses.get(i).op());
        }
        return out;
    }

    /** What {@code op}, one of {@link #loadsAndStores}, touches. */
    Element element(AccessOp op) {
        Element out = elements.get(position(op));
        if (out == null) throw new IllegalArgumentException("no load or store");
        return out;
    }

    private int position(Operation op) {
        Integer at = positions.get(op);
        if (at == null) throw new IllegalArgumentException("no access of the function");
        return at;
    }

    /** From now on takes {@code op} for removed. */
    void remove(AccessOp op) {
        removed.set(position(op));
    }

    /**
     * Whether what {@code last} touches may be written after {@code first} and before {@code last}, both of which touch
     * the same in one iteration of the loops around {@code first}.
     */
    boolean mayBeWritten(AccessOp first, AccessOp last) {
        Operation end = behind(first, last);
        int to = position(last);
        for (int i = position(first) + 1; i < accesses.size(); i++) {
            Access between = accesses.get(i);
            if (i >= to && (end == last || !end.isProperAncestorOf(between.op()))) return false;
            if (i - position(first) > REACH) return true;
            if (i == to || removed.get(i) || !between.isWrite()) continue;
            // what is behind last is before it only in an earlier iteration of a loop around both
            if (i > to && dependences.commonLoops(between, accesses.get(to)) == depth(first)) continue;
            if (meets(i, to, depth(first), end, true)) return true;
        }
        return false;
    }

    /**
     * Whether what {@code first} touches may be read after it and before {@code last}, which is behind it in its block.
     */
    boolean mayBeRead(AccessOp first, AccessOp last) {
        int from = position(first);
        int to = position(last);
        if (to - from > REACH) return true;
        for (int i = from + 1; i < to; i++) {
            Access between = accesses.get(i);
            boolean writes = between.isWrite() && between.memory() != null;
            if (removed.get(i) || writes) continue;
            if (meets(i, from, depth(first), last, false)) return true;
        }
        return false;
    }

    private int depth(AccessOp op) {
        return accesses.get(position(op)).levels().size();
    }

    /** The operation of the block of {@code first} that is {@code last} or around it. */
    private static Operation behind(Operation first, Operation last) {
        Block block = first.requiredBlock();
        Operation out = block.ancestorInBlock(last);
        if (out == null) throw new IllegalArgumentException("not in a block around the other");
        return out;
    }

    /**
     * Whether access {@code i} may touch what access {@code at} does in one iteration of the {@code depth} outermost
     * loops.
     *
     * @param end the operation of the block in question that is {@code at}'s or around it
     * @param before whether {@code i} comes first
     */
    private boolean meets(int i, int at, int depth, Operation end, boolean before) {
        Access other = accesses.get(i);
        Access access = accesses.get(at);
        Value memory = other.memory();
        Value own = access.memory();
        if (memory == null || own == null) return true;
        if (areApart(memory, own)) return false;
        if (Element.withoutCasts(memory) == Element.withoutCasts(own)) {
            Element a = elements.get(i);
            Element b = elements.get(at);
            if (a != null && b != null && areFixed(b, end)) {
                if (a.equals(b)) return true;
                if (a.isBeside(b)) return false;
            }
        }
        Access source = before ? other : access;
        Access target = before ? access : other;
        for (int d = depth + 1; d <= dependences.commonLoops(source, target) + 1; d++) {
            if (dependences.at(source, target, d) != null) return true;
        }
        return false;
    }

    /** Whether the subscripts of {@code element} are the same throughout {@code end}. */
    private static boolean areFixed(Element element, Operation end) {
        for (Value v : element.values()) {
            Block home = v.block();
            Operation around = home == null ? null : home.parentOp();
            if (around == null || around == end || end.isProperAncestorOf(around)) return false;
        }
        return true;
    }

    private boolean areApart(Value a, Value b) {
        if (a == b) return false;
        return apart.computeIfAbsent(a, x -> new IdentityHashMap<>())
                .computeIfAbsent(b, y -> facts.areApart(a, y) || Aliases.alias(a, y) == Aliases.Alias.NO);
    }
}
