package dev.wami.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What one command line did; its output is text, and binaries go to files. */
record Ran(int status, String out, String err) {

    /** Runs {@code tool} with {@code input} on standard input. */
    static Ran of(String tool, byte[] input, List<String> args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Main.run(
                tool,
                args,
                new ByteArrayInputStream(input),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Ran(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Runs {@code wami} with {@code input} on standard input. */
    static Ran wami(String input, String... args) {
        return of("wami", input.getBytes(StandardCharsets.UTF_8), List.of(args));
    }

    /** The same with a command in front of {@code args}. */
    static Ran wami(String command, String input, List<String> args) {
        List<String> words = new ArrayList<>(args);
        words.add(0, command);
        return of("wami", input.getBytes(StandardCharsets.UTF_8), words);
    }
}
