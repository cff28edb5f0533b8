package dev.wami.conversions.locals;

import static java.util.Objects.requireNonNull;

import dev.wami.core.analysis.Motion;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMap;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.target.Target;
import dev.wami.ssawasm.Casts.CastI32ToMemrefOp;
import dev.wami.ssawasm.Casts.CastMemrefToI32Op;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Functions.FuncRefOp;
import dev.wami.ssawasm.Locals.LocalDeclOp;
import dev.wami.ssawasm.Locals.LocalGetOp;
import dev.wami.ssawasm.Locals.LocalSetOp;
import dev.wami.ssawasm.Locals.LocalTeeOp;
import dev.wami.ssawasm.Stack.OnStackOp;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.V128;
import java.util.ArrayList;
import java.util.List;

/**
 * Orders the operations of each block so that operands lie on the stack where their user expects them. A block is
 * walked from its end; for each operation the operands are looked at from the last to the first, and each is
 *
 * <ul>
 *   <li>moved to its place, if this is its only use and nothing in between minds;
 *   <li>moved to its place and kept with a tee, if this is the first of its uses;
 *   <li>made again, if it is a constant that takes an engine one instruction, or the reference to a function: only as
 *       the instruction makes it does it have the function's type, which a continuation needs;
 *   <li>read from a local that is set right after its definition, otherwise.
 * </ul>
 *
 * Then the walk goes on with what now stands before.
 */
final class Stackification {
    /** How far a value with effects is looked for a way past others; keeps long blocks linear. */
    private static final int REACH = 256;

    /** How deep an expression may get; deeper ones go through a local. */
    private static final int DEPTH = 500;

    private final LocalVariables locals;
    private final Motion motion = new Motion();
    /** The locals of values that do not fit on the stack. */
    private final IrMap<Value, Value> variables = new IrMap<>();

    /** The operations whose operands are being put in place, with the operand at which each has arrived. */
    private final IrMap<Operation, Integer> inProgress = new IrMap<>();

    /** Whether constants of 128 bits are made where they are used. */
    private final boolean remakesVectors;

    private Stackification(LocalVariables locals, Target target) {
        this.locals = locals;
        remakesVectors = target.cheapVectorConstants();
    }

    static void establish(Operation function, LocalVariables locals) {
        Stackification order = new Stackification(locals, Target.of(function));
        List<Block> blocks = new ArrayList<>();
        function.walkOuterFirst(op -> {
            for (Region r : op.regions()) for (Block b : r) blocks.add(b);
            return Operation.Walk.INTO;
        });
        // inner blocks first: what they read from outside is known when the outer block is ordered
        for (int i = blocks.size() - 1; i >= 0; i--) order.order(blocks.get(i));
        for (Block b : blocks) order.setVariables(b);
    }

    // ---- ordering

    private void order(Block block) {
        Operation op = block.last();
        while (op != null) op = arrange(op).prev();
    }

    /** Puts the operands of {@code op} before it, in order; gives the first operation of the tree that results. */
    private Operation arrange(Operation op) {
        if (op instanceof LocalTeeOp tee && tee.value().definedBy() == op.prev()) {
            return arrange(requireNonNull(op.prev()));
        }
        Operation first = op;
        for (int i = op.operandCount() - 1; i >= 0; i--) {
            if (isVariable(op, i)) continue;
            inProgress.put(op, i);
            Operation producer = produce(op.use(i), first);
            first = arrange(producer);
        }
        inProgress.remove(op);
        return first;
    }

    /** Whether operand {@code i} names a local instead of taking a value. */
    private static boolean isVariable(Operation op, int i) {
        return i == 0 && (op instanceof LocalGetOp || op instanceof LocalSetOp || op instanceof LocalTeeOp);
    }

    /** An operation directly before {@code place} whose result is the value of {@code use}. */
    private Operation produce(Use use, Operation place) {
        Value value = use.value();
        Operation def = value.definedBy();
        if (def instanceof ConstOp c && isCheap(c) || def instanceof FuncRefOp) return remake(use, def, place);
        boolean onStack = inProgress.size() < DEPTH && def != null && def.block() == place.block();
        if (onStack && def != null && def.resultCount() == 1 && canMove(def, place)) {
            if (value.hasOneUse() && !variables.contains(value)) {
                def.moveBefore(place);
                return def;
            }
            if (isFirstUse(use, place) && !isMemref(value)) return tee(use, def, place);
        }
        Builder at = Builder.before(place);
        Operation read = at.insert(new LocalGetOp(use.owner().location(), variable(value)));
        if (isMemref(value)) {
            read = at.insert(new CastI32ToMemrefOp(read.location(), read.result(), (MemRefType) value.type()));
        }
        use.set(read.result());
        return read;
    }

