package dev.wami.ssawasm;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.RowsSpec;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/**
 * The spec of an operation that stands for a row of Wasm's instruction table per type: {@code ssawasm.add} for
 * {@code i32.add}, {@code i64.add}, {@code f32.add} and {@code f64.add}. Operation name and type together find the row.
 */
public final class WasmOpSpec extends RowsSpec {
    /**
     * The property of {@code add}, {@code mul} and {@code shl}: as unsigned numbers, the exact result is less than 2^n.
     */
    static final String NUW = "nuw";

    private final @Nullable Opcode[] byType = new Opcode[NumericType.values().length];

    WasmOpSpec(Opcode first) {
        super(name(first), summary(first));
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

    @Override
    public void add(Opcode opcode) {
        super.add(opcode);
        byType[key(opcode).ordinal()] = opcode;
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
        return first().mnemonicWithoutType();
    }

    /**
     * The operator of its rows.
     *
     * @throws IllegalStateException if they are loads or stores
     */
    public Operator operator() {
        return first().operator();
    }

    /**
     * The row for {@code type}, or null if there is none. For a conversion and a load it is the result's type, for all
     * others that of the value operands.
     */
    public @Nullable Opcode opcode(Type type) {
        NumericType t = Numbers.type(type);
        return t == null ? null : byType[t.ordinal()];
    }

    @Override
    protected String describe(NumericType type) {
        return type.toString();
    }

    /** Completes the spec from its rows. */
    void complete() {
        switch (category()) {
            case UNARY ->
                operand("operand", operandTypes(0))
                        .result("result", TypeRule.sameAs("operand"))
                        .format("$operand attr-dict `:` type($operand)");
            case TEST ->
                operand("operand", operandTypes(0))
                        .result("result", Types.I32)
                        .format("$operand attr-dict `:` type($operand)");
            case BINARY -> completeBinary();
            case COMPARE ->
                operand("lhs", operandTypes(0))
                        .operand("rhs", operandTypes(0))
                        .result("result", Types.I32)
                        .sameTypes("lhs", "rhs")
                        .format("$lhs `,` $rhs attr-dict `:` type($lhs)");
            case CONVERT ->
                operand("operand", operandTypes(0))
                        .result("result", resultTypes())
                        .format("$operand attr-dict `:` type($operand) `to` type($result)");
            case LOAD ->
                MemoryAccess.AccessOp.withAttributes(operand("address", Types.I32))
                        .result("result", resultTypes())
                        .format("$address " + MemoryAccess.FORMAT + " attr-dict `:` type($result)");
            case STORE ->
                MemoryAccess.AccessOp.withAttributes(
                                operand("address", Types.I32).operand("value", operandTypes(1)))
                        .format("$address `,` $value " + MemoryAccess.FORMAT + " attr-dict `:` type($value)");
            default -> throw new IllegalStateException(name());
        }
    }

    private void completeBinary() {
        operand("lhs", operandTypes(0))
                .operand("rhs", operandTypes(0))
                .result("result", TypeRule.sameAs("lhs"))
                .sameTypes("lhs", "rhs", "result");
        boolean flagged = operator() == Operator.ADD || operator() == Operator.MUL || operator() == Operator.SHL;
        if (flagged) optionalAttribute(NUW, Attrs.UNIT);
        format((flagged ? "(`nuw` $nuw^)? " : "") + "$lhs `,` $rhs attr-dict `:` type($lhs)");
    }
}
