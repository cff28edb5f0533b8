package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediate;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Other indices for the parts of a module. What is not mentioned keeps its index; one that becomes {@link #GONE} must
 * not be named by what is renumbered.
 */
public final class Renumbering {
    public static final int GONE = -1;

    private static final int[] SAME = {};

    private final Map<ExternKind, int[]> definitions = new EnumMap<>(ExternKind.class);
    private int[] types = SAME;
    private int[] data = SAME;
    private int[] elements = SAME;
    /** Whether something was asked for that is gone. */
    private boolean missed;

    /** The new index of each part of this kind, by its index until now. */
    public Renumbering with(ExternKind kind, int[] indices) {
        definitions.put(kind, indices);
        return this;
    }

    /** The same for types, which no reference type may name then. */
    public Renumbering withTypes(int[] indices) {
        types = indices;
        return this;
    }

    public Renumbering withData(int[] indices) {
        data = indices;
        return this;
    }

    public Renumbering withElements(int[] indices) {
        elements = indices;
        return this;
    }

    public int index(ExternKind kind, int index) {
        return at(definitions.getOrDefault(kind, SAME), index);
    }

    public int type(int index) {
        return at(types, index);
    }

    int data(int index) {
        return at(data, index);
    }

    int element(int index) {
        return at(elements, index);
    }

    private int at(int[] indices, int index) {
        if (indices == SAME) return index;
        int moved = index >= 0 && index < indices.length ? indices[index] : GONE;
        if (moved == GONE) missed = true;
        return moved;
    }

    private int index(Immediate kind, int index) {
        return switch (kind) {
            case FUNC -> index(ExternKind.FUNC, index);
            case TABLE -> index(ExternKind.TABLE, index);
            case MEMORY -> index(ExternKind.MEMORY, index);
            case GLOBAL -> index(ExternKind.GLOBAL, index);
            case TAG -> index(ExternKind.TAG, index);
            case TYPE -> type(index);
            case DATA -> data(index);
            case ELEM -> element(index);
            default -> index;
        };
    }

    /** The same code, or null if it names what is gone. */
    public @Nullable List<Instruction> applyIfKept(List<Instruction> code) {
        missed = false;
        List<Instruction> changed = new ArrayList<>(code.size());
        for (Instruction i : code) {
            changed.add(moved(i));
            if (missed) return null;
        }
        return changed;
    }

    public List<Instruction> apply(List<Instruction> code) {
        List<Instruction> changed = new ArrayList<>(code.size());
        for (Instruction i : code) changed.add(apply(i));
        return changed;
    }

    /** The same instruction where no index of it changes. */
    public Instruction apply(Instruction i) {
        missed = false;
        Instruction changed = moved(i);
        if (missed) throw new IllegalStateException(i + " names what is gone");
        return changed;
    }

    /** May name {@link #GONE}: a constructor that wants no such index has none. */
    private Instruction moved(Instruction i) {
        if (i instanceof Instruction.Plain || i instanceof Instruction.Constant) return i;
        if (i instanceof Instruction.Indexed x) {
            int index = index(x.opcode().immediates().kinds().get(0), x.index());
            return index == x.index() ? i : new Instruction.Indexed(x.opcode(), index);
        }
        if (i instanceof Instruction.IndexedPair x) {
            List<Immediate> kinds = x.opcode().immediates().kinds();
            return new Instruction.IndexedPair(
                    x.opcode(), index(kinds.get(0), x.first()), index(kinds.get(1), x.second()));
        }
        if (i instanceof Instruction.MemoryAccess x) {
            int memory = index(ExternKind.MEMORY, x.memory());
            return memory == x.memory()
                    ? i
                    : new Instruction.MemoryAccess(x.opcode(), x.align(), x.offset(), memory, x.lane());
        }
        if (i instanceof Instruction.Block x) return new Instruction.Block(x.opcode(), block(x.type()));
        if (i instanceof Instruction.TryTable x) {
            List<Instruction.Catch> catches = new ArrayList<>();
            for (Instruction.Catch c : x.catches()) {
                int tag = c.kind().hasTag() ? index(ExternKind.TAG, c.tag()) : 0;
                catches.add(new Instruction.Catch(c.kind(), tag, c.label()));
            }
            return new Instruction.TryTable(block(x.type()), catches);
        }
        return i instanceof Instruction.Resume x ? resume(x) : i;
    }

    private Instruction resume(Instruction.Resume resume) {
        List<Instruction.Handler> handlers = new ArrayList<>();
        for (Instruction.Handler h : resume.handlers()) {
            handlers.add(new Instruction.Handler(index(ExternKind.TAG, h.tag()), h.isSwitch(), h.label()));
        }
        boolean throwsTag = resume.opcode() == Opcode.RESUME_THROW;
        int tag = throwsTag ? index(ExternKind.TAG, resume.tag()) : 0;
        return new Instruction.Resume(resume.opcode(), type(resume.type()), tag, handlers);
    }

    private BlockType block(BlockType type) {
        return type instanceof BlockType.Typed t ? BlockType.type(type(t.typeIndex())) : type;
    }
}
