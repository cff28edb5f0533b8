package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.std.cf.SwitchOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAccess.LoadOp;
import dev.wami.std.memref.MemRefAccess.StoreOp;
import dev.wami.std.memref.MemRefAllocation.AllocaOp;
import dev.wami.wasmops.CallInstruction;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmssa.AccessOp;
import dev.wami.wasmssa.AtomicOp;
import dev.wami.wasmssa.Blocks;
import dev.wami.wasmssa.Blocks.BlockLike;
import dev.wami.wasmssa.Branches;
import dev.wami.wasmssa.Calls;
import dev.wami.wasmssa.ConstOp;
import dev.wami.wasmssa.Exceptions;
import dev.wami.wasmssa.Functions;
import dev.wami.wasmssa.Globals;
import dev.wami.wasmssa.Locals;
import dev.wami.wasmssa.Names;
import dev.wami.wasmssa.NumericOp;
import dev.wami.wasmssa.Parametric;
import dev.wami.wasmssa.ReferenceBranches;
import dev.wami.wasmssa.ReferenceCalls;
import dev.wami.wasmssa.References.RefFuncOp;
import dev.wami.wasmssa.References.RefIsNullOp;
import dev.wami.wasmssa.References.RefNullOp;
import dev.wami.wasmssa.ShuffleOp;
import dev.wami.wasmssa.StorageOp;
import dev.wami.wasmssa.TailCalls;
import dev.wami.wasmssa.TypedOp;
import dev.wami.wasmssa.UpcastOp;
import dev.wami.wasmssa.VectorOp;
import dev.wami.wasmssa.WideOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The body of a function. Every block of every region becomes a block of the one region, in the order of the text, and
 * labels become blocks to branch to:
 *
 * <pre>
 *   wasmssa.block { A  branch_if %c level 0  B } > ^end          A  cond_br %c, ^end, ^B
 *                                                                ^B:  B  br ^end
 *   wasmssa.loop { ^body: A  branch_if %c level 0 } > ^end       br ^body
 *                                                                ^body:  A  cond_br %c, ^body, ^end
 * </pre>
 *
 * Locals are memrefs of rank 0, which mem2reg makes values.
 */
final class FunctionConversion {
    private final ModuleConversion module;
    private final Functions.FuncOp source;
    private final Region target;
    private final IrMapping map = new IrMapping();
    private final Builder at = new Builder();
    private @Nullable Block exit;
    private final ThrowingConversion throwing;

    FunctionConversion(ModuleConversion module, Functions.FuncOp source, FuncOp target) {
        this.module = module;
        this.source = source;
        this.target = target.body();
        this.throwing = new ThrowingConversion(module, this, this.target, at);
    }

    /** False after an error. */
    boolean run() {
        for (Block b : textOrder(source.body())) {
            if (b.parentOp() == source && b == source.body().entry()) continue;
            Block copy = target.add(new Block());
            for (Value a : b.arguments()) map.map(a, copy.addArgument(StdTypes.of(a.type()), source.location()));
            map.map(b, copy);
        }
        Block entry = target.entry();
        map.map(source.body().entry(), entry);
        at.setToEnd(entry);
        for (int i = 0; i < entry.argumentCount(); i++) {
            Value argument = entry.argument(i);
            Value local = local(source.location(), argument.type());
            at.insert(new StoreOp(source.location(), argument, local, List.of()));
            map.map(source.body().entry().argument(i), local);
        }
        for (Block b : textOrder(source.body())) {
            at.setToEnd(map.lookup(b));
            for (Operation op : b) if (!convert(op)) return false;
        }
        return true;
    }

    /** The blocks of {@code region} and of the regions in it, those of an operation between it and its successor. */
    private static List<Block> textOrder(Region region) {
        List<Block> out = new ArrayList<>();
        Deque<Block> open = new ArrayDeque<>();
        push(region, open);
        while (!open.isEmpty()) {
            Block b = open.pop();
            out.add(b);
            Operation last = b.last();
            if (last == null) continue;
            for (int i = last.regionCount() - 1; i >= 0; i--) push(last.region(i), open);
        }
        return out;
    }

