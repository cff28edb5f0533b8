package dev.wami.conversions.func;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;

/** Upstream's llvm-request-c-wrappers: asks for {@link ExpandCInterface} in each function, declarations too. */
public final class RequestCInterface extends Pass {
    @Override
    public String name() {
        return "llvm-request-c-wrappers";
    }

    @Override
    public String summary() {
        return "set llvm.emit_c_interface on functions";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public void run(Operation root, PassContext context) {
        root.setAttribute(ExpandCInterface.REQUEST, UnitAttr.UNIT);
    }
}
