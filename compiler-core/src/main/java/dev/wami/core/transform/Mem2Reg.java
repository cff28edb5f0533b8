package dev.wami.core.transform;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.PromotableAllocation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.rewrite.RegionSimplification;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns memory slots that are only loaded and stored as a whole into values (upstream: mem2reg, which does not look
 * into nested regions).
 */
public final class Mem2Reg extends Pass {
    public final Option<Boolean> regionSimplify =
            Option.of("region-simplify", false, "simplify the control flow between blocks afterwards");

    @Override
    public String name() {
        return "mem2reg";
    }

    @Override
    public String summary() {
        return "promote memory slots into values";
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<Operation> allocations = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof PromotableAllocation && op != root) allocations.add(op);
        });
        // a promoted slot that held a pointer to another one makes that promotable
        int promoted = 0;
        int newBlockArguments = 0;
        for (int before = -1; before != promoted; ) {
            before = promoted;
            for (Map.Entry<Region, List<Operation>> e : byRegion(allocations).entrySet()) {
                newBlockArguments += RegionPromotion.run(e.getKey(), e.getValue());
            }
            int open = allocations.size();
            allocations.removeIf(op -> op.block() == null);
            promoted += open - allocations.size();
        }
        context.count("promoted slots", promoted);
        context.count("new block args", newBlockArguments);
        if (promoted == 0) context.changedNothing();
        else if (regionSimplify.get()) for (Region r : root.regions()) RegionSimplification.run(r, false, op -> {});
    }

    private static Map<Region, List<Operation>> byRegion(List<Operation> allocations) {
        Map<Region, List<Operation>> out = new LinkedHashMap<>();
        for (Operation op : allocations) {
            Region home = op.parentRegion();
            if (home != null) out.computeIfAbsent(home, r -> new ArrayList<>()).add(op);
        }
        return out;
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(
                new Statistic("promoted slots", "Total amount of memory slot promoted"),
                new Statistic("new block args", "Total amount of new block argument inserted in blocks"));
    }
}
