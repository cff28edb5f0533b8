package dev.wami.core.rewrite;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The uses of a value by some code. A value with few uses is asked for them; of one with many, the code is looked
 * through: where each of many pieces of code asks for its own uses of one value, all of it is seen once and not each
 * use once for each piece.
 */
public final class UsesWithin {
    private static final int FEW = 16;

    private UsesWithin() {}

    /** Those by the operations of the block, not by what is in their regions. */
    public static List<Use> block(Value value, Block block) {
        List<Use> found = new ArrayList<>();
        if (!hasMany(value)) {
            for (Use use : value.uses()) if (use.owner().block() == block) found.add(use);
            return found;
        }
        for (Operation op : block) add(value, op, found);
        return found;
    }

    /** Those by all that is in the region. */
    public static List<Use> region(Value value, Region region) {
        List<Use> found = new ArrayList<>();
        if (!hasMany(value)) {
            for (Use use : value.uses()) if (region.isAncestorOf(use.owner().parentRegion())) found.add(use);
            return found;
        }
        for (Block block : region) {
            for (Operation op : block) op.walk(inside -> add(value, inside, found));
        }
        return found;
    }

    private static boolean hasMany(Value value) {
        Iterator<Use> uses = value.uses().iterator();
        int count = 0;
        for (; uses.hasNext() && count <= FEW; count++) uses.next();
        return count > FEW;
    }

    private static void add(Value value, Operation op, List<Use> found) {
        for (int i = 0; i < op.operandCount(); i++) if (op.operand(i) == value) found.add(op.use(i));
    }
}
