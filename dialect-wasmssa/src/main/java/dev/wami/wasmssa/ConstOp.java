package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.ConstInstruction;
import dev.wami.wasmops.Numbers;
import java.util.List;

/** A number: {@code wasmssa.const 1 : i32}, {@code wasmssa.const 0x7FC00000 : f32}. */
public final class ConstOp extends ConstInstruction implements StackOp {
    static final OpSpec SPEC = OpSpec.of(WasmSsaOp.CONST, "a constant number")
            .attribute(VALUE, Attrs.TYPED)
            .result("result", WasmTypes.NUMBER)
            .customSyntax();

    ConstOp(OpState state) {
        super(SPEC, state);
    }

    /** @param value an integer or float attribute of i32, i64, f32 or f64 */
    public ConstOp(Location location, TypedAttr value) {
        super(SPEC, OpState.at(location).property(VALUE, value).result(value.type()));
    }

    /** The constant of a number type with these low bits. */
    public static ConstOp ofBits(Location location, Type type, long bits) {
        return new ConstOp(location, Numbers.constant(type, bits));
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (value().type().equals(result().type())) return;
        diagnostics.error(this, "value %s does not fit its type %s", value(), result().type());
    }

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        AsmParser.TypedNumber number = parser.parseNumberColonType(t -> t);
        if (number == null) return false;
        state.property(VALUE, number.value()).result(number.type());
        return parser.optionalAttrDict(state);
    }

    @Override
    public void print(AsmPrinter out) {
        out.text(" ");
        out.attributeWithoutType(value()).text(" : ").print(result().type());
        out.optionalAttrDict(this, List.of(VALUE));
    }
}
