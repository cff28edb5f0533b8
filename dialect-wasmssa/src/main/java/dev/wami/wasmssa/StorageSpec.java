package dev.wami.wasmssa;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Immediate;
import dev.wami.wasmspec.Opcode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * The spec of the operation for a row of the instruction table that works on a whole memory, table or segment:
 * {@code memory.fill} is {@code wasmssa.memory_fill}. Segments and tables are written by name, and a memory where it is
 * not the first; the operands follow.
 */
final class StorageSpec extends OpSpec implements OpKind {
    static final String DATA = "data";
    static final String ELEM = "elem";
    static final String TABLE = "table";
    static final String FROM_TABLE = "fromTable";
    static final String MEMORY = "memory";
    static final String FROM_MEMORY = "fromMemory";
    static final String REFERENCE = "reference";

    private static final Map<String, StorageSpec> BY_NAME = read();

    private final Opcode opcode;

    private StorageSpec(Opcode row) {
        super(name(row), "the instruction " + row.mnemonic());
        opcode = row;
        StringJoiner before = new StringJoiner(" `,` ", "", " ");
        StringBuilder memories = new StringBuilder();
        for (Immediate i : row.immediates().kinds()) {
            switch (i) {
                case DATA -> before.add(symbol(DATA));
                case ELEM -> before.add(symbol(ELEM));
                case TABLE -> before.add(symbol(hasAttribute(TABLE) ? FROM_TABLE : TABLE));
                case MEMORY -> memories.append(memory(hasAttribute(MEMORY) ? FROM_MEMORY : MEMORY));
                default -> throw new IllegalStateException(row.mnemonic());
            }
        }
        for (String o : operandNames(row)) {
            operand(o, o.equals(REFERENCE) ? WasmTypes.REFERENCE : Types.I32);
            before.add("$" + o);
        }
        String type = "";
        if (row == Opcode.TABLE_GET) {
            result("result", WasmTypes.REFERENCE);
            type = "`:` type($result) ";
        } else if (givesNumber(row)) {
            result("result", Types.I32);
            type = "`:` " + (operandNames(row).contains(REFERENCE) ? "type($reference) " : "type($result) ");
        } else if (operandNames(row).contains(REFERENCE)) {
            type = "`:` type($reference) ";
        }
        format(before.toString().strip() + " " + memories + type + "attr-dict");
    }

    private boolean hasAttribute(String name) {
        return attributeNamed(name) != null;
    }

    private String symbol(String name) {
        attribute(name, Attrs.FLAT_SYMBOL_REF);
        return "$" + name;
    }

    private String memory(String name) {
        optionalAttribute(name, Attrs.FLAT_SYMBOL_REF);
        return "(`" + name + "` `=` $" + name + "^)? ";
    }

    /** The operands from the deepest on the stack; a reference has the type of the table. */
    private static List<String> operandNames(Opcode row) {
        return switch (row) {
            case MEMORY_GROW -> List.of("pages");
            case MEMORY_FILL -> List.of("address", "value", "count");
            case MEMORY_COPY, MEMORY_INIT, TABLE_COPY, TABLE_INIT -> List.of("to", "from", "count");
            case TABLE_GET -> List.of("index");
            case TABLE_SET -> List.of("index", REFERENCE);
            case TABLE_GROW -> List.of(REFERENCE, "count");
            case TABLE_FILL -> List.of("index", REFERENCE, "count");
            default -> List.of();
        };
    }

    private static boolean givesNumber(Opcode row) {
        return switch (row) {
            case MEMORY_SIZE, MEMORY_GROW, TABLE_SIZE, TABLE_GROW -> true;
            default -> false;
        };
    }

    private static String name(Opcode row) {
        return WasmSsaDialect.NAME + "." + row.mnemonic().replace('.', '_');
    }

    @Override
    public String opName() {
        return name();
    }

    @Override
    public Operation create(OpState state) {
        return new StorageOp(this, state);
    }

    /** The row of the instruction table. */
    Opcode opcode() {
        return opcode;
    }

    static boolean hasOperation(Opcode row) {
        return row.category() == Category.MEMORY || row.category() == Category.TABLE;
    }

    static StorageSpec of(Opcode row) {
        StorageSpec spec = BY_NAME.get(name(row));
        if (spec == null) throw new IllegalArgumentException("no operation for " + row);
        return spec;
    }

    static List<StorageSpec> all() {
        return List.copyOf(BY_NAME.values());
    }

    private static Map<String, StorageSpec> read() {
        Map<String, StorageSpec> specs = new LinkedHashMap<>();
        for (Opcode row : Opcode.values()) if (hasOperation(row)) specs.put(name(row), new StorageSpec(row));
        return specs;
    }
}
