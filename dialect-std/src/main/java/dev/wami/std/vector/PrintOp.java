package dev.wami.std.vector;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Prints a scalar, a vector, {@code ( ( 1, 2 ), ( 3, 4 ) )}, or a text, through the functions of the runner's library,
 * and punctuation after it unless it is a text. Upstream: vector.print.
 */
public final class PrintOp extends VectorOperation implements MemoryEffects {
    private static final String PUNCTUATION = "punctuation";
    private static final String STRING = "stringLiteral";

    static final OpSpec SPEC = OpSpec.of(VectorOp.PRINT, "print operation (for testing and debugging)")
            .optionalOperand("source", VectorTypes.PRINTABLE)
            .defaulted(PUNCTUATION, VectorAttrs.PUNCTUATION, PrintPunctuation.NEW_LINE)
            .optionalAttribute(STRING, Attrs.STRING)
            .format(
                    "($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict");

    PrintOp(OpState state) {
        super(SPEC, state);
    }

    public @Nullable Value source() {
        return optionalOperand(0);
    }

    public PrintPunctuation punctuation() {
        return property(PUNCTUATION, PrintPunctuation.class);
    }

    private @Nullable String string() {
        StringAttr s = optionalProperty(STRING, StringAttr.class);
        return s == null ? null : s.value();
    }

    @Override
    public void effects(EffectList out) {
        out.write(null);
    }

    @Override
    @Nullable
    String mistake() {
        if (string() == null || source() == null && punctuation() == PrintPunctuation.NEW_LINE) return null;
        return "failed to verify that `source` or `punctuation` are not set when printing strings";
    }

    @Override
    public @Nullable String obstacle() {
        Value source = source();
        if (source != null && printer(element(source)) == null) {
            return "'" + element(source) + "' cannot be printed";
        }
        return super.obstacle();
    }

    @Override
    public <V> void expand(Scalars<V> on) {
        String string = string();
        if (string != null) {
            on.print(string);
            return;
        }
        Value source = source();
        if (source != null) {
            Shape shape = source.type() instanceof VectorType v ? v.shape() : null;
            if (shape == null) element(on, on.scalar(source), element(source));
            else nested(on, on.elements(source), shape, 0, 0, element(source));
        }
        switch (punctuation()) {
            case NO_PUNCTUATION -> {}
            case NEW_LINE -> on.call("printNewline", null, null);
            case COMMA -> on.call("printComma", null, null);
            case OPEN -> on.call("printOpen", null, null);
            case CLOSE -> on.call("printClose", null, null);
        }
    }

    /** Dimension {@code dim}, whose first element has the number {@code next}; gives the number after the last. */
    private static <V> int nested(Scalars<V> on, List<V> elements, Shape shape, int dim, int next, Type type) {
        int at = next;
        long size = shape.rank() == 0 ? 1 : shape.dim(dim);
        on.call("printOpen", null, null);
        for (long i = 0; i < size; i++) {
            if (i > 0) on.call("printComma", null, null);
            if (dim < shape.rank() - 1) at = nested(on, elements, shape, dim + 1, at, type);
            else element(on, elements.get(at++), type);
        }
        on.call("printClose", null, null);
        return at;
    }

    private static <V> void element(Scalars<V> on, V value, Type type) {
        String printer = printer(type);
        if (printer == null) throw new IllegalStateException(type + " cannot be printed");
        if (type == FloatType.F32 || type == FloatType.F64) on.call(printer, type, value);
        else if (type == FloatType.F16 || type == FloatType.BF16) {
            Type bits = IntegerType.of(16);
            on.call(printer, bits, on.bitcast(List.of(value), type, bits).get(0));
        } else if (type instanceof FloatType) {
            on.call(printer, FloatType.F32, on.extend(value, type, FloatType.F32));
        } else if (type instanceof IntegerType i && i.width() == 1) {
            V one = on.constant(IntegerAttr.i64(1));
            V zero = on.constant(IntegerAttr.i64(0));
            on.call(printer, IntegerType.I64, on.select(value, one, zero));
        } else on.call(printer, IntegerType.I64, on.extend(value, type, IntegerType.I64));
    }

    /** The function that prints {@code type}, or null. */
    private static @Nullable String printer(Type type) {
        if (type instanceof FloatType f) {
            return switch (f) {
                case F64 -> "printF64";
                case F16 -> "printF16";
                case BF16 -> "printBF16";
                case F80, F128 -> null;
                default -> "printF32"; // which holds every value of the shorter ones
            };
        }
        if (!(type instanceof IntegerType i)) return "printU64"; // index
        return i.width() > 64 ? null : i.isUnsigned() ? "printU64" : "printI64";
    }
}
