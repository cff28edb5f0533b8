package dev.wami.ssawasm;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.RowsSpec;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/**
 * The spec of an operation that stands for a row of Wasm's instruction table per type: {@code ssawasm.add} for
 * {@code i32.add}, {@code i64.add}, {@code f32.add}, {@code f64.add} and, on vectors, {@code i8x16.add} to
 * {@code f64x2.add}. Operation name and type together find the row.
 */
public final class WasmOpSpec extends RowsSpec {
    /**
     * The property of {@code add}, {@code mul} and {@code shl}: as unsigned numbers, the exact result is less than 2^n.
     */
    public static final String NUW = "nuw";

    /** The immediate of instructions on one lane. */
    static final String LANE = "lane";

    private volatile boolean isComplete;
    private final @Nullable Opcode[] byType = new Opcode[NumericType.values().length];
    private final @Nullable Opcode[] byShape = new Opcode[LaneShape.values().length];

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
            case VECTOR ->
                "the instruction" + (opcode.shape() == null ? " " : "s of vectors t.") + opcode.mnemonicWithoutType();
            default -> instructions;
        };
    }

    @Override
    public void add(Opcode opcode) {
        super.add(opcode);
        if (!isVector(opcode)) {
            byType[key(opcode).ordinal()] = opcode;
            return;
        }
        for (LaneShape s : LaneShape.values()) if (opcode.isOn(s)) byShape[s.ordinal()] = opcode;
    }

    /**
     * The type that tells the scalar rows of one operation apart: the one that its text names, last if it names two.
     */
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
        completed();
        return switch (category()) {
            case UNARY -> new UnaryOp(this, state);
            case BINARY -> BinaryOp.create(this, state);
            case TEST -> new TestOp(this, state);
            case COMPARE -> CompareOp.create(this, state);
            case CONVERT -> new ConvertOp(this, state);
            case TERNARY -> new TernaryOp(this, state);
            case COMBINE -> new CombineOp(this, state);
            case ACCUMULATE -> new AccumulateOp(this, state);
            case BROADCAST -> new Lanes.SplatOp(this, state);
            case EXTRACT -> new Lanes.ExtractLaneOp(this, state);
            case REPLACE -> new Lanes.ReplaceLaneOp(this, state);
            case LOAD -> isOfLane() ? new LaneAccess.LoadLaneOp(this, state) : new MemoryAccess.LoadOp(this, state);
            case STORE -> isOfLane() ? new LaneAccess.StoreLaneOp(this, state) : new MemoryAccess.StoreOp(this, state);
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
     * The row for {@code type}, or null if there is none. For what converts, combines or loads it is the result's type,
     * for all others that of the value operands.
     */
    public @Nullable Opcode opcode(Type type) {
        NumericType t = Numbers.type(type);
        if (t != null) return byType[t.ordinal()];
        LaneShape s = Vectors.shape(type);
        return s == null ? null : byShape[s.ordinal()];
    }

    /** Whether its rows load or store one lane. */
    private boolean isOfLane() {
        return first().immediates() == Immediates.MEMARG_LANE;
    }

    @Override
    protected String describe(NumericType type) {
        return type.toString();
    }

    /** This spec with what its rows say. It is read when an operation is first made: a program uses few of all. */
    WasmOpSpec completed() {
        if (!isComplete) complete();
        return this;
    }

    private synchronized void complete() {
        if (isComplete) return;
        addSlots();
        isComplete = true;
    }

    private void addSlots() {
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
                        .result("result", new TypeRule("lhs", LaneRule.TRUTH_OF))
                        .sameTypes("lhs", "rhs")
                        .format("$lhs `,` $rhs attr-dict `:` type($lhs)");
            case CONVERT ->
                operand("operand", operandTypes(0))
                        .result("result", resultTypes())
                        .format("$operand attr-dict `:` type($operand) `to` type($result)");
            case TERNARY ->
                operand("a", operandTypes(0))
                        .operand("b", operandTypes(0))
                        .operand("c", operandTypes(0))
                        .result("result", TypeRule.sameAs("a"))
                        .sameTypes("a", "b", "c", "result")
                        .format("$a `,` $b `,` $c attr-dict `:` type($a)");
            case COMBINE ->
                operand("lhs", operandTypes(0))
                        .operand("rhs", operandTypes(1))
                        .result("result", resultTypes())
                        .sameTypes("lhs", "rhs")
                        .format("$lhs `,` $rhs attr-dict `:` type($lhs) `to` type($result)");
            case ACCUMULATE ->
                operand("lhs", operandTypes(0))
                        .operand("rhs", operandTypes(1))
                        .operand("sum", operandTypes(2))
                        .result("result", TypeRule.sameAs("sum"))
                        .sameTypes("lhs", "rhs")
                        .format("$lhs `,` $rhs `,` $sum attr-dict `:` type($lhs) `to` type($sum)");
            case BROADCAST ->
                operand("operand", new TypeRule("result", LaneRule.LANE_OF))
                        .result("result", resultTypes())
                        .format("$operand attr-dict `:` type($result)");
            case EXTRACT ->
                operand("operand", operandTypes(0))
                        .attribute(LANE, LaneIndex.LANE)
                        .result("result", new TypeRule("operand", LaneRule.LANE_OF))
                        .format("$operand `[` $lane `]` attr-dict `:` type($operand)");
            case REPLACE ->
                operand("operand", operandTypes(0))
                        .operand("value", new TypeRule("operand", LaneRule.LANE_OF))
                        .attribute(LANE, LaneIndex.LANE)
                        .result("result", TypeRule.sameAs("operand"))
                        .format("$operand `[` $lane `]` `,` $value attr-dict `:` type($operand)");
            case LOAD -> completeLoad();
            case STORE -> completeStore();
            default -> throw new IllegalStateException(name());
        }
    }

    private void completeLoad() {
        operand(AddressType.ADDRESS, AddressType.ANY);
        if (isOfLane()) operand("into", operandTypes(1)).attribute(LANE, LaneIndex.LANE);
        MemoryAccess.Access.withAttributes(this);
        result("result", isOfLane() ? TypeRule.sameAs("into") : resultTypes());
        String into = isOfLane() ? "`,` $into `[` $lane `]` " : "";
        format("$address " + AddressType.format(AddressType.ADDRESS) + into + MemoryAccess.FORMAT
                + " attr-dict `:` type($result)");
    }

    private void completeStore() {
        operand(AddressType.ADDRESS, AddressType.ANY).operand("value", operandTypes(1));
        if (isOfLane()) attribute(LANE, LaneIndex.LANE);
        MemoryAccess.Access.withAttributes(this);
        String lane = isOfLane() ? "`[` $lane `]` " : "";
        format("$address " + AddressType.format(AddressType.ADDRESS) + "`,` $value " + lane + MemoryAccess.FORMAT
                + " attr-dict `:` type($value)");
    }

    private void completeBinary() {
        boolean shift = operator() == Operator.SHL || operator() == Operator.SHR_S || operator() == Operator.SHR_U;
        operand("lhs", operandTypes(0))
                .operand("rhs", shift ? new TypeRule("lhs", LaneRule.COUNT_OF) : operandTypes(0))
                .result("result", TypeRule.sameAs("lhs"));
        if (!shift) sameTypes("lhs", "rhs", "result");
        boolean flagged = operator() == Operator.ADD || operator() == Operator.MUL || operator() == Operator.SHL;
        if (flagged) optionalAttribute(NUW, Attrs.UNIT);
        format((flagged ? "(`nuw` $nuw^)? " : "") + "$lhs `,` $rhs attr-dict `:` type($lhs)");
    }
}
