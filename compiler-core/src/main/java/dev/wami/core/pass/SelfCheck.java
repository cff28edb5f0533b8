package dev.wami.core.pass;

import dev.wami.core.analysis.AnalysisCache;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import dev.wami.core.verify.Verifier;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What must hold after every pass ({@code --self-check}): the program is valid; as text, with all locations, it reads
 * back as the same program; a pass that says that it changed nothing did not; and analyses that it says are still valid
 * are what would be computed now.
 */
final class SelfCheck {
    private static final PrintOptions TEXT =
            PrintOptions.DEFAULT.withGeneric(true).withLocalScope(true).withDebugInfo(true);
    private static final PrintOptions CUSTOM = PrintOptions.DEFAULT.withLocalScope(true);

    private final Context context;
    private final Pass pass;
    private final Operation op;
    private final String before;

    /** To be made before {@code pass} runs on {@code op}. */
    SelfCheck(Context context, Pass pass, Operation op) {
        this.context = context;
        this.pass = pass;
        this.op = op;
        this.before = MlirPrinter.print(op, TEXT);
    }

    /** Reports what does not hold after the pass, which reported no error itself. */
    void run(AnalysisCache analyses, Set<Class<?>> kept, boolean keptAll, Diagnostics diagnostics) {
        if (!Verifier.verify(op, context, diagnostics)) return;
        String now = MlirPrinter.print(op, TEXT);
        if (keptAll && !now.equals(before)) fail("says that it changed nothing, but did", diagnostics);
        roundTrip(now, TEXT, diagnostics);
        roundTrip(MlirPrinter.print(op, CUSTOM), CUSTOM, diagnostics);
        for (Class<?> stale : analyses.stale(keptAll ? null : kept)) {
            fail("says that it kept " + stale.getSimpleName() + ", which is another now", diagnostics);
        }
    }

    private void roundTrip(String text, PrintOptions options, Diagnostics diagnostics) {
        Diagnostics problems = new Diagnostics();
        Operation read = MlirParser.parse(SourceFile.of("<self-check>", text), context, problems);
        if (read == null) {
            fail(
                    "left a program that does not read back: "
                            + problems.all().get(0).message(),
                    diagnostics);
            return;
        }
        @Nullable
        Operation same = op.parentOp() == null ? read : read.region(0).entry().first();
        String again = same == null ? "" : MlirPrinter.print(same, options);
        if (again.equals(text)) return;
        int line = 0;
        String[] was = text.split("\n", -1);
        String[] is = again.split("\n", -1);
        while (line < Math.min(was.length, is.length) - 1 && was[line].equals(is[line])) line++;
        fail("left a program that reads back as another: '" + was[line] + "' as '" + is[line] + "'", diagnostics);
    }

    private void fail(String what, Diagnostics diagnostics) {
        diagnostics.error(op.location(), "self-check: pass '" + pass.name() + "' " + what);
    }
}
