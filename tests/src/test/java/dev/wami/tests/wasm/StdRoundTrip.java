package dev.wami.tests.wasm;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirPrinter;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.ImportForm;
import dev.wami.tools.ImportOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.Wasabi;
import dev.wami.wasmimport.WasmImport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Takes modules to standard MLIR and back in one virtual machine, for scripts/wasm-std-suite.py: each
 * {@code IN/name.wasm} to {@code OUT/name.mlir} and {@code OUT/name.wasm}, or {@code OUT/name.err} with the reason why
 * not.
 *
 * <pre>StdRoundTrip IN OUT [-O0|-O1|-O2|-O3] [--structured]     without a level only to standard MLIR</pre>
 */
public final class StdRoundTrip {
    private static final String TO_STD = "builtin.module(wasmssa-to-std,func.func(mem2reg,canonicalize))";

    private final Wami wami = new Wami();
    private final boolean structured;

    private StdRoundTrip(boolean structured) {
        this.structured = structured;
    }

    public static void main(String[] arguments) throws IOException {
        Path in = Path.of(arguments[0]);
        Path out = Path.of(arguments[1]);
        List<String> options = List.of(arguments).subList(2, arguments.length);
        StdRoundTrip trip = new StdRoundTrip(options.contains("--structured"));
        String level =
                options.stream().filter(o -> o.startsWith("-O")).findFirst().orElse(null);
        List<Path> modules;
        try (Stream<Path> files = Files.list(in)) {
            modules = files.filter(f -> f.toString().endsWith(".wasm")).sorted().toList();
        }
        for (Path module : modules) {
            String name = module.getFileName().toString().replaceFirst("\\.wasm$", "");
            String problem = trip.convert(module, out.resolve(name), level);
            if (problem != null) Files.writeString(out.resolve(name + ".err"), problem);
        }
    }

    /** Null, or what went wrong. */
    private @org.jspecify.annotations.Nullable String convert(
            Path file, Path out, @org.jspecify.annotations.Nullable String level) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WasmImport.read(Files.readAllBytes(file), file.toString(), diagnostics);
        if (module == null) return text(diagnostics.all());
        Output std = standard(SourceFile.of(file + ".mlir", MlirPrinter.print(module)));
        if (std.bytes().isEmpty()) return text(std.diagnostics());
        Files.write(Path.of(out + ".mlir"), std.bytes().get());
        if (level == null) return null;
        CompileOptions options = CompileOptions.DEFAULT.withLevel(OptLevel.valueOf(level.substring(1)));
        SourceFile source = SourceFile.of(out + ".mlir", new String(std.bytes().get(), StandardCharsets.UTF_8));
        try {
            Output wasm = wami.compile(source, options, PassSettings.PLAIN);
            if (wasm.bytes().isEmpty()) return text(wasm.diagnostics());
            Files.write(Path.of(out + ".wasm"), wasm.bytes().get());
            return null;
        } catch (RuntimeException e) {
            return e + "\n" + Stream.of(e.getStackTrace()).limit(14).toList();
        }
    }

    /** As {@code wasabi import --structured} has it, or with blocks and little more than what has to be. */
    private Output standard(SourceFile wasmssa) {
        ImportOptions options = ImportOptions.of(ImportForm.STD_MLIR).withStructure(true);
        return structured
                ? new Wasabi().importWasm(wasmssa, options, PassSettings.PLAIN)
                : wami.opt(wasmssa, OptOptions.DEFAULT.withPipeline(TO_STD), PassSettings.PLAIN);
    }

    private static String text(List<Diagnostic> diagnostics) {
        return String.join("\n", diagnostics.stream().map(Diagnostic::toString).toList());
    }
}
