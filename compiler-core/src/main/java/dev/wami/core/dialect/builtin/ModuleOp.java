package dev.wami.core.dialect.builtin;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.trait.AffineScope;
import dev.wami.core.ir.trait.GraphRegion;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.NoRegionArguments;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;

/** A compilation unit: a symbol table of functions and globals. Upstream: builtin.module. */
public final class ModuleOp extends Operation
        implements AffineScope,
                SymbolTable,
                Symbol,
                IsolatedFromAbove,
                GraphRegion,
                NoRegionArguments,
                SingleBlock,
                NoTerminator {
    static final OpSpec SPEC = OpSpec.of(BuiltinOp.MODULE, "a top-level container operation")
            .optionalAttribute(Symbol.NAME, Attrs.SYMBOL_NAME)
            .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
            .region("bodyRegion", RegionKind.ONE_BLOCK)
            .format("($sym_name^)? attr-dict-with-keyword $bodyRegion");

    ModuleOp(OpState state) {
        super(SPEC, state);
    }

    /** An empty module. */
    public ModuleOp(Location location) {
        super(SPEC, OpState.at(location).region(emptyBody()));
    }

    private static Region emptyBody() {
        Region r = new Region();
        r.add(new Block());
        return r;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        for (NamedAttribute a : attributes()) {
            if (a.name().indexOf('.') > 0) continue;
            diagnostics.error(this, "can only contain attributes with dialect-prefixed names, found: '%s'", a.name());
            return;
        }
        verifyOneLayout(diagnostics);
    }

    private void verifyOneLayout(Diagnostics diagnostics) {
        String first = null;
        for (NamedAttribute a : attributes()) {
            if (!(a.value() instanceof DialectAttr d && d.isDataLayout())) continue;
            if (first == null) {
                first = a.name();
                continue;
            }
            diagnostics
                    .error(this, "expects at most one data layout attribute")
                    .note(location(), "'%s' is a data layout attribute", first)
                    .note(location(), "'%s' is a data layout attribute", a.name());
            return;
        }
    }

    @Override
    public String defaultDialect() {
        return BuiltinDialect.NAME;
    }

    /** The block that holds the module's operations. */
    public Block body() {
        return region(0).entry();
    }
}
