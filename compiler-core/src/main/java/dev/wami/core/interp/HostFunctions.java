package dev.wami.core.interp;

import dev.wami.core.ir.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What functions without a body do. */
public interface HostFunctions {

    /** None: calling a declaration traps. */
    HostFunctions NONE = (declaration, arguments, machine) -> null;

    /**
     * Executes {@code declaration} and gives its results, or null if it is unknown here.
     *
     * @param arguments values as {@link Frame} describes them
     */
    @Nullable
    List<Object> call(Operation declaration, List<Object> arguments, Interpreter machine);
}
