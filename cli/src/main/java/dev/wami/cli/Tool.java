package dev.wami.cli;

import dev.wami.tools.Version;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A command-line tool: a name and its commands. Version, the list of commands and a mistyped command are answered here,
 * without loading the option parser.
 */
abstract class Tool {

    /**
     * A command as the list of commands shows it.
     *
     * @param name what the user types
     * @param summary one line
     */
    record Entry(String name, String summary) {}

    static Tool named(String name) {
        return switch (name) {
            case "wasabi" -> new WasabiTool();
            case "wave" -> new WaveTool();
            default -> new WamiTool();
        };
    }

    abstract String name();

    abstract String summary();

    /** All commands, in the order of the help text. */
    abstract List<Entry> commands();

    /** Loads a command of {@link #commands}. */
    abstract Command open(String command);

    /** Loads the command that a line means, where one name stands for several. */
    Command open(String command, List<String> args) {
        return open(command);
    }

    /** Runs one command line and returns an {@link ExitCode}; whatever happens, no exception leaves. */
    final int run(String[] arguments, Console process) {
        List<String> args = List.of(arguments);
        Transcript in = new Transcript(process.in(), CrashReport.LARGEST_INPUT);
        Console console = new Console(name(), in, process.out(), process.err(), process.isTerminal());
        try {
            return dispatch(args, console);
        } catch (UsageException e) {
            console.error(name() + ": " + e.getMessage());
            return ExitCode.USAGE;
        } catch (Throwable e) {
            if (OutOfMemory.isCauseOf(e)) {
                console.error(name() + ": out of memory: " + OutOfMemory.remedy());
                return ExitCode.DIAGNOSTICS;
            }
            return new CrashReport(name(), version(), args, in.seen()).write(e, console);
        }
    }

    private int dispatch(List<String> args, Console console) throws Exception {
        if (args.isEmpty()) {
            console.err().print(help());
            return ExitCode.USAGE;
        }
        String first = args.get(0);
        switch (first) {
            case "--version", "-V" -> console.print(version());
            case "--help", "-h" -> console.out().print(help());
            case "help" -> {
                String command = args.size() == 1 ? "help" : args.get(1);
                // help of the tool: wami help, wami help help, wami help --help
                return List.of("help", "--help", "-h").contains(command)
                        ? dispatch(List.of("--help"), console)
                        : execute(command, List.of("--help"), console);
            }
            default -> {
                return execute(first, args.subList(1, args.size()), console);
            }
        }
        return ExitCode.OK;
    }

    private int execute(String command, List<String> args, Console console) throws Exception {
        for (Entry entry : commands()) {
            if (entry.name().equals(command)) {
                return new Invocation(name(), entry, open(command, args)).run(args, console);
            }
        }
        Entry implied = implied(command, args);
        if (implied == null) throw new UsageException(unknown(command));
        List<String> all = new ArrayList<>(args);
        all.add(0, command);
        return new Invocation(name(), implied, open(implied.name())).run(all, console);
    }

    /** The command that a line without one means, if it can mean one. */
    @Nullable
    Entry implied(String first, List<String> rest) {
        return null;
    }

    private String unknown(String command) {
        String kind = command.startsWith("-") ? "option" : "command";
        List<String> known = command.startsWith("-")
                ? List.of("--version", "--help")
                : commands().stream().map(Entry::name).toList();
        return "unknown " + kind + " '" + command + "'" + Closest.hint(command, known) + " (" + name()
                + " --help lists the commands)";
    }

    private String help() {
        StringBuilder text = new StringBuilder();
        text.append(name()).append(": ").append(summary()).append("\n\n");
        text.append("Usage: ").append(name()).append(" COMMAND [OPTION...] [FILE...]\n\nCommands:\n");
        for (Entry e : commands()) {
            text.append("  ").append(pad(e.name())).append(e.summary()).append('\n');
        }
        text.append("  ").append(pad("help")).append("show the options of a command\n\n");
        text.append("Options:\n  -h, --help     show this text\n  -V, --version  show the version\n\n");
        text.append("Exit status: 0 done, 1 the input is wrong, 2 the command line is wrong, 3 internal error.\n");
        return text.toString();
    }

    private static String pad(String name) {
        return name + " ".repeat(Math.max(1, 12 - name.length()));
    }

    private String version() {
        return name() + " " + Version.number();
    }
}
