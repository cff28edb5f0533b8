package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Who names functions, and how to let everything that names one name another one. */
final class References {
    private References() {}

    static WasmModule replaced(WasmModule module, Renumbering to) {
        ModuleEdit edit = new ModuleEdit(module);
        List<Function> functions = new ArrayList<>();
        for (Function f : module.functions()) {
            functions.add(new Function(f.typeIndex(), f.locals(), to.apply(f.body())));
        }
        edit.functions = functions;
        List<Global> globals = new ArrayList<>();
        for (Global g : module.globals()) globals.add(new Global(g.type(), to.apply(g.init())));
        edit.globals = globals;
        List<Export> exports = new ArrayList<>();
        for (Export e : module.exports()) exports.add(new Export(e.name(), e.kind(), to.index(e.kind(), e.index())));
        edit.exports = exports;
        List<ElementSegment> elements = new ArrayList<>();
        for (ElementSegment s : module.elements()) {
            List<List<Instruction>> values = new ArrayList<>();
            for (List<Instruction> value : s.elements()) values.add(to.apply(value));
            elements.add(new ElementSegment(s.mode(), s.type(), values));
        }
        edit.elements = elements;
        edit.start = module.start().isPresent()
                ? OptionalInt.of(to.index(ExternKind.FUNC, module.start().getAsInt()))
                : OptionalInt.empty();
        return edit.done();
    }

    /** Adds the calls of each function that the module defines, and gives how often something else names it. */
    static int[] countNames(WasmModule module, int[] calls, int imported) {
        int[] others = new int[calls.length];
        for (Export e : module.exports()) {
            if (e.kind() == ExternKind.FUNC && e.index() >= imported) others[e.index() - imported]++;
        }
        module.start().ifPresent(f -> {
            if (f >= imported) others[f - imported]++;
        });
        for (Global g : module.globals()) count(g.init(), calls, others, imported);
        module.tables().forEach(t -> count(t.init(), calls, others, imported));
        module.elements().forEach(s -> s.elements().forEach(value -> count(value, calls, others, imported)));
        for (Function f : module.functions()) count(f.body(), calls, others, imported);
        return others;
    }

    private static void count(List<Instruction> code, int[] calls, int[] others, int imported) {
        for (Instruction i : code) {
            if (!(i instanceof Instruction.Indexed x) || x.opcode().immediates() != Immediates.FUNC_INDEX) continue;
            int place = x.index() - imported;
            if (place >= 0) (x.opcode() == Opcode.CALL ? calls : others)[place]++;
        }
    }
}
