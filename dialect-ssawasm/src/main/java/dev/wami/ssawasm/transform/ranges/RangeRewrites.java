package dev.wami.ssawasm.transform.ranges;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.Branches.TwoWay;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.ConvertOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.MemoryAccess;
import dev.wami.ssawasm.NumericOp;
import dev.wami.ssawasm.Stack.SelectOp;
import dev.wami.ssawasm.Traps;
import dev.wami.ssawasm.WasmOpSpec;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Simplifies the operations of a function by {@link KnownIntegers}; all of them compute the same numbers as before. */
final class RangeRewrites {
    private final KnownIntegers known;
    private final PassContext context;
    private final Narrowing narrowing;
    private boolean changed;

    RangeRewrites(KnownIntegers known, PassContext context) {
        this.known = known;
        this.context = context;
        this.narrowing = new Narrowing(known);
    }

    /** Whether there was something to simplify. */
    boolean run(Operation function) {
        List<Operation> all = new ArrayList<>();
        function.walkOuterFirst(op -> {
            all.add(op);
            return Operation.Walk.INTO;
        });
        for (Operation op : all) {
            for (Region r : op.regions()) for (Block b : r) replaceArguments(b);
        }
        // users first: of what is made in place of their operands nothing is known
        for (int i = all.size() - 1; i > 0; i--) {
            Operation op = all.get(i);
            if (op.block() == null || replaceResults(op)) continue;
            if (op instanceof NumericOp n) simplify(n);
            else if (op instanceof MemoryAccess.AccessOp a) markSums(a.address());
            else decide(op);
        }
        return changed;
    }

    private void count(Statistic statistic) {
        context.count(statistic.name(), 1);
        changed = true;
    }

    // ---- constants

    private void replaceArguments(Block block) {
        for (BlockArgument a : block.arguments()) {
            KnownInt k = a.isUnused() ? null : known.of(a);
            if (k == null || !k.isConstant()) continue;
            a.replaceAllUsesWith(constant(k, Builder.atStart(block), a.location()));
            count(CorrelatedPropagation.CONSTANTS);
        }
    }

    /** Whether {@code op} is not needed any more. */
    private boolean replaceResults(Operation op) {
        if (op instanceof ConstantLike) return true;
        for (OpResult r : op.results()) {
            KnownInt k = r.isUnused() ? null : known.of(r);
            if (k == null || !k.isConstant() || k.isNonZero() && isLoopGuard(r)) continue;
            r.replaceAllUsesWith(constant(k, Builder.before(op), op.location()));
            count(CorrelatedPropagation.CONSTANTS);
        }
        if (op.resultCount() == 0 || !Effects.isTriviallyDead(op)) return false;
        op.erase();
        return true;
    }

    /**
     * Whether {@code condition} says that a loop is executed at least once: from the {@code if} around it, passes on
     * loops know how often it is.
     */
    private static boolean isLoopGuard(Value condition) {
        for (Use u : condition.uses()) {
            if (u.owner() instanceof IfOp guard && guard.condition() == condition) {
                for (Operation op : guard.thenBlock()) if (op instanceof BlockLoopOp) return true;
            }
        }
        return false;
    }

    private static Value constant(KnownInt k, Builder at, Location location) {
        return at.insert(k.width == 32 ? ConstOp.i32(location, (int) k.smin) : ConstOp.i64(location, k.smin))
                .result();
    }

    /** Of conditions only matters whether they are 0. */
    private void decide(Operation op) {
        int index =
                op instanceof IfOp ? 0 : op instanceof SelectOp ? 2 : op instanceof TwoWay ? op.operandCount() - 1 : -1;
        if (index < 0 || op.operand(index).definedBy() instanceof ConstantLike) return;
        KnownInt k = known.at(op.operand(index), op);
        if (k == null || !k.isZero() && !k.isNonZero()) return;
        if (k.isNonZero() && isLoopGuard(op.operand(index))) return;
        KnownInt decided = KnownInt.truth(k.isNonZero());
        op.setOperand(index, constant(decided, Builder.before(op), op.location()));
        count(CorrelatedPropagation.DECIDED);
    }

    // ---- instructions

