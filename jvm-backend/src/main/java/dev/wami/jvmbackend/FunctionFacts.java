package dev.wami.jvmbackend;

import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** What is to know of functions before they are compiled, by function index. */
final class FunctionFacts {
    /** Calls may find memories larger afterwards. All imported functions, too. */
    final BitSet mayGrow = new BitSet();

    /** With a tail call to another function that may itself make one, or that is not known. */
    final BitSet tailCalling = new BitSet();

    /** May be a value. */
    final BitSet values = new BitSet();

    private final int imported;

    FunctionFacts(WasmModule module, IndexSpaces spaces) {
        imported = spaces.importedFunctions();
        mayGrow.set(0, imported);
        List<List<Integer>> callers = new ArrayList<>();
        for (int i = 0; i < spaces.functions().size(); i++) {
            callers.add(new ArrayList<>(0));
        }
        int index = imported;
        for (Function function : module.functions()) {
            scan(index, function, callers);
            index++;
        }
        spread(mayGrow, callers);
        for (Export export : module.exports()) {
            if (export.kind() == ExternKind.FUNC) values.set(export.index());
        }
        module.start().ifPresent(values::set);
        for (ElementSegment segment : module.elements()) {
            segment.elements().forEach(this::references);
        }
        for (Global global : module.globals()) {
            references(global.init());
        }
        for (Table table : module.tables()) {
            references(table.init());
        }
    }

    private void scan(int index, Function function, List<List<Integer>> callers) {
        for (Instruction instruction : function.body()) {
            Opcode opcode = instruction.opcode();
            switch (opcode) {
                case MEMORY_GROW, CALL_INDIRECT, CALL_REF -> mayGrow.set(index);
                case RETURN_CALL_INDIRECT, RETURN_CALL_REF -> {
                    mayGrow.set(index);
                    tailCalling.set(index);
                }
                case CALL, RETURN_CALL -> {
                    int callee = ((Instruction.Indexed) instruction).index();
                    callers.get(callee).add(index);
                    if (opcode == Opcode.RETURN_CALL && callee != index) {
                        tailCalling.set(index);
                        values.set(callee);
                    }
                }
                case REF_FUNC -> values.set(((Instruction.Indexed) instruction).index());
                default -> {}
            }
        }
    }

    private void references(List<Instruction> expression) {
        for (Instruction instruction : expression) {
            if (instruction.opcode() == Opcode.REF_FUNC) values.set(((Instruction.Indexed) instruction).index());
        }
    }

    /** What holds of a function holds of all that call it. */
    private static void spread(BitSet facts, List<List<Integer>> callers) {
        Deque<Integer> open = new ArrayDeque<>();
        facts.stream().forEach(open::add);
        while (!open.isEmpty()) {
            for (int caller : callers.get(open.pop())) {
                if (!facts.get(caller)) {
                    facts.set(caller);
                    open.add(caller);
                }
            }
        }
    }
}
