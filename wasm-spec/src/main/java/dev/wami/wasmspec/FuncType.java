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

    // equals and hashCode are written out: those that a record gets are linked at their first call, which costs a start
    // 20 ms.

    @Override
    public boolean equals(Object other) {
        return other instanceof FuncType that && params.equals(that.params) && results.equals(that.results);
    }

    @Override
    public int hashCode() {
        return 31 * params.hashCode() + results.hashCode();
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
