package dev.wami.wavebackend.select;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.waveir.isa.Effect;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.LirStructure.IfOp;
import dev.wami.waveir.lir.LirStructure.KernelOp;
import dev.wami.waveir.lir.Reg;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Guards the instructions of short conditionals instead of branching around them, which the machine does not do anyway:
 *
 * <pre>
 *   if b { v = load a; store c, v }   -&gt;   v = load a if b; store c, v if b
 * </pre>
 *
 * What is defined for all operands and only used here needs no guard; what others read too keeps its value elsewhere.
 */
final class Predication {
    private final int limit;
    private final Map<Reg, Integer> definitions = new HashMap<>();

    private Predication(int limit) {
        this.limit = limit;
    }

    static void run(KernelOp kernel, int limit) {
        Predication p = new Predication(limit);
        kernel.walk(op -> {
            if (op instanceof LirInstructionOp l) for (Reg r : written(l)) p.definitions.merge(r, 1, Integer::sum);
        });
        List<IfOp> all = kernel.collect(IfOp.class);
        for (int i = all.size() - 1; i >= 0; i--) p.flatten(all.get(i));
    }

    /** The whole registers that it writes. */
    private static Set<Reg> written(LirInstructionOp op) {
        Set<Reg> out = new HashSet<>();
        List<Operand> operands = op.opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg r = op.register(i);
            if (operands.get(i).isWritten() && r != null && !r.kind().isPhysical()) out.add(r.whole());
        }
        return out;
    }

    private void flatten(IfOp op) {
        int n = size(op.then(), op.predicate()) + (op.hasElse() ? size(op.otherwise(), op.predicate()) : 0);
        if (n > limit) return;
        guard(op.then(), op, false);
        if (op.hasElse()) guard(op.otherwise(), op, true);
        op.erase();
    }

    /** How many instructions; more than the limit if some cannot be guarded. */
    private int size(Block block, Reg predicate) {
        int n = 0;
        for (Operation o : block) {
            if (!(o instanceof LirInstructionOp op) || op.guard() != null) return limit + 1;
            Effect effect = op.opcode().effect();
            boolean plain = effect == Effect.NONE || effect.isMemory();
            if (!plain || written(op).contains(predicate)) return limit + 1;
            n++;
        }
        return n;
    }

    private void guard(Block block, IfOp conditional, boolean negated) {
        for (Operation o = block.first(); o != null; o = block.first()) {
            LirInstructionOp op = (LirInstructionOp) o;
            o.moveBefore(conditional);
            boolean shared = false;
            for (Reg r : written(op)) {
                int words = r.words() == 1
                                || op.register(0) == null
                                || op.register(0).part() < 0
                        ? 1
                        : r.words();
                shared |= definitions.getOrDefault(r, 0) > words;
            }
            if (!shared && op.opcode().isSpeculatable()) continue;
            op.guarded(conditional.predicate(), negated);
            if (shared) op.merging();
        }
    }
}
