package dev.wami.core.rewrite;

import dev.wami.core.ir.IrSet;
import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A stack of operations, each at most once, from which any that will not come back can be removed in constant time. */
final class Worklist {
    /** With operations that were removed, which are passed over. */
    private final List<Operation> stack = new ArrayList<>();

    private final IrSet<Operation> queued = new IrSet<>();

    /** False if it is there already. */
    boolean push(Operation op) {
        return queued.add(op) && stack.add(op);
    }

    /** The operation pushed last, or null if there is none. */
    @Nullable
    Operation pop() {
        while (!stack.isEmpty()) {
            Operation op = stack.remove(stack.size() - 1);
            if (queued.remove(op)) return op;
        }
        return null;
    }

    /** {@code op} is about to be erased. */
    void remove(Operation op) {
        queued.remove(op);
    }

    void reverse() {
        Collections.reverse(stack);
    }

    void clear() {
        stack.clear();
        queued.clear();
    }
}
