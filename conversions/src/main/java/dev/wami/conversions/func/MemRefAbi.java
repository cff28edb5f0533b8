package dev.wami.conversions.func;

/** How a memref crosses a function's border. */
public enum MemRefAbi {
    /**
     * MLIR's expanded descriptor: allocated pointer, aligned pointer, offset, sizes, strides, each an i32; upstream's
     * default of func-to-llvm.
     */
    DESCRIPTOR,
    /** The aligned pointer alone, for memrefs of static shape and the identity layout; upstream's bare pointers. */
    BARE,
    /** The values that stand for a memref inside, see {@link dev.wami.conversions.MemRefParts}; private functions. */
    PARTS
}
