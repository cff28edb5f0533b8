package dev.wami.wasmssa;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * The spec of an operation that stands for several rows of Wasm's instruction table: {@code wasmssa.add} for
 * {@code i32.add}, {@code i64.add}, {@code f32.add} and {@code f64.add}. Name and types together find the row. Names
 * are upstream's, which say {@code _si} and {@code _ui} where Wasm says {@code _s} and {@code _u}, and leave out the
 * type converted from; what upstream lacks follows the same rule.
 */
final class NumericSpec extends OpSpec implements OpKind {
    static final String BITS = "bitsToTake";
    static final String OFFSET = "offset";
    static final String ALIGN = "align";
    static final String MEMORY = "memory";

    private static final IntegerType UI32 = IntegerType.of(32, IntegerType.Signedness.UNSIGNED);

    private final Category category;
    private final List<Opcode> rows = new ArrayList<>();

    NumericSpec(String name, Opcode first) {
        super(
                name,
                "the instruction" + (first.category() == Category.CONVERT ? "s " : " ") + first.mnemonicWithoutType());
        category = first.category();
    }

    @Override
    public String opName() {
        return name();
    }

    @Override
    public Operation create(OpState state) {
        boolean access = category == Category.LOAD || category == Category.STORE;
        return access ? new AccessOp(this, state) : NumericOp.create(this, state);
    }

    Category category() {
        return category;
    }

    List<Opcode> rows() {
        return rows;
    }

    /** Whether this is {@code extend}, whose rows differ in the number of bits. */
    boolean isExtension() {
        return rows.get(0) == Opcode.I32_EXTEND8_S;
    }

    /** Completes the spec from its rows. */
    void complete() {
        switch (category) {
            case UNARY -> {
                TypeConstraint type = new OneOf(0, false);
                operand(isExtension() ? "input" : "src", type)
                        .result("result", TypeRule.sameAs(isExtension() ? "input" : "src"));
                if (isExtension())
                    attribute(BITS, Width.UI32)
                            .format("$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict");
                else format("$src `:` type($src) attr-dict");
            }
            case TEST ->
                operand("input", new OneOf(0, false))
                        .result("result", Types.I32)
                        .format("$input `:` type($input) `->` type($result) attr-dict");
            case BINARY -> completeBinary();
            case COMPARE ->
                operand("lhs", new OneOf(0, false))
                        .operand("rhs", new OneOf(0, false))
                        .result("result", Types.I32)
                        .sameTypes("lhs", "rhs")
                        .format("$lhs $rhs `:` type($lhs) `->` type($result) attr-dict");
            case CONVERT ->
                operand("input", new OneOf(0, false))
                        .result("result", new OneOf(0, true))
                        .format(conversionFormat());
            case LOAD ->
                access(operand("address", Types.I32))
                        .result("result", new OneOf(0, true))
                        .format("$address " + ACCESS + "`:` type($result) attr-dict");
            case STORE ->
                access(operand("address", Types.I32).operand("value", new OneOf(1, false)))
                        .format("$address `,` $value " + ACCESS + "`:` type($value) attr-dict");
            default -> throw new IllegalStateException(name());
        }
    }

    private void completeBinary() {
        boolean shift = switch (rows.get(0)) {
            case I32_SHL, I32_SHR_S, I32_SHR_U, I32_ROTL, I32_ROTR -> true;
            default -> false;
        };
        String lhs = shift ? "val" : "lhs";
        String rhs = shift ? "bits" : "rhs";
        operand(lhs, new OneOf(0, false))
                .operand(rhs, new OneOf(0, false))
                .result("result", TypeRule.sameAs(lhs))
                .sameTypes(lhs, rhs, "result");
        format(shift ? "$val `by` $bits `bits` `:` type($val) attr-dict" : "$lhs $rhs `:` type($lhs) attr-dict");
    }

    private String conversionFormat() {
        return switch (rows.get(0)) {
            case I64_EXTEND_I32_S, I64_EXTEND_I32_U -> "$input `to` type($result) attr-dict";
            case I32_REINTERPRET_F32 -> "$input `:` type($input) `as` type($result) attr-dict";
            default -> "$input `:` type($input) `to` type($result) attr-dict";
        };
    }

    private static final String ACCESS = "(`offset` `=` $offset^)? (`align` `=` $align^)? (`memory` `=` $memory^)? ";

    private static OpSpec access(OpSpec spec) {
        return spec.defaultedWhenGiven(OFFSET, Width.OFFSET, IntegerAttr.i64(0))
                .optionalAttribute(ALIGN, Width.ALIGN)
                .optionalAttribute(MEMORY, Attrs.FLAT_SYMBOL_REF);
    }

    /** One of the types that the rows have at a place. */
    private final class OneOf implements TypeConstraint {
        private final int operand;
        private final boolean result;

        OneOf(int operand, boolean result) {
            this.operand = operand;
            this.result = result;
        }

        private NumericType of(Opcode row) {
            return (NumericType)
                    (result ? row.type().results().get(0) : row.type().params().get(operand));
        }

        @Override
        public boolean accepts(Type type) {
            NumericType number = WasmTypes.number(type);
            for (Opcode row : rows) if (of(row) == number) return true;
            return false;
        }

        @Override
        public String description() {
            StringJoiner types = new StringJoiner(" or ");
            for (NumericType t : NumericType.values()) {
                if (t == NumericType.V128 || !accepts(WasmTypes.of(t))) continue;
                boolean integer = t == NumericType.I32 || t == NumericType.I64;
                types.add(t.toString().substring(1) + (integer ? "-bit signless integer" : "-bit float"));
            }
            return types.toString();
        }

        @Override
        public @Nullable Type only() {
            NumericType first = of(rows.get(0));
            for (Opcode row : rows) if (of(row) != first) return null;
            return WasmTypes.of(first);
        }
    }

    /** Numbers among the attributes. */
    enum Width implements AttrConstraint {
        UI32("32-bit unsigned integer attribute"),
        /** The type is not written. */
        LEVEL("32-bit unsigned integer attribute"),
        OFFSET("64-bit signless integer attribute whose value is an unsigned 32-bit number"),
        ALIGN("32-bit signless integer attribute whose value is a power of two");

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

        private IntegerType type() {
            return switch (this) {
                case UI32, LEVEL -> NumericSpec.UI32;
                case OFFSET -> IntegerType.I64;
                case ALIGN -> IntegerType.I32;
            };
        }

        @Override
        public boolean accepts(Attribute attribute) {
            if (!(attribute instanceof IntegerAttr i) || !i.type().equals(type())) return false;
            return switch (this) {
                case UI32, LEVEL -> true;
                case OFFSET -> i.value() >>> 32 == 0;
                case ALIGN -> i.value() > 0 && Long.bitCount(i.value()) == 1;
            };
        }

        @Override
        public @Nullable Type impliedType() {
            return this == UI32 ? null : type();
        }
    }
}
