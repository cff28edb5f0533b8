package dev.wami.core.ir;

import dev.wami.core.ir.Operation.Walk;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Ways through nested operations that follow the links between them, so that no depth is too much. */
final class Traversal {
    private Traversal() {}

    /** Each operation in {@code root} and then that, inner ones first; the visited one may go away. */
    static void innerFirst(Operation root, Consumer<? super Operation> visitor) {
        Operation op = innermostFirst(root);
        while (true) {
            Operation following = op == root ? null : afterInnerFirst(op);
            visitor.accept(op);
            if (following == null) return;
            op = following;
        }
    }

    /** {@code root} and each operation in it, outer ones first; false if the visitor stopped. */
    static boolean outerFirst(Operation root, Function<? super Operation, Walk> visitor) {
        Operation op = root;
        while (true) {
            Walk w = visitor.apply(op);
            if (w == Walk.STOP) return false;
            Operation following = w == Walk.INTO ? firstInRegions(op, 0) : null;
            while (following == null) {
                if (op == root) return true;
                following = sibling(op);
                if (following == null) {
                    Operation parent = op.parentOp();
                    if (parent == null) return true;
                    op = parent;
                }
            }
            op = following;
        }
    }

    private static Operation innermostFirst(Operation root) {
        Operation op = root;
        while (true) {
            Operation inner = firstInRegions(op, 0);
            if (inner == null) return op;
            op = inner;
        }
    }

    private static @Nullable Operation firstInRegions(Operation op, int from) {
        for (int i = from; i < op.regionCount(); i++) {
            Operation found = firstInBlocks(op.region(i).first);
            if (found != null) return found;
        }
        return null;
    }

    private static @Nullable Operation firstInBlocks(@Nullable Block from) {
        for (Block b = from; b != null; b = b.next) if (b.first != null) return b.first;
        return null;
    }

    /** The first operation after {@code op} in its block, its region's later blocks or its parent's later regions. */
    private static @Nullable Operation sibling(Operation op) {
        if (op.next != null) return op.next;
        Block b = op.requiredBlock();
        Operation inRegion = firstInBlocks(b.next);
        Region r = b.region;
        if (inRegion != null || r == null || r.parent == null) return inRegion;
        return firstInRegions(r.parent, r.index() + 1);
    }

    private static @Nullable Operation afterInnerFirst(Operation op) {
        Operation sibling = sibling(op);
        return sibling != null ? innermostFirst(sibling) : op.parentOp();
    }
}
