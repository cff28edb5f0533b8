package dev.wami.cli;

import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * One command of a tool. Its class is loaded, and its options are built, only when it is the one asked for: options are declared by code, because
 * annotations would be read by reflection at every start.
 */
abstract class Command {

    /** Declares options, positional parameters and usage text; name, {@code --help} and the summary are there already. */
    abstract void declare(CommandSpec spec);

    /**
     * Takes from the command line what options cannot describe (the passes of {@code opt}, in their order) and returns what is left.
     *
     * @param spec as declared, to tell options from the rest
     */
    List<String> preprocess(List<String> args, CommandSpec spec) {
        return args;
    }

    /** Every flag that may stand on this command's line, with its dashes, to guess what a mistyped one was meant to be. */
    Collection<String> flags(CommandSpec spec) {
        return spec.optionsMap().keySet();
    }

    /**
     * Does the work.
     *
     * @return an {@link ExitCode}
     * @throws UsageException for what only this command can see to be wrong with its arguments
     */
    abstract int run(ParseResult args, Console console) throws Exception;
}
