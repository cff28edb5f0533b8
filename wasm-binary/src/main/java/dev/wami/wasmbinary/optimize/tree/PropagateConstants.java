package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Follows locals that are constant to where they are read, and conditions to what they decide (binaryen: precompute,
 * with propagation). A local is zero at first, and where a branch under it has not been taken.
 *
 * <pre>
 *   x = 10; if (x == 10) { a } else { b }   -&gt;   a
 *   br_if 0 (x)  f(x)                       -&gt;   br_if 0 (x)  f(0)
 * </pre>
 */
final class PropagateConstants {
    /** Locals times labels: what is known is copied at each branch. */
    private static final long MAX_WORK = 20_000_000;

    /** What is known where control goes to a label; null before the first branch. */
    private final Map<Node, Instruction.Constant[]> labels = new IdentityHashMap<>();

    private Instruction.@Nullable Constant[] env;
    private boolean reached = true;
    private boolean changed;

    private PropagateConstants(List<ValueType> locals, int params) {
        env = new Instruction.Constant[locals.size()];
        for (int i = params; i < env.length; i++) {
            if (locals.get(i) instanceof NumericType t) env[i] = zero(t);
        }
    }

    private static Instruction.@Nullable Constant zero(NumericType type) {
        return switch (type) {
            case I32 -> new Instruction.Constant(Opcode.I32_CONST, 0);
            case I64 -> new Instruction.Constant(Opcode.I64_CONST, 0);
            case F32 -> new Instruction.Constant(Opcode.F32_CONST, 0);
            case F64 -> new Instruction.Constant(Opcode.F64_CONST, 0);
            case V128 -> null;
        };
    }

    /** Whether anything changed. */
    static boolean apply(Node root, List<ValueType> locals, int params) {
        root.countUses();
        if ((long) locals.size() * branches(root) > MAX_WORK) return false;
        PropagateConstants pass = new PropagateConstants(locals, params);
        pass.operands(root);
        return pass.changed;
    }

    private static long branches(Node n) {
        long all = n.is(Opcode.IF) ? 2 : n.targets.length;
        for (Node k : n.kids) all += branches(k);
        return all;
    }

    // ---- the walk

    private void operands(Node n) {
        for (int k = 0; k < n.kids.size(); k++) n.kids.set(k, visit(n.kid(k)));
    }

    private Node visit(Node n) {
        n.known = null;
        if (n.instruction == null) {
            operands(n);
            return n;
        }
        switch (n.instruction.opcode()) {
            case BLOCK, TRY_TABLE -> {
                operands(n);
                join(n);
                return n;
            }
            case LOOP -> {
                BitSet written = new BitSet();
                collectWritten(n, written);
                written.stream().forEach(i -> env[i] = null);
                operands(n);
                return n;
            }
            case IF -> {
                return conditional(n);
            }
            case LOCAL_GET -> {
                n.known = env[n.local()];
                return n.known != null && Folding.bytes(n.known) <= 2 ? constant(n.known, n.type) : n;
            }
            default -> {}
        }
        operands(n);
        switch (n.instruction.opcode()) {
            case LOCAL_SET -> {
                Instruction.Constant c = value(n.kid(0));
                if (n.kid(0).known != null && n.kid(0).known.equals(env[n.local()])) return nothing();
                env[n.local()] = c;
            }
            case LOCAL_TEE -> {
                Instruction.Constant c = value(n.kid(0));
                env[n.local()] = c;
                return c != null && Folding.bytes(c) <= 2 ? setAndConstant(n, c) : n;
            }
            case BR, BR_IF, BR_TABLE -> {
                return branch(n);
            }
            default -> {
                for (Node t : n.targets) goTo(t);
                Node folded = Folding.apply(n);
                if (folded != n) changed = true;
                if (n.instruction.opcode().isUnconditional()) stop();
                return folded;
            }
        }
        return n;
    }

    /** A statement that is not needed: a local has the value already, a branch is never taken. */
    private Node nothing() {
        changed = true;
        return Node.sequence(null);
    }

    private Node constant(Instruction.Constant c, @Nullable ValueType type) {
        changed = true;
        Node n = Node.of(c, type);
        n.known = c;
        return n;
    }

    /** What the value is, which may do something before or after it is computed. */
    private static Instruction.@Nullable Constant value(Node n) {
        if (!n.isSequence()) return n.known;
        for (Node k : n.kids) if (k.type != null) return value(k);
        return null;
    }

