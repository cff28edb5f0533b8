package dev.wami.tests.run;

import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import dev.wami.tools.OptLevel;
import java.nio.file.Path;
import java.util.List;

/** The files of {@link RunFilesTest}, compiled without any feature that WebAssembly has got since: the same results. */
class MvpFilesTest extends FileTest {
    @Override
    protected Path directory() {
        return Path.of("src/test/resources/run");
    }

    @Override
    protected List<Executor> executors() {
        return List.of(new MvpExecutor(OptLevel.O0), new MvpExecutor(OptLevel.O2));
    }

    @Override
    protected Commands commands() {
        return new RunFilesTest().commands();
    }
}
