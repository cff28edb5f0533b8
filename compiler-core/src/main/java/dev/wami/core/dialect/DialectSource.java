package dev.wami.core.dialect;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Opens dialects by name. The core knows none but {@code builtin}; the tools, a test or a user's program supply them.
 */
public interface DialectSource {

    /** A new instance of the dialect called {@code name}, or null if it is unknown here. */
    @Nullable
    Dialect open(String name);

    /** The names that {@link #open} knows. */
    List<String> names();

    /**
     * What a user can do about operations of {@code dialect}, which {@link #open} does not know; empty if this source
     * has no advice.
     */
    default String remedy(String dialect) {
        return "";
    }

    /** The source of one dialect. */
    static DialectSource of(String name, Supplier<Dialect> dialect) {
        return new DialectSource() {
            @Override
            public @Nullable Dialect open(String asked) {
                return asked.equals(name) ? dialect.get() : null;
            }

            @Override
            public List<String> names() {
                return List.of(name);
            }
        };
    }

    /** The source that asks each of {@code sources} in turn. */
    static DialectSource join(DialectSource... sources) {
        return new DialectSource() {
            @Override
            public @Nullable Dialect open(String name) {
                for (DialectSource s : sources) {
                    Dialect d = s.open(name);
                    if (d != null) return d;
                }
                return null;
            }

            @Override
            public List<String> names() {
                return java.util.Arrays.stream(sources)
                        .flatMap(s -> s.names().stream())
                        .distinct()
                        .toList();
            }

            @Override
            public String remedy(String dialect) {
                for (DialectSource s : sources) if (!s.remedy(dialect).isEmpty()) return s.remedy(dialect);
                return "";
            }
        };
    }
}
