package dev.wami.loops.nest;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.type.Type;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.JoinedInputs;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A loop that runs once or not at all as a condition:
 *
 * <pre>
 *   for i = l to u    ->    if u - l - 1 >= 0: i = l
 * </pre>
 *
 * No later pass then unrolls it or counts for it.
 */
final class AtMostOnce {
    private AtMostOnce() {}

    /** Replaces {@code loop}, of which nobody knows more than that it runs at most once, unless l is a maximum. */
    static void guard(AffineForOp loop) {
        Bound lower = loop.lower();
        Bound upper = loop.upper();
        if (lower.map().results().size() != 1) return;
        JoinedInputs both = new JoinedInputs(lower.map(), lower.operands(), upper.map(), upper.operands());
        List<AffineExpr> room = new ArrayList<>();
        for (AffineExpr u : upper.map().results()) {
            room.add(both.second(u).minus(lower.map().results().get(0)).minus(1));
        }
        ValueMap test = both.map(room).compose().canonicalize();
        List<AffineExpr> simple = new ArrayList<>();
        for (AffineExpr e : test.map().results()) {
            simple.add(FlatExpr.simplify(e, test.map().dims(), test.map().symbols()));
        }
        IntegerSet set = new IntegerSet(
                test.map().dims(), test.map().symbols(), simple, Collections.nCopies(simple.size(), Boolean.FALSE));
        List<Type> types = new ArrayList<>();
        for (OpResult r : loop.results()) types.add(r.type());
        boolean values = !types.isEmpty();
        Builder before = Builder.before(loop);
        AffineIfOp once = before.insert(new AffineIfOp(loop.location(), set, test.operands(), types, values));
        Builder inside = Builder.atEnd(once.thenBlock());
        Value start = inside.insert(new ApplyOp(loop.location(), lower.map(), lower.operands()))
                .result();
        loop.inductionVariable().replaceAllUsesWith(start);
        for (int i = 0; i < loop.resultCount(); i++) {
            loop.carried().get(i).replaceAllUsesWith(loop.inits().get(i));
        }
        AffineYieldOp yield = loop.yieldOp();
        AffineYieldOp end = inside.insert(new AffineYieldOp(loop.location(), yield.operands()));
        yield.erase();
        once.thenBlock().takeOperations(loop.body(), end);
        if (values) Builder.atEnd(once.elseBlock()).insert(new AffineYieldOp(loop.location(), loop.inits()));
        loop.replaceAllUsesWith(once.results());
        loop.erase();
    }
}
