package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code wasabi run}: what a program gets, and what it does not. More of WASI is in scripts/wasi-suite.py. */
class WasmRunTest {
    private static final String WASI = "(import \"wasi_snapshot_preview1\" ";

    /** Copies standard input to standard output, then exits with the number of its arguments. */
    private static final String COPY = "(module" + WASI + """
             "fd_read" (func $read (param i32 i32 i32 i32) (result i32)))""" + WASI + """
             "fd_write" (func $write (param i32 i32 i32 i32) (result i32)))""" + WASI + """
             "args_sizes_get" (func $args (param i32 i32) (result i32)))""" + WASI + """
             "proc_exit" (func $exit (param i32)))
              (memory (export "memory") 1)
              (func (export "_start")
                (loop $more
                  (i32.store (i32.const 0) (i32.const 100))
                  (i32.store (i32.const 4) (i32.const 1000))
                  (drop (call $read (i32.const 0) (i32.const 0) (i32.const 1) (i32.const 4)))
                  (drop (call $write (i32.const 1) (i32.const 0) (i32.const 1) (i32.const 8)))
                  (br_if $more (i32.load (i32.const 4))))
                (drop (call $args (i32.const 0) (i32.const 4)))
                (call $exit (i32.load (i32.const 0)))))
            """;

    /** Opens a path and exits with what that returns. */
    private static String opening(String path) {
        return "(module" + WASI + "\"path_open\" (func $open (param i32 i32 i32 i32 i32 i64 i64 i32 i32) (result i32)))"
                + WASI + "\"proc_exit\" (func $exit (param i32)))\n"
                + "(memory (export \"memory\") 1) (data (i32.const 0) \"" + path + "\")\n"
                + "(func (export \"_start\") (call $exit (call $open (i32.const 3) (i32.const 1) (i32.const 0)"
                + " (i32.const " + path.getBytes(StandardCharsets.UTF_8).length + ")"
                + " (i32.const 0) (i64.const 2) (i64.const 0) (i32.const 0) (i32.const 200)))))";
    }

    private static final String FUNCTIONS = """
            (module
              (func (export "sub") (param i32 i64) (result i64) (i64.sub (i64.extend_i32_s (local.get 0)) (local.get 1)))
              (func (export "two") (result f32 i32) (f32.const 0.1) (i32.const -1))
              (func (export "spin") (loop (br 0)))
              (func (export "trap") unreachable))
            """;

    @TempDir
    Path folder;

    private Ran run(String text, byte[] input, String... args) throws IOException {
        Path file = folder.resolve("program.wat");
        Files.writeString(file, text);
        List<String> words = new ArrayList<>(List.of("run", file.toString()));
        words.addAll(List.of(args));
        return Ran.of("wasabi", input, words);
    }

    private Ran run(String text, String... args) throws IOException {
        return run(text, new byte[0], args);
    }

    @Test
    void programsReadWriteAndExit() throws IOException {
        String input = "some text\n".repeat(300);
        Ran ran = run(COPY, input.getBytes(StandardCharsets.UTF_8), "one", "--two", "--", "--dir");
        assertThat(ran).returns(4, Ran::status).returns(input, Ran::out).returns("", Ran::err);
    }

    @ParameterizedTest
    @CsvSource({
        "in/file, 0",
        "in/../in/file, 0",
        "link/file, 0",
        "missing, 44",
        "in/file/, 54",
        "in/file/x, 54",
        "../secret, 63",
        "in/../../secret, 63",
        "/etc/passwd, 63",
        "up/secret, 63",
        "absolute, 63",
        "loop, 32"
    })
    void pathsStayWithinTheirDirectory(String path, int errno) throws IOException {
        Path granted = Files.createDirectories(folder.resolve("granted"));
        Files.createDirectory(granted.resolve("in"));
        Files.writeString(granted.resolve("in/file"), "");
        Files.writeString(folder.resolve("secret"), "");
        Files.createSymbolicLink(granted.resolve("link"), Path.of("in"));
        Files.createSymbolicLink(granted.resolve("up"), Path.of(".."));
        Files.createSymbolicLink(granted.resolve("loop"), Path.of("loop"));
        Files.createSymbolicLink(granted.resolve("absolute"), folder.resolve("secret"));
        assertThat(run(opening(path), "--dir", granted.toString()))
                .returns("", Ran::err)
                .returns(errno, Ran::status);
    }

    @Test
    void nothingIsGrantedThatWasNotAsked() throws IOException {
        assertThat(run(opening("file")).status()).isEqualTo(8);
        assertThat(run(opening("file"), "--dir=" + folder.resolve("nothing")).err())
                .contains("error: --dir: ")
                .contains("no such file or directory");
    }

    @Test
    void functionsAreCalled() throws IOException {
        assertThat(run(FUNCTIONS, "--invoke", "sub", "3", "-4").out()).isEqualTo("7\n");
        assertThat(run(FUNCTIONS, "--invoke", "two").out()).isEqualTo("0.1\n-1\n");
        assertThat(run(FUNCTIONS, "--invoke", "sup").err()).contains("no exported function sup; did you mean 'sub'?");
        assertThat(run(FUNCTIONS).err())
                .contains("no exported function _start; --invoke names another: sub, two, spin, trap");
        assertThat(run(FUNCTIONS, "--invoke", "sub", "3").err()).contains("takes 2 arguments, not 1");
    }

    @Test
    void programsAreStopped() throws IOException {
        assertThat(run(FUNCTIONS, "--invoke", "spin", "--fuel=1000"))
                .returns(134, Ran::status)
                .satisfies(
                        ran -> assertThat(ran.err()).contains("error: stopped, as it took more than its fuel of 1000"));
        assertThat(run(FUNCTIONS, "--invoke", "spin", "--timeout=0.2"))
                .returns(134, Ran::status)
                .satisfies(ran -> assertThat(ran.err()).contains("longer than its time limit of 0.2 seconds"));
        assertThat(run(FUNCTIONS, "--invoke", "trap"))
                .returns(134, Ran::status)
                .satisfies(ran -> assertThat(ran.err()).contains("error: trap: unreachable"));
        assertThat(run(FUNCTIONS, "--invoke", "sub", "1", "2", "--fuel=1").out())
                .isEqualTo("-1\n");
    }

    @Test
    void whatIsMissingIsNamed() throws IOException {
        assertThat(run("(module (import \"env\" \"f\" (func)) (func (export \"_start\")))"))
                .returns(1, Ran::status)
                .satisfies(ran -> assertThat(ran.err()).contains("unknown import: \"env\" \"f\""));
        String calls =
                "(module (import \"env\" \"f\" (func)) (func (export \"_start\") (call 0)) (func (export \"g\")))";
        assertThat(run(calls, "--unknown-imports-trap"))
                .returns(134, Ran::status)
                .satisfies(ran -> assertThat(ran.err()).contains("trap: it calls \"env\" \"f\", which is not given"));
        assertThat(run(calls, "--unknown-imports-trap", "--invoke=g").status()).isZero();
        assertThat(run(FUNCTIONS, "--fuel=many").status()).isEqualTo(2);
        assertThat(run(FUNCTIONS, "--env=X").status()).isEqualTo(2);
    }
}
