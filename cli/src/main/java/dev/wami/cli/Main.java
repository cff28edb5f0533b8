package dev.wami.cli;

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
}
