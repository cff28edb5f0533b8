package dev.wami.waveir.hir;

import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.Type;

/** Something that holds elements in row-major order: a buffer, a shared array or a private array. */
public sealed interface ArrayType extends DialectType permits BufferType, FixedArrayType {

    /** One of {@link HirTypes#SCALAR}. */
    Type element();

    /** How many indices an element has: 1 to 3 for a buffer, 1 to 8 for an array. */
    int rank();

    @Override
    default String dialect() {
        return HirDialect.NAME;
    }
}
