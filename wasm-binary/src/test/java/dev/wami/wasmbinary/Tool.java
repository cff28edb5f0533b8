package dev.wami.wasmbinary;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program that we did not write, run on files; a test that wants one that is missing is skipped and says so. */
final class Tool {
    record Result(int exit, byte[] output, String errors) {}

    private Tool() {}

    static boolean isInstalled(String program) {
        try {
            return new ProcessBuilder(program, "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException | InterruptedException e) {
            return false;
        }
    }

    static void assumeInstalled(String program) {
        assumeTrue(isInstalled(program), program + " is not installed");
    }

    /**
     * Runs a program; the arguments may hold {@code IN} and {@code OUT} for files with the input and for the output.
     */
    static Result run(byte[] input, String... command) {
        try {
            Path directory = Files.createTempDirectory("wami");
            Path in = directory.resolve("in");
            Path out = directory.resolve("out");
            Path errors = directory.resolve("errors");
            Files.write(in, input);
            List<String> words = new ArrayList<>();
            for (String word : command) {
                words.add(word.equals("IN") ? in.toString() : word.equals("OUT") ? out.toString() : word);
            }
            int exit = new ProcessBuilder(words)
                    .redirectErrorStream(true)
                    .redirectOutput(errors.toFile())
                    .start()
                    .waitFor();
            Result result = new Result(
                    exit, Files.exists(out) ? Files.readAllBytes(out) : new byte[0], Files.readString(errors));
            for (Path file : List.of(in, out, errors, directory)) {
                Files.deleteIfExists(file);
            }
            return result;
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static Result run(String input, String... command) {
        return run(input.getBytes(StandardCharsets.UTF_8), command);
    }
}
