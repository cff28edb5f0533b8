package dev.wami.loops.slp;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineVectorAccess;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Puts the operations on vectors that the packs of a tree are in front of the last of its stores. */
final class Emission {
    private final PackTree tree;
    private final Builder at;
    private final Location location;
    private final Map<Pack, Value> vectors = new IdentityHashMap<>();

    private Emission(PackTree tree) {
        this.tree = tree;
        AffineAccess.StoreOp last = BlockMemory.last(tree.stores());
        at = Builder.before(last);
        location = last.location();
    }

    static void of(PackTree tree) {
        Emission out = new Emission(tree);
        // a pack is in the list behind those that it is computed from
        for (Pack p : tree.packs()) out.vectors.put(p, out.vector(p));
        AffineAccess.StoreOp first = tree.stores().get(0);
        out.at.insert(new AffineVectorAccess.VectorStoreOp(
                out.location, out.of(tree.root()), first.memref(), first.map(), first.mapOperands()));
        out.erase();
    }

    private Value of(Pack pack) {
        return Objects.requireNonNull(vectors.get(pack));
    }

    private Value vector(Pack pack) {
        Value first = pack.lanes().get(0);
        VectorType type = VectorType.of(first.type(), pack.lanes().size());
        switch (pack.form()) {
            case SPLAT:
                return at.insert(new BroadcastOp(location, first, type)).result();
            case GATHER:
                return at.insert(new FromElementsOp(location, type, pack.lanes()))
                        .result();
            case LOAD:
                AffineAccess.LoadOp load =
                        (AffineAccess.LoadOp) pack.operations().get(0);
                return at.insert(new AffineVectorAccess.VectorLoadOp(
                                location, load.memref(), load.map(), load.mapOperands(), type))
                        .result();
            default:
                Operation wide = pack.operations().get(0).withResults(List.of(type));
                for (int i = 0; i < pack.operands().size(); i++) {
                    wide.setOperand(i, of(pack.operands().get(i)));
                }
                at.insert(wide);
                return wide.result(0);
        }
    }

    /** The stores, and what only they needed, users first. */
    private void erase() {
        for (AffineAccess.StoreOp s : tree.stores()) s.erase();
        List<Operation> left = new ArrayList<>(tree.dead());
        while (!left.isEmpty()) {
            if (!left.removeIf(op -> {
                if (!op.isUnused()) return false;
                op.erase();
                return true;
            })) {
                throw new IllegalStateException("what is to go is used");
            }
        }
    }
}
