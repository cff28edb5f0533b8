package dev.wami.conversions.async;

import dev.wami.conversions.Flattening;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.arith.ArithBits.OrIOp;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.arith.ArithCast.IndexCastUIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.async.AsyncFunctions;
import dev.wami.std.async.AsyncOp;
import dev.wami.std.async.AwaitOp;
import dev.wami.std.async.ExecuteOp;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAccess.LoadOp;
import dev.wami.std.memref.MemRefAccess.StoreOp;
import dev.wami.std.memref.MemRefAllocation.AllocOp;
import dev.wami.std.scf.ExecuteRegionOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.ub.PoisonOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Asynchronous work is done at once, where it is begun: WebAssembly has one thread. Where it fails - an assertion, or
 * something awaited that failed - what it was to give has failed:
 *
 * <pre>
 *   %t, %v = async.execute [%d]     -&gt;      %t, %e, %v = scf.execute_region
 *       -&gt; !async.value&lt;f32&gt; {                   cf.cond_br %d, ^failed, ^body
 *     cf.assert %c, "..."                   ^body:   cf.cond_br %c, ^rest, ^failed
 *     async.yield %x                        ^rest:   scf.yield %false, %false, %x
 *   }                                       ^failed: scf.yield %true, %true, poison
 * </pre>
 *
 * An assertion inside a loop or condition of the work ends the program, as outside of asynchronous work.
 */
public final class AsyncToStd extends Conversion {
    private static final String AWAITED_FAILURE = "Awaited async operand is in error state";

    private final AsyncTypesAsStd types = new AsyncTypesAsStd();
    private final Flattening flattening = new Flattening(types);

    /** For each region of asynchronous work, where it goes when it fails. */
    private final Map<Region, Block> failures = new IdentityHashMap<>();

    @Override
    public String name() {
        return "async-to-std";
    }

