package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sets of locals that {@link SimplifyLocals} could do later than where they stand, in their order. */
final class PendingSets {
    /** Values of more nodes in one another stay where they are: walks go down to the deepest. */
    private static final int MAX_HEIGHT = 100;

    /** The sets that are followed at a time. */
    private static final int MAX_PENDING = 60;

    private static final int ACTIVE = Integer.MAX_VALUE;

    /** A set that could be done later. */
    static final class Pending {
        final Node set;
        final Effects effects;
        private final int birth;
        /** The block at whose end it may move again; {@link #ACTIVE} where it may. */
        private int until = ACTIVE;

        /** Whether on some way there is no read of it: it can be done at the one read, but nowhere else. */
        private boolean onlyAtRead;

        Pending(Node set, Effects effects, int birth) {
            this.set = set;
            this.effects = effects;
            this.birth = birth;
        }

        boolean isMovable() {
            return until == ACTIVE && !onlyAtRead;
        }
    }

    private final List<Pending> pending = new ArrayList<>();
    /** How often each local is read. */
    private final int[] reads;

    private int births;

    PendingSets(int[] reads) {
        this.reads = reads;
    }

    /** The number that the next set gets: those before have lower ones. */
    int births() {
        return births;
    }

    void add(Node set, Effects effects) {
        if (set.height() > MAX_HEIGHT || set.mayLeave()) return;
        if (pending.size() == MAX_PENDING) pending.remove(0);
        pending.add(new Pending(set, effects, births++));
    }

    // ---- what the walk comes to

    /** What does this is done before the sets that it has to do with. */
    void passBy(Effects effects) {
        if (!effects.isNone()) pending.removeIf(p -> p.effects.conflictsWith(effects));
    }

    /** The set that can be done where its local is read here; null if there is none. None waits for this read then. */
    @Nullable
    Node takeForRead(int local) {
        for (int i = pending.size() - 1; i >= 0; i--) {
            Pending p = pending.get(i);
            if (!p.effects.writesLocal(local)) continue;
            pending.remove(i);
            if (p.set.local() == local && p.until == ACTIVE) return p.set;
        }
        return null;
    }

    /** The sets of a local that is written again without having been read. */
    List<Node> unread(int local) {
        List<Node> sets = new ArrayList<>();
        for (Pending p : pending) if (p.set.local() == local && p.isMovable()) sets.add(p.set);
        return sets;
    }

    /** What is set in a loop may be read at its start, to which a branch goes. */
    void goAgain(int birth) {
        pending.removeIf(p -> p.birth >= birth && !isForOneRead(p));
    }

    /**
     * There are two ways from here, which come together at the end of a block.
     *
     * @param leaves whether one of them leaves the function
     */
    void part(int end, boolean leaves) {
        for (Pending p : pending) {
            if (leaves && p.effects.isUnobserved()) continue;
            if (isForOneRead(p)) p.onlyAtRead = true;
            else p.until = Math.min(p.until, end);
        }
    }

    /** Nothing moves into a loop, or past one that need not end. */
    void enterLoop(int level) {
        pending.removeIf(p -> !p.effects.isUnobserved());
        for (Pending p : pending) p.until = Math.min(p.until, level);
    }

    /** What may throw is not caught elsewhere than before. */
    void enterTry() {
        pending.removeIf(p -> !p.effects.isUnobserved());
    }

    /** What waited for the end of this block may move again. */
    void leave(int level) {
        for (Pending p : pending) if (p.until == level) p.until = ACTIVE;
    }

    /** Those since then are not done on all ways. */
    void forgetSince(int birth) {
        pending.removeIf(p -> p.birth >= birth);
    }

    void forgetAccessesOf(int local) {
        pending.removeIf(p -> p.effects.writesLocal(local) || p.effects.readsLocal(local));
    }

    /** What is set beside it, by a tee in its value, may be read elsewhere. */
    private boolean isForOneRead(Pending p) {
        return p.effects.isUnobserved() && p.effects.writesOneLocal() && reads[p.set.local()] == 1;
    }

    // ---- sets that become results

    /** Those since then that can be done here. */
    List<Node> movableSince(int birth) {
        List<Node> sets = new ArrayList<>();
        for (Pending p : pending) if (p.birth >= birth && p.isMovable()) sets.add(p.set);
        return sets;
    }

    /** Those that could be done here, with the numbers by which {@link #since} chooses. */
    List<Pending> movable() {
        List<Pending> sets = new ArrayList<>();
        for (Pending p : pending) if (p.isMovable()) sets.add(p);
        return sets;
    }

    static List<Node> since(List<Pending> sets, int birth) {
        List<Node> later = new ArrayList<>();
        for (Pending p : sets) if (p.birth >= birth) later.add(p.set);
        return later;
    }

    /** The value of a set that is done elsewhere. */
    Node take(Node set) {
        set.gone = true;
        pending.removeIf(p -> p.set == set);
        return set.kid(0);
    }

    /** Whether it is still a set that has not been taken. */
    static boolean isThere(Node set) {
        return !set.gone && set.is(Opcode.LOCAL_SET);
    }
}
