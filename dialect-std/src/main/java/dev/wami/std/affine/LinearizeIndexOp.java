package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The number with given digits: {@code [z, y, x] by (Z, Y, X)} is {@code (z * Y + y) * X + x}. {@code disjoint}
 * promises that no digit but the first is negative or reaches its bound. Upstream: affine.linearize_index.
 */
public final class LinearizeIndexOp extends BasisOp {
    private static final String DISJOINT = "disjoint";

    static final OpSpec SPEC = OpSpec.of(AffineOp.LINEARIZE_INDEX, "linearize an index")
            .variadic("multi_index", Types.INDEX)
            .variadic(DYNAMIC, Types.INDEX)
            .attribute(STATIC, Attrs.DENSE_I64_ARRAY)
            .defaulted(DISJOINT, Attrs.UNIT_PROPERTY, IntegerAttr.FALSE)
            .result("linear_index", Types.INDEX)
            .format("(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by`"
                    + " custom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\","
                    + " \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($linear_index)");

    LinearizeIndexOp(OpState state) {
        super(SPEC, state);
    }

    /** {@code basis} has as many elements as {@code multiIndex}, or one less. */
    public LinearizeIndexOp(
            Location location, List<? extends Value> multiIndex, List<MixedIndex> basis, boolean disjoint) {
        super(SPEC, state(location, multiIndex, basis, disjoint));
    }

    private static OpState state(
            Location location, List<? extends Value> multiIndex, List<MixedIndex> basis, boolean disjoint) {
        OpState state = OpState.at(location)
                .operands(multiIndex)
                .operands(MixedIndex.values(basis))
                .property(STATIC, MixedIndex.attribute(basis))
                .result(IndexType.INDEX);
        return disjoint ? state.property(DISJOINT, UnitAttr.UNIT) : state;
    }

    public List<Value> multiIndex() {
        return operands(0);
    }

    public boolean isDisjoint() {
        return attribute(DISJOINT) == UnitAttr.UNIT;
    }

    @Override
    public int digits() {
        return multiIndex().size();
    }

    @Override
    int basisGroup() {
        return 1;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        int given = staticBasis().length;
        String wrong = digits() == given || digits() == given + 1
                ? wrongDynamicBasis()
                : "should be passed a basis element for each index except possibly the first";
        if (wrong != null) diagnostics.error(this, "%s", wrong);
    }

    // ---- simplification

    @Override
    public FoldResult fold(Folder folder) {
        if (foldBasis(folder)) return FoldResult.CHANGED;
        List<Value> indices = multiIndex();
        if (indices.isEmpty()) return FoldResult.of(IntegerAttr.index(0));
        if (indices.size() == 1) return FoldResult.of(indices.get(0));
        if (operandCount() > indices.size()) return FoldResult.NONE;
        long[] digits = new long[indices.size()];
        for (int i = 0; i < digits.length; i++) {
            IntegerAttr c = folder.integer(indices.get(i));
            if (c == null) return FoldResult.NONE;
            digits[i] = c.value();
        }
        return FoldResult.of(IntegerAttr.index(join(digits, MixedIndex.constants(effectiveBasis()))));
    }

    /** The number of {@code digits}, of which there is one more than {@code basis} is long. */
    private static long join(long[] digits, long[] basis) {
        long x = digits[0];
        for (int i = 0; i < basis.length; i++) x = x * basis[i] + digits[i + 1];
        return x;
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return dropUnits(rewriter) || dropLeadingZero(rewriter) || new DelinearizeCancellation(this, rewriter).run();
    }

    /** A digit of one value is zero if it is disjoint, so that it adds nothing; and where it is known to be zero. */
    private boolean dropUnits(Rewriter rewriter) {
        List<Value> indices = new ArrayList<>();
        List<MixedIndex> kept = new ArrayList<>();
        for (int i = 0; i < digits(); i++) {
            Value index = multiIndex().get(i);
            MixedIndex bound = bound(i);
            boolean adds = bound == null || !bound.isConstant(1) || !isDisjoint() && !isZero(index, rewriter);
            if (!adds) continue;
            indices.add(index);
            if (bound != null) kept.add(bound);
        }
        if (indices.size() == digits()) return false;
        if (indices.isEmpty()) rewriter.replace(this, new ConstantOp(location(), IntegerAttr.index(0)));
        else rewriter.replace(this, new LinearizeIndexOp(location(), indices, kept, isDisjoint()));
        return true;
    }

    private boolean dropLeadingZero(Rewriter rewriter) {
        if (digits() < 2 || !isZero(multiIndex().get(0), rewriter)) return false;
        List<Value> rest = multiIndex().subList(1, digits());
        rewriter.replace(this, new LinearizeIndexOp(location(), rest, effectiveBasis(), isDisjoint()));
        return true;
    }

    private static boolean isZero(Value v, Rewriter rewriter) {
        IntegerAttr c = rewriter.folder().integer(v);
        return c != null && c.value() == 0;
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        List<Value> indices = multiIndex();
        if (indices.isEmpty()) return frame.put(result(), 0L);
        long[] basis = MixedIndex.evaluate(frame, effectiveBasis());
        long[] digits = frame.longs(indices);
        String problem = isDisjoint() ? overlap(digits, basis) : null;
        if (problem != null) return frame.trap(problem);
        return frame.put(result(), frame.machine().wrap(IndexType.INDEX, join(digits, basis)));
    }

    private static @Nullable String overlap(long[] digits, long[] basis) {
        for (int i = 0; i < basis.length; i++) {
            long digit = digits[i + 1];
            if (digit < 0 || digit >= basis[i]) return "index " + digit + " is not disjoint: the bound is " + basis[i];
        }
        return null;
    }
}
