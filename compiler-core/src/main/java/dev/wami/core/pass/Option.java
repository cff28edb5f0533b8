package dev.wami.core.pass;

import org.jspecify.annotations.Nullable;

/**
 * An option of a pass, a public final field of it: {@code unroll-factor=4}. The type is that of the default value:
 * Boolean, Integer, Long, String, an enum (constants in lower case with dashes), or a list of strings or numbers.
 */
public final class Option<T> {
    private final String name;
    private final T defaultValue;
    private final String description;
    private T value;
    private boolean given;

    private Option(String name, T defaultValue, String description) {
        this.name = name;
        this.defaultValue = defaultValue;
        this.description = description;
        this.value = defaultValue;
    }

    public static <T> Option<T> of(String name, T defaultValue, String description) {
        return new Option<>(name, defaultValue, description);
    }

    /** As it is written in pipelines. */
    public String name() {
        return name;
    }

    public String description() {
        return description;
    }

    public T defaultValue() {
        return defaultValue;
    }

    public T get() {
        return value;
    }

    /** Whether it was set rather than left at its default. */
    public boolean isGiven() {
        return given;
    }

    public void set(T newValue) {
        value = newValue;
        given = true;
    }

    /** Sets the option from text; the error message, or null if it fits. */
    @SuppressWarnings("unchecked")
    public @Nullable String parse(String text) {
        Object parsed = OptionText.parse(defaultValue, text);
        if (parsed == null) {
            return "invalid value '" + text + "' for option '" + name + "', expected " + OptionText.kind(defaultValue);
        }
        set((T) parsed);
        return null;
    }

    /** The value as pipelines spell it; empty for an empty text or list. */
    @Override
    public String toString() {
        return OptionText.print(value);
    }
}
