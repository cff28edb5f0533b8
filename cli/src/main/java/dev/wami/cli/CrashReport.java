package dev.wami.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;

/** What is left of a run that met a bug of ours: a short message, and a file that holds all that is needed to see it again. */
record CrashReport(String tool, String version, List<String> args, byte[] standardInput) {
    /** Inputs beyond this are named, not copied. */
    static final int LARGEST_INPUT = 1 << 20;

    /** Writes the reproducer into the working directory, or else the temporary one, and returns {@link ExitCode#INTERNAL}. */
    int write(Throwable cause, Console console) {
        console.error(tool + ": internal error: " + cause);
        if (cause instanceof OutOfMemoryError) {
            console.error("note: WAMI_JAVA_OPTS=-Xmx8g gives the tool more memory");
        }
        byte[] report = text(cause).getBytes(StandardCharsets.UTF_8);
        CRC32 key = new CRC32();
        key.update(report);
        String name = tool + "-crash-" + HexFormat.of().toHexDigits((int) key.getValue()) + ".txt";
        for (Path directory : List.of(Path.of(""), Path.of(System.getProperty("java.io.tmpdir", "/tmp")))) {
            try {
                Path file = Files.write(directory.resolve(name), report);
                console.error("note: this is a bug in " + tool + ", not in your input; please report it with the file "
                        + file);
                return ExitCode.INTERNAL;
            } catch (IOException e) {
                // Not writable: try the next place.
                continue;
            }
        }
        console.error("note: no reproducer could be written here or in the temporary directory; it would have been:");
        console.err().writeBytes(report);
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
