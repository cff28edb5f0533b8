package dev.wami.cli;

import dev.wami.core.diag.IoProblem;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/**
 * What is left of a run that met a bug of ours: a short message, and a file that holds all that is needed to see it
 * again.
 */
record CrashReport(String tool, String version, List<String> args, byte[] standardInput) {
    /** Inputs beyond this are named, not copied. */
    static final int LARGEST_INPUT = 1 << 20;

    /**
     * Writes the reproducer into the directory for temporary files, says where it is, and returns
     * {@link ExitCode#INTERNAL}.
     */
    int write(Throwable cause, Console console) {
        console.error(tool + ": internal error: " + cause);
        console.error("note: this is a bug in " + tool + ", not in your input");
        byte[] report = text(cause).getBytes(StandardCharsets.UTF_8);
        try {
            // Readable by its user only, as the input may be secret.
            Path file = Files.write(Files.createTempFile(tool + "-crash-", ".txt"), report);
            console.error("note: please report it with the file " + file
                    + ", in the directory for temporary files; it holds the command line and the input");
        } catch (IOException e) {
            console.error("note: please report it with what follows, as no file for it could be made in '"
                    + System.getProperty("java.io.tmpdir") + "': " + IoProblem.reason(e));
            console.err().writeBytes(report);
        }
        return ExitCode.INTERNAL;
    }

    private String text(Throwable cause) {
        StringWriter out = new StringWriter();
        PrintWriter print = new PrintWriter(out);
        print.println(version + ", Java " + Runtime.version() + ", " + System.getProperty("os.name"));
        print.println("arguments: " + args);
        print.println();
        cause.printStackTrace(print);
        for (String argument : args) {
            printInput(argument, print);
        }
        if (standardInput.length > 0) {
            print.println();
            print.println("standard input");
            print.println(new String(standardInput, StandardCharsets.UTF_8));
        }
        print.flush();
        return out.toString();
    }

    /** Copies an input, if the argument names a text file of moderate size. */
    private static void printInput(String argument, PrintWriter print) {
        try {
            Path file = Path.of(argument);
            if (Files.isRegularFile(file)) {
                print.println();
                print.println("input " + argument + ", " + Files.size(file) + " bytes");
                if (Files.size(file) <= LARGEST_INPUT) {
                    print.println(Files.readString(file));
                }
            }
        } catch (IOException | InvalidPathException e) {
            print.println("not readable as text: " + e.getMessage());
        }
    }
}
