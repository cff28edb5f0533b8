package dev.wami.loops.vectorize;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.scf.ScfTerminators.ConditionOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.scf.WhileOp;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import java.util.ArrayList;
import java.util.List;

/**
 * A loop that lanes leave at different times. All of them stay until the last one leaves; what those that have left
 * compute is thrown away. Source: the loops of Pharr and Mark, ispc: a SPMD compiler for high-performance CPU
 * programming (InPar 2012).
 */
final class DivergentLoop {
    private final WhileOp loop;
    private final Widening lanes;
    private final Location at;

    DivergentLoop(WhileOp loop, Widening lanes) {
        this.loop = loop;
        this.lanes = lanes;
        this.at = loop.location();
    }

    /** @param runOn whether lanes that have left may compute on whatever values they get to */
    void widen(Builder to, boolean runOn) {
        if (runOn) runOn(to);
        else hold(to);
    }

    // while c(x) do x = f(x)
    //     ->  X, R, A = x, 0, true;  while (R = select(A, X, R); A = A and c(X); any of A) do X = f(X);  R
    /** Keeps what lanes leave with, of that what is used. */
    private void runOn(Builder to) {
        List<Integer> used = new ArrayList<>();
        for (int i = 0; i < loop.resultCount(); i++) if (!loop.result(i).isUnused()) used.add(i);
        List<Value> inits = inits();
        int states = inits.size();
        for (int i : used) inits.add(constant(to, loop.result(i).type(), false));
        inits.add(constant(to, IntegerType.I1, true));
        List<Type> types = new ArrayList<>();
        for (int i : used) types.add(lanes.vectorOf(loop.result(i).type()));
        for (Value v : inits.subList(0, states)) types.add(v.type());
        types.add(lanes.vectorOf(IntegerType.I1));

        WhileOp wide = to.insert(new WhileOp(at, inits, types));
        Block before = wide.beforeBlock();
        Builder body = Builder.atEnd(before);
        List<Value> passed = body(before, body);
        Value stays = before.argument(inits.size() - 1);
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < used.size(); i++) {
            Value kept = before.argument(states + i);
            out.add(body.insert(new SelectOp(at, stays, passed.get(used.get(i)), kept))
                    .result());
        }
        Value goes = lanes.vector(loop.condition().condition());
        Value still = body.insert(new AndIOp(at, stays, goes)).result();
        for (Value v : loop.yieldOp().operands()) out.add(lanes.vector(v));
        out.add(still);
        end(wide, body, still, out);

        List<Value> next = new ArrayList<>(wide.afterBlock().arguments());
        List<Value> results = List.copyOf(next.subList(0, used.size()));
        next.subList(0, used.size()).clear();
        next.addAll(states, results);
        Builder.atEnd(wide.afterBlock()).insert(new YieldOp(at, next));
        for (int i = 0; i < used.size(); i++) {
            lanes.define(List.of(loop.result(used.get(i))), List.of(wide.result(i)));
        }
    }

    // while c(x) do x = f(x)  ->  X = x;  while (X' = select(c(X), f(X), X); any of c(X)) do X = X';  X
    /** Lanes that have left repeat their last test on the same values. */
    private void hold(Builder to) {
        List<Value> inits = inits();
        List<Type> types = new ArrayList<>();
        for (OpResult r : loop.results()) types.add(lanes.vectorOf(r.type()));
        for (Value v : inits) types.add(v.type());
        WhileOp wide = to.insert(new WhileOp(at, inits, types));
        Builder body = Builder.atEnd(wide.beforeBlock());
        List<Value> out = body(wide.beforeBlock(), body);
        Value goes = lanes.vector(loop.condition().condition());
        for (int i = 0; i < inits.size(); i++) {
            Value next = lanes.vector(loop.yieldOp().operand(i));
            Value now = wide.beforeBlock().argument(i);
            out.add(body.insert(new SelectOp(at, goes, next, now)).result());
        }
        end(wide, body, goes, out);
        List<? extends Value> arguments = wide.afterBlock().arguments();
        Builder.atEnd(wide.afterBlock())
                .insert(new YieldOp(at, arguments.subList(loop.resultCount(), arguments.size())));
        lanes.define(loop.results(), wide.results());
    }

    private List<Value> inits() {
        List<Value> out = new ArrayList<>();
        for (Value v : loop.inits()) out.add(lanes.vector(v));
        return out;
    }

    /** Both blocks, one behind the other; returns what the first passes on. */
    private List<Value> body(Block before, Builder body) {
        List<? extends Value> originals = loop.beforeBlock().arguments();
        lanes.define(originals, before.arguments().subList(0, originals.size()));
        lanes.block(loop.beforeBlock(), body);
        List<Value> passed = new ArrayList<>();
        for (Value v : loop.condition().arguments()) passed.add(lanes.vector(v));
        lanes.define(loop.afterBlock().arguments(), passed);
        lanes.block(loop.afterBlock(), body);
        return passed;
    }

    private void end(WhileOp wide, Builder body, Value goes, List<Value> passed) {
        Value any =
                body.insert(new ReductionOp(at, CombiningKind.OR, goes, null)).result();
        body.insert(new ConditionOp(wide.location(), any, passed));
    }

    private Value constant(Builder to, Type type, boolean set) {
        VectorType vector = lanes.vectorOf(type);
        return ConstantOp.insert(to, at, DenseElementsAttr.splat(vector, set ? -1 : 0));
    }
}
