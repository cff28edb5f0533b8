package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmssa.Definitions.MemoryDefinition;
import dev.wami.wasmssa.Definitions.TableDefinition;
import dev.wami.wasmssa.LimitType;
import org.jspecify.annotations.Nullable;

/** What standard MLIR has no form of yet; it is reported where it is defined, before anything is converted. */
final class Limitations {
    private Limitations() {}

    /** Reports what is in the way; whether there is nothing. */
    static boolean check(Operation module, Diagnostics diagnostics) {
        boolean fine = true;
        for (Operation op : module.region(0).entry()) {
            String what = of(op);
            if (what == null) continue;
            diagnostics.error(op, "%s not supported in standard MLIR yet", what);
            fine = false;
        }
        return fine;
    }

    private static @Nullable String of(Operation op) {
        if (op instanceof TableDefinition t) return of(t.type().limits(), "a table with indices of 64 bits is");
        return op instanceof MemoryDefinition m ? of(m.limits(), "a memory with addresses of 64 bits is") : null;
    }

    private static @Nullable String of(LimitType limits, String wide) {
        if (limits.addressType() == AddressType.I64) return wide;
        if (limits.shared()) return "a memory that threads share is";
        return limits.pageSizeLog2() == MemoryType.DEFAULT_PAGE_SIZE_LOG2 ? null : "pages of another size are";
    }
}
