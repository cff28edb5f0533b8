package dev.wami.wasmssa;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.RowsSpec;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/**
 * The spec of an operation that stands for several rows of Wasm's instruction table: {@code wasmssa.add} for
 * {@code i32.add}, {@code i64.add}, {@code f32.add} and {@code f64.add}. Name and types together find the row. Names
 * are upstream's, which say {@code _si} and {@code _ui} where Wasm says {@code _s} and {@code _u}, and leave out the
 * type converted from; what upstream lacks follows the same rule.
 */
final class NumericSpec extends RowsSpec {
    static final String BITS = "bitsToTake";

    private static final IntegerType UI32 = IntegerType.of(32, IntegerType.Signedness.UNSIGNED);

    NumericSpec(String name, Opcode first) {
        super(
                name,
                "the instruction" + (first.category() == Category.CONVERT ? "s " : " ") + first.mnemonicWithoutType());
    }

    @Override
    public Operation create(OpState state) {
        boolean access = category() == Category.LOAD || category() == Category.STORE;
        return access ? new AccessOp(this, state) : NumericOp.create(this, state);
    }

    /** Whether this is {@code extend}, whose rows differ in the number of bits. */
    boolean isExtension() {
        return first() == Opcode.I32_EXTEND8_S;
    }

    /** Completes the spec from its rows. */
    void complete() {
        switch (category()) {
            case UNARY -> {
                TypeConstraint type = operandTypes(0);
                operand(isExtension() ? "input" : "src", type)
                        .result("result", TypeRule.sameAs(isExtension() ? "input" : "src"));
                if (isExtension()) {
                    attribute(BITS, Width.UI32)
                            .format("$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict");
                } else format("$src `:` type($src) attr-dict");
            }
            case TEST ->
                operand("input", operandTypes(0))
                        .result("result", Types.I32)
                        .format("$input `:` type($input) `->` type($result) attr-dict");
            case BINARY -> completeBinary();
            case COMPARE ->
                operand("lhs", operandTypes(0))
                        .operand("rhs", operandTypes(0))
                        .result("result", Types.I32)
                        .sameTypes("lhs", "rhs")
                        .format("$lhs $rhs `:` type($lhs) `->` type($result) attr-dict");
            case CONVERT ->
                operand("input", operandTypes(0))
                        .result("result", resultTypes())
                        .format(conversionFormat());
            case LOAD ->
                AccessOp.withAttributes(operand("address", WasmTypes.ADDRESS))
                        .result("result", resultTypes())
                        .customSyntax();
            case STORE ->
                AccessOp.withAttributes(operand("address", WasmTypes.ADDRESS).operand("value", operandTypes(1)))
                        .customSyntax();
            default -> throw new IllegalStateException(name());
        }
    }

    private void completeBinary() {
        boolean shift = switch (first()) {
            case I32_SHL, I32_SHR_S, I32_SHR_U, I32_ROTL, I32_ROTR -> true;
            default -> false;
        };
        String lhs = shift ? "val" : "lhs";
        String rhs = shift ? "bits" : "rhs";
        operand(lhs, operandTypes(0))
                .operand(rhs, operandTypes(0))
                .result("result", TypeRule.sameAs(lhs))
                .sameTypes(lhs, rhs, "result");
        format(shift ? "$val `by` $bits `bits` `:` type($val) attr-dict" : "$lhs $rhs `:` type($lhs) attr-dict");
    }

    private String conversionFormat() {
        return switch (first()) {
            case I64_EXTEND_I32_S, I64_EXTEND_I32_U -> "$input `to` type($result) attr-dict";
            case I32_REINTERPRET_F32 -> "$input `:` type($input) `as` type($result) attr-dict";
            default -> "$input `:` type($input) `to` type($result) attr-dict";
        };
    }

    /** As upstream does: {@code 32-bit float}. */
    @Override
    protected String describe(NumericType type) {
        return type.bits() + (type.isInteger() ? "-bit signless integer" : "-bit float");
    }

    /** Numbers among the attributes. */
    enum Width implements AttrConstraint {
        UI32("32-bit unsigned integer attribute"),
        /** The type is not written. */
        LEVEL("32-bit unsigned integer attribute");

        private final String description;

        Width(String description) {
            this.description = description;
        }

        @Override
        public String description() {
            return description;
        }

        static Attribute ui32(long value) {
            return IntegerAttr.of(NumericSpec.UI32, value);
        }

        @Override
        public boolean accepts(Attribute attribute) {
            return attribute instanceof IntegerAttr i && i.type().equals(NumericSpec.UI32);
        }

        @Override
        public @Nullable Type impliedType() {
            return this == UI32 ? null : NumericSpec.UI32;
        }
    }
}
