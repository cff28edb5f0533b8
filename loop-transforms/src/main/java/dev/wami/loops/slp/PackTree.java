package dev.wami.loops.slp;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.std.affine.AffineAccess;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a group of stores stores, as packs of what computes it, from the stores up:
 *
 * <pre>
 *   x0 = a[0] * k        (x0, x1) = (a[0], a[1]) * (k, k)
 *   x1 = a[1] * k   ->
 *   b[0] = x0            b[0, 1] = (x0, x1)
 *   b[1] = x1
 * </pre>
 */
final class PackTree {
    /** How far up it goes, and how many packs it has at most. */
    private static final int MOST_LEVELS = 16;

    private static final int MOST_PACKS = 128;

    private final List<AffineAccess.StoreOp> stores;
    private final BlockMemory memory;
    private final Map<List<Value>, Pack> packs = new LinkedHashMap<>();
    private final Pack root;
    /** The scalar operations that nothing needs any more. */
    private final Set<Operation> dead = Collections.newSetFromMap(new IdentityHashMap<>());

    /** @param stores those of neighbouring elements, in their order in memory */
    PackTree(List<AffineAccess.StoreOp> stores, BlockMemory memory) {
        this.stores = stores;
        this.memory = memory;
        List<Value> stored = new ArrayList<>();
        for (AffineAccess.StoreOp s : stores) stored.add(s.value());
        root = pack(stored, 0);
        // of what was tried and is put together all the same, nothing is needed
        packs.values().retainAll(needed());
        findDead();
    }

    private Set<Pack> needed() {
        Set<Pack> out = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Pack> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            Pack p = open.pop();
            if (out.add(p)) open.addAll(p.operands());
        }
        return out;
    }

    Pack root() {
        return root;
    }

    List<AffineAccess.StoreOp> stores() {
        return stores;
    }

    /** The packs that some pack or the stores need, those before that they are computed from. */
    List<Pack> packs() {
        return List.copyOf(packs.values());
    }

    Set<Operation> dead() {
        return dead;
    }

    // ---- building

    private Pack pack(List<Value> lanes, int level) {
        Pack known = packs.get(lanes);
        if (known != null) return known;
        Pack made = make(lanes, level);
        packs.put(lanes, made);
        return made;
    }

    private Pack make(List<Value> lanes, int level) {
        if (new HashSet<>(lanes).size() == 1) return new Pack(Pack.Form.SPLAT, lanes);
        Pack gather = new Pack(Pack.Form.GATHER, lanes);
        List<Operation> operations = operations(lanes);
        if (operations.isEmpty() || level > MOST_LEVELS || packs.size() > MOST_PACKS) return gather;
        if (areLoads(operations)) return new Pack(Pack.Form.LOAD, lanes, operations, List.of());
        if (!Isomorphic.are(operations)) return gather;
        List<Pack> operands = new ArrayList<>();
        boolean useful = false;
        for (List<Value> operand : Isomorphic.operands(operations)) {
            Pack p = pack(operand, level + 1);
            useful |= p.form() != Pack.Form.GATHER || areConstant(p);
            operands.add(p);
        }
        return useful ? new Pack(Pack.Form.COMPUTED, lanes, operations, operands) : gather;
    }

    /** What defines the lanes, all different and in the block of the stores; nothing if they are not. */
    private List<Operation> operations(List<Value> lanes) {
        Block block = stores.get(0).block();
        Set<Operation> out = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Operation> inOrder = new ArrayList<>();
        for (Value v : lanes) {
            Operation op = v.definedBy();
            if (op == null || op.block() != block || !out.add(op)) return List.of();
            inOrder.add(op);
        }
        return inOrder;
    }

    private boolean areLoads(List<Operation> operations) {
        if (!(operations.get(0) instanceof AffineAccess.LoadOp first)) return false;
        for (int i = 0; i < operations.size(); i++) {
            if (!(operations.get(i) instanceof AffineAccess.LoadOp load)) return false;
            Long distance = Isomorphic.distance(first, load);
            if (distance == null || distance != i || !memory.maySink(load, stores)) return false;
        }
        return true;
    }

    static boolean areConstant(Pack pack) {
        for (Value v : pack.lanes()) if (!(v.definedBy() instanceof ConstantLike)) return false;
        return true;
    }

    // ---- what it saves

    /** All operations that vectors stand for, but those that something else uses, or scalars that are put together. */
    private void findDead() {
        Set<Value> gathered = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Pack p : packs.values()) {
            dead.addAll(p.operations());
            if (p.operations().isEmpty()) gathered.addAll(p.lanes());
        }
        for (boolean changed = true; changed; ) {
            changed = dead.removeIf(op -> gathered.contains(op.result(0)) || isUsedByOthers(op));
        }
    }

    private boolean isUsedByOthers(Operation op) {
        for (Use use : op.result(0).uses()) {
            if (!dead.contains(use.owner()) && !isStored(use.owner())) return true;
        }
        return false;
    }

    private boolean isStored(Operation op) {
        for (AffineAccess.StoreOp s : stores) if (s == op) return true;
        return false;
    }

    /** How many instructions less there are. */
    double gain() {
        double out = stores.size() - 1.0 + dead.size();
        for (Pack p : packs.values()) out -= cost(p);
        return out;
    }

    // what comes from outside is put together there, once for all iterations
    private double cost(Pack pack) {
        return switch (pack.form()) {
            case LOAD, COMPUTED -> 1;
            case SPLAT -> isOutside(pack) ? 0 : 1;
            case GATHER ->
                areConstant(pack) || isOutside(pack) ? 0.5 : pack.lanes().size();
        };
    }

    private boolean isOutside(Pack pack) {
        for (Value v : pack.lanes()) {
            boolean inside = v.block() == stores.get(0).block() && !(v.definedBy() instanceof ConstantLike);
            if (inside) return false;
        }
        return true;
    }
}
