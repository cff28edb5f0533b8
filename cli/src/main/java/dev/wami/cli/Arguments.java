package dev.wami.cli;

import dev.wami.cli.Options.Arity;
import dev.wami.cli.Options.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A command line taken apart: options with their values, in order, and everything else. */
final class Arguments {

    /**
     * An option as it was given.
     *
     * @param key its first name
     * @param value "true" or "false" for a flag, "" for an optional value that was left out
     */
    private record Given(String key, String value) {}

    private final List<Given> given = new ArrayList<>();
    private final List<String> positionals = new ArrayList<>();

    /** {@code args} by {@code options}; null if something is wrong with them. */
    static @Nullable Arguments parse(List<String> args, Options options) {
        Arguments out = new Arguments();
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (arg.equals("--")) {
                out.positionals.addAll(args.subList(i + 1, args.size()));
                break;
            }
            if (!arg.startsWith("-") || arg.equals("-")) {
                out.positionals.add(arg);
                continue;
            }
            int equals = arg.indexOf('=');
            Option option = options.find(equals < 0 ? arg : arg.substring(0, equals));
            if (option == null) return null;
            if (equals >= 0) {
                String value = arg.substring(equals + 1);
                if (option.arity() == Arity.FLAG) value = truth(value);
                if (value.isEmpty()) return null;
                out.add(option, value);
            } else if (option.arity() != Arity.VALUE) {
                out.add(option, option.arity() == Arity.FLAG ? "true" : "");
            } else if (i + 1 < args.size()) {
                out.add(option, args.get(++i));
            } else {
                return null;
            }
        }
        return out.positionals.isEmpty() || options.takesPositionals() ? out : null;
    }

    private static String truth(String value) {
        return switch (value) {
            case "true", "TRUE", "True", "1" -> "true";
            case "false", "FALSE", "False", "0" -> "false";
            default -> "";
        };
    }

    void add(Option option, String value) {
        given.add(new Given(option.key(), value));
    }

    void addPositional(String word) {
        positionals.add(word);
    }

    List<String> positionals() {
        return positionals;
    }

    /** All values of an option, in order. */
    List<String> values(String key) {
        List<String> values = new ArrayList<>();
        for (Given g : given) if (g.key().equals(key)) values.add(g.value());
        return values;
    }

    /** The last value of an option. */
    Optional<String> value(String key) {
        for (int i = given.size() - 1; i >= 0; i--) {
            if (given.get(i).key().equals(key)) return Optional.of(given.get(i).value());
        }
        return Optional.empty();
    }

    String value(String key, String otherwise) {
        return value(key).orElse(otherwise);
    }

    boolean flag(String key) {
        return flag(key, false);
    }

    boolean flag(String key, boolean otherwise) {
        Optional<String> value = value(key);
        return value.isPresent() ? value.get().equals("true") : otherwise;
    }

    /** Which of several flags was given last, or {@code otherwise}. */
    String last(String otherwise, List<String> keys) {
        for (int i = given.size() - 1; i >= 0; i--) {
            if (keys.contains(given.get(i).key())) return given.get(i).key();
        }
        return otherwise;
    }

    /** A whole number from {@code min} to {@code max}. */
    int integer(String key, int otherwise, int min, int max) {
        Optional<String> text = value(key);
        if (text.isEmpty()) return otherwise;
        try {
            int value = Integer.parseInt(text.get());
            if (value >= min && value <= max) return value;
        } catch (NumberFormatException e) {
            // told below
        }
        throw new UsageException("'" + text.get() + "' is no value for " + key + ", which takes a number from " + min
                + (max == Integer.MAX_VALUE ? " up" : " to " + max));
    }

    /** One of {@code choices}, by its {@code toString}. */
    <T> T choice(String key, T otherwise, List<T> choices) {
        Optional<String> text = value(key);
        if (text.isEmpty()) return otherwise;
        List<String> names = new ArrayList<>();
        for (T choice : choices) {
            if (choice.toString().equals(text.get())) return choice;
            names.add(choice.toString());
        }
        int last = names.size() - 1;
        String before = last == 0 ? "" : String.join(", ", names.subList(0, last)) + " or ";
        throw new UsageException("'" + text.get() + "' is no value for " + key + ", which takes " + before
                + names.get(last) + Closest.hint(text.get(), names));
    }
}
