package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;

/** What LLVM asks of the locations of operations in functions with debug information. */
final class DebugLocations {
    private DebugLocations() {}

    /** Whether {@code call}, which may be inlined, has a location if both functions have debug information. */
    static boolean verifyCall(Operation call, LlvmFuncOp callee, Diagnostics diagnostics) {
        if (callee.isDeclaration() || !(enclosing(call) instanceof LlvmFuncOp caller)) return true;
        if (!hasSubprogram(caller) || !hasSubprogram(callee)) return true;
        if (call.location() != Location.UNKNOWN) return true;
        diagnostics.error(
                call, "inlinable function call in a function with a DISubprogram location must have a debug location");
        return false;
    }

    private static Operation enclosing(Operation op) {
        Operation p = op;
        while (!(p instanceof LlvmFuncOp) && p.parentOp() != null) p = p.parentOp();
        return p;
    }

    private static boolean hasSubprogram(LlvmFuncOp function) {
        return function.location() instanceof Location.Fused f && isSubprogram(f.metadata());
    }

    private static boolean isSubprogram(@org.jspecify.annotations.Nullable Attribute metadata) {
        return LlvmMetadata.is(metadata, "di_subprogram");
    }
}
