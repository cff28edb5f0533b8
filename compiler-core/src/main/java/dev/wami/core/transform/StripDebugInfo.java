package dev.wami.core.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;

/** Makes all locations unknown (upstream: strip-debuginfo). */
public final class StripDebugInfo extends Pass {
    @Override
    public String name() {
        return "strip-debuginfo";
    }

    @Override
    public String summary() {
        return "strip debug info from all operations";
    }

    @Override
    public void run(Operation root, PassContext context) {
        root.walk(op -> {
            op.setLocation(Location.UNKNOWN);
            for (Region r : op.regions()) {
                for (Block b : r) for (BlockArgument a : b.arguments()) a.setLocation(Location.UNKNOWN);
            }
        });
    }
}
