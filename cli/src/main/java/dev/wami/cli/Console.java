package dev.wami.cli;

import java.io.FileDescriptor;
import java.io.InputStream;
import java.io.PrintStream;

/**
 * What a command reads from and writes to, so that a test can run one without a process.
 *
 * @param tool the name that messages begin with
 * @param in standard input, bytes or UTF-8
 * @param out results only: bytes or UTF-8 with line feeds, whatever the platform's habits
 * @param err messages, UTF-8
 * @param isTerminal whether somebody reads the messages as they come
 */
record Console(String tool, InputStream in, PrintStream out, PrintStream err, boolean isTerminal) {

    Console(String tool, InputStream in, PrintStream out, PrintStream err) {
        this(tool, in, out, err, false);
    }

    static Console ofProcess(String tool) {
        // Java cannot ask whether standard error is a terminal; the launcher can.
        boolean terminal = Boolean.getBoolean("wami.terminal");
        return new Console(
                tool,
                System.in,
                StandardOutput.of(FileDescriptor.out),
                StandardOutput.of(FileDescriptor.err),
                terminal);
    }

    /** Prints a line that ends in a line feed on every platform. */
    void error(String message) {
        err.print(message + '\n');
    }

    /** Prints a line that ends in a line feed on every platform. */
    void print(String line) {
        out.print(line + '\n');
    }

    /** Writes what is still buffered and says why some of standard output could not be written; empty if all could. */
    String flush() {
        err.flush();
        if (!out.checkError()) return "";
        String why = out instanceof StandardOutput s ? s.problem() : "";
        return why.isEmpty() ? "the stream is closed" : why;
    }
}
