package dev.wami.core.pass;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.IoProblem;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.text.FileMetadata;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Writes a file that shows a failure again: the program as it was before, and in the file's metadata the pipeline to
 * run, as {@code --run-reproducer} reads it, here and upstream ({@code --mlir-pass-pipeline-crash-reproducer}).
 *
 * @param local whether the file has only the pass that failed and the program just before it, instead of the whole
 *     pipeline and its input; the program is copied before every pass, and everything must run on one thread
 * @param disableThreading what the file says about threads
 * @param verifyEach what the file says about verifying after each pass
 */
public record Reproducer(Path file, boolean local, boolean disableThreading, boolean verifyEach) {
    /** The key in a file's metadata. */
    public static final String PROVIDER = "mlir_reproducer";

    /** A pass that failed on an operation. */
    record Failure(Pass pass, Operation op) {
        @Override
        public String toString() {
            String name = op instanceof Symbol s && s.symbolName() != null ? ": @" + s.symbolName() : "";
            return "`" + pass.name() + "` on '" + op.name() + "' operation" + name;
        }
    }

    /** What a file says that runs {@code pipeline}. */
    public static FileMetadata metadata(String pipeline, boolean disableThreading, boolean verifyEach) {
        Map<String, Attribute> entries = new LinkedHashMap<>();
        entries.put("pipeline", StringAttr.of(pipeline));
        entries.put("disable_threading", disableThreading ? IntegerAttr.TRUE : IntegerAttr.FALSE);
        entries.put("verify_each", verifyEach ? IntegerAttr.TRUE : IntegerAttr.FALSE);
        return new FileMetadata(Map.of(PROVIDER, entries));
    }

    /** Writes the file for {@code pipeline} on {@code before}; false after a report. */
    public boolean write(Operation before, String pipeline, Diagnostics diagnostics) {
        FileMetadata metadata = metadata(pipeline, disableThreading, verifyEach);
        try {
            Files.writeString(file, MlirPrinter.print(before, PrintOptions.DEFAULT, metadata));
            return true;
        } catch (IOException e) {
            diagnostics.error(
                    before.location(), "the reproducer '%s' cannot be written: %s", file, IoProblem.reason(e));
            return false;
        }
    }

    /** {@code pass} in the pipelines that lead from the outermost operation to {@code op}. */
    static String pipelineFor(Pass pass, Operation op) {
        StringBuilder text = new StringBuilder(pass.toString());
        for (Operation o = op; o != null; o = o.parentOp()) {
            text.insert(0, o.name() + "(").append(')');
        }
        return text.toString();
    }

    void reportLocal(Failure failure, Operation before, Diagnostics diagnostics) {
        report(failure.toString(), before, pipelineFor(failure.pass(), failure.op()), failure.op(), diagnostics);
    }

    void report(List<Failure> failures, Operation before, Pipeline pipeline, Operation op, Diagnostics diagnostics) {
        StringJoiner all = new StringJoiner(", ", "[", "]");
        for (Failure f : failures) all.add(f.toString());
        report(all.toString(), before, pipeline.toString(), op, diagnostics);
    }

    private void report(String failed, Operation before, String pipeline, Operation op, Diagnostics diagnostics) {
        if (!write(before, pipeline, diagnostics)) return;
        diagnostics
                .error(op.location(), "Failures have been detected while processing an MLIR pass pipeline")
                .note(op.location(), "Pipeline failed while executing %s: reproducer generated at `%s`", failed, file);
    }
}
