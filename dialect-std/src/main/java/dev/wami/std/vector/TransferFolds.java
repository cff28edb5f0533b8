package dev.wami.std.vector;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.memref.CastOp;
import dev.wami.std.vector.VectorShapes.TransposeOp;
import java.util.Arrays;
import java.util.List;

/** {@code vector.transfer_read} and {@code vector.transfer_write} made simpler. */
final class TransferFolds {
    private TransferFolds() {}

    static FoldResult fold(TransferReadOp op, Folder folder) {
        Value written = written(op, folder);
        if (written != null) return FoldResult.of(written);
        return simplified(op, folder);
    }

    static FoldResult fold(TransferWriteOp op, Folder folder) {
        if (op.base().type() instanceof TensorType && op.value().definedBy() instanceof TransferReadOp read) {
            if (isWholeCopy(op, read, folder) || read.base() == op.base() && moveSame(op, read)) {
                return FoldResult.of(read.base());
            }
        }
        return simplified(op, folder);
    }

    /** What both have: dimensions found to be in bounds, a mask that is all true, a cast of the memref. */
    private static FoldResult simplified(TransferOp op, Folder folder) {
        if (findInBounds(op, folder)) return FoldResult.CHANGED;
        if (op.mask() != null && MaskFormat.of(op.mask()) == MaskFormat.ALL_TRUE) {
            op.dropMask();
            return FoldResult.CHANGED;
        }
        return CastOp.foldIntoUser(op, null) ? FoldResult.CHANGED : FoldResult.NONE;
    }

    // ---- in_bounds

    private static boolean findInBounds(TransferOp op, Folder folder) {
        List<AffineExpr> results = op.map().results();
        boolean[] inBounds = op.inBounds();
        boolean changed = false;
        boolean allOthers = true;
        for (int i = 0; i < inBounds.length; i++) {
            if (inBounds[i]) continue;
            if (!(results.get(i) instanceof AffineDimExpr d)) continue;
            inBounds[i] = isInBounds(op, i, d.position(), folder);
            changed |= inBounds[i];
            allOthers &= inBounds[i];
        }
        for (int i = 0; i < inBounds.length && allOthers; i++) {
            if (!isBroadcast(results.get(i)) || inBounds[i]) continue;
            inBounds[i] = true;
            changed = true;
        }
        if (changed) op.setAttribute(TransferOp.IN_BOUNDS, VectorAttrs.boolArray(inBounds));
        return changed;
    }

    private static boolean isBroadcast(AffineExpr e) {
        return e instanceof AffineConstantExpr c && c.value() == 0;
    }

    private static boolean isInBounds(TransferOp op, int dim, int memoryDim, Folder folder) {
        Shape shape = op.memory().shape();
        IntegerAttr index = folder.integer(op.indices().get(memoryDim));
        return !shape.isDynamic(memoryDim)
                && index != null
                && index.value() + op.type().shape().dim(dim) <= shape.dim(memoryDim);
    }

    private static boolean isAllInBounds(TransferOp op) {
        for (boolean b : op.inBounds()) if (!b) return false;
        return true;
    }

    // ---- tensors

    /** The vector that was written where {@code read} reads, past writes that do not touch it. */
    private static @org.jspecify.annotations.Nullable Value written(TransferReadOp read, Folder folder) {
        if (!(read.base().type() instanceof TensorType)) return null;
        Value base = read.base();
        while (base.definedBy() instanceof TransferWriteOp write) {
            if (isAllInBounds(write) && moveSame(write, read)) return write.value();
            if (!areDisjoint(write, read, folder)) return null;
            base = write.base();
        }
        return null;
    }

    /** Whether both move the same vector between registers and the same place, without masks. */
    private static boolean moveSame(TransferOp a, TransferOp b) {
        return a.indices().equals(b.indices())
                && a.type().equals(b.type())
                && a.map().equals(b.map())
                && a.mask() == null
                && b.mask() == null;
    }

    private static boolean areDisjoint(TransferOp a, TransferOp b, Folder folder) {
        if (!a.type().equals(b.type())) return false;
        int lead = a.memory().rank() - a.map().results().size();
        for (int i = 0; i < a.indices().size(); i++) {
            IntegerAttr x = folder.integer(a.indices().get(i));
            IntegerAttr y = folder.integer(b.indices().get(i));
            if (x == null || y == null) continue;
            long distance = Math.abs(x.value() - y.value());
            if (distance >= (i < lead ? 1 : a.type().shape().dim(i - lead))) return true;
        }
        return false;
    }

