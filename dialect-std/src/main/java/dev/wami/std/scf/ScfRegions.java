package dev.wami.std.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import java.util.List;

/** What the simplifications of structured operations share. */
final class ScfRegions {
    private ScfRegions() {}

    /**
     * Executes the one block of {@code region} in place of {@code op}: what its terminator hands over are the results.
     */
    static void replaceByRegion(Rewriter rewriter, Operation op, Region region, List<? extends Value> arguments) {
        Block block = region.entry();
        Operation terminator = block.requiredTerminator();
        rewriter.inlineBlockBefore(block, op, arguments);
        rewriter.replace(op, terminator.operands());
        rewriter.erase(terminator);
    }

    /** Whether {@code block} has a terminator and nothing else. */
    static boolean isOnlyTerminator(Block block) {
        return block.first() == block.last();
    }
}
