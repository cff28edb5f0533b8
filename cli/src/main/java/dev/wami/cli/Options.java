package dev.wami.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What may stand on a command's line, declared once and read three times: by {@link Arguments}, which understands every
 * line that is right; by {@link Explanation}, which says what is wrong with the others and shows the help text; and by
 * did-you-mean.
 */
final class Options {

    /** What follows an option. */
    enum Arity {
        /** Nothing, or {@code =true} or {@code =false}. */
        FLAG,
        /** Nothing, or {@code =value}. */
        OPTIONAL,
        /** One value, as {@code --o=value} or the next word. */
        VALUE
    }

    /**
     * One option.
     *
     * @param names with their dashes; the first one is the key to its values
     * @param label what its value is called in the help text
     */
    record Option(List<String> names, Arity arity, String label, String description) {
        String key() {
            return names.get(0);
        }
    }

    private final List<Option> all = new ArrayList<>();
    private final Map<String, Option> byName = new LinkedHashMap<>();
    private String positionalLabel = "";
    private String positionalDescription = "";

    /** An option without value. */
    Options flag(String description, String... names) {
        return add(new Option(List.of(names), Arity.FLAG, "", description));
    }

    /** An option whose value may be left out, and is the empty text then. */
    Options optional(String label, String description, String... names) {
        return add(new Option(List.of(names), Arity.OPTIONAL, label, description));
    }

    /** An option with a value; the last one given counts, unless the command asks for all. */
    Options value(String label, String description, String... names) {
        return add(new Option(List.of(names), Arity.VALUE, label, description));
    }

    private Options add(Option option) {
        all.add(option);
        for (String name : option.names()) byName.put(name, option);
        return this;
    }

    /** Words that are no options: files, or what the command takes. Without this, there may be none. */
    Options positionals(String label, String description) {
        positionalLabel = label;
        positionalDescription = description;
        return this;
    }

    List<Option> all() {
        return all;
    }

    /** Every name, with its dashes. */
    Set<String> names() {
        return byName.keySet();
    }

    /** The option of that name; as in LLVM's tools, one dash and two are the same. */
    @Nullable
    Option find(String name) {
        Option exact = byName.get(name);
        if (exact != null || name.length() < 3) return exact;
        return byName.get(name.startsWith("--") ? name.substring(1) : "-" + name);
    }

    boolean takesPositionals() {
        return !positionalLabel.isEmpty();
    }

    String positionalLabel() {
        return positionalLabel;
    }

    String positionalDescription() {
        return positionalDescription;
    }
}