    /** A write of all that was read of a tensor of the same type, all of it. */
    private static boolean isWholeCopy(TransferWriteOp write, TransferReadOp read, Folder folder) {
        if (write.map().results().isEmpty() || !isMinorIdentity(read.map()) || !isMinorIdentity(write.map())) {
            return false;
        }
        if (read.map().results().size() != write.map().results().size()) return false;
        if (!isAllInBounds(read) || !isAllInBounds(write)) return false;
        if (!read.base().type().equals(write.base().type()) || !read.type().equals(write.type())) return false;
        if (!read.type().shape().equals(read.memory().shape())) return false;
        for (Value v : read.indices()) if (!folder.isZero(v)) return false;
        for (Value v : write.indices()) if (!folder.isZero(v)) return false;
        return true;
    }

    private static boolean isMinorIdentity(AffineMap map) {
        int lead = map.dims() - map.results().size();
        for (int i = 0; i < map.results().size(); i++) {
            if (!map.results().get(i).equals(AffineExpr.dim(lead + i))) return false;
        }
        return lead >= 0;
    }

    // ---- rewrites

    /** A write that a later one overwrites goes away from the chain: its tensor is no longer used by it. */
    static boolean canonicalize(TransferWriteOp op, Rewriter rewriter) {
        if (!(op.base().type() instanceof TensorType)) return false;
        TransferWriteOp user = op;
        while (user.base().definedBy() instanceof TransferWriteOp before) {
            boolean overwritten = before.indices().equals(op.indices())
                    && before.mask() == op.mask()
                    && before.type().equals(op.type())
                    && before.map().equals(op.map());
            if (overwritten) {
                user.setOperand(1, before.base());
                rewriter.changed(user);
                return true;
            }
            if (!areDisjoint(before, op, rewriter.folder()) || !before.result().hasOneUse()) return false;
            user = before;
        }
        return false;
    }

    /** What is read of a tensor just written is the vector, with its dimensions in another order and some stretched. */
    static boolean canonicalize(TransferReadOp op, Rewriter rewriter) {
        if (!(op.base().definedBy() instanceof TransferWriteOp write)) return false;
        if (!(op.base().type() instanceof TensorType) || !(write.base().type() instanceof TensorType)) return false;
        if (op.mask() != null || write.mask() != null || !op.indices().equals(write.indices())) return false;
        if (!isAllInBounds(op) || !isAllInBounds(write) || !Arrays.equals(chunk(op), chunk(write))) return false;
        int rank = op.type().rank();
        // for each dimension read, the dimension written, or -1 where it is stretched
        int[] from = new int[rank];
        int stretched = 0;
        for (int i = 0; i < rank; i++) {
            from[i] = write.map().results().indexOf(op.map().results().get(i));
            if (isBroadcast(op.map().results().get(i))) from[i] = -1;
            if (from[i] < 0) stretched++;
        }
        if (rank - stretched != write.type().rank()) return false;
        long[] order = new long[rank]; // of the broadcast, by the dimensions read: stretched ones first
        long[] permutation = new long[rank];
        int next = 0;
        for (int i = 0; i < rank; i++) {
            int at = from[i] < 0 ? next++ : stretched + from[i];
            order[at] = i;
            permutation[i] = at;
        }
        Location at = op.location();
        Value vector = rewriter.insert(new BroadcastOp(at, write.value(), permuted(op.type(), order)))
                .result();
        rewriter.replace(op, new TransposeOp(at, vector, permutation));
        return true;
    }

    private static VectorType permuted(VectorType type, long[] order) {
        long[] dims = new long[order.length];
        long scalable = 0;
        for (int i = 0; i < dims.length; i++) {
            dims[i] = type.shape().dim((int) order[i]);
            if (type.isScalable((int) order[i])) scalable |= 1L << i;
        }
        return new VectorType(Shape.of(dims), type.element(), scalable);
    }

    /** How many elements of each dimension of memory are moved. */
    private static long[] chunk(TransferOp op) {
        long[] sizes = new long[op.map().dims()];
        Arrays.fill(sizes, 1);
        for (int i = 0; i < op.map().results().size(); i++) {
            if (op.map().results().get(i) instanceof AffineDimExpr d) {
                sizes[d.position()] = op.type().shape().dim(i);
            }
        }
        return sizes;
    }
}
