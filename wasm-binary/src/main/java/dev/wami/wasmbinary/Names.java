package dev.wami.wasmbinary;

import dev.wami.wasmspec.ExternKind;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The names of a module's parts, for people: the content of the custom section {@code name} (specification A.7.4, with
 * the extended name section proposal). Immutable.
 */
public final class Names {
    /** The name of the custom section. */
    public static final String SECTION = "name";

    public static final Names EMPTY = new Builder().build();

    /** What is named; the ordinal is the subsection's number. */
    public enum Kind {
        MODULE,
        FUNCTION,
        /** Parameters and locals, within a function. */
        LOCAL,
        /** Structured instructions in their order, within a function. */
        LABEL,
        TYPE,
        TABLE,
        MEMORY,
        GLOBAL,
        ELEMENT,
        DATA,
        /** Within a structure type. */
        FIELD,
        TAG,
        /** Of a function type, within that. */
        PARAMETER;

        /** Of what is imported and exported as {@code kind}. */
        public static Kind of(ExternKind kind) {
            return switch (kind) {
                case FUNC -> FUNCTION;
                case TABLE -> TABLE;
                case MEMORY -> MEMORY;
                case GLOBAL -> GLOBAL;
                case TAG -> TAG;
            };
        }

        /** Whether the names belong to something inside a function or type. */
        public boolean isNested() {
            return this == LOCAL || this == LABEL || this == FIELD || this == PARAMETER;
        }
    }

    private final @Nullable String module;
    private final Map<Kind, SortedMap<Integer, String>> flat;
    private final Map<Kind, SortedMap<Integer, SortedMap<Integer, String>>> nested;

    private Names(Builder builder) {
        module = builder.module;
        flat = new EnumMap<>(Kind.class);
        for (Map.Entry<Kind, SortedMap<Integer, String>> names : builder.flat.entrySet()) {
            flat.put(names.getKey(), Collections.unmodifiableSortedMap(new TreeMap<>(names.getValue())));
        }
        nested = new EnumMap<>(Kind.class);
        for (Map.Entry<Kind, SortedMap<Integer, SortedMap<Integer, String>>> outer : builder.nested.entrySet()) {
            SortedMap<Integer, SortedMap<Integer, String>> copy = new TreeMap<>();
            for (Map.Entry<Integer, SortedMap<Integer, String>> names :
                    outer.getValue().entrySet()) {
                copy.put(names.getKey(), Collections.unmodifiableSortedMap(new TreeMap<>(names.getValue())));
            }
            nested.put(outer.getKey(), Collections.unmodifiableSortedMap(copy));
        }
    }

    public Optional<String> module() {
        return Optional.ofNullable(module);
    }

    /** The name of something, or null. */
    public @Nullable String get(Kind kind, int index) {
        return all(kind).get(index);
    }

    /** The name of something within a function or type, or null. */
    public @Nullable String get(Kind kind, int outer, int index) {
        SortedMap<Integer, String> names = allNested(kind).get(outer);
        return names == null ? null : names.get(index);
    }

    /** All names of a kind that is not nested, by index. */
    public SortedMap<Integer, String> all(Kind kind) {
        return flat.getOrDefault(kind, Collections.emptySortedMap());
    }

    /** All names of a nested kind, by the index of the function or type. */
    public SortedMap<Integer, SortedMap<Integer, String>> allNested(Kind kind) {
        return nested.getOrDefault(kind, Collections.emptySortedMap());
    }

    public boolean isEmpty() {
        return module == null && flat.isEmpty() && nested.isEmpty();
    }

    /** The custom section with these names, after all others. */
    public CustomSection toSection() {
        return new CustomSection(SECTION, NameSectionEncoder.encode(this), Section.DATA);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Names that
                && Objects.equals(module, that.module)
                && flat.equals(that.flat)
                && nested.equals(that.nested);
    }

    @Override
    public int hashCode() {
        return Objects.hash(module, flat, nested);
    }

    /** Collects names; a later name of the same thing replaces the earlier one. */
    public static final class Builder {
        private @Nullable String module;
        private final Map<Kind, SortedMap<Integer, String>> flat = new EnumMap<>(Kind.class);
        private final Map<Kind, SortedMap<Integer, SortedMap<Integer, String>>> nested = new EnumMap<>(Kind.class);

        public Builder module(String name) {
            module = name;
            return this;
        }

        public Builder set(Kind kind, int index, String name) {
            if (kind.isNested() || kind == Kind.MODULE) {
                throw new IllegalArgumentException(kind + " names have another shape");
            }
            SortedMap<Integer, String> names = flat.get(kind);
            if (names == null) {
                names = new TreeMap<>();
                flat.put(kind, names);
            }
            names.put(index, name);
            return this;
        }

        public Builder set(Kind kind, int outer, int index, String name) {
            if (!kind.isNested()) {
                throw new IllegalArgumentException(kind + " names have another shape");
            }
            SortedMap<Integer, SortedMap<Integer, String>> all = nested.get(kind);
            if (all == null) {
                all = new TreeMap<>();
                nested.put(kind, all);
            }
            SortedMap<Integer, String> names = all.get(outer);
            if (names == null) {
                names = new TreeMap<>();
                all.put(outer, names);
            }
            names.put(index, name);
            return this;
        }

        /** Adds all names of these kinds. */
        public Builder addAll(Names names, Set<Kind> kinds) {
            if (kinds.contains(Kind.MODULE)) names.module().ifPresent(this::module);
            for (Kind kind : kinds) {
                names.all(kind).forEach((index, name) -> set(kind, index, name));
                names.allNested(kind).forEach((outer, inner) -> inner.forEach((i, name) -> set(kind, outer, i, name)));
            }
            return this;
        }

        public Names build() {
            return new Names(this);
        }
    }
}
