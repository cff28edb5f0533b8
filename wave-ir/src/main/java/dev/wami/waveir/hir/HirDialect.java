package dev.wami.waveir.hir;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
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
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "hir.kernel" -> new Kernels.KernelOp(state);
            case "hir.return" -> new Kernels.ReturnOp(state);
            case "hir.var" -> new Variables.VarOp(state);
            case "hir.get" -> new Variables.GetOp(state);
            case "hir.set" -> new Variables.SetOp(state);
            case "hir.if" -> new Control.IfOp(state);
            case "hir.while" -> new Control.WhileOp(state);
            case "hir.yield" -> new Control.YieldOp(state);
            case "hir.condition" -> new Control.ConditionOp(state);
            case "hir.break" -> new Control.BreakOp(state);
            case "hir.continue" -> new Control.ContinueOp(state);
            case "hir.shared" -> new Memory.SharedOp(state);
            case "hir.private" -> new Memory.PrivateOp(state);
            case "hir.extent" -> new Memory.ExtentOp(state);
            case "hir.load" -> new Memory.LoadOp(state);
            case "hir.store" -> new Memory.StoreOp(state);
            case "hir.atomic_cas" -> new Memory.AtomicCasOp(state);
            case "hir.barrier" -> new Sync.BarrierOp(state);
            case "hir.fence" -> new Sync.FenceOp(state);
            case "hir.constant" -> new ConstantOp(state);
            case "hir.fma" -> new Combining.FmaOp(state);
            case "hir.clamp" -> new Combining.ClampOp(state);
            case "hir.select" -> new Combining.SelectOp(state);
            case "hir.cast" -> new Casts.CastOp(state);
            case "hir.bitcast" -> new Casts.BitcastOp(state);
            default -> ofFamily(opName, state);
        };
    }

    private static @Nullable Operation ofFamily(String opName, OpState state) {
        for (BinaryOp.Kind k : BinaryOp.Kind.values()) {
            if (opName.equals(k.spec().name())) return new BinaryOp(k.spec(), state);
        }
        for (CompareOp.Kind k : CompareOp.Kind.values()) {
            if (opName.equals(k.spec().name())) return new CompareOp(k.spec(), state);
        }
        for (UnaryOp.Kind k : UnaryOp.Kind.values()) {
            if (opName.equals(k.spec().name())) return new UnaryOp(k.spec(), state);
        }
        for (CountOp.Kind k : CountOp.Kind.values()) {
            if (opName.equals(k.spec().name())) return new CountOp(k.spec(), state);
        }
        for (Grid.DimensionOp.Kind k : Grid.DimensionOp.Kind.values()) {
            if (opName.equals(k.spec().name())) return new Grid.DimensionOp(k.spec(), state);
        }
        for (Grid.WaveIndexOp.Kind k : Grid.WaveIndexOp.Kind.values()) {
            if (opName.equals(k.spec().name())) return new Grid.WaveIndexOp(k.spec(), state);
        }
        for (Memory.AtomicOp.Kind k : Memory.AtomicOp.Kind.values()) {
            if (opName.equals(k.spec().name())) return new Memory.AtomicOp(k.spec(), state);
        }
        for (WaveOp.Kind k : WaveOp.Kind.values()) {
            if (opName.equals(k.spec().name())) return new WaveOp(k.spec(), state);
        }
        return null;
    }

    @Override
    public List<String> opNames() {
        List<String> names = new ArrayList<>(List.of(
                "hir.kernel",
                "hir.return",
                "hir.var",
                "hir.get",
                "hir.set",
                "hir.if",
                "hir.while",
                "hir.yield",
                "hir.condition",
                "hir.break",
                "hir.continue",
                "hir.shared",
                "hir.private",
                "hir.extent",
                "hir.load",
                "hir.store",
                "hir.atomic_cas",
                "hir.barrier",
                "hir.fence",
                "hir.constant",
                "hir.fma",
                "hir.clamp",
                "hir.select",
                "hir.cast",
                "hir.bitcast"));
        for (BinaryOp.Kind k : BinaryOp.Kind.values()) names.add(k.spec().name());
        for (CompareOp.Kind k : CompareOp.Kind.values()) names.add(k.spec().name());
        for (UnaryOp.Kind k : UnaryOp.Kind.values()) names.add(k.spec().name());
        for (CountOp.Kind k : CountOp.Kind.values()) names.add(k.spec().name());
        for (Grid.DimensionOp.Kind k : Grid.DimensionOp.Kind.values())
            names.add(k.spec().name());
        for (Grid.WaveIndexOp.Kind k : Grid.WaveIndexOp.Kind.values())
            names.add(k.spec().name());
        for (Memory.AtomicOp.Kind k : Memory.AtomicOp.Kind.values())
            names.add(k.spec().name());
        for (WaveOp.Kind k : WaveOp.Kind.values()) names.add(k.spec().name());
        return names;
    }

    // ---- types

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
