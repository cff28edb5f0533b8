package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;

/**
 * Of the operands of an integer operator that commutes the higher tree comes first, where the two have nothing to do
 * with each other (binaryen: optimize-instructions, which orders them by kind). While the second operand is computed,
 * the value of the first one takes a register: engines compute and allocate in the order of the code.
 *
 * <p>Of two locals the one to which the result is written comes first: it can stay in its register.
 *
 * <pre>
 *   local.get $x  (a + b) * c  i32.xor                  -&gt;   (a + b) * c  local.get $x  i32.xor
 *   local.get $y  local.get $x  i32.xor  local.set $x   -&gt;   local.get $x  local.get $y  i32.xor  local.set $x
 * </pre>
 */
final class OperandOrder {
    /**
     * The nodes of operands that are compared: larger ones stay as they are, as each is looked at from all above it.
     */
    private static final int MAX_NODES = 60;

    private static final int NONE = -1;

    private final IndexSpaces spaces;

    private OperandOrder(IndexSpaces spaces) {
        this.spaces = spaces;
    }

    static void apply(Node root, IndexSpaces spaces) {
        new OperandOrder(spaces).visit(root, NONE);
    }

    /**
     * Gives the nodes from here to the deepest.
     *
     * @param written the local that is set to the value, or to what is made of it as a first operand
     */
    private int visit(Node n, int written) {
        boolean sets = n.is(Opcode.LOCAL_SET) || n.is(Opcode.LOCAL_TEE);
        int height = 0;
        int first = 0;
        for (int k = 0; k < n.kids.size(); k++) {
            int kid = visit(n.kid(k), k > 0 ? NONE : sets ? n.local() : written);
            if (k == 0) first = kid;
            height = Math.max(height, kid);
        }
        if (n.kids.size() == 2 && n.instruction != null && commutes(n.instruction.opcode())) {
            Node a = n.kid(0);
            Node b = n.kid(1);
            boolean overwrites = b.is(Opcode.LOCAL_GET) && b.local() == written;
            if (first < height || overwrites && a.is(Opcode.LOCAL_GET)) swapIfApart(n, a, b);
        }
        return height + 1;
    }

    private void swapIfApart(Node n, Node a, Node b) {
        if (!areApart(a, b)) return;
        n.kids.set(0, b);
        n.kids.set(1, a);
    }

    /** Of floats the order may decide which NaN comes out. */
    private static boolean commutes(Opcode opcode) {
        if (!opcode.isCommutative()) return false;
        Object type = opcode.type().results().get(0);
        return type == NumericType.I32 || type == NumericType.I64;
    }

    private boolean areApart(Node a, Node b) {
        return isSmall(a)
                && isSmall(b)
                && !a.mayLeave()
                && !b.mayLeave()
                && !Effects.of(a, spaces).conflictsWith(Effects.of(b, spaces));
    }

    private static boolean isSmall(Node n) {
        return size(n, MAX_NODES) < MAX_NODES;
    }

    /** The nodes, counted up to the most. */
    private static int size(Node n, int most) {
        int size = 1;
        for (Node k : n.kids) {
            if (size >= most) break;
            size += size(k, most - size);
        }
        return size;
    }
}
