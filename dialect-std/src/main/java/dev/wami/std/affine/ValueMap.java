package dev.wami.std.affine;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Shape;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A map with the values it is applied to, in the making: composed with the maps that compute the values, rid of
 * constants, duplicates and what is not used. Upstream: composeAffineMapAndOperands, canonicalizeMapAndOperands.
 */
public final class ValueMap {
    private AffineMap map;
    private List<@Nullable Value> dims = new ArrayList<>();
    private List<@Nullable Value> symbols = new ArrayList<>();

    public ValueMap(AffineMap map, List<? extends Value> operands) {
        this.map = map;
        dims.addAll(operands.subList(0, map.dims()));
        symbols.addAll(operands.subList(map.dims(), operands.size()));
    }

    public AffineMap map() {
        return map;
    }

    /** The operands, dimensions first. */
    public List<Value> operands() {
        List<Value> out = new ArrayList<>();
        for (Value v : dims) if (v != null) out.add(v);
        for (Value v : symbols) if (v != null) out.add(v);
        return out;
    }

    /** Whether no result is ever negative, by what is plain of induction variables and extents. */
    public boolean isNeverNegative() {
        Ranges ranges = new Ranges(map.dims(), map.symbols(), operands());
        for (AffineExpr e : map.results()) if (!ranges.isNeverNegative(e)) return false;
        return true;
    }

    /** Whether each result is plainly at least 0 and below the extent of {@code shape} at its position. */
    public boolean isWithin(Shape shape) {
        Ranges ranges = new Ranges(map.dims(), map.symbols(), operands());
        for (int i = 0; i < shape.rank(); i++) {
            if (shape.isDynamic(i) || !ranges.isWithin(map.results().get(i), shape.dim(i))) return false;
        }
        return true;
    }

    void setMap(AffineMap simpler) {
        map = simpler;
    }

    /** Whether this is {@code other} applied to {@code values}. */
    boolean is(AffineMap other, List<? extends Value> values) {
        return map.equals(other) && operands().equals(values);
    }

    /**
     * The differences of the results of {@code a} and {@code b}, both composed with what computes their operands.
     * Upstream: AffineValueMap::difference.
     */
    public static ValueMap difference(ValueMap a, ValueMap b) {
        a.compose();
        b.compose();
        JoinedInputs both = new JoinedInputs(a.map, a.operands(), b.map, b.operands());
        List<AffineExpr> differences = new ArrayList<>();
        for (int i = 0; i < a.map.results().size(); i++) {
            differences.add(
                    a.map.results().get(i).minus(both.second(b.map.results().get(i))));
        }
        return both.map(differences).compose();
    }

    // ---- composition

