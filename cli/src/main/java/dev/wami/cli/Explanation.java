package dev.wami.cli;

import dev.wami.cli.Options.Arity;
import dev.wami.cli.Options.Option;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * A command's options as picocli sees them: the help text, and what is wrong with a line that {@link Arguments} did not
 * understand. The only class that loads picocli, which costs a start 60 ms of CPU.
 */
final class Explanation {
    private final CommandSpec spec;
    private final Options options;
    private final String footer;

    Explanation(String name, String summary, Options options, String footer) {
        this.options = options;
        this.footer = footer;
        this.spec = CommandSpec.create().name(name);
        spec.usageMessage()
                .description(summary + ".")
                .width(110)
                .sortOptions(false)
                .abbreviateSynopsis(true);
        // Only whole names: "-cse" is never "-c -s -e", and "@main" is a symbol, not a file of arguments.
        spec.parser().posixClusteredShortOptionsAllowed(false);
        for (Option o : options.all()) spec.addOption(optionSpec(o));
        if (options.takesPositionals()) {
            spec.addPositional(PositionalParamSpec.builder()
                    .type(List.class)
                    .auxiliaryTypes(String.class)
                    .arity("0..*")
                    .paramLabel(options.positionalLabel())
                    .description(escape(options.positionalDescription()))
                    .build());
        }
    }

    private static OptionSpec optionSpec(Option o) {
        OptionSpec.Builder builder = OptionSpec.builder(o.names().toArray(new String[0]));
        if (o.arity() == Arity.VALUE) {
            builder.type(List.class).auxiliaryTypes(String.class).arity("1");
        }
        return builder.paramLabel(o.label())
                .description(escape(o.description()))
                .build();
    }

    private static String escape(String text) {
        return text.replace("%", "%%");
    }

    private CommandLine line() {
        return new CommandLine(spec).setExpandAtFiles(false).setOverwrittenOptionsAllowed(true);
    }

    String help() {
        return line().getUsageMessage(Ansi.OFF) + (footer.isEmpty() ? "" : "\n" + footer);
    }

    /** The arguments, if picocli understands them; otherwise it says what is wrong. */
    Arguments parse(List<String> args, java.util.Collection<String> flags) {
        try {
            ParseResult parsed = line().parseArgs(spelled(args));
            Arguments out = new Arguments();
            for (OptionSpec o : parsed.matchedOptions()) {
                Option option = Optional.ofNullable(options.find(o.names()[0])).orElseThrow();
                boolean flag = option.arity() == Arity.FLAG;
                for (String value : o.stringValues()) out.add(option, flag && value.isEmpty() ? "true" : value);
            }
            for (String word : parsed.matchedPositionalValue(0, List.<String>of())) out.addPositional(word);
            return out;
        } catch (UnmatchedArgumentException e) {
            throw new UsageException(unmatched(e.getUnmatched().get(0), flags));
        } catch (ParameterException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    /** Options as they are declared: with two dashes where one was given, and the other way around. */
    private String[] spelled(List<String> args) {
        String[] out = args.toArray(new String[0]);
        for (int i = 0; i < out.length && !out[i].equals("--"); i++) {
            int equals = out[i].indexOf('=');
            String name = equals < 0 ? out[i] : out[i].substring(0, equals);
            Option option = name.startsWith("-") ? options.find(name) : null;
            boolean other = option != null && !option.names().contains(name);
            if (other) {
                out[i] = (name.startsWith("--") ? name.substring(1) : "-" + name) + out[i].substring(name.length());
            }
        }
        return out;
    }

    private static String unmatched(String argument, java.util.Collection<String> flags) {
        if (!argument.startsWith("-")) return "unexpected argument '" + argument + "'";
        int equals = argument.indexOf('=');
        String name = equals < 0 ? argument : argument.substring(0, equals);
        return "unknown option '" + name + "'" + Closest.hint(name, flags);
    }
}
