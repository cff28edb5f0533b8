package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.ssawasm.Branches.NestBranch;
import dev.wami.ssawasm.Control.ExitOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Iterations of a rotated loop written one behind the other, without the tests between them. What one passes to the
 * next is in {@link #carried}.
 */
final class LoopCopies {
    private final RotatedLoop loop;
    private final List<Operation> body = new ArrayList<>();
    private final List<Value> next;
    private IrMapping last = new IrMapping();
    private List<Value> carried;

    /**
     * @param carried what the first copy has for the arguments of the body: what the loop starts with, or what its body
     *     passes to the next iteration
     */
    LoopCopies(RotatedLoop loop, List<Value> carried) {
        this.loop = loop;
        this.carried = carried;
        this.next = ((NestBranch) loop.test()).passed(0);
        for (Operation op : loop.body()) if (op != loop.test()) body.add(op);
    }

    /** Appends {@code count} iterations at {@code builder}. */
    void append(int count, Builder builder) {
        for (int i = 0; i < count; i++) {
            last = new IrMapping();
            last.map(loop.body().arguments(), carried);
            for (Operation op : body) builder.insert(op.copy(last));
            carried = next.stream().map(last::lookup).toList();
        }
    }

    /** What the iteration after the last copy has for the arguments of the body. */
    List<Value> carried() {
        return carried;
    }

    /** What a value of the body, or one from outside, is in the last copy. */
    Value last(Value v) {
        return last.lookup(v);
    }

    /** What the loop's result {@code i} is if the last copy is its last iteration. */
    Value result(int i) {
        ExitOp exit = (ExitOp) loop.exit().requiredTerminator();
        Value v = exit.operand(i);
        int argument = loop.exit().arguments().indexOf(v);
        if (argument < 0) return last(v);
        return last(((NestBranch) loop.leaving()).passed(loop.leavingEdge()).get(argument));
    }
}
