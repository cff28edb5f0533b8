package dev.wami.tests.wasmssa;

import dev.wami.cli.Main;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
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
        return (words, input) -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            int status = Main.run(
                    words.get(0),
                    words.subList(1, words.size()),
                    new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                    new PrintStream(out, true, StandardCharsets.UTF_8),
                    new PrintStream(err, true, StandardCharsets.UTF_8));
            return new Commands.Output(
                    status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        };
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
