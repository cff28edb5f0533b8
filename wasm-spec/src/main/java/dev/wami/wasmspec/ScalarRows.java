package dev.wami.wasmspec;

import org.jspecify.annotations.Nullable;

/** The scalar numeric instructions by what tells them apart: their operator, and the type that their mnemonic names. */
final class ScalarRows {
    private static final @Nullable Opcode[][] ROWS = read();

    private ScalarRows() {}

    /** @throws IllegalArgumentException if there is none */
    static Opcode of(Operator operator, NumericType type) {
        Opcode row = ROWS[operator.ordinal()][type.ordinal()];
        if (row == null) throw new IllegalArgumentException("no instruction " + type + "." + operator);
        return row;
    }

    private static @Nullable Opcode[][] read() {
        @Nullable Opcode[][] rows = new Opcode[Operator.values().length][NumericType.values().length];
        for (Opcode row : Opcode.values()) {
            if (!row.category().isScalarNumeric()) continue;
            FuncType type = row.type();
            boolean yieldsTruth = row.category() == Category.TEST || row.category() == Category.COMPARE;
            NumericType named = (NumericType) (yieldsTruth ? type.params() : type.results()).get(0);
            rows[row.operator().ordinal()][named.ordinal()] = row;
        }
        return rows;
    }
}
