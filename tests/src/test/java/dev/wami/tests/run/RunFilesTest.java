package dev.wami.tests.run;

import dev.wami.cli.Main;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import dev.wami.tools.OptLevel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
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

    /** {@code wami ...} inside this virtual machine. */
    @Override
    protected Commands commands() {
        return (words, input) -> {
            if (!words.get(0).equals("wami")) throw new AssertionError("unknown command " + words);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            int status = Main.run(
                    "wami",
                    words.subList(1, words.size()),
                    new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                    new PrintStream(out, true, StandardCharsets.UTF_8),
                    new PrintStream(err, true, StandardCharsets.UTF_8));
            return new Commands.Output(
                    status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        };
    }
}
