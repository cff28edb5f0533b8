package dev.wami.loops.vectorize;

import dev.wami.core.interp.IfLike;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.scf.WhileOp;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Which values of a loop may differ from one of its iterations to the next, where these run in lockstep: what depends
 * on the loop's variable or on what it carries. What is loaded from one element is the same for all lanes, since
 * nothing is stored between their loads, unless it is loaded for one lane after the other.
 */
final class Variance {
    private final AffineForOp loop;
    private final Set<Value> varying = Collections.newSetFromMap(new IdentityHashMap<>());

    private final Set<Operation> serial;

    private Variance(AffineForOp loop, Set<Operation> serial) {
        this.loop = loop;
        this.serial = serial;
    }

    static Variance of(AffineForOp loop) {
        return of(loop, Set.of());
    }

    /** Where the operations {@code serial} of the body are done for one iteration after the other. */
    static Variance of(AffineForOp loop, Set<Operation> serial) {
        Variance out = new Variance(loop, serial);
        for (Operation op : serial) out.varying.addAll(op.results());
        out.varying.addAll(loop.body().arguments());
        // values go round in inner loops
        for (int before = -1; before != out.varying.size(); ) {
            before = out.varying.size();
            loop.walkOuterFirst(op -> {
                if (op != loop) out.visit(op);
                return Operation.Walk.INTO;
            });
        }
        return out;
    }

    /** Whether {@code v} is another value in each lane. */
    boolean varies(Value v) {
        return varying.contains(v);
    }

    boolean anyVaries(List<? extends Value> values) {
        for (Value v : values) if (varies(v)) return true;
        return false;
    }

    /** Whether {@code op}, and what is in it, does the same in all lanes. */
    boolean isUniform(Operation op) {
        return !serial.contains(op)
                && op.walkOuterFirst(nested -> anyVaries(nested.operands()) || anyVaries(nested.results())
                        ? Operation.Walk.STOP
                        : Operation.Walk.INTO);
    }

    private void visit(Operation op) {
        if (op instanceof AffineForOp inner) {
            // a loop that runs more often in one lane than in another is refused later on
            for (int i = 0; i < inner.resultCount(); i++) {
                Value carried = inner.carried().get(i);
                boolean differs =
                        varies(inner.inits().get(i)) || varies(inner.yieldOp().operand(i)) || varies(carried);
                if (!differs) continue;
                varying.add(carried);
                varying.add(inner.result(i));
            }
        } else if (op instanceof WhileOp inner) {
            // lanes leave it with the values of different iterations
            if (isUniform(inner)) return;
            varying.addAll(inner.beforeBlock().arguments());
            varying.addAll(inner.afterBlock().arguments());
            varying.addAll(inner.results());
        } else if (op instanceof IfLike conditional) {
            for (int i = 0; i < op.resultCount(); i++) {
                if (varies(conditional, op, i)) varying.add(op.result(i));
            }
        } else if (anyVaries(op.operands())) {
            varying.addAll(op.results());
        }
    }

    private boolean varies(IfLike conditional, Operation op, int result) {
        if (anyVaries(op.operands())) return true;
        return varies(conditional.thenBlock().requiredTerminator().operand(result))
                || varies(conditional.elseBlock().requiredTerminator().operand(result));
    }

    AffineForOp loop() {
        return loop;
    }

    /** Whether {@code op}, of the body, is done for one lane after the other. */
    boolean isSerial(Operation op) {
        return serial.contains(op);
    }
}
