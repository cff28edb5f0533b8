package dev.wami.conversions.vector;

import dev.wami.core.rewrite.Lowering;
import dev.wami.std.vector.VectorOperation;

/**
 * Vectors to their elements, one value each:
 *
 * <pre>
 *   %v = arith.addf %a, %b : vector&lt;2xf32&gt;      -&gt;      %v0 = arith.addf %a0, %b0 : f32
 *                                                       %v1 = arith.addf %a1, %b1 : f32
 * </pre>
 */
public final class ScalarizeVectors extends VectorConversion {

    public ScalarizeVectors() {
        super(new PieceTypes(false));
    }

    @Override
    public String name() {
        return "scalarize-vectors";
    }

    @Override
    public String summary() {
        return "replace vectors by their elements";
    }

    @Override
    boolean lowerPieces(VectorOperation op, Grouping grouping, ScalarInsertion on, Lowering to) {
        return false;
    }
}
