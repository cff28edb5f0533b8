package dev.wami.std.arith;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.ub.PoisonOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Integer and floating-point arithmetic. */
public final class ArithDialect extends Dialect {
    static final String NAME = "arith";

    public ArithDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(ArithOp.values());
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        return switch (mnemonic) {
            case "fastmath" -> FastMath.parse(parser);
            case "overflow" -> Overflow.parse(parser);
            default -> null;
        };
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of("fastmath", "overflow");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return materialize(value, type, location);
    }

    /** {@code value} as arith.constant or, if it is poison, as ub.poison; null if it is no constant of {@code type}. */
    public static @Nullable Operation materialize(Attribute value, Type type, Location location) {
        if (value == PoisonAttr.POISON) return new PoisonOp(location, type);
        return ConstantOp.isBuildable(value, type) ? new ConstantOp(location, (TypedAttr) value) : null;
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
