package dev.wami.wasmbinary;

import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.ExternKind;
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
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Reads types (specification 5.3). */
final class TypeDecoder {
    private static final String LIMIT = "a limit of 64 bits";

    private TypeDecoder() {}

    static ValueType value(ByteReader in) throws MalformedException {
        NumericType numeric = numeric(in.peek());
        if (numeric != null) {
            in.u8();
            return numeric;
        }
        return reference(in, "malformed value type");
    }

    private static @Nullable NumericType numeric(int code) {
        return switch (code) {
            case 0x7F -> NumericType.I32;
            case 0x7E -> NumericType.I64;
            case 0x7D -> NumericType.F32;
            case 0x7C -> NumericType.F64;
            case 0x7B -> NumericType.V128;
            default -> null;
        };
    }

    static RefType reference(ByteReader in) throws MalformedException {
        return reference(in, "malformed reference type");
    }

    private static RefType reference(ByteReader in, String otherwise) throws MalformedException {
        int start = in.position();
        int code = in.u8();
        if (code == TypeEncoder.REF || code == TypeEncoder.REF_NULL) {
            return new RefType(code == TypeEncoder.REF_NULL, heap(in));
        }
        AbstractHeapType heap = AbstractHeapType.ofCode(code);
        if (heap == null) {
            throw new MalformedException(start, otherwise + ": " + hex(code));
        }
        return heap == AbstractHeapType.FUNC
                ? RefType.FUNCREF
                : heap == AbstractHeapType.EXTERN ? RefType.EXTERNREF : RefType.nullable(heap);
    }

    static HeapType heap(ByteReader in) throws MalformedException {
        int start = in.position();
        if (isNegativeByte(in.peek())) {
            int code = in.u8();
            AbstractHeapType heap = AbstractHeapType.ofCode(code);
            if (heap == null) {
                throw new MalformedException(start, "malformed heap type: " + hex(code));
            }
            return heap;
        }
        return HeapType.type(typeIndex(in));
    }

    static BlockType block(ByteReader in) throws MalformedException {
        int code = in.peek();
        if (code == TypeEncoder.EMPTY_BLOCK) {
            in.u8();
            return BlockType.EMPTY;
        }
        return isNegativeByte(code) ? BlockType.of(value(in)) : BlockType.type(typeIndex(in));
    }

    /** Types share a signed number space with indices: a single byte with bit 6 set is a negative number. */
    private static boolean isNegativeByte(int code) {
        return (code & 0xC0) == 0x40;
    }

    private static int typeIndex(ByteReader in) throws MalformedException {
        int start = in.position();
        long index = in.s33();
        if (index < 0) {
            throw new MalformedException(start, "malformed type index");
        }
        return (int) index;
    }