    /** Locals hold such values as i32. */
    private static boolean isMemref(Value v) {
        return v.type() instanceof MemRefType;
    }

    /**
     * Whether the constant is made as fast as it is read from a local. A vector has 16 bytes here, and engines that do
     * not move it out of loops themselves put it together from two halves (V8: 17.0 ms of heat-3d become 8.1); but one
     * with all bits equal takes an instruction.
     */
    private boolean isCheap(ConstOp constant) {
        if (remakesVectors || !Vectors.isConstant(constant.value())) return true;
        V128 bits = Vectors.bits(constant.value());
        return bits.low() == bits.high() && (bits.low() == 0 || bits.low() == -1);
    }

    private static Operation remake(Use use, Operation constant, Operation place) {
        if (use.value().hasOneUse() && constant.block() == place.block()) {
            constant.moveBefore(place);
            return constant;
        }
        Operation copy = place.requiredBlock().insertBefore(constant.copy(), place);
        use.set(copy.result(0));
        return copy;
    }

    private Operation tee(Use use, Operation def, Operation place) {
        Value value = use.value();
        def.moveBefore(place);
        LocalTeeOp tee = new LocalTeeOp(def.location(), variable(value), value);
        place.requiredBlock().insertBefore(tee, place);
        use.set(tee.result());
        return tee;
    }

    /** Whether every other use is executed later than {@code use}, whose tree is being put before {@code place}. */
    private boolean isFirstUse(Use use, Operation place) {
        for (Use other : use.value().uses()) {
            if (other != use && isExecutedBefore(other, place)) return false;
        }
        Value variable = variables.get(use.value());
        if (variable == null) return true;
        for (Use read : variable.uses()) if (isBefore(read.owner(), place)) return false;
        return true;
    }

    /** Of an operation whose operands are being put in place, those that are still to come are executed earlier. */
    private boolean isExecutedBefore(Use other, Operation place) {
        Integer arrived = inProgress.get(other.owner());
        return arrived != null ? other.index() < arrived : isBefore(other.owner(), place);
    }

    /** Whether {@code op} is executed before {@code place}; blocks that {@code place}'s block dominates come later. */
    private static boolean isBefore(Operation op, Operation place) {
        Operation there = place.requiredBlock().ancestorInBlock(op);
        return there != null && there != place && there.isBefore(place);
    }

    private boolean canMove(Operation def, Operation place) {
        if (def instanceof OnStackOp) return false;
        if (motion.isPure(def)) return true;
        int steps = 0;
        for (Operation between = def.next(); between != place; between = between.next()) {
            if (between == null || ++steps > REACH || motion.conflict(def, between)) return false;
        }
        return true;
    }

    private Value variable(Value value) {
        Value known = variables.get(value);
        if (known != null) return known;
        Value declared = locals.declare(value.type(), value.location());
        variables.put(value, declared);
        return declared;
    }

    // ---- results that are not taken where they are produced

    private void setVariables(Block block) {
        for (Operation op : block) {
            if (op instanceof LocalDeclOp || op instanceof LocalTeeOp) continue;
            if (op instanceof OnStackOp) {
                if (!(op.next() instanceof OnStackOp)) keepGroup(op);
                continue;
            }
            if (op.resultCount() == 1 && isTaken(op)) continue;
            if (op.resultCount() == 1 && isDead(op)) {
                Discarding.erase(op);
                continue;
            }
            Operation behind = op;
            for (int i = op.resultCount() - 1; i >= 0; i--) behind = keep(op.result(i), behind);
        }
    }

    private boolean isDead(Operation op) {
        return op.isUnused() && !variables.contains(op.result()) && Discarding.isRemovable(op);
    }

    /** Whether the only use of the operation's result takes it from the stack. */
    private boolean isTaken(Operation op) {
        return !variables.contains(op.result()) && op.result().hasOneUse() || isTeed(op);
    }

    private static boolean isTeed(Operation op) {
        Use only = op.result().firstUse();
        return op.result().hasOneUse() && only != null && only.owner() instanceof LocalTeeOp;
    }

    /** Of several values that lie on the stack at the start of a block the last is on top. */
    private void keepGroup(Operation last) {
        Operation behind = last;
        for (Operation op = last; op instanceof OnStackOp; op = op.prev()) behind = keep(op.result(0), behind);
    }

    private Operation keep(OpResult result, Operation behind) {
        Value variable = variables.get(result);
        Builder after = Builder.after(behind);
        if (variable != null) {
            Value held = isMemref(result)
                    ? after.insert(new CastMemrefToI32Op(result.location(), result))
                            .result()
                    : result;
            return after.insert(new LocalSetOp(result.location(), variable, held));
        }
        return after.insert(new dev.wami.ssawasm.Stack.DropOp(result.location(), result));
    }
}
