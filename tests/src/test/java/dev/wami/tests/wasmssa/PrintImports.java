package dev.wami.tests.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirPrinter;
import dev.wami.wasmimport.WasmImport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** For {@code scripts/wasmssa-upstream.py}: writes beside each binary of a list what it is imported as. */
final class PrintImports {
    private PrintImports() {}

    public static void main(String[] args) throws IOException {
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            Path wasm = Path.of(line);
            Operation module = WasmImport.read(Files.readAllBytes(wasm), line, new Diagnostics());
            if (module == null) continue;
            String name = wasm.getFileName().toString().replace(".wasm", ".mlir");
            Files.writeString(wasm.resolveSibling(name), MlirPrinter.print(module));
        }
    }
}
