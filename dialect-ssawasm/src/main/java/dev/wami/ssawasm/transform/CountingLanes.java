package dev.wami.ssawasm.transform;

import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Lanes.SplatOp;
import dev.wami.wasmspec.Operator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Vectors of integers whose lanes follow a counter of an innermost loop, {@code splat(i) + <0, 1, 2, 3>}: the loop
 * carries such a vector and adds to all lanes what the counter's step is worth, modulo the width of a lane. A counter
 * that goes to the lanes takes two instructions of the processor, a sum is one, and a product of the vector becomes one
 * as well. LLVM: the induction recipes of its loop vectorizer.
 */
final class CountingLanes {
    /** Each takes two registers, one for what is added. */
    private static final int MOST = 2;

    private final RotatedLoop loop;
    private final Counter counter;
    private final Set<Value> following = new HashSet<>();

    private CountingLanes(RotatedLoop loop, Counter counter) {
        this.loop = loop;
        this.counter = counter;
    }

    /** Makes the loop carry its vectors; says how many. */
    static int carry(RotatedLoop loop) {
        // beside another loop, or over a call, a register is worth more
        if (!RotatedLoop.isInnermost(loop.op())) return 0;
        int made = 0;
        for (Counter counter : Counter.of(loop)) {
            CountingLanes lanes = new CountingLanes(loop, counter);
            for (BinaryOp last : lanes.found()) {
                if (made++ == MOST) return MOST;
                lanes.replace(last);
            }
        }
        return made;
    }

    /** The last operations of chains that are nothing else's. */
    private Set<BinaryOp> found() {
        Set<BinaryOp> last = new LinkedHashSet<>();
        for (Operation op : loop.body()) {
            if (op instanceof SplatOp s && form(s) != null) following.add(s.result());
            if (!(op instanceof BinaryOp b) || !follows(b)) continue;
            following.add(b.result());
            for (Value o : b.operands()) if (o.definedBy() instanceof BinaryOp part) last.remove(part);
            if (!b.isUnused()) last.add(b);
        }
        return last;
    }

    /** Whether all lanes of what {@code op} computes grow by what is the same in each iteration. */
    private boolean follows(BinaryOp op) {
        if (!(op.result().type() instanceof VectorType v) || !(v.element() instanceof IntegerType)) return false;
        boolean left = follows(op.lhs());
        boolean right = follows(op.rhs());
        return switch (op.operator()) {
            case ADD, SUB -> left && (right || isFixed(op.rhs())) || isFixed(op.lhs()) && right;
            case MUL -> left && isFixed(op.rhs()) || isFixed(op.lhs()) && right;
            case SHL -> left && isFixed(op.rhs());
            default -> false;
        };
    }

    /** Of what is used once: it goes. */
    private boolean follows(Value v) {
        return v.hasOneUse() && following.contains(v);
    }

    private @Nullable LinearForm form(SplatOp splat) {
        Value scalar = splat.operand(0);
        return scalar.type() == IntegerType.I32 ? LinearForm.of(scalar, counter.value(), loop) : null;
    }

    private boolean isFixed(Value v) {
        return loop.op().isDefinedOutside(v) || v.definedBy() instanceof ConstantLike;
    }

    private void replace(BinaryOp last) {
        Location at = last.location();
        Builder before = Builder.before(loop.op());
        RotatedLoop.pass(loop.start(), 0, first(last.result(), before));
        Value step = step(last.result(), before);
        Value carried = loop.body().addArgument(last.result().type(), at);
        BinaryOp next = Builder.before(loop.test()).insert(BinaryOp.of(at, Operator.ADD, carried, step));
        RotatedLoop.pass(loop.test(), 0, next.result());
        last.result().replaceAllUsesWith(carried);
    }

    /** What {@code v} is in the first iteration. */
    private Value first(Value v, Builder before) {
        if (loop.op().isDefinedOutside(v)) return v;
        Operation op = requireNonNull(v.definedBy());
        IrMapping values = new IrMapping();
        for (Value o : op.operands()) {
            LinearForm form = op instanceof SplatOp s ? form(s) : null;
            values.map(o, form != null ? form.at(counter.start(), before, v.location()) : first(o, before));
        }
        return before.insert(op.copy(values)).result(0);
    }

    /**
     * What {@code v} grows by in each iteration: of a sum the sum of that, of a product by what is fixed its product.
     */
    private Value step(Value v, Builder before) {
        Location at = v.location();
        if (isFixed(v)) {
            DenseElementsAttr zero = DenseElementsAttr.zero((VectorType) v.type());
            return before.insert(new ConstOp(at, zero)).result();
        }
        if (v.definedBy() instanceof SplatOp splat) {
            int step = (int) (requireNonNull(form(splat)).factor() * counter.step());
            Value scalar = before.insert(ConstOp.i32(at, step)).result();
            return before.insert(new SplatOp(at, scalar, v.type())).result();
        }
        BinaryOp op = (BinaryOp) requireNonNull(v.definedBy());
        boolean sum = op.operator() == Operator.ADD || op.operator() == Operator.SUB;
        IrMapping values = new IrMapping();
        for (Value o : op.operands()) values.map(o, !sum && isFixed(o) ? first(o, before) : step(o, before));
        return before.insert(op.copy(values)).result(0);
    }
}
