package dev.wami.tools.link;

import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.pass.PassContext;
import dev.wami.core.text.MlirParser;
import dev.wami.loops.vectorize.FunctionOnLanes;
import dev.wami.runtime.RuntimeLibrary;
import dev.wami.std.func.FuncOp;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The modules of the runtime library, each parsed when it is first asked for. Thread-safe. */
public final class RuntimeModules {
    private final Map<String, Optional<Operation>> modules = new ConcurrentHashMap<>();
    private final Map<String, Operation> onLanes = new ConcurrentHashMap<>();

    /** The symbol of that name in a resource; null after a report, which is a fault of the library. */
    @Nullable
    Operation lookup(String resource, String symbol, PassContext context) {
        String scalar = RuntimeLibrary.withoutLanes(symbol);
        return scalar.equals(symbol) ? defined(resource, symbol, context) : onLanes(resource, scalar, context);
    }

    /** {@code symbol} for two of each argument; null if it cannot be, or after a report. */
    private @Nullable Operation onLanes(String resource, String symbol, PassContext context) {
        Operation known = onLanes.get(symbol);
        if (known != null) return known;
        FuncOp scalar = function(resource, symbol, context);
        if (scalar == null || !FunctionOnLanes.isPossible(scalar)) return null;
        Operation made = FunctionOnLanes.of(
                (FuncOp) copy(scalar), RuntimeLibrary.ON_LANES, callee -> function(resource, callee, context));
        Operation earlier = onLanes.putIfAbsent(symbol, made);
        return earlier == null ? made : earlier;
    }

    /** What {@code symbol} is to {@code resource}; null after a report. */
    private @Nullable FuncOp function(String resource, String symbol, PassContext context) {
        String home = RuntimeLibrary.resourceOf(symbol).orElse(resource);
        return defined(home, symbol, context) instanceof FuncOp f ? f : null;
    }

    private @Nullable Operation defined(String resource, String symbol, PassContext context) {
        Optional<Operation> module = modules.get(resource);
        if (module == null) {
            module = Optional.ofNullable(parse(resource, context));
            Optional<Operation> earlier = modules.putIfAbsent(resource, module);
            if (earlier != null) module = earlier;
        }
        Operation found = module.isPresent() ? ((SymbolTable) module.get()).lookup(symbol) : null;
        if (found == null && !context.diagnostics().hasErrors()) {
            throw new IllegalStateException("runtime resource " + resource + " has no @" + symbol);
        }
        return found;
    }

    private static @Nullable Operation parse(String resource, PassContext context) {
        SourceFile source = SourceFile.of("<runtime>/" + resource + ".mlir", RuntimeLibrary.text(resource));
        return MlirParser.parse(source, context.context(), context.diagnostics());
    }

    /** A copy of {@code definition}. One at a time: copying touches the use lists of the original for a moment. */
    synchronized Operation copy(Operation definition) {
        return definition.copy();
    }
}
