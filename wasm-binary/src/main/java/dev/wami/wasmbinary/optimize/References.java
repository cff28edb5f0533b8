package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Lets everything that names a function name another one. */
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
}
