package dev.wami.ssawasm;

import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The spec of an operation for one row of the instruction table, called by its mnemonic: {@code ssawasm.i64.add128},
 * {@code ssawasm.i32.atomic.rmw.add}. The row has all types but that of an address. These are atomic instructions and
 * wide arithmetic.
 */
final class RowSpec extends OpSpec implements OpKind {
    private static final Map<Opcode, RowSpec> ALL = read();

    private final Opcode row;

    private RowSpec(Opcode row) {
        super(SsaWasmDialect.NAME + "." + row.mnemonic(), "the instruction " + row.mnemonic());
        this.row = row;
        StringBuilder format = new StringBuilder();
        List<ValueType> operands = row.type().params();
        for (int i = 0; i < operands.size(); i++) {
            String name = isAccess() && i == 0 ? AddressType.ADDRESS : String.valueOf((char) ('a' + i));
            if (isAccess() && i == 0) operand(name, AddressType.ANY);
            else operand(name, type(operands.get(i)));
            format.append(i == 0 ? "$" : "`,` $").append(name).append(' ');
            if (isAccess() && i == 0) format.append(AddressType.format(name));
        }
        if (isAccess()) {
            defaultedWhenGiven(MemoryAccess.MEMORY, Attrs.I32, IntegerAttr.i32(0));
            defaultedWhenGiven(AtomicOp.OFFSET, Attrs.I64, IntegerAttr.i64(0));
            format.append("(`memory` `=` $memory^)? (`offset` `=` $offset^)? ");
        }
        boolean several = row.type().results().size() > 1;
        for (ValueType t : row.type().results()) {
            result(several ? results().isEmpty() ? "low" : "high" : "result", type(t));
        }
        format(format + "attr-dict");
    }

    private static Types type(ValueType type) {
        return type == NumericType.I32 ? Types.I32 : Types.I64;
    }

    private static Map<Opcode, RowSpec> read() {
        Map<Opcode, RowSpec> specs = new EnumMap<>(Opcode.class);
        for (Opcode row : Opcode.values()) {
            boolean covered = row.category() == Category.ATOMIC || row.category() == Category.WIDE;
            if (covered) specs.put(row, new RowSpec(row));
        }
        return specs;
    }

    /** All of them, in the order of the table. */
    static List<RowSpec> all() {
        return List.copyOf(ALL.values());
    }

    /** The spec for a row that has one. */
    static RowSpec of(Opcode row) {
        return requireNonNull(ALL.get(row), row.mnemonic());
    }

    Opcode row() {
        return row;
    }

    private boolean isAccess() {
        return row.accessBytes() > 0;
    }

    /** Adds the results that the row has. */
    OpState results(OpState state) {
        for (ValueType t : row.type().results()) state.result(requireNonNull(Numbers.type((NumericType) t)));
        return state;
    }

    @Override
    public String opName() {
        return name();
    }

    @Override
    public Operation create(OpState state) {
        return row.category() == Category.WIDE ? new WideOp(this, state) : new AtomicOp(this, state);
    }
}
