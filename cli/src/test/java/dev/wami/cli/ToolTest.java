package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ToolTest {

    /** Prints its options; a value of "crash" is a bug in the command. */
    private static final class EchoCommand extends Command {
        @Override
        void declare(Options options) {
            options.value("FILE", "where to", "-o", "--output")
                    .value("N", "how often", "--count")
                    .flag("aloud", "--loud")
                    .positionals("WORD", "what to say");
        }

        @Override
        int run(Arguments args, Console console) throws IOException {
            String output = args.value("-o", "none");
            if (output.equals("memory")) throw new IllegalStateException(new OutOfMemoryError("Java heap space"));
            if (output.equals("crash")) {
                throw new IllegalStateException("read " + console.in().readAllBytes().length + " bytes");
            }
            args.integer("--count", 1, 1, 9);
            console.print(output + " " + args.positionals() + (args.flag("--loud") ? "!" : ""));
            return ExitCode.DIAGNOSTICS;
        }
    }

    private static final class EchoTool extends Tool {
        @Override
        String name() {
            return "echo";
        }

        @Override
        String summary() {
            return "says it again";
        }

        @Override
        List<Entry> commands() {
            return List.of(new Entry("again", "say it again"));
        }

        @Override
        Command open(String command) {
            return new EchoCommand();
        }
    }

    private record Ran(int status, String out, String err) {}

    private static Ran run(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                "echo",
                new ByteArrayInputStream("from stdin".getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        int status = new EchoTool().run(args, console);
        return new Ran(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void versionAndHelpAreResults() {
        assertThat(run("--version").out()).startsWith("echo ").endsWith("\n");
        assertThat(run("-V")).isEqualTo(run("--version"));
        assertThat(run("--help").out()).contains("again       say it again");
        assertThat(run("help")).isEqualTo(run("--help"));
        assertThat(run("help", "--help")).isEqualTo(run("--help"));
        assertThat(run("help", "help")).isEqualTo(run("--help"));
        assertThat(run("help", "again")).isEqualTo(run("again", "--help"));
        assertThat(run("help", "again").out()).contains("Usage: echo again").contains("-o, --output=FILE");
        assertThat(run("help", "again").status()).isEqualTo(ExitCode.OK);
    }

    @Test
    void theCommandsStatusIsTheTools() {
        assertThat(run("again", "-o", "a", "b", "c")).isEqualTo(new Ran(ExitCode.DIAGNOSTICS, "a [b, c]\n", ""));
        assertThat(run("again", "-o=a").out()).isEqualTo("a []\n");
    }

    @Test
    void aSymbolIsNotAFileOfArguments() {
        assertThat(run("again", "@main").out()).isEqualTo("none [@main]\n");
    }

    @Test
    void aFlagMayBeTakenBackAndOneDashIsAsGoodAsTwo() {
        assertThat(run("again", "-loud", "x").out()).isEqualTo("none [x]!\n");
        assertThat(run("again", "--loud", "--loud=false", "--", "-x").out()).isEqualTo("none [-x]\n");
        assertThat(run("again", "--loud=perhaps").status()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void ofTheSameOptionTwiceTheLastCounts() {
        assertThat(run("again", "-o", "a", "-o", "b")).isEqualTo(new Ran(ExitCode.DIAGNOSTICS, "b []\n", ""));
    }

    @Test
    void wrongCommandLinesAreUsageErrors() {
        assertThat(run("agian").err())
                .isEqualTo("echo: unknown command 'agian'; did you mean 'again'? (echo --help lists the commands)\n");
        assertThat(run("--vresion").err()).contains("unknown option '--vresion'; did you mean '--version'?");
        assertThat(run("again", "--outptu=x").err())
                .isEqualTo("echo: again: unknown option '--outptu'; did you mean '--output'?\n");
        assertThat(run("again", "-oa").err()).contains("unknown option '-oa'");
        assertThat(run("again", "-o").err()).contains("-o");
        assertThat(run("again", "--count=x").err())
                .contains("'x' is no value for --count, which takes a number from 1 to 9");
        assertThat(List.of(run("agian"), run("--vresion"), run("again", "--outptu"), run("again", "-o"), run()))
                .allSatisfy(r -> assertThat(r.status()).isEqualTo(ExitCode.USAGE))
                .allSatisfy(r -> assertThat(r.out()).isEmpty());
    }

    /** Also where a worker thread had no memory left, whose error is the cause of another. */
    @Test
    void aLackOfMemoryIsNoBugAndHasARemedy() {
        Ran ran = run("again", "-o", "memory");
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
        assertThat(ran.err())
                .matches(
                        "echo: out of memory: it may take \\d+ MiB; WAMI_JAVA_OPTS=-Xmx\\d+g gives it up to \\d+ GiB\n");
    }

    @Test
    void aBugLeavesAReproducerAndNoStackTrace(@TempDir Path directory) throws IOException {
        Path input = Files.writeString(directory.resolve("input.mlir"), "func.func @f()");
        Ran ran = run("again", "-o", "crash", input.toString());
        assertThat(ran.status()).isEqualTo(ExitCode.INTERNAL);
        assertThat(ran.err())
                .startsWith("echo: internal error: java.lang.IllegalStateException: read 10 bytes\n")
                .doesNotContain("\tat ");
        Path report = Path.of(
                ran.err().replaceAll("(?s).*with the file (\\S+), in the directory for temporary files.*", "$1"));
        assertThat(report).hasParentRaw(Path.of(System.getProperty("java.io.tmpdir")));
        assertThat(report)
                .content()
                .contains("-o, crash", "EchoCommand.run", "func.func @f()", "standard input", "from stdin");
        Files.delete(report);
    }
}
