package dev.wami.tools;

import dev.wami.conversions.func.FunctionAbi;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location.FileLineCol;
import dev.wami.core.ir.Operation;
import dev.wami.tools.bindings.CHeader;
import dev.wami.tools.bindings.Interface;
import dev.wami.tools.bindings.InterfaceReader;
import dev.wami.tools.bindings.JavaScriptBindings;
import dev.wami.wasmspec.Feature;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The outputs by which other languages call a program. */
final class HostBindings {
    private static final String MLIR = ".mlir";

    private HostBindings() {}

    /** What decides on conventions where the program does not. */
    static FunctionAbi.Defaults defaults(CompileOptions options) {
        boolean severalResults = options.features().contains(Feature.MULTI_VALUE);
        return new FunctionAbi.Defaults(options.abi(), options.memrefAbi(), severalResults);
    }

    /** The header for {@code module}, which is not lowered yet. */
    static Output cHeader(Operation module, CompileOptions options, Diagnostics diagnostics) {
        Interface program = InterfaceReader.read(module, defaults(options));
        String text = CHeader.text(program, tool(), source(module), name(module, options));
        return new Output(Optional.of(utf8(text)), diagnostics.all());
    }

    /** The ES module for {@code wasm}, with the declarations, and with {@code wasm} unless that is embedded. */
    static Output javaScript(
            JavaScriptBindings bindings,
            byte[] wasm,
            Operation module,
            CompileOptions options,
            Diagnostics diagnostics) {
        JavaScriptBindings.Naming naming =
                new JavaScriptBindings.Naming(tool(), source(module), name(module, options), options.embedded());
        List<Output.Companion> companions = new ArrayList<>();
        companions.add(new Output.Companion(".d.mts", utf8(bindings.declarations(wasm, naming))));
        if (!options.embedded()) companions.add(new Output.Companion(EmitStage.BIN.extension(), wasm));
        return Output.of(utf8(bindings.module(wasm, naming)), diagnostics, companions);
    }

    private static String tool() {
        return "wami " + Version.number();
    }

    /** The name of the source without its directory. */
    private static String source(Operation module) {
        FileLineCol start = module.location().start();
        String file = start == null ? "" : start.file().replace('\\', '/');
        return file.substring(file.lastIndexOf('/') + 1);
    }

    private static String name(Operation module, CompileOptions options) {
        if (options.outputName().isPresent()) return options.outputName().get();
        String source = source(module);
        String stem = source.endsWith(MLIR) ? source.substring(0, source.length() - MLIR.length()) : source;
        // standard input has a name in angle brackets
        return stem.isEmpty() || stem.startsWith("<") ? "module" : stem;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
