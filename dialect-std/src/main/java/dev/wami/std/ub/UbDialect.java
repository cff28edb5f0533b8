package dev.wami.std.ub;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Undefined behaviour made explicit. */
public final class UbDialect extends Dialect {
    static final String NAME = "ub";

    public UbDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(UbOp.values());
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        return mnemonic.equals("poison") ? PoisonAttr.POISON : null;
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of("poison");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return value == PoisonAttr.POISON ? new PoisonOp(location, type) : null;
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
