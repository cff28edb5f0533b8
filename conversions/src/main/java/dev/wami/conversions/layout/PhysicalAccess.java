package dev.wami.conversions.layout;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.memref.MemRefAllocation.AllocLikeOp;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.memref.MemRefShape.DimOp;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import java.util.ArrayList;
import java.util.List;

/**
 * The operations on a memref with a layout map, on the space that the map leads to. The types of values change
 * elsewhere.
 */
final class PhysicalAccess {
    private PhysicalAccess() {}

    /** Sizes of {@code alloc} become those of {@code space}. Upstream: createNewDynamicSizes. */
    static void allocate(AllocLikeOp alloc, PhysicalSpace space) {
        Builder at = Builder.before(alloc);
        Shape logical = alloc.type().shape();
        List<Value> sizes = new ArrayList<>();
        for (AffineExpr e : space.map().results()) {
            int i = logical.dynamicCount() == 0 ? -1 : PhysicalSpace.dynamicDim(e, logical);
            if (i < 0) continue;
            int before = 0;
            for (int k = 0; k < i; k++) if (logical.isDynamic(k)) before++;
            sizes.add(apply(
                    at,
                    alloc.location(),
                    PhysicalSpace.reach(e),
                    1,
                    List.of(alloc.sizes().get(before))));
        }
        alloc.setOperands(0, sizes);
        alloc.setOperands(1, List.of());
    }

    /** A size of the memref, not of its space. */
    static void size(DimOp dim, PhysicalSpace space) {
        Builder at = Builder.before(dim);
        int i = dim.constantIndex();
        Shape logical = ((MemRefType) dim.source().type()).shape();
        if (logical.isDynamic(i)) {
            dim.setOperand(1, constant(at, dim.location(), space.resultOf(i)));
            return;
        }
        dim.replaceAllUsesWith(List.of(constant(at, dim.location(), logical.dim(i))));
        dim.erase();
    }

    /** The subscripts of an access in affine, with {@code layout} after them. */
    static void subscript(AffineAccess.AccessOp access, AffineMap layout) {
        ValueMap simple = new ValueMap(layout.compose(access.map()), access.mapOperands()).compose();
        access.setSubscripts(simple.map(), simple.operands());
    }

    /** Whether the last operands of {@code op} are one index for each dimension. */
    static boolean isIndexed(Operation op) {
        if (!(op.kind() instanceof MemRefOp kind)) return false;
        return switch (kind) {
            case LOAD, STORE, PREFETCH, ATOMIC_RMW, GENERIC_ATOMIC_RMW -> true;
            default -> false;
        };
    }

    /** The indices of such an operation, mapped by {@code layout}. */
    static void index(Operation op, AffineMap layout) {
        List<Value> operands = op.operands();
        int first = operands.size() - layout.dims();
        List<Value> all = new ArrayList<>(operands.subList(0, first));
        List<Value> indices = operands.subList(first, operands.size());
        for (AffineExpr e : layout.results()) {
            all.add(apply(Builder.before(op), op.location(), e, layout.dims(), indices));
        }
        op.setAllOperands(all);
    }

    /** A copy between two layouts, element by element. */
    static void copyEach(MemRefAccess.CopyOp copy) {
        Builder at = Builder.before(copy);
        Location location = copy.location();
        MemRefType type = (MemRefType) copy.source().type();
        Value zero = constant(at, location, 0);
        Value one = constant(at, location, 1);
        List<Value> indices = new ArrayList<>();
        for (int i = 0; i < type.rank(); i++) {
            Value size = type.shape().isDynamic(i)
                    ? at.insert(new DimOp(location, copy.source(), constant(at, location, i)))
                            .result()
                    : constant(at, location, type.shape().dim(i));
            ForOp loop = at.insert(new ForOp(location, zero, size, one, List.of()));
            indices.add(loop.inductionVariable());
            at = Builder.before(Builder.atEnd(loop.body()).insert(new YieldOp(location, List.of())));
        }
        Value element = at.insert(new MemRefAccess.LoadOp(location, copy.source(), indices))
                .result();
        at.insert(new MemRefAccess.StoreOp(location, element, copy.target(), indices));
        copy.erase();
    }

    private static Value apply(Builder at, Location location, AffineExpr e, int dims, List<Value> operands) {
        ValueMap simple = new ValueMap(new AffineMap(dims, 0, List.of(e)), operands).compose();
        AffineExpr result = simple.map().results().get(0);
        if (simple.map().isSingleConstant()) {
            return constant(at, location, simple.map().singleConstant());
        }
        boolean isInput =
                simple.map().inputs() == 1 && (result.equals(AffineExpr.dim(0)) || result.equals(AffineExpr.symbol(0)));
        return isInput
                ? simple.operands().get(0)
                : at.insert(new ApplyOp(location, simple.map(), simple.operands()))
                        .result();
    }

    private static Value constant(Builder at, Location location, long value) {
        return ConstantOp.insert(at, location, IndexType.INDEX, value);
    }
}
