package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A number: {@code wasmssa.const 1 : i32}, {@code wasmssa.const 0x7FC00000 : f32}. */
public final class ConstOp extends Operation implements StackOp, ConstantLike, Evaluable {
    private static final String VALUE = "value";

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
        return new ConstOp(location, (TypedAttr) NumericOp.constant(type, bits));
    }

    public TypedAttr value() {
        return property(VALUE, TypedAttr.class);
    }

    @Override
    public @Nullable Attribute constant() {
        return optionalProperty(VALUE, TypedAttr.class);
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (value().type().equals(result().type())) return;
        diagnostics.error(this, "value %s does not fit its type %s", value(), result().type());
    }

    @Override
    public FoldResult fold(Folder folder) {
        return FoldResult.of(value());
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.put(result(), Frame.valueOf(value()));
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
