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
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Shape;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The digits of a number: {@code x into (B, C)} is {@code x floordiv (B * C), (x mod (B * C)) floordiv C, x mod C} with
 * three results. Upstream: affine.delinearize_index.
 */
public final class DelinearizeIndexOp extends BasisOp {
    static final OpSpec SPEC = OpSpec.of(AffineOp.DELINEARIZE_INDEX, "delinearize an index")
            .operand("linear_index", Types.INDEX)
            .variadic(DYNAMIC, Types.INDEX)
            .attribute(STATIC, Attrs.DENSE_I64_ARRAY)
            .variadicResult("multi_index", Types.INDEX)
            .format("$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\","
                    + " \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($multi_index)");

    DelinearizeIndexOp(OpState state) {
        super(SPEC, state);
    }

    /** {@code digits} results; {@code basis} has as many elements, or one less. */
    public DelinearizeIndexOp(Location location, Value linear, List<MixedIndex> basis, int digits) {
        super(
                SPEC,
                OpState.at(location)
                        .operand(linear)
                        .operands(MixedIndex.values(basis))
                        .property(STATIC, MixedIndex.attribute(basis))
                        .results(Collections.nCopies(digits, IndexType.INDEX)));
    }

    public Value linearIndex() {
        return operand(0);
    }

    @Override
    public int digits() {
        return resultCount();
    }

    @Override
    int basisGroup() {
        return 1;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        String wrong = wrong();
        if (wrong != null) diagnostics.error(this, "%s", wrong);
    }

    private @Nullable String wrong() {
        int given = staticBasis().length;
        if (digits() != given && digits() != given + 1) {
            return "should return an index for each basis element and up to one extra index";
        }
        String dynamic = wrongDynamicBasis();
        if (dynamic != null) return dynamic;
        for (long b : staticBasis()) {
            if (b <= 0 && b != Shape.DYNAMIC) return "no basis element may be statically non-positive";
        }
        return null;
    }

    // ---- simplification

    @Override
    public FoldResult fold(Folder folder) {
        if (foldBasis(folder)) return FoldResult.CHANGED;
        if (digits() == 1) return FoldResult.of(linearIndex());
        IntegerAttr linear = folder.integer(linearIndex());
        if (linear == null || operandCount() > 1) return FoldResult.NONE;
        List<IntegerAttr> out = new ArrayList<>();
        for (long digit : split(linear.value(), MixedIndex.constants(effectiveBasis()))) {
            out.add(IntegerAttr.index(digit));
        }
        return FoldResult.ofAll(out);
    }

    /** The digits of {@code x}, one more than {@code basis} is long; all but the first are not negative. */
    private static long[] split(long x, long[] basis) {
        long[] digits = new long[basis.length + 1];
        long rest = x;
        for (int i = basis.length; i > 0; i--) {
            digits[i] = Math.floorMod(rest, basis[i - 1]);
            rest = Math.floorDiv(rest, basis[i - 1]);
        }
        digits[0] = rest;
        return digits;
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return cancelLinearize(rewriter) || dropUnits(rewriter) || splitLastDigit(rewriter);
    }

    /**
     * The digits that a disjoint linearize was made of are those, from the last on as long as the bases are the same.
     */
    private boolean cancelLinearize(Rewriter rewriter) {
        LinearizeIndexOp linearize = disjointLinearize();
        if (linearize == null) return false;
        List<MixedIndex> theirs = linearize.basis();
        List<MixedIndex> mine = basis();
        int same = 0;
        while (same < Math.min(theirs.size(), mine.size())
                && theirs.get(theirs.size() - 1 - same).equals(mine.get(mine.size() - 1 - same))) same++;
        if (same == 0) return false;
        List<Value> ins = linearize.multiIndex();
        if (same == theirs.size() && same == mine.size() && ins.size() == digits()) {
            rewriter.replace(this, ins);
            return true;
        }
        Value high = rewriter.insert(new LinearizeIndexOp(
                        linearize.location(), withoutLast(ins, same), withoutLast(theirs, same), true))
                .result();
        DelinearizeIndexOp rest =
                rewriter.insert(new DelinearizeIndexOp(location(), high, withoutLast(mine, same), digits() - same));
        List<Value> all = new ArrayList<>(rest.results());
        all.addAll(ins.subList(ins.size() - same, ins.size()));
        rewriter.replace(this, all);
        return true;
    }

    private @Nullable LinearizeIndexOp disjointLinearize() {
        return linearIndex().definedBy() instanceof LinearizeIndexOp l && l.isDisjoint() ? l : null;
    }

    private static <T> List<T> withoutLast(List<T> list, int count) {
        return list.subList(0, list.size() - count);
    }

    /** A digit of one value is zero. */
    private boolean dropUnits(Rewriter rewriter) {
        List<MixedIndex> kept = new ArrayList<>();
        List<@Nullable Value> digits = new ArrayList<>();
        Value zero = null;
        for (int i = 0; i < digits(); i++) {
            MixedIndex bound = bound(i);
            boolean unit = bound != null && bound.isConstant(1);
            if (unit && zero == null) {
                zero = rewriter.insert(new ConstantOp(location(), IntegerAttr.index(0)))
                        .result();
            }
            digits.add(unit ? zero : null);
            if (!unit && bound != null) kept.add(bound);
        }
        if (zero == null) return false;
        int left = Collections.frequency(digits, null);
        if (left > 0) {
            DelinearizeIndexOp fewer = rewriter.insert(new DelinearizeIndexOp(location(), linearIndex(), kept, left));
            int next = 0;
            for (int i = 0; i < digits.size(); i++) if (digits.get(i) == null) digits.set(i, fewer.result(next++));
        }
        List<Value> all = new ArrayList<>();
        for (Value v : digits) if (v != null) all.add(v);
        rewriter.replace(this, all);
        return true;
    }

    /** Digits whose bounds multiply to that of the last one of a disjoint linearize are digits of that one. */
    private boolean splitLastDigit(Rewriter rewriter) {
        LinearizeIndexOp linearize = disjointLinearize();
        if (linearize == null || linearize.staticBasis().length == 0) return false;
        List<MixedIndex> theirs = linearize.basis();
        long whole = theirs.get(theirs.size() - 1).constant();
        if (whole == Shape.DYNAMIC) return false;
        List<MixedIndex> mine = basis();
        long product = 1;
        int count = 0;
        while (count < mine.size() && product < whole) {
            long b = mine.get(mine.size() - 1 - count).constant();
            if (b == Shape.DYNAMIC) return false;
            product *= b;
            count++;
        }
        if (product != whole || count < 2) return false;
        List<Value> ins = linearize.multiIndex();
        Value high = rewriter.insert(
                        new LinearizeIndexOp(linearize.location(), withoutLast(ins, 1), withoutLast(theirs, 1), true))
                .result();
        DelinearizeIndexOp front =
                rewriter.insert(new DelinearizeIndexOp(location(), high, withoutLast(mine, count), digits() - count));
        DelinearizeIndexOp back = rewriter.insert(new DelinearizeIndexOp(
                location(), ins.get(ins.size() - 1), mine.subList(mine.size() - count, mine.size()), count));
        List<Value> all = new ArrayList<>(front.results());
        all.addAll(back.results());
        rewriter.replace(this, all);
        return true;
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        long[] basis = MixedIndex.evaluate(frame, effectiveBasis());
        for (long b : basis) if (b <= 0) return frame.trap("basis element " + b + " is not positive");
        long[] digits = split(frame.getLong(linearIndex()), basis);
        for (int i = 0; i < digits.length; i++) frame.put(result(i), digits[i]);
        return Step.NEXT;
    }
}
