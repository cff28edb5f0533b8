package dev.wami.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/** Tells the options of a command from the words for the program that it runs, which may have dashes, too. */
final class ProgramWords {
    private ProgramWords() {}

    /**
     * The arguments with the options in front, with their values, then {@code --}, then the words. What follows the
     * first {@code --} of the arguments is all words.
     *
     * @param isOption whether an argument is an option, by it and whether a word has come before it
     */
    static List<String> behindOptions(List<String> args, Options options, BiPredicate<String, Boolean> isOption) {
        List<String> own = new ArrayList<>();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (arg.equals("--")) {
                words.addAll(args.subList(i + 1, args.size()));
                break;
            }
            if (!isOption.test(arg, !words.isEmpty())) {
                words.add(arg);
                continue;
            }
            own.add(arg);
            Options.Option option = options.find(arg);
            boolean takesNext = option != null && option.arity() == Options.Arity.VALUE;
            if (takesNext && i + 1 < args.size()) own.add(args.get(++i));
        }
        own.add("--");
        own.addAll(words);
        return own;
    }

    /** Whether an argument looks like an option: {@code -} alone is standard input. */
    static boolean hasDash(String arg) {
        return arg.startsWith("-") && !arg.equals("-");
    }
}
