package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Moves what a local is set to to where the local is read next, past what it does not touch (binaryen:
 * simplify-locals). Where both arms of an if end with a set of one local, or all that leaves a block sets it, the if or
 * block has a result instead.
 *
 * <pre>
 *   x = a + b; y = load(c); f(x, y)            -&gt;   f(a + b, load(c))
 *   if (c) { x = a } else { x = b }            -&gt;   x = if (c) { a } else { b }
 *   block { if (c) { x = a; br 0 }  x = b }    -&gt;   x = block { if (c) { br 0 (a) }  b }
 * </pre>
 *
 * A set is pending from where it stands to the next read. At a branch the place where it could be done is split: it
 * waits then for the end of what is branched out of, unless nothing but the one read that comes needs the local.
 */
final class SimplifyLocals {
    /** What is known of a block or if while the walk is in it. */
    private static final class Label {
        final int level;
        /** The sets before it have lower numbers. */
        final int birth;
        /** Those before the first branch to it have lower numbers. */
        int firstBranch = Integer.MAX_VALUE;
        /** Its branches, with what is pending there; null once one could not carry a value. */
        @Nullable
        List<Exit> exits = new ArrayList<>();

        Label(int level, int birth) {
            this.level = level;
            this.birth = birth;
        }
    }

    /** A branch, and the sets that could be its value. */
    private record Exit(Node branch, List<Node> sets) {}

    private final IndexSpaces spaces;
    private final List<ValueType> locals;
    private final int[] reads;
    private final PendingSets pending;
    private final Map<Node, Label> labels = new IdentityHashMap<>();
    private int level;
    private boolean changed;

    private SimplifyLocals(IndexSpaces spaces, List<ValueType> locals) {
        this.spaces = spaces;
        this.locals = locals;
        reads = new int[locals.size()];
        pending = new PendingSets(reads);
    }

    /** Whether anything changed; {@link Node#uses} are those before. */
    static boolean apply(Node root, IndexSpaces spaces, List<ValueType> locals) {
        SimplifyLocals pass = new SimplifyLocals(spaces, locals);
        pass.countReads(root);
        pass.labels.put(root, new Label(0, 0));
        pass.list(root);
        removeGone(root);
        return pass.changed;
    }

    private void countReads(Node n) {
        if (n.is(Opcode.LOCAL_GET)) reads[n.local()]++;
        for (Node k : n.kids) countReads(k);
    }

    // ---- the walk, in the order in which things are done

    /** What takes the place of the node. */
    private Node visit(Node n) {
        if (n.instruction == null) {
            list(n);
            return n;
        }
        switch (n.instruction.opcode()) {
            case BLOCK -> {
                return block(n);
            }
            case TRY_TABLE -> {
                return tryTable(n);
            }
            case LOOP -> {
                return loop(n);
            }
            case IF -> {
                return conditional(n);
            }
            case LOCAL_GET -> {
                return read(n);
            }
            default -> {}
        }
        operands(n);
        switch (n.instruction.opcode()) {
            case LOCAL_SET, LOCAL_TEE -> {
                if (reads[n.local()] == 0) return unread(n);
                write(n);
            }
            case BR, BR_IF, BR_TABLE -> branch(n);
            default -> {
                pending.passBy(Effects.ofInstruction(n, spaces));
                branch(n);
            }
        }
        return n;
    }

    private void operands(Node n) {
        for (int k = 0; k < n.kids.size(); k++) n.kids.set(k, visit(n.kid(k)));
    }

    private void list(Node n) {
        operands(n);
        n.kids.removeIf(k -> k.gone);
    }

    private Node read(Node n) {
        int local = n.local();
        Node set = pending.takeForRead(local);
        if (set == null) return n;
        changed = true;
        set.gone = true;
        reads[local]--;
        Node value = set.kid(0);
        return reads[local] == 0 ? value : Node.of(Instruction.of(Opcode.LOCAL_TEE, local), n.type, value);
    }

    /** What is left of a write that nothing reads. */
    private Node unread(Node n) {
        changed = true;
        return n.is(Opcode.LOCAL_TEE) ? n.kid(0) : Node.drop(n.kid(0));
    }

