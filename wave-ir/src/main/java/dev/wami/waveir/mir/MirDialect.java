package dev.wami.waveir.mir;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
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
    public List<? extends OpKind> operations() {
        return List.of(MirOp.values());
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
