package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.TraitBits;
import dev.wami.ssawasm.Branches.UnreachableOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.NumericOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the blocks of a function, with what is nested in them, may change. */
final class Clobbers {
    /** More are taken to change anything: each block of a deep nest has those of all inside. */
    private static final int MOST = 100;

    private final Map<Block, List<Operation>> byBlock = new IdentityHashMap<>();
    /** Those that may change anything. */
    private final Set<Block> anything = Collections.newSetFromMap(new IdentityHashMap<>());

    Clobbers(Operation function) {
        function.walk(op -> {
            Block block = op.block();
            if (op == function || block == null) return;
            if (op.regionCount() > 0) {
                for (Region r : op.regions()) for (Block b : r) add(block, of(b));
            } else if (isOne(op)) {
                add(block, Effects.own(op) == null ? null : List.of(op));
            }
        });
    }

    /** Whether {@code op} may change memory, globals, locals or anything else. A trap changes nothing. */
    static boolean isOne(Operation op) {
        if (op.hasTraits(TraitBits.PURE) || op instanceof LoadOp || op instanceof NumericOp) return false;
        if (op instanceof UnreachableOp) return false;
        List<Effect> effects = Effects.own(op);
        return effects == null || !Effects.areReads(effects);
    }

    private void add(Block block, @Nullable List<Operation> more) {
        if (anything.contains(block)) return;
        List<Operation> now = byBlock.computeIfAbsent(block, b -> new ArrayList<>());
        if (more == null || now.size() + more.size() > MOST) anything.add(block);
        else now.addAll(more);
    }

    /** The operations that change something in {@code block}; null if they may change anything. */
    @Nullable
    List<Operation> of(Block block) {
        return anything.contains(block) ? null : byBlock.getOrDefault(block, List.of());
    }
}
