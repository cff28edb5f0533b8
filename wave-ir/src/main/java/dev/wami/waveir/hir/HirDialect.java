package dev.wami.waveir.hir;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code hir} dialect. */
public final class HirDialect extends Dialect {
    public static final String NAME = "hir";

    public HirDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        List<OpKind> all = new ArrayList<>(List.of(HirOp.values()));
        all.addAll(List.of(BinaryOp.Kind.values()));
        all.addAll(List.of(CompareOp.Kind.values()));
        all.addAll(List.of(UnaryOp.Kind.values()));
        all.addAll(List.of(CountOp.Kind.values()));
        all.addAll(List.of(Grid.DimensionOp.Kind.values()));
        all.addAll(List.of(Grid.WaveIndexOp.Kind.values()));
        all.addAll(List.of(HirMemory.AtomicOp.Kind.values()));
        all.addAll(List.of(WaveOp.Kind.values()));
        return all;
    }

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        return switch (mnemonic) {
            case "buffer" -> parseBuffer(parser);
            case "shared", "private" -> parseArray(mnemonic, parser);
            case "var" -> {
                Type value = parser.parse("<") ? parseScalar(parser) : null;
                yield value == null || !parser.parse(">") ? null : new VarType(value);
            }
            default -> null;
        };
    }

    @Override
    public List<String> typeMnemonics() {
        return List.of("buffer", "private", "shared", "var");
    }

    private static @Nullable Type parseBuffer(AsmParser parser) {
        Type element = parser.parse("<") ? parseScalar(parser) : null;
        if (element == null || !parser.parseKeyword("x")) return null;
        Location at = parser.here();
        Long rank = parser.parseInteger();
        if (rank == null || !parser.parse(">")) return null;
        if (rank >= 1 && rank <= 3) return new BufferType(element, Math.toIntExact(rank));
        parser.error(at, "a buffer has 1 to 3 dimensions");
        return null;
    }

    private static @Nullable Type parseArray(String mnemonic, AsmParser parser) {
        if (!parser.parse("<")) return null;
        Location at = parser.here();
        List<Long> extents = parser.parseDimensions(false, true);
        Type element = extents == null ? null : parseScalar(parser);
        if (extents == null || element == null || !parser.parse(">")) return null;
        boolean some = !extents.isEmpty() && extents.size() <= 8;
        if (!some || extents.stream().anyMatch(e -> e < 1 || e > Integer.MAX_VALUE)) {
            parser.error(at, "an array has 1 to 8 dimensions with elements");
            return null;
        }
        return mnemonic.equals("shared") ? new SharedType(extents, element) : new PrivateType(extents, element);
    }

    private static @Nullable Type parseScalar(AsmParser parser) {
        Location at = parser.here();
        Type t = parser.parseType();
        if (t == null || HirTypes.SCALAR.accepts(t)) return t;
        parser.error(at, "expected %s, but got '%s'", HirTypes.SCALAR.description(), t);
        return null;
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        boolean fits = value instanceof TypedAttr t && t.type().equals(type) && HirTypes.SCALAR.accepts(type);
        return fits ? new ConstantOp(location, (TypedAttr) value) : null;
    }
}
