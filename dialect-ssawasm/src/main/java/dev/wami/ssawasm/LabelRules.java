package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which blocks of a nest may be branched to, and how: what Wasm's structured control flow can express. */
final class LabelRules {
    private final Control.NestOp nest;
    private final Diagnostics diagnostics;
    private final Map<Block, Integer> positions = new IdentityHashMap<>();
    private final @Nullable Block exit;

    LabelRules(Control.NestOp nest, Diagnostics diagnostics) {
        this.nest = nest;
        this.diagnostics = diagnostics;
        this.exit = nest.exitBlock();
    }

    /** The blocks that are jumped to, in order. */
    static List<Block> jumpTargets(Region region) {
        List<Block> out = new ArrayList<>();
        for (Block b : region) {
            boolean jumped = false;
            for (var use : b.predecessorUses()) {
                jumped |= use.owner() instanceof Branches.NestBranch branch && !branch.fallsThrough(use.index());
            }
            if (jumped) out.add(b);
        }
        return out;
    }

    void check() {
        for (Block b : nest.body()) positions.put(b, positions.size());
        for (Block b : nest.body()) checkEnd(b);
    }

    private void checkEnd(Block b) {
        Operation end = b.last();
        if (end instanceof Branches.NestBranch branch) {
            for (int i = 0; i < branch.successorCount(); i++) {
                if (branch instanceof Branches.PseudoCondBrOp) checkEither(branch, b);
                else if (branch.fallsThrough(i)) checkNext(branch, b, branch.successor(i));
                else checkJump(branch, b, branch.successor(i));
            }
        } else if (end instanceof Control.ExitOp) {
            if (b.next() != null) diagnostics.error(end, "must end the last block");
        } else if (end != null && !(end instanceof Branches.UnreachableOp)) {
            diagnostics.error(end, "cannot end a block of '%s'", nest.name());
        }
    }

    private void checkNext(Operation branch, Block from, Block to) {
        if (to == from.next()) return;
        diagnostics.error(branch, "falls through to a block that is not the next one");
    }

    private void checkEither(Branches.NestBranch branch, Block from) {
        int label = branch.successor(0) == from.next() ? 1 : 0;
        checkNext(branch, from, branch.successor(1 - label));
        if (!branch.fallsThrough(label)) checkJump(branch, from, branch.successor(label));
    }

    private void checkJump(Operation branch, Block from, Block to) {
        if (to == exit) return;
        if (nest instanceof Control.BlockLoopOp loop) {
            if (to == loop.loopLabel() && from != loop.entry()) return;
            diagnostics.error(
                    branch,
                    to == loop.loopLabel()
                            ? "jumps to the loop's label from outside the loop"
                            : "jumps to a block that is no label: neither the loop's, the second, nor the last");
        } else if (position(to) <= position(from)) {
            diagnostics.error(branch, "jumps backwards; only 'ssawasm.block_loop' has a loop");
        }
    }

    private int position(Block b) {
        Integer at = positions.get(b);
        return at == null ? -1 : at;
    }
}
