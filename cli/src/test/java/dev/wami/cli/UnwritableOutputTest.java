package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** An output that cannot be written: the message says why, in every command that writes one. */
class UnwritableOutputTest {
    private static final String PROGRAM = "func.func @main() {\n  return\n}\n";

    private static void isRefused(Path output, String why) {
        assertThat(Ran.wami(PROGRAM, "compile", "-", "-o", output.toString()))
                .isEqualTo(new Ran(ExitCode.DIAGNOSTICS, "", output + ": error: " + why + "\n"));
        assertThat(Ran.wami(PROGRAM, "opt", "-o", output.toString()))
                .isEqualTo(new Ran(ExitCode.DIAGNOSTICS, "", output + ": error: " + why + "\n"));
        assertThat(Ran.wami("", "gen", "-o", output.toString()))
                .isEqualTo(new Ran(ExitCode.DIAGNOSTICS, "", output + ": error: " + why + "\n"));
    }

    @Test
    void aDirectoryIsNoFile(@TempDir Path directory) {
        isRefused(directory, "this is a directory, not a file");
    }

    @Test
    void theFirstMissingDirectoryIsNamed(@TempDir Path directory) {
        isRefused(directory.resolve("a/b/x"), "the directory '" + directory.resolve("a") + "' does not exist");
        isRefused(directory.resolve("a/x"), "the directory '" + directory.resolve("a") + "' does not exist");
    }

    @Test
    void aFileIsNoDirectory(@TempDir Path directory) throws IOException {
        Path file = Files.createFile(directory.resolve("file"));
        isRefused(file.resolve("x"), "'" + file + "' is a file, not a directory");
        isRefused(file.resolve("a/x"), "'" + file + "' is a file, not a directory");
    }

    @Test
    void aNameMayBeTooLong(@TempDir Path directory) {
        isRefused(directory.resolve("x".repeat(300)), "cannot be written: file name too long");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aDeviceMayBeFull() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full), "no /dev/full");
        isRefused(full, "cannot be written: no space left on device");
    }

    @Test
    void aDirectoryMayBeOthersOnly(@TempDir Path directory) {
        assumeTrue(directory.toFile().setWritable(false));
        assumeFalse(Files.isWritable(directory), "this user may write everywhere");
        isRefused(directory.resolve("x"), "no permission to write into the directory '" + directory + "'");
    }

    @Test
    void aDirectoryForOutputsMustBePossible(@TempDir Path directory) throws IOException {
        Path file = Files.createFile(directory.resolve("file"));
        Path input = Files.writeString(directory.resolve("a.mlir"), PROGRAM);
        assertThat(Ran.wami("", "compile", input.toString(), "--out-dir", file.toString()))
                .isEqualTo(new Ran(
                        ExitCode.USAGE, "", "wami: compile: --out-dir: '" + file + "' is a file, not a directory\n"));
        assertThat(Ran.wami(
                        "", "opt", input.toString(), "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir=" + file))
                .isEqualTo(new Ran(
                        ExitCode.USAGE,
                        "",
                        "wami: opt: --mlir-print-ir-tree-dir: '" + file
                                + "' cannot be made: a file of that name exists\n"));
        assertThat(Ran.wami("", "gen", "--compile", file.toString()).status()).isEqualTo(ExitCode.USAGE);
    }
}
