package dev.wami.wasmspec;

/**
 * A continuation: a suspended computation that takes the parameters of a function type and ends with its results (stack
 * switching proposal).
 *
 * @param function the heap type of the function type; validation wants a {@link HeapType.Defined}
 */
public record ContType(HeapType function) implements CompositeType {
    @Override
    public int code() {
        return 0x5D;
    }
}