    /** Takes the maps of {@code affine.apply} operations among the operands into this one, and canonicalizes it. */
    public ValueMap compose() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < dims.size() && !changed; i++) changed = takeIn(dims, i);
            for (int i = 0; i < symbols.size() && !changed; i++) changed = takeIn(symbols, i);
        }
        dropHoles();
        canonicalize();
        map = FlatExpr.simplify(map);
        return this;
    }

    /** Replaces operand {@code i} of {@code list}, if it is computed by an apply, by that one's operands at the end. */
    private boolean takeIn(List<@Nullable Value> list, int i) {
        Value v = list.get(i);
        if (v != null && v.definedBy() instanceof DelinearizeIndexOp split && v == split.result(split.digits() - 1)) {
            return putTogether(split);
        }
        if (v == null || !(v.definedBy() instanceof AffineApply.ApplyOp apply)) return false;
        list.set(i, null);
        AffineExpr replacement = apply.map()
                .results()
                .get(0)
                .replace(
                        inputs(false, dims.size(), apply.map().dims()),
                        inputs(true, symbols.size(), apply.map().symbols()));
        List<AffineExpr> newDims = inputs(false, 0, dims.size());
        List<AffineExpr> newSymbols = inputs(true, 0, symbols.size());
        (list == dims ? newDims : newSymbols).set(i, replacement);
        dims.addAll(apply.dims());
        symbols.addAll(apply.symbols());
        replace(newDims, newSymbols);
        return true;
    }

    /** Takes the index that {@code split} takes apart in place of its results, where their sum is the index. */
    private boolean putTogether(DelinearizeIndexOp split) {
        if (!MixedIndex.values(split.basis()).isEmpty()) return false;
        List<AffineExpr> digits = new ArrayList<>();
        for (Value v : split.results()) {
            int d = dims.lastIndexOf(v);
            int s = symbols.lastIndexOf(v);
            if (d < 0 && s < 0) return false;
            digits.add(s >= 0 ? AffineExpr.symbol(s) : AffineExpr.dim(d));
        }
        boolean dim = digits.stream().allMatch(AffineDimExpr.class::isInstance);
        AffineExpr index = dim ? AffineExpr.dim(dims.size()) : AffineExpr.symbol(symbols.size());
        DelinearizedSum sum = DelinearizedSum.of(digits, MixedIndex.constants(split.basis()), index);
        List<AffineExpr> results = map.results().stream().map(sum::replaceIn).toList();
        if (results.equals(map.results())) return false;
        (dim ? dims : symbols).add(split.linearIndex());
        map = new AffineMap(dims.size(), symbols.size(), results);
        for (int i = 0; i < dims.size(); i++) if (!usesDim(i) && isOf(split, dims.get(i))) dims.set(i, null);
        for (int i = 0; i < symbols.size(); i++) {
            if (!usesSymbol(i) && isOf(split, symbols.get(i))) symbols.set(i, null);
        }
        return true;
    }

    private static boolean isOf(DelinearizeIndexOp split, @Nullable Value v) {
        return v != null && v.definedBy() == split;
    }

    private static List<AffineExpr> inputs(boolean symbols, int from, int count) {
        List<AffineExpr> out = new ArrayList<>(count);
        for (int i = from; i < from + count; i++) out.add(symbols ? AffineExpr.symbol(i) : AffineExpr.dim(i));
        return out;
    }

    /** Makes it a map of {@code dims.size()} dimensions and {@code symbols.size()} symbols with inputs replaced. */
    private void replace(List<AffineExpr> newDims, List<AffineExpr> newSymbols) {
        List<AffineExpr> results = new ArrayList<>();
        for (AffineExpr e : map.results()) results.add(e.replace(newDims, newSymbols));
        map = new AffineMap(dims.size(), symbols.size(), results);
    }

    private void dropHoles() {
        List<AffineExpr> newDims = new ArrayList<>();
        List<@Nullable Value> keptDims = new ArrayList<>();
        for (Value v : dims) {
            newDims.add(v == null ? AffineExpr.constant(0) : AffineExpr.dim(keptDims.size()));
            if (v != null) keptDims.add(v);
        }
        List<AffineExpr> newSymbols = new ArrayList<>();
        List<@Nullable Value> keptSymbols = new ArrayList<>();
        for (Value v : symbols) {
            newSymbols.add(v == null ? AffineExpr.constant(0) : AffineExpr.symbol(keptSymbols.size()));
            if (v != null) keptSymbols.add(v);
        }
        dims = keptDims;
        symbols = keptSymbols;
        replace(newDims, newSymbols);
    }

    // ---- canonical form

    /**
     * Dimensions that may be symbols become such; constants go into the map; of equal operands, and of inputs that the
     * map does not use, none but the first stays.
     */
    public ValueMap canonicalize() {
        promoteDimsToSymbols();
        List<AffineExpr> newDims = new ArrayList<>();
        List<@Nullable Value> keptDims = new ArrayList<>();
        for (int i = 0; i < dims.size(); i++) {
            if (!usesDim(i)) {
                newDims.add(AffineExpr.dim(i));
                continue;
            }
            int at = keptDims.indexOf(dims.get(i));
            newDims.add(AffineExpr.dim(at < 0 ? keptDims.size() : at));
            if (at < 0) keptDims.add(dims.get(i));
        }
        Folder folder = new Folder();
        List<AffineExpr> newSymbols = new ArrayList<>();
        List<@Nullable Value> keptSymbols = new ArrayList<>();
        for (int i = 0; i < symbols.size(); i++) {
            Value v = symbols.get(i);
            IntegerAttr constant = v == null ? null : folder.integer(v);
            if (!usesSymbol(i)) {
                newSymbols.add(AffineExpr.symbol(i));
            } else if (constant != null) {
                newSymbols.add(AffineExpr.constant(constant.value()));
            } else {
                int at = keptSymbols.indexOf(v);
                newSymbols.add(AffineExpr.symbol(at < 0 ? keptSymbols.size() : at));
                if (at < 0) keptSymbols.add(v);
            }
        }
        dims = keptDims;
        symbols = keptSymbols;
        replace(newDims, newSymbols);
        return this;
    }

    /**
     * Makes dimensions of symbols that are induction variables: an {@code affine.apply} takes any value as a symbol,
     * what it is composed into does not. False, with nothing done, if the map would not be affine then.
     */
    public boolean demoteSymbols() {
        List<AffineExpr> newSymbols = new ArrayList<>();
        List<@Nullable Value> kept = new ArrayList<>();
        List<@Nullable Value> demoted = new ArrayList<>();
        for (Value v : symbols) {
            boolean demote = v != null && AffineOperands.isInductionVariable(v);
            AffineExpr place = demote ? AffineExpr.dim(dims.size() + demoted.size()) : AffineExpr.symbol(kept.size());
            newSymbols.add(place);
            (demote ? demoted : kept).add(v);
        }
        if (demoted.isEmpty()) return true;
        List<AffineExpr> newDims = inputs(false, 0, dims.size());
        for (AffineExpr e : map.results()) if (!e.replace(newDims, newSymbols).isPureAffine()) return false;
        dims.addAll(demoted);
        symbols = kept;
        replace(newDims, newSymbols);
        return true;
    }

    private boolean usesDim(int i) {
        for (AffineExpr e : map.results()) if (e.usesDim(i)) return true;
        return false;
    }

    private boolean usesSymbol(int i) {
        for (AffineExpr e : map.results()) if (e.usesSymbol(i)) return true;
        return false;
    }

    private void promoteDimsToSymbols() {
        List<AffineExpr> newDims = new ArrayList<>();
        List<@Nullable Value> keptDims = new ArrayList<>();
        List<@Nullable Value> promoted = new ArrayList<>();
        for (Value v : dims) {
            boolean symbol = v != null && AffineOperands.isSymbol(v);
            if (symbol) {
                newDims.add(AffineExpr.symbol(symbols.size() + promoted.size()));
                promoted.add(v);
            } else {
                newDims.add(AffineExpr.dim(keptDims.size()));
                keptDims.add(v);
            }
        }
        if (promoted.isEmpty()) return;
        List<AffineExpr> newSymbols = inputs(true, 0, symbols.size());
        dims = keptDims;
        symbols.addAll(promoted);
        replace(newDims, newSymbols);
    }
}
