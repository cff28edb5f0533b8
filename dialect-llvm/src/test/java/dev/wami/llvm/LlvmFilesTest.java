package dev.wami.llvm;

import dev.wami.core.dialect.DialectSource;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.InterpreterExecutor;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.transform.CorePasses;
import dev.wami.std.StdDialects;
import java.nio.file.Path;
import java.util.List;

/** Syntax, verifiers and folds of {@code llvm}, what its operations mean, and core's passes on them. */
class LlvmFilesTest extends FileTest {
    private static final DialectSource DIALECTS = DialectSource.join(new StdDialects(), LlvmDialect.SOURCE);

    @Override
    protected Path directory() {
        return Path.of("src/test/filetests");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(DIALECTS, new CorePasses());
    }

    @Override
    protected List<Executor> executors() {
        return List.of(new InterpreterExecutor(DIALECTS, 32), new InterpreterExecutor(DIALECTS, 64));
    }
}
