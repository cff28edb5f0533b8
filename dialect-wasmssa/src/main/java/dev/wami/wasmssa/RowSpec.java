package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.RowsSpec;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/**
 * The spec of an operation for one row of the instruction table, called by its mnemonic: {@code wasmssa.i32x4.add} for
 * {@code i32x4.add}. The row has all its types but that of an address of 64 bits, so that the text names none. These
 * are instructions on vectors, atomic ones, and wide arithmetic.
 */
final class RowSpec extends OpSpec implements OpKind {
    static final String LANE = "lane";
    static final String LANES = "lanes";

    private static final List<String> NAMES = List.of("a", "b", "c", "d");

    private final Opcode row;

    RowSpec(Opcode row) {
        super(WasmSsaDialect.NAME + "." + row.mnemonic(), "the instruction " + row.mnemonic());
        this.row = row;
        StringBuilder format = new StringBuilder();
        List<ValueType> operands = row.type().params();
        for (int i = 0; i < operands.size(); i++) {
            String name = isAccess() && i == 0 ? "address" : NAMES.get(i);
            operand(name, name.equals("address") ? WasmTypes.ADDRESS : new Only((NumericType) operands.get(i)));
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
        if (isAccess()) AccessOp.withAttributes(this);
        boolean several = row.type().results().size() > 1;
        for (ValueType t : row.type().results()) {
            result(several ? results().isEmpty() ? "low" : "high" : "result", new Only((NumericType) t));
        }
        if (isAccess() || row.category() == Category.ATOMIC) customSyntax();
        else format(format + "attr-dict");
    }

    /** Whether a row is one of these. */
    static boolean covers(Opcode row) {
        return isVector(row) || row.category() == Category.ATOMIC || row.category() == Category.WIDE;
    }

    /** Whether it is about vectors. */
    static boolean isVector(Opcode row) {
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
        if (row.category() == Category.ATOMIC) return new AtomicOp(this, state);
        if (row.category() == Category.WIDE) return new WideOp(this, state);
        if (isAccess()) return new AccessOp(this, state);
        return row == Opcode.I8X16_SHUFFLE ? new ShuffleOp(this, state) : new VectorOp(this, state);
    }

    private boolean isAccess() {
        boolean atomic = row.category() == Category.ATOMIC && row.accessBytes() > 0;
        return atomic || row.category() == Category.LOAD || row.category() == Category.STORE;
    }

    /** The lane that {@code op}, one of these, names; 0 if its instruction names none. */
    static int lane(Operation op) {
        IntegerAttr lane = op.optionalProperty(LANE, IntegerAttr.class);
        return lane == null ? 0 : (int) lane.value();
    }

    /** Checks that the lane which {@code op} names exists. */
    static void verifyLane(Operation op, Opcode row, Diagnostics diagnostics) {
        if (row.lanes() == 0 || lane(op) >= 0 && lane(op) < row.lanes()) return;
        diagnostics.error(op, "lane %d does not exist: there are %d", lane(op), row.lanes());
    }

    /** A type that the instruction says, so that the text need not. */
    private record Only(NumericType number) implements TypeConstraint {
        @Override
        public boolean accepts(Type type) {
            return type.equals(only());
        }

        @Override
        public String description() {
            return number.bits() + (only() instanceof FloatType ? "-bit float" : "-bit signless integer");
        }

        @Override
        public Type only() {
            return WasmTypes.of(number);
        }
    }
}