    private static void push(Region region, Deque<Block> open) {
        List<Block> blocks = new ArrayList<>();
        for (Block b : region) blocks.add(b);
        Collections.reverse(blocks);
        for (Block b : blocks) open.push(b);
    }

    private Value local(Location location, Type type) {
        return at.insert(new AllocaOp(location, MemRefType.of(type), List.of())).result(0);
    }

    private List<Value> values(List<? extends Value> vs) {
        List<Value> out = new ArrayList<>(vs.size());
        for (Value v : vs) out.add(map.lookup(v));
        return out;
    }

    private Value value(Value v) {
        return map.lookup(v);
    }

    // ---- operations

    /** False after an error. */
    private boolean convert(Operation op) {
        Scalars scalars = new Scalars(at, op.location());
        if (op instanceof NumericOp n) {
            map.map(n.result(0), NumericConversion.convert(n, values(n.operands()), scalars));
        } else if (op instanceof ConstOp c) {
            map.map(c.result(0), scalars.constant(value(c)));
        } else if (op instanceof BlockLike || op.successorCount() > 0 || isTerminator(op)) {
            return convertBranch(op, scalars);
        } else if (op instanceof AccessOp a) {
            return call(op, module.access(a), withOffset(a, a.offset(), scalars));
        } else if (op instanceof VectorOp v) {
            return call(op, module.vector(v), values(v.operands()));
        } else if (op instanceof WideOp w) {
            return call(op, module.wide(w), values(w.operands()));
        } else if (op instanceof AtomicOp a) {
            return call(op, module.atomic(a), a.isAccess() ? withOffset(a, a.offset(), scalars) : List.of());
        } else if (op instanceof ShuffleOp s) {
            return call(op, module.vector(s), values(s.operands()));
        } else if (op instanceof StorageOp s) {
            return call(op, module.storage(s), values(s.operands()));
        } else {
            return convertOther(op, scalars);
        }
        return true;
    }

    /** A vector is a constant of bytes. */
    private static TypedAttr value(ConstOp c) {
        TypedAttr value = c.value();
        return Vectors.isConstant(value) ? Vectors.constant(LaneShape.I8X16, Vectors.bits(value)) : value;
    }

    static boolean isTerminator(Operation op) {
        return op.next() == null;
    }

    /** Behind the address comes the offset. */
    private List<Value> withOffset(Operation op, long offset, Scalars scalars) {
        List<Value> arguments = values(op.operands());
        arguments.add(1, scalars.constant(op.operand(0).type(), offset));
        return arguments;
    }

    /** Puts a call of a function with the results of {@code op} in its place. */
    private boolean call(Operation op, @Nullable String callee, List<Value> arguments) {
        if (callee == null) return false;
        Operation call =
                at.insert(new FuncCalls.CallOp(op.location(), callee, arguments, StdTypes.of(op.resultTypes())));
        map.map(op.results(), call.results());
        if (op instanceof CallInstruction && module.throwing().mayThrow(op)) throwing.follow(op);
        return true;
    }

    private boolean convertOther(Operation op, Scalars scalars) {
        Location location = op.location();
        if (op instanceof Locals.LocalOp l) {
            Value local = local(location, StdTypes.of(l.inner()));
            at.insert(new StoreOp(location, module.zero(l.inner(), scalars), local, List.of()));
            map.map(l.result(0), local);
        } else if (op instanceof Locals.LocalGetOp get) {
            map.map(get.result(0), scalars.insert(new LoadOp(location, value(get.local()), List.of())));
        } else if (op instanceof Locals.LocalSetOp set) {
            at.insert(new StoreOp(location, value(set.value()), value(set.local()), List.of()));
        } else if (op instanceof Locals.LocalTeeOp tee) {
            at.insert(new StoreOp(location, value(tee.value()), value(tee.local()), List.of()));
            map.map(tee.result(0), value(tee.value()));
        } else if (op instanceof Globals.GlobalGetOp get) {
            map.map(get.result(0), module.read(get, scalars));
        } else if (op instanceof Globals.GlobalSetOp set) {
            module.write(set.global().root(), value(set.value()), scalars);
        } else if (op instanceof Calls.CallOp c) {
            return call(op, module.function(c.callee().root()), values(c.operands()));
        } else if (op instanceof Calls.CallIndirectOp c) {
            return call(op, module.callIndirect(c), values(c.operands()));
        } else if (op instanceof Parametric.SelectOp s) {
            Value condition = scalars.isTrue(value(s.operand(0)));
            map.map(s.result(0), scalars.select(condition, value(s.operand(1)), value(s.operand(2))));
        } else if (op instanceof ReferenceCalls.CallRefOp c) {
            return call(op, module.callRef(c), values(c.operands()));
        } else if (op instanceof UpcastOp u) {
            map.map(u.results(), values(u.operands()));
        } else if (op instanceof TypedOp t && t.opcode() == Opcode.REF_AS_NON_NULL) {
            map.map(t.result(0), module.nonNull(value(t.operand(0)), scalars));
        } else if (isReference(op)) {
            map.map(op.result(0), module.reference(op, values(op.operands()), scalars));
        } else if (!(op instanceof Parametric.DropOp || op instanceof Parametric.NopOp)) {
            return module.unsupported(op);
        }
        return true;
    }

