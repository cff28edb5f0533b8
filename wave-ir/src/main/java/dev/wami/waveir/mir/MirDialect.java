package dev.wami.waveir.mir;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.std.arith.ConstantOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code mir} dialect. */
public final class MirDialect extends Dialect {
    public static final String NAME = "mir";

    public MirDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "mir.kernel" -> new Kernels.KernelOp(state);
            case "mir.return" -> new Kernels.ReturnOp(state);
            case "mir.special" -> new Machine.SpecialOp(state);
            case "mir.barrier" -> new Machine.BarrierOp(state);
            case "mir.fence" -> new Machine.FenceOp(state);
            case "mir.load" -> new Memory.LoadOp(state);
            case "mir.store" -> new Memory.StoreOp(state);
            case "mir.atomic" -> new Memory.AtomicOp(state);
            case "mir.atomic_cas" -> new Memory.AtomicCasOp(state);
            case "mir.wave" -> new WaveOp(state);
            case "mir.var" -> new Slots.VarOp(state);
            case "mir.get" -> new Slots.GetOp(state);
            case "mir.set" -> new Slots.SetOp(state);
            case "mir.join" -> new Numbers.JoinOp(state);
            case "mir.split" -> new Numbers.SplitOp(state);
            case "mir.min" -> new Numbers.MinOp(state);
            case "mir.max" -> new Numbers.MaxOp(state);
            case "mir.to_int" -> new Numbers.ToIntOp(state);
            case "mir.bitreverse" -> new Numbers.BitReverseOp(state);
            case "mir.insert_low" -> new Numbers.InsertLowOp(state);
            case "mir.if" -> new Structured.IfOp(state);
            case "mir.yield" -> new Structured.YieldOp(state);
            case "mir.loop" -> new Structured.LoopOp(state);
            case "mir.break" -> new Structured.BreakOp(state);
            case "mir.next" -> new Structured.NextOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "mir.kernel",
                "mir.return",
                "mir.special",
                "mir.barrier",
                "mir.fence",
                "mir.load",
                "mir.store",
                "mir.atomic",
                "mir.atomic_cas",
                "mir.wave",
                "mir.var",
                "mir.get",
                "mir.set",
                "mir.join",
                "mir.split",
                "mir.min",
                "mir.max",
                "mir.to_int",
                "mir.bitreverse",
                "mir.insert_low",
                "mir.if",
                "mir.yield",
                "mir.loop",
                "mir.break",
                "mir.next");
    }

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        if (!mnemonic.equals("var")) return null;
        Type value = parser.parse("<") ? parser.parseType() : null;
        return value == null || !parser.parse(">") ? null : new VarType(value);
    }

    @Override
    public List<String> typeMnemonics() {
        return List.of("var");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return value instanceof TypedAttr t && t.type().equals(type) ? new ConstantOp(location, t) : null;
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return !(op instanceof Kernels.KernelOp);
    }
}
