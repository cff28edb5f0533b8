package dev.wami.loops.order;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts what only one store needs right before it, loads as well where nothing in between may write what they read, so
 * that few values are needed at the same time:
 *
 * <pre>
 *   a0 = load x[i]                       a0 = load x[i]
 *   a1 = load x[i + 4]                   b0 = a0 * a0
 *   b0 = a0 * a0             -&gt;          store b0, y[i]
 *   b1 = a1 * a1                         a1 = load x[i + 4]
 *   store b0, y[i]                       b1 = a1 * a1
 *   store b1, y[i + 4]                   store b1, y[i + 4]
 * </pre>
 *
 * Wide vectors that were split come out as on the left, and this is the last time that it is known which memory is
 * apart. Source: the order of Sethi and Ullman, one expression after the other.
 */
public final class GroupByStore extends Pass {
    /** Past how many operations a load is looked for a way; keeps long blocks linear. */
    private static final int REACH = 256;

    @Override
    public String name() {
        return "group-by-store";
    }

    @Override
    public String summary() {
        return "put what only one store needs right before it";
    }

    @Override
    public void run(Operation root, PassContext context) {
        int[] moved = {0};
        root.walk(op -> {
            for (Region r : op.regions()) for (Block b : r) moved[0] += new Groups(b).separate();
        });
        context.count("num-moved", moved[0]);
        if (moved[0] == 0) context.changedNothing();
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(new Statistic("num-moved", "Number of operations moved"));
    }

    /** The stores of one block, each with the operations that it alone needs. */
    private static final class Groups {
        private final List<Operation> operations = new ArrayList<>();
        private final Map<Operation, Integer> positions = new IdentityHashMap<>();
        /** For each operation the store that it belongs to, itself if it is one; null if to none, or not to one. */
        private final @Nullable Operation[] stores;

        private int storeCount;

        Groups(Block block) {
            for (Operation op : block) {
                positions.put(op, operations.size());
                operations.add(op);
            }
            stores = new Operation[operations.size()];
            // users come after what they use
            for (int i = stores.length - 1; i >= 0; i--) stores[i] = storeOf(operations.get(i));
        }

        private @Nullable Operation storeOf(Operation op) {
            if (op.regionCount() > 0 || op.successorCount() > 0) return null;
            List<Effect> effects = Effects.own(op);
            if (effects == null) return null;
            if (op.resultCount() == 0 && isStore(effects)) {
                storeCount++;
                return op;
            }
            return Effects.areReads(effects) ? storeOfUsers(op) : null;
        }

        private static boolean isStore(List<Effect> effects) {
            for (Effect e : effects) if (e.kind() != Effect.Kind.WRITE) return false;
            return !effects.isEmpty();
        }

        private @Nullable Operation storeOfUsers(Operation op) {
            Operation store = null;
            for (int i = 0; i < op.resultCount(); i++) {
                for (Use use : op.result(i).uses()) {
                    Integer user = positions.get(use.owner());
                    Operation its = user == null ? null : stores[user];
                    if (its == null || store != null && store != its) return null;
                    store = its;
                }
            }
            return store;
        }

        /** Moves what can move; gives how many operations did. */
        int separate() {
            if (storeCount < 2) return 0;
            boolean[] movable = new boolean[stores.length];
            // what is made of an operand that stays does so as well: else more would be kept
            for (int i = 0; i < stores.length; i++) {
                movable[i] = stores[i] != operations.get(i) && isMovable(i, movable);
            }
            for (int i = stores.length - 1; i >= 0; i--) movable[i] &= doUsersMove(i, movable);
            Map<Operation, Operation> heads = new IdentityHashMap<>();
            int moved = 0;
            for (int i = stores.length - 1; i >= 0; i--) {
                Operation op = operations.get(i);
                Operation store = stores[i];
                if (!movable[i] || store == null) continue;
                Operation head = heads.getOrDefault(store, store);
                heads.put(store, op);
                if (op.next() == head) continue;
                op.moveBefore(head);
                moved++;
            }
            return moved;
        }

        private boolean isMovable(int i, boolean[] movable) {
            Operation op = operations.get(i);
            Operation store = stores[i];
            if (store == null) return false;
            for (Value v : op.operands()) {
                Operation def = v.definedBy();
                Integer at = def == null ? null : positions.get(def);
                if (at != null && stores[at] == store && !movable[at]) return false;
            }
            List<Effect> reads = Effects.own(op);
            return reads != null && (reads.isEmpty() || isFree(reads, i + 1, store));
        }

        /** Whether everything that uses operation {@code i} still follows it if that goes to its store. */
        private boolean doUsersMove(int i, boolean[] movable) {
            if (!movable[i]) return false;
            Operation op = operations.get(i);
            for (int r = 0; r < op.resultCount(); r++) {
                for (Use use : op.result(r).uses()) {
                    Integer user = positions.get(use.owner());
                    if (user == null || !movable[user] && use.owner() != stores[i]) return false;
                }
            }
            return true;
        }

        /** Whether what is executed from position {@code from} on until {@code store} does not write what is read. */
        private boolean isFree(List<Effect> reads, int from, Operation store) {
            for (int i = from; operations.get(i) != store; i++) {
                if (i - from > REACH) return false;
                List<Effect> between = Effects.of(operations.get(i));
                if (between == null || Effects.conflict(reads, between)) return false;
            }
            return true;
        }
    }
}
