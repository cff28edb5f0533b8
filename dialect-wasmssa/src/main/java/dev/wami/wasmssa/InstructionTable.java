package dev.wami.wasmssa;

import dev.wami.core.ir.OpKind;
import dev.wami.wasmops.RowsSpec;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The specs that are made from the instruction table: numeric instructions, loads and stores, and those for one row.
 */
final class InstructionTable {
    private static final Map<String, NumericSpec> BY_NAME = read();

    private static final Map<Opcode, RowSpec> ROWS = readRows();

    /** The specs of both kinds by the number of the row: null where there is none. */
    private static final @Nullable NumericSpec[] NUMERIC = new NumericSpec[Opcode.values().length];

    private static final @Nullable RowSpec[] BY_ROW = new RowSpec[NUMERIC.length];

    static {
        for (NumericSpec spec : BY_NAME.values()) for (Opcode row : spec.rows()) NUMERIC[row.ordinal()] = spec;
        for (Map.Entry<Opcode, RowSpec> e : ROWS.entrySet()) BY_ROW[e.getKey().ordinal()] = e.getValue();
    }

    private InstructionTable() {}

    /** The spec of the operation for a row. */
    static NumericSpec of(Opcode row) {
        NumericSpec spec = NUMERIC[row.ordinal()];
        if (spec == null) throw new IllegalArgumentException("no operation for " + row);
        return spec;
    }

    /** The spec of the operation that stands for a row alone. */
    static RowSpec row(Opcode row) {
        RowSpec spec = BY_ROW[row.ordinal()];
        if (spec == null) throw new IllegalArgumentException("no operation for " + row);
        return spec;
    }

    /** Whether a row has an operation of its own. */
    static boolean hasRow(Opcode row) {
        return BY_ROW[row.ordinal()] != null;
    }

    /** All of them, in the order of the table, those for one row last. */
    static List<OpKind> all() {
        List<OpKind> all = new ArrayList<>(BY_NAME.values());
        all.addAll(ROWS.values());
        return all;
    }

    private static Map<Opcode, RowSpec> readRows() {
        Map<Opcode, RowSpec> specs = new EnumMap<>(Opcode.class);
        for (Opcode row : Opcode.values()) if (RowSpec.covers(row)) specs.put(row, new RowSpec(row));
        return specs;
    }

    private static Map<String, NumericSpec> read() {
        Map<String, NumericSpec> specs = new LinkedHashMap<>(256);
        for (Opcode row : Opcode.values()) {
            if (!RowsSpec.isScalar(row)) continue;
            String name = name(row);
            NumericSpec spec = specs.get(name);
            if (spec == null) {
                spec = new NumericSpec(name, row);
                specs.put(name, spec);
            }
            spec.add(row);
        }
        for (NumericSpec spec : specs.values()) spec.complete();
        return specs;
    }

    /** {@code i32.div_s -> div_si}, {@code i64.trunc_sat_f32_u -> trunc_sat_ui}, {@code i32.extend8_s -> extend}. */
    private static String name(Opcode row) {
        String operator = row.mnemonicWithoutType();
        String upstream = switch (row.category()) {
            case UNARY -> operator.startsWith("extend") ? "extend" : operator;
            case BINARY, COMPARE -> operator.startsWith("shr_") ? operator : spelledOut(operator);
            case CONVERT -> conversion(operator);
            default -> operator;
        };
        return WasmSsaDialect.NAME + "." + upstream;
    }

    private static String spelledOut(String operator) {
        return operator.endsWith("_s") || operator.endsWith("_u") ? operator + "i" : operator;
    }

    private static String conversion(String operator) {
        if (operator.startsWith("extend_i32_")) return operator;
        // the type converted from is an operand's
        String word = operator.replaceFirst("_[if](32|64)", "");
        return operator.startsWith("trunc_") ? spelledOut(word) : word;
    }
}
