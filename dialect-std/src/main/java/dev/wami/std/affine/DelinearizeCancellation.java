package dev.wami.std.affine;

import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where neighbouring digits of one number become neighbouring digits of another one with the same bounds, these digits
 * are not taken apart, but stay one digit whose bound is the product. Upstream: CancelLinearizeOfDelinearizePortion.
 *
 * <pre>
 *   %d:3 = delinearize %x into (2, 3, 4)          %d:2 = delinearize %x into (2, 12)
 *   %y = linearize [%a, %d#1, %d#2] by (3, 4)     %y = linearize [%a, %d#1] by (12)
 * </pre>
 */
final class DelinearizeCancellation {

    /** Digits of the linearize from {@code to} on that are those of {@code source} from {@code from} on. */
    private record Run(DelinearizeIndexOp source, int to, int from, int length) {
        boolean isWhole() {
            return length == source.digits();
        }
    }

    private final LinearizeIndexOp op;
    private final Rewriter rewriter;

    DelinearizeCancellation(LinearizeIndexOp op, Rewriter rewriter) {
        this.op = op;
        this.rewriter = rewriter;
    }

    boolean run() {
        List<Run> runs = find();
        if (runs.isEmpty()) return false;
        List<Value> indices = new ArrayList<>();
        List<@Nullable MixedIndex> bounds = new ArrayList<>();
        List<List<Value>> replacements = new ArrayList<>();
        int done = 0;
        for (Run run : runs) {
            copy(done, run.to, indices, bounds);
            done = run.to + run.length;
            MixedIndex product = product(run);
            bounds.add(product);
            if (run.isWhole()) {
                indices.add(run.source.linearIndex());
                replacements.add(List.of());
                continue;
            }
            List<Value> digits = merge(run, product);
            indices.add(digits.remove(0));
            replacements.add(digits);
        }
        copy(done, op.digits(), indices, bounds);
        List<MixedIndex> basis = bounds.stream()
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull)
                .toList();
        rewriter.setBefore(op);
        rewriter.replace(op, new LinearizeIndexOp(op.location(), indices, basis, op.isDisjoint()));
        for (int i = 0; i < runs.size(); i++) {
            if (!replacements.get(i).isEmpty()) rewriter.replace(runs.get(i).source, replacements.get(i));
        }
        return true;
    }

    private void copy(int from, int to, List<Value> indices, List<@Nullable MixedIndex> bounds) {
        for (int i = from; i < to; i++) {
            indices.add(op.multiIndex().get(i));
            bounds.add(op.bound(i));
        }
    }

    // ---- finding

    /** At most one run of each source: replacing it changes the others. */
    private List<Run> find() {
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < op.digits(); ) {
            Run run = runAt(i);
            boolean usable = run != null && run.length > 1 && runs.stream().noneMatch(r -> r.source == run.source);
            if (usable && run != null) runs.add(run);
            i += usable && run != null ? run.length : 1;
        }
        return runs;
    }

    /** Where the bound of a first digit is not given, it does not matter if the digits begin both numbers. */
    private @Nullable Run runAt(int to) {
        if (!(op.multiIndex().get(to) instanceof OpResult first)
                || !(first.owner() instanceof DelinearizeIndexOp source)) return null;
        int from = first.index();
        boolean fits = Objects.equals(source.bound(from), op.bound(to))
                || to == 0 && from == 0
                || op.isDisjoint() && from == 0 && source.bound(from) == null;
        if (!fits) return null;
        int length = 1;
        while (to + length < op.digits()
                && from + length < source.digits()
                && op.multiIndex().get(to + length) == source.result(from + length)
                && Objects.equals(op.bound(to + length), source.bound(from + length))) length++;
        return new Run(source, to, from, length);
    }

    // ---- rewriting

    /** The merged digit, then what stands for each result of the source. */
    private List<Value> merge(Run run, @Nullable MixedIndex product) {
        DelinearizeIndexOp source = run.source;
        rewriter.setBefore(source);
        List<MixedIndex> basis = new ArrayList<>();
        for (int i = 0; i < source.digits(); i++) {
            boolean inside = i >= run.from && i < run.from + run.length;
            MixedIndex bound = i == run.from ? product : inside ? null : source.bound(i);
            if (bound != null) basis.add(bound);
        }
        DelinearizeIndexOp fewer = rewriter.insert(new DelinearizeIndexOp(
                source.location(), source.linearIndex(), basis, source.digits() - run.length + 1));
        Value merged = fewer.result(run.from);
        DelinearizeIndexOp parts =
                rewriter.insert(new DelinearizeIndexOp(source.location(), merged, given(run), run.length));
        List<Value> out = new ArrayList<>();
        out.add(merged);
        out.addAll(fewer.results().subList(0, run.from));
        out.addAll(parts.results());
        out.addAll(fewer.results().subList(run.from + 1, fewer.resultCount()));
        return out;
    }

    /** The bounds of the digits of {@code run}. */
    private List<MixedIndex> given(Run run) {
        List<MixedIndex> out = new ArrayList<>();
        for (int i = run.to; i < run.to + run.length; i++) {
            MixedIndex bound = op.bound(i);
            if (bound != null) out.add(bound);
        }
        return out;
    }

    /** The bound of the merged digit; null if one of them has none. */
    private @Nullable MixedIndex product(Run run) {
        List<MixedIndex> bounds = given(run);
        if (bounds.size() < run.length) return null;
        List<Value> factors = new ArrayList<>();
        AffineExpr product = AffineExpr.constant(1);
        for (MixedIndex b : bounds) {
            Value v = b.value();
            product = product.times(v == null ? AffineExpr.constant(b.constant()) : AffineExpr.symbol(factors.size()));
            if (v != null) factors.add(v);
        }
        if (product instanceof AffineConstantExpr c) return MixedIndex.of(c.value());
        AffineMap map = new AffineMap(0, factors.size(), List.of(product));
        rewriter.setBefore(run.source);
        return MixedIndex.of(rewriter.insert(new AffineApply.ApplyOp(op.location(), map, factors))
                .result());
    }
}
