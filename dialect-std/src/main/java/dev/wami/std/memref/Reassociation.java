package dev.wami.std.memref;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which dimensions of an expanded shape make up each dimension of the collapsed one: {@code [[0, 1], [2]]}. Upstream:
 * ReassociationIndices.
 */
public final class Reassociation {
    /** Constraint of the attribute that holds one. */
    static final AttrConstraint ATTRIBUTE = new AttrConstraint() {
        @Override
        public boolean accepts(Attribute a) {
            if (!(a instanceof ArrayAttr groups)) return false;
            for (Attribute g : groups.elements()) {
                if (!(g instanceof ArrayAttr group)) return false;
                for (Attribute i : group.elements()) {
                    if (!(i instanceof IntegerAttr n) || n.type() != IntegerType.I64) return false;
                }
            }
            return true;
        }

        @Override
        public AttrConstraint storage() {
            return Attrs.ARRAY;
        }

        @Override
        public String description() {
            return "Array of 64-bit integer array attributes";
        }
    };

    private final int[][] groups;

    private Reassociation(int[][] groups) {
        this.groups = groups;
    }

    static Reassociation of(ArrayAttr attribute) {
        int[][] groups = new int[attribute.elements().size()][];
        for (int g = 0; g < groups.length; g++) {
            ArrayAttr group = (ArrayAttr) attribute.elements().get(g);
            groups[g] = group.elements().stream()
                    .mapToInt(i -> (int) ((IntegerAttr) i).value())
                    .toArray();
        }
        return new Reassociation(groups);
    }

    /** The groups that end where {@code ends} say, the last of which is the rank. */
    static Reassociation endingAt(List<Integer> ends) {
        int[][] groups = new int[ends.size()][];
        int next = 0;
        for (int g = 0; g < groups.length; g++) {
            groups[g] = new int[ends.get(g) - next];
            for (int i = 0; i < groups[g].length; i++) groups[g][i] = next++;
        }
        return new Reassociation(groups);
    }

    /**
     * The groups that join the dimensions of {@code fine} to those of {@code coarse}, where both were grouped to the
     * same dimensions; null if there are none. Ones at a group's end belong to its last part. Upstream:
     * findCollapsingReassociation.
     *
     * @param fine static
     * @param coarse static
     */
    static @Nullable Reassociation joining(
            Reassociation fineGroups, Shape fine, Reassociation coarseGroups, Shape coarse) {
        // of rank 0 all dimensions are one group
        List<Integer> fineEnds = fineGroups.count() == 0 ? List.of(fine.rank()) : fineGroups.ends();
        List<Integer> coarseEnds = coarseGroups.count() == 0 ? List.of(coarse.rank()) : coarseGroups.ends();
        List<Integer> ends = new ArrayList<>();
        int from = 0;
        int to = 0;
        for (int g = 0; g < fineEnds.size(); g++) {
            int end = fineEnds.get(g);
            for (; to < coarseEnds.get(g) && from < end; to++) {
                long product = fine.dim(from++);
                while (from < end && product < coarse.dim(to)) product *= fine.dim(from++);
                if (product != coarse.dim(to)) return null;
                ends.add(from);
            }
            if (to != coarseEnds.get(g)) return null;
            for (; from < end; from++) if (fine.dim(from) != 1) return null;
            if (!ends.isEmpty()) ends.set(ends.size() - 1, end);
        }
        return endingAt(ends);
    }

    ArrayAttr attribute() {
        List<Attribute> all = new ArrayList<>();
        for (int[] group : groups) {
            List<Attribute> one = new ArrayList<>();
            for (int i : group) one.add(IntegerAttr.i64(i));
            all.add(new ArrayAttr(one));
        }
        return new ArrayAttr(all);
    }

    public int count() {
        return groups.length;
    }

    /** The dimensions of group {@code g}. */
    public int[] group(int g) {
        return groups[g].clone();
    }

    /** Where each group ends, as the number of the dimension after it. */
    List<Integer> ends() {
        List<Integer> ends = new ArrayList<>();
        int next = 0;
        for (int[] group : groups) ends.add(next += group.length);
        return ends;
    }

