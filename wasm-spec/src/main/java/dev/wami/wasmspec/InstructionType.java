package dev.wami.wasmspec;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the type column of the instruction table. */
final class InstructionType {
    private InstructionType() {}

    /** Whether the text has no variable but address types. */
    static boolean isFixed(String text) {
        for (String word : words(text)) {
            if (!word.equals("->") && type(word, AddressType.I32) == null) {
                return false;
            }
        }
        return true;
    }

    static FuncType parse(String text, AddressType addresses) {
        List<ValueType> params = new ArrayList<>();
        List<ValueType> results = new ArrayList<>();
        List<ValueType> side = params;
        for (String word : words(text)) {
            if (word.equals("->")) {
                side = results;
                continue;
            }
            ValueType type = type(word, addresses);
            if (type == null) {
                throw new IllegalStateException("the type " + text + " depends on more than the instruction");
            }
            side.add(type);
        }
        return new FuncType(params, results);
    }

    private static @Nullable ValueType type(String word, AddressType addresses) {
        return switch (word) {
            case "at", "at1", "at2", "at3" -> addresses.valueType();
            case "i32" -> ValueType.I32;
            case "i64" -> ValueType.I64;
            case "f32" -> ValueType.F32;
            case "f64" -> ValueType.F64;
            case "v128" -> ValueType.V128;
            case "eqref" -> RefType.EQREF;
            case "i31ref" -> RefType.I31REF;
            case "arrayref" -> RefType.ARRAYREF;
            case "(ref i31)" -> RefType.nonNull(AbstractHeapType.I31);
            default -> null;
        };
    }

    /** Splits at spaces outside parentheses. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int start = 0;
        boolean inside = false;
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? ' ' : text.charAt(i);
            inside = c == '(' || inside && c != ')';
            if (c == ' ' && !inside) {
                if (i > start) {
                    words.add(text.substring(start, i));
                }
                start = i + 1;
            }
        }
        return words;
    }
}
