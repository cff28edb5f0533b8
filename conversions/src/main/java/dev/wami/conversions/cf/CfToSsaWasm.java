package dev.wami.conversions.cf;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.ssawasm.Branches.UnreachableOp;
import dev.wami.ssawasm.IfOp;
import java.util.List;

/** {@code cf.assert} to a trap behind a test. Branches are lifted to scf before, by lift-cf-to-scf. */
public final class CfToSsaWasm extends Conversion {
    private final WasmTypes types = new WasmTypes();

    @Override
    public String name() {
        return "cf-to-ssawasm";
    }

    @Override
    public String summary() {
        return "lower cf.assert to ssawasm";
    }

    @Override
    protected List<String> sources() {
        return List.of("cf");
    }

    @Override
    protected TypeConverter types() {
        return types;
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        if (!op.name().equals("cf.assert"))
            return to.fail("unstructured control flow; lift-cf-to-scf makes it structured");
        Value fails = new Emitter(to, to.location()).eqz(to.operand(op, 0));
        IfOp test = to.insert(new IfOp(to.location(), fails, List.of(), false));
        Builder.atEnd(test.thenBlock()).insert(new UnreachableOp(to.location()));
        return to.erase(op);
    }
}
