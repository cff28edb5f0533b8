package dev.wami.loops.nest;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** The inputs of several maps together, so that their results can be put into one another. */
public final class SharedInputs {
    private final List<Value> dims = new ArrayList<>();
    private final List<Value> symbols = new ArrayList<>();

    /** The position of {@code v} as a dimension. */
    public int dim(Value v) {
        return position(v, dims);
    }

    private static int position(Value v, List<Value> inputs) {
        int known = inputs.indexOf(v);
        if (known >= 0) return known;
        inputs.add(v);
        return inputs.size() - 1;
    }

    /** The results of the map of {@code bound} over these inputs. */
    public List<AffineExpr> results(Bound bound) {
        return results(bound.map(), bound.operands());
    }

    /** The results of {@code map} of {@code values}, dimensions first, over these inputs. */
    public List<AffineExpr> results(AffineMap map, List<? extends Value> values) {
        ValueMap composed = new ValueMap(map, values).compose();
        List<AffineExpr> dimForms = new ArrayList<>();
        List<AffineExpr> symbolForms = new ArrayList<>();
        for (Value v : composed.operands()) {
            if (dimForms.size() < composed.map().dims()) dimForms.add(AffineExpr.dim(dim(v)));
            else symbolForms.add(AffineExpr.symbol(position(v, symbols)));
        }
        List<AffineExpr> out = new ArrayList<>();
        for (AffineExpr e : composed.map().results()) out.add(e.replace(dimForms, symbolForms));
        return out;
    }

    /** All inputs, dimensions first. */
    public List<Value> operands() {
        List<Value> out = new ArrayList<>(dims);
        out.addAll(symbols);
        return out;
    }

    public int dims() {
        return dims.size();
    }

    /** Those inputs that are dimensions of {@code e} or symbols of it. */
    public List<Value> usedBy(AffineExpr e) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < dims.size(); i++) if (e.usesDim(i)) out.add(dims.get(i));
        for (int i = 0; i < symbols.size(); i++) if (e.usesSymbol(i)) out.add(symbols.get(i));
        return out;
    }

    /** {@code e} without its terms of dimension {@code dim}. */
    public AffineExpr without(int dim, AffineExpr e) {
        List<AffineExpr> values = new ArrayList<>();
        for (int d = 0; d < dims.size(); d++) values.add(d == dim ? AffineExpr.constant(0) : AffineExpr.dim(d));
        return e.replace(values, List.of());
    }

    /** {@code e} in its simplest form. */
    public AffineExpr simplified(AffineExpr e) {
        return FlatExpr.simplify(e, dims.size(), symbols.size());
    }

    /** {@code results} as a bound, each once. */
    public Bound bound(List<AffineExpr> results) {
        AffineMap all = new AffineMap(dims.size(), symbols.size(), new ArrayList<>(new LinkedHashSet<>(results)));
        ValueMap map = new ValueMap(all, operands()).canonicalize();
        return new Bound(map.map(), map.operands());
    }
}
