package dev.wami.conversions.scf;

import dev.wami.conversions.SameTypes;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.llvm.StackScopes;
import dev.wami.std.arith.ArithCast;
import dev.wami.std.arith.ArithCompare;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.std.cf.SwitchOp;
import dev.wami.std.memref.AllocaScopeOp;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.IndexSwitchOp;
import dev.wami.std.scf.ScfOp;
import dev.wami.std.scf.ScfTerminators;
import dev.wami.std.scf.WhileOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Structured loops and conditions to blocks and branches. A {@code memref.alloca_scope} around one, which has one block
 * only, becomes LLVM's stacksave and stackrestore. Upstream: convert-scf-to-cf.
 */
public final class ScfToCf extends Conversion {
    @Override
    public String name() {
        return "convert-scf-to-cf";
    }

    @Override
    public String summary() {
        return "lower scf to cf";
    }

    @Override
    protected List<String> sources() {
        return List.of("scf", "memref");
    }

    @Override
    protected boolean mayStay(Operation op) {
        if (op instanceof AllocaScopeOp scope) return !hasScf(scope);
        return op.dialect().equals("memref")
                || op instanceof ScfTerminators.YieldOp
                || op instanceof ScfTerminators.ConditionOp;
    }

    private static boolean hasScf(Operation scope) {
        return !scope.walkOuterFirst(op -> op.dialect().equals("scf") ? Operation.Walk.STOP : Operation.Walk.INTO);
    }

    @Override
    protected TypeConverter types() {
        return new SameTypes();
    }

    /** Upstream's pass takes the loops whose iterations are independent as well. */
    @Override
    protected void begin(Operation root, Lowering to) {
        ForallNest.convertAll(root, false);
        ParallelToFor.run(root);
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        if (op instanceof AllocaScopeOp scope) return StackScopes.lower(scope, to);
        if (!(op.kind() instanceof ScfOp kind)) return to.fail("no lowering to cf");
        return switch (kind) {
            case FOR -> lowerFor((ForOp) op, to);
            case IF -> lowerIf((IfOp) op, to);
            case WHILE -> lowerWhile((WhileOp) op, to);
            case EXECUTE_REGION -> lowerExecuteRegion(op, to);
            case INDEX_SWITCH -> lowerIndexSwitch((IndexSwitchOp) op, to);
            case FORALL, PARALLEL, FORALL_IN_PARALLEL, REDUCE, REDUCE_RETURN, CONDITION, YIELD ->
                to.fail("no lowering to cf");
        };
    }

    // ---- blocks

    /** Splits the block of {@code op} before it; what follows it is the block given. */
    private static Block after(Operation op) {
        return op.requiredBlock().splitBefore(op);
    }

    /** {@link #after} with an argument per result, which {@code op} is replaced by when it goes. */
    private static Block join(Operation op) {
        Block join = after(op);
        for (Type t : op.resultTypes()) join.addArgument(t, op.location());
        return join;
    }

    /** A {@link #join} that is a block of its own, and continues after it. */
    private static Block joinAndGoOn(Operation op) {
        Block rest = after(op);
        Region region = rest.region();
        if (region == null) throw new IllegalStateException("a block of a function has a region");
        Block join = region.insertBefore(new Block(), rest);
        for (Type t : op.resultTypes()) join.addArgument(t, op.location());
        Builder.atEnd(join).insert(new BranchOp(op.location(), rest, List.of()));
        return join;
    }

    private static boolean replaceByArguments(Operation op, Block join, Lowering to) {
        return to.replace(op, new ArrayList<Value>(join.arguments()));
    }

    /** Moves the blocks of {@code from} in front of {@code position}, in their order. */
    private static void move(Region from, Block position) {
        Region into = position.region();
        if (into == null) throw new IllegalStateException("a block of a function has a region");
        for (Block b = from.first(); b != null; b = from.first()) {
            b.detach();
            into.insertBefore(b, position);
        }
    }

    /** Branches from the ends of the blocks of {@code region}, that yield, to {@code target}. */
    private static void yieldTo(Region region, Block target) {
        for (Block b : region) {
            if (!(b.last() instanceof ScfTerminators.YieldOp yield)) continue;
            Builder.before(yield).insert(new BranchOp(yield.location(), target, yield.operands()));
            yield.erase();
        }
    }

    // ---- operations

