package dev.wami.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** One command with its options built: the only place that drives the option parser, so that what needs none does not load it. */
final class Invocation {
    private final String name;
    private final Command command;
    private final CommandSpec spec;

    Invocation(String tool, Tool.Entry entry, Command command) {
        this.name = entry.name();
        this.command = command;
        this.spec = CommandSpec.create().name(tool + " " + entry.name());
        spec.usageMessage().description(entry.summary() + ".").width(100).sortOptions(false);
        // Only whole names: "-cse" is never "-c -s -e", and "@main" is a symbol, not a file of arguments.
        spec.parser().posixClusteredShortOptionsAllowed(false);
        command.declare(spec);
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this text")
                .build());
    }

    int run(List<String> args, Console console) throws Exception {
        CommandLine line = new CommandLine(spec).setExpandAtFiles(false).setOverwrittenOptionsAllowed(true);
        try {
            ParseResult parsed = line.parseArgs(command.preprocess(args, spec).toArray(String[]::new));
            if (parsed.isUsageHelpRequested()) {
                console.out().print(line.getUsageMessage(Ansi.OFF));
                return ExitCode.OK;
            }
            return command.run(parsed, console);
        } catch (ParameterException e) {
            throw new UsageException(name + ": " + explain(e));
        } catch (UsageException e) {
            throw new UsageException(name + ": " + e.getMessage());
        }
    }

    private String explain(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched)) {
            return String.valueOf(e.getMessage());
        }
        String argument = unmatched.getUnmatched().get(0);
        return argument.startsWith("-")
                ? "unknown option '" + argument + "'"
                        + Closest.hint(argument.replaceFirst("=.*", ""), command.flags(spec))
                : "unexpected argument '" + argument + "'";
    }
}