    @Override
    public String summary() {
        return "execute asynchronous regions where they start";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    protected List<String> sources() {
        return List.of("arith", "async", "cf", "func", "scf", "ub");
    }

    @Override
    protected TypeConverter types() {
        return types;
    }

    @Override
    protected boolean mayStay(Operation op) {
        return !op.dialect().equals("async") && flattening.isLegal(op);
    }

    @Override
    protected void begin(Operation root, Lowering to) {
        failures.clear();
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        Type unfit = flattening.unfit(op);
        if (unfit != null) return to.fail("type '" + unfit + "' needs a runtime with threads");
        if (op.kind() instanceof AsyncOp kind) return lower(kind, op, to);
        if (op instanceof SelectOp s) return select(s, to);
        return op instanceof FunctionLike f ? flattening.function(f, to) : flattening.flatten(op, to);
    }

    private boolean lower(AsyncOp kind, Operation op, Lowering to) {
        return switch (kind) {
            case FUNC -> function((AsyncFunctions.FuncOp) op, to);
            case RETURN -> returned(op, to);
            case CALL -> call((AsyncFunctions.CallOp) op, to);
            case EXECUTE -> execute((ExecuteOp) op, to);
            case YIELD -> yielded(op, to);
            case AWAIT -> await((AwaitOp) op, to);
            case CREATE_GROUP, RUNTIME_CREATE_GROUP -> createGroup(op, to);
            case ADD_TO_GROUP, RUNTIME_ADD_TO_GROUP -> addToGroup(op, to);
            case AWAIT_ALL -> awaitAll(op, to);
            // what other passes of upstream's have made of it
            case RUNTIME_AWAIT, RUNTIME_ADD_REF, RUNTIME_DROP_REF -> to.erase(op);
            case RUNTIME_IS_ERROR -> isError(op, to);
            case RUNTIME_NUM_WORKER_THREADS -> to.replace(op, index(1, to));
            case RUNTIME_CREATE,
                    RUNTIME_SET_AVAILABLE,
                    RUNTIME_SET_ERROR,
                    RUNTIME_RESUME,
                    RUNTIME_AWAIT_AND_RESUME,
                    RUNTIME_STORE,
                    RUNTIME_LOAD,
                    CORO_ID,
                    CORO_BEGIN,
                    CORO_FREE,
                    CORO_END,
                    CORO_SAVE,
                    CORO_SUSPEND -> to.fail("needs a runtime with threads");
        };
    }

    // ---- functions and work

    private boolean function(AsyncFunctions.FuncOp op, Lowering to) {
        FunctionType type = (FunctionType) types.convertSingle(op.functionType());
        if (type == null) throw new IllegalStateException("an unfit signature");
        FuncOp made = to.insert(FuncOp.declare(op.location(), op.functionName(), type));
        if (op.visibility() == Symbol.Visibility.PUBLIC) made.removeAttribute(Symbol.VISIBILITY);
        made.body().takeBody(op.body());
        if (!made.isDeclaration()) {
            to.convertArguments(made.body());
            Builder failed = failure(made.body());
            failed.insert(new FuncCalls.ReturnOp(op.location(), outcome(true, type.results(), failed, op.location())));
        }
        return to.erase(op);
    }

    private boolean returned(Operation op, Lowering to) {
        if (!(op.parentOp() instanceof FuncOp function)) return to.fail("not in a function that was converted");
        boolean token = function.functionType().results().size() > flatCount(op, to);
        to.insert(new FuncCalls.ReturnOp(op.location(), succeeded(op, token, to)));
        return to.erase(op);
    }

    /** How many results the operands of a return make, each with whether it failed. */
    private static int flatCount(Operation op, Lowering to) {
        int count = 0;
        for (Value v : op.operands()) count += 1 + to.values(v).size();
        return count;
    }

    private boolean call(AsyncFunctions.CallOp op, Lowering to) {
        FuncCalls.CallOp call = to.insert(new FuncCalls.CallOp(
                op.location(), op.callee().leaf(), to.allValues(op.operands()), flattening.resultTypes(op)));
        return to.replaceAll(op, to.regroup(op.resultTypes(), call.results()));
    }

    private boolean execute(ExecuteOp op, Lowering to) {
        Location at = op.location();
        List<Type> results = flattening.resultTypes(op);
        List<Value> failed = new ArrayList<>();
        List<List<Value>> held = new ArrayList<>();
        for (Value d : op.dependencies()) failed.add(to.value(d));
        for (Value v : op.bodyOperands()) {
            List<Value> parts = to.values(v);
            failed.add(parts.get(0));
            held.add(parts.subList(1, parts.size()));
        }
        ExecuteRegionOp work = to.insert(new ExecuteRegionOp(at, results));
        Region body = work.region(0);
        Block start = body.add(new Block());
        Block first = op.region(0).entry();
        Block inside = body.add(new Block());
        to.setToEnd(inside);
        to.inline(first, held);
        Builder failure = failure(body);
        failure.insert(new YieldOp(at, outcome(true, results, failure, at)));
        Builder begin = Builder.atEnd(start);
        if (failed.isEmpty()) begin.insert(new BranchOp(at, inside, List.of()));
        else {
            Value any = failed.get(0);
            for (Value f : failed.subList(1, failed.size())) {
                any = begin.insert(new OrIOp(at, any, f)).result();
            }
            begin.insert(new CondBranchOp(at, any, failure.block(), List.of(), inside, List.of()));
        }
        to.setAfter(work);
        return to.replaceAll(op, to.regroup(op.resultTypes(), work.results()));
    }

    private boolean yielded(Operation op, Lowering to) {
        to.insert(new YieldOp(op.location(), succeeded(op, true, to)));
        return to.erase(op);
    }

    /** What work that has succeeded gives: false for the token, then false and its parts for each value. */
    private static List<Value> succeeded(Operation op, boolean token, Lowering to) {
        Value no = bool(false, to, op.location());
        List<Value> out = new ArrayList<>();
        if (token) out.add(no);
        for (Value v : op.operands()) {
            out.add(no);
            out.addAll(to.values(v));
        }
        return out;
    }

    /** Values of {@code types}, {@code failed} for each i1 - of which those in values do not matter - and poison. */
    private static List<Value> outcome(boolean failed, List<Type> types, Builder at, Location location) {
        List<Value> out = new ArrayList<>();
        for (Type t : types) {
            out.add(
                    t == IntegerType.I1
                            ? bool(failed, at, location)
                            : at.insert(new PoisonOp(location, t)).result());
        }
        return out;
    }

    private static Value bool(boolean value, Builder at, Location location) {
        return at.insert(new ConstantOp(location, IntegerAttr.bool(value))).result();
    }

    /** Adds the block to which {@code work} goes when it fails, and lets its assertions go there. */
    private Builder failure(Region work) {
        Block failed = new Block();
        List<AssertOp> assertions = new ArrayList<>();
        for (Block b : work) {
            for (Operation op : b) if (op instanceof AssertOp a) assertions.add(a);
        }
        work.add(failed);
        failures.put(work, failed);
        for (AssertOp a : assertions) {
            continueIf(a.condition(), a, failed);
            a.erase();
        }
        return Builder.atEnd(failed);
    }

    private static void continueIf(Value condition, Operation rest, Block otherwise) {
        Block before = rest.requiredBlock();
        Block after = before.splitBefore(rest);
        Builder.atEnd(before)
                .insert(new CondBranchOp(rest.location(), condition, after, List.of(), otherwise, List.of()));
    }

    // ---- waiting

    private boolean await(AwaitOp op, Lowering to) {
        List<Value> parts = to.values(op.operand(0));
        checkSuccess(parts.get(0), op, to);
        return op.resultCount() == 0 ? to.erase(op) : to.replaceAll(op, List.of(parts.subList(1, parts.size())));
    }

    /** What failed fails the work that waits for it; outside of work, the program. */
    private void checkSuccess(Value failed, Operation op, Lowering to) {
        Location at = op.location();
        Value succeeded = to.insert(new XOrIOp(at, failed, bool(true, to, at))).result();
        Block failure = failures.get(op.requiredBlock().requiredRegion());
        if (failure == null) to.insert(new AssertOp(at, succeeded, AWAITED_FAILURE));
        else {
            continueIf(succeeded, op, failure);
            to.setBefore(op);
        }
    }

    private boolean createGroup(Operation op, Lowering to) {
        Location at = op.location();
        Value group =
                to.insert(new AllocOp(at, AsyncTypesAsStd.GROUP, List.of())).result();
        Value zero = index(0, to);
        to.insert(new StoreOp(at, zero, group, List.of(index(AsyncTypesAsStd.ADDED, to))));
        to.insert(new StoreOp(at, zero, group, List.of(index(AsyncTypesAsStd.FAILED, to))));
        return to.replace(op, group);
    }

    private boolean addToGroup(Operation op, Lowering to) {
        Value group = to.operand(op, 1);
        Value failed = to.values(op.operand(0)).get(0);
        Value one = to.insert(new IndexCastUIOp(op.location(), failed, IndexType.INDEX))
                .result();
        count(group, AsyncTypesAsStd.FAILED, one, to);
        return to.replace(op, count(group, AsyncTypesAsStd.ADDED, index(1, to), to));
    }

    /** Adds {@code more} to a counter; gives what it was. */
    private static Value count(Value group, int counter, Value more, Lowering to) {
        Location at = to.location();
        List<Value> where = List.of(index(counter, to));
        Value before = to.insert(new LoadOp(at, group, where)).result();
        Value now = to.insert(new AddIOp(at, before, more)).result();
        to.insert(new StoreOp(at, now, group, where));
        return before;
    }

    private boolean awaitAll(Operation op, Lowering to) {
        checkSuccess(groupFailed(to.operand(op, 0), to), op, to);
        return to.erase(op);
    }

    private static Value groupFailed(Value group, Lowering to) {
        Location at = to.location();
        Value failed = to.insert(new LoadOp(at, group, List.of(index(AsyncTypesAsStd.FAILED, to))))
                .result();
        return to.insert(new CmpIOp(at, CmpIPredicate.NE, failed, index(0, to))).result();
    }

    private static Value index(long value, Lowering to) {
        return to.insert(new ConstantOp(to.location(), IntegerAttr.index(value)))
                .result();
    }

    private static boolean isError(Operation op, Lowering to) {
        Value flag = to.values(op.operand(0)).get(0);
        return to.replace(op, flag.type() == IntegerType.I1 ? flag : groupFailed(flag, to));
    }

    private static boolean select(SelectOp op, Lowering to) {
        Value condition = to.operand(op, 0);
        List<Value> yes = to.values(op.operand(1));
        List<Value> no = to.values(op.operand(2));
        List<Value> parts = new ArrayList<>();
        for (int i = 0; i < yes.size(); i++) {
            parts.add(to.insert(new SelectOp(op.location(), condition, yes.get(i), no.get(i)))
                    .result());
        }
        return to.replaceAll(op, List.of(parts));
    }
}
