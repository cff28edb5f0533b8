package dev.wami.core.ir.trait;

import dev.wami.core.ir.Region;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that can be called. Upstream: CallableOpInterface. */
public interface CallableLike {

    /** The body, or null for a declaration. */
    @Nullable
    Region callableRegion();

    List<Type> argumentTypes();

    List<Type> callResultTypes();
}
