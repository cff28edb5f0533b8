package dev.wami.wasmops;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
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

    /** Whether there are such operations for a row: all scalar numeric instructions, loads and stores. */
    public static boolean isScalar(Opcode row) {
        boolean access = row.category() == Category.LOAD || row.category() == Category.STORE;
        return row.category().isScalarNumeric() || access && !mentions(row.type(), NumericType.V128);
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

    public final Category category() {
        return first().category();
    }

    /** How the dialect calls a number type in messages. */
    protected abstract String describe(NumericType type);

    /** The types that the rows have for their operand {@code i}. */
    protected final TypeConstraint operandTypes(int i) {
        List<ValueType> types = new ArrayList<>(rows.size());
        for (Opcode row : rows) types.add(row.type().params().get(i));
        return new OneOf(types);
    }

    /** The types that the rows have for their result. */
    protected final TypeConstraint resultTypes() {
        List<ValueType> types = new ArrayList<>(rows.size());
        for (Opcode row : rows) types.add(row.type().results().get(0));
        return new OneOf(types);
    }

    private final class OneOf implements TypeConstraint {
        private final boolean[] accepted = new boolean[NumericType.values().length];

        OneOf(List<ValueType> types) {
            for (ValueType t : types) accepted[((NumericType) t).ordinal()] = true;
        }

        @Override
        public boolean accepts(Type type) {
            NumericType number = Numbers.type(type);
            return number != null && accepted[number.ordinal()];
        }

        @Override
        public String description() {
            StringJoiner types = new StringJoiner(" or ");
            for (NumericType t : NumericType.values()) if (accepted[t.ordinal()]) types.add(describe(t));
            return types.toString();
        }

        @Override
        public @Nullable Type only() {
            NumericType only = null;
            for (NumericType t : NumericType.values()) {
                if (!accepted[t.ordinal()]) continue;
                if (only != null) return null;
                only = t;
            }
            return only == null ? null : Numbers.type(only);
        }
    }
}
