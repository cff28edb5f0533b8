package dev.wami.wasmimport;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.NestingLimit;
import dev.wami.core.text.PrintOptions;
import dev.wami.core.text.PrintedParts;
import dev.wami.core.verify.Verifier;
import dev.wami.wasmops.CodePlaces;
import dev.wami.wasmssa.Functions.FuncOp;
import java.io.IOException;
import java.io.OutputStream;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An imported module whose functions, and data segments, are in memory one at a time, for modules whose operations all
 * together would take some hundred times the bytes of the file. Each body is read twice: without making operations for
 * what the module says of all of them, such as the types that they use, and when it is written.
 */
public final class StreamedImport {
    private final ModuleImport reader;
    private final Map<FuncOp, Integer> definitions = new IdentityHashMap<>();
    private final ModuleOp module;
    private final boolean whole;
    private boolean nested = true;

    private StreamedImport(ModuleImport reader, boolean whole, Diagnostics diagnostics) {
        this.reader = reader;
        this.whole = whole;
        this.module = reader.read(
                (f, definition) -> {
                    definitions.put(f, definition);
                    // in the function, in the module
                    if (reader.readUses(definition).depth() + 2 <= NestingLimit.LEVELS) return;
                    reader.readBody(f, definition);
                    nested = nested && NestingLimit.isKept(f, 1, diagnostics);
                    f.clear();
                },
                whole ? Integer.MAX_VALUE : 1);
    }

    /**
     * The module in {@code bytes}, as {@link WasmImport#read} has it; empty after a report, also where its text would
     * be nested too deeply.
     *
     * @param file the name for locations
     * @param whole whether all data segments and custom sections are there from the start, as a verifier wants them
     */
    public static Optional<StreamedImport> of(byte[] bytes, String file, boolean whole, Diagnostics diagnostics) {
        return WasmImport.reader(bytes, file, diagnostics)
                .map(reader -> new StreamedImport(reader, whole, diagnostics))
                .filter(streamed -> streamed.nested);
    }

    /**
     * Writes the text of the module, whose operations are as right as the module is valid: they are not verified.
     *
     * @throws IOException what {@code out} throws
     */
    public void writeTo(OutputStream out) throws IOException {
        write(op -> {}, out);
    }

    /**
     * {@link #writeTo}, with each operation of the module verified before it is written.
     *
     * @throws IOException what {@code out} throws
     * @throws IllegalStateException if an operation is wrong, which validation rules out; if the module is not whole
     */
    public void verifyAndWriteTo(OutputStream out, Context context) throws IOException {
        if (!whole) throw new IllegalStateException("some data segments are not there");
        Diagnostics diagnostics = new Diagnostics();
        Verifier verifier = Verifier.ofParts(module, context, diagnostics);
        write(
                op -> {
                    if (!verifier.verifyPart(op)) throw new IllegalStateException(String.valueOf(diagnostics.all()));
                },
                out);
    }

    private void write(Consumer<Operation> check, OutputStream out) throws IOException {
        reader.rewind();
        boolean places = module.hasAttribute(CodePlaces.CODE);
        Parts parts = new Parts(check, places);
        PrintOptions options = PrintOptions.DEFAULT.withDebugInfo(places);
        MlirPrinter.printParts(module, options, parts, out);
        parts.eraseWritten();
    }

    /** Makes each operation when it is written, and drops it then. */
    private final class Parts implements PrintedParts {
        private final Consumer<Operation> check;
        /** Whether the places of operations are written. */
        private final boolean places;
        /** What was added to the module last. */
        private @Nullable Operation added;
        /** What was added to the module, and has been written. */
        private @Nullable Operation written;

        Parts(Consumer<Operation> check, boolean places) {
            this.check = check;
            this.places = places;
        }

        @Override
        public void enter(Operation op) {
            eraseWritten();
            if (op instanceof FuncOp f) readBody(f, Objects.requireNonNull(definitions.get(f)));
            check.accept(op);
        }

        private void readBody(FuncOp f, int definition) {
            if (places) reader.readBody(f, definition);
            else reader.readBodyAtOnePlace(f, definition);
        }

        @Override
        public void leave(Operation op) {
            if (op instanceof FuncOp f) f.clear();
            if (op == added) written = op;
            added = reader.addNext(op);
        }

        private void eraseWritten() {
            if (written != null) written.erase();
            written = null;
        }
    }
}
