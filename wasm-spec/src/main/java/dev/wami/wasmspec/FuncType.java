package dev.wami.wasmspec;

import java.util.List;

/** The type of a function, and of an instruction: what it takes and what it gives, the top of the stack last. */
public record FuncType(List<ValueType> params, List<ValueType> results) implements CompositeType {
    /** {@code [] -> []}. */
    public static final FuncType EMPTY = new FuncType(List.of(), List.of());

    public FuncType {
        params = List.copyOf(params);
        results = List.copyOf(results);
    }

    @Override
    public int code() {
        return 0x60;
    }

    /** The specification's notation: {@code [i32 i32] -> [i64]}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        append(text, params);
        text.append(" -> ");
        append(text, results);
        return text.toString();
    }

    private static void append(StringBuilder text, List<ValueType> types) {
        text.append('[');
        for (int i = 0; i < types.size(); i++) {
            text.append(i == 0 ? "" : " ").append(types.get(i));
        }
        text.append(']');
    }
}
