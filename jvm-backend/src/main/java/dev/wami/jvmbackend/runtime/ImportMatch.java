package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;

/** Whether what is given for an import is of its type (specification 3.3.9 and 4.5.3). */
final class ImportMatch {
    private final RuntimeType[] types;

    ImportMatch(RuntimeType[] types) {
        this.types = types;
    }

    boolean matches(Extern given, ExternType wanted) {
        if (wanted instanceof ExternType.Func type) {
            return given instanceof FunctionInstance function && function.type().isSubtypeOf(types[type.typeIndex()]);
        }
        if (wanted instanceof MemoryType type) {
            return given instanceof Memory memory
                    && memory.type().addressType() == type.addressType()
                    && memory.type().shared() == type.shared()
                    && memory.type().pageSizeLog2() == type.pageSizeLog2()
                    && fits(memory.pages(), memory.type().limits(), type.limits());
        }
        if (wanted instanceof TableType type) {
            return given instanceof Table table
                    && table.type().addressType() == type.addressType()
                    && table.type().element().equals(RuntimeType.canonical(type.element(), types))
                    && fits(table.size(), table.type().limits(), type.limits());
        }
        if (wanted instanceof GlobalType type) {
            return given instanceof GlobalCell global && matches(global, type);
        }
        return given instanceof TagInstance tag && tag.type() == types[((TagType) wanted).typeIndex()];
    }

    /** One that changes must be of the very type: it is read and written. */
    private boolean matches(GlobalCell given, GlobalType wanted) {
        ValueType type = RuntimeType.canonical(wanted.type(), types);
        if (given.isMutable() != wanted.mutable()) return false;
        return wanted.mutable() ? given.type().equals(type) : RuntimeType.isSubtype(given.type(), type);
    }

    private static boolean fits(long size, Limits given, Limits wanted) {
        if (Long.compareUnsigned(size, wanted.min()) < 0) return false;
        if (wanted.max().isEmpty()) return true;
        return given.max().isPresent()
                && Long.compareUnsigned(given.max().getAsLong(), wanted.max().getAsLong()) <= 0;
    }
}
