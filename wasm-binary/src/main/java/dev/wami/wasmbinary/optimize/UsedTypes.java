package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Immediate;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Leaves out function types that nothing names and those that are there twice, and gives those that are named most
 * often the shortest indices. Modules in which types name types stay as they are.
 */
public final class UsedTypes {
    private final WasmModule module;
    private final List<FuncType> types = new ArrayList<>();
    private final int[] uses;
    private boolean named;

    private UsedTypes(WasmModule module) {
        this.module = module;
        for (RecGroup g : module.types()) {
            for (SubType t : g.types()) {
                if (g.types().size() == 1
                        && t.equals(SubType.of(t.composite()))
                        && t.composite() instanceof FuncType f) {
                    types.add(f);
                    f.params().forEach(this::see);
                    f.results().forEach(this::see);
                } else {
                    named = true;
                }
            }
        }
        uses = new int[types.size()];
    }

    public static WasmModule keep(WasmModule module) {
        return new UsedTypes(module).keep();
    }

    private void see(ValueType type) {
        if (type instanceof RefType r && r.heap() instanceof HeapType.Defined) named = true;
    }

    private WasmModule keep() {
        if (named) return module;
        count();
        if (named) return module;
        int[] first = firstEqual();
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < uses.length; i++) if (first[i] == i && uses[i] > 0) order.add(i);
        order.sort((a, b) -> Integer.compare(uses[b], uses[a]));
        int[] indices = RenumberedModule.none(uses.length);
        for (int i = 0; i < order.size(); i++) indices[order.get(i)] = i;
        for (int i = 0; i < uses.length; i++) indices[i] = indices[first[i]];
        List<RecGroup> kept = new ArrayList<>();
        for (int i : order) kept.add(RecGroup.of(types.get(i)));
        ModuleEdit edit = new ModuleEdit(RenumberedModule.of(module, new Renumbering().withTypes(indices)));
        edit.types = kept;
        return edit.done();
    }

    /** By each type the first that is equal, whose uses its own count as. */
    private int[] firstEqual() {
        Map<FuncType, Integer> known = new HashMap<>();
        int[] first = new int[uses.length];
        for (int i = 0; i < uses.length; i++) {
            Integer earlier = known.putIfAbsent(types.get(i), i);
            first[i] = earlier == null ? i : earlier;
            if (earlier != null) uses[earlier] += uses[i];
        }
        return first;
    }

    private void count() {
        for (Import i : module.imports()) {
            if (i.type() instanceof ExternType.Func f) uses[f.typeIndex()]++;
            if (i.type() instanceof TagType t) uses[t.typeIndex()]++;
            if (i.type() instanceof GlobalType g) see(g.type());
            if (i.type() instanceof TableType t) see(t.element());
        }
        for (TagType t : module.tags()) uses[t.typeIndex()]++;
        module.globals().forEach(g -> {
            see(g.type().type());
            g.init().forEach(this::count);
        });
        module.tables().forEach(t -> {
            see(t.type().element());
            t.init().forEach(this::count);
        });
        module.elements().forEach(s -> {
            see(s.type());
            s.elements().forEach(value -> value.forEach(this::count));
        });
        for (Function f : module.functions()) {
            uses[f.typeIndex()]++;
            f.locals().forEach(this::see);
            for (Instruction i : f.body()) count(i);
        }
    }

    private void count(Instruction i) {
        if (i instanceof Instruction.Block b && b.type() instanceof BlockType.Typed t) {
            uses[t.typeIndex()]++;
        } else if (i instanceof Instruction.Block b && b.type() instanceof BlockType.Result r) {
            see(r.type());
        } else if (i instanceof Instruction.TryTable b && b.type() instanceof BlockType.Typed t) {
            uses[t.typeIndex()]++;
        } else if (i instanceof Instruction.TryTable b && b.type() instanceof BlockType.Result r) {
            see(r.type());
        } else if (i instanceof Instruction.IndexedPair x
                && x.opcode().immediates().kinds().get(0) == Immediate.TYPE) {
            uses[x.first()]++;
        } else if (i instanceof Instruction.Indexed x
                && x.opcode().immediates().kinds().get(0) == Immediate.TYPE) {
            uses[x.index()]++;
        } else if (i instanceof Instruction.HeapTyped x && x.heap() instanceof HeapType.Defined) {
            named = true;
        } else if (i instanceof Instruction.BranchOnCast x) {
            see(x.from());
            see(x.to());
        } else if (i instanceof Instruction.SelectTyped x) {
            x.types().forEach(this::see);
        }
    }
}
