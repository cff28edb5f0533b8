package dev.wami.wasmssa;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.RowsSpec;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The spec of an instruction on vectors: {@code wasmssa.i32x4.add} for {@code i32x4.add}. It stands for one row of the
 * instruction table, which has all its types, so that the text names none.
 */
final class VectorSpec extends OpSpec implements OpKind {
    static final String LANE = "lane";
    static final String LANES = "lanes";

    private static final List<String> NAMES = List.of("a", "b", "c");

    private final Opcode row;

    VectorSpec(Opcode row) {
        super(WasmSsaDialect.NAME + "." + row.mnemonic(), "the instruction " + row.mnemonic());
        this.row = row;
        StringBuilder format = new StringBuilder();
        List<ValueType> operands = row.type().params();
        for (int i = 0; i < operands.size(); i++) {
            String name = isAccess() && i == 0 ? "address" : NAMES.get(i);
            operand(name, only(operands.get(i)));
            format.append(i == 0 ? "$" : "`,` $").append(name).append(' ');
        }
        if (row.lanes() > 0) {
            attribute(LANE, Attrs.I32);
            format.append("`lane` `=` $lane ");
        }
        if (row.immediates() == Immediates.LANE_INDICES) {
            attribute(LANES, Attrs.DENSE_I32_ARRAY);
            format.append("$lanes ");
        }
        if (isAccess()) {
            AccessOp.withAttributes(this);
            format.append(NumericSpec.ACCESS);
        }
        for (ValueType t : row.type().results()) result("result", only(t));
        format(format + "attr-dict");
    }

    /** Whether a row is one of these. */
    static boolean covers(Opcode row) {
        return RowsSpec.isVector(row) || row == Opcode.I8X16_SHUFFLE;
    }

    Opcode row() {
        return row;
    }

    @Override
    public String opName() {
        return name();
    }

    @Override
    public Operation create(OpState state) {
        if (isAccess()) return new AccessOp(this, state);
        return row == Opcode.I8X16_SHUFFLE ? new ShuffleOp(this, state) : new VectorOp(this, state);
    }

    private boolean isAccess() {
        return row.category() == Category.LOAD || row.category() == Category.STORE;
    }

    private static TypeConstraint only(ValueType type) {
        return switch ((NumericType) type) {
            case I32 -> Types.I32;
            case I64 -> Types.I64;
            case F32 -> Scalar.F32;
            case F64 -> Scalar.F64;
            case V128 -> WasmTypes.V128;
        };
    }

    /** Float types that need not be written. */
    private enum Scalar implements TypeConstraint {
        F32(NumericType.F32, "32-bit float"),
        F64(NumericType.F64, "64-bit float");

        private final Type type;
        private final String description;

        Scalar(NumericType type, String description) {
            this.type = Numbers.type(type);
            this.description = description;
        }

        @Override
        public boolean accepts(Type other) {
            return other.equals(type);
        }

        @Override
        public String description() {
            return description;
        }

        @Override
        public @Nullable Type only() {
            return type;
        }
    }
}
