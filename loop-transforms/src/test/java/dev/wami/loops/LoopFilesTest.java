package dev.wami.loops;

import dev.wami.core.dialect.DialectSource;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.InterpreterExecutor;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.loops.scope.LoopsDialect;
import dev.wami.std.StdDialects;
import dev.wami.std.StdPasses;
import java.nio.file.Path;
import java.util.List;

/** What the passes on loops make of loops. */
class LoopFilesTest extends FileTest {
    private static final DialectSource DIALECTS =
            DialectSource.join(new StdDialects(), DialectSource.of(LoopsDialect.NAME, LoopsDialect::new));

    @Override
    protected Path directory() {
        return Path.of("src", "test", "filetests");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(DIALECTS, PassSource.join(new CorePasses(), new StdPasses(), new LoopPasses()));
    }

    @Override
    protected List<Executor> executors() {
        return List.of(new InterpreterExecutor(DIALECTS, 32), new InterpreterExecutor(DIALECTS, 64));
    }
}
