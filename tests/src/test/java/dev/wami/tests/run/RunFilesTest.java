package dev.wami.tests.run;

import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import dev.wami.tools.OptLevel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The files whose functions are called: on the interpreter and, compiled without optimisation, for speed and for size,
 * on the embedded engine.
 */
class RunFilesTest extends FileTest {
    @Override
    protected Path directory() {
        return Path.of("src/test/resources/run");
    }

    @Override
    protected List<Executor> executors() {
        return List.of(
                ProgramExecutor.interpreter(),
                ProgramExecutor.compiled(OptLevel.O0),
                ProgramExecutor.compiled(OptLevel.O2),
                ProgramExecutor.compiled(OptLevel.OZ));
    }

    @Override
    protected Commands commands() {
        return (words, input) -> InProcess.run(words, input.getBytes(StandardCharsets.UTF_8));
    }
}
