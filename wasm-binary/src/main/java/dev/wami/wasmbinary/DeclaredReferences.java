package dev.wami.wasmbinary;

import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The functions that a module mentions outside of function bodies and of its start function: only to those may a body
 * refer by {@code ref.func}, so that one pass over the file suffices (specification 3.5.18, the context's REFS).
 */
public final class DeclaredReferences {
    private DeclaredReferences() {}

    /**
     * {@code module} with a declarative element segment for the functions that bodies refer to and nothing outside of
     * bodies mentions; itself if there are none.
     */
    public static WasmModule completed(WasmModule module) {
        Set<Integer> undeclared = new LinkedHashSet<>();
        for (Function function : module.functions()) {
            collect(function.body(), undeclared);
        }
        if (!undeclared.isEmpty()) {
            undeclared.removeAll(of(module));
        }
        if (undeclared.isEmpty()) {
            return module;
        }
        List<ElementSegment> elements = new ArrayList<>(module.elements());
        elements.add(ElementSegment.ofFunctions(SegmentMode.DECLARATIVE, new ArrayList<>(undeclared)));
        return module.withElements(elements);
    }

    static Set<Integer> of(WasmModule module) {
        Set<Integer> functions = new HashSet<>();
        for (Export export : module.exports()) {
            if (export.kind() == ExternKind.FUNC) {
                functions.add(export.index());
            }
        }
        for (Global global : module.globals()) {
            collect(global.init(), functions);
        }
        for (Table table : module.tables()) {
            collect(table.init(), functions);
        }
        for (ElementSegment segment : module.elements()) {
            for (List<Instruction> element : segment.elements()) {
                collect(element, functions);
            }
            if (segment.mode() instanceof SegmentMode.Active active) {
                collect(active.offset(), functions);
            }
        }
        for (DataSegment segment : module.data()) {
            if (segment.mode() instanceof SegmentMode.Active active) {
                collect(active.offset(), functions);
            }
        }
        return functions;
    }

    private static void collect(List<Instruction> expression, Set<Integer> functions) {
        for (Instruction instruction : expression) {
            if (instruction.opcode() == Opcode.REF_FUNC && instruction instanceof Instruction.Indexed reference) {
                functions.add(reference.index());
            }
        }
    }
}
