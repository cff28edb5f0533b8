package dev.wami.wavebackend.regalloc;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.LirStructure.IfOp;
import dev.wami.waveir.lir.LirStructure.KernelOp;
import dev.wami.waveir.lir.LirStructure.LoopOp;
import dev.wami.waveir.lir.Reg;
import dev.wami.waveir.lir.SlotOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Proves an allocation, knowing only the kernel before and after: it executes the new one on sets of places. For each
 * word of a virtual register it knows all places (physical registers and slots) that hold its current value on every
 * path to here; an operand is right if its place is among them. Paths that meet keep what all of them have.
 *
 * <p>After the checker of Cranelift's register allocator regalloc2. The place of a value that was never written is any
 * that nothing else has taken since: the content is undefined.
 */
final class AllocationChecker {
    private static final String MARK = "origin";

    private static final int PREDICATES = Coloring.GPRS;
    private static final int SLOTS = PREDICATES + Coloring.PREDICATES;

    private final KernelOp before;
    private final Units units = new Units();
    private final List<Operation> origins = new ArrayList<>();
    private final int base;
    private int places = SLOTS;
    private final Map<String, List<Integer>> constants = new HashMap<>();
    private @Nullable String wrong;
    private @Nullable State leaving;

    private AllocationChecker(KernelOp before) {
        this.before = before;
        before.walk(this::see);
        for (Reg r : before.parameters()) units.base(r);
        base = units.base(Reg.of(Reg.Kind.V, Integer.MAX_VALUE));
        findConstants();
    }

    /** Marks the operations of {@code kernel}, which is about to be allocated, and keeps a copy. */
    static AllocationChecker before(KernelOp kernel) {
        List<Operation> all = new ArrayList<>();
        kernel.walk(all::add);
        for (int i = 0; i < all.size(); i++) all.get(i).setAttribute(MARK, IntegerAttr.i64(i));
        AllocationChecker checker = new AllocationChecker((KernelOp) kernel.copy());
        checker.before.walk(checker.origins::add);
        return checker;
    }

    static void removeMarks(KernelOp kernel) {
        kernel.walk(op -> op.removeAttribute(MARK));
    }

    private void see(Operation op) {
        if (!(op instanceof LirInstructionOp l)) return;
        for (int i = 0; i < l.opcode().operands().size(); i++) {
            Reg r = l.register(i);
            if (r != null && !r.kind().isPhysical()) units.base(r.whole());
        }
    }

    /** Words that only one instruction writes, an immediate or special register: any copy of it is as good. */
    private void findConstants() {
        Map<Integer, Integer> writes = new HashMap<>();
        Map<Integer, String> values = new HashMap<>();
        before.walk(op -> {
            if (!(op instanceof LirInstructionOp l)) return;
            List<Operand> operands = l.opcode().operands();
            for (int i = 0; i < operands.size(); i++) {
                Reg r = l.register(i);
                if (r == null || r.kind().isPhysical() || !operands.get(i).isWritten()) continue;
                for (int u : units.of(r)) {
                    writes.merge(u, 1, Integer::sum);
                    String c = constant(l);
                    if (c != null) values.put(u, c);
                }
            }
        });
        values.forEach((u, c) -> {
            if (writes.getOrDefault(u, 0) == 1) {
                constants.computeIfAbsent(c, k -> new ArrayList<>()).add(u);
            }
        });
    }

    private static @Nullable String constant(LirInstructionOp op) {
        boolean plain = op.guard() == null && (op.opcode() == Opcode.MOV_IMM || op.opcode() == Opcode.MOV_SR);
        return plain ? op.opcode().mnemonic() + op.operandAttribute(1) : null;
    }

    // ---- states

    /** For each place the units whose values it holds. */
    private static final class State {
        final BitSet[] units;

        State(int units, int places) {
            this.units = new BitSet[places];
            for (int p = 0; p < places; p++) {
                this.units[p] = new BitSet(units);
                this.units[p].set(0, units);
            }
        }

        private State(BitSet[] units) {
            this.units = units;
        }

        State copy() {
            BitSet[] out = new BitSet[units.length];
            for (int p = 0; p < out.length; p++) out[p] = (BitSet) units[p].clone();
            return new State(out);
        }

