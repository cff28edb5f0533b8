package dev.wami.wasmssa;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Immediate;
import dev.wami.wasmspec.Opcode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The spec of the operation for a row of the instruction table whose types depend on what it names: instructions on
 * structures, arrays and references. {@code struct.get} is {@code wasmssa.struct_get @t field = 1 (%s) : (...) -> i32}.
 * {@code ref.test} and {@code ref.cast} have two rows, which their target tells apart.
 */
final class TypedSpec extends OpSpec implements OpKind {
    static final String OF = "of";
    static final String FIELD = "field";
    static final String FROM = "from";
    static final String DATA = "data";
    static final String ELEM = "elem";
    static final String TARGET = "target";

    private static final Map<String, TypedSpec> BY_NAME = read();

    private final Opcode row;

    private TypedSpec(Opcode row) {
        super(name(row), "the instruction " + row.mnemonic());
        this.row = row;
        StringBuilder format = new StringBuilder();
        for (Immediate i : row.immediates().kinds()) {
            switch (i) {
                case TYPE -> {
                    String name = attributeNamed(OF) == null ? OF : FROM;
                    attribute(name, Attrs.FLAT_SYMBOL_REF);
                    format.append(name.equals(OF) ? "$of " : "`from` `=` $from ");
                }
                case FIELD -> {
                    attribute(FIELD, Attrs.I32);
                    format.append("`field` `=` $field ");
                }
                case DATA -> {
                    attribute(DATA, Attrs.FLAT_SYMBOL_REF);
                    format.append("`data` `=` $data ");
                }
                case ELEM -> {
                    attribute(ELEM, Attrs.FLAT_SYMBOL_REF);
                    format.append("`elem` `=` $elem ");
                }
                case HEAP_TYPE -> {
                    attribute(TARGET, WasmTypes.REFERENCE);
                    format.append("`to` $target ");
                }
                case COUNT -> {} // that of the operands
                default -> throw new IllegalStateException(row.mnemonic());
            }
        }
        variadic("operands", WasmTypes.VALUE).variadicResult("results", WasmTypes.VALUE);
        format(format + "`(` $operands `)` attr-dict `:` functional-type($operands, results)");
    }

    static boolean hasOperation(Opcode row) {
        return switch (row) {
            case REF_EQ,
                    REF_AS_NON_NULL,
                    REF_TEST,
                    REF_TEST_NULL,
                    REF_CAST,
                    REF_CAST_NULL,
                    ANY_CONVERT_EXTERN,
                    EXTERN_CONVERT_ANY,
                    REF_I31,
                    I31_GET_S,
                    I31_GET_U -> true;
            default -> row.category() == Category.AGGREGATE;
        };
    }

    private static String name(Opcode row) {
        return WasmSsaDialect.NAME + "." + row.mnemonic().replace('.', '_');
    }

    /** The row; of {@code ref.test} and {@code ref.cast} that for a target without null. */
    Opcode row() {
        return row;
    }

    @Override
    public String opName() {
        return name();
    }

    @Override
    public Operation create(OpState state) {
        return new TypedOp(this, state);
    }

    static TypedSpec of(Opcode row) {
        TypedSpec spec = BY_NAME.get(name(row));
        if (spec == null) throw new IllegalArgumentException("no operation for " + row);
        return spec;
    }

    static List<TypedSpec> all() {
        return List.copyOf(BY_NAME.values());
    }

    private static Map<String, TypedSpec> read() {
        Map<String, TypedSpec> specs = new LinkedHashMap<>();
        for (Opcode row : Opcode.values()) {
            if (hasOperation(row) && !specs.containsKey(name(row))) specs.put(name(row), new TypedSpec(row));
        }
        return specs;
    }
}