    // ---- shapes

    /** Why shapes are not the same elements, as upstream says it, or null. Upstream: verifyCollapsedShape. */
    @Nullable
    String mismatch(Shape collapsed, Shape expanded) {
        if (groups.length != collapsed.rank()) {
            return "invalid number of reassociation groups: found " + groups.length + ", expected " + collapsed.rank();
        }
        if (collapsed.rank() == 0) {
            for (long d : expanded.toArray()) {
                if (d != 1) return "rank 0 memrefs can only be extended/collapsed with/from ones";
            }
            return null;
        }
        int next = 0;
        for (int g = 0; g < groups.length; g++) {
            boolean dynamic = false;
            long product = 1;
            for (int d : groups[g]) {
                if (d != next++) return "reassociation indices must be contiguous";
                if (d >= expanded.rank()) return "reassociation index " + d + " is out of bounds";
                dynamic |= expanded.isDynamic(d);
                product *= expanded.dim(d);
            }
            if (collapsed.isDynamic(g) != dynamic) {
                return "collapsed dim (" + g + ") must be dynamic if and only if reassociation group is dynamic";
            }
            if (!dynamic && product != collapsed.dim(g)) {
                return "collapsed dim size (" + collapsed.dim(g) + ") must equal reassociation group size (" + product
                        + ")";
            }
        }
        if (next == expanded.rank()) return null;
        return "expanded rank (" + expanded.rank() + ") inconsistent with number of reassociation indices (" + next
                + ")";
    }

    // ---- layouts

    /** What {@code source} expanded to {@code shape} is; null if it is not strided. Upstream: computeExpandedType. */
    @Nullable
    MemRefType expand(MemRefType source, Shape shape) {
        if (Layouts.isIdentity(source)) return source.with(shape, null);
        long[] layout = source.stridesAndOffset();
        if (layout == null) return null;
        long[] strides = new long[shape.rank()];
        Arrays.fill(strides, 1); // of all dimensions where there are no groups
        for (int g = 0; g < groups.length; g++) {
            long stride = layout[g];
            for (int i = groups[g].length - 1; i >= 0; i--) {
                strides[groups[g][i]] = stride;
                stride = times(stride, shape.dim(groups[g][i]));
            }
        }
        return source.with(shape, new StridedLayoutAttr(layout[source.rank()], Shape.of(strides)));
    }

    /**
     * What {@code source} collapsed to {@code shape} is; null if dimensions of one group are known not to lie behind
     * each other. Upstream: computeCollapsedLayoutMap.
     */
    @Nullable
    MemRefType collapse(MemRefType source, Shape shape) {
        if (Layouts.isIdentity(source)) return source.with(shape, null);
        long[] layout = source.stridesAndOffset();
        if (layout == null) return null;
        long[] strides = new long[groups.length];
        for (int g = 0; g < groups.length; g++) {
            int last = innermost(g, source.shape());
            boolean certain = !source.shape().isDynamic(groups[g][last]) || last == 0;
            strides[g] = certain ? layout[groups[g][last]] : Shape.DYNAMIC;
            long stride = strides[g];
            for (int i = groups[g].length - 1; i > 0; i--) {
                stride = times(stride, source.shape().dim(groups[g][i]));
                int outer = groups[g][i - 1];
                if (source.shape().dim(outer) == 1) continue;
                if (stride != Shape.DYNAMIC && layout[outer] != Shape.DYNAMIC && stride != layout[outer]) return null;
            }
        }
        return source.with(shape, new StridedLayoutAttr(layout[source.rank()], Shape.of(strides)));
    }

    /** The position in group {@code g} of the last dimension that is not of size 1, or the first. */
    public int innermost(int g, Shape expanded) {
        int last = groups[g].length - 1;
        while (last > 0 && expanded.dim(groups[g][last]) == 1) last--;
        return last;
    }

    private static long times(long a, long b) {
        return a == Shape.DYNAMIC || b == Shape.DYNAMIC ? Shape.DYNAMIC : a * b;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Reassociation r && ends().equals(r.ends());
    }

    @Override
    public int hashCode() {
        return ends().hashCode();
    }
}
