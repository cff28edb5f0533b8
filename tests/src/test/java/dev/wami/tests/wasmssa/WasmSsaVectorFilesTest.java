package dev.wami.tests.wasmssa;

import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import dev.wami.tests.run.InProcess;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The files in wasmssa-vectors, interpreted as they are and as standard MLIR: the embedded engine takes no vectors.
 * scripts/wasm-assertions.py runs what they become.
 */
class WasmSsaVectorFilesTest extends FileTest {
    @Override
    protected Commands commands() {
        return (words, input) -> InProcess.run(words, input.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    protected Path directory() {
        return Path.of("src/test/resources/wasmssa-vectors");
    }

    @Override
    protected List<Executor> executors() {
        return List.of(WasmSsaExecutor.interpreter(), StdExecutor.interpreter());
    }
}
