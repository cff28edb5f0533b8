package dev.wami.core.rewrite;

import static java.util.Objects.requireNonNull;

import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.IrSet;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.type.Type;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one operation per constant at the start of each region that constants are hoisted to: the nearest one isolated
 * from above. Upstream: OperationFolder.
 */
public final class ConstantPool {
    private record Key(String dialect, Attribute value, Type type) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other == this
                    || other instanceof Key o
                            && dialect.equals(o.dialect)
                            && value.equals(o.value)
                            && type.equals(o.type);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * dialect.hashCode() + value.hashCode()) + type.hashCode();
        }
    }

    private final Context context;
    private final @Nullable Rewriter rewriter;
    private final Map<Region, Map<Key, Operation>> regions = new IdentityHashMap<>(4);
    private final IrSet<Operation> owned = new IrSet<>();
    private boolean hasChanged;

    /** A pool that tells {@code rewriter}, if any, what it replaces. */
    public ConstantPool(Context context, @Nullable Rewriter rewriter) {
        this.context = context;
        this.rewriter = rewriter;
    }

    /** Whether a constant was made, moved or replaced. */
    boolean hasChanged() {
        return hasChanged;
    }

    /** The region to whose start constants used in {@code block} belong. */
    private Region home(Block block) {
        for (Block b = block; ; ) {
            Region r = b.region();
            if (r == null) throw new IllegalStateException("a constant in a detached block");
            Operation parent = r.parent();
            if (parent == null || parent.block() == null) return r;
            if (parent instanceof IsolatedFromAbove || parent instanceof UnregisteredOp) return r;
            Dialect d = context.dialect(parent.dialect());
            if (d != null && d.materializesInto(r)) return r;
            b = parent.requiredBlock();
        }
    }

    private Map<Key, Operation> constantsOf(Region r) {
        return regions.computeIfAbsent(r, k -> new HashMap<>());
    }

    /**
     * Takes {@code op}, a constant, into the pool. False if there is an equal one already, which then has taken its
     * place.
     */
    public boolean add(Operation op) {
        ConstantLike constant = (ConstantLike) op;
        Block block = op.requiredBlock();
        if (owned.contains(op)) {
            hoist(op, block);
            return true;
        }
        Region r = home(block);
        Key key = new Key(
                op.dialect(), requireNonNull(constant.constant()), op.result().type());
        Operation known = constantsOf(r).putIfAbsent(key, op);
        if (known != null) {
            replace(op, known);
            known.setLocation(Location.UNKNOWN);
            return false;
        }
        owned.add(op);
        Block entry = r.entry();
        if (block == entry) hoist(op, entry);
        else moveToStart(op, entry);
        return true;
    }

    /** Moves {@code op} to the start of {@code entry} unless it stands among the constants there already. */
    private void hoist(Operation op, Block entry) {
        Operation before = op.prev();
        if (before != null && !owned.contains(before)) moveToStart(op, entry);
    }

    private void moveToStart(Operation op, Block entry) {
        hasChanged = true;
        entry.insertBefore(op, entry.first());
        op.setLocation(Location.UNKNOWN);
    }

    private void replace(Operation op, Operation by) {
        hasChanged = true;
        if (rewriter != null) {
            rewriter.replace(op, by.results());
        } else {
            op.replaceAllUsesWith(by.results());
            op.erase();
        }
    }

    /**
     * The constant {@code value} for use in {@code block}, made by {@code dialect} if there is none yet; null if the
     * dialect has no such constant.
     */
    public @Nullable Value get(Block block, String dialect, Attribute value, Type type) {
        Region r = home(block);
        Map<Key, Operation> constants = constantsOf(r);
        Key key = new Key(dialect, value, type);
        Operation known = constants.get(key);
        if (known == null) {
            known = make(r, constants, key);
            if (known == null) return null;
            constants.put(key, known);
        }
        known.setLocation(Location.UNKNOWN);
        return known.result();
    }

    private @Nullable Operation make(Region r, Map<Key, Operation> constants, Key key) {
        hasChanged = true;
        Dialect d = context.dialect(key.dialect());
        Operation made = d == null ? null : d.materializeConstant(key.value(), key.type(), Location.UNKNOWN);
        if (made == null) return null;
        Operation equal = constants.putIfAbsent(new Key(made.dialect(), key.value(), key.type()), made);
        if (equal != null) return equal;
        Block entry = r.entry();
        entry.insertBefore(made, entry.first());
        owned.add(made);
        return made;
    }
}
