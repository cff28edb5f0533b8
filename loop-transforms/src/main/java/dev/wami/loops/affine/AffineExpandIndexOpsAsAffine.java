package dev.wami.loops.affine;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.rewrite.GreedyRewrite;
import dev.wami.core.rewrite.Pattern;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineOperands;
import dev.wami.std.affine.BasisOp;
import dev.wami.std.affine.DelinearizeIndexOp;
import dev.wami.std.affine.LinearizeIndexOp;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Computes digits of numbers, and numbers of digits, by {@code affine.apply}. Upstream:
 * affine-expand-index-ops-as-affine.
 */
public final class AffineExpandIndexOpsAsAffine extends Pass {
    private static final Statistic EXPANDED = new Statistic("num-expanded", "Number of operations expanded");

    @Override
    public String name() {
        return "affine-expand-index-ops-as-affine";
    }

    @Override
    public String summary() {
        return "expand affine.linearize_index and affine.delinearize_index to affine.apply";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(EXPANDED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<Pattern> patterns = List.of((op, rewriter) -> {
            if (!(op instanceof BasisOp basis) || !hasSymbols(basis.effectiveBasis())) return false;
            Maps maps = new Maps(rewriter, op);
            if (op instanceof DelinearizeIndexOp split) rewriter.replace(op, maps.digits(split));
            if (op instanceof LinearizeIndexOp join) rewriter.replace(op, maps.number(join));
            context.count(EXPANDED.name(), 1);
            return true;
        });
        new GreedyRewrite(context.context(), GreedyRewrite.Options.PATTERNS_ONLY, patterns).run(root);
    }

    /** Whether what maps divide by, and multiply with, are constants and symbols; upstream does not ask. */
    private static boolean hasSymbols(List<MixedIndex> basis) {
        for (Value v : MixedIndex.values(basis)) if (!AffineOperands.isSymbol(v)) return false;
        return true;
    }

    /** Inserts maps, each composed with those that compute its operands. */
    private record Maps(Rewriter at, Operation op) {
        private static final AffineExpr S0 = AffineExpr.symbol(0);
        private static final AffineExpr S1 = AffineExpr.symbol(1);

        // x floordiv (B * C), (x mod (B * C)) floordiv C, (x mod (B * C)) mod C
        List<Value> digits(DelinearizeIndexOp split) {
            List<Value> out = new ArrayList<>();
            Value rest = split.linearIndex();
            for (Value divisor : strides(split.effectiveBasis())) {
                out.add(apply(0, AffineExpr.dim(0).floorDiv(AffineExpr.dim(1)), List.of(rest, divisor)));
                rest = apply(0, AffineExpr.dim(0).mod(AffineExpr.dim(1)), List.of(rest, divisor));
            }
            out.add(rest);
            return out;
        }

        // 0 + z * (Y * X) + y * X + x
        Value number(LinearizeIndexOp join) {
            List<Value> digits = join.multiIndex();
            List<Value> operands = new ArrayList<>();
            AffineExpr sum = AffineExpr.constant(0);
            List<Value> strides = strides(join.effectiveBasis());
            for (int i = 0; i < digits.size(); i++) {
                AffineExpr digit = AffineExpr.symbol(operands.size());
                operands.add(digits.get(i));
                if (i < strides.size()) {
                    digit = digit.times(AffineExpr.symbol(operands.size()));
                    operands.add(strides.get(i));
                }
                sum = sum.plus(digit);
            }
            return apply(operands.size(), sum, operands);
        }

        /** What each digit but the last is multiplied by: the product of the elements of the basis behind it. */
        private List<Value> strides(List<MixedIndex> basis) {
            List<Value> out = new ArrayList<>();
            Value product = null;
            for (int i = basis.size() - 1; i >= 0; i--) {
                MixedIndex size = basis.get(i);
                Value given = size.value();
                Value v = given != null ? given : constant(size.constant());
                product = product == null ? v : apply(2, S0.times(S1), List.of(v, product));
                out.add(product);
            }
            Collections.reverse(out);
            return out;
        }

        private Value constant(long value) {
            return at.insert(new ConstantOp(op.location(), IntegerAttr.index(value)))
                    .result();
        }

        /** {@code e} of {@code operands}, of which the last {@code symbols} are its symbols. */
        private Value apply(int symbols, AffineExpr e, List<Value> operands) {
            AffineMap map = new AffineMap(operands.size() - symbols, symbols, List.of(e));
            ValueMap composed = withoutFalseSymbols(new ValueMap(map, operands).compose());
            return at.insert(new ApplyOp(op.location(), composed.map(), composed.operands()))
                    .result();
        }

        /** The same with dimensions in the place of symbols that may be none. */
        private static ValueMap withoutFalseSymbols(ValueMap map) {
            int dims = map.map().dims();
            List<Value> firsts = new ArrayList<>(map.operands().subList(0, dims));
            List<Value> rest = new ArrayList<>();
            List<AffineExpr> replacements = new ArrayList<>();
            for (Value v : map.operands().subList(dims, map.operands().size())) {
                boolean symbol = AffineOperands.isSymbol(v);
                replacements.add(symbol ? AffineExpr.symbol(rest.size()) : AffineExpr.dim(firsts.size()));
                (symbol ? rest : firsts).add(v);
            }
            AffineExpr e = map.map().results().get(0).replace(List.of(), replacements);
            AffineMap better = new AffineMap(firsts.size(), rest.size(), List.of(e));
            firsts.addAll(rest);
            return new ValueMap(better, firsts);
        }
    }
}