        boolean holds(int place, int unit) {
            return units[place].get(unit);
        }

        /** Keeps what both have; whether that is less than before. */
        boolean meet(State other) {
            boolean less = false;
            for (int p = 0; p < units.length; p++) {
                int n = units[p].cardinality();
                units[p].and(other.units[p]);
                less |= units[p].cardinality() < n;
            }
            return less;
        }

        /** The value of {@code unit} is nowhere. */
        void forget(int unit) {
            for (BitSet p : units) p.clear(unit);
        }

        /** {@code place} holds something else. */
        void overwrite(int place) {
            units[place].clear();
        }

        /** {@code unit} has a new value, which only {@code place} holds. */
        void define(int unit, int place) {
            forget(unit);
            units[place].set(unit);
        }

        /** {@code to} now holds what {@code from} does. */
        void copyPlace(int to, int from) {
            if (to != from) units[to] = (BitSet) units[from].clone();
        }

        /** {@code to} now has the value of {@code from}. */
        void copyUnit(int to, int from) {
            for (BitSet p : units) p.set(to, p.get(from));
        }
    }

    // ---- execution

    /** What is wrong with {@code after}, or null. */
    @Nullable
    String check(KernelOp after) {
        after.walk(op -> {
            if (op instanceof SlotOp s) places = Math.max(places, SLOTS + s.slot() + 1);
        });
        State state = new State(units.count(), places);
        // a constant is nowhere until it is made, and right wherever it is
        for (List<Integer> same : constants.values()) for (int u : same) state.forget(u);
        int at = 0;
        for (Reg r : before.parameters()) {
            if (r.words() == 2) at += at & 1;
            for (int u : units.of(r)) {
                state.overwrite(at);
                state.define(u, at++);
            }
        }
        block(before.body(), after.body(), state);
        return wrong;
    }

    private void fail(Operation op, String text) {
        if (wrong == null) wrong = text + " at '" + op + "'";
    }

    /** Executes {@code after}; what of {@code before} is missing in it must have become unnecessary. */
    private void block(Block before, Block after, State state) {
        Operation old = before.first();
        for (Operation op : after) {
            Attribute mark = op.attribute(MARK);
            if (mark == null) {
                inserted(op, state);
                continue;
            }
            Operation origin = origins.get((int) ((IntegerAttr) mark).value());
            while (old != origin) {
                if (old == null) {
                    fail(op, "out of order");
                    return;
                }
                missing(old, state);
                old = old.next();
            }
            execute(origin, op, state);
            old = origin.next();
        }
        for (; old != null; old = old.next()) missing(old, state);
    }

    /** A copy within one register; or a constant, which is made where it is read. */
    private void missing(Operation op, State state) {
        if (op instanceof LirInstructionOp l && l.guard() == null && l.opcode() == Opcode.MOV) {
            int to = unit(l.register(0));
            int from = unit(l.register(1));
            state.copyUnit(to, from);
        } else if (!(op instanceof LirInstructionOp l) || constant(l) == null) {
            fail(op, "missing");
        }
    }

    private int unit(@Nullable Reg r) {
        if (r == null) throw new IllegalStateException("no register");
        return units.of(r)[0];
    }

    private static int place(Reg physical) {
        return physical.isPredicate() ? PREDICATES + physical.number() : physical.number();
    }

    private void inserted(Operation op, State state) {
        if (op instanceof SlotOp s) {
            slot(s, state);
            return;
        }
        if (!(op instanceof LirInstructionOp l) || l.guard() != null || l.register(0) == null) {
            fail(op, "not to be inserted");
            return;
        }
        int to = place(Objects.requireNonNull(l.register(0)));
        state.overwrite(to);
        if (op.hasAttribute(Spilling.BASE)) state.define(base, to);
        String c = constant(l);
        if (c != null) for (int u : constants.getOrDefault(c, List.of())) state.units[to].set(u);
    }

