package dev.wami.waveir.hir;

import dev.wami.core.ir.OpKind;
import java.util.Locale;

/** A member of a family of operations that one class serves, an enum: {@code hir.add} of the binary operations. */
interface HirFamily extends OpKind {

    /** The constant's name. */
    String name();

    @Override
    default String opName() {
        return HirDialect.NAME + "." + name().toLowerCase(Locale.ROOT);
    }
}
