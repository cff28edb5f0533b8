package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.PackedType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Reads types (specification 6.4). */
final class WatTypeReader {
    private static final NumericType[] NUMERIC = NumericType.values();
    private static final AbstractHeapType[] HEAP = AbstractHeapType.values();

    private final WatCursor in;
    private final WatTypes types;
    private final WatAnnotations annotations;

    WatTypeReader(WatCursor in, WatTypes types, WatAnnotations annotations) {
        this.in = in;
        this.types = types;
        this.annotations = annotations;
    }

    /** Whether the token is the name of a reference or heap type. */
    static boolean isType(WatTokens tokens, int token) {
        for (AbstractHeapType type : HEAP) {
            if (tokens.is(token, type.nullableText()) || tokens.is(token, type.toString())) return true;
        }
        return false;
    }

    ValueType value() throws MalformedException {
        ValueType type = valueOrNull();
        if (type == null) throw in.unexpected("a value type");
        return type;
    }

    /** A value type if one is next, or null. */
    private @Nullable ValueType valueOrNull() throws MalformedException {
        if (in.kind() == WatTokens.KEYWORD) {
            for (NumericType type : NUMERIC) {
                if (in.takeKeyword(type.toString())) return type;
            }
        }
        return isReference() ? reference() : null;
    }

    StorageType storage() throws MalformedException {
        for (PackedType type : PackedType.values()) {
            if (in.takeKeyword(type.toString())) return type;
        }
        return value();
    }

    /** Whether a reference type is next. */
    boolean isReference() {
        if (in.isOpening("ref")) return true;
        if (in.kind() != WatTokens.KEYWORD) return false;
        for (AbstractHeapType type : HEAP) {
            if (in.isKeyword(type.nullableText())) return true;
        }
        return false;
    }

    RefType reference() throws MalformedException {
        if (in.takeOpening("ref")) {
            boolean nullable = in.takeKeyword("null");
            RefType type = new RefType(nullable, heap());
            in.close();
            return type;
        }
        for (AbstractHeapType type : HEAP) {
            if (in.takeKeyword(type.nullableText())) return RefType.nullable(type);
        }
        throw in.unexpected("a reference type");
    }

    HeapType heap() throws MalformedException {
        if (in.isIndex()) return HeapType.type(types.index(in));
        for (AbstractHeapType type : HEAP) {
            if (in.takeKeyword(type.toString())) return type;
        }
        throw in.unexpected("a heap type");
    }

    /**
     * Parameters and results.
     *
     * @param variables takes the parameters; null where those have no identifiers
     */
    FuncType signature(@Nullable WatVariables variables) throws MalformedException {
        if (in.kind() != WatTokens.LEFT) return FuncType.EMPTY;
        List<ValueType> params = new ArrayList<>();
        while (in.takeOpening("param")) {
            if (variables != null && variables.named(in)) {
                params.add(value());
            } else {
                int before = params.size();
                while (in.kind() != WatTokens.RIGHT) params.add(value());
                if (variables != null) variables.unnamed(params.size() - before);
            }
            in.close();
        }
        List<ValueType> results = new ArrayList<>();
        while (in.takeOpening("result")) {
            while (in.kind() != WatTokens.RIGHT) results.add(value());
            in.close();
        }
        if (in.isOpening("param")) throw in.unexpected("what comes after results");
        return params.isEmpty() && results.isEmpty() ? FuncType.EMPTY : new FuncType(params, results);
    }

    /**
     * A function type by its index, written out, or both: its index.
     *
     * @param variables as for {@link #signature}; they are also given the parameters that are not written out
     */
    int use(@Nullable WatVariables variables) throws MalformedException {
        if (!in.isOpening("type")) return types.index(signature(variables));
        int start = in.tokens.start(in.at + 2);
        in.at += 2;
        int index = types.index(in);
        in.close();
        int inlineStart = in.offset();
        FuncType inline = signature(variables);
        FuncType declared = types.function(index);
        if (inline.equals(FuncType.EMPTY)) {
            if (variables != null && declared != null) {
                variables.unnamed(declared.params().size());
            }
            return index;
        }
        if (declared == null) {
            throw new MalformedException(
                    start, "unknown type: " + Integer.toUnsignedString(index) + " is not the index of a function type");
        }
        if (!declared.equals(inline)) {
            throw new MalformedException(
                    inlineStart, "inline function type " + inline + " differs from the type named: " + declared);
        }
        return index;
    }

