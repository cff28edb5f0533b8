package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files {@code --emit=js} and {@code --emit=c-header} write: all or none. */
class BindingsCommandTest {
    private static final String PROGRAM = "func.func @f(%m: memref<?xf32>) {\n  return\n}\n";

    @TempDir
    private Path directory;

    private String file(String name) {
        return directory.resolve(name).toString();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.map(p -> p.getFileName().toString()).sorted().toList();
        }
    }

    private static Ran compile(String... args) {
        return Ran.wami("compile", PROGRAM, List.of(args));
    }

    @Test
    void aModuleHasItsFilesBesideIt() throws IOException {
        Files.writeString(directory.resolve("kernel.mlir"), PROGRAM);
        assertThat(compile("--emit=js", file("kernel.mlir"))).isEqualTo(new Ran(0, "", ""));
        assertThat(files()).containsExactly("kernel.d.mts", "kernel.mjs", "kernel.mlir", "kernel.wasm");
        assertThat(directory.resolve("kernel.mjs")).content().contains("./kernel.wasm");
    }

    @Test
    void theOptionNamesAllOfThem() throws IOException {
        assertThat(compile("--emit=js", "-", "-o", file("other.mjs"))).isEqualTo(new Ran(0, "", ""));
        assertThat(files()).containsExactly("other.d.mts", "other.mjs", "other.wasm");
        assertThat(directory.resolve("other.mjs")).content().contains("./other.wasm");
        assertThat(compile("--emit=js", "--link", "-", "-o", file("linked.mjs")).status())
                .isZero();
        assertThat(files()).contains("linked.d.mts", "linked.mjs", "linked.wasm");
        assertThat(compile("--emit=c-header", "-", "-o", file("kernel.h"))).isEqualTo(new Ran(0, "", ""));
        assertThat(directory.resolve("kernel.h")).content().contains("#ifndef KERNEL_H");
    }

    @Test
    void embeddedThereIsNoBinary() throws IOException {
        assertThat(compile("--emit=js", "--js-embed", "-", "-o", file("k.mjs")).status())
                .isZero();
        assertThat(files()).containsExactly("k.d.mts", "k.mjs");
        assertThat(compile("--emit=js", "--js-embed", "-").out()).startsWith("// Made by wami ");
    }

    @Test
    void severalInputsGoToADirectory() throws IOException {
        Path a = Files.writeString(directory.resolve("a.mlir"), PROGRAM);
        Path b = Files.writeString(directory.resolve("b.mlir"), PROGRAM);
        Path out = directory.resolve("out");
        assertThat(compile("--emit=js", a.toString(), b.toString(), "--out-dir", out.toString())
                        .status())
                .isZero();
        assertThat(out.resolve("b.mjs")).content().contains("./b.wasm");
        assertThat(out.resolve("a.d.mts")).exists();
    }

    private void isRefused(String why, String... args) throws IOException {
        List<String> before = files();
        Ran ran = compile(args);
        assertThat(ran.status()).isEqualTo(ExitCode.USAGE);
        assertThat(ran.err()).contains(why);
        assertThat(ran.out()).isEmpty();
        assertThat(files()).isEqualTo(before);
    }

    @Test
    void whatCannotBeNamedIsRefusedBeforeAnyWork() throws IOException {
        isRefused("several files", "--emit=js", "-");
        isRefused("several files", "--emit=js", "-", "-o", "-");
        isRefused("several files", "--emit=js", "--link", "-");
        isRefused("ends in .mjs", "--emit=js", "-", "-o", file("kernel.js"));
        isRefused("--js-embed is for --emit=js", "--js-embed", "-", "-o", file("kernel.wasm"));
        Files.writeString(directory.resolve("k.mlir"), PROGRAM);
        Files.createDirectory(directory.resolve("other"));
        Files.writeString(directory.resolve("other/k.mlir"), PROGRAM);
        isRefused(
                "would both be written to", "--emit=js", file("k.mlir"), file("other/k.mlir"), "--out-dir", file("."));
        Files.writeString(directory.resolve("input.wasm"), PROGRAM);
        isRefused("would be overwritten by its output", "--emit=js", file("input.wasm"), "-o", file("input.mjs"));
    }

    /** The binary cannot be written, so that nothing is. */
    @Test
    void nothingIsHalfWritten() throws IOException {
        Files.createDirectory(directory.resolve("kernel.wasm"));
        Ran ran = compile("--emit=js", "-", "-o", file("kernel.mjs"));
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
        assertThat(ran.err()).contains(file("kernel.wasm") + ": error: this is a directory, not a file");
        assertThat(files()).containsExactly("kernel.wasm");
    }
}
