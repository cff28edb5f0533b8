package dev.wami.std.index;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.ub.PoisonOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Arithmetic on integers of the target's pointer width. */
public final class IndexDialect extends Dialect {
    static final String NAME = "index";

    public IndexDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(IndexOp.values());
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        return mnemonic.equals("cmp_predicate") ? CmpPredicate.parse(parser) : null;
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of("cmp_predicate");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        if (value == PoisonAttr.POISON) return new PoisonOp(location, type);
        if (!(value instanceof IntegerAttr i) || !i.type().equals(type)) return null;
        if (type.isIndex()) return new IndexConstants.ConstantOp(location, i.value());
        return type.isInteger(1) ? new IndexConstants.BoolConstantOp(location, i.isTrue()) : null;
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
