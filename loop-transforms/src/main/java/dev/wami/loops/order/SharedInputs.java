package dev.wami.loops.order;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** The inputs of several maps together, so that their results can be put into one another. */
final class SharedInputs {
    private final List<Value> dims = new ArrayList<>();
    private final List<Value> symbols = new ArrayList<>();

    /** The position of {@code v} as a dimension. */
    int dim(Value v) {
        return position(v, dims);
    }

    private static int position(Value v, List<Value> inputs) {
        int known = inputs.indexOf(v);
        if (known >= 0) return known;
        inputs.add(v);
        return inputs.size() - 1;
    }

    /** The results of the map of {@code bound} over these inputs. */
    List<AffineExpr> results(Bound bound) {
        ValueMap composed = new ValueMap(bound.map(), bound.operands()).compose();
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
    List<Value> operands() {
        List<Value> out = new ArrayList<>(dims);
        out.addAll(symbols);
        return out;
    }

    int dims() {
        return dims.size();
    }

    /** {@code results} as a bound, each once. */
    Bound bound(List<AffineExpr> results) {
        AffineMap all = new AffineMap(dims.size(), symbols.size(), new ArrayList<>(new LinkedHashSet<>(results)));
        ValueMap map = new ValueMap(all, operands()).canonicalize();
        return new Bound(map.map(), map.operands());
    }
}
