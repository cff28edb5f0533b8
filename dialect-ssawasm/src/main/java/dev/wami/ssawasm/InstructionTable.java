package dev.wami.ssawasm;

import dev.wami.wasmops.RowsSpec;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The specs that are made from the instruction table: all numeric instructions, scalar and on vectors, loads and
 * stores. One operation for all rows that differ in their type only.
 */
final class InstructionTable {
    private static final Map<String, WasmOpSpec> BY_NAME = read();
    private static final WasmOpSpec[] BY_OPERATOR = byOperator();

    private InstructionTable() {}

    /** The spec for a load's or store's mnemonic without its type, which must exist. */
    static WasmOpSpec get(String mnemonic) {
        WasmOpSpec spec = BY_NAME.get(SsaWasmDialect.NAME + "." + mnemonic);
        if (spec == null) throw new IllegalArgumentException("no instruction t." + mnemonic);
        return spec.completed();
    }

    /** The spec for a numeric instruction. */
    static WasmOpSpec get(Operator operator) {
        return BY_OPERATOR[operator.ordinal()].completed();
    }

    /** All of them, in the order of the table. */
    static List<WasmOpSpec> all() {
        return List.copyOf(BY_NAME.values());
    }

    private static Map<String, WasmOpSpec> read() {
        Map<String, WasmOpSpec> specs = new LinkedHashMap<>(512);
        for (Opcode row : Opcode.values()) {
            if (!RowsSpec.isScalar(row) && !RowsSpec.isVector(row)) continue;
            String name = WasmOpSpec.name(row);
            WasmOpSpec spec = specs.get(name);
            if (spec == null) {
                spec = new WasmOpSpec(row);
                specs.put(name, spec);
            }
            spec.add(row);
        }
        return specs;
    }

    private static WasmOpSpec[] byOperator() {
        WasmOpSpec[] specs = new WasmOpSpec[Operator.values().length];
        for (WasmOpSpec spec : BY_NAME.values()) {
            if (spec.first().hasOperator()) specs[spec.operator().ordinal()] = spec;
        }
        return specs;
    }
}
