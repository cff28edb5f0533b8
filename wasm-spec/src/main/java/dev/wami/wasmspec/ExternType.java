package dev.wami.wasmspec;

/** The type of an import (specification 2.3.15). */
public sealed interface ExternType permits ExternType.Func, TableType, MemoryType, GlobalType, TagType {
    ExternKind kind();

    /** A function of the type with this index. */
    record Func(int typeIndex) implements ExternType {
        @Override
        public ExternKind kind() {
            return ExternKind.FUNC;
        }
    }
}
