package dev.wami.wavebackend.select;

import dev.wami.core.ir.Operation;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.LirStructure.IfOp;
import dev.wami.waveir.lir.LirStructure.KernelOp;
import dev.wami.waveir.lir.Reg;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Takes away instructions whose results nothing reads; selection leaves some whose users needed them in another form.
 */
final class DeadCode {
    private DeadCode() {}

    static void run(KernelOp kernel) {
        boolean changed = true;
        while (changed) {
            Map<Reg, Integer> reads = new HashMap<>();
            kernel.walk(op -> count(op, reads));
            changed = false;
            for (LirInstructionOp op : kernel.collect(LirInstructionOp.class)) {
                if (!op.opcode().isPure() || isRead(op, reads)) continue;
                op.erase();
                changed = true;
            }
        }
    }

    private static void count(Operation op, Map<Reg, Integer> reads) {
        if (op instanceof IfOp i) reads.merge(i.predicate(), 1, Integer::sum);
        if (!(op instanceof LirInstructionOp l)) return;
        List<Operand> operands = l.opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg r = l.register(i);
            if (r != null && operands.get(i).isRead()) reads.merge(r.whole(), 1, Integer::sum);
        }
        Reg guard = l.guard();
        if (guard != null && !(l.isMerging() && guard.equals(l.register(0)))) reads.merge(guard, 1, Integer::sum);
    }

    private static boolean isRead(LirInstructionOp op, Map<Reg, Integer> reads) {
        List<Operand> operands = op.opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg r = op.register(i);
            if (r == null || !operands.get(i).isWritten()) continue;
            if (r.kind().isPhysical() || reads.containsKey(r.whole())) return true;
        }
        return false;
    }
}
