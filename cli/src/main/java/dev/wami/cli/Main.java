package dev.wami.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;

/**
 * Where the process of a tool starts and ends. Which tool it is, the launcher says in the system property
 * {@code wami.tool}.
 */
public final class Main {
    /**
     * Programs nest thousands of levels deep, and passes recurse into them. Of a stack, memory is used as far as it is
     * needed.
     */
    private static final long STACK_BYTES = 512L << 20;

    private Main() {}

    public static void main(String[] args) throws InterruptedException {
        Work work = new Work(args);
        work.start();
        work.join();
        System.exit(work.status);
    }

    /** What the process does. */
    private static final class Work extends Thread {
        private final String[] args;
        private int status = ExitCode.INTERNAL;

        Work(String[] args) {
            super(null, null, "main", STACK_BYTES);
            this.args = args;
        }

        @Override
        public void run() {
            Tool tool = Tool.named(System.getProperty("wami.tool", "wami"));
            Console console = Console.ofProcess(tool.name());
            status = tool.run(args, console);
            String problem = console.flush();
            if (!problem.isEmpty() && status == ExitCode.OK) {
                System.err.print(tool.name() + ": standard output cannot be written: " + problem + "\n");
                status = ExitCode.DIAGNOSTICS;
            }
        }
    }

    /**
     * Runs one command line inside this virtual machine, as tests do.
     *
     * @param tool {@code wami}, {@code wasabi} or {@code wave}
     * @param in standard input
     * @param out standard output
     * @param err messages
     * @return the exit status
     */
    public static int run(String tool, List<String> args, InputStream in, PrintStream out, PrintStream err) {
        Console console = new Console(tool, in, out, err);
        int status = Tool.named(tool).run(args.toArray(new String[0]), console);
        console.flush();
        return status;
    }
}
