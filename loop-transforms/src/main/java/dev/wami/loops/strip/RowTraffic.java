package dev.wami.loops.strip;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.dependence.Position;
import dev.wami.loops.nest.ElementBytes;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.ValueMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The large memrefs that nests of loops go over by rows: an iteration of the outermost loop touches the row of its
 * variable, or one a constant number of rows away. What is small stays in the cache and does not count.
 */
final class RowTraffic {
    private final long small;
    private final Map<Value, MemRefType> large = new LinkedHashMap<>();
    private final Set<Value> shared = new HashSet<>();

    /** @param small up to how many bytes a memref is left out */
    RowTraffic(long small) {
        this.small = small;
    }

    /** Where {@code nest} stands, what it goes over being counted; null if it does not go by rows. */
    @Nullable
    Position add(AffineForOp nest) {
        Walk walk = new Walk(nest);
        if (!walk.isByRows()) return null;
        for (Map.Entry<Value, MemRefType> e : walk.touched.entrySet()) {
            if (large.put(e.getKey(), e.getValue()) != null) shared.add(e.getKey());
        }
        return walk.position();
    }

    /** Bytes of all rows. */
    long bytes() {
        long out = 0;
        for (MemRefType type : large.values()) out += bytes(type);
        return out;
    }

    /** Bytes of one row of each memref. */
    long bytesPerRow() {
        long out = 0;
        for (MemRefType type : large.values()) out += bytes(type) / type.shape().dim(0);
        return out;
    }

    /** Whether several nests go over one memref. */
    boolean isShared() {
        return !shared.isEmpty();
    }

    private static long bytes(MemRefType type) {
        long out = ElementBytes.of(type.element());
        Shape shape = type.shape();
        for (int i = 0; i < shape.rank(); i++) out *= shape.dim(i);
        return out;
    }

    private boolean isSmall(MemRefType type) {
        return type.shape().isStatic() && ElementBytes.of(type.element()) > 0 && bytes(type) <= small;
    }

    /** What one nest does. */
    private final class Walk {
        private final AffineForOp nest;
        private final Map<Value, MemRefType> touched = new LinkedHashMap<>();
        private boolean moves;
        private @Nullable Long point;

        Walk(AffineForOp nest) {
            this.nest = nest;
        }

        boolean isByRows() {
            for (Operation op : nest.collect(Operation.class)) {
                if (op instanceof AccessOp access) {
                    if (!add(access)) return false;
                } else if (!touchesSmall(op)) {
                    return false;
                }
            }
            return true;
        }

        Position position() {
            return moves ? Position.of(nest) : Position.at(point == null ? 0 : point, nest);
        }

        private boolean touchesSmall(Operation op) {
            var effects = Effects.own(op);
            if (effects == null) return op.regionCount() > 0 || op == nest.yieldOp() || Effects.isMemoryEffectFree(op);
            for (Effect e : effects) {
                Value memory = e.value();
                if (memory == null || !(memory.type() instanceof MemRefType type) || !isSmall(type)) return false;
            }
            return true;
        }

        private boolean add(AccessOp access) {
            MemRefType type = access.memrefType();
            if (!type.shape().isStatic() || type.layout() != null || ElementBytes.of(type.element()) == 0) return false;
            if (isSmall(type)) return true;
            ValueMap at = new ValueMap(access.map(), access.mapOperands()).compose();
            if (at.map().results().isEmpty() || !addRow(at)) return false;
            touched.put(MemoryFacts.source(access.memref()), type);
            return true;
        }

        /** Row {@code i + c}, also by counters of loops in the nest; or always the same. */
        private boolean addRow(ValueMap at) {
            AffineExpr row = at.map().results().get(0);
            int dims = at.map().dims();
            FlatExpr sum = FlatExpr.of(row, dims, at.map().symbols());
            if (sum == null || sum.hasQuotients()) return false;
            boolean constant = true;
            boolean advances = false;
            for (int i = 0; i < at.operands().size(); i++) {
                long factor = i < dims ? sum.dim(i) : sum.symbol(i - dims);
                if (factor == 0) continue;
                constant = false;
                Value v = at.operands().get(i);
                if (v == nest.inductionVariable()) advances = factor == 1;
                else if (!isInside(v)) return false;
            }
            if (constant && point == null) point = sum.constant();
            moves |= advances;
            return constant || advances;
        }

        private boolean isInside(Value v) {
            Block home = v.block();
            Operation around = home == null ? null : home.parentOp();
            return around != null && (around == nest || nest.isProperAncestorOf(around));
        }
    }
}
