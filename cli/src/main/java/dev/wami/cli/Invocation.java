package dev.wami.cli;

import java.util.List;

/** One command with its options. */
final class Invocation {
    private final String tool;
    private final Tool.Entry entry;
    private final Command command;
    private final Options options = new Options();

    Invocation(String tool, Tool.Entry entry, Command command) {
        this.tool = tool;
        this.entry = entry;
        this.command = command;
        command.declare(options);
        options.flag("show this text", "-h", "--help");
    }

    int run(List<String> args, Console console) throws Exception {
        try {
            List<String> words = command.preprocess(args, options);
            Arguments parsed = Arguments.parse(words, options);
            if (parsed == null) parsed = explanation().parse(words, command.flags(options));
            if (parsed.flag("-h")) {
                console.out().print(explanation().help());
                return ExitCode.OK;
            }
            return command.run(parsed, console);
        } catch (UsageException e) {
            throw new UsageException(entry.name() + ": " + e.getMessage());
        }
    }

    private Explanation explanation() {
        return new Explanation(tool + " " + entry.name(), entry.summary(), options, command.footer());
    }
}
