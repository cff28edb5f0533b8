package dev.wami.std;

import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.InterpreterExecutor;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.transform.CorePasses;
import java.nio.file.Path;
import java.util.List;

/** Core's passes on the standard dialects. */
class TransformFileTest extends FileTest {
    @Override
    protected Path directory() {
        return Path.of("src/test/filetests/transform");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(new StdDialects(), new CorePasses());
    }

    @Override
    protected List<Executor> executors() {
        return List.of(new InterpreterExecutor(new StdDialects(), 32), new InterpreterExecutor(new StdDialects(), 64));
    }
}
