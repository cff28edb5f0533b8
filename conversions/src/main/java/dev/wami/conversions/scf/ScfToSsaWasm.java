package dev.wami.conversions.scf;

import dev.wami.conversions.SsaWasmConversion;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.Control.ExitOp;
import dev.wami.std.scf.ExecuteRegionOp;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.IndexSwitchOp;
import dev.wami.std.scf.ScfOp;
import dev.wami.std.scf.WhileOp;
import java.util.List;

/**
 * Structured control flow to Wasm's, without a detour over branches. Values carried around a loop stay block arguments;
 * introduce-locals gives them their locals. Paper: section 5.1, figure 9.
 */
public final class ScfToSsaWasm extends SsaWasmConversion {
    public final Option<Boolean> rotate = Option.of(
            "rotate", false, "test scf.for at the end of the body, behind a guard where it may not run at all");

    public ScfToSsaWasm() {
        super("scf");
    }

    /** Terminators go with the operation that they end. */
    @Override
    protected boolean mayStay(Operation op) {
        return op.kind() == ScfOp.YIELD || op.kind() == ScfOp.CONDITION;
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        for (Type t : op.resultTypes()) {
            if (types.convert(t) == null) return to.fail(WasmTypes.unrepresented(t));
        }
        return switch ((ScfOp) op.kind()) {
            case FOR -> lowerFor((ForOp) op, to);
            case WHILE -> new LoopLowering(types, to).lowerWhile((WhileOp) op);
            case IF -> lowerIf((IfOp) op, to);
            case INDEX_SWITCH -> lowerSwitch((IndexSwitchOp) op, to);
            case EXECUTE_REGION -> lowerExecuteRegion((ExecuteRegionOp) op, to);
            case CONDITION, FORALL, FORALL_IN_PARALLEL, PARALLEL, REDUCE, REDUCE_RETURN, YIELD ->
                to.fail("no lowering to ssawasm");
        };
    }

    private boolean lowerFor(ForOp op, Lowering to) {
        Type counter = op.inductionVariable().type();
        if (types.convertSingle(counter) == null) return to.fail("a counter of type '" + counter + "'");
        return new LoopLowering(types, to).lowerFor(op, rotate.get());
    }

    private List<Type> resultTypes(Operation op) {
        return resultTypes(op, types);
    }

    static List<Type> resultTypes(Operation op, WasmTypes types) {
        List<Type> converted = types.convertAll(op.resultTypes());
        if (converted == null) throw new IllegalStateException("checked before");
        return converted;
    }

    /** Moves {@code from} to the end of {@code into}; gives what its terminator, now gone, yields. */
    public static List<Value> moveBody(Block from, Block into, List<List<Value>> arguments, Lowering to) {
        to.setToEnd(into);
        to.inline(from, arguments);
        Operation terminator = into.requiredTerminator();
        List<Value> yielded = to.allValues(terminator.operands());
        to.erase(terminator);
        return yielded;
    }

    /** Lets the results of {@code lowered} stand for those of {@code op}. */
    public static boolean finish(Operation op, Operation lowered, Lowering to) {
        to.setBefore(op);
        return to.replaceAll(op, to.regroup(op.resultTypes(), lowered.results()));
    }

    private boolean lowerIf(IfOp op, Lowering to) {
        boolean withElse = !op.elseRegion().isEmpty();
        dev.wami.ssawasm.IfOp lowered = to.insert(
                new dev.wami.ssawasm.IfOp(to.location(), to.value(op.condition()), resultTypes(op), withElse));
        arm(op.thenRegion(), lowered.thenBlock(), to);
        if (withElse) arm(op.elseRegion(), lowered.elseBlock(), to);
        return finish(op, lowered, to);
    }

    private static void arm(Region from, Block into, Lowering to) {
        List<Value> yielded = moveBody(from.entry(), into, List.of(), to);
        Builder.atEnd(into).insert(new ExitOp(to.location(), yielded));
    }

    private boolean lowerSwitch(IndexSwitchOp op, Lowering to) {
        if (op.cases().length > 0) return finish(op, new SwitchLowering(op, resultTypes(op), to).lower(), to);
        List<Value> yielded = inlineHere(op, op.defaultRegion(), to);
        return to.replaceAll(op, to.regroup(op.resultTypes(), yielded));
    }

    private static List<Value> inlineHere(Operation op, Region region, Lowering to) {
        Block body = region.entry();
        Operation terminator = body.requiredTerminator();
        to.inline(body, List.of());
        List<Value> yielded = to.allValues(terminator.operands());
        to.erase(terminator);
        to.setBefore(op);
        return yielded;
    }

    private boolean lowerExecuteRegion(ExecuteRegionOp op, Lowering to) {
        if (!op.region(0).hasOneBlock()) {
            return to.fail("unstructured control flow; lift-cf-to-scf makes it structured");
        }
        return to.replaceAll(op, to.regroup(op.resultTypes(), inlineHere(op, op.region(0), to)));
    }
}
