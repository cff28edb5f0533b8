package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.ssawasm.Branches.CondBrOp;
import dev.wami.ssawasm.Branches.PseudoBrOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.Control.ExitOp;
import dev.wami.wasmops.CallInstruction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A loop whose body is one block that ends in the test:
 *
 * <pre>
 *   entry:  pseudo_br body(inits)
 *   body:   ...; cond_br c, body(next), after
 *   after:  pseudo_br exit(results)           may be missing
 *   exit:   exit(results)
 * </pre>
 */
public record RotatedLoop(
        BlockLoopOp op, PseudoBrOp start, Block body, CondBrOp test, Branch leaving, int leavingEdge, Block exit) {

    /** The parts of {@code op}, or null if it has another shape. */
    public static @Nullable RotatedLoop of(BlockLoopOp op) {
        Block body = op.loopLabel();
        Block exit = op.exitBlock();
        if (body == null || exit == null || !(exit.first() instanceof ExitOp)) return null;
        boolean starts = op.entry().last() instanceof PseudoBrOp p && p.successor(0) == body;
        if (!starts || !(body.last() instanceof CondBrOp test) || test.label() != body) return null;
        BlockUse edge = exit.onlyPredecessor();
        if (edge == null || !(edge.owner() instanceof Branch leaving)) return null;
        Block from = edge.owner().requiredBlock();
        boolean leavesFromBody = from == body;
        boolean leavesBehind =
                from.first() == edge.owner() && from == body.next() && edge.owner() instanceof PseudoBrOp;
        if (!leavesFromBody && !leavesBehind) return null;
        PseudoBrOp start = (PseudoBrOp) op.entry().requiredTerminator();
        return new RotatedLoop(op, start, body, test, leaving, edge.index(), exit);
    }

    /** Whether there is neither a loop in it nor a call, beside which the loop's own instructions do not count. */
    static boolean isInnermost(BlockLoopOp loop) {
        return loop.walkOuterFirst(op -> op != loop && (op instanceof BlockLoopOp || op instanceof CallInstruction)
                ? Operation.Walk.STOP
                : Operation.Walk.INTO);
    }

    /**
     * Takes away what the body's argument {@code index} is passed, and the argument, which at most its own next value
     * reads.
     */
    void drop(int index) {
        Operation next = test.operand(test.successorOperandStart(0) + index).definedBy();
        drop(start, index);
        drop(test, index);
        if (next != null && next.isUnused()) next.erase();
        body.eraseArgument(index);
    }

    private static void drop(Branch branch, int index) {
        int from = branch.successorOperandStart(0);
        Operation op = (Operation) branch;
        List<Value> values = new ArrayList<>(op.operands().subList(from, from + branch.successorOperandCount(0)));
        values.remove(index);
        branch.setSuccessorOperands(0, values);
    }

    /** Passes {@code value} to one more argument of {@code branch}'s successor {@code edge}. */
    static void pass(Branch branch, int edge, Value value) {
        int from = branch.successorOperandStart(edge);
        Operation op = (Operation) branch;
        List<Value> values = new ArrayList<>(op.operands().subList(from, from + branch.successorOperandCount(edge)));
        values.add(value);
        branch.setSuccessorOperands(edge, values);
    }
}
