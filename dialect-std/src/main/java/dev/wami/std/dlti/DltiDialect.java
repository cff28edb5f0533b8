package dev.wami.std.dlti;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.text.AsmParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The {@code dlti} dialect: attributes of modules, such as frontends of C write them, that say how the target lays data
 * out.
 */
public final class DltiDialect extends Dialect {
    public static final String NAME = "dlti";

    /** The attribute of a module that holds its data layout. */
    static final String DATA_LAYOUT = "dlti.dl_spec";

    public DltiDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of();
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        if (mnemonic.equals(LayoutEntry.MNEMONIC)) return LayoutEntry.parse(parser);
        if (mnemonic.equals(FunctionPointerAlignment.MNEMONIC)) return FunctionPointerAlignment.parse(parser);
        LayoutEntries.Kind kind = LayoutEntries.Kind.of(mnemonic);
        return kind == null ? null : LayoutEntries.parse(kind, parser);
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of(
                LayoutEntry.MNEMONIC,
                LayoutEntries.Kind.DATA_LAYOUT.mnemonic(),
                FunctionPointerAlignment.MNEMONIC,
                LayoutEntries.Kind.MAP.mnemonic(),
                LayoutEntries.Kind.DEVICE.mnemonic(),
                LayoutEntries.Kind.SYSTEM.mnemonic());
    }

    @Override
    public void verifyAttribute(Operation op, NamedAttribute attribute, Diagnostics diagnostics) {
        String name = attribute.name();
        LayoutEntries.Kind kind = LayoutEntries.Kind.of(name.substring(NAME.length() + 1));
        if (kind == null || kind == LayoutEntries.Kind.DEVICE) {
            diagnostics.error(op.location(), "attribute '%s' not supported by dialect", name);
        } else if (!(attribute.value() instanceof LayoutEntries entries && entries.kind() == kind)) {
            diagnostics.error(op.location(), "'%s' is expected to be a #%s attribute", name, name);
        } else if (op instanceof ModuleOp module && kind == LayoutEntries.Kind.DATA_LAYOUT) {
            new LayoutVerifier(module, entries, diagnostics).verify();
        }
    }
}
