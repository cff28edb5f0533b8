package dev.wami.wasmops;

import dev.wami.wasmspec.ExternKind;

/** The index spaces of a module (specification 2.5.1), by the word for one of their members. */
public enum IndexSpace {
    TYPE("type"),
    FUNC("function"),
    TABLE("table"),
    MEMORY("memory"),
    GLOBAL("global"),
    TAG("tag"),
    ELEM("element segment"),
    DATA("data segment");

    private final String member;

    IndexSpace(String member) {
        this.member = member;
    }

    /** The space of what can be imported and exported. */
    public static IndexSpace of(ExternKind kind) {
        return switch (kind) {
            case FUNC -> FUNC;
            case TABLE -> TABLE;
            case MEMORY -> MEMORY;
            case GLOBAL -> GLOBAL;
            case TAG -> TAG;
        };
    }

    /** Whether its members can be imported and exported. */
    public boolean isExternal() {
        return this != TYPE && this != ELEM && this != DATA;
    }

    /** What a member is called: {@code data segment}. */
    @Override
    public String toString() {
        return member;
    }
}
