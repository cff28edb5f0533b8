package dev.wami.loops.slp;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A loop that carries vectors in place of groups of scalars:
 *
 * <pre>
 *   x:2 = for iter_args(a = p, b = q) { ... yield c, d }
 *     -&gt;   v = for iter_args(w = [p, q]) { ... yield [c, d] },   x0, x1 = v[0], v[1]
 * </pre>
 */
final class WiderLoop {
    private final AffineForOp old;
    private final AffineForOp loop;
    private final List<Integer> kept = new ArrayList<>();
    private final List<List<Integer>> groups;

    /** Puts the loop in the place of {@code old}, whose arguments of {@code groups} are still used in it. */
    WiderLoop(AffineForOp old, List<List<Integer>> groups) {
        this.old = old;
        this.groups = groups;
        for (int i = 0; i < old.carried().size(); i++) kept.add(i);
        for (List<Integer> group : groups) kept.removeAll(group);
        List<Value> inits = new ArrayList<>();
        for (int i : kept) inits.add(old.inits().get(i));
        Builder before = Builder.before(old);
        for (List<Integer> group : groups) {
            List<Value> lanes = new ArrayList<>();
            for (int i : group) lanes.add(old.inits().get(i));
            inits.add(before.insert(new FromElementsOp(old.location(), type(lanes), lanes))
                    .result());
        }
        loop = before.insert(new AffineForOp(old.location(), old.lower(), old.upper(), old.step(), inits));
        loop.setAttributes(old.attributes());
        scalars().forEach(Value::replaceAllUsesWith);
        loop.body().takeOperations(old.body(), null);
    }

    private static VectorType type(List<Value> lanes) {
        return VectorType.of(lanes.get(0).type(), lanes.size());
    }

    /** What stands in the body for those values of the old one that stay scalars. */
    Map<Value, Value> scalars() {
        Map<Value, Value> out = new LinkedHashMap<>();
        out.put(old.inductionVariable(), loop.inductionVariable());
        for (int i = 0; i < kept.size(); i++) {
            out.put(old.carried().get(kept.get(i)), loop.carried().get(i));
        }
        return out;
    }

    /** What stands for group number {@code g} in the body. */
    Value carried(int g) {
        return loop.carried().get(kept.size() + g);
    }

    /** Ends the body with {@code vectors} for the groups. */
    void yield(List<Value> vectors) {
        Operation terminator = loop.yieldOp();
        List<Value> yielded = new ArrayList<>();
        for (int i : kept) yielded.add(terminator.operand(i));
        yielded.addAll(vectors);
        terminator.setAllOperands(yielded);
    }

    /** Lets the results of the loop be those of the old one, of which nothing is left. */
    void finish() {
        for (int i = 0; i < kept.size(); i++) old.result(kept.get(i)).replaceAllUsesWith(loop.result(i));
        Builder after = Builder.after(loop);
        for (int g = 0; g < groups.size(); g++) {
            for (int lane = 0; lane < groups.get(g).size(); lane++) {
                Value scalar = old.result(groups.get(g).get(lane));
                if (scalar.isUnused()) continue;
                Operation extract = after.insert(new ExtractOp(loop.location(), loop.result(kept.size() + g), lane));
                scalar.replaceAllUsesWith(extract.result(0));
            }
        }
        old.erase();
    }
}
