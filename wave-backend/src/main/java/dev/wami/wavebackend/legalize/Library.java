package dev.wami.wavebackend.legalize;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.std.StdDialects;
import dev.wami.std.func.FuncOp;
import dev.wami.waveir.mir.MirDialect;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The functions that stand for operations. They are read from text when the first one is asked for, once for all
 * compilations: each takes copies.
 */
final class Library {
    private static final List<String> FILES =
            List.of("words.mlir", "wide.mlir", "doubles.mlir", "transcendental.mlir", "trigonometric.mlir");

    private Library() {}

    /** The function called {@code name}, not to be changed; or null. */
    static @Nullable FuncOp find(String name) {
        return Parsed.FUNCTIONS.get(name);
    }

    /** Its initialisation is the first use, by one thread. */
    private static final class Parsed {
        static final Map<String, FuncOp> FUNCTIONS = readAll();

        private Parsed() {}

        private static Map<String, FuncOp> readAll() {
            Context context = new Context(new Dialects());
            Map<String, FuncOp> functions = new HashMap<>();
            for (String file : FILES) read(file, context, functions);
            return functions;
        }
    }

    private static void read(String file, Context context, Map<String, FuncOp> into) {
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

    /** What the functions are written in. */
    private static final class Dialects implements DialectSource {
        @Override
        public @Nullable Dialect open(String name) {
            return name.equals(MirDialect.NAME) ? new MirDialect() : new StdDialects().open(name);
        }

        @Override
        public List<String> names() {
            List<String> names = new ArrayList<>(new StdDialects().names());
            names.add(MirDialect.NAME);
            return names;
        }
    }
}