    /**
     *
     *
     * <pre>
     *   br ^head(lower, inits)
     *   ^head(i, carried): cond_br i &lt; upper, ^body, ^after
     *   ^body: ... br ^head(i + step, yielded)
     *   ^after: results are carried
     * </pre>
     */
    private boolean lowerFor(ForOp op, Lowering to) {
        Block before = op.requiredBlock();
        Block after = after(op);
        Block head = op.body();
        Operation yield = op.yieldOp();
        Block body = head.splitBefore(head.first());
        Value i = head.argument(0);
        List<Value> carried = new ArrayList<>(head.arguments().subList(1, head.argumentCount()));

        List<Value> inits = new ArrayList<>(List.of(op.lowerBound()));
        inits.addAll(op.inits());
        Builder.atEnd(before).insert(new BranchOp(op.location(), head, inits));
        Builder at = Builder.atEnd(head);
        CmpIPredicate less = op.isUnsigned() ? CmpIPredicate.ULT : CmpIPredicate.SLT;
        Value more = at.insert(new ArithCompare.CmpIOp(op.location(), less, i, op.upperBound()))
                .result(0);
        at.insert(new CondBranchOp(op.location(), more, body, List.of(), after, List.of()));
        at.setBefore(yield);
        List<Value> next = new ArrayList<>();
        next.add(at.insert(new ArithInt.AddIOp(op.location(), i, op.step())).result(0));
        next.addAll(yield.operands());
        at.insert(new BranchOp(yield.location(), head, next));
        yield.erase();
        move(op.region(0), after);
        return to.replace(op, carried);
    }

    /**
     *
     *
     * <pre>
     *   cond_br c, ^then, ^else       without an else region: ^after
     *   ^then: ... br ^after(yielded)
     *   ^else: ... br ^after(yielded)
     *   ^after(results): br ^rest          without results: ^rest
     * </pre>
     */
    private boolean lowerIf(IfOp op, Lowering to) {
        Block before = op.requiredBlock();
        Block after = op.resultCount() == 0 ? after(op) : joinAndGoOn(op);
        boolean hasElse = !op.elseRegion().isEmpty();
        Block yes = op.thenRegion().entry();
        Block no = hasElse ? op.elseRegion().entry() : after;
        Builder.atEnd(before).insert(new CondBranchOp(op.location(), op.condition(), yes, List.of(), no, List.of()));
        for (Region r : op.regions()) {
            yieldTo(r, after);
            move(r, after);
        }
        return replaceByArguments(op, after, to);
    }

    /**
     *
     *
     * <pre>
     *   br ^before(inits)
     *   ^before(x): ... cond_br c, ^body(forwarded), ^after
     *   ^body(y): ... br ^before(yielded)
     *   ^after: results are forwarded
     * </pre>
     */
    private boolean lowerWhile(WhileOp op, Lowering to) {
        Block here = op.requiredBlock();
        Block after = after(op);
        Block condition = op.beforeBlock();
        Builder.atEnd(here).insert(new BranchOp(op.location(), condition, op.inits()));
        ScfTerminators.ConditionOp end = op.condition();
        List<Value> forwarded = end.arguments();
        Builder.before(end)
                .insert(new CondBranchOp(
                        end.location(), end.condition(), op.afterBlock(), forwarded, after, List.of()));
        end.erase();
        yieldTo(op.after(), condition);
        move(op.before(), after);
        move(op.after(), after);
        return to.replace(op, forwarded);
    }

    private boolean lowerExecuteRegion(Operation op, Lowering to) {
        Block here = op.requiredBlock();
        Block after = join(op);
        Region region = op.region(0);
        Builder.atEnd(here).insert(new BranchOp(op.location(), region.entry(), List.of()));
        yieldTo(region, after);
        move(region, after);
        return replaceByArguments(op, after, to);
    }

    /** A switch on the low 32 bits, as upstream does it. */
    private boolean lowerIndexSwitch(IndexSwitchOp op, Lowering to) {
        Block here = op.requiredBlock();
        Block after = join(op);
        Builder at = Builder.atEnd(here);
        Value flag = at.insert(new ArithCast.IndexCastOp(op.location(), op.argument(), IntegerType.I32))
                .result(0);
        List<SwitchOp.Case> cases = new ArrayList<>();
        long[] values = op.cases();
        for (int i = 0; i < values.length; i++) {
            cases.add(new SwitchOp.Case(values[i], op.caseRegion(i).entry(), List.of()));
        }
        at.insert(new SwitchOp(op.location(), flag, op.defaultRegion().entry(), List.of(), cases));
        for (Region r : op.regions()) yieldTo(r, after);
        for (int i = 0; i < values.length; i++) move(op.caseRegion(i), after);
        move(op.defaultRegion(), after);
        return replaceByArguments(op, after, to);
    }
}