    static List<ValueType> values(ByteReader in, int limit, String what) throws MalformedException {
        int start = in.position();
        int count = in.count(1);
        if (count > limit) {
            throw new MalformedException(start, "too many " + what + ": " + count + ", at most " + limit);
        }
        List<ValueType> types = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            types.add(value(in));
        }
        return types;
    }

    static RecGroup group(ByteReader in) throws MalformedException {
        if (in.peek() != TypeEncoder.REC) {
            return new RecGroup(List.of(sub(in)));
        }
        in.u8();
        int count = in.count(1);
        List<SubType> types = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            types.add(sub(in));
        }
        return new RecGroup(types, false);
    }

    private static SubType sub(ByteReader in) throws MalformedException {
        int code = in.peek();
        if (code != TypeEncoder.SUB && code != TypeEncoder.SUB_FINAL) {
            return SubType.of(composite(in));
        }
        in.u8();
        int count = in.count(1);
        List<Integer> supertypes = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            supertypes.add(in.u32());
        }
        return new SubType(code == TypeEncoder.SUB_FINAL, supertypes, composite(in), false);
    }

    private static CompositeType composite(ByteReader in) throws MalformedException {
        int start = in.position();
        int code = in.u8();
        switch (code) {
            case 0x60 -> {
                List<ValueType> params = values(in, ImplementationLimits.PARAMS, "parameters");
                return new FuncType(params, values(in, ImplementationLimits.RESULTS, "results"));
            }
            case 0x5F -> {
                int count = in.count(2);
                if (count > ImplementationLimits.FIELDS) {
                    throw new MalformedException(start, "too many fields: " + count);
                }
                List<FieldType> fields = new ArrayList<>(count);
                for (int i = 0; i < count; i++) {
                    fields.add(field(in));
                }
                return new StructType(fields);
            }
            case 0x5E -> {
                return new ArrayType(field(in));
            }
            case 0x5D -> {
                return new ContType(typeIndex(in));
            }
            default -> throw new MalformedException(start, "malformed type definition: " + hex(code));
        }
    }

    private static FieldType field(ByteReader in) throws MalformedException {
        int code = in.peek();
        if (code == PackedType.I8.code() || code == PackedType.I16.code()) {
            in.u8();
            return new FieldType(code == PackedType.I8.code() ? PackedType.I8 : PackedType.I16, mutability(in));
        }
        ValueType type = value(in);
        return new FieldType(type, mutability(in));
    }

    private static boolean mutability(ByteReader in) throws MalformedException {
        int start = in.position();
        int code = in.u8();
        if (code > 1) {
            throw new MalformedException(start, "malformed mutability: " + hex(code));
        }
        return code == 1;
    }

    static ExternType extern(ByteReader in) throws MalformedException {
        int start = in.position();
        int code = in.u8();
        ExternKind kind = ExternKind.ofCode(code);
        if (kind == null) {
            // The compact import section proposal has these two for groups of imports.
            String hint = code == 0x7E || code == 0x7F ? ": compact imports are not supported" : "";
            throw new MalformedException(start, "malformed import kind: " + hex(code) + hint);
        }
        return switch (kind) {
            case FUNC -> new ExternType.Func(in.u32());
            case TABLE -> table(in);
            case MEMORY -> memory(in);
            case GLOBAL -> global(in);
            case TAG -> tag(in);
        };
    }

    static TableType table(ByteReader in) throws MalformedException {
        RefType element = reference(in);
        int flags = limitsFlags(in, TypeEncoder.HAS_MAX | TypeEncoder.ADDRESS_64);
        return new TableType(element, limits(in, flags), addressType(flags));
    }

    static MemoryType memory(ByteReader in) throws MalformedException {
        int flags = limitsFlags(
                in, TypeEncoder.HAS_MAX | TypeEncoder.SHARED | TypeEncoder.ADDRESS_64 | TypeEncoder.HAS_PAGE_SIZE);
        Limits limits = limits(in, flags);
        int start = in.position();
        int pageSizeLog2 = (flags & TypeEncoder.HAS_PAGE_SIZE) == 0 ? MemoryType.DEFAULT_PAGE_SIZE_LOG2 : in.u32();
        if (pageSizeLog2 < 0 || pageSizeLog2 > 64) {
            throw new MalformedException(
                    start, "invalid custom page size: 2^" + Integer.toUnsignedString(pageSizeLog2));
        }
        return new MemoryType(limits, addressType(flags), (flags & TypeEncoder.SHARED) != 0, pageSizeLog2);
    }

    private static int limitsFlags(ByteReader in, int allowed) throws MalformedException {
        int start = in.position();
        int flags = in.u8();
        if ((flags & ~allowed) != 0) {
            throw new MalformedException(start, "malformed limits flags: " + hex(flags));
        }
        return flags;
    }

    private static Limits limits(ByteReader in, int flags) throws MalformedException {
        long min = in.u64(LIMIT);
        boolean hasMax = (flags & TypeEncoder.HAS_MAX) != 0;
        return new Limits(min, hasMax ? OptionalLong.of(in.u64(LIMIT)) : OptionalLong.empty());
    }

    private static AddressType addressType(int flags) {
        return (flags & TypeEncoder.ADDRESS_64) == 0 ? AddressType.I32 : AddressType.I64;
    }

    static GlobalType global(ByteReader in) throws MalformedException {
        ValueType type = value(in);
        return new GlobalType(type, mutability(in));
    }

    static TagType tag(ByteReader in) throws MalformedException {
        int start = in.position();
        int attribute = in.u8();
        if (attribute != 0) {
            throw new MalformedException(start, "malformed tag attribute: " + hex(attribute));
        }
        return new TagType(in.u32());
    }

    static String hex(int code) {
        return "0x" + Integer.toHexString(code);
    }
}
