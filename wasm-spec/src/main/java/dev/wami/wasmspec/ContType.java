package dev.wami.wasmspec;

/**
 * A continuation: a suspended computation that takes the parameters of a function type and ends with its results (stack
 * switching proposal).
 */
public record ContType(int typeIndex) implements CompositeType {
    @Override
    public int code() {
        return 0x5D;
    }
}