    private void simplify(NumericOp op) {
        KnownInt x = known.at(op.operand(0), op);
        if (x == null || KnownIntegers.width(op.result().type()) == 0) return;
        KnownInt y = op.operandCount() == 2 ? known.at(op.operand(1), op) : x;
        if (y == null) return;
        int same = equalOperand(op, x, y);
        if (same >= 0) {
            become(op, op.operand(same), CorrelatedPropagation.REMOVED);
            return;
        }
        Operation unsigned = unsigned(op, x, y);
        if (unsigned != null) {
            become(op, Builder.before(op).insert(unsigned).result(0), CorrelatedPropagation.UNSIGNED);
            return;
        }
        Value narrow = narrowing.narrowed(op);
        if (narrow != null) become(op, narrow, CorrelatedPropagation.NARROWED);
    }

    private void become(NumericOp op, Value value, Statistic statistic) {
        op.result().replaceAllUsesWith(value);
        if (Effects.isTriviallyDead(op)) op.erase();
        count(statistic);
    }

    /** The operand that the result is equal to, or -1. */
    private static int equalOperand(NumericOp op, KnownInt x, KnownInt y) {
        return switch (op.operator()) {
            // x & y -> x if y has all bits that x can have
            case AND -> isWithin(x, y) ? 0 : isWithin(y, x) ? 1 : -1;
            // x | y -> x if x has all bits that y can have
            case OR -> isWithin(y, x) ? 0 : isWithin(x, y) ? 1 : -1;
            case EXTEND8_S -> x.fitsSigned(Byte.MIN_VALUE, Byte.MAX_VALUE) ? 0 : -1;
            case EXTEND16_S -> x.fitsSigned(Short.MIN_VALUE, Short.MAX_VALUE) ? 0 : -1;
            case EXTEND32_S -> x.fitsSigned(Integer.MIN_VALUE, Integer.MAX_VALUE) ? 0 : -1;
            // x % y -> x if 0 <= x < y
            case REM_U -> Long.compareUnsigned(x.umax, y.umin) < 0 ? 0 : -1;
            case REM_S -> x.isNonNegative() && x.smax < y.smin ? 0 : -1;
            default -> -1;
        };
    }

    /** Whether each bit that {@code x} can have is one that {@code y} has. */
    private static boolean isWithin(KnownInt x, KnownInt y) {
        return (~x.zeros & ~y.ones & KnownInt.mask(x.width)) == 0;
    }

    /** The same for numbers that are not negative, or null. */
    private static @Nullable Operation unsigned(NumericOp op, KnownInt x, KnownInt y) {
        if (!x.isNonNegative()) return null;
        Location at = op.location();
        Operator operator = switch (op.operator()) {
            case DIV_S -> y.isNonNegative() ? DIV_U : null;
            case REM_S -> y.isNonNegative() ? REM_U : null;
            case SHR_S -> SHR_U;
            case EXTEND_I32_S -> EXTEND_I32_U;
            default -> null;
        };
        if (operator == null) return null;
        if (operator == EXTEND_I32_U) {
            return new ConvertOp(at, operator, op.operand(0), op.result().type());
        }
        BinaryOp same = BinaryOp.of(at, operator, op.operand(0), op.operand(1));
        return Traps.isObserved(op) ? Traps.observed(same) : same;
    }

    // ---- addresses

    /**
     * Marks the sums, shifts and products of an address that do not wrap around, so that their constants can go into
     * the offset.
     *
     * @return whether a constant is added somewhere in {@code address}
     */
    private boolean markSums(Value address) {
        if (!(address.definedBy() instanceof BinaryOp op)) return false;
        boolean scales = op.operator() == SHL || op.operator() == MUL;
        if (op.operator() != ADD && !scales) return false;
        boolean right = op.rhs().definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr;
        boolean constant = right && !scales;
        if (scales && !right) return false;
        constant |= markSums(op.lhs());
        if (!right) constant |= markSums(op.rhs());
        if (!constant || op.isNuw()) return constant;
        KnownInt x = known.at(op.lhs(), op);
        KnownInt y = known.at(op.rhs(), op);
        if (x == null || y == null) return true;
        boolean wraps = switch (op.operator()) {
            case ADD -> KnownArithmetic.carry(x.umax, y.umax, x.width);
            case SHL -> KnownArithmetic.shlCarries(x, y);
            default -> KnownArithmetic.mulCarries(x, y);
        };
        if (wraps) return true;
        op.setAttribute(WasmOpSpec.NUW, UnitAttr.UNIT);
        count(CorrelatedPropagation.NUW);
        return true;
    }
}
