package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which locals of a function are read later, at each instruction: the code from its end to its start, again until
 * nothing changes at the labels of loops.
 */
final class LocalLiveness {
    /** Told about each access to a local, from the last to the first. */
    interface Visitor {
        /** {@code live} is what is read after the instruction at {@code place}; it may not be kept. */
        void access(int place, Instruction.Indexed instruction, BitSet live);
    }

    /** A block that the walk is in. */
    private static final class Frame {
        /** What is live where a branch to this block goes. */
        final BitSet label;

        /** The clauses of a {@code try_table}. */
        final List<Instruction.Catch> clauses;

        @Nullable
        BitSet otherwise;

        Frame(BitSet label, List<Instruction.Catch> clauses) {
            this.label = label;
            this.clauses = clauses;
        }
    }

    private final List<Instruction> code;
    /** What is live at the start of each loop, by the place of its {@code end}. */
    private final @Nullable BitSet[] loops;

    private final int[] opening;

    private LocalLiveness(List<Instruction> code) {
        this.code = code;
        loops = new BitSet[code.size()];
        opening = new int[code.size()];
    }

    /** Whether all branches of the code are those of Wasm 2.0 and the clauses of {@code try_table}. */
    static boolean understands(List<Instruction> code) {
        for (Instruction i : code) {
            switch (i.opcode().immediates()) {
                case CAST_TARGETS, TYPE_HANDLERS, TYPE_TAG_HANDLERS -> {
                    return false;
                }
                case LABEL_INDEX -> {
                    if (i.opcode() != Opcode.BR && i.opcode() != Opcode.BR_IF) return false;
                }
                default -> {}
            }
        }
        return true;
    }

    /** Visits all accesses; gives what is read before it is written. */
    static BitSet visit(List<Instruction> code, Visitor visitor) {
        LocalLiveness work = new LocalLiveness(code);
        work.match();
        while (work.walk(null)) {
            // the labels of loops are not known yet
        }
        BitSet live = new BitSet();
        work.walk(visitor, live);
        return live;
    }

    private void match() {
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < code.size(); i++) {
            Opcode opcode = code.get(i).opcode();
            if (opcode.opensBlock()) open.add(i);
            else if (opcode == Opcode.END) opening[i] = open.remove(open.size() - 1);
        }
    }

    private boolean walk(@Nullable Visitor visitor) {
        return walk(visitor, new BitSet());
    }

    /** Whether more is live at a loop than was known. */
    private boolean walk(@Nullable Visitor visitor, BitSet live) {
        boolean changed = false;
        List<Frame> open = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        open.add(new Frame(new BitSet(), List.of()));
        for (int place = code.size() - 1; place >= 0; place--) {
            Instruction i = code.get(place);
            switch (i.opcode()) {
                case END -> {
                    Instruction start = code.get(opening[place]);
                    boolean loop = start.opcode() == Opcode.LOOP;
                    if (loop && loops[place] == null) loops[place] = new BitSet();
                    BitSet label = copy(loop ? loops[place] : live);
                    open.add(new Frame(label, start instanceof Instruction.TryTable t ? t.catches() : List.of()));
                    ends.add(place);
                }
                case ELSE -> {
                    Frame f = open.get(open.size() - 1);
                    f.otherwise = copy(live);
                    become(live, f.label);
                }
                case BLOCK, LOOP, IF, TRY_TABLE -> {
                    Frame f = open.remove(open.size() - 1);
                    int end = ends.remove(ends.size() - 1);
                    if (i.opcode() == Opcode.IF) live.or(f.otherwise == null ? f.label : f.otherwise);
                    if (i.opcode() == Opcode.LOOP) {
                        BitSet known = loops[end];
                        if (known != null && !known.equals(live)) {
                            int before = known.cardinality();
                            known.or(live);
                            changed |= known.cardinality() > before;
                        }
                    }
                }
                case BR -> become(live, label(open, ((Instruction.Indexed) i).index()));
                case BR_IF -> live.or(label(open, ((Instruction.Indexed) i).index()));
                case BR_TABLE -> {
                    Instruction.BrTable table = (Instruction.BrTable) i;
                    become(live, label(open, table.defaultLabel()));
                    for (int l : table.labels()) live.or(label(open, l));
                }
                case LOCAL_GET, LOCAL_SET, LOCAL_TEE -> {
                    Instruction.Indexed x = (Instruction.Indexed) i;
                    if (visitor != null) visitor.access(place, x, live);
                    live.set(x.index(), i.opcode() == Opcode.LOCAL_GET);
                }
                default -> {
                    if (i.opcode().isUnconditional()) live.clear();
                    if (i.opcode().canThrow()) addHandled(open, live);
                }
            }
        }
        return changed;
    }

    /** Adds what is live where an exception may go. */
    private static void addHandled(List<Frame> open, BitSet live) {
        for (int f = open.size() - 1; f > 0; f--) {
            for (Instruction.Catch c : open.get(f).clauses) live.or(open.get(f - 1 - c.label()).label);
        }
    }

    private static BitSet label(List<Frame> open, int depth) {
        return open.get(open.size() - 1 - depth).label;
    }

    private static BitSet copy(@Nullable BitSet of) {
        return of == null ? new BitSet() : (BitSet) of.clone();
    }

    private static void become(BitSet live, BitSet other) {
        live.clear();
        live.or(other);
    }
}
