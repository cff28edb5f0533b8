package dev.wami.loops.order;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependences;
import dev.wami.std.affine.AffineAccess.LoadOp;
import dev.wami.std.affine.AffineAccess.StoreOp;
import dev.wami.std.arith.ArithOp;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Updates of elements by operations on integers for which neither order nor grouping matters:
 *
 * <pre>
 *   e = load a[x];  store max(e, v), a[x]
 * </pre>
 *
 * Two updates by the same operation may change places whether or not they are of one element.
 */
final class IntegerUpdates {
    private final Map<Operation, ArithOp> kinds = new IdentityHashMap<>();

    private IntegerUpdates() {}

    /** Those in {@code root}. */
    static IntegerUpdates in(Operation root) {
        IntegerUpdates out = new IntegerUpdates();
        root.walk(op -> {
            if (op instanceof StoreOp store) out.add(store);
        });
        return out;
    }

    private void add(StoreOp store) {
        Operation combined = store.value().definedBy();
        ArithOp kind = combined == null ? null : kindOf(combined);
        if (combined == null || kind == null || !store.value().hasOneUse()) return;
        for (Value v : combined.operands()) {
            if (!(v.definedBy() instanceof LoadOp load) || !v.hasOneUse() || !isOf(store, load)) continue;
            if (!isUndisturbed(load, store)) continue;
            kinds.put(load, kind);
            kinds.put(store, kind);
            return;
        }
    }

    private static boolean isOf(StoreOp store, LoadOp load) {
        return load.block() == store.block()
                && load.memref() == store.memref()
                && load.map().equals(store.map())
                && load.mapOperands().equals(store.mapOperands());
    }

    /** Whether nothing from {@code load} to {@code store} writes: the two are one step. */
    private static boolean isUndisturbed(LoadOp load, StoreOp store) {
        for (Operation op = load.next(); op != null && op != store; op = op.next()) {
            if (!(op instanceof LoadOp) && !Statements.isFree(op)) return false;
        }
        return true;
    }

    private static @Nullable ArithOp kindOf(Operation op) {
        OpKind operation = op.kind();
        if (!(operation instanceof ArithOp kind)) return null;
        return switch (kind) {
            case ADDI, MULI, ANDI, ORI, XORI, MAXSI, MAXUI, MINSI, MINUI -> kind;
            default -> null;
        };
    }

    /** Whether {@code a} and {@code b} are parts of updates that may change places. */
    boolean commute(Operation a, Operation b) {
        ArithOp kind = kinds.get(a);
        return kind != null && kind == kinds.get(b);
    }

    /** Whether {@code first} and {@code second}, of one block, may change places. */
    boolean mayReorder(Operation first, Operation second, Dependences dependences) {
        for (Access a : dependences.accesses(first)) {
            for (Access b : dependences.accesses(second)) {
                boolean conflict = a.isWrite() || b.isWrite();
                if (!conflict || commute(a.op(), b.op())) continue;
                if (dependences.at(a, b, dependences.commonLoops(a, b) + 1) != null) return false;
            }
        }
        return true;
    }
}
