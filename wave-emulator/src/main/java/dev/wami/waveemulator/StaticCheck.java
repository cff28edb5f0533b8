package dev.wami.waveemulator;

import dev.wami.core.diag.Diagnostics;
import dev.wami.waveir.isa.Guard;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is wrong with a kernel whatever it is given: registers that it does not have, guards that mean nothing. */
final class StaticCheck {
    private StaticCheck() {}

    /** @return whether the kernel can be run */
    static boolean check(WaveKernel kernel, int registers, Diagnostics diagnostics) {
        int before = diagnostics.errorCount();
        for (int i = 0; i < kernel.code().size(); i++) {
            WaveInstruction instruction = kernel.code().get(i);
            String wrong = problem(kernel, registers, instruction);
            if (wrong == null) continue;
            diagnostics.error(
                    instruction.location(),
                    "kernel '%s', instruction %d '%s': %s",
                    kernel.name(),
                    i,
                    instruction.opcode().mnemonic(),
                    wrong);
        }
        return diagnostics.errorCount() == before;
    }

    private static @Nullable String problem(WaveKernel kernel, int registers, WaveInstruction instruction) {
        List<Operand> operands = instruction.opcode().operands();
        for (int k = 0; k < operands.size(); k++) {
            int last = instruction.operand(k) + operands.get(k).registers() - 1;
            if (operands.get(k).kind() == Operand.Kind.GPR && last >= registers) {
                return "r" + last + " is not one of the kernel's " + registers + " registers";
            }
            if (operands.get(k).kind() == Operand.Kind.PREDICATE && last >= kernel.predicates()) {
                return "p" + last + " is not one of the kernel's " + kernel.predicates() + " predicates";
            }
        }
        if (instruction.guard() == Guard.NONE) return null;
        if (instruction.guard().predicate() >= kernel.predicates()) {
            return "p" + instruction.guard().predicate() + " is not one of the kernel's " + kernel.predicates()
                    + " predicates";
        }
        return switch (instruction.opcode()) {
            case IF, ELSE, ENDIF, LOOP, ENDLOOP -> "a guard on structured control flow means nothing";
            default -> null;
        };
    }
}
