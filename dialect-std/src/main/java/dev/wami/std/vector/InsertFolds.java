package dev.wami.std.vector;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import dev.wami.std.vector.VectorElements.InsertOp;
import dev.wami.std.vector.VectorElements.ToElementsOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code vector.insert} made simpler. */
final class InsertFolds {
    /** Constants of more elements are not made, unless the one that they come from goes away. */
    static final int LARGE = 256;

    private InsertFolds() {}

    static FoldResult fold(InsertOp op, Folder folder) {
        VectorType type = VectorOperation.vector(op.result());
        if (op.position().rank() == 0 && op.value().type().equals(type)) return FoldResult.of(op.value());
        boolean changed = Position.foldConstants(op, 2, type.shape(), folder);
        // insert(x, insert(y, d, p), p) -> insert(x, d, p)
        if (op.dest().definedBy() instanceof InsertOp before
                && op.position().mixed().equals(before.position().mixed())) {
            op.setOperand(1, before.dest());
            return FoldResult.CHANGED;
        }
        if (op.position().hasPoison()) return FoldResult.of(PoisonAttr.POISON);
        DenseElementsAttr constant = constant(op, folder);
        if (constant != null) return FoldResult.of(constant);
        return changed ? FoldResult.CHANGED : FoldResult.NONE;
    }

    private static @Nullable DenseElementsAttr constant(InsertOp op, Folder folder) {
        VectorType type = VectorOperation.vector(op.result());
        DenseElementsAttr dest = ConstantElements.of(folder, op.dest());
        Attribute value = folder.constant(op.value());
        if (!op.position().isStatic() || dest == null || value == null || type.scalable() != 0) return null;
        if (type.shape().elementCount() > LARGE && !op.result().hasOneUse()) return null;
        DenseElementsAttr inserted = value instanceof DenseElementsAttr
                ? ConstantElements.of(folder, op.value())
                : ConstantElements.splat(type, ConstantElements.converted(value, type.element()));
        if (inserted == null) return null;
        long[] bits = ConstantElements.all(dest);
        int start = op.position().start(type.shape());
        int count = Rearrangement.count(op.value());
        for (int i = 0; i < count; i++) bits[start + i] = inserted.get(inserted.isSplat() ? 0 : i);
        return DenseElementsAttr.of(type, bits);
    }

    static boolean canonicalize(InsertOp op, Rewriter rewriter) {
        VectorType type = VectorOperation.vector(op.result());
        Value scalar = BroadcastFolds.scalar(op.value());
        Value from = null;
        if (op.value().type() instanceof VectorType v
                && v.shape().elementCount() == type.shape().elementCount()) from = op.value();
        else if (scalar != null && scalar == BroadcastFolds.scalar(op.dest())) from = scalar;
        if (from == null) return fullChain(op, rewriter);
        rewriter.replace(op, new BroadcastOp(op.location(), from, type));
        return true;
    }

    /** Insertions that together give every element of a vector are {@code vector.from_elements}. */
    private static boolean fullChain(InsertOp op, Rewriter rewriter) {
        VectorType type = VectorOperation.vector(op.result());
        if (type.scalable() != 0) return false;
        for (Use u : op.result().uses()) {
            if (u.owner() instanceof InsertOp next && next.dest() == op.result()) return false;
        }
        List<InsertOp> chain = new ArrayList<>();
        for (InsertOp i = op; i != null; i = i.dest().definedBy() instanceof InsertOp before ? before : null) {
            if (!i.position().isStatic() || i != op && !i.result().hasOneUse()) return false;
            chain.add(i);
        }
        int count = Positions.count(type.shape());
        boolean[] given = new boolean[count];
        int left = count;
        int used = 0;
        while (left > 0 && used < chain.size()) {
            InsertOp insert = chain.get(used++);
            if (insert.position().hasPoison()) return false;
            int start = insert.position().start(type.shape());
            for (int i = 0; i < Rearrangement.count(insert.value()); i++) {
                if (!given[start + i]) left--;
                given[start + i] = true;
            }
        }
        if (left > 0) return false;
        Value[] elements = new Value[count];
        for (int k = used - 1; k >= 0; k--) {
            InsertOp insert = chain.get(k);
            int start = insert.position().start(type.shape());
            if (!(insert.value().type() instanceof VectorType)) {
                elements[start] = insert.value();
                continue;
            }
            ToElementsOp parts = rewriter.insert(new ToElementsOp(op.location(), insert.value()));
            for (int i = 0; i < parts.resultCount(); i++) elements[start + i] = parts.result(i);
        }
        rewriter.replace(op, new FromElementsOp(op.location(), type, List.of(elements)));
        return true;
    }
}
