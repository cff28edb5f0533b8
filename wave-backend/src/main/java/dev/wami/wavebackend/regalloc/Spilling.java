package dev.wami.wavebackend.regalloc;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.SpecialRegister;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.LirStructure.IfOp;
import dev.wami.waveir.lir.LirStructure.KernelOp;
import dev.wami.waveir.lir.Reg;
import dev.wami.waveir.lir.SlotOp;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites registers that got no place. A constant is made again where it is read; a word goes to local memory, where
 * each thread has slots of its own; a predicate goes to a word.
 *
 * <pre>
 *   slot k of thread t: byte  start + 4 * (k * threads + t)
 * </pre>
 */
final class Spilling {
    /** On what was inserted: it is not in the kernel that was to be allocated. */
    static final String INSERTED = "inserted";
    /** On what writes the address of the thread's first slot. */
    static final String BASE = "slot_base";

    private final KernelOp kernel;
    private final Set<Reg> temporaries = new HashSet<>();
    private final int[] numbers = new int[Reg.Kind.values().length];
    private final Map<Reg, Integer> slots = new HashMap<>();
    private int slotCount;
    private @Nullable Reg base;

    Spilling(KernelOp kernel) {
        this.kernel = kernel;
        kernel.walk(op -> {
            for (Reg r : registers(op)) see(r);
        });
        for (Reg r : kernel.parameters()) see(r);
    }

    private void see(Reg r) {
        int k = r.kind().ordinal();
        numbers[k] = Math.max(numbers[k], r.number() + 1);
    }

    /** The registers of {@code op} that may be spilled: of a slot's only the word that keeps a predicate. */
    private static List<Reg> registers(Operation op) {
        List<Reg> out = new ArrayList<>();
        if (op instanceof IfOp i) out.add(i.predicate());
        if (op instanceof SlotOp s) out.add(s.base().whole());
        if (!(op instanceof LirInstructionOp l)) return out;
        for (int i = 0; i < l.opcode().operands().size(); i++) {
            Reg r = l.register(i);
            if (r != null) out.add(r.whole());
        }
        Reg guard = l.guard();
        if (guard != null) out.add(guard);
        return out;
    }

    /** Registers that live too shortly to be spilled. */
    Set<Reg> temporaries() {
        return temporaries;
    }

    /** Words of local memory that each thread has. */
    int slotCount() {
        return slotCount;
    }

    private Reg temporary(Reg.Kind kind) {
        Reg r = Reg.of(kind, numbers[kind.ordinal()]++);
        temporaries.add(r);
        return r;
    }

    void spill(Collection<Reg> registers) {
        Map<Reg, List<Operation>> users = new LinkedHashMap<>();
        for (Reg r : registers) users.put(r, new ArrayList<>());
        kernel.walk(op -> {
            for (Reg r : new LinkedHashSet<>(registers(op))) {
                List<Operation> ops = users.get(r);
                if (ops != null) ops.add(op);
            }
        });
        users.forEach(this::spill);
    }

    private void spill(Reg r, List<Operation> users) {
        LirInstructionOp constant = constant(r, users);
        if (constant != null) rematerialize(r, constant, users);
        else if (r.isPredicate()) keepInWord(r, users);
        else keepInMemory(r, users);
    }

    // ---- constants

    /** The only instruction that writes {@code r}, if it is an immediate or a special register; else null. */
    private @Nullable LirInstructionOp constant(Reg r, List<Operation> users) {
        if (kernel.parameters().contains(r) || r.words() != 1) return null;
        LirInstructionOp only = null;
        for (Operation op : users) {
            if (!(op instanceof LirInstructionOp l)) return null;
            if (!writes(l, r)) continue;
            if (only != null) return null;
            only = l;
        }
        boolean again = only != null
                && only.guard() == null
                && (only.opcode() == Opcode.MOV_IMM || only.opcode() == Opcode.MOV_SR);
        return again ? only : null;
    }

