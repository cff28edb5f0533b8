package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Gives what is named most often the shortest index: an index takes one byte up to 127, two up to 16,383 (binaryen:
 * reorder-functions, reorder-globals). Imports cannot change places with definitions, and stay in their order.
 */
public final class IndexOrder {
    /** Indices that take one byte, whichever part has which. */
    private static final int SHORT = 128;

    private IndexOrder() {}

    public static WasmModule apply(WasmModule module) {
        IndexSpaces spaces = IndexSpaces.of(module);
        int[] functions = new int[spaces.functions().size()];
        int[] globals = new int[spaces.globals().size()];
        if (functions.length <= SHORT && globals.length <= SHORT) return module;
        for (Function f : module.functions()) {
            for (Instruction i : f.body()) {
                if (!(i instanceof Instruction.Indexed x)) continue;
                switch (x.opcode().immediates()) {
                    case FUNC_INDEX -> functions[x.index()]++;
                    case GLOBAL_INDEX -> globals[x.index()]++;
                    default -> {}
                }
            }
        }
        module.elements()
                .forEach(s -> s.elements()
                        .forEach(value -> value.forEach(i -> {
                            if (i instanceof Instruction.Indexed x
                                    && x.opcode().immediates().kinds().get(0) == Immediate.FUNC) {
                                functions[x.index()]++;
                            }
                        })));
        Renumbering to = new Renumbering();
        if (functions.length > SHORT) to.with(ExternKind.FUNC, byUse(functions, spaces.importedFunctions()));
        // what a global is computed from stands before it
        boolean plain = module.globals().stream()
                .allMatch(g -> g.init().stream().noneMatch(i -> i instanceof Instruction.Indexed));
        if (globals.length > SHORT && plain) to.with(ExternKind.GLOBAL, byUse(globals, spaces.importedGlobals()));
        return RenumberedModule.of(module, to);
    }

    private static int[] byUse(int[] uses, int imported) {
        List<Integer> order = new ArrayList<>();
        for (int i = imported; i < uses.length; i++) order.add(i);
        order.sort(Comparator.comparingInt((Integer i) -> -uses[i]));
        int[] indices = new int[uses.length];
        for (int i = 0; i < imported; i++) indices[i] = i;
        for (int i = 0; i < order.size(); i++) indices[order.get(i)] = imported + i;
        return indices;
    }
}
