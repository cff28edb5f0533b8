package dev.wami.conversions.wasmssa;

import dev.wami.core.ir.Value;
import java.util.List;
import java.util.Set;

/** Which operands of an instruction are in place. */
final class StackPrefix {
    /** With more operands than this, only all or none of those that can be are looked for. */
    private static final int MANY = 32;

    private StackPrefix() {}

    /** Whether the operands are all on top of the stack, in their order. */
    static boolean isTop(List<Value> operands, List<Value> stack) {
        int height = stack.size() - operands.size();
        if (height < 0) return false;
        for (int i = 0; i < operands.size(); i++) if (stack.get(height + i) != operands.get(i)) return false;
        return true;
    }

    /**
     * The greatest number of first operands that are the top of the stack in their order, once the operands after them
     * are not there: these can be put on top.
     */
    static int find(List<Value> operands, List<Value> stack, Set<Value> moved) {
        int most = 0;
        while (most < operands.size() && !moved.contains(operands.get(most))) most++;
        for (int n = most; n > 0; n = n > MANY ? MANY : n - 1) if (matches(operands, n, stack)) return n;
        return 0;
    }

    private static boolean matches(List<Value> operands, int count, List<Value> stack) {
        int at = stack.size() - 1;
        for (int i = count - 1; i >= 0; i--) {
            while (at >= 0 && stack.get(at) != operands.get(i) && isAmong(operands, count, stack.get(at))) at--;
            if (at < 0 || stack.get(at) != operands.get(i)) return false;
            at--;
        }
        return true;
    }

    private static boolean isAmong(List<Value> operands, int from, Value value) {
        for (int i = from; i < operands.size(); i++) if (operands.get(i) == value) return true;
        return false;
    }

    /** Takes a value out of the stack, wherever it is. */
    static void remove(Value value, List<Value> stack) {
        for (int i = stack.size() - 1; i >= 0; i--) {
            if (stack.get(i) != value) continue;
            stack.remove(i);
            return;
        }
    }
}
