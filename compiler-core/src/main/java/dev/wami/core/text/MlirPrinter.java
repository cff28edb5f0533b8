package dev.wami.core.text;

import dev.wami.core.ir.Operation;

/** Writes programs in MLIR's textual format. */
public final class MlirPrinter {
    private MlirPrinter() {}

    static String describe(Operation op) {
        return op.name();
    }
}
