package dev.wami.loops.unswitch;

import dev.wami.core.interp.IfLike;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import java.util.ArrayList;
import java.util.List;

/** Two copies of a loop, in one of which a condition holds. */
final class UnswitchedLoop {
    private final Operation loop;
    private final Operation conditional;
    private final List<Value> operands;

    UnswitchedLoop(Operation loop, Operation conditional) {
        this.loop = loop;
        this.conditional = conditional;
        operands = conditional.operands();
    }

    void replace() {
        Builder before = Builder.before(loop);
        Operation outer = conditional instanceof AffineIfOp affine
                ? new AffineIfOp(loop.location(), affine.condition(), affine.operands(), loop.resultTypes(), true)
                : new IfOp(loop.location(), conditional.operand(0), loop.resultTypes(), true);
        before.insert(outer);
        Operation copy = loop.copy();
        fill(((IfLike) outer).thenBlock(), copy, true);
        loop.replaceAllUsesWith(outer.results());
        fill(((IfLike) outer).elseBlock(), loop, false);
    }

    private void fill(Block branch, Operation copy, boolean holds) {
        Builder end = Builder.atEnd(branch);
        Operation yield = end.insert(
                conditional instanceof AffineIfOp
                        ? new AffineYieldOp(loop.location(), copy.results())
                        : new YieldOp(loop.location(), copy.results()));
        if (copy.block() == null) branch.insertBefore(copy, yield);
        else copy.moveBefore(yield);
        for (Operation same : same(copy)) decide(same, holds);
    }

    /** The conditionals in {@code copy} that ask for the same. */
    private List<Operation> same(Operation copy) {
        List<Operation> out = new ArrayList<>();
        copy.walk(op -> {
            if (op.getClass() != conditional.getClass()) return;
            boolean same = op instanceof AffineIfOp affine
                    ? affine.condition().equals(((AffineIfOp) conditional).condition())
                            && affine.operands().equals(operands)
                    : op.operands().equals(operands);
            if (same) out.add(op);
        });
        return out;
    }

    /** Puts the branch of {@code op} that is taken in its place. */
    private static void decide(Operation op, boolean holds) {
        IfLike conditional = (IfLike) op;
        if (!holds && !conditional.hasElse()) {
            op.erase();
            return;
        }
        Block taken = holds ? conditional.thenBlock() : conditional.elseBlock();
        Operation end = taken.requiredTerminator();
        List<Value> results = end.operands();
        end.erase();
        op.requiredBlock().takeOperations(taken, op);
        op.replaceAllUsesWith(results);
        op.erase();
    }
}
