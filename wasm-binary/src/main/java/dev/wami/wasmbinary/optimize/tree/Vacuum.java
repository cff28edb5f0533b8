package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;

/**
 * Leaves out what does nothing, and what is never reached (binaryen: vacuum, dce, merge-blocks).
 *
 * <pre>
 *   drop (a + load(b))   -&gt;   drop (load(b))        an access may trap
 *   br 0  f()            -&gt;   br 0
 *   block { a  b } c     -&gt;   a  b  c               where nothing branches to the block
 *   try_table { a }      -&gt;   block { a }           where nothing throws
 * </pre>
 */
final class Vacuum {
    private final IndexSpaces spaces;

    private Vacuum(IndexSpaces spaces) {
        this.spaces = spaces;
    }

    static void apply(Node root, IndexSpaces spaces) {
        root.countUses();
        new Vacuum(spaces).list(root);
    }

    private void visit(Node n) {
        if (n.is(Opcode.TRY_TABLE) && !mayThrow(n)) {
            n.instruction = new Instruction.Block(Opcode.BLOCK, BlockType.EMPTY);
            n.targets = Node.NONE;
        }
        if (n.isList()) {
            list(n);
            return;
        }
        for (Node k : n.kids) visit(k);
    }

    /** Whether there is something that a clause around it could catch. */
    private static boolean mayThrow(Node n) {
        if (n.targets.length > 0 && !n.isBranch() && !n.is(Opcode.TRY_TABLE)) return true;
        for (Node k : n.kids) if (mayThrow(k)) return true;
        return false;
    }

    private void list(Node list) {
        for (Node k : list.kids) visit(k);
        List<Node> kept = new ArrayList<>(list.kids.size());
        boolean reached = true;
        for (Node k : list.kids) {
            if (!reached) break;
            reached = put(k, kept);
        }
        list.kids.clear();
        list.kids.addAll(kept);
    }

    /** Adds what is left of a statement or value; false if it is never left. */
    private boolean put(Node k, List<Node> kept) {
        boolean isMerged = k.isSequence() || k.uses == 0 && (k.is(Opcode.BLOCK) || k.is(Opcode.LOOP));
        if (isMerged) {
            boolean hasValue = false;
            for (Node inner : k.kids) hasValue |= inner.type != null;
            if (k.type == null || hasValue) {
                boolean reached = true;
                for (Node inner : k.kids) reached &= put(inner, kept);
                return reached;
            }
        }
        if (!hoist(k, kept)) return false;
        if (k.is(Opcode.DROP)) return drop(k.kid(0), kept);
        if (k.is(Opcode.IF) && k.type == null && isEmpty(k.kid(1)) && (k.kids.size() < 3 || isEmpty(k.kid(2)))) {
            return drop(k.kid(0), kept);
        }
        kept.add(k);
        return k.completes();
    }

    /**
     * What comes before the first value that the node computes is done before the node, as a statement; false if that
     * is never left.
     */
    private boolean hoist(Node k, List<Node> kept) {
        for (Node n = k; !n.isList() && !n.kids.isEmpty(); n = n.kid(0)) {
            Node first = n.kid(0);
            boolean isMerged = first.isSequence() || first.uses == 0 && first.is(Opcode.BLOCK);
            if (!isMerged || first.type == null) continue;
            int at = 0;
            while (at < first.kids.size() && first.kid(at).type == null) at++;
            if (at == first.kids.size()) return true;
            Node value = first.kid(at);
            List<Node> after = first.kids.subList(at + 1, first.kids.size());
            boolean passes = !value.mayLeave();
            Effects effects = Effects.of(value, spaces);
            for (Node a : after) passes &= !a.mayLeave() && !effects.conflictsWith(Effects.of(a, spaces));
            for (Node before : List.copyOf(first.kids.subList(0, at))) if (!put(before, kept)) return false;
            if (!passes) {
                first.kids.subList(0, at).clear();
                return true;
            }
            for (Node a : List.copyOf(after)) if (!put(a, kept)) return false;
            n.kids.set(0, value);
            // the value may begin with such a sequence, too
            return hoist(k, kept);
        }
        return true;
    }

    private static boolean isEmpty(Node list) {
        return list.kids.isEmpty();
    }

    /** Adds what a value does beside being computed. */
    private boolean drop(Node value, List<Node> kept) {
        Instruction i = value.instruction;
        if (i != null && !value.isList() && !value.isBranch() && !value.is(Opcode.IF)) {
            if (value.is(Opcode.LOCAL_TEE)) {
                kept.add(Node.of(Instruction.of(Opcode.LOCAL_SET, value.local()), null, value.kid(0)));
                return value.kid(0).completes();
            }
            if (Effects.ofInstruction(value, spaces).isPure()) {
                boolean reached = true;
                for (Node k : value.kids) reached = reached && drop(k, kept);
                return reached;
            }
        }
        if (value.isSequence()) {
            boolean reached = true;
            for (Node k : value.kids) {
                if (!reached) break;
                reached = k.type != null ? drop(k, kept) : put(k, kept);
            }
            return reached;
        }
        kept.add(Node.drop(value));
        return value.completes();
    }
}
