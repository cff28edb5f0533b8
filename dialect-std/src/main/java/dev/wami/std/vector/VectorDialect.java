package dev.wami.std.vector;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.std.arith.ArithDialect;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.ub.PoisonOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code vector} dialect. */
public final class VectorDialect extends Dialect {
    public static final String NAME = "vector";

    public VectorDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(VectorOp.values());
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        return switch (mnemonic) {
            case "kind" -> VectorAttrs.parseKind(parser);
            case "iterator_type" -> VectorAttrs.parseIteratorType(parser);
            case "punctuation" -> VectorAttrs.parsePunctuation(parser);
            default -> null;
        };
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of("iterator_type", "kind", "punctuation");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return value == PoisonAttr.POISON
                ? new PoisonOp(location, type)
                : ArithDialect.materialize(value, type, location);
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
