package dev.wami.wasmimport;

import dev.wami.wasmspec.Opcode;

/**
 * Which instructions of a body can be reached, by its blocks alone: not what is between a branch and the end of its
 * block. The specification calls the stack there polymorphic (Validation, Instructions).
 */
final class Reachability {
    private boolean reachable = true;
    /** How many blocks were opened where nothing can be reached. */
    private int unreachable;

    /** Whether the next instruction is left out: all but the end of the innermost block that can be reached. */
    boolean skips(Opcode opcode) {
        if (reachable) {
            reachable = !opcode.isUnconditional();
            return false;
        }
        if (opcode.opensBlock()) {
            unreachable++;
            return true;
        }
        if (opcode != Opcode.ELSE && opcode != Opcode.END) return true;
        if (unreachable == 0) {
            reachable = true;
            return false;
        }
        if (opcode == Opcode.END) unreachable--;
        return true;
    }
}
