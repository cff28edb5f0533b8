package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.trait.ConstantLike;
import java.util.ArrayList;
import java.util.List;

/** Which operands of operations in different lanes go together, where those of commutative ones may change places. */
final class Likeness {
    /** How many levels of operands tell, as in LLVM. */
    private static final int LOOK_AHEAD = 2;

    private static final int SAME = 2;
    private static final int NEXT_IN_MEMORY = 4;
    private static final int IN_ROW = 2;
    private static final int CONSTANTS = 2;

    private final Stretch stretch;

    Likeness(Stretch stretch) {
        this.stretch = stretch;
    }

    /**
     * Operand {@code i} of each operation. Those of commutative ones go where they are most like those of the first
     * lane whose operands have to stay, or else of the first, and of the lane before.
     */
    List<List<Value>> operands(List<Operation> operations) {
        int leading = 0;
        while (leading < operations.size() && isCommutative(operations.get(leading))) leading++;
        if (leading == operations.size()) leading = 0;
        Operation first = operations.get(leading);
        List<List<Value>> out = new ArrayList<>();
        for (int i = 0; i < first.operandCount(); i++) out.add(new ArrayList<>());
        for (int lane = 0; lane < operations.size(); lane++) {
            Operation op = operations.get(lane);
            boolean swapped = lane != leading
                    && isCommutative(op)
                    && likeness(first, op, lane - leading, true) > likeness(first, op, lane - leading, false);
            for (int i = 0; i < op.operandCount(); i++) out.get(i).add(op.operand(swapped ? 1 - i : i));
        }
        return out;
    }

    private static boolean isCommutative(Operation op) {
        return op instanceof Commutative && op.operandCount() == 2;
    }

    private int likeness(Operation first, Operation op, int lanes, boolean swapped) {
        int out = 0;
        for (int i = 0; i < 2; i++) {
            out += likeness(first.operand(i), op.operand(swapped ? 1 - i : i), lanes, LOOK_AHEAD);
        }
        return out;
    }

    /** How well {@code b} goes {@code lanes} behind {@code a}, as far as {@code levels} of operands tell. */
    private int likeness(Value a, Value b, int lanes, int levels) {
        if (a == b) return SAME;
        Operation x = a.definedBy();
        Operation y = b.definedBy();
        if (x == null || y == null || x.kind() != y.kind()) return 0;
        if (x instanceof ConstantLike) return CONSTANTS;
        Address first = stretch.address(x);
        Address second = stretch.address(y);
        if (first != null && second != null) {
            Long distance = first.distance(second);
            return distance == null ? 0 : distance == lanes ? NEXT_IN_MEMORY : IN_ROW;
        }
        if (levels == 0 || x.operandCount() != y.operandCount() || x.operandCount() == 0) return 1;
        int inOrder = 0;
        for (int i = 0; i < x.operandCount(); i++) inOrder += likeness(x.operand(i), y.operand(i), lanes, levels - 1);
        if (!isCommutative(x)) return 1 + inOrder;
        int swapped = likeness(x.operand(0), y.operand(1), lanes, levels - 1)
                + likeness(x.operand(1), y.operand(0), lanes, levels - 1);
        return 1 + Math.max(inOrder, swapped);
    }
}
