package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Fewer branches (binaryen: remove-unused-brs).
 *
 * <pre>
 *   block { a  br 0 }                          -&gt;   a
 *   if (c) { br 1 }                            -&gt;   br_if 0 (c)
 *   if (c) { a  br 1 } else { b }              -&gt;   if (c) { a  br 1 }  b
 *   block { a  br_if 0 (c)  b }                -&gt;   a  if (!c) { b }
 *   block { br_if 0 (c)  br 1 }                -&gt;   br_if 0 (!c)
 *   block { if (c) { a  br 0 }  b }            -&gt;   if (c) { a } else { b }
 * </pre>
 */
final class SimplifyBranches {
    /** What follows the end of a label is the end of the other one: branches to the first go to the second. */
    private final Map<Node, Node> sameEnd = new IdentityHashMap<>();

    private boolean changed;

    private SimplifyBranches() {}

    /** Whether anything changed. */
    static boolean apply(Node root) {
        root.countUses();
        SimplifyBranches pass = new SimplifyBranches();
        pass.list(root, List.of(root));
        if (!pass.sameEnd.isEmpty()) pass.retarget(root);
        return pass.changed;
    }

    // ---- the walk. "ends" are the labels to which control goes after the node, if it has no value

    private void list(Node list, List<Node> ends) {
        List<Node> kids = list.kids;
        for (int k = 0; k < kids.size(); k++) {
            Node n = kids.get(k);
            boolean last = k == kids.size() - 1;
            visit(n, last && n.type == null && list.type == null ? ends : List.of());
            kids.set(k, asBranch(n));
        }
        flatten(list);
        for (int k = kids.size() - 1; k >= 0; k--) blockToIf(list, k);
        for (int k = kids.size() - 1; k >= 0; k--) blockToElse(list, k);
        if (list.type == null) invert(list, ends);
        dropLast(list, ends);
    }

    private void visit(Node n, List<Node> ends) {
        if (n.isBlock()) {
            if (n.type == null && !ends.isEmpty() && n.uses > 0) {
                sameEnd.put(n, ends.get(0));
                ends.get(0).uses += n.uses;
                changed = true;
            }
            list(n, n.type == null ? with(ends, n) : List.of(n));
        } else if (n.is(Opcode.LOOP)) {
            list(n, n.type == null ? ends : List.of());
        } else if (n.is(Opcode.IF)) {
            visit(n.kid(0), List.of());
            n.kids.set(0, Conditions.simplified(n.kid(0)));
            List<Node> inside = n.type == null ? with(ends, n) : List.of(n);
            for (int arm = 1; arm < n.kids.size(); arm++) list(n.kid(arm), inside);
            arms(n);
        } else if (n.isSequence()) {
            list(n, n.type == null ? ends : List.of());
        } else {
            for (Node k : n.kids) visit(k, List.of());
            if (n.is(Opcode.BR_IF)) n.kids.set(n.kids.size() - 1, Conditions.simplified(n.last()));
            if (n.is(Opcode.SELECT)) n.kids.set(2, Conditions.simplified(n.kid(2)));
        }
    }

    private static List<Node> with(List<Node> ends, Node end) {
        List<Node> all = new ArrayList<>(ends);
        all.add(end);
        return all;
    }

    // ---- rewrites

    /** A branch at the end to what follows anyway goes; its value is that of the list. */
    private void dropLast(Node list, List<Node> ends) {
        while (!list.kids.isEmpty() && list.last().is(Opcode.BR)) {
            Node br = list.last();
            Node target = br.targets[0];
            boolean isNext = br.kids.isEmpty() ? ends.contains(target) : ends.size() == 1 && ends.get(0) == target;
            if (!isNext || !br.kids.isEmpty() && (list.type == null || hasValue(list))) return;
            list.kids.remove(list.kids.size() - 1);
            list.kids.addAll(br.kids);
            target.uses--;
            changed = true;
            if (!br.kids.isEmpty()) return;
        }
    }

    private static boolean hasValue(Node list) {
        for (Node k : list.kids) if (k.type != null) return true;
        return false;
    }

    // if (c) { br l } -> br_if l (c)
    private Node asBranch(Node n) {
        if (!n.is(Opcode.IF) || n.type != null || n.uses > 0) return n;
        boolean hasElse = n.kids.size() > 2 && !n.kid(2).kids.isEmpty();
        Node then = n.kid(1);
        if (then.kids.size() != 1
                || !then.kid(0).is(Opcode.BR)
                || !then.kid(0).kids.isEmpty()) return n;
        Node branch = Node.of(Instruction.of(Opcode.BR_IF, 0), null, n.kid(0));
        branch.targets = then.kid(0).targets;
        changed = true;
        if (!hasElse) return branch;
        Node both = Node.sequence(null);
        both.kids.add(branch);
        both.kids.addAll(n.kid(2).kids);
        return both;
    }

