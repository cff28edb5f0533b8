package dev.wami.std.affine;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import java.util.ArrayList;
import java.util.List;

/**
 * The inputs of two maps side by side, for expressions over both: dimensions of the first, of the second, then symbols
 * of the first and of the second.
 */
public final class JoinedInputs {
    private final AffineMap first;
    private final AffineMap second;
    private final List<Value> operands;

    /** The inputs of {@code first} are {@code firstOperands}, dimensions first, and likewise for {@code second}. */
    public JoinedInputs(AffineMap first, List<Value> firstOperands, AffineMap second, List<Value> secondOperands) {
        this.first = first;
        this.second = second;
        operands = new ArrayList<>(firstOperands.subList(0, first.dims()));
        operands.addAll(secondOperands.subList(0, second.dims()));
        operands.addAll(firstOperands.subList(first.dims(), first.inputs()));
        operands.addAll(secondOperands.subList(second.dims(), second.inputs()));
    }

    /** {@code e}, an expression over the second map's inputs, over all; one over the first's is so as it is. */
    public AffineExpr second(AffineExpr e) {
        List<AffineExpr> dims = new ArrayList<>();
        List<AffineExpr> symbols = new ArrayList<>();
        for (int i = 0; i < second.dims(); i++) dims.add(AffineExpr.dim(first.dims() + i));
        for (int i = 0; i < second.symbols(); i++) symbols.add(AffineExpr.symbol(first.symbols() + i));
        return e.replace(dims, symbols);
    }

    /** The map to {@code results}, which are over all inputs, applied to them. */
    public ValueMap map(List<AffineExpr> results) {
        int dims = first.dims() + second.dims();
        int symbols = first.symbols() + second.symbols();
        return new ValueMap(new AffineMap(dims, symbols, results), operands);
    }
}
