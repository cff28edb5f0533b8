package dev.wami.wavebackend.legalize;

import dev.wami.core.analysis.IntegerRanges;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.range.IntRange;
import dev.wami.std.arith.ArithFloatCast.ExtFOp;
import dev.wami.std.arith.ArithFloatCast.TruncFOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncOp;
import dev.wami.waveir.mir.Kernels.KernelOp;
import dev.wami.waveir.mir.MirOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replaces operations that are no instructions by calls of functions that do the same, which come along; {@code inline}
 * puts them in their places. Divisions look at what is known of their operands.
 */
public final class LegalizeMir extends Pass {
    @Override
    public String name() {
        return "legalize-mir";
    }

    @Override
    public String summary() {
        return "expand operations that the machine has no instruction for";
    }

    @Override
    public void run(Operation root, PassContext context) {
        new Legalization(root).run();
    }

    private static final class Legalization {
        private final Operation module;
        private final Map<String, FuncOp> known = new HashMap<>();
        private final Deque<Operation> open = new ArrayDeque<>();
        /** Of dividends: what their divisions by constants have in common. */
        private final Map<Value, Long> multiples = new IdentityHashMap<>();

        Legalization(Operation module) {
            this.module = module;
        }

        void run() {
            open.addAll(module.collect(KernelOp.class));
            while (!open.isEmpty()) {
                Operation function = open.remove();
                IntegerRanges ranges = null;
                List<Operation> all = new ArrayList<>();
                function.walk(all::add);
                for (Operation op : all) {
                    if (op instanceof CallOp c) bring(c);
                    narrow(op);
                    String name = Lacking.function(op);
                    if (name == null) continue;
                    if (name.equals("divui_i32") || name.equals("remui_i32")) {
                        if (ranges == null) ranges = ranges(function);
                        name = divide(op, name, ranges);
                        if (name == null) continue;
                    }
                    call(op, name);
                }
            }
        }

        private static IntegerRanges ranges(Operation function) {
            IntegerRanges r = new IntegerRanges();
            r.run(function);
            return r;
        }

        private void call(Operation op, String name) {
            FuncOp function = bring(name);
            if (function == null) return; // selection says what is missing
            CallOp call = new CallOp(
                    op.location(), name, op.operands(), function.functionType().results());
            op.requiredBlock().insertBefore(call, op);
            op.result().replaceAllUsesWith(call.result(0));
            op.erase();
        }

        private void bring(CallOp call) {
            SymbolRef callee = call.callee();
            if (callee != null) bring(callee.root());
        }

        /** The function in the module; it is looked at in its turn. */
        private @Nullable FuncOp bring(String name) {
            FuncOp here = known.get(name);
            if (here != null) return here;
            FuncOp found = Library.find(name);
            if (found == null) return null;
            FuncOp copy = (FuncOp) found.copy();
            module.region(0).entry().add(copy);
            known.put(name, copy);
            open.add(copy);
            return copy;
        }

        /**
         * Compares, minima and maxima of f16 are those of f32. So are conversions of integers: those that f32 does not
         * have exactly are infinite in f16.
         */
        private static void narrow(Operation op) {
            boolean converts = op.kind() == ArithOp.SITOFP || op.kind() == ArithOp.UITOFP;
            boolean applies = converts || op.kind() == ArithOp.CMPF || op.kind() == MirOp.MIN || op.kind() == MirOp.MAX;
            FloatType half = FloatType.F16;
            if (!applies || op.operand(0).type() != half && op.result().type() != half) return;
            Builder before = Builder.before(op);
            for (int i = 0; i < op.operandCount() && !converts; i++) {
                Value wide = before.insert(new ExtFOp(op.location(), op.operand(i), FloatType.F32))
                        .result();
                op.setOperand(i, wide);
            }
            if (op.result().type() != half) return;
            op.result().setType(FloatType.F32);
            TruncFOp back = Builder.after(op).insert(new TruncFOp(op.location(), op.result(), half));
            op.result().replaceUsesIf(back.result(), u -> u.owner() != back);
        }

        // ---- unsigned division

        private static boolean isNonnegative(IntegerRanges ranges, Value v) {
            IntegerRanges.Fact fact = ranges.fact(v);
            IntRange range = fact == null ? null : fact.range();
            return range != null && range.isNonNegative();
        }

        /** The function for this division, null if there is something better. */
        private @Nullable String divide(Operation op, String name, IntegerRanges ranges) {
            boolean quotient = op.kind() == ArithOp.DIVUI;
            boolean n = isNonnegative(ranges, op.operand(0));
            boolean d = isNonnegative(ranges, op.operand(1));
            if (n && d) {
                replace(op, UnsignedDivision.signed(op, quotient));
                return null;
            }
            if (UnsignedDivision.isByConstant(op)) {
                long multiple = multiples.computeIfAbsent(op.operand(0), UnsignedDivision::sharedMultiple);
                replace(op, UnsignedDivision.byConstant(op, quotient, multiple));
                return null;
            }
            return n ? name + "_of_nonnegative" : name;
        }

        private static void replace(Operation op, Value by) {
            op.result().replaceAllUsesWith(by);
            op.erase();
        }
    }
}
