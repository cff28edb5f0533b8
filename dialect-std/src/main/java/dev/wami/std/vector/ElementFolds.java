package dev.wami.std.vector;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import dev.wami.std.vector.VectorElements.ToElementsOp;
import dev.wami.std.vector.VectorShapes.ShapeCastOp;
import dev.wami.std.vector.VectorShuffles.InterleaveOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code vector.from_elements}, {@code vector.to_elements} and {@code vector.shuffle} made simpler. */
final class ElementFolds {
    private ElementFolds() {}

    // ---- to_elements

    static FoldResult fold(ToElementsOp op) {
        if (op.source().definedBy() instanceof FromElementsOp from) return FoldResult.ofAll(from.operands());
        Value scalar = BroadcastFolds.scalar(op.source());
        return scalar == null || op.resultCount() == 0
                ? FoldResult.NONE
                : FoldResult.ofAll(Collections.nCopies(op.resultCount(), scalar));
    }

    /** {@code to_elements(broadcast(v))} repeats the elements of v. */
    static boolean canonicalize(ToElementsOp op, Rewriter rewriter) {
        if (!(op.source().definedBy() instanceof BroadcastOp broadcast)) return false;
        if (!(broadcast.source().type() instanceof VectorType)) return false;
        ToElementsOp elements = rewriter.insert(new ToElementsOp(op.location(), broadcast.source()));
        List<Value> out = new ArrayList<>();
        for (int source : broadcast.sources(0)) out.add(elements.result(source));
        rewriter.replace(op, out);
        return true;
    }

    // ---- from_elements

    static FoldResult fold(FromElementsOp op, Folder folder) {
        List<Value> elements = op.operands();
        if (elements.isEmpty()) return FoldResult.NONE;
        VectorType type = VectorOperation.vector(op.result());
        if (elements.get(0).definedBy() instanceof ToElementsOp to
                && to.source().type().equals(type)
                && elements.equals(to.results())) return FoldResult.of(to.source());
        List<@Nullable Attribute> constants = new ArrayList<>();
        for (Value v : elements) constants.add(folder.constant(v));
        DenseElementsAttr all = ConstantElements.of(type, constants);
        return all == null ? FoldResult.NONE : FoldResult.of(all);
    }

    static boolean canonicalize(FromElementsOp op, Rewriter rewriter) {
        List<Value> elements = op.operands();
        if (elements.isEmpty()) return false;
        if (new java.util.HashSet<>(elements).size() == 1) {
            rewriter.replace(op, new BroadcastOp(op.location(), elements.get(0), VectorOperation.vector(op.result())));
            return true;
        }
        return elements.size() > 1 && asShapeCast(op, rewriter);
    }

    /** All elements of a part of one vector, in their order, are that part in another shape. */
    private static boolean asShapeCast(FromElementsOp op, Rewriter rewriter) {
        List<Value> elements = op.operands();
        if (!(elements.get(0).definedBy() instanceof ExtractOp first)) return false;
        Value source = first.source();
        Shape shape = VectorOperation.vector(source).shape();
        long[] start = first.position().constants();
        int rank = start.length;
        long covered = 1;
        while (rank > 0 && start[rank - 1] == 0 && covered < elements.size()) covered *= shape.dim(--rank);
        if (covered != elements.size() || !first.position().isStatic()) return false;
        long[] expected = start.clone();
        for (Value v : elements) {
            if (!(v.definedBy() instanceof ExtractOp e) || e.source() != source) return false;
            if (!Arrays.equals(e.position().constants(), expected)) return false;
            for (int d = expected.length - 1; d >= 0; d--) {
                if (++expected[d] < shape.dim(d)) break;
                expected[d] = 0;
            }
        }
        Value part = rank == 0
                ? source
                : rewriter.insert(new ExtractOp(op.location(), source, Arrays.copyOf(start, rank)))
                        .result();
        rewriter.replace(op, new ShapeCastOp(op.location(), part, VectorOperation.vector(op.result())));
        return true;
    }

    // ---- shuffle

    static FoldResult fold(ShuffleOp op, Folder folder) {
        VectorType left = VectorOperation.vector(op.v1());
        VectorType right = VectorOperation.vector(op.v2());
        if (left.rank() == 0) return FoldResult.NONE;
        long[] mask = op.mask();
        if (counts(mask, 0, left.shape().dim(0))) return FoldResult.of(op.v1());
        if (counts(mask, left.shape().dim(0), right.shape().dim(0))) return FoldResult.of(op.v2());
        boolean leftPoison = ConstantElements.isPoison(folder, op.v1());
        boolean rightPoison = ConstantElements.isPoison(folder, op.v2());
        if (leftPoison && rightPoison) return FoldResult.of(PoisonAttr.POISON);
        DenseElementsAttr a = ConstantElements.of(folder, op.v1());
        DenseElementsAttr b = ConstantElements.of(folder, op.v2());
        if (left.rank() != 1 || a == null && !leftPoison || b == null && !rightPoison) return FoldResult.NONE;
        // what is poison may be anything: the first element of the first operand that is not poison
        long anything = a != null ? a.get(0) : b == null ? 0 : b.get(0);
        long[] bits = new long[mask.length];
        for (int i = 0; i < bits.length; i++) {
            long at = mask[i] - left.shape().dim(0);
            DenseElementsAttr from = at < 0 ? a : b;
            bits[i] = mask[i] < 0 || from == null ? anything : from.get(at < 0 ? mask[i] : at);
        }
        return FoldResult.of(DenseElementsAttr.of(VectorOperation.vector(op.result()), bits));
    }

    /** Whether {@code mask} is all of {@code from, from + 1, ...} up to {@code count} numbers. */
    private static boolean counts(long[] mask, long from, long count) {
        if (mask.length != count) return false;
        for (int i = 0; i < mask.length; i++) if (mask[i] != from + i) return false;
        return true;
    }

    static boolean canonicalize(ShuffleOp op, Rewriter rewriter) {
        Operation simpler = simpler(op);
        if (simpler == null) return false;
        rewriter.replace(op, simpler);
        return true;
    }

    private static @Nullable Operation simpler(ShuffleOp op) {
        Location at = op.location();
        VectorType to = VectorOperation.vector(op.result());
        VectorType from = VectorOperation.vector(op.v1());
        long[] mask = op.mask();
        Value scalar = BroadcastFolds.scalar(op.v1());
        if (scalar != null && scalar == BroadcastFolds.scalar(op.v2())) return new BroadcastOp(at, scalar, to);
        if (to.rank() == 1 && from.equals(op.v2().type()) && interleaves(mask, from)) {
            return new InterleaveOp(at, op.v1(), op.v2(), to);
        }
        if (from.rank() > 0 || mask.length != 1) return null;
        return new BroadcastOp(at, mask[0] == 0 ? op.v1() : op.v2(), to);
    }

    private static boolean interleaves(long[] mask, VectorType from) {
        long half = from.shape().elementCount();
        if (mask.length != 2 * half) return false;
        for (int i = 0; i < half; i++) if (mask[2 * i] != i || mask[2 * i + 1] != half + i) return false;
        return true;
    }
}
