package dev.wami.wavebackend.select;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.Reg;
import java.util.List;

/** Where instructions are appended, and the numbers of virtual registers. */
final class Code {
    private final int[] numbers = new int[Reg.Kind.values().length];
    private Block block;
    private Location location = Location.UNKNOWN;

    Code(Block block) {
        this.block = block;
    }

    /** Appends to {@code to} from now on; returns where it was before. */
    Block in(Block to) {
        Block before = block;
        block = to;
        return before;
    }

    void at(Location l) {
        location = l;
    }

    Location location() {
        return location;
    }

    Reg fresh(Reg.Kind kind) {
        return Reg.of(kind, numbers[kind.ordinal()]++);
    }

    Reg word() {
        return fresh(Reg.Kind.V);
    }

    Reg predicate() {
        return fresh(Reg.Kind.B);
    }

    LirInstructionOp op(Opcode opcode, Attribute... operands) {
        return block.add(new LirInstructionOp(location, opcode, List.of(operands)));
    }

    <T extends Operation> T add(T op) {
        return block.add(op);
    }

    /** A fresh word that holds {@code value}. */
    Reg immediate(int value) {
        Reg r = word();
        op(Opcode.MOV_IMM, r, LirInstructionOp.immediate(value));
        return r;
    }

    /** Copies a register of one or two words; nothing if it is the same. */
    void copy(Reg to, Reg from) {
        if (to.equals(from)) return;
        int words = to.words();
        if (words == 1) {
            op(Opcode.MOV, to, from);
            return;
        }
        for (int i = 0; i < words; i++) op(Opcode.MOV, to.word(i), from.word(i));
    }
}
