package dev.wami.wasmbinary;

import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;

/** Types of what a module imports or defines (specification 3.2.13 to 3.2.18). */
final class ExternTypeRules {
    private final ModuleContext context;

    ExternTypeRules(ModuleContext context) {
        this.context = context;
    }

    void check(ExternType type) throws InvalidException {
        if (type instanceof ExternType.Func function) {
            context.funcType(function.typeIndex());
        } else if (type instanceof TableType table) {
            table(table);
        } else if (type instanceof MemoryType memory) {
            memory(memory);
        } else if (type instanceof GlobalType global) {
            context.check(global.type());
        } else if (type instanceof TagType tag) {
            tag(tag);
        }
    }

    private void table(TableType type) throws InvalidException {
        context.check(type.element());
        context.check(type.addressType());
        // Any unsigned 64-bit size is in range of a 64-bit table.
        limits(type.limits(), type.addressType() == AddressType.I32 ? 0xFFFF_FFFFL : -1, "table size");
    }

    private void memory(MemoryType type) throws InvalidException {
        context.check(type.addressType());
        if (type.pageSizeLog2() != MemoryType.DEFAULT_PAGE_SIZE_LOG2) {
            context.require(Feature.CUSTOM_PAGE_SIZES, "a page size");
            if (type.pageSizeLog2() != 0) {
                throw new InvalidException(
                        "invalid custom page size: 2^" + Integer.toUnsignedString(type.pageSizeLog2()));
            }
        }
        // As many pages as the addresses reach: 2^32 or 2^64 bytes, which with pages of one byte are one too many for
        // the limits' range.
        int bits = type.addressType().valueType().bits();
        long most = type.pageSizeLog2() == 0 ? -1L >>> 64 - bits : 1L << bits - type.pageSizeLog2();
        limits(type.limits(), most, "memory size");
        if (type.shared()) {
            context.require(Feature.THREADS, "a shared memory");
            if (type.limits().max().isEmpty()) {
                throw new InvalidException("shared memory must have maximum");
            }
        }
    }

    private static void limits(Limits limits, long most, String what) throws InvalidException {
        long max = limits.max().orElse(limits.min());
        if (Long.compareUnsigned(limits.min(), most) > 0 || Long.compareUnsigned(max, most) > 0) {
            String unit = most == 1 << 16 ? " pages (4GiB): " : ": ";
            throw new InvalidException(what + " must be at most " + Long.toUnsignedString(most) + unit + limits);
        }
        if (Long.compareUnsigned(limits.min(), max) > 0) {
            throw new InvalidException("size minimum must not be greater than maximum: " + limits);
        }
    }

    private void tag(TagType tag) throws InvalidException {
        // a tag of exceptions does not need stack switching, so that is asked for last
        if (!context.has(Feature.EXCEPTIONS) && !context.has(Feature.STACK_SWITCHING)) {
            context.require(Feature.EXCEPTIONS, "a tag");
        }
        FuncType type = context.funcType(tag.typeIndex());
        if (!type.results().isEmpty() && !context.has(Feature.STACK_SWITCHING)) {
            throw new InvalidException("non-empty tag result type " + type);
        }
    }
}
