package dev.wami.conversions.memref;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;

/** Atomic updates become what one thread does; before short floats are emulated, whose arithmetic that may be. */
public final class ExpandAtomics extends Pass {
    @Override
    public String name() {
        return "expand-memref-atomics";
    }

    @Override
    public String summary() {
        return "replace atomic updates by loads, arithmetic and stores";
    }

    @Override
    public void run(Operation root, PassContext context) {
        Atomics.expand(root);
    }
}
