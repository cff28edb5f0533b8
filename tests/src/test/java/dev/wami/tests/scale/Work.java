package dev.wami.tests.scale;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.Content;
import dev.wami.tools.ImportForm;
import dev.wami.tools.Output;
import dev.wami.tools.Wasabi;
import java.io.IOException;
import java.io.OutputStream;

/** What is done to a module. */
enum Work {
    VALIDATE,
    PRINT,
    PARSE,
    IMPORT_WASMSSA,
    IMPORT_STD,
    IMPORT_LLVM,
    EXPORT,
    OPTIMIZE;

    /** Does it to {@code input}, which {@link #input} gave. */
    void run(Wasabi wasabi, SourceFile input) throws IOException {
        Output output = switch (this) {
            case VALIDATE -> wasabi.validate(input);
            case PRINT -> wasabi.print(input);
            case PARSE -> wasabi.parse(input);
            case IMPORT_WASMSSA -> wasabi.importWasm(input, ImportForm.WASM_MLIR);
            case IMPORT_STD -> wasabi.importWasm(input, ImportForm.STD_MLIR);
            case IMPORT_LLVM -> wasabi.importWasm(input, ImportForm.LLVM_IR);
            case EXPORT -> wasabi.export(input);
            case OPTIMIZE -> wasabi.optimize(input);
        };
        if (!output.ok()) throw new IllegalStateException(output.messages(input));
        Content content = output.content().orElseThrow();
        content.writeTo(OutputStream.nullOutputStream());
    }

    /** What it is done to: the module in the form that it takes. */
    SourceFile input(Wasabi wasabi, String text) {
        SourceFile source = SourceFile.of("scaled.wat", text);
        if (this == PARSE) return source;
        SourceFile binary = of("scaled.wasm", wasabi.parse(source), source);
        return this == EXPORT ? of("scaled.mlir", wasabi.importWasm(binary, ImportForm.WASM_MLIR), binary) : binary;
    }

    private static SourceFile of(String name, Output output, SourceFile source) {
        return new SourceFile(
                name, output.bytes().orElseThrow(() -> new IllegalStateException(output.messages(source))));
    }
}