    /** Statements in sequences, blocks that nothing goes to, and what follows an if of which one arm never ends. */
    private void flatten(Node list) {
        for (int k = 0; k < list.kids.size(); k++) {
            Node n = list.kid(k);
            if (n.type != null) continue;
            if (n.isSequence() || n.is(Opcode.BLOCK) && n.uses == 0) {
                list.kids.remove(k);
                list.kids.addAll(k, n.kids);
                k--;
                changed = true;
            } else if (n.is(Opcode.IF)
                    && n.kids.size() > 2
                    && n.uses == 0
                    && !n.kid(2).kids.isEmpty()) {
                if (n.kid(1).completes() && !n.kid(2).completes() && Conditions.isFree(n.kid(0))) {
                    n.kids.set(0, Conditions.negated(n.kid(0)));
                    n.kids.set(1, n.kids.set(2, n.kid(1)));
                }
                if (n.kid(1).completes()) continue;
                Node other = n.kids.remove(2);
                list.kids.addAll(k + 1, other.kids);
                changed = true;
            }
        }
    }

    // block { a  br_if 0 (c)  b } -> a  if (!c) { b }
    private void blockToIf(Node list, int at) {
        Node block = list.kid(at);
        if (!block.is(Opcode.BLOCK) || block.type != null || block.uses != 1) return;
        int branch = -1;
        for (int k = 0; k < block.kids.size() && branch < 0; k++) {
            Node n = block.kid(k);
            if (n.is(Opcode.BR_IF) && n.targets[0] == block) branch = k;
        }
        if (branch < 0) return;
        Node condition = block.kid(branch).kid(0);
        Node made = Node.block(Opcode.IF, null, Conditions.negated(condition), Node.sequence(null));
        made.kid(1).kids.addAll(block.kids.subList(branch + 1, block.kids.size()));
        list.kids.remove(at);
        list.kids.addAll(at, block.kids.subList(0, branch));
        list.kids.add(at + branch, asBranch(made));
        changed = true;
    }

    // block { if (c) { a  br 0 }  b } -> if (c) { a } else { b }
    private void blockToElse(Node list, int at) {
        Node block = list.kid(at);
        if (!block.is(Opcode.BLOCK) || block.type != null || block.uses != 1) return;
        for (int k = 0; k < block.kids.size(); k++) {
            Node n = block.kid(k);
            if (!n.is(Opcode.IF) || n.type != null || n.kids.size() > 2 || n.uses > 0) continue;
            Node then = n.kid(1);
            if (then.kids.isEmpty() || !then.last().is(Opcode.BR) || then.last().targets[0] != block) continue;
            then.kids.remove(then.kids.size() - 1);
            Node other = Node.sequence(null);
            other.kids.addAll(block.kids.subList(k + 1, block.kids.size()));
            n.kids.add(other);
            list.kids.remove(at);
            list.kids.addAll(at, block.kids.subList(0, k + 1));
            changed = true;
            return;
        }
    }

    // br_if next (c)  br l -> br_if l (!c); br_if next (c) -> drop c
    private void invert(Node list, List<Node> ends) {
        int size = list.kids.size();
        boolean jumps = size > 0 && list.last().is(Opcode.BR);
        int at = jumps ? size - 2 : size - 1;
        if (at < 0 || !list.kid(at).is(Opcode.BR_IF)) return;
        Node n = list.kid(at);
        if (n.kids.size() != 1
                || !ends.contains(n.targets[0])
                || jumps && !list.last().kids.isEmpty()) return;
        n.targets[0].uses--;
        changed = true;
        if (!jumps) {
            list.kids.set(at, Node.drop(n.kid(0)));
            return;
        }
        n.targets = list.last().targets;
        n.kids.set(0, Conditions.negated(n.kid(0)));
        list.kids.remove(size - 1);
    }

    private void arms(Node n) {
        if (n.kids.size() < 3) return;
        if (n.type == null && n.kid(2).kids.isEmpty()) {
            n.kids.remove(2);
            return;
        }
        boolean firstIsEmpty = n.type == null && n.kid(1).kids.isEmpty();
        if (!firstIsEmpty && !Conditions.isNegation(n.kid(0))) return;
        n.kids.set(0, Conditions.negated(n.kid(0)));
        n.kids.set(1, n.kids.set(2, n.kid(1)));
        if (firstIsEmpty) n.kids.remove(2);
        changed = true;
    }

    private void retarget(Node n) {
        for (Node k : n.kids) retarget(k);
        for (int t = 0; t < n.targets.length; t++) {
            Node target = n.targets[t];
            while (sameEnd.containsKey(target)) target = sameEnd.get(target);
            if (target != n.targets[t]) {
                n.targets = n.targets.clone();
                n.targets[t] = target;
            }
        }
    }
}
