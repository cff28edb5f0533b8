package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediate;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.TableType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Leaves out functions, globals, tables, memories and tags, imported ones too, that nothing reaches from the exports, the
 * start function and the segments that are copied when the module is instantiated (binaryen:
 * remove-unused-module-elements). The elements of a table that nothing reads go with it where copying them cannot trap.
 */
public final class UnusedDefinitions {
    private final WasmModule module;
    private final IndexSpaces spaces;
    private final Map<ExternKind, boolean[]> used = new EnumMap<>(ExternKind.class);
    private final boolean[] usedElements;
    private final Deque<int[]> reached = new ArrayDeque<>();

    private UnusedDefinitions(WasmModule module) {
        this.module = module;
        spaces = IndexSpaces.of(module);
        for (ExternKind kind : ExternKind.values()) used.put(kind, new boolean[RenumberedModule.count(spaces, kind)]);
        usedElements = new boolean[module.elements().size()];
    }

    public static WasmModule remove(WasmModule module) {
        return new UnusedDefinitions(module).remove();
    }

    private WasmModule remove() {
        for (Export e : module.exports()) use(e.kind(), e.index());
        module.start().ifPresent(f -> use(ExternKind.FUNC, f));
        for (DataSegment s : module.data()) {
            if (s.mode() instanceof SegmentMode.Active a) {
                use(ExternKind.MEMORY, a.target());
                use(a.offset());
            }
        }
        for (int i = 0; i < module.elements().size(); i++) if (hasEffect(module.elements().get(i))) useElement(i);
        follow();
        Renumbering to = new Renumbering();
        for (ExternKind kind : ExternKind.values()) to.with(kind, kept(use(kind)));
        ModuleEdit edit = new ModuleEdit(module);
        edit.elements = elements();
        int[] elements = kept(usedElements);
        return RenumberedModule.of(edit.done(), to.withElements(elements));
    }

    private void follow() {
        while (!reached.isEmpty()) {
            int[] next = reached.pop();
            ExternKind kind = ExternKind.values()[next[0]];
            if (kind == ExternKind.FUNC && next[1] >= spaces.importedFunctions()) {
                Function f = module.functions().get(next[1] - spaces.importedFunctions());
                use(f.body());
            } else if (kind == ExternKind.GLOBAL && next[1] >= spaces.importedGlobals()) {
                Global g = module.globals().get(next[1] - spaces.importedGlobals());
                use(g.init());
            } else if (kind == ExternKind.TABLE) {
                if (next[1] >= spaces.importedTables()) {
                    use(module.tables().get(next[1] - spaces.importedTables()).init());
                }
                for (int i = 0; i < module.elements().size(); i++) {
                    if (module.elements().get(i).mode() instanceof SegmentMode.Active a && a.target() == next[1]) {
                        useElement(i);
                    }
                }
            }
        }
    }

    /** Whether copying it, or that it is there, means something even if its table is not used. */
    private boolean hasEffect(ElementSegment segment) {
        if (!(segment.mode() instanceof SegmentMode.Active a)) return segment.mode() == SegmentMode.DECLARATIVE;
        TableType table = spaces.tables().get(a.target());
        boolean own = a.target() >= spaces.importedTables();
        return !own
                || a.offset().size() != 1
                || !(a.offset().get(0) instanceof Instruction.Constant c)
                || Long.compareUnsigned(
                                c.bits() + segment.elements().size(),
                                table.limits().min())
                        > 0
                || c.bits() < 0;
    }

    private void use(List<Instruction> code) {
        for (Instruction i : code) use(i);
    }

    private void use(Instruction i) {
        if (i instanceof Instruction.Plain || i instanceof Instruction.Constant) return;
        if (i instanceof Instruction.Indexed x) {
            use(x.opcode().immediates().kinds().get(0), x.index());
        } else if (i instanceof Instruction.IndexedPair x) {
            List<Immediate> kinds = x.opcode().immediates().kinds();
            use(kinds.get(0), x.first());
            use(kinds.get(1), x.second());
        } else if (i instanceof Instruction.MemoryAccess x) {
            use(ExternKind.MEMORY, x.memory());
        } else if (i instanceof Instruction.TryTable x) {
            for (Instruction.Catch c : x.catches()) if (c.kind().hasTag()) use(ExternKind.TAG, c.tag());
        } else if (i instanceof Instruction.Resume x) {
            if (x.opcode() == Opcode.RESUME_THROW) use(ExternKind.TAG, x.tag());
            for (Instruction.Handler h : x.handlers()) use(ExternKind.TAG, h.tag());
        }
    }

    private void use(Immediate kind, int index) {
        switch (kind) {
            case FUNC -> use(ExternKind.FUNC, index);
            case TABLE -> use(ExternKind.TABLE, index);
            case MEMORY -> use(ExternKind.MEMORY, index);
            case GLOBAL -> use(ExternKind.GLOBAL, index);
            case TAG -> use(ExternKind.TAG, index);
            case ELEM -> useElement(index);
            default -> {}
        }
    }

    private void use(ExternKind kind, int index) {
        boolean[] known = use(kind);
        if (known[index]) return;
        known[index] = true;
        reached.push(new int[] {kind.ordinal(), index});
    }

    private boolean[] use(ExternKind kind) {
        return used.get(kind);
    }

    private void useElement(int index) {
        if (usedElements[index]) return;
        usedElements[index] = true;
        ElementSegment segment = module.elements().get(index);
        for (List<Instruction> value : segment.elements()) use(value);
        if (segment.mode() instanceof SegmentMode.Active a) {
            use(ExternKind.TABLE, a.target());
            use(a.offset());
        }
    }

    private List<ElementSegment> elements() {
        List<ElementSegment> kept = new ArrayList<>();
        for (int i = 0; i < usedElements.length; i++) if (usedElements[i]) kept.add(module.elements().get(i));
        return kept;
    }

    /** The new indices where those that are not used are left out. */
    private static int[] kept(boolean[] used) {
        int[] indices = RenumberedModule.none(used.length);
        int next = 0;
        for (int i = 0; i < used.length; i++) if (used[i]) indices[i] = next++;
        return indices;
    }
}