    private static boolean isReference(Operation op) {
        return op instanceof RefNullOp || op instanceof RefIsNullOp || op instanceof RefFuncOp;
    }

    // ---- branches

    /** Where a branch goes: out of the function, or to a block. */
    Block label(Operation from, int level) {
        Operation to = from.parentOp();
        for (int i = 0; i < level && to instanceof BlockLike; i++) to = to.parentOp();
        if (to instanceof Blocks.LoopOp loop) return map.lookup(loop.body().entry());
        return to instanceof BlockLike b ? map.lookup(b.continuation()) : exit();
    }

    private Block continuation(Branches.BlockReturnOp r) {
        if (r.parentOp() instanceof BlockLike b) return map.lookup(b.continuation());
        throw new IllegalStateException("verified: the end of a block is in one");
    }

    /** A block that returns what is passed to it. */
    private Block exit() {
        if (exit != null) return exit;
        exit = target.add(new Block());
        for (Type t : source.signature().results()) exit.addArgument(StdTypes.of(t), source.location());
        exit.add(new FuncCalls.ReturnOp(source.location(), exit.arguments()));
        return exit;
    }

    private boolean convertBranch(Operation op, Scalars scalars) {
        Location location = op.location();
        if (op instanceof Blocks.IfOp i) {
            List<Value> inputs = values(i.inputs());
            Region otherwise = i.elseRegion();
            Block no = map.lookup(otherwise.isEmpty() ? i.continuation() : otherwise.entry());
            Block yes = map.lookup(i.thenRegion().entry());
            at.insert(new CondBranchOp(location, scalars.isTrue(value(i.condition())), yes, inputs, no, inputs));
        } else if (op instanceof BlockLike b) {
            at.insert(new BranchOp(location, map.lookup(b.region(0).entry()), values(b.inputs())));
        } else if (op instanceof Branches.BlockReturnOp r) {
            at.insert(new BranchOp(location, continuation(r), values(r.operands())));
        } else if (op instanceof Branches.ReturnOp r) {
            at.insert(new FuncCalls.ReturnOp(location, values(r.operands())));
        } else if (op instanceof Branches.BranchOp b) {
            at.insert(new BranchOp(location, label(b, b.level()), values(b.operands())));
        } else if (op instanceof Branches.BranchIfOp b) {
            Value condition = scalars.isTrue(value(b.condition()));
            at.insert(
                    new CondBranchOp(location, condition, label(b, b.level()), values(b.inputs()), next(b), List.of()));
        } else if (op instanceof Branches.BranchTableOp b) {
            branchTable(b);
        } else if (op instanceof ReferenceBranches.BrOnNullOp b) {
            Value reference = value(b.reference());
            Value isNull = scalars.isTrue(module.isNull(reference, scalars));
            at.insert(new CondBranchOp(
                    location, isNull, label(b, b.level()), values(b.inputs()), next(b), List.of(reference)));
        } else if (op instanceof ReferenceBranches.BrOnNonNullOp b) {
            Value reference = value(b.reference());
            List<Value> passed = values(b.inputs());
            passed.add(reference);
            Value isNull = scalars.isTrue(module.isNull(reference, scalars));
            at.insert(new CondBranchOp(location, isNull, next(b), List.of(), label(b, b.level()), passed));
        } else if (op instanceof Branches.UnreachableOp) {
            trap(scalars);
        } else if (op instanceof CallInstruction c && c.isTail()) {
            return tailCall(c);
        } else if (op instanceof Exceptions.ThrowOp t) {
            at.insert(new FuncCalls.CallOp(location, module.throwing(t.tag().root()), values(t.operands()), List.of()));
            throwing.follow(op);
        } else if (op instanceof Exceptions.ThrowRefOp) {
            at.insert(new FuncCalls.CallOp(location, module.throwRef(), values(op.operands()), List.of()));
            throwing.follow(op);
        } else {
            return module.unsupported(op);
        }
        return true;
    }