    private void write(Node n) {
        int local = n.local();
        for (Node set : pending.unread(local)) {
            set.instruction = Instruction.of(Opcode.DROP);
            changed = true;
        }
        pending.passBy(Effects.ofInstruction(n, spaces));
        // one that has no value at first may be read only where it is certain that it was set
        if (n.is(Opcode.LOCAL_TEE) || !locals.get(local).isDefaultable()) return;
        pending.add(n, Effects.of(n, spaces));
    }

    /** What branches, or may throw. */
    private void branch(Node n) {
        if (n.targets.length == 0) return;
        List<PendingSets.Pending> movable = pending.movable();
        for (Node target : n.targets) {
            Label label = labels.get(target);
            if (label == null) throw new IllegalStateException("a branch to what it is not in");
            label.firstBranch = Math.min(label.firstBranch, pending.births());
            boolean again = target.is(Opcode.LOOP);
            boolean leaves = label.level == 0;
            if (again) pending.goAgain(label.birth);
            pending.part(label.level, leaves);
            if (label.exits == null) continue;
            if (n.is(Opcode.BR) && target.type == null && !again && !leaves) {
                label.exits.add(new Exit(n, PendingSets.since(movable, label.birth)));
            } else {
                label.exits = null;
            }
        }
    }

    // ---- blocks

    private Label enter(Node n) {
        Label label = new Label(++level, pending.births());
        labels.put(n, label);
        return label;
    }

    /** What waited for the end of this may move again. */
    private void leave(Node n) {
        pending.leave(level);
        labels.remove(n);
        level--;
    }

    private Node block(Node n) {
        Label label = enter(n);
        list(n);
        Node result = asResult(n, label);
        pending.forgetSince(label.firstBranch);
        leave(n);
        return result;
    }

    private Node tryTable(Node n) {
        branch(n);
        pending.enterTry();
        return block(n);
    }

    private Node loop(Node n) {
        enter(n);
        pending.enterLoop(level);
        list(n);
        leave(n);
        return n;
    }

    private Node asResult(Node block, Label label) {
        List<Exit> exits = label.exits;
        if (block.type != null || exits == null || exits.isEmpty()) return block;
        boolean completes = block.kids.stream().allMatch(Node::completes);
        List<Node> candidates =
                completes ? pending.movableSince(label.birth) : exits.get(0).sets();
        for (Node candidate : candidates) {
            int local = candidate.local();
            List<Node> sets = new ArrayList<>();
            for (Exit e : exits) {
                for (Node s : e.sets()) if (PendingSets.isThere(s) && s.local() == local) sets.add(s);
            }
            if (sets.size() != exits.size()) continue;
            for (int i = 0; i < sets.size(); i++) {
                exits.get(i).branch().kids.add(pending.take(sets.get(i)));
            }
            if (completes) block.kids.add(pending.take(candidate));
            return result(block, local);
        }
        return block;
    }

    private Node result(Node n, int local) {
        changed = true;
        n.type = locals.get(local);
        Node set = Node.of(Instruction.of(Opcode.LOCAL_SET, local), null, n);
        pending.forgetAccessesOf(local);
        return set;
    }

    private static void removeGone(Node n) {
        n.kids.removeIf(k -> k.gone);
        for (Node k : n.kids) removeGone(k);
    }

    private Node conditional(Node n) {
        n.kids.set(0, visit(n.kid(0)));
        Label label = enter(n);
        pending.part(level, false);
        List<Node> thenSets = arm(n.kid(1));
        List<Node> otherSets = n.kids.size() > 2 ? arm(n.kid(2)) : List.of();
        Node made = n.type != null || n.kids.size() < 3 || label.firstBranch != Integer.MAX_VALUE
                ? n
                : asResult(n, thenSets, otherSets);
        leave(n);
        return made;
    }

    /** The sets that could be done at the end of the arm; none of them is pending after it. */
    private List<Node> arm(Node arm) {
        int birth = pending.births();
        list(arm);
        List<Node> sets = pending.movableSince(birth);
        pending.forgetSince(birth);
        return sets;
    }

    private Node asResult(Node n, List<Node> thenSets, List<Node> otherSets) {
        for (Node s : thenSets) {
            for (Node other : otherSets) {
                if (other.local() != s.local()) continue;
                n.kid(1).kids.add(pending.take(s));
                n.kid(2).kids.add(pending.take(other));
                n.kid(1).type = locals.get(s.local());
                n.kid(2).type = n.kid(1).type;
                return result(n, s.local());
            }
        }
        return n;
    }
}