    private void slot(SlotOp op, State state) {
        int value = place(op.value());
        int kept = place(op.base());
        int scratch = place(op.scratch());
        boolean memory = op.kind() == SlotOp.Kind.SPILL || op.kind() == SlotOp.Kind.RELOAD;
        if (memory && !state.holds(kept, base)) fail(op, "the base of the slots is not there");
        if (op.kind() == SlotOp.Kind.SPILL && (scratch == kept || scratch == value)
                || op.kind() == SlotOp.Kind.RELOAD && value == kept
                || op.kind() == SlotOp.Kind.RESTORE && scratch == kept) fail(op, "overwritten too early");
        switch (op.kind()) {
            case SPILL -> {
                state.overwrite(scratch);
                state.copyPlace(SLOTS + op.slot(), value);
            }
            case RELOAD -> state.copyPlace(value, SLOTS + op.slot());
            case SAVE -> state.copyPlace(kept, value);
            case RESTORE -> {
                state.overwrite(scratch);
                state.copyPlace(value, kept);
            }
        }
    }

    private void execute(Operation origin, Operation op, State state) {
        if (op instanceof IfOp i) {
            IfOp old = (IfOp) origin;
            read(old.predicate(), i.predicate(), i, state);
            State then = state.copy();
            block(old.then(), i.then(), then);
            // what is left of an arm of copies may be nothing
            if (old.hasElse()) block(old.otherwise(), i.otherwise(), state);
            state.meet(then);
        } else if (op instanceof LoopOp loop) {
            loop((LoopOp) origin, loop, state);
        } else if (op instanceof LirInstructionOp l) {
            instruction((LirInstructionOp) origin, l, state);
        }
    }

    private void loop(LoopOp origin, LoopOp loop, State state) {
        State outer = leaving;
        State out;
        while (true) {
            leaving = new State(units.count(), places);
            State body = state.copy();
            block(origin.body(), loop.body(), body);
            out = leaving;
            if (!state.meet(body) || wrong != null) break;
        }
        System.arraycopy(out.units, 0, state.units, 0, out.units.length);
        leaving = outer;
    }

    private void read(Reg virtual, Reg physical, Operation op, State state) {
        int[] all = units.of(virtual);
        for (int i = 0; i < all.length; i++) {
            if (!state.holds(place(physical) + i, all[i])) fail(op, physical + " does not hold " + virtual);
        }
    }

    private void instruction(LirInstructionOp origin, LirInstructionOp op, State state) {
        List<Operand> operands = op.opcode().operands();
        if (origin.opcode() != op.opcode()) fail(op, "not the instruction that it was");
        for (int i = 0; i < operands.size(); i++) {
            Reg virtual = origin.register(i);
            Reg physical = op.register(i);
            if (virtual == null || physical == null || virtual.kind().isPhysical()) {
                if (!origin.operandAttribute(i).equals(op.operandAttribute(i))) fail(op, "another operand");
                continue;
            }
            boolean reads = operands.get(i).isRead()
                    || origin.isMerging() && operands.get(i).isWritten();
            if (reads) read(virtual, physical, op, state);
            if (operands.get(i).access() == Operand.Access.OPTIONAL_WRITE && physical.number() == 0) {
                fail(op, "no result in r0");
            }
        }
        Reg guard = origin.guard();
        Reg physicalGuard = op.guard();
        if (guard != null && physicalGuard != null) {
            read(guard, physicalGuard, op, state);
            if (physicalGuard.number() == 0) fail(op, "p0 is no guard");
        } else if (guard != physicalGuard) fail(op, "another guard");
        if (op.opcode() == Opcode.BREAK && leaving != null) leaving.meet(state);
        write(origin, op, state);
    }

    private void write(LirInstructionOp origin, LirInstructionOp op, State state) {
        if (op.opcode() == Opcode.MOV && op.guard() == null) {
            int from = unit(origin.register(1));
            state.copyPlace(
                    place(Objects.requireNonNull(op.register(0))), place(Objects.requireNonNull(op.register(1))));
            state.copyUnit(unit(origin.register(0)), from);
            return;
        }
        List<Operand> operands = op.opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg virtual = origin.register(i);
            Reg physical = op.register(i);
            if (virtual == null
                    || physical == null
                    || virtual.kind().isPhysical()
                    || !operands.get(i).isWritten()) continue;
            int[] all = units.of(virtual);
            for (int w = 0; w < all.length; w++) state.overwrite(place(physical) + w);
            for (int w = 0; w < all.length; w++) state.define(all[w], place(physical) + w);
        }
    }
}
