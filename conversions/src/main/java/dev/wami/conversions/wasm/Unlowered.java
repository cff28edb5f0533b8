package dev.wami.conversions.wasm;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.dialect.builtin.UnrealizedConversionCastOp;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.PassContext;
import dev.wami.ssawasm.SsaWasmDialect;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The operations that no conversion has lowered. Of each kind there is one error, at the first. Casts between types are
 * what conversions leave around such operations: they are errors only where there is nothing else to blame.
 */
final class Unlowered {
    private final Map<String, List<Operation>> byName = new LinkedHashMap<>();
    private final List<Operation> casts = new ArrayList<>();

    /** Looks through {@code function} and whatever it holds. */
    void collect(Operation function) {
        function.walk(op -> {
            if (op instanceof UnrealizedConversionCastOp) casts.add(op);
            else if (!dialect(op).equals(SsaWasmDialect.NAME)) {
                byName.computeIfAbsent(op.name(), n -> new ArrayList<>()).add(op);
            }
        });
    }

    /** False after a report. */
    boolean isEmpty(PassContext context) {
        Set<String> remedies = new HashSet<>();
        for (List<Operation> ops : byName.values()) report(ops, remedies, context);
        if (!byName.isEmpty()) return false;
        for (Operation cast : casts) {
            context.diagnostics()
                    .error(
                            cast,
                            "from '%s' to '%s' has no Wasm instruction",
                            cast.operand(0).type(),
                            cast.result(0).type());
        }
        return casts.isEmpty();
    }

    /** @param remedies what was said already */
    private static void report(List<Operation> ops, Set<String> remedies, PassContext context) {
        Operation first = ops.get(0);
        String count = ops.size() > 1 ? " (the first of " + ops.size() + ")" : "";
        Diagnostic error = context.diagnostics()
                .error(first, "is not lowered: nothing here leads from it to WebAssembly%s", count);
        String remedy = context.context().remedy(dialect(first));
        if (!remedy.isEmpty() && remedies.add(remedy)) error.note(first.location(), "%s", remedy);
    }

    private static String dialect(Operation op) {
        int dot = op.name().indexOf('.');
        return dot < 0 ? "" : op.name().substring(0, dot);
    }
}
