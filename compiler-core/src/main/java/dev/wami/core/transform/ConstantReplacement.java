package dev.wami.core.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.rewrite.ConstantPool;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Puts constants in the place of values of which an analysis knows what they are, outer blocks first. */
abstract class ConstantReplacement {
    private final ConstantPool pool;
    private final Deque<Block> open = new ArrayDeque<>();
    private boolean changed;

    ConstantReplacement(Context context) {
        pool = new ConstantPool(context, null);
    }

    /**
     * What a value is known to be.
     *
     * @param dialect the one that can make an operation for it
     */
    record Constant(Attribute value, String dialect) {}

    /** What {@code v} is known to be, or null if it is to stay. */
    abstract @Nullable Constant constant(Value v);

    /** Does without the results of {@code op}, which are not all constants, in another way; whether it could. */
    boolean replaceOtherwise(Operation op) {
        return false;
    }

    /**
     * Replaces what is in the regions of {@code root}, and erases operations that nothing needs any more.
     *
     * @return whether there was anything to replace
     */
    final boolean run(Operation root) {
        push(root);
        while (!open.isEmpty()) {
            Block block = open.pop();
            for (Operation op : block) {
                boolean replaced = op.resultCount() > 0;
                for (OpResult r : op.results()) replaced &= replace(r, block);
                if (!replaced && replaceOtherwise(op)) replaced = changed = true;
                if (replaced && Effects.isTriviallyDead(op)) op.erase();
                else push(op);
            }
            for (BlockArgument a : block.arguments()) replace(a, block);
        }
        return changed;
    }

    private void push(Operation op) {
        for (Region r : op.regions()) for (Block b = r.last(); b != null; b = b.prev()) open.push(b);
    }

    private boolean replace(Value v, Block block) {
        Constant known = constant(v);
        if (known == null) return false;
        Value constant = pool.get(block, known.dialect(), known.value(), v.type());
        if (constant == null) return false;
        v.replaceAllUsesWith(constant);
        changed = true;
        return true;
    }
}
