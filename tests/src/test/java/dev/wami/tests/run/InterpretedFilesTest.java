package dev.wami.tests.run;

import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import java.nio.file.Path;
import java.util.List;

/** The files whose functions are called on the interpreter alone, since they use what cannot be compiled. */
class InterpretedFilesTest extends FileTest {
    @Override
    protected Path directory() {
        return Path.of("src/test/resources/interpreted");
    }

    @Override
    protected List<Executor> executors() {
        return List.of(ProgramExecutor.interpreter());
    }

    @Override
    protected Commands commands() {
        return (words, input) -> {
            throw new AssertionError("no commands here: " + words);
        };
    }
}
