package dev.wami.wasmbinary.graph;

import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which function calls which, by their names; calls by tables and references go to a box that says so. */
public final class CallGraph {
    private CallGraph() {}

    /** The graph of a module. */
    public static Graph of(WasmModule module) {
        Graph graph = new Graph(module.names().module().orElse("calls"));
        IndexSpaces spaces = IndexSpaces.of(module);
        List<List<String>> exports = new ArrayList<>();
        for (int i = 0; i < spaces.functions().size(); i++) exports.add(new ArrayList<>());
        for (Export e : module.exports()) {
            if (e.kind() == ExternKind.FUNC) exports.get(e.index()).add("export \"" + e.name() + "\"");
        }
        int index = 0;
        for (Import i : module.imports()) {
            if (i.type().kind() != ExternKind.FUNC) continue;
            String from = "import \"" + i.module() + "\" \"" + i.name() + "\"";
            graph.add(new Graph.Node(name(module, index++), List.of(from), Graph.Style.FOREIGN));
        }
        int imported = index;
        for (; index < spaces.functions().size(); index++) {
            boolean enters = !exports.get(index).isEmpty() || module.start().orElse(-1) == index;
            Graph.Style style = enters ? Graph.Style.ENTRY : Graph.Style.PLAIN;
            graph.add(new Graph.Node(name(module, index), exports.get(index), style));
        }
        int indirect = -1;
        for (int i = 0; i < module.functions().size(); i++) {
            Map<Integer, Integer> calls = calls(module.functions().get(i));
            for (Map.Entry<Integer, Integer> call : calls.entrySet()) {
                int to = call.getKey();
                if (to < 0 && indirect < 0) {
                    indirect = graph.add(new Graph.Node("indirect calls", List.of(), Graph.Style.FOREIGN));
                }
                String label = call.getValue() == 1 ? "" : call.getValue() + "x";
                graph.connect(imported + i, to < 0 ? indirect : to, label);
            }
        }
        return graph;
    }

    static String name(WasmModule module, int index) {
        String name = module.names().get(Names.Kind.FUNCTION, index);
        return name == null ? "func " + index : name;
    }

    /** How often each function is called; -1 stands for those that are not known. */
    private static Map<Integer, Integer> calls(Function function) {
        Map<Integer, Integer> calls = new TreeMap<>();
        for (Instruction instruction : function.body()) {
            Opcode opcode = instruction.opcode();
            if (opcode == Opcode.CALL || opcode == Opcode.RETURN_CALL) {
                calls.merge(((Instruction.Indexed) instruction).index(), 1, Integer::sum);
            } else if (opcode == Opcode.CALL_INDIRECT
                    || opcode == Opcode.CALL_REF
                    || opcode == Opcode.RETURN_CALL_INDIRECT
                    || opcode == Opcode.RETURN_CALL_REF) {
                calls.merge(-1, 1, Integer::sum);
            }
        }
        return calls;
    }
}
