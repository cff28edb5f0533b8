package dev.wami.cli;

import java.util.Collection;
import java.util.List;

/** One command of a tool. Its class is loaded, and its options are declared, only when it is the one asked for. */
abstract class Command {

    /**
     * Declares options, positional words and text for the help; name, {@code --help} and the summary are there already.
     */
    abstract void declare(Options options);

    /**
     * Takes from the command line what options cannot describe (the passes of {@code opt}, in their order) and returns
     * what is left.
     */
    List<String> preprocess(List<String> args, Options options) {
        return args;
    }

    /** Text after the options in the help text. */
    String footer() {
        return "";
    }

    /**
     * Every flag that may stand on this command's line, with its dashes, to guess what a mistyped one was meant to be.
     */
    Collection<String> flags(Options options) {
        return options.names();
    }

    /**
     * Does the work.
     *
     * @return an {@link ExitCode}
     * @throws UsageException for what only this command can see to be wrong with its arguments
     */
    abstract int run(Arguments args, Console console) throws Exception;
}
