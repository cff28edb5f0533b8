package dev.wami.conversions.vector;

import dev.wami.conversions.vector.Assembly.Element;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.vector.VectorOperation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The pieces that stand for vectors. The type of a vector says how many elements each has; an operation on elements of
 * several widths has fewer to a piece, as many as the widest leave:
 *
 * <pre>
 *   %b = arith.extsi %a : vector&lt;8xi16&gt; to vector&lt;8xi32&gt;      one piece of eight, used as two of four
 *   %m = arith.cmpf olt, %x, %y : vector&lt;8xf32&gt;                two pieces of four, which a select of f32 takes as they are
 * </pre>
 *
 * So a vector is kept as it was made, too, and put together as its type says for those only that need it so.
 */
final class Grouping {
    private final PieceTypes types;
    /** As they were made, by the same elements in the pieces of their type. */
    private final Map<List<Value>, List<Value>> made = new HashMap<>();

    private final Predicate<Operation> stays;

    /** @param stays whether an operation is not lowered, so that it needs vectors as their types say */
    Grouping(PieceTypes types, Predicate<Operation> stays) {
        this.types = types;
        this.stays = stays;
    }

    /** As they stand for {@code v}. */
    List<Value> any(Value v, Lowering to) {
        List<Value> pieces = to.values(v);
        return made.getOrDefault(pieces, pieces);
    }

    /** The elements of {@code v}. */
    List<Element> elements(Value v, Lowering to) {
        return Assembly.elements(any(v, to));
    }

    /** {@code v} in pieces of up to {@code most} elements. */
    List<Value> pieces(Value v, int most, Lowering to) {
        if (!(v.type() instanceof VectorType vector)) return to.values(v);
        List<Type> wanted = PieceTypes.pieces(vector, most);
        List<Value> own = to.values(v);
        if (typesOf(own).equals(wanted)) return own;
        return assembly(to).regroup(any(v, to), wanted);
    }

    /** {@code v} in the pieces of its type. */
    List<Value> pieces(Value v, Lowering to) {
        return v.type() instanceof VectorType t ? pieces(v, types.most(t.element()), to) : to.values(v);
    }

    /** Replaces {@code op} by what stands for each of its results. Always true. */
    boolean replace(Operation op, List<List<Value>> results, Lowering to) {
        List<List<Value>> parts = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) parts.add(standing(op.result(i), results.get(i), to));
        return to.replaceAll(op, parts);
    }

    private List<Value> standing(OpResult result, List<Value> pieces, Lowering to) {
        if (!(result.type() instanceof VectorType v)) return pieces;
        List<Type> wanted = PieceTypes.pieces(v, types.most(v.element()));
        if (typesOf(pieces).equals(wanted) || takesAny(result)) return pieces;
        List<Value> own = List.copyOf(assembly(to).regroup(pieces, wanted));
        made.put(own, List.copyOf(pieces));
        return own;
    }

    /** Whether all uses ask for the pieces that they want. */
    private boolean takesAny(OpResult result) {
        for (Use use : result.uses()) {
            Operation user = use.owner();
            boolean asks = user instanceof VectorOperation || user instanceof ElementwiseOp || user instanceof SelectOp;
            if (!asks || stays.test(user)) return false;
        }
        return true;
    }

    static Assembly assembly(Lowering to) {
        return new Assembly(new FoldedInsertion(to, to.location()));
    }

    private static List<Type> typesOf(List<Value> values) {
        List<Type> out = new ArrayList<>();
        for (Value v : values) out.add(v.type());
        return out;
    }
}
