package dev.wami.wavebackend.regalloc;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.LirStructure.IfOp;
import dev.wami.waveir.lir.LirStructure.KernelOp;
import dev.wami.waveir.lir.Reg;
import dev.wami.waveir.lir.SlotOp;
import java.util.ArrayList;
import java.util.List;

/** Gives the virtual registers of kernels physical ones, and slots in local memory where these do not suffice. */
public final class AllocateRegisters extends Pass {
    private static final int MAX_ROUNDS = 50;

    public final Option<Boolean> check =
            Option.of("check", false, "prove that every instruction gets the values it is to get");

    @Override
    public String name() {
        return "allocate-registers";
    }

    @Override
    public String summary() {
        return "colour registers and spill";
    }

    @Override
    public void run(Operation root, PassContext context) {
        for (KernelOp kernel : root.collect(KernelOp.class)) {
            AllocationChecker checker = check.get() ? AllocationChecker.before(kernel) : null;
            if (!allocate(kernel)) {
                context.diagnostics().error(kernel, "needs more registers than the machine has");
                continue;
            }
            if (checker == null) continue;
            String wrong = checker.check(kernel);
            if (wrong != null) context.diagnostics().error(kernel, "wrong register allocation: %s", wrong);
            AllocationChecker.removeMarks(kernel);
        }
    }

    private static boolean allocate(KernelOp kernel) {
        Spilling spilling = new Spilling(kernel);
        for (int round = 0; round < MAX_ROUNDS; round++) {
            Coloring coloring = new Coloring(kernel, new Units(), spilling.temporaries());
            List<Reg> spilled = coloring.run();
            if (spilled.isEmpty()) {
                if (spilling.slotCount() > 0) kernel.addPerThreadWords(spilling.slotCount());
                rewrite(kernel, coloring);
                return true;
            }
            spilling.spill(spilled);
        }
        return false;
    }

    private static void rewrite(KernelOp kernel, Coloring coloring) {
        List<Operation> idle = new ArrayList<>();
        kernel.walk(op -> {
            if (coloring.isIdle(op)) idle.add(op);
        });
        idle.forEach(Operation::erase);
        kernel.walk(op -> rewrite(op, coloring));
        List<Reg> parameters = new ArrayList<>();
        for (Reg r : kernel.parameters()) parameters.add(coloring.placeOf(r));
        kernel.setParameters(parameters);
    }

    private static void rewrite(Operation op, Coloring coloring) {
        if (op instanceof IfOp i) i.setPredicate(coloring.placeOf(i.predicate()));
        if (op instanceof SlotOp s) {
            s.setRegisters(coloring.placeOf(s.value()), coloring.placeOf(s.base()), coloring.placeOf(s.scratch()));
        }
        if (!(op instanceof LirInstructionOp l)) return;
        for (int i = 0; i < l.opcode().operands().size(); i++) {
            Reg r = l.register(i);
            if (r != null && !r.kind().isPhysical()) l.setRegister(i, coloring.placeOf(r));
        }
        Reg guard = l.guard();
        if (guard != null) l.guarded(coloring.placeOf(guard), l.isNegated());
    }
}
