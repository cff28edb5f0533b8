package dev.wami.std.cf;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.Pure;
import java.util.List;

/** Goes to a block. Upstream: cf.br. */
public final class BranchOp extends Operation implements Branch, Pure, Evaluable {
    static final OpSpec SPEC = OpSpec.of(CfOp.BR, "branch")
            .variadic("destOperands", Types.ANY)
            .successor("dest")
            .format("$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict");

    BranchOp(OpState state) {
        super(SPEC, state);
    }

    public BranchOp(Location location, Block target, List<? extends Value> arguments) {
        super(SPEC, OpState.at(location).operands(arguments).successor(target));
    }

    public Block target() {
        return successor(0);
    }

    @Override
    public int successorOperandStart(int i) {
        return 0;
    }

    @Override
    public int successorOperandCount(int i) {
        return operandCount();
    }

    @Override
    public void setSuccessorOperands(int i, List<? extends Value> values) {
        setAllOperands(values);
    }

    /** Joins two blocks of which the second has no other way in; else leaves out blocks that only go on. */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        Block here = requiredBlock();
        Block target = target();
        if (target != here && target.onlyPredecessor() != null) {
            List<Value> arguments = operands();
            rewriter.erase(this);
            rewriter.mergeBlock(target, here, arguments);
            return true;
        }
        Edge shorter = new Edge(target, operands()).throughTarget(rewriter);
        if (shorter == null) return false;
        rewriter.replace(this, new BranchOp(location(), shorter.target(), shorter.arguments()));
        return true;
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.branch(target(), frame.getAll(operands()));
    }
}
