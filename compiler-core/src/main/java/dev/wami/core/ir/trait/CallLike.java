package dev.wami.core.ir.trait;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Transfers control to a {@link CallableLike} and comes back. Upstream: CallOpInterface. */
public interface CallLike {

    /** The symbol called, or null for an indirect call. */
    @Nullable
    SymbolRef callee();

    /** The values passed. */
    List<Value> callArguments();
}
