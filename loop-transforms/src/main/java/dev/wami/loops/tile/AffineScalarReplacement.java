package dev.wami.loops.tile;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.MemoryFacts;
import java.util.List;

/**
 * Replaces loads by what was stored or loaded before, and removes stores that are overwritten. Upstream:
 * affine-scalrep, which looks through no casts and removes stores that a trap behind them would show.
 */
public final class AffineScalarReplacement extends Pass {
    private static final Statistic LOADS = new Statistic("num-loads", "Number of loads replaced");
    private static final Statistic STORES = new Statistic("num-stores", "Number of stores removed");

    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "take different arguments for different memory");

    @Override
    public String name() {
        return "affine-scalrep";
    }

    @Override
    public String summary() {
        return "replace affine accesses by scalars: forward stores and loads, drop overwritten stores";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOADS, STORES);
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public void run(Operation function, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        ScalarReplacement.Removed removed = ScalarReplacement.run(function, facts);
        context.count(LOADS.name(), removed.loads());
        context.count(STORES.name(), removed.stores());
        if (removed.loads() + removed.stores() > 0) {
            context.passed(
                    function, "%d loads replaced by values, %d stores left out", removed.loads(), removed.stores());
        } else if (!function.region(0).isEmpty()) {
            context.missed(function, "no load has the value of an access that certainly comes before it");
        }
        if (removed.loads() + removed.stores() == 0) context.changedNothing();
    }
}
