package dev.wami.tools;

import dev.wami.conversions.wasmssa.WasmSsaToWasm;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.PartedText;
import dev.wami.core.verify.Verifier;
import dev.wami.wasm.FuncOp;
import dev.wami.wasmops.CodePlaces;
import dev.wami.wasmssa.Functions;
import dev.wami.wasmssa.Segments.DataOp;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The export of a text that is not in memory: some functions at a time are read, translated and kept as the bytes of
 * their code. Only what is right is made so; where anything is to be said, the whole text has to be read.
 */
final class StreamedExport {
    /** How many bytes of text of functions are read at a time. */
    private static final long BATCH = 1 << 18;

    private static final String BODY = "{wasmssa.unreachable}";

    private final Context context;
    private final Diagnostics diagnostics = new Diagnostics();
    private final PartedText text;
    private final Verifier verifier;
    private final Map<String, Functions.FuncOp> declared = new HashMap<>();
    /** Functions that have been read. */
    private final Deque<Functions.FuncOp> ahead = new ArrayDeque<>();

    private int read;

    private StreamedExport(PartedText text, Operation module, Context context) {
        this.text = text;
        this.context = context;
        verifier = Verifier.ofParts(module, context, diagnostics);
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Functions.FuncOp f) declared.put(f.definitionName(), f);
        }
    }

    /** What turns a module of {@code wasmssa} into one of {@code wasm}; false after a report. */
    interface Lowering {
        boolean run(Operation module, Diagnostics diagnostics);
    }

    /** The binary; empty if the text has to be read as a whole. */
    static Optional<byte[]> of(Path path, Context context, Lowering lowering, CompileOptions options) {
        try (PartedText text = PartedText.of(path, "wasmssa.func", BODY).orElse(null)) {
            return text == null ? Optional.empty() : of(text, context, lowering, options);
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    private static Optional<byte[]> of(PartedText text, Context context, Lowering lowering, CompileOptions options) {
        Diagnostics found = new Diagnostics();
        Operation module = MlirParser.parse(new SourceFile("module", text.takeRest()), context, found);
        // debug information counts on where each instruction was
        if (module == null || module.hasAttribute(CodePlaces.CODE)) return Optional.empty();
        if (!Verifier.verify(module, context, found)) return Optional.empty();
        StreamedExport export = new StreamedExport(text, module, context);
        if (export.declared.size() != text.functionCount()) return Optional.empty();
        Operation lowered = module.copy();
        // only what bodies may name is looked at from now on
        for (Operation op : module.region(0).entry()) if (op instanceof DataOp d) new Region().takeBody(d.offset());
        if (!lowering.run(lowered, found) || !found.all().isEmpty()) return Optional.empty();
        byte[] bytes = Emission.emitter(options).toBinary(lowered, export::body, export.diagnostics);
        return export.diagnostics.all().isEmpty() ? Optional.ofNullable(bytes) : Optional.empty();
    }

    /** A function with its body, of one that has none. */
    private @Nullable FuncOp body(FuncOp function) {
        if (ahead.isEmpty()) readAhead();
        Functions.FuncOp whole = ahead.poll();
        Functions.FuncOp known = whole == null ? null : declared.get(whole.definitionName());
        if (whole == null || known == null || !whole.definitionName().equals(function.definitionName())) {
            return unexpected(function);
        }
        new Region().takeBody(known.body());
        known.body().takeBody(whole.body());
        FuncOp made = NestedWork.on(
                NestedWork.isDeep(known),
                () -> verifier.verifyPart(known) ? WasmSsaToWasm.function(known, diagnostics) : null);
        known.clear();
        return made == null ? unexpected(function) : made;
    }

    /** Leaves it to a reading of the whole text to say what is wrong. */
    private @Nullable FuncOp unexpected(FuncOp function) {
        diagnostics.error(function, "cannot be exported");
        return null;
    }

    private void readAhead() {
        int from = read;
        long length = 0;
        while (read < text.functionCount() && (read == from || length + text.length(read) <= BATCH)) {
            length += text.length(read++);
        }
        if (read == from) return;
        try {
            SourceFile source = new SourceFile("functions", text.functions(from, read));
            Operation parsed = MlirParser.parse(source, context, diagnostics);
            if (parsed == null) return;
            for (Operation op : parsed.region(0).entry()) if (op instanceof Functions.FuncOp f) ahead.add(f);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
