package dev.wami.loops;

import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.InterpreterExecutor;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.std.StdDialects;
import dev.wami.std.StdPasses;
import java.nio.file.Path;
import java.util.List;

/** What the passes on loops make of loops. */
class LoopFilesTest extends FileTest {
    @Override
    protected Path directory() {
        return Path.of("src", "test", "filetests");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(new StdDialects(), PassSource.join(new CorePasses(), new StdPasses(), new LoopPasses()));
    }

    @Override
    protected List<Executor> executors() {
        return List.of(new InterpreterExecutor(new StdDialects(), 32), new InterpreterExecutor(new StdDialects(), 64));
    }
}
