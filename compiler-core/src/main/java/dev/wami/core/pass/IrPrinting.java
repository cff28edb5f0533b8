package dev.wami.core.pass;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** Prints the program before and after passes ({@code --mlir-print-ir-before}, {@code -after} and their kin). */
public final class IrPrinting implements Instrumentation {
    private final Predicate<Pass> before;
    private final Predicate<Pass> after;
    private final boolean onlyIfChanged;
    private final boolean onlyIfFailed;
    private final boolean moduleScope;
    private final PrintOptions print;
    /** Per operation, what it was before the pass that runs on it now. */
    private final Map<Operation, String> previous = new ConcurrentHashMap<>();

    /**
     * @param before the passes before which to print
     * @param after the passes after which to print
     * @param onlyIfChanged after a pass, print only if it changed something
     * @param onlyIfFailed after a pass, print only if it failed
     * @param moduleScope print the outermost operation and not only the pass's; not for parallel runs
     */
    public IrPrinting(
            Predicate<Pass> before,
            Predicate<Pass> after,
            boolean onlyIfChanged,
            boolean onlyIfFailed,
            boolean moduleScope,
            PrintOptions print) {
        this.before = before;
        this.after = after;
        this.onlyIfChanged = onlyIfChanged;
        this.onlyIfFailed = onlyIfFailed;
        this.moduleScope = moduleScope;
        this.print = print;
    }

    @Override
    public void beforePass(Pass pass, Operation op, StringBuilder log) {
        if (before.test(pass)) dump("Before ", pass, "", op, log);
        if (onlyIfChanged && after.test(pass)) previous.put(op, text(op));
    }

    @Override
    public void afterPass(Pass pass, Operation op, boolean failed, StringBuilder log) {
        if (failed && (onlyIfFailed || after.test(pass))) {
            dump("After ", pass, " Failed", op, log);
        } else if (!failed && !onlyIfFailed && after.test(pass)) {
            if (!onlyIfChanged || !text(op).equals(previous.remove(op))) dump("After ", pass, "", op, log);
        }
    }

    private String text(Operation op) {
        return MlirPrinter.print(op, print.withLocalScope(true));
    }

    private void dump(String when, Pass pass, String how, Operation op, StringBuilder log) {
        log.append("// -----// IR Dump ").append(when).append(pass.getClass().getSimpleName());
        log.append(how).append(" (").append(pass.name()).append(')');
        Operation shown = op;
        if (moduleScope && op.parentOp() != null) {
            log.append(" ('").append(op.name()).append("' operation");
            if (op instanceof Symbol s && s.symbolName() != null)
                log.append(": @").append(s.symbolName());
            log.append(')');
            for (Operation p = op; p != null; p = p.parentOp()) shown = p;
        }
        log.append(" //----- //\n").append(MlirPrinter.print(shown, print)).append("\n\n");
    }
}
