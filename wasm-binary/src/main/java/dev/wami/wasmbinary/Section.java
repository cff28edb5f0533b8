package dev.wami.wasmbinary;

import org.jspecify.annotations.Nullable;

/** The sections of a module, in the order in which they stand in a file (specification 5.5.2). */
public enum Section {
    /** May stand anywhere; as a place, {@code after CUSTOM} means before all others. */
    CUSTOM(0, "custom"),
    TYPE(1, "type"),
    IMPORT(2, "import"),
    FUNCTION(3, "func"),
    TABLE(4, "table"),
    MEMORY(5, "memory"),
    TAG(13, "tag"),
    GLOBAL(6, "global"),
    EXPORT(7, "export"),
    START(8, "start"),
    ELEMENT(9, "elem"),
    DATA_COUNT(12, "datacount"),
    CODE(10, "code"),
    DATA(11, "data");

    private final int id;
    private final String text;

    Section(int id, String text) {
        this.id = id;
        this.text = text;
    }

    /** The byte that introduces the section. */
    public int id() {
        return id;
    }

    static @Nullable Section ofId(int id) {
        for (Section section : values()) {
            if (section.id == id) {
                return section;
            }
        }
        return null;
    }

    /** The section that the text format calls so, or null. */
    public static @Nullable Section named(String text) {
        for (Section section : values()) {
            if (section.text.equals(text)) {
                return section;
            }
        }
        return null;
    }

    /** The name that the text format uses in places of custom sections. */
    @Override
    public String toString() {
        return text;
    }
}
