package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.Definitions;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.Segments.ElemOp;
import dev.wami.wasm.Segments.ExportOp;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The functions of which a program or its host may find out whether they are the same: those that references are made
 * of. Elements that active segments put into tables are not, as long as nobody reads the tables: the program names them
 * by their indices there.
 */
final class ObservedFunctions {
    private final Set<String> tables = new HashSet<>();
    private final List<ElemOp> segments = new ArrayList<>();
    private final Set<String> observed = new HashSet<>();
    private boolean readsTables;

    private ObservedFunctions() {}

    static Set<String> of(Operation module) {
        ObservedFunctions found = new ObservedFunctions();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Definitions.TableOp t) found.tables.add(t.definitionName());
            // as good as one that is exported
            if (op instanceof Definitions.ImportTableOp) found.readsTables = true;
        }
        module.walk(found::look);
        for (ElemOp e : found.segments) if (!found.isHidden(e)) found.addAll(e);
        return found.observed;
    }

    private void look(Operation op) {
        if (op instanceof ElemOp e) segments.add(e);
        if (op instanceof ExportOp e) readsTables |= tables.contains(e.definition());
        if (op instanceof FuncInstructionOp f && f.opcode() == Opcode.REF_FUNC) observed.add(f.function());
        if (op instanceof InstructionOp i) readsTables |= i.opcode() == Opcode.TABLE_GET;
    }

    private boolean isHidden(ElemOp segment) {
        boolean active = segment.offset() != null || !segment.expression().isEmpty();
        return active && !readsTables;
    }

    private void addAll(ElemOp segment) {
        for (Attribute a : segment.elements()) if (a instanceof SymbolRef s) observed.add(s.root());
    }
}
