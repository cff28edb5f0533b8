package dev.wami.tests.simd;

import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of the instruction table on lanes of one shape, as an operation of ssawasm.
 *
 * @param shape that by which the row is found: of the result, or of the operand of what gives none
 */
record Instruction(Opcode row, LaneShape shape) {
    /** The offset from which loads read, beyond the operands; where stores write is {@link #RESULT}. */
    static final int SOURCE = 48;

    /** The offset of the result. */
    static final int RESULT = 64;

    /** Every row on vectors, for each shape that it takes. */
    static List<Instruction> all() {
        List<Instruction> out = new ArrayList<>();
        for (Opcode row : Opcode.values()) {
            for (LaneShape s : LaneShape.values()) {
                if (row != Opcode.V128_CONST && row.isOn(s)) out.add(new Instruction(row, s));
            }
        }
        return out;
    }

    String name() {
        return row.mnemonic() + "_" + shape;
    }

    boolean isAccess() {
        return row.category() == Category.LOAD || row.category() == Category.STORE;
    }

    /** The types of the operands, but for an address. */
    List<String> operands() {
        List<String> out = new ArrayList<>();
        List<ValueType> params = row.type().params();
        for (int i = isAccess() ? 1 : 0; i < params.size(); i++) {
            LaneShape s = operandShape(i);
            out.add(s == null ? params.get(i).toString() : Vectors.type(s).toString());
        }
        return out;
    }

    /** The lanes of parameter {@code i} of the row, null if it is a scalar. */
    @Nullable
    LaneShape operandShape(int i) {
        if (row.type().params().get(i) != NumericType.V128) return null;
        LaneShape source = row.hasOperator() ? row.operator().source() : null;
        return source == null || i == 2 && row.operator().category() == Category.ACCUMULATE ? shape : source;
    }

    /** The type of the result; null of a store. */
    @Nullable
    String result() {
        if (row.type().results().isEmpty()) return null;
        ValueType type = row.type().results().get(0);
        if (type != NumericType.V128) return type.toString();
        boolean compares = row.hasOperator() && row.operator().category() == Category.COMPARE;
        return Vectors.type(compares ? shape.integers() : shape).toString();
    }

    /** Whether a NaN of the result may have any payload. */
    boolean computesFloats() {
        if (!row.hasOperator() || row.shape() == null || !row.shape().isFloat()) return false;
        return switch (row.operator()) {
            case ABS, NEG, PMIN, PMAX, SPLAT, EXTRACT_LANE, REPLACE_LANE -> false;
            default -> row.operator().category() != Category.COMPARE;
        };
    }

    /** The operation on {@code %at}, the address of the operands, and {@code %a %b %c}. */
    String text() {
        String mnemonic = "ssawasm." + row.mnemonicWithoutType();
        String type = Vectors.type(shape).toString();
        int last = shape.lanes() - 1;
        boolean lane = row.immediates() == Immediates.MEMARG_LANE;
        if (row.category() == Category.LOAD) {
            return mnemonic + " %at" + (lane ? ", %a[" + last + "]" : "") + " offset = " + SOURCE + " : " + type;
        }
        if (row.category() == Category.STORE) {
            return mnemonic + " %at, %a" + (lane ? "[" + last + "]" : "") + " offset = " + RESULT + " : " + type;
        }
        if (row == Opcode.I8X16_SHUFFLE) return mnemonic + " %a, %b " + lanes() + " : " + type;
        String from = operands().get(0);
        return switch (row.operator().category()) {
            case UNARY, TEST -> mnemonic + " %a : " + type;
            case BINARY, COMPARE -> mnemonic + " %a, %b : " + type;
            case TERNARY -> mnemonic + " %a, %b, %c : " + type;
            case CONVERT -> mnemonic + " %a : " + from + " to " + type;
            case COMBINE -> mnemonic + " %a, %b : " + from + " to " + type;
            case ACCUMULATE -> mnemonic + " %a, %b, %c : " + from + " to " + type;
            case BROADCAST -> mnemonic + " %a : " + type;
            case EXTRACT -> mnemonic + " %a[" + last + "] : " + type;
            case REPLACE -> mnemonic + " %a[" + last + "], %b : " + type;
            default -> throw new IllegalStateException(row.mnemonic());
        };
    }

    /** Lanes of both operands, none at its own place. */
    private List<Integer> lanes() {
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < shape.lanes(); i++) out.add((5 * i + 3) % (2 * shape.lanes()));
        return out;
    }

    /** Whether the instruction may give several results; {@link Operands} keeps to operands for which it does not. */
    boolean isRelaxed() {
        return row.hasOperator() && row.operator().mnemonic().startsWith("relaxed_");
    }

    boolean is(Operator operator) {
        return row.hasOperator() && row.operator() == operator;
    }
}
