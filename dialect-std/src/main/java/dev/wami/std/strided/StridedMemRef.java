package dev.wami.std.strided;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.MemRefType;

/** What is converted of a memref: where its elements are, in elements; what the type says is a constant. */
public interface StridedMemRef {
    MemRefType type();

    Value offset();

    Value size(int dim);

    Value stride(int dim);
}
