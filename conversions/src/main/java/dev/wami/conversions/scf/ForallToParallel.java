package dev.wami.conversions.scf;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;

/** {@code scf.forall} to one {@code scf.parallel}, with its mapping. Upstream: scf-forall-to-parallel. */
public final class ForallToParallel extends Pass {
    @Override
    public String name() {
        return "scf-forall-to-parallel";
    }

    @Override
    public String summary() {
        return "convert scf.forall to scf.parallel";
    }

    @Override
    public void run(Operation root, PassContext context) {
        ForallNest.convertAll(root, true, context);
    }
}
