package dev.wami.conversions.scf;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;

/** {@code scf.forall} to loops in lexicographic order. Upstream: scf-forall-to-for. */
public final class ForallToFor extends Pass {
    @Override
    public String name() {
        return "scf-forall-to-for";
    }

    @Override
    public String summary() {
        return "convert scf.forall to nested scf.for loops";
    }

    @Override
    public void run(Operation root, PassContext context) {
        ForallNest.convertAll(root, false, context);
    }
}
