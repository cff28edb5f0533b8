package dev.wami.wasmops;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * The spec of an operation that stands for several rows of Wasm's instruction table: {@code ssawasm.add} for
 * {@code i32.add}, {@code i64.add}, {@code f32.add} and {@code f64.add}. Its name and the types together find the row.
 */
public abstract class RowsSpec extends OpSpec implements OpKind {
    private final List<Opcode> rows = new ArrayList<>();

    protected RowsSpec(String name, String summary) {
        super(name, summary);
    }

    /** Whether a row is a scalar numeric instruction, load or store. */
    public static boolean isScalar(Opcode row) {
        boolean access = row.category() == Category.LOAD || row.category() == Category.STORE;
        return row.category().isScalarNumeric() || access && !mentions(row.type(), NumericType.V128);
    }

    /** Whether a row is an instruction on vectors with an operator, or loads or stores one. */
    public static boolean isVector(Opcode row) {
        boolean access = row.category() == Category.LOAD || row.category() == Category.STORE;
        return access ? mentions(row.type(), NumericType.V128) : row.category() == Category.VECTOR && row.hasOperator();
    }

    private static boolean mentions(FuncType type, NumericType t) {
        return type.params().contains(t) || type.results().contains(t);
    }

    @Override
    public final String opName() {
        return name();
    }

    /** Adds a row; not after operands and results were said by the rows. */
    public void add(Opcode row) {
        rows.add(row);
    }

    /** In the order of the table. */
    public final List<Opcode> rows() {
        return rows;
    }

    /** The first row, which the others are like. */
    public final Opcode first() {
        return rows.get(0);
    }

    /** The category of the rows; of those with an operator, that of the operator. */
    public final Category category() {
        return first().hasOperator() ? first().operator().category() : first().category();
    }

    /** How the dialect calls a number type in messages. */
    protected abstract String describe(NumericType type);

    /** The types that the rows have for their operand {@code i}. */
    protected final TypeConstraint operandTypes(int i) {
        OneOf types = new OneOf();
        for (Opcode row : rows) types.add(row, i);
        return types;
    }

    /** The types that the rows have for their result. */
    protected final TypeConstraint resultTypes() {
        OneOf types = new OneOf();
        for (Opcode row : rows) types.add(row, -1);
        return types;
    }

    /** Types as bits, so that making the specs of all rows, which a start does, allocates little. */
    private final class OneOf implements TypeConstraint {
        private int numbers;
        private int vectors;

        /** @param i the operand, -1 for the result */
        void add(Opcode row, int i) {
            FuncType type = row.type();
            NumericType number =
                    (NumericType) (i < 0 ? type.results().get(0) : type.params().get(i));
            if (number != NumericType.V128) {
                numbers |= 1 << number.ordinal();
                return;
            }
            LaneShape source =
                    i < 0 || !row.hasOperator() ? null : row.operator().source();
            // what is accumulated has the lanes of the result
            boolean accumulated = i == 2 && category() == Category.ACCUMULATE;
            for (LaneShape s : LaneShape.values()) {
                if (source == null || accumulated ? row.isOn(s) : s == source) vectors |= 1 << s.ordinal();
            }
        }

        private static boolean has(int set, Enum<?> type) {
            return (set >>> type.ordinal() & 1) != 0;
        }

        @Override
        public boolean accepts(Type type) {
            NumericType number = Numbers.type(type);
            if (number != null) return has(numbers, number);
            LaneShape shape = Vectors.shape(type);
            return shape != null && has(vectors, shape);
        }

        @Override
        public String description() {
            StringJoiner types = new StringJoiner(" or ");
            for (NumericType t : NumericType.values()) if (has(numbers, t)) types.add(describe(t));
            for (LaneShape s : LaneShape.values()) {
                if (has(vectors, s)) types.add(Vectors.type(s).toString());
            }
            return types.toString();
        }

        @Override
        public @Nullable Type only() {
            if (Integer.bitCount(numbers) + Integer.bitCount(vectors) != 1) return null;
            return numbers != 0
                    ? Numbers.type(NumericType.values()[Integer.numberOfTrailingZeros(numbers)])
                    : Vectors.type(LaneShape.values()[Integer.numberOfTrailingZeros(vectors)]);
        }
    }
}