    /** The block behind a branch. */
    private Block next(Operation branch) {
        return map.lookup(branch.successor(0));
    }

    /** {@code return_call @f -> call @f; return}, marked for the way back. */
    private boolean tailCall(CallInstruction op) {
        String callee;
        if (op instanceof TailCalls.ReturnCallIndirectOp c) callee = module.callIndirect(c);
        else if (op instanceof ReferenceCalls.ReturnCallRefOp c) callee = module.callRef(c);
        else callee = module.function(((CallInstruction.Direct) op).callee().root());
        List<Type> results = StdTypes.of(op.signature().results());
        FuncCalls.CallOp call = new FuncCalls.CallOp(op.location(), callee, values(op.operands()), results);
        call.setAttribute(Names.TAIL_CALL, UnitAttr.UNIT);
        at.insert(call);
        at.insert(new FuncCalls.ReturnOp(op.location(), call.results()));
        return true;
    }

    private void branchTable(Branches.BranchTableOp b) {
        List<Value> inputs = values(b.inputs());
        Map<Integer, Block> labels = new HashMap<>();
        List<SwitchOp.Case> cases = new ArrayList<>();
        int[] levels = b.levels();
        for (int i = 0; i < levels.length; i++) {
            Block label = labels.computeIfAbsent(levels[i], l -> label(b, l));
            cases.add(new SwitchOp.Case(i, label, inputs));
        }
        at.insert(new SwitchOp(b.location(), value(b.index()), label(b, b.defaultLevel()), inputs, cases));
    }

    /** Nothing comes after an assertion that fails; the return is there because a block needs an end. */
    private void trap(Scalars scalars) {
        scalars.require(scalars.flag(false), Trap.UNREACHABLE);
        returnZeros(scalars);
    }

    void returnZeros(Scalars scalars) {
        List<Value> results = new ArrayList<>();
        for (Type t : source.signature().results()) results.add(module.zero(t, scalars));
        scalars.add(new FuncCalls.ReturnOp(scalars.location(), results));
    }

    /** The value of a constant expression, computed where {@code at} is; null after an error. */
    static @Nullable Value constantExpression(ModuleConversion module, Region expression, Builder at) {
        IrMapping map = new IrMapping();
        for (Operation op : expression.entry()) {
            Scalars scalars = new Scalars(at, op.location());
            Value value = null;
            if (op instanceof Branches.ReturnOp r) return map.lookup(r.operand(0));
            if (op instanceof ConstOp c) value = scalars.constant(value(c));
            else if (op instanceof Globals.GlobalGetOp get) value = module.read(get, scalars);
            else if (op instanceof NumericOp n) {
                List<Value> operands = new ArrayList<>();
                for (Value v : n.operands()) operands.add(map.lookup(v));
                value = NumericConversion.convert(n, operands, scalars);
            } else if (op instanceof UpcastOp && op.operandCount() == 1) value = map.lookup(op.operand(0));
            else if (isReference(op)) value = module.reference(op, List.of(), scalars);
            if (value == null) {
                module.unsupported(op);
                return null;
            }
            map.map(op.result(0), value);
        }
        return null;
    }

    /** The value of a constant expression that is one number, or null. */
    static @Nullable TypedAttr constant(Region expression) {
        Operation first = expression.entry().first();
        if (!(first instanceof ConstOp c) || !(first.next() instanceof Branches.ReturnOp)) return null;
        return Numbers.isNumber(c.value()) ? c.value() : null;
    }
}
