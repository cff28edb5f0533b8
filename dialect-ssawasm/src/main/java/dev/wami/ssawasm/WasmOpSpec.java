package dev.wami.ssawasm;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * The spec of an operation that stands for a row of Wasm's instruction table per type: {@code ssawasm.add} for
 * {@code i32.add}, {@code i64.add}, {@code f32.add} and {@code f64.add}. Operation name and type together find the row.
 */
public final class WasmOpSpec extends OpSpec implements OpKind {
    private final Opcode first;
    private final @Nullable Opcode[] rows = new Opcode[NumericType.values().length];

    WasmOpSpec(Opcode first) {
        super(name(first), summary(first));
        this.first = first;
    }

    /** What the operation for a row is called. */
    static String name(Opcode row) {
        return SsaWasmDialect.NAME + "." + row.mnemonicWithoutType();
    }

    private static String summary(Opcode opcode) {
        String instructions = "the instructions t." + opcode.mnemonicWithoutType();
        return switch (opcode.category()) {
            case LOAD -> instructions + ": read memory";
            case STORE -> instructions + ": write memory";
            case COMPARE, TEST -> instructions + ": 1 if it holds, else 0";
            default -> instructions;
        };
    }

    void add(Opcode opcode) {
        rows[key(opcode).ordinal()] = opcode;
    }

    /** The type that tells the rows of one operation apart: the one that its text names, last if it names two. */
    private static NumericType key(Opcode opcode) {
        var type = opcode.type();
        return (NumericType)
                switch (opcode.category()) {
                    case UNARY, BINARY, TEST, COMPARE -> type.params().get(0);
                    case STORE -> type.params().get(1);
                    default -> type.results().get(0);
                };
    }

    @Override
    public String opName() {
        return name();
    }

    @Override
    public Operation create(OpState state) {
        return switch (category()) {
            case UNARY -> new UnaryOp(this, state);
            case BINARY -> BinaryOp.create(this, state);
            case TEST -> new TestOp(this, state);
            case COMPARE -> CompareOp.create(this, state);
            case CONVERT -> new ConvertOp(this, state);
            case LOAD -> new MemoryAccess.LoadOp(this, state);
            case STORE -> new MemoryAccess.StoreOp(this, state);
            default -> throw new IllegalStateException(name());
        };
    }

    /** The mnemonic without its type: {@code load8_u}. */
    public String mnemonic() {
        return first.mnemonicWithoutType();
    }

    /**
     * The operator of its rows.
     *
     * @throws IllegalStateException if they are loads or stores
     */
    public Operator operator() {
        return first.operator();
    }

    public Category category() {
        return first.category();
    }

    /**
     * The row for {@code type}, or null if there is none. For a conversion and a load it is the result's type, for all
     * others that of the value operands.
     */
    public @Nullable Opcode opcode(Type type) {
        NumericType t = SsaTypes.number(type);
        return t == null ? null : rows[t.ordinal()];
    }

    /** A type for which there is a row. */
    TypeConstraint keyTypes() {
        return new TypeConstraint() {
            @Override
            public boolean accepts(Type type) {
                return opcode(type) != null;
            }

            @Override
            public String description() {
                StringJoiner types = new StringJoiner(" or ");
                for (NumericType t : NumericType.values()) if (rows[t.ordinal()] != null) types.add(t.toString());
                return types.toString();
            }

            @Override
            public @Nullable Type only() {
                NumericType only = null;
                for (NumericType t : NumericType.values()) {
                    if (rows[t.ordinal()] == null) continue;
                    if (only != null) return null;
                    only = t;
                }
                return only == null ? null : SsaTypes.of(only);
            }
        };
    }
}
