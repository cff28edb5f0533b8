package dev.wami.loops.scope;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.List;

/**
 * Puts the operations of each {@code loops.affine_scope} that makes no difference in its place: of all, once affine
 * operations have been lowered.
 */
public final class InlineAffineScopes extends Pass {
    private static final Statistic SCOPES = new Statistic("num-scopes", "Number of scopes that are gone");

    @Override
    public String name() {
        return "inline-affine-scopes";
    }

    @Override
    public String summary() {
        return "replace affine scopes by the operations in them";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(SCOPES);
    }

    @Override
    public void run(Operation root, PassContext context) {
        boolean changed = false;
        for (AffineScopeOp scope : root.collect(AffineScopeOp.class)) {
            if (scope.isNeeded()) continue;
            scope.inline();
            context.count(SCOPES.name(), 1);
            changed = true;
        }
        if (!changed) context.keepAllAnalyses();
    }
}
