package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.ConstInstruction;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.Vectors;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A number: {@code ssawasm.const 1 : i32}, {@code ssawasm.const 0x7FF8000000000001 : f64}; a vector:
 * {@code ssawasm.const dense<[1, 2]> : vector<2xi64>}; or an address in memory that is known: {@code ssawasm.const 1024
 * : memref<4xi32>}, kept as an i32. Source: the paper, section 4 and figure 8.
 */
public final class ConstOp extends ConstInstruction {
    static final OpSpec SPEC = OpSpec.of(SsaWasmOp.CONST, "a constant number or address")
            .attribute(VALUE, Attrs.TYPED)
            .result("result", SsaTypes.VALUE)
            .customSyntax();

    ConstOp(OpState state) {
        super(SPEC, state);
    }

    /** @param value an {@link IntegerAttr} or {@link FloatAttr} of i32, i64, f32 or f64, or a vector of 128 bits */
    public ConstOp(Location location, TypedAttr value) {
        this(location, value, value.type());
    }

    /**
     * @param value of {@code type}, or of i32 if that is a memref
     * @param type the type of the result
     */
    public ConstOp(Location location, Attribute value, Type type) {
        super(SPEC, OpState.at(location).property(VALUE, value).result(type));
    }

    public static ConstOp i32(Location location, int value) {
        return new ConstOp(location, IntegerAttr.i32(value));
    }

    public static ConstOp i64(Location location, long value) {
        return new ConstOp(location, IntegerAttr.i64(value));
    }

    /** The type that the value of a constant of type {@code type} has. */
    static Type literalType(Type type) {
        return SsaTypes.isMemRef(type) ? IntegerType.I32 : type;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        Type type = result().type();
        if (Numbers.type(literalType(type)) == null && Vectors.shape(type) == null) {
            diagnostics.error(this, "has no constants of type %s", type);
        } else if (!isValue(value(), type)) {
            diagnostics.error(this, "value %s does not fit its type %s", value(), type);
        }
    }

    /** Whether {@code value} is a number, vector or address that a constant of {@code type} can have. */
    static boolean isValue(@Nullable Attribute value, Type type) {
        return value instanceof TypedAttr typed
                && (Numbers.isNumber(typed) || Vectors.isConstant(typed))
                && typed.type().equals(literalType(type));
    }

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        if (!parser.optionalAttrDict(state)) return false;
        if ("dense".equals(parser.peekKeyword())) return parseVector(parser, state);
        AsmParser.TypedNumber number = parser.parseNumberColonType(ConstOp::literalType);
        if (number == null) return false;
        state.property(VALUE, number.value()).result(number.type());
        return true;
    }

    private static boolean parseVector(AsmParser parser, OpState state) {
        if (!(parser.parseAttribute() instanceof TypedAttr vector)) return false;
        state.property(VALUE, vector).result(vector.type());
        return true;
    }

    @Override
    public void print(AsmPrinter out) {
        out.optionalAttrDict(this, List.of(VALUE));
        out.text(" ");
        out.attributeWithoutType(value()).text(" : ").print(result().type());
    }

    /** {@code c1_i32} for integers, {@code cst} for floats, {@code address} for memrefs. */
    @Override
    public @Nullable String resultName(int i) {
        if (SsaTypes.isMemRef(result().type())) return "address";
        return value() instanceof IntegerAttr n ? "c" + n.literal() + "_" + n.type() : "cst";
    }
}
