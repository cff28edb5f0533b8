package dev.wami.wavebackend.legalize;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.std.func.FuncOp;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The functions that stand for operations, read from text when the first one is asked for. */
final class Library {
    private static final List<String> FILES = List.of("words.mlir", "wide.mlir", "doubles.mlir");

    private final Context context;
    private @Nullable Map<String, FuncOp> functions;

    Library(Context context) {
        this.context = context;
    }

    /** The function called {@code name}, or null. */
    @Nullable
    FuncOp find(String name) {
        Map<String, FuncOp> known = functions;
        if (known == null) {
            known = new HashMap<>();
            for (String file : FILES) read(file, known);
            functions = known;
        }
        return known.get(name);
    }

    private void read(String file, Map<String, FuncOp> into) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(SourceFile.of(file, text(file)), context, diagnostics);
        if (module == null || diagnostics.hasErrors()) throw new IllegalStateException(file + ": " + diagnostics.all());
        for (FuncOp f : module.collect(FuncOp.class)) into.put(f.functionName(), f);
    }

    private static String text(String file) {
        try (InputStream in = Library.class.getResourceAsStream(file)) {
            if (in == null) throw new IllegalStateException("missing resource " + file);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
