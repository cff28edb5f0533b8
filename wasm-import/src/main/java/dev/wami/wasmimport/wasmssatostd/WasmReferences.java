package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;

/**
 * Wasm's references in standard MLIR: the address of a cell that holds a number, 0 for null. Functions are numbered by
 * the module that they are in, as are exceptions, the host's things by the host. The cells are in the address spaces
 * that LLVM has for such references on Wasm, so that no other memref looks like one. See docs/wasm-to-std.md.
 */
public final class WasmReferences {
    /** {@code funcref}. */
    public static final MemRefType FUNC = cell(20);

    /** {@code externref}. */
    public static final MemRefType EXTERN = cell(10);

    /** {@code exnref}, for which LLVM has no address space. */
    public static final MemRefType EXN = cell(30);

    private WasmReferences() {}

    private static MemRefType cell(int addressSpace) {
        return new MemRefType(Shape.of(), IntegerType.I32, null, IntegerAttr.i64(addressSpace));
    }

    public static boolean isReference(Type type) {
        return type.equals(FUNC) || type.equals(EXTERN) || type.equals(EXN);
    }
}
