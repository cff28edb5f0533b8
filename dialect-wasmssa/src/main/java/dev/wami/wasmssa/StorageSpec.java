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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
        for (Immediate i : row.immediates().kinds()) {
            switch (i) {
                case DATA -> symbol(DATA);
                case ELEM -> symbol(ELEM);
                case TABLE -> symbol(hasAttribute(TABLE) ? FROM_TABLE : TABLE);
                case MEMORY -> memory(hasAttribute(MEMORY) ? FROM_MEMORY : MEMORY);
                default -> throw new IllegalStateException(row.mnemonic());
            }
        }
        for (String o : operandNames(row)) {
            operand(o, o.equals(REFERENCE) ? WasmTypes.REFERENCE : o.equals("value") ? Types.I32 : WasmTypes.ADDRESS);
        }
        if (row == Opcode.TABLE_GET) result("result", WasmTypes.REFERENCE);
        else if (givesNumber()) result("result", WasmTypes.ADDRESS);
        customSyntax();
    }

    private boolean hasAttribute(String name) {
        return attributeNamed(name) != null;
    }

    private void symbol(String name) {
        attribute(name, Attrs.FLAT_SYMBOL_REF);
    }

    private void memory(String name) {
        optionalAttribute(name, Attrs.FLAT_SYMBOL_REF);
    }

    /** The attributes of symbols in the order of the text: those that are always there, or only those that are not. */
    List<String> symbols(boolean memories) {
        List<String> out = new ArrayList<>();
        for (String name : List.of(DATA, ELEM, TABLE, FROM_TABLE, MEMORY, FROM_MEMORY)) {
            boolean memory = name.equals(MEMORY) || name.equals(FROM_MEMORY);
            if (memory == memories && hasAttribute(name)) out.add(name);
        }
        return out;
    }

    /** Which operand is a reference, or -1. */
    int reference() {
        return operandNames(opcode).indexOf(REFERENCE);
    }

    /** Whether text names the type of the operands as that of the result, if there are any. */
    boolean hasOneType() {
        return givesNumber() && opcode != Opcode.TABLE_GROW;
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

    boolean givesNumber() {
        return switch (opcode) {
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
