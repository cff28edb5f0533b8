package dev.wami.core.pass;

import dev.wami.core.diag.IoProblem;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

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

    private final @Nullable Path directory;
    /** Per operation, how many passes were printed. */
    private final Map<Operation, Integer> numbers = new ConcurrentHashMap<>();

    private final AtomicBoolean unwritable = new AtomicBoolean();

    /**
     * @param before the passes before which to print
     * @param after the passes after which to print
     * @param onlyIfChanged after a pass, print only if it changed something
     * @param onlyIfFailed after a pass, print only if it failed
     * @param moduleScope print the outermost operation and not only the pass's; not for parallel runs
     * @param directory where to write a file per print instead: in a directory per operation, the numbers of the passes
     *     that ran on it and on those around it, then the pass's name; {@code m/func_func_f/0_1_cse.mlir}
     */
    public IrPrinting(
            Predicate<Pass> before,
            Predicate<Pass> after,
            boolean onlyIfChanged,
            boolean onlyIfFailed,
            boolean moduleScope,
            PrintOptions print,
            @Nullable Path directory) {
        this.before = before;
        this.after = after;
        this.onlyIfChanged = onlyIfChanged;
        this.onlyIfFailed = onlyIfFailed;
        this.moduleScope = moduleScope;
        this.print = print;
        this.directory = directory;
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
        StringBuilder text = new StringBuilder("// -----// IR Dump ").append(when);
        text.append(pass.getClass().getSimpleName());
        text.append(how).append(" (").append(pass.name()).append(')');
        Operation shown = op;
        if (moduleScope) {
            text.append(" ('").append(op.name()).append("' operation");
            if (op instanceof Symbol s && s.symbolName() != null) {
                text.append(": @").append(s.symbolName());
            }
            text.append(')');
            for (Operation p = op; p != null; p = p.parentOp()) shown = p;
        }
        text.append(" //----- //\n").append(MlirPrinter.print(shown, print)).append("\n\n");
        if (directory == null) log.append(text);
        else write(directory, pass, op, text, log);
    }

    private void write(Path root, Pass pass, Operation op, CharSequence text, StringBuilder log) {
        Deque<Operation> path = new ArrayDeque<>();
        for (Operation o = op; o != null; o = o.parentOp()) path.push(o);
        Path at = root;
        StringBuilder name = new StringBuilder();
        for (Operation o : path) {
            at = at.resolve(directoryName(o));
            int n = numbers.getOrDefault(o, o == op ? -1 : 0);
            if (o == op) numbers.put(o, ++n);
            name.append(n).append('_');
        }
        try {
            Files.createDirectories(at);
            Files.writeString(at.resolve(name + pass.name() + ".mlir"), text);
        } catch (IOException e) {
            if (unwritable.getAndSet(true)) return; // the next ones cannot either
            log.append("error: the program at '")
                    .append(pass.name())
                    .append("' cannot be written: ")
                    .append(IoProblem.reason(e))
                    .append('\n');
        }
    }

    /** The operation's name and symbol, in characters that every file system takes. */
    private static String directoryName(Operation op) {
        String symbol = op instanceof Symbol s && s.symbolName() != null ? s.symbolName() : "no-symbol-name";
        StringBuilder out = new StringBuilder(op.name().replace('.', '_')).append('_');
        for (int i = 0; i < symbol.length(); i++) {
            char c = symbol.charAt(i);
            boolean plain = c < 128 && (Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '$');
            out.append(plain ? c : '_');
        }
        return out.toString();
    }
}
