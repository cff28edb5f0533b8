package dev.wami.llvmemit;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Writes a module of the {@code llvm} dialect as the text of LLVM IR, {@code .ll}, which clang, opt and llc read. The
 * same module gives the same text. Upstream: mlir-translate --mlir-to-llvmir.
 */
public final class LlvmIrEmitter {
    private LlvmIrEmitter() {}

    /**
     * The text of {@code module}, a {@code builtin.module}; null after a report of what LLVM IR has no words for, above
     * all operations of other dialects.
     */
    public static @Nullable String emit(Operation module, Diagnostics diagnostics) {
        int errors = diagnostics.errorCount();
        String text = new ModuleText(diagnostics).write(module);
        return diagnostics.errorCount() == errors ? text : null;
    }
}
