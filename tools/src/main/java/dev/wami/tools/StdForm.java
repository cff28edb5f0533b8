package dev.wami.tools;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import dev.wami.core.text.PrintedParts;
import dev.wami.core.utf8.TextBuffer;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmimport.StreamedStd;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Standard MLIR cleaned up, as {@link Pipelines#STD_OF_WASM} does it with a whole module. */
final class StdForm implements StreamedStd.Form {
    private final PassRunner runner;
    private final PrintOptions options;
    private final Pipeline ofFunctions;
    private final Pipeline ofPart;
    private final Pipeline ofModule;

    private final @Nullable StdStructure structure;

    /**
     * @param structured whether functions have loops and conditionals in the place of blocks
     * @param places whether places of the file's code are written
     */
    StdForm(PassRunner runner, boolean structured, boolean places) {
        this.runner = runner;
        this.options = PrintOptions.DEFAULT.withDebugInfo(places);
        ofFunctions = runner.pipeline(Pipelines.STD_OF_WASM_FUNCTION);
        ofPart = runner.pipeline(Pipelines.STD_OF_WASM_PART);
        ofModule = runner.pipeline(Pipelines.STD_OF_WASM_REST);
        structure = structured ? new StdStructure(runner) : null;
    }

    @Override
    public void begin(Set<String> symbols) {}

    @Override
    public @Nullable Operation function(FuncOp function) {
        boolean done = runner.run(ofFunctions, function) && (structure == null || structure.function(function));
        return done ? function : null;
    }

    @Override
    public boolean part(Operation module) {
        return runner.run(ofPart, module) && (structure == null || structure.module(module));
    }

    @Override
    public boolean module(Operation module, Predicate<Operation> isStored) {
        return runner.run(ofModule, module);
    }

    @Override
    public void append(Operation op, TextBuffer to) {
        MlirPrinter.printPart(op, options, to);
    }

    @Override
    public Optional<String> between(Operation one, Operation other) {
        return Optional.of(MlirPrinter.BETWEEN_PARTS);
    }

    @Override
    public void write(Operation module, Function<Operation, byte @Nullable []> stored, OutputStream out)
            throws IOException {
        PrintedParts parts = new PrintedParts() {
            @Override
            public void enter(Operation op) {}

            @Override
            public byte @Nullable [] text(Operation op) {
                return stored.apply(op);
            }

            @Override
            public void leave(Operation op) {}
        };
        MlirPrinter.printParts(module, options, parts, out);
    }
}
