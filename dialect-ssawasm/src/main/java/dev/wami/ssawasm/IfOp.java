package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.IfLike;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Wasm's {@code if}: executes one of two regions of one block each, the first if the condition is not 0. {@code %r =
 * ssawasm.if %c -> i32 { ... ssawasm.exit %a : i32 } else { ... ssawasm.exit %b : i32 }}. Without results the second
 * may be left out.
 */
public final class IfOp extends Operation implements IfLike, SingleBlock {
    static final OpSpec SPEC = OpSpec.of(SsaWasmOp.IF, "execute one of two regions")
            .operand("condition", Types.I32)
            .variadicResult("results", SsaTypes.VALUE)
            .region("then", RegionKind.ONE_BLOCK)
            .region("otherwise", RegionKind.MAX_ONE_BLOCK)
            .format("$condition (`->` type($results)^)? attr-dict-with-keyword $then (`else` $otherwise^)?");

    IfOp(OpState state) {
        super(SPEC, state);
    }

    /** Regions with a block each, without terminators yet; none for {@code else} if not wanted. */
    public IfOp(Location location, Value condition, List<? extends Type> results, boolean withElse) {
        super(SPEC, IfLike.state(location, condition, results));
        addBlocks(withElse);
    }

    public Value condition() {
        return operand(0);
    }

    @Override
    public List<Successor> entrySuccessors(List<@Nullable Attribute> operands) {
        if (!(operands.get(0) instanceof IntegerAttr condition)) return successorsFrom(null);
        return List.of(successor(condition.value() != 0));
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (resultCount() > 0 && !hasElse()) diagnostics.error(this, "must have an else region to have results");
    }

    @Override
    public void verifyRegions(Diagnostics diagnostics) {
        for (Region r : regions()) {
            if (r.isEmpty()) continue;
            Operation last = r.entry().last();
            boolean ends = last instanceof Control.ExitOp || last instanceof Branches.UnreachableOp;
            if (!ends) diagnostics.error(this, "region must end in 'ssawasm.exit' or 'ssawasm.unreachable'");
        }
    }

    @Override
    public Step evaluate(Frame frame) {
        return enter(frame, frame.getBool(condition()));
    }

    // ---- canonical form

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        IntegerAttr constant = rewriter.folder().integer(condition());
        if (constant != null) return take(constant.value() != 0 ? thenRegion() : elseRegion(), rewriter);
        Value truth = Conditions.simplify(condition(), this, rewriter);
        if (truth != condition()) {
            setOperand(0, truth);
            rewriter.changed(this);
            return true;
        }
        NumericOp negation = NumericOp.defining(condition(), Operator.EQZ);
        boolean isI32 = negation != null && negation.operand(0).type().isInteger(32);
        if (negation != null && isI32 && hasElse()) return swap(negation.operand(0), rewriter);
        return toSelect(rewriter) || dropEmptyElse(rewriter);
    }

    /** Puts what is in {@code taken} in place of this. */
    private boolean take(Region taken, Rewriter rewriter) {
        if (taken.isEmpty()) {
            rewriter.erase(this);
            return true;
        }
        if (!(taken.entry().last() instanceof Control.ExitOp exit)) return false;
        rewriter.inlineBlockBefore(taken.entry(), this, List.of());
        rewriter.replace(this, exit.operands());
        rewriter.erase(exit);
        return true;
    }

    /** if !c A else B -> if c B else A. */
    private boolean swap(Value condition, Rewriter rewriter) {
        Region then = new Region();
        then.takeBody(thenRegion());
        thenRegion().takeBody(elseRegion());
        elseRegion().takeBody(then);
        setOperand(0, condition);
        rewriter.changed(this);
        return true;
    }

    /** Where neither region does anything, the results are selected. */
    private boolean toSelect(Rewriter rewriter) {
        if (!hasElse() || !(thenBlock().first() instanceof Control.ExitOp a)) return false;
        if (!(elseBlock().first() instanceof Control.ExitOp b)) return false;
        List<Value> selected = new ArrayList<>();
        rewriter.setBefore(this);
        for (int i = 0; i < resultCount(); i++) {
            selected.add(rewriter.insert(new Stack.SelectOp(location(), a.operand(i), b.operand(i), condition()))
                    .result());
        }
        rewriter.replace(this, selected);
        return true;
    }

    private boolean dropEmptyElse(Rewriter rewriter) {
        if (resultCount() > 0 || !hasElse() || !(elseBlock().first() instanceof Control.ExitOp)) return false;
        rewriter.erase(elseBlock());
        rewriter.changed(this);
        return true;
    }
}