    private static boolean writes(LirInstructionOp op, Reg whole) {
        List<Operand> operands = op.opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg r = op.register(i);
            if (operands.get(i).isWritten() && r != null && r.whole().equals(whole)) return true;
        }
        return false;
    }

    private void rematerialize(Reg r, LirInstructionOp constant, List<Operation> users) {
        for (Operation user : users) {
            if (user == constant) continue;
            LirInstructionOp op = (LirInstructionOp) user;
            Reg fresh = temporary(Reg.Kind.V);
            LirInstructionOp again = new LirInstructionOp(
                    op.location(), constant.opcode(), List.of(fresh, constant.operandAttribute(1)));
            insertBefore(again, op);
            replaceReads(op, r, fresh);
        }
        constant.erase();
    }

    private static boolean reads(LirInstructionOp op, Reg whole) {
        List<Operand> operands = op.opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg r = op.register(i);
            boolean reads = operands.get(i).isRead()
                    || op.isMerging() && operands.get(i).isWritten();
            if (reads && r != null && r.whole().equals(whole)) return true;
        }
        Reg guard = op.guard();
        return guard != null && guard.equals(whole);
    }

    private static void replaceReads(LirInstructionOp op, Reg whole, Reg by) {
        List<Operand> operands = op.opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg r = op.register(i);
            if (r == null || !operands.get(i).isRead() || !r.whole().equals(whole)) continue;
            op.setRegister(i, r.part() < 0 ? by : by.word(r.part()));
        }
    }

    private static void insertBefore(Operation inserted, Operation op) {
        inserted.setAttribute(INSERTED, UnitAttr.UNIT);
        op.requiredBlock().insertBefore(inserted, op);
    }

    // ---- words

    private void keepInMemory(Reg r, List<Operation> users) {
        Reg address = base();
        int slot = slots.computeIfAbsent(r, x -> {
            int s = slotCount;
            slotCount += r.words();
            return s;
        });
        for (Operation user : users) {
            if (user instanceof SlotOp s) {
                keepPredicateInMemory(s, slot, address);
                continue;
            }
            LirInstructionOp op = (LirInstructionOp) user;
            boolean written = writes(op, r);
            Reg fresh = temporary(r.kind());
            if (reads(op, r)) reload(op, r, fresh, slot, address);
            List<Integer> stored = rename(op, r, fresh, written);
            Operation after = op.next();
            for (int w : stored) spillTo(op.requiredBlock(), after, word(fresh, w), slot + w, address, op.location());
        }
        if (!kernel.parameters().contains(r)) return;
        // an argument: kept at once
        Operation first = afterBase();
        for (int w = 0; w < r.words(); w++) {
            spillTo(kernel.body(), first, word(r, w), slot + w, address, kernel.location());
        }
        temporaries.add(r);
    }

    /**
     * {@code op} keeps a predicate in {@code word}, or gets it back, in a word that has no register: it goes through a
     * slot.
     */
    private void keepPredicateInMemory(SlotOp op, int slot, Reg address) {
        Reg fresh = temporary(Reg.Kind.V);
        boolean saves = op.kind() == SlotOp.Kind.SAVE;
        op.setRegisters(op.value(), fresh, saves ? fresh : op.scratch());
        if (saves) spillTo(op.requiredBlock(), op.next(), fresh, slot, address, op.location());
        else insertBefore(new SlotOp(SlotOp.Kind.RELOAD, op.location(), fresh, slot, address, fresh), op);
    }

    private static Reg word(Reg r, int i) {
        return r.words() == 1 ? r : r.word(i);
    }

    /** Loads the words of {@code r} that {@code op} reads. */
    private void reload(LirInstructionOp op, Reg r, Reg fresh, int slot, Reg address) {
        Set<Integer> words = new TreeSet<>();
        List<Operand> operands = op.opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg x = op.register(i);
            boolean reads = operands.get(i).isRead()
                    || op.isMerging() && operands.get(i).isWritten();
            if (!reads || x == null || !x.whole().equals(r)) continue;
            for (int w = 0; w < r.words(); w++) if (x.part() < 0 || x.part() == w) words.add(w);
        }
        for (int w : words) {
            Reg to = word(fresh, w);
            insertBefore(new SlotOp(SlotOp.Kind.RELOAD, op.location(), to, slot + w, address, to), op);
        }
    }

    /** Puts {@code fresh} in the place of {@code r}; returns the words written. */
    private static List<Integer> rename(LirInstructionOp op, Reg r, Reg fresh, boolean written) {
        List<Integer> stored = new ArrayList<>();
        List<Operand> operands = op.opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg x = op.register(i);
            if (x == null || !x.whole().equals(r)) continue;
            op.setRegister(i, x.part() < 0 ? fresh : fresh.word(x.part()));
            if (!written || !operands.get(i).isWritten()) continue;
            for (int w = 0; w < r.words(); w++) if (x.part() < 0 || x.part() == w) stored.add(w);
        }
        return stored;
    }

    private void spillTo(Block block, @Nullable Operation before, Reg value, int slot, Reg address, Location location) {
        SlotOp op = new SlotOp(SlotOp.Kind.SPILL, location, value, slot, address, temporary(Reg.Kind.V));
        op.setAttribute(INSERTED, UnitAttr.UNIT);
        block.insertBefore(op, before);
    }

    /** The register with the address of the thread's first slot, computed at the kernel's begin. */
    private Reg base() {
        Reg known = base;
        if (known != null) return known;
        Reg made = temporary(Reg.Kind.V);
        base = made;
        Extent size = kernel.workgroup();
        Reg thread = special(SpecialRegister.THREAD_ID_X);
        if (size.z() > 1) {
            Reg yz = scaled(special(SpecialRegister.THREAD_ID_Z), size.y(), special(SpecialRegister.THREAD_ID_Y));
            thread = scaled(yz, size.x(), thread);
        } else if (size.y() > 1) {
            thread = scaled(special(SpecialRegister.THREAD_ID_Y), size.x(), thread);
        }
        Reg four = prologue(Opcode.MOV_IMM, LirInstructionOp.immediate(4));
        Reg start = prologue(Opcode.MOV_IMM, LirInstructionOp.immediate((kernel.localMemory() + 3) & ~3));
        LirInstructionOp last = insertPrologue(
                new LirInstructionOp(kernel.location(), Opcode.IMAD, List.of(made, thread, four, start)));
        last.setAttribute(BASE, UnitAttr.UNIT);
        return made;
    }

    private Reg special(SpecialRegister r) {
        return prologue(Opcode.MOV_SR, LirInstructionOp.special(r));
    }

    /** a * factor + b */
    private Reg scaled(Reg a, int factor, Reg b) {
        Reg f = prologue(Opcode.MOV_IMM, LirInstructionOp.immediate(factor));
        Reg r = temporary(Reg.Kind.V);
        insertPrologue(new LirInstructionOp(kernel.location(), Opcode.IMAD, List.of(r, a, f, b)));
        return r;
    }

    private Reg prologue(Opcode opcode, Attribute operand) {
        Reg r = temporary(Reg.Kind.V);
        insertPrologue(new LirInstructionOp(kernel.location(), opcode, List.of(r, operand)));
        return r;
    }

    private int prologueLength;

    private LirInstructionOp insertPrologue(LirInstructionOp op) {
        Operation at = kernel.body().first();
        for (int i = 0; i < prologueLength && at != null; i++) at = at.next();
        prologueLength++;
        op.setAttribute(INSERTED, UnitAttr.UNIT);
        return kernel.body().insertBefore(op, at);
    }

    private @Nullable Operation afterBase() {
        for (Operation op : kernel.body()) if (op.hasAttribute(BASE)) return op.next();
        return kernel.body().first();
    }

    // ---- predicates

    private void keepInWord(Reg b, List<Operation> users) {
        Reg kept = Reg.of(Reg.Kind.V, numbers[Reg.Kind.V.ordinal()]++);
        for (Operation op : users) {
            if (op instanceof IfOp i) {
                i.setPredicate(restored(op, kept));
                continue;
            }
            LirInstructionOp l = (LirInstructionOp) op;
            Reg fresh = reads(l, b) ? restored(op, kept) : temporary(Reg.Kind.B);
            boolean written = writes(l, b);
            rename(l, b, fresh, false);
            if (b.equals(l.guard())) l.guarded(fresh, l.isNegated());
            if (!written) continue;
            SlotOp save = new SlotOp(SlotOp.Kind.SAVE, op.location(), fresh, 0, kept, kept);
            save.setAttribute(INSERTED, UnitAttr.UNIT);
            op.requiredBlock().insertBefore(save, op.next());
        }
    }

    private Reg restored(Operation op, Reg kept) {
        Reg fresh = temporary(Reg.Kind.B);
        insertBefore(new SlotOp(SlotOp.Kind.RESTORE, op.location(), fresh, 0, kept, temporary(Reg.Kind.V)), op);
        return fresh;
    }
}
