package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.LlvmBranches;
import dev.wami.llvm.LlvmCallOp;
import dev.wami.llvm.LlvmGlobals;
import dev.wami.llvm.LlvmSwitchOp;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.cf.CfOp;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.std.cf.SwitchOp;
import java.util.ArrayList;
import java.util.List;

/** {@code cf} to branches. Upstream: convert-cf-to-llvm. */
final class CfToLlvm {
    private static final String WEIGHTS = "branch_weights";

    private final Lowering to;
    private final LlvmTypeConverter types;
    private final LlvmRuntime runtime;
    private final String assertFunction;

    /** @param assertFunction what an assertion that fails calls; empty for what upstream does */
    CfToLlvm(Lowering to, LlvmTypeConverter types, LlvmRuntime runtime, String assertFunction) {
        this.to = to;
        this.types = types;
        this.runtime = runtime;
        this.assertFunction = assertFunction;
    }

    boolean lower(Operation op) {
        return switch ((CfOp) op.kind()) {
            case BR -> lowerBr((BranchOp) op);
            case COND_BR -> lowerCondBr((CondBranchOp) op);
            case SWITCH -> lowerSwitch((SwitchOp) op);
            case ASSERT -> lowerAssert((AssertOp) op);
        };
    }

    private boolean lowerBr(BranchOp op) {
        to.insert(new LlvmBranches.BrOp(op.location(), op.target(), to.allValues(op.operands())));
        return to.erase(op);
    }

    private boolean lowerCondBr(CondBranchOp op) {
        Operation branch = new LlvmBranches.CondBrOp(
                op.location(),
                to.operand(op, 0),
                op.trueTarget(),
                to.allValues(op.trueArguments()),
                op.falseTarget(),
                to.allValues(op.falseArguments()));
        Attribute weights = op.attribute(WEIGHTS);
        if (weights != null) branch.setAttribute(WEIGHTS, weights);
        to.insert(branch);
        return to.erase(op);
    }

    private boolean lowerSwitch(SwitchOp op) {
        List<LlvmSwitchOp.Case> cases = new ArrayList<>();
        for (SwitchOp.Case c : op.cases()) {
            cases.add(new LlvmSwitchOp.Case(c.value(), c.target(), to.allValues(c.arguments())));
        }
        List<Value> otherwise = to.allValues(op.defaultArguments());
        to.insert(new LlvmSwitchOp(op.location(), to.operand(op, 0), op.defaultTarget(), otherwise, cases));
        return to.erase(op);
    }

    /**
     *
     *
     * <pre>
     *   cond_br c, ^on, ^failed
     *   ^on: ...
     *   ^failed: puts(message); fflush(null); abort(); unreachable
     * </pre>
     *
     * <p>or {@code assertFunction(message)}. Where standard output is no terminal, abort would lose what is not written
     * yet.
     */
    private boolean lowerAssert(AssertOp op) {
        Location location = op.location();
        Value condition = to.operand(op, 0);
        Block here = op.requiredBlock();
        Block on = here.splitBefore(op);
        Region region = here.region();
        if (region == null) throw new IllegalStateException("a block of a function has a region");
        Block failed = region.add(new Block());
        Builder.atEnd(here).insert(new LlvmBranches.CondBrOp(location, condition, on, List.of(), failed, List.of()));
        Builder at = Builder.atEnd(failed);
        LlvmEmitter e = new LlvmEmitter(at, location, types.index());
        Value address = e.insert(new LlvmGlobals.AddressOfOp(location, runtime.message(op.message())));
        if (assertFunction.isEmpty()) {
            at.insert(LlvmCallOp.direct(location, runtime.puts(), runtime.putsType(), List.of(address)));
            at.insert(LlvmCallOp.direct(location, runtime.fflush(), runtime.fflushType(), List.of(e.nullPointer())));
            at.insert(LlvmCallOp.direct(location, runtime.abort(), runtime.abortType(), List.of()));
        } else {
            String name = runtime.noReturn(assertFunction);
            at.insert(LlvmCallOp.direct(location, name, runtime.putsType(), List.of(address)));
        }
        at.insert(new LlvmBranches.UnreachableOp(location));
        return to.erase(op);
    }
}
