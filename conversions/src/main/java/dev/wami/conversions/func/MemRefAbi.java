package dev.wami.conversions.func;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a memref crosses a function's border. */
public enum MemRefAbi {
    /**
     * MLIR's expanded descriptor: allocated pointer, aligned pointer, offset, sizes, strides, each an i32; upstream's
     * default of func-to-llvm.
     */
    DESCRIPTOR,
    /** The aligned pointer alone, for memrefs of static shape, strides and offset; upstream's bare pointers. */
    BARE,
    /** The address of a descriptor in memory, and as a result the descriptor itself; upstream's C interface. */
    POINTER,
    /** The values that stand for a memref inside, see {@link dev.wami.conversions.MemRefParts}; private functions. */
    PARTS;

    /** The attribute of a function whose memrefs are passed as {@link #POINTER}: that string. */
    static final String REQUEST = "ssawasm.memref_abi";

    /** Upstream's attribute of a function whose memrefs are passed as {@link #BARE}. */
    static final String BARE_REQUEST = "llvm.bareptr";

    /** What {@code function} asks for, or null. */
    static @Nullable MemRefAbi requestedBy(Operation function) {
        if (function.hasAttribute(BARE_REQUEST)) return BARE;
        return function.attribute(REQUEST) instanceof StringAttr s && s.value().equals(POINTER.toString())
                ? POINTER
                : null;
    }

    static boolean isRequest(String attribute) {
        return attribute.equals(REQUEST) || attribute.equals(BARE_REQUEST);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
