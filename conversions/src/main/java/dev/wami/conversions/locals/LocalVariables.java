package dev.wami.conversions.locals;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Locals.LocalDeclOp;
import org.jspecify.annotations.Nullable;

/** Declares locals at the start of a function. */
final class LocalVariables {
    private final Block entry;
    private @Nullable Operation last;

    LocalVariables(Operation function) {
        entry = function.region(0).entry();
    }

    /** A new local for values of {@code type}; an address that is still typed as a memref lives in an i32. */
    Value declare(Type type, Location location) {
        Type held = type instanceof MemRefType ? IntegerType.I32 : type;
        // not before what was first once: that may have moved
        Builder at = last == null ? Builder.atStart(entry) : Builder.after(last);
        LocalDeclOp declared = at.insert(new LocalDeclOp(location, held));
        last = declared;
        return declared.result();
    }
}
