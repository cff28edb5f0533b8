package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.SubType;
import java.util.List;

/**
 * Whether the elements of tables can be reached by {@code call_indirect} alone: the host has none of the tables, and no
 * instruction makes or reads a reference to a function.
 */
final class PrivateTables {
    private PrivateTables() {}

    static boolean has(WasmModule module) {
        for (Import i : module.imports()) if (i.type().kind() == ExternKind.TABLE) return false;
        for (Export e : module.exports()) if (e.kind() == ExternKind.TABLE) return false;
        // a call names the very type of what it calls only where types have no subtypes
        for (RecGroup g : module.types()) for (SubType t : g.types()) if (!isPlain(t)) return false;
        for (Function f : module.functions()) if (refersToFunctions(f.body())) return false;
        for (Global g : module.globals()) if (refersToFunctions(g.init())) return false;
        for (Table t : module.tables()) if (refersToFunctions(t.init())) return false;
        return module.elements().stream().noneMatch(s -> s.mode() == SegmentMode.DECLARATIVE);
    }

    private static boolean isPlain(SubType type) {
        CompositeType composite = type.composite();
        return composite instanceof FuncType
                && type.isFinal()
                && type.supertypes().isEmpty();
    }

    private static boolean refersToFunctions(List<Instruction> code) {
        for (Instruction i : code) {
            Opcode opcode = i.opcode();
            switch (opcode) {
                case REF_FUNC, TABLE_GET, CALL_REF, RETURN_CALL_REF -> {
                    return true;
                }
                default -> {}
            }
        }
        return false;
    }
}
