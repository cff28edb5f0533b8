package dev.wami.tests.run;

import dev.wami.cli.Main;
import dev.wami.core.filetest.Commands;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The commands of RUN lines inside this virtual machine. */
public final class InProcess {
    private InProcess() {}

    /** Runs {@code words}, a tool of ours and its arguments, on {@code input}. */
    public static Commands.Output run(List<String> words, byte[] input) {
        String tool = words.get(0);
        if (!tool.equals("wami") && !tool.equals("wasabi")) throw new AssertionError("unknown command " + words);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Main.run(
                tool,
                words.subList(1, words.size()),
                new ByteArrayInputStream(input),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Commands.Output(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
