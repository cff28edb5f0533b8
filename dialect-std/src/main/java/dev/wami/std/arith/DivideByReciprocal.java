package dev.wami.std.arith;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.arith.ArithFloat.DivFOp;
import dev.wami.std.arith.ArithFloat.MulFOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Divides by multiplying, where {@code fastmath<arcp>} allows it and the reciprocal is computed less often: of a
 * constant, or of what a loop does not change, in front of that.
 *
 * <pre>
 *   for i: x[i] / y    -&gt;    r = 1 / y; for i: x[i] * r
 * </pre>
 *
 * LLVM does so from three divisions on, and in loops; its flag is {@code arcp}, too.
 */
public final class DivideByReciprocal extends Pass {
    private static final Statistic REPLACED = new Statistic("num-replaced", "Number of divisions replaced");

    @Override
    public String name() {
        return "arith-divide-by-reciprocal";
    }

    @Override
    public String summary() {
        return "multiply by reciprocals where arcp allows it";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(REPLACED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<DivFOp> divisions = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof DivFOp d && d.fastMath().has(FastMath.ARCP)) divisions.add(d);
        });
        /* By divisor: the loop in front of which there is a reciprocal, and that. */
        Map<Value, Map<Operation, Value>> known = new IdentityHashMap<>();
        for (DivFOp d : divisions) {
            Value reciprocal = reciprocal(d, known);
            if (reciprocal == null) continue;
            MulFOp product = new MulFOp(d.location(), d.lhs(), reciprocal, d.fastMath());
            d.result().replaceAllUsesWith(Builder.before(d).insert(product).result());
            d.erase();
            context.count(REPLACED.name(), 1);
        }
    }

    private static @Nullable Value reciprocal(DivFOp d, Map<Value, Map<Operation, Value>> known) {
        Type type = d.result().type();
        if (d.rhs().definedBy() instanceof ConstantOp c) {
            TypedAttr of = inverse(c.value(), type);
            return of == null ? null : ConstantOp.insert(Builder.before(d), d.location(), of);
        }
        Operation loop = outermostWithout(d);
        TypedAttr one = constant(type, 1);
        if (loop == null || one == null) return null;
        return known.computeIfAbsent(d.rhs(), v -> new IdentityHashMap<>()).computeIfAbsent(loop, l -> {
            Builder before = Builder.before(l);
            Value numerator = ConstantOp.insert(before, d.location(), one);
            return before.insert(new DivFOp(d.location(), numerator, d.rhs(), d.fastMath()))
                    .result();
        });
    }

    /** The outermost loop around {@code d} that its divisor comes from in front of; null if there is none. */
    private static @Nullable Operation outermostWithout(DivFOp d) {
        Operation out = null;
        for (Operation op = d.parentOp(); op != null; op = op.parentOp()) {
            if (isDefinedIn(d.rhs(), op)) break;
            if (op instanceof LoopLike) out = op;
        }
        return out;
    }

    private static boolean isDefinedIn(Value v, Operation op) {
        var home = v.block();
        if (home == null) return true;
        for (int i = 0; i < op.regionCount(); i++) if (op.region(i).isAncestorOf(home.region())) return true;
        return false;
    }

    /** 1 / c, unless that is no ordinary number. */
    private static @Nullable TypedAttr inverse(Attribute c, Type type) {
        double value;
        if (c instanceof FloatAttr f) value = f.value();
        else if (c instanceof DenseElementsAttr all && all.isSplat() && all.element(0) instanceof FloatAttr f) {
            value = f.value();
        } else {
            return null;
        }
        double inverse = 1 / value;
        boolean single = type.elementTypeOrSelf() == FloatType.F32;
        double least = single ? Float.MIN_NORMAL : Double.MIN_NORMAL;
        double most = single ? Float.MAX_VALUE : Double.MAX_VALUE;
        return Math.abs(inverse) < least || Math.abs(inverse) > most ? null : constant(type, inverse);
    }

    private static @Nullable TypedAttr constant(Type type, double value) {
        Type element = type.elementTypeOrSelf();
        if (element != FloatType.F32 && element != FloatType.F64) return null;
        FloatAttr number = FloatAttr.of((FloatType) element, value);
        if (type == element) return number;
        return type instanceof VectorType v ? DenseElementsAttr.splat(v, number.bits()) : null;
    }
}
