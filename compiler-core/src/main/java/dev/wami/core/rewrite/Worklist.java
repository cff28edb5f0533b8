package dev.wami.core.rewrite;

import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A stack of operations, each at most once, from which any can be removed in constant time. */
final class Worklist {
    private final List<@Nullable Operation> stack = new ArrayList<>();
    private final Map<Operation, Integer> position = new IdentityHashMap<>();

    /** False if it is there already. */
    boolean push(Operation op) {
        if (position.putIfAbsent(op, stack.size()) != null) return false;
        stack.add(op);
        return true;
    }

    /** The operation pushed last, or null if there is none. */
    @Nullable
    Operation pop() {
        dropHoles();
        if (stack.isEmpty()) return null;
        Operation op = stack.remove(stack.size() - 1);
        if (op != null) position.remove(op);
        return op;
    }

    void remove(Operation op) {
        Integer at = position.remove(op);
        if (at == null) return;
        stack.set(at, null);
        dropHoles();
    }

    private void dropHoles() {
        while (!stack.isEmpty() && stack.get(stack.size() - 1) == null) stack.remove(stack.size() - 1);
    }

    void reverse() {
        Collections.reverse(stack);
        for (int i = 0; i < stack.size(); i++) {
            Operation op = stack.get(i);
            if (op != null) position.put(op, i);
        }
    }

    void clear() {
        stack.clear();
        position.clear();
    }
}
