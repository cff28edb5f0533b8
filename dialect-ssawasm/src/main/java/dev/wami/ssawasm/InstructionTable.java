package dev.wami.ssawasm;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The specs that are made from the instruction table: all scalar numeric instructions, loads and stores. One operation
 * for all rows that differ in their type only.
 */
final class InstructionTable {
    /**
     * The property of {@code add}, {@code mul} and {@code shl}: as unsigned numbers, the exact result is less than 2^n.
     */
    static final String NUW = "nuw";

    static final String OFFSET = "offset";
    static final String ALIGN = "align";
    static final String MEMORY = "memory";
    static final String ROOT = "root";

    private static final Map<String, WasmOpSpec> BY_NAME = read();
    private static final WasmOpSpec[] BY_OPERATOR = byOperator();

    private InstructionTable() {}

    /** The spec for a load's or store's mnemonic without its type, which must exist. */
    static WasmOpSpec get(String mnemonic) {
        WasmOpSpec spec = BY_NAME.get(SsaWasmDialect.NAME + "." + mnemonic);
        if (spec == null) throw new IllegalArgumentException("no instruction t." + mnemonic);
        return spec;
    }

    /** The spec for a numeric instruction. */
    static WasmOpSpec get(Operator operator) {
        return BY_OPERATOR[operator.ordinal()];
    }

    /** All of them, in the order of the table. */
    static List<WasmOpSpec> all() {
        return List.copyOf(BY_NAME.values());
    }

    private static Map<String, WasmOpSpec> read() {
        Map<String, WasmOpSpec> specs = new LinkedHashMap<>(256);
        for (Opcode row : Opcode.values()) {
            if (!isScalar(row)) continue;
            String name = WasmOpSpec.name(row);
            WasmOpSpec spec = specs.get(name);
            if (spec == null) {
                spec = new WasmOpSpec(row);
                specs.put(name, spec);
            }
            spec.add(row);
        }
        for (WasmOpSpec spec : specs.values()) complete(spec);
        return specs;
    }

    private static WasmOpSpec[] byOperator() {
        WasmOpSpec[] specs = new WasmOpSpec[Operator.values().length];
        for (WasmOpSpec spec : BY_NAME.values()) {
            if (spec.category().isScalarNumeric()) specs[spec.operator().ordinal()] = spec;
        }
        return specs;
    }

    private static boolean isScalar(Opcode row) {
        return switch (row.category()) {
            case UNARY, BINARY, TEST, COMPARE, CONVERT -> true;
            case LOAD, STORE -> !mentions(row.type(), NumericType.V128);
            default -> false;
        };
    }

    private static boolean mentions(FuncType type, NumericType t) {
        return type.params().contains(t) || type.results().contains(t);
    }

    private static void complete(WasmOpSpec spec) {
        TypeConstraint key = spec.keyTypes();
        switch (spec.category()) {
            case UNARY ->
                spec.operand("operand", key)
                        .result("result", TypeRule.sameAs("operand"))
                        .format("$operand attr-dict `:` type($operand)");
            case TEST ->
                spec.operand("operand", key)
                        .result("result", Types.I32)
                        .format("$operand attr-dict `:` type($operand)");
            case BINARY -> completeBinary(spec, key);
            case COMPARE ->
                spec.operand("lhs", key)
                        .operand("rhs", key)
                        .result("result", Types.I32)
                        .sameTypes("lhs", "rhs")
                        .format("$lhs `,` $rhs attr-dict `:` type($lhs)");
            case CONVERT ->
                spec.operand("operand", source(spec))
                        .result("result", key)
                        .format("$operand attr-dict `:` type($operand) `to` type($result)");
            case LOAD ->
                access(spec.operand("address", Types.I32))
                        .result("result", key)
                        .format("$address " + ACCESS + " attr-dict `:` type($result)");
            case STORE ->
                access(spec.operand("address", Types.I32).operand("value", key))
                        .format("$address `,` $value " + ACCESS + " attr-dict `:` type($value)");
            default -> throw new IllegalStateException(spec.name());
        }
    }

    private static void completeBinary(WasmOpSpec spec, TypeConstraint key) {
        boolean flagged = hasNuw(spec.operator());
        spec.operand("lhs", key)
                .operand("rhs", key)
                .result("result", TypeRule.sameAs("lhs"))
                .sameTypes("lhs", "rhs", "result");
        if (flagged) spec.optionalAttribute(NUW, Attrs.UNIT);
        spec.format((flagged ? "(`nuw` $nuw^)? " : "") + "$lhs `,` $rhs attr-dict `:` type($lhs)");
    }

    private static boolean hasNuw(Operator operator) {
        return operator == Operator.ADD || operator == Operator.MUL || operator == Operator.SHL;
    }

    /** The one operand type of a conversion: the name says it. */
    private static TypeConstraint source(WasmOpSpec spec) {
        for (NumericType t : List.of(NumericType.I32, NumericType.I64, NumericType.F32, NumericType.F64)) {
            Opcode row = spec.opcode(SsaTypes.of(t));
            if (row == null) continue;
            return switch ((NumericType) row.type().params().get(0)) {
                case I32 -> Types.I32;
                case I64 -> Types.I64;
                case F32 -> Types.F32;
                default -> Types.F64;
            };
        }
        throw new IllegalStateException(spec.name());
    }

    private static final String ACCESS =
            "(`memory` `=` $memory^)? (`offset` `=` $offset^)? (`align` `=` $align^)? (`root` `=` $root^)?";

    private static OpSpec access(OpSpec spec) {
        return spec.defaultedWhenGiven(MEMORY, Attrs.I32, IntegerAttr.i32(0))
                .defaultedWhenGiven(OFFSET, AccessAttr.OFFSET, IntegerAttr.i64(0))
                .optionalAttribute(ALIGN, AccessAttr.ALIGN)
                .optionalAttribute(ROOT, Attrs.STRING);
    }

    /** The constant parts of a memory access. */
    enum AccessAttr implements AttrConstraint {
        OFFSET("64-bit signless integer attribute whose value is an unsigned 32-bit number"),
        ALIGN("32-bit signless integer attribute whose value is a power of two");

        private final String description;

        AccessAttr(String description) {
            this.description = description;
        }

        @Override
        public boolean accepts(dev.wami.core.ir.attr.Attribute attribute) {
            if (!(attribute instanceof IntegerAttr i) || !i.type().equals(impliedType())) return false;
            return this == OFFSET ? i.value() >>> 32 == 0 : i.value() > 0 && Long.bitCount(i.value()) == 1;
        }

        @Override
        public String description() {
            return description;
        }

        @Override
        public dev.wami.core.ir.type.Type impliedType() {
            return this == OFFSET ? dev.wami.core.ir.type.IntegerType.I64 : dev.wami.core.ir.type.IntegerType.I32;
        }
    }
}
