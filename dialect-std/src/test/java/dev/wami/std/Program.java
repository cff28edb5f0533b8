package dev.wami.std;

import dev.wami.core.analysis.AnalysisCache;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.interp.HostFunctions;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.verify.Verifier;
import java.util.Arrays;
import java.util.List;

/** A program in the standard dialects, to transform and to execute. */
public final class Program {
    private final Context context = new Context(new StdDialects());
    private final Operation module;

    /** The program in {@code text}, which must be right. */
    public Program(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation parsed = MlirParser.parse(SourceFile.of("program", text), context, diagnostics);
        if (parsed == null || diagnostics.hasErrors()) throw new AssertionError(diagnostics.all() + "\n" + text);
        module = parsed;
        verify();
    }

    /** Runs {@code pass} on all of it, and checks the result. */
    public Program apply(Pass pass) {
        Diagnostics diagnostics = new Diagnostics();
        pass.run(module, new PassContext(context, diagnostics, new AnalysisCache(module)));
        if (diagnostics.hasErrors()) throw new AssertionError(diagnostics.all());
        verify();
        return this;
    }

    private void verify() {
        Diagnostics diagnostics = new Diagnostics();
        Verifier.verify(module, context, diagnostics);
        if (diagnostics.hasErrors()) throw new AssertionError(diagnostics.all() + "\n" + this);
    }

    /** The results of {@code function}, or {@code traps: } and why. */
    public Object call(String function, int indexBits, Object... arguments) {
        try {
            List<Object> results =
                    new Interpreter(module, indexBits, HostFunctions.NONE).call(function, Arrays.asList(arguments));
            return results;
        } catch (Trap t) {
            return "traps: " + t.getMessage();
        }
    }

    /** The text. */
    @Override
    public String toString() {
        return MlirPrinter.print(module);
    }
}
