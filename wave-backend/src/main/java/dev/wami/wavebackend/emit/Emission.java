package dev.wami.wavebackend.emit;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.waveir.isa.Guard;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.Scope;
import dev.wami.waveir.isa.SpecialRegister;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import dev.wami.waveir.isa.WaveProgram;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.LirStructure.IfOp;
import dev.wami.waveir.lir.LirStructure.KernelOp;
import dev.wami.waveir.lir.LirStructure.LoopOp;
import dev.wami.waveir.lir.Reg;
import dev.wami.waveir.lir.SlotOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Writes the kernels of a module, whose registers are physical, as a program. */
public final class Emission {
    private final KernelOp kernel;
    private final List<WaveInstruction> code = new ArrayList<>();
    private int registers;
    private int predicates;

    private Emission(KernelOp kernel) {
        this.kernel = kernel;
    }

    /** The program of all {@code lir.kernel} in {@code module}, in their order. */
    public static WaveProgram run(Operation module) {
        List<WaveKernel> kernels = new ArrayList<>();
        for (KernelOp k : module.collect(KernelOp.class)) kernels.add(new Emission(k).kernel());
        return new WaveProgram(kernels);
    }

    private WaveKernel kernel() {
        for (Reg r : kernel.parameters()) registers = Math.max(registers, r.number() + r.words());
        block(kernel.body());
        return new WaveKernel(
                kernel.kernelName(),
                registers,
                predicates,
                kernel.localMemory(),
                kernel.workgroup(),
                kernel.hasPerThreadMemory(),
                code);
    }

    private void block(Block b) {
        for (Operation op : b) {
            if (op instanceof LirInstructionOp l) instruction(l);
            else if (op instanceof SlotOp s) slot(s);
            else if (op instanceof IfOp i) conditional(i);
            else if (op instanceof LoopOp l) loop(l);
            else throw new IllegalStateException(op.name());
        }
    }

    private void add(Opcode opcode, Guard guard, Location location, int... operands) {
        List<Operand> specs = opcode.operands();
        for (int i = 0; i < operands.length; i++) {
            Operand o = specs.get(i);
            if (o.kind() == Operand.Kind.GPR) registers = Math.max(registers, operands[i] + o.registers());
            if (o.kind() == Operand.Kind.PREDICATE) predicates = Math.max(predicates, operands[i] + 1);
        }
        if (guard != Guard.NONE) predicates = Math.max(predicates, guard.predicate() + 1);
        code.add(new WaveInstruction(opcode, guard, location, operands));
    }

    private void conditional(IfOp op) {
        add(Opcode.IF, Guard.NONE, op.location(), op.predicate().number());
        block(op.then());
        if (op.hasElse()) {
            add(Opcode.ELSE, Guard.NONE, op.location());
            block(op.otherwise());
        }
        add(Opcode.ENDIF, Guard.NONE, op.location());
    }

    private void loop(LoopOp op) {
        add(Opcode.LOOP, Guard.NONE, op.location());
        block(op.body());
        add(Opcode.ENDLOOP, Guard.NONE, op.location());
    }

    private void instruction(LirInstructionOp op) {
        List<Operand> specs = op.opcode().operands();
        int[] operands = new int[specs.size()];
        for (int i = 0; i < operands.length; i++) operands[i] = number(specs.get(i), op.operandAttribute(i));
        Reg guard = op.guard();
        Guard g = guard == null ? Guard.NONE : Guard.of(guard.number(), op.isNegated());
        add(op.opcode(), g, op.location(), operands);
    }

    private static int number(Operand spec, Attribute a) {
        if (a instanceof Reg r) {
            if (!r.kind().isPhysical()) throw new IllegalStateException(r + " is not allocated");
            return r.number();
        }
        if (a instanceof IntegerAttr i) return (int) i.value();
        String word = ((StringAttr) a).value();
        if (spec.kind() == Operand.Kind.SPECIAL) {
            return Objects.requireNonNull(SpecialRegister.named(word)).ordinal();
        }
        for (Scope s : Scope.values()) if (s.text().equals(word)) return s.ordinal();
        throw new IllegalStateException("unknown scope " + word);
    }

    /** Slot k of a thread is 4 * k * threads after its slot 0. */
    private void slot(SlotOp op) {
        Location at = op.location();
        int value = op.value().number();
        int base = op.base().number();
        int scratch = op.scratch().number();
        int offset = Math.toIntExact(4L * op.slot() * kernel.workgroup().count());
        switch (op.kind()) {
            case SPILL -> {
                int address = address(base, offset, scratch, at);
                add(Opcode.LOCAL_STORE_U32, Guard.NONE, at, address, value);
            }
            case RELOAD -> {
                int address = address(base, offset, value, at);
                add(Opcode.LOCAL_LOAD_U32, Guard.NONE, at, value, address);
            }
            case SAVE -> {
                add(Opcode.MOV_IMM, Guard.NONE, at, base, 0);
                add(Opcode.MOV_IMM, Guard.of(value, false), at, base, 1);
            }
            case RESTORE -> {
                add(Opcode.MOV_IMM, Guard.NONE, at, scratch, 0);
                add(Opcode.ICMP_NE, Guard.NONE, at, value, base, scratch);
            }
        }
    }

    private int address(int base, int offset, int scratch, Location at) {
        if (offset == 0) return base;
        add(Opcode.MOV_IMM, Guard.NONE, at, scratch, offset);
        add(Opcode.IADD, Guard.NONE, at, scratch, scratch, base);
        return scratch;
    }
}