    BlockType block() throws MalformedException {
        if (in.kind() != WatTokens.LEFT) return BlockType.EMPTY;
        if (in.isOpening("type")) return BlockType.type(use(null));
        FuncType type = signature(null);
        if (!type.params().isEmpty() || type.results().size() > 1) return BlockType.type(types.index(type));
        return type.results().isEmpty()
                ? BlockType.EMPTY
                : BlockType.of(type.results().get(0));
    }

    /**
     * What stands in a definition of a type after its identifier.
     *
     * @param index the type's own
     * @param names takes the identifiers of its fields
     */
    SubType definition(int index, Names.Builder names) throws MalformedException {
        if (!in.takeOpening("sub")) return SubType.of(composite(index, names));
        boolean isFinal = in.takeKeyword("final");
        List<Integer> supertypes = new ArrayList<>();
        while (in.isIndex()) supertypes.add(types.index(in));
        SubType type = new SubType(isFinal, supertypes, composite(index, names));
        in.close();
        return type;
    }

    private CompositeType composite(int index, Names.Builder names) throws MalformedException {
        CompositeType type;
        if (in.takeOpening("func")) {
            WatVariables params = new WatVariables(annotations, false);
            type = signature(params);
            params.names().forEach((i, name) -> names.set(Names.Kind.PARAMETER, index, i, name));
        } else if (in.takeOpening("struct")) {
            type = struct(index, names);
        } else if (in.takeOpening("array")) {
            type = new ArrayType(field());
        } else if (in.takeOpening("cont")) {
            type = new ContType(types.index(in));
        } else {
            throw in.unexpected("the definition of a type");
        }
        in.close();
        return type;
    }

    private StructType struct(int index, Names.Builder names) throws MalformedException {
        List<FieldType> fields = new ArrayList<>();
        WatNameSpace space = new WatNameSpace("field", Names.Kind.FIELD);
        while (in.takeOpening("field")) {
            int start = in.offset();
            String identifier = in.identifier();
            String name = annotations.nameOr(in.at, identifier);
            if (name != null) {
                space.add(identifier);
                if (identifier != null && !space.isFirst(identifier, fields.size())) {
                    throw space.duplicate(start, identifier);
                }
                names.set(Names.Kind.FIELD, index, fields.size(), name);
                fields.add(field());
            } else {
                while (in.kind() != WatTokens.RIGHT) {
                    fields.add(field());
                    space.add(null);
                }
            }
            in.close();
        }
        types.fields(index, space);
        return new StructType(fields);
    }

    private FieldType field() throws MalformedException {
        if (!in.takeOpening("mut")) return new FieldType(storage(), false);
        StorageType storage = storage();
        in.close();
        return new FieldType(storage, true);
    }

    /** The type of the addresses of a memory or table, which may be left out. */
    AddressType address() {
        if (in.takeKeyword("i64")) return AddressType.I64;
        in.takeKeyword("i32");
        return AddressType.I32;
    }

    private Limits limits() throws MalformedException {
        long min = in.unsigned(64, "the smallest size");
        boolean bounded = in.kind() == WatTokens.NUMBER;
        return new Limits(min, bounded ? OptionalLong.of(in.unsigned(64, "the greatest size")) : OptionalLong.empty());
    }

    TableType table() throws MalformedException {
        AddressType addresses = address();
        Limits limits = limits();
        return new TableType(reference(), limits, addresses);
    }

    MemoryType memory() throws MalformedException {
        AddressType addresses = address();
        Limits limits = limits();
        boolean shared = in.takeKeyword("shared");
        return new MemoryType(limits, addresses, shared, pageSize());
    }

    /** The binary logarithm of the size of pages, where that is written, or else of the usual one. */
    int pageSize() throws MalformedException {
        if (!in.takeOpening("pagesize")) return MemoryType.DEFAULT_PAGE_SIZE_LOG2;
        int start = in.offset();
        long size = in.unsigned(32, "the size of a page");
        if (Long.bitCount(size) != 1) {
            throw new MalformedException(start, "invalid custom page size: " + size + " is no power of two");
        }
        in.close();
        return Long.numberOfTrailingZeros(size);
    }

    GlobalType global() throws MalformedException {
        if (!in.takeOpening("mut")) return new GlobalType(value(), false);
        ValueType type = value();
        in.close();
        return new GlobalType(type, true);
    }
}
