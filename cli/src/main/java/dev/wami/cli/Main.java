package dev.wami.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;

/** Where the {@code wami} process starts and ends. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Console console = Console.ofProcess();
        int status = new WamiTool().run(args, console);
        if (!console.flush() && status == ExitCode.OK) {
            System.err.print("wami: standard output could not be written\n");
            status = ExitCode.DIAGNOSTICS;
        }
        System.exit(status);
    }

    /**
     * Runs one command line inside this virtual machine, as tests do.
     *
     * @param in standard input
     * @param out standard output
     * @param err messages
     * @return the exit status
     */
    public static int run(List<String> args, InputStream in, PrintStream out, PrintStream err) {
        Console console = new Console(in, out, err);
        int status = new WamiTool().run(args.toArray(new String[0]), console);
        console.flush();
        return status;
    }
}
