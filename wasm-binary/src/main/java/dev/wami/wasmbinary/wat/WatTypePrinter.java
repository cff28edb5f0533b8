package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types in the text format (specification 6.4), appended to the text. */
final class WatTypePrinter {
    private final StringBuilder out;
    private final WatIdentifiers identifiers;

    WatTypePrinter(StringBuilder out, WatIdentifiers identifiers) {
        this.out = out;
        this.identifiers = identifiers;
    }

    /** The identifier, or the index. */
    void index(Names.Kind kind, int index) {
        String identifier = identifiers.get(kind, index);
        out.append(identifier == null ? Integer.toUnsignedString(index) : identifier);
    }

    /** In a definition: the identifier, or the index as a comment. */
    void definition(Names.Kind kind, int index) {
        definition(identifiers.get(kind, index), index);
    }

    private void definition(@Nullable String identifier, int index) {
        if (identifier == null) {
            out.append(" (;").append(index).append(";)");
        } else {
            out.append(' ').append(identifier);
        }
    }

    void storage(StorageType type) {
        if (type instanceof RefType reference) {
            reference(reference);
        } else {
            out.append(type);
        }
    }

    void reference(RefType type) {
        if (type.heap() instanceof HeapType.Defined) {
            out.append(type.nullable() ? "(ref null " : "(ref ");
            heap(type.heap());
            out.append(')');
        } else {
            out.append(type);
        }
    }

    void heap(HeapType type) {
        if (type instanceof HeapType.Defined defined) {
            index(Names.Kind.TYPE, defined.typeIndex());
        } else {
            out.append(type);
        }
    }

    /** A type definition with its keyword. */
    void type(SubType type, int index) {
        out.append("(type");
        definition(Names.Kind.TYPE, index);
        out.append(' ');
        boolean plain = type.isAbbreviated();
        if (!plain) {
            out.append(type.isFinal() ? "(sub final " : "(sub ");
            for (int supertype : type.supertypes()) {
                index(Names.Kind.TYPE, supertype);
                out.append(' ');
            }
        }
        composite(type.composite(), index);
        out.append(plain ? ")" : "))");
    }

    private void composite(CompositeType type, int index) {
        if (type instanceof FuncType function) {
            out.append("(func");
            signature(function, identifiers.nested(Names.Kind.PARAMETER, index));
        } else if (type instanceof StructType struct) {
            out.append("(struct");
            Map<Integer, String> fields = identifiers.nested(Names.Kind.FIELD, index);
            for (int i = 0; i < struct.fields().size(); i++) {
                out.append(" (field ");
                String identifier = fields.get(i);
                if (identifier != null) {
                    out.append(identifier).append(' ');
                }
                field(struct.fields().get(i));
                out.append(')');
            }
        } else if (type instanceof ArrayType array) {
            out.append("(array ");
            field(array.element());
        } else if (type instanceof ContType continuation) {
            out.append("(cont ");
            index(Names.Kind.TYPE, continuation.typeIndex());
        }
        out.append(')');
    }

    private void field(FieldType field) {
        out.append(field.mutable() ? "(mut " : "");
        storage(field.storage());
        out.append(field.mutable() ? ")" : "");
    }

    /** Parameters, named ones one by one, and results. */
    void signature(FuncType type, Map<Integer, String> locals) {
        variables("param", type.params(), 0, locals);
        variables("result", type.results(), 0, Map.of());
    }

    /** {@code (param i32 i64)}, {@code (local $x i32) (local f32)}: a name stands in parentheses of its own. */
    void variables(String keyword, List<ValueType> types, int first, Map<Integer, String> identifiers) {
        boolean open = false;
        for (int i = 0; i < types.size(); i++) {
            String identifier = identifiers.get(first + i);
            if (open && identifier == null) {
                out.append(' ');
            } else {
                out.append(open ? ") (" : " (").append(keyword).append(' ');
                open = true;
            }
            if (identifier != null) {
                out.append(identifier).append(' ');
            }
            storage(types.get(i));
            if (identifier != null) {
                out.append(')');
                open = false;
            }
        }
        out.append(open ? ")" : "");
    }

    void table(TableType type) {
        address(type.addressType());
        out.append(type.limits()).append(' ');
        reference(type.element());
    }

    void memory(MemoryType type) {
        address(type.addressType());
        out.append(type.limits()).append(type.shared() ? " shared" : "");
        if (type.pageSizeLog2() != MemoryType.DEFAULT_PAGE_SIZE_LOG2) {
            out.append(" (pagesize ")
                    .append(Long.toUnsignedString(1L << type.pageSizeLog2()))
                    .append(')');
        }
    }

    private void address(AddressType type) {
        out.append(type == AddressType.I64 ? "i64 " : "");
    }

    void global(GlobalType type) {
        out.append(type.mutable() ? "(mut " : "");
        storage(type.type());
        out.append(type.mutable() ? ")" : "");
    }
}
