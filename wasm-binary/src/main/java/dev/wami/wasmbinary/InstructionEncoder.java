package dev.wami.wasmbinary;

import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/** Writes instructions (specification 5.4). */
public final class InstructionEncoder {
    /** Added to the alignment of a memory access where the index of a memory follows. */
    static final int HAS_MEMORY = 0x40;

    private InstructionEncoder() {}

    /** Instructions and the {@code end} that closes them. */
    static void expression(ByteWriter out, List<Instruction> instructions) {
        for (Instruction instruction : instructions) {
            instruction(out, instruction);
        }
        out.u8(Opcode.END.code());
    }

    static void opcode(ByteWriter out, Opcode opcode) {
        if (opcode.prefix() == 0) {
            out.u8(opcode.code());
        } else {
            out.u8(opcode.prefix());
            out.u32(opcode.number());
        }
    }

    public static void instruction(ByteWriter out, Instruction instruction) {
        Opcode opcode = instruction.opcode();
        opcode(out, opcode);
        if (instruction instanceof Instruction.Plain) {
            if (opcode == Opcode.ATOMIC_FENCE) {
                out.u8(0);
            }
        } else if (instruction instanceof Instruction.Indexed indexed) {
            if (opcode.immediates() == Immediates.LANE_INDEX) {
                out.u8(indexed.index());
            } else {
                out.u32(indexed.index());
            }
        } else if (instruction instanceof Instruction.Constant constant) {
            constant(out, constant);
        } else if (instruction instanceof Instruction.MemoryAccess access) {
            access(out, access);
        } else if (instruction instanceof Instruction.Block block) {
            TypeEncoder.block(out, block.type());
        } else if (instruction instanceof Instruction.IndexedPair pair) {
            out.u32(pair.first());
            out.u32(pair.second());
        } else if (instruction instanceof Instruction.BrTable table) {
            out.u32(table.labels().size());
            for (int label : table.labels()) {
                out.u32(label);
            }
            out.u32(table.defaultLabel());
        } else if (instruction instanceof Instruction.VectorConstant constant) {
            out.fixed64(constant.low());
            out.fixed64(constant.high());
        } else if (instruction instanceof Instruction.HeapTyped typed) {
            TypeEncoder.heap(out, typed.heap());
        } else {
            rare(out, instruction);
        }
    }

    private static void rare(ByteWriter out, Instruction instruction) {
        if (instruction instanceof Instruction.SelectTyped select) {
            out.u32(select.types().size());
            for (ValueType type : select.types()) {
                TypeEncoder.value(out, type);
            }
        } else if (instruction instanceof Instruction.TryTable table) {
            TypeEncoder.block(out, table.type());
            out.u32(table.catches().size());
            for (Instruction.Catch clause : table.catches()) {
                out.u8(clause.kind().ordinal());
                if (clause.kind().hasTag()) {
                    out.u32(clause.tag());
                }
                out.u32(clause.label());
            }
        } else if (instruction instanceof Instruction.BranchOnCast branch) {
            out.u8((branch.from().nullable() ? 1 : 0) | (branch.to().nullable() ? 2 : 0));
            out.u32(branch.label());
            TypeEncoder.heap(out, branch.from().heap());
            TypeEncoder.heap(out, branch.to().heap());
        } else if (instruction instanceof Instruction.Resume resume) {
            out.u32(resume.type());
            if (resume.opcode() == Opcode.RESUME_THROW) {
                out.u32(resume.tag());
            }
            out.u32(resume.handlers().size());
            for (Instruction.Handler handler : resume.handlers()) {
                out.u8(handler.isSwitch() ? 1 : 0);
                out.u32(handler.tag());
                if (!handler.isSwitch()) {
                    out.u32(handler.label());
                }
            }
        }
    }

    private static void constant(ByteWriter out, Instruction.Constant constant) {
        switch (constant.opcode().immediates()) {
            case I32_VALUE -> out.s64((int) constant.bits());
            case I64_VALUE -> out.s64(constant.bits());
            case F32_VALUE -> out.fixed32((int) constant.bits());
            default -> out.fixed64(constant.bits());
        }
    }

    private static void access(ByteWriter out, Instruction.MemoryAccess access) {
        if (access.memory() == 0) {
            out.u32(access.align());
        } else {
            out.u32(access.align() | HAS_MEMORY);
            out.u32(access.memory());
        }
        out.u64(access.offset());
        if (access.opcode().immediates() == Immediates.MEMARG_LANE) {
            out.u8(access.lane());
        }
    }
}
