package dev.wami.wasmspec;

/**
 * The type of a structured instruction: an inline result type or the index of a function type (specification 2.4.1).
 */
public sealed interface BlockType permits BlockType.Result, BlockType.Typed, BlockType.Empty {
    /** {@code [] -> []}. */
    BlockType EMPTY = Empty.INSTANCE;

    static BlockType of(ValueType result) {
        return new Result(result);
    }

    static BlockType type(int typeIndex) {
        return new Typed(typeIndex);
    }

    /** {@code [] -> []}. */
    enum Empty implements BlockType {
        INSTANCE
    }

    /** {@code [] -> [type]}. */
    record Result(ValueType type) implements BlockType {}

    /** The function type with this index. */
    record Typed(int typeIndex) implements BlockType {}
}
