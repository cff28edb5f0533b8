package dev.wami.wasmbinary;

import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.PackedType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/** Writes types (specification 5.3). Of several encodings of a type it chooses the shortest. */
final class TypeEncoder {
    static final int EMPTY_BLOCK = 0x40;
    static final int REF = 0x64;
    static final int REF_NULL = 0x63;
    static final int REC = 0x4E;
    static final int SUB = 0x50;
    static final int SUB_FINAL = 0x4F;

    // Bits of the flags byte of limits.
    static final int HAS_MAX = 1;
    static final int SHARED = 2;
    static final int ADDRESS_64 = 4;
    static final int HAS_PAGE_SIZE = 8;

    private TypeEncoder() {}

    static void value(ByteWriter out, ValueType type) {
        if (type instanceof NumericType numeric) {
            out.u8(numeric.code());
        } else if (type instanceof RefType ref) {
            reference(out, ref);
        }
    }

    static void reference(ByteWriter out, RefType type) {
        if (!type.nullable() || type.heap() instanceof HeapType.Defined) {
            out.u8(type.nullable() ? REF_NULL : REF);
        }
        heap(out, type.heap());
    }

    static void heap(ByteWriter out, HeapType type) {
        if (type instanceof AbstractHeapType known) {
            out.u8(known.code());
        } else if (type instanceof HeapType.Defined defined) {
            out.s64(defined.typeIndex() & 0xFFFF_FFFFL);
        }
    }

    static void block(ByteWriter out, BlockType type) {
        if (type instanceof BlockType.Result result) {
            value(out, result.type());
        } else if (type instanceof BlockType.Typed typed) {
            out.s64(typed.typeIndex() & 0xFFFF_FFFFL);
        } else {
            out.u8(EMPTY_BLOCK);
        }
    }

    static void values(ByteWriter out, List<ValueType> types) {
        out.u32(types.size());
        for (ValueType type : types) {
            value(out, type);
        }
    }

    static void group(ByteWriter out, RecGroup group) {
        if (!group.isAbbreviated()) {
            out.u8(REC);
            out.u32(group.types().size());
        }
        for (SubType type : group.types()) {
            sub(out, type);
        }
    }

    private static void sub(ByteWriter out, SubType type) {
        if (!type.isAbbreviated()) {
            out.u8(type.isFinal() ? SUB_FINAL : SUB);
            out.u32(type.supertypes().size());
            for (int supertype : type.supertypes()) {
                out.u32(supertype);
            }
        }
        composite(out, type.composite());
    }

    private static void composite(ByteWriter out, CompositeType type) {
        out.u8(type.code());
        if (type instanceof FuncType function) {
            values(out, function.params());
            values(out, function.results());
        } else if (type instanceof StructType struct) {
            out.u32(struct.fields().size());
            for (FieldType field : struct.fields()) {
                field(out, field);
            }
        } else if (type instanceof ArrayType array) {
            field(out, array.element());
        } else if (type instanceof ContType continuation) {
            out.s64(continuation.typeIndex() & 0xFFFF_FFFFL);
        }
    }

    private static void field(ByteWriter out, FieldType field) {
        StorageType storage = field.storage();
        if (storage instanceof PackedType packed) {
            out.u8(packed.code());
        } else if (storage instanceof ValueType value) {
            value(out, value);
        }
        out.u8(field.mutable() ? 1 : 0);
    }

    static void extern(ByteWriter out, ExternType type) {
        out.u8(type.kind().code());
        if (type instanceof ExternType.Func function) {
            out.u32(function.typeIndex());
        } else if (type instanceof TableType table) {
            table(out, table);
        } else if (type instanceof MemoryType memory) {
            memory(out, memory);
        } else if (type instanceof GlobalType global) {
            global(out, global);
        } else if (type instanceof TagType tag) {
            tag(out, tag);
        }
    }

    static void table(ByteWriter out, TableType type) {
        reference(out, type.element());
        limits(out, type.limits(), type.addressType() == AddressType.I64 ? ADDRESS_64 : 0);
    }

    static void memory(ByteWriter out, MemoryType type) {
        boolean hasPageSize = type.pageSizeLog2() != MemoryType.DEFAULT_PAGE_SIZE_LOG2;
        limits(
                out,
                type.limits(),
                (type.addressType() == AddressType.I64 ? ADDRESS_64 : 0)
                        | (type.shared() ? SHARED : 0)
                        | (hasPageSize ? HAS_PAGE_SIZE : 0));
        if (hasPageSize) {
            out.u32(type.pageSizeLog2());
        }
    }

    private static void limits(ByteWriter out, Limits limits, int flags) {
        out.u8(flags | (limits.max().isPresent() ? HAS_MAX : 0));
        out.u64(limits.min());
        if (limits.max().isPresent()) {
            out.u64(limits.max().getAsLong());
        }
    }

    static void global(ByteWriter out, GlobalType type) {
        value(out, type.type());
        out.u8(type.mutable() ? 1 : 0);
    }

    static void tag(ByteWriter out, TagType type) {
        out.u8(0);
        out.u32(type.typeIndex());
    }
}