    // x = c as a value -> x = c; c
    private Node setAndConstant(Node tee, Instruction.Constant c) {
        Node both = Node.sequence(tee.type);
        both.kids.add(Node.of(Instruction.of(Opcode.LOCAL_SET, tee.local()), null, tee.kid(0)));
        both.kids.add(constant(c, tee.type));
        return both;
    }

    private static void collectWritten(Node n, BitSet written) {
        if (n.is(Opcode.LOCAL_SET) || n.is(Opcode.LOCAL_TEE)) written.set(n.local());
        for (Node k : n.kids) collectWritten(k, written);
    }

    /** What comes next is not reached from here. */
    private void stop() {
        reached = false;
        env = new Instruction.Constant[env.length];
    }

    // ---- where ways part and meet

    private Node conditional(Node n) {
        n.kids.set(0, Conditions.simplified(visit(n.kid(0))));
        Node condition = n.kid(0);
        Instruction.Constant[] before = env;
        boolean reachedBefore = reached;
        if (condition.known != null && n.uses == 0) {
            int taken = condition.known.bits() != 0 ? 1 : 2;
            changed = true;
            Node arm = taken < n.kids.size() ? n.kid(taken) : Node.sequence(null);
            operands(arm);
            return arm;
        }
        env = before.clone();
        learn(condition, true);
        operands(n.kid(1));
        goTo(n);
        env = before.clone();
        reached = reachedBefore;
        learn(condition, false);
        if (n.kids.size() > 2) operands(n.kid(2));
        join(n);
        return n;
    }

    private Node branch(Node n) {
        boolean carries = n.kids.size() > (n.is(Opcode.BR) ? 0 : 1);
        if (n.is(Opcode.BR)) {
            goTo(n.targets[0]);
            stop();
            return n;
        }
        Node decides = n.last();
        Instruction.Constant c = decides.known;
        if (c != null && !carries) {
            if (n.is(Opcode.BR_IF) && c.bits() == 0) return nothing();
            changed = true;
            Node br = Node.of(Instruction.of(Opcode.BR, 0), null);
            int label = n.is(Opcode.BR_IF) ? 0 : (int) Math.min(c.bits(), n.targets.length - 1L);
            br.targets = new Node[] {n.targets[label]};
            goTo(n.targets[label]);
            stop();
            return br;
        }
        if (n.is(Opcode.BR_TABLE)) {
            for (Node t : n.targets) goTo(t);
            stop();
            return n;
        }
        Node condition = Conditions.simplified(decides);
        n.kids.set(n.kids.size() - 1, condition);
        Instruction.Constant[] before = env;
        env = before.clone();
        learn(condition, true);
        goTo(n.targets[0]);
        env = before;
        learn(condition, false);
        return n;
    }

    /** What the outcome of a condition says of a local. */
    private void learn(Node condition, boolean holds) {
        if (isLocal(condition)) {
            if (!holds) env[condition.local()] = new Instruction.Constant(Opcode.I32_CONST, 0);
            return;
        }
        if (condition.instruction == null || condition.kids.isEmpty() || !isLocal(condition.kid(0))) return;
        int local = condition.kid(0).local();
        switch (condition.instruction.opcode()) {
            case I32_EQZ -> {
                if (holds) env[local] = new Instruction.Constant(Opcode.I32_CONST, 0);
            }
            case I64_EQZ -> {
                if (holds) env[local] = new Instruction.Constant(Opcode.I64_CONST, 0);
            }
            case I32_EQ, I64_EQ -> {
                if (holds && condition.kid(1).instruction instanceof Instruction.Constant c) env[local] = c;
            }
            case I32_NE, I64_NE -> {
                if (!holds && condition.kid(1).instruction instanceof Instruction.Constant c) env[local] = c;
            }
            default -> {}
        }
    }

    private static boolean isLocal(Node n) {
        return n.is(Opcode.LOCAL_GET) || n.is(Opcode.LOCAL_TEE);
    }

    private void goTo(Node target) {
        if (!reached || target.is(Opcode.LOOP)) return;
        Instruction.Constant[] there = labels.get(target);
        if (there == null) {
            labels.put(target, env.clone());
            return;
        }
        for (int i = 0; i < there.length; i++) {
            if (there[i] != null && !there[i].equals(env[i])) there[i] = null;
        }
    }

    /** The end of a block or if: what all know that come here. */
    private void join(Node n) {
        goTo(n);
        Instruction.Constant[] there = labels.remove(n);
        reached = there != null;
        env = there != null ? there : new Instruction.Constant[env.length];
    }
}
