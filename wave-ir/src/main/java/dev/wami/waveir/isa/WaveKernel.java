package dev.wami.waveir.isa;

import java.util.List;

/**
 * One kernel of a {@link WaveProgram}.
 *
 * @param registers general purpose registers of each thread
 * @param predicates predicate registers of each thread, at most 4
 * @param localMemory bytes of local memory of each workgroup; 0 takes what the launch says
 * @param workgroup threads of a workgroup; {@link Extent#ANY} takes what the launch says
 * @param fixedWorkgroup whether the code holds for this workgroup size only, as it does if threads have slots of their
 *     own in local memory
 * @param code the instructions; the target of a call is at most their number, which ends the kernel
 */
public record WaveKernel(
        String name,
        int registers,
        int predicates,
        int localMemory,
        Extent workgroup,
        boolean fixedWorkgroup,
        List<WaveInstruction> code) {

    public static final int DEFAULT_REGISTERS = 32;
    public static final int PREDICATES = 4;

    public WaveKernel {
        code = List.copyOf(code);
        for (WaveInstruction i : code) {
            if (i.opcode() == Opcode.CALL && i.operand(0) > code.size()) {
                throw new IllegalArgumentException(name + ": a call beyond the kernel");
            }
        }
    }
}
