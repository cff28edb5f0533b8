package dev.wami.core.rewrite;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** Removes operations and blocks, telling about every single operation before it goes, users before what they use. */
final class Erasure {
    private Erasure() {}

    /** Removes {@code op}, whose results are unused, and what is nested in it. */
    static void erase(Operation op, Consumer<Operation> before) {
        if (op.regionCount() > 0) {
            List<Operation> tree = new ArrayList<>();
            collect(op, tree);
            tree.remove(0);
            Collections.reverse(tree);
            eraseAll(tree, before);
        }
        before.accept(op);
        op.erase();
    }

    /** Removes {@code blocks}, which only they themselves branch to and use values of. */
    static void erase(List<Block> blocks, Consumer<Operation> before) {
        List<Operation> tree = new ArrayList<>();
        for (Block b : blocks) for (Operation op : b) collect(op, tree);
        Collections.reverse(tree);
        eraseAll(tree, before);
        for (Block b : blocks) b.erase();
    }

    private static void collect(Operation op, List<Operation> tree) {
        op.walkOuterFirst(o -> {
            tree.add(o);
            return Walk.INTO;
        });
    }

    /**
     * Removes {@code ops}, which have no users but each other, in an order in which users come before what they use
     * except where they form cycles.
     */
    static void eraseAll(List<Operation> ops, Consumer<Operation> before) {
        List<Operation> inCycles = new ArrayList<>(0);
        for (Operation op : ops) {
            if (op.isUnused()) erase(op, before);
            else inCycles.add(op);
        }
        Block cycle = new Block();
        for (Operation op : inCycles) {
            op.walk(before);
            cycle.add(op);
        }
        cycle.erase();
    }
}
