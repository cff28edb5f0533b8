package dev.wami.tests.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.verify.Verifier;
import dev.wami.tools.Dialects;
import dev.wami.tools.Passes;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmemit.WasmEmitter;
import dev.wami.wasmimport.WasmImport;
import java.util.List;

/** A Wasm binary to wasmssa, to its text, and back to a Wasm binary. */
final class RoundTrip {
    private final Context context = new Context(new Dialects(List.of()));
    private final Passes passes = new Passes(List.of());

    /** What went wrong. */
    static final class Failure extends Exception {
        private static final long serialVersionUID = 1;

        Failure(String text) {
            super(text, null, false, false);
        }
    }

    /** The module in wasmssa, verified. */
    Operation read(byte[] bytes) throws Failure {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WasmImport.read(bytes, "test.wasm", diagnostics);
        require(diagnostics, "import");
        if (module == null) throw new Failure("import: nothing");
        verify(module, "import");
        return module;
    }

    void verify(Operation module, String where) throws Failure {
        Diagnostics diagnostics = new Diagnostics();
        Verifier.verify(module, context, diagnostics);
        require(diagnostics, "verify after " + where);
    }

    Operation parse(String text) throws Failure {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(SourceFile.of("test.mlir", text), context, diagnostics);
        require(diagnostics, "parse");
        if (module == null) throw new Failure("parse: nothing");
        return module;
    }

    void run(String pipeline, Operation module) throws Failure {
        Diagnostics diagnostics = new Diagnostics();
        Pipeline stages = Pipeline.parse(pipeline, passes, diagnostics);
        if (stages != null) new PassManager(context, passes).verifyEach(true).run(stages, module, diagnostics);
        require(diagnostics, pipeline);
    }

    /** Lowers a module to bytes. */
    byte[] write(Operation module) throws Failure {
        run("builtin.module(wasmssa-to-wasm)", module);
        Diagnostics diagnostics = new Diagnostics();
        WasmModule made = new WasmEmitter(WasmImport.features(), false).translate(module, diagnostics);
        require(diagnostics, "emit");
        if (made == null) throw new Failure("emit: nothing");
        return BinaryEncoder.encode(made);
    }

    /** The whole way; what comes back has the same sections and instructions but those that cannot be reached. */
    byte[] check(byte[] bytes) throws Failure {
        String text = MlirPrinter.print(read(bytes));
        Operation again = parse(text);
        verify(again, "parse");
        String printed = MlirPrinter.print(again);
        if (!printed.equals(text)) throw new Failure("print: another text after reading it\n" + text + printed);
        run("builtin.module(wasmssa.func(wasmssa-verify-stack))", again);
        byte[] back = write(again);
        String difference = Comparison.difference(module(bytes), module(back));
        if (difference != null) throw new Failure(difference);
        return back;
    }

    /** Through some passes, after which the module is another, but valid. */
    byte[] through(String pipeline, byte[] bytes) throws Failure {
        Operation module = read(bytes);
        run(pipeline, module);
        return write(module);
    }

    private static WasmModule module(byte[] bytes) throws Failure {
        return BinaryDecoder.decode(bytes).module().orElseThrow(() -> new Failure("malformed"));
    }

    private static void require(Diagnostics diagnostics, String where) throws Failure {
        if (diagnostics.all().isEmpty()) return;
        throw new Failure(where + ": " + diagnostics.all().get(0));
    }
}
