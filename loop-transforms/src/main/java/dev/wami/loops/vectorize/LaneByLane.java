package dev.wami.loops.vectorize;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * Operations of a loop that are done for one lane after the other, amidst others that are done for all at once, and the
 * values of single lanes that these need and make.
 */
final class LaneByLane {
    /** An integer that takes more operations from the loop's variable than these comes out of a vector. */
    private static final int MOST_STEPS = 4;

    private final Variance variance;
    private final AffineForOp loop;
    private final AffineForOp widened;
    private final IrMapping scalars;
    private final UnaryOperator<Value> vectors;
    private final List<Map<Value, Value>> lanes = new ArrayList<>();

    /**
     * @param scalars what values have become that are the same for all lanes
     * @param vectors what others have become, unless they are of single lanes
     */
    LaneByLane(Variance variance, int lanes, AffineForOp widened, IrMapping scalars, UnaryOperator<Value> vectors) {
        this.variance = variance;
        this.loop = variance.loop();
        this.widened = widened;
        this.scalars = scalars;
        this.vectors = vectors;
        for (int k = 0; k < lanes; k++) this.lanes.add(new IdentityHashMap<>());
    }

    /** Puts {@code operations}, that follow one another in the body, to {@code to}: all of a lane before the next. */
    void add(List<Operation> operations, Builder to) {
        for (int k = 0; k < lanes.size(); k++) {
            for (Operation op : operations) {
                Operation one = op.copy(inputs(op, k, to));
                to.insert(one);
                for (int i = 0; i < op.resultCount(); i++) lanes.get(k).put(op.result(i), one.result(i));
            }
        }
    }

    private IrMapping inputs(Operation op, int lane, Builder to) {
        IrMapping out = new IrMapping();
        op.walk(nested -> {
            for (Value v : nested.operands()) {
                boolean outer = v.definedBy() == null || !isInside(v.definedBy(), op);
                if (outer && !isArgumentInside(v, op)) out.map(v, value(v, lane, to));
            }
        });
        return out;
    }

    private static boolean isInside(Operation definition, Operation op) {
        return op.isProperAncestorOf(definition);
    }

    private static boolean isArgumentInside(Value v, Operation op) {
        if (v.definedBy() != null || v.block() == null) return false;
        Operation owner = v.block().parentOp();
        return owner == op || owner != null && op.isProperAncestorOf(owner);
    }

    /** Whether {@code v} is made for one lane after the other. */
    boolean isMade(Value v) {
        return lanes.get(0).containsKey(v) || loop.carried().contains(v);
    }

    /** {@code v} in one lane, at {@code to} in the body itself. */
    Value value(Value v, int lane, Builder to) {
        if (!variance.varies(v)) return scalars.lookup(v);
        Value known = lanes.get(lane).get(v);
        if (known != null) return known;
        Value out = make(v, lane, to);
        lanes.get(lane).put(v, out);
        return out;
    }

    private Value make(Value v, int lane, Builder to) {
        int carried = loop.carried().indexOf(v);
        if (carried >= 0) {
            Value next = loop.yieldOp().operand(carried);
            return lane == 0 ? widened.carried().get(carried) : value(next, lane - 1, to);
        }
        if (v == loop.inductionVariable()) {
            if (lane == 0) return widened.inductionVariable();
            AffineExpr further = AffineExpr.dim(0).plus(lane * loop.step());
            ApplyOp apply = new ApplyOp(
                    loop.location(), new AffineMap(1, 0, List.of(further)), List.of(widened.inductionVariable()));
            return Builder.atStart(widened.body()).insert(apply).result();
        }
        if (isOfVariable(v, MOST_STEPS)) {
            Operation op = Objects.requireNonNull(v.definedBy());
            return to.insert(op.copy(inputs(op, lane, to))).result(0);
        }
        Location at = loop.location();
        return to.insert(new ExtractOp(at, vectors.apply(v), lane)).result();
    }

    /** Whether {@code v} is an integer that a few pure operations make from the loop's variable alone. */
    private boolean isOfVariable(Value v, int steps) {
        if (v == loop.inductionVariable() || !variance.varies(v)) return true;
        Operation op = v.definedBy();
        if (op == null || steps == 0 || op.block() != loop.body() || op.resultCount() != 1) return false;
        boolean integer = v.type() == IndexType.INDEX || v.type() instanceof IntegerType;
        boolean scalar = op instanceof ApplyOp || op instanceof ElementwiseOp && integer;
        if (!scalar || !Effects.isPure(op) || variance.isSerial(op)) return false;
        for (Value input : op.operands()) if (!isOfVariable(input, steps - 1)) return false;
        return true;
    }
}
