package dev.wami.wasmbinary.optimize;

import static java.util.Objects.requireNonNull;

import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.DeclaredReferences;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Immediate;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.TableType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Leaves out functions, globals, tables, memories and tags, imported ones too, that nothing reaches from the exports,
 * the start function and the segments that are copied when the module is instantiated (binaryen:
 * remove-unused-module-elements). The elements of a table that nothing reads go with it where copying them cannot trap.
 * A function that is only an element of such a table as {@link PrivateTables} has it, and whose type no indirect call
 * that is reached names, is never entered: its body becomes {@code unreachable}.
 */
public final class UnusedDefinitions {
    private final WasmModule module;
    private final IndexSpaces spaces;
    private final Map<ExternKind, boolean[]> used = new EnumMap<>(ExternKind.class);
    private final boolean[] usedElements;
    private final boolean tablesArePrivate;
    /** Elements of private tables, which are entered by indirect calls of their type only. */
    private final boolean[] isElement;

    private final Set<FuncType> called = new HashSet<>();
    private final Deque<int[]> reached = new ArrayDeque<>();

    private UnusedDefinitions(WasmModule module) {
        this.module = module;
        spaces = IndexSpaces.of(module);
        for (ExternKind kind : ExternKind.values()) used.put(kind, new boolean[spaces.count(kind)]);
        usedElements = new boolean[module.elements().size()];
        isElement = new boolean[spaces.functions().size()];
        tablesArePrivate = PrivateTables.has(module);
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
        for (int i = 0; i < module.elements().size(); i++) {
            if (hasEffect(module.elements().get(i))) useElement(i);
        }
        follow();
        ModuleEdit edit = new ModuleEdit(module);
        edit.functions = functions();
        Renumbering to = new Renumbering();
        for (ExternKind kind : ExternKind.values()) to.with(kind, kept(use(kind)));
        edit.elements = elements();
        int[] elements = kept(usedElements);
        return DeclaredReferences.completed(RenumberedModule.of(edit.done(), to.withElements(elements)));
    }

    /** Those that are elements and never entered stay without a body. */
    private List<Function> functions() {
        List<Function> functions = new ArrayList<>(module.functions());
        boolean[] used = use(ExternKind.FUNC);
        for (int i = 0; i < isElement.length; i++) {
            if (!isElement[i] || used[i]) continue;
            used[i] = true;
            int place = i - spaces.importedFunctions();
            if (place < 0) continue;
            int type = functions.get(place).typeIndex();
            functions.set(place, new Function(type, List.of(), List.of(Instruction.of(Opcode.UNREACHABLE))));
        }
        return functions;
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

    /** Whether copying it means something even if its table is not used. What is to be declared is found again. */
    private boolean hasEffect(ElementSegment segment) {
        if (!(segment.mode() instanceof SegmentMode.Active a)) return false;
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
            if (kinds.get(0) == Immediate.TYPE && tablesArePrivate) callIndirect(x.first());
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

    private void callIndirect(int typeIndex) {
        FuncType type = spaces.funcType(typeIndex);
        if (type == null || !called.add(type)) return;
        for (int f = 0; f < isElement.length; f++) {
            if (isElement[f] && type.equals(spaces.function(f))) use(ExternKind.FUNC, f);
        }
    }

    private void useElementFunction(int function) {
        isElement[function] = true;
        if (called.contains(spaces.function(function))) use(ExternKind.FUNC, function);
    }

    private void use(ExternKind kind, int index) {
        boolean[] known = use(kind);
        if (known[index]) return;
        known[index] = true;
        reached.push(new int[] {kind.ordinal(), index});
    }

    private boolean[] use(ExternKind kind) {
        return requireNonNull(used.get(kind));
    }

    private void useElement(int index) {
        if (usedElements[index]) return;
        usedElements[index] = true;
        ElementSegment segment = module.elements().get(index);
        for (List<Instruction> value : segment.elements()) {
            boolean isFunction = value.get(0) instanceof Instruction.Indexed x && x.opcode() == Opcode.REF_FUNC;
            if (isFunction && tablesArePrivate) useElementFunction(((Instruction.Indexed) value.get(0)).index());
            else use(value);
        }
        if (segment.mode() instanceof SegmentMode.Active a) {
            use(ExternKind.TABLE, a.target());
            use(a.offset());
        }
    }

    private List<ElementSegment> elements() {
        List<ElementSegment> kept = new ArrayList<>();
        for (int i = 0; i < usedElements.length; i++) {
            if (usedElements[i]) kept.add(module.elements().get(i));
        }
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
