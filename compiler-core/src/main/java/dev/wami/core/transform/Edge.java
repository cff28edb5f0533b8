package dev.wami.core.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import java.util.ArrayList;
import java.util.List;

/** One way from a block to a successor. */
record Edge(Block from, int index) {

    /** The edges out of {@code b}. */
    static List<Edge> outOf(Block b) {
        List<Edge> out = new ArrayList<>();
        Operation terminator = b.last();
        int count = terminator == null ? 0 : terminator.successorCount();
        for (int i = 0; i < count; i++) out.add(new Edge(b, i));
        return out;
    }

    /** The edges into {@code b}. */
    static List<Edge> into(Block b) {
        List<Edge> out = new ArrayList<>();
        for (BlockUse u : b.predecessorUses()) out.add(new Edge(u.owner().requiredBlock(), u.index()));
        return out;
    }

    Operation terminator() {
        return from.requiredTerminator();
    }

    Block target() {
        return terminator().successor(index);
    }

    /** What becomes the target's arguments. */
    List<Value> passed() {
        Operation terminator = terminator();
        Branch b = (Branch) terminator;
        int start = b.successorOperandStart(index);
        int count = b.successorOperandCount(index);
        List<Value> out = new ArrayList<>(count);
        for (int i = start; i < start + count; i++) out.add(terminator.operand(i));
        return out;
    }

    void redirect(Block target, List<? extends Value> passed) {
        ((Branch) terminator()).setSuccessorOperands(index, passed);
        terminator().setSuccessor(index, target);
    }

    void pass(Value more) {
        List<Value> all = new ArrayList<>(passed());
        all.add(more);
        ((Branch) terminator()).setSuccessorOperands(index, all);
    }
}
