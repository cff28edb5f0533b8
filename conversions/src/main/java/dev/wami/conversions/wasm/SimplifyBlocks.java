package dev.wami.conversions.wasm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.wasm.Constants.ConstOp;
import dev.wami.wasm.ControlInstructions.BranchOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.Structured.BlockLike;
import dev.wami.wasm.Structured.IfOp;
import dev.wami.wasm.Structured.TryTableOp;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasmspec.Opcode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says the same control flow with fewer instructions of it. What needs the flow of values, such as conditions that are
 * known, was done before; here it is about blocks that only the stack machine has. Counterpart: Binaryen's
 * remove-unused-brs, remove-unused-names, merge-blocks and vacuum.
 *
 * <pre>{@code
 * br L; rest                     br L                       rest is not reached
 * block L { A }                  A                          nobody branches to L
 * 1; if { A } else { B }         A
 * c; if { } else { B }           !c; if { B }
 * c; if { br L } else { B }      c; br_if L; B
 * c; if { A } else { br L }      !c; br_if L; A
 * c; if { A; br L } else { B }   c; if { A; br L }; B       without results
 * }</pre>
 *
 * and what {@link TailBranches} says of branches to where control gets without them. As introduce-locals leaves it,
 * nothing lies below what a branch passes on.
 */
public final class SimplifyBlocks extends Pass {
    private static final Statistic SIMPLIFIED =
            new Statistic("num-simplified", "Number of blocks and branches that were simplified");

    /** What one round makes possible, the next does; blocks seldom need a third. */
    private static final int ROUNDS = 4;

    @Override
    public String name() {
        return "wasm-simplify-blocks";
    }

    @Override
    public String summary() {
        return "remove blocks and branches that are not needed";
    }

    @Override
    public String anchor() {
        return "wasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(SIMPLIFIED);
    }

    @Override
    public void run(Operation function, PassContext context) {
        if (function.region(0).isEmpty()) return;
        int all = 0;
        for (int round = 0; round < ROUNDS; round++) {
            int tails = new TailBranches(function).run();
            Round once = new Round(new BranchTargets(function));
            once.simplify(function.region(0).entry());
            if (tails + once.done == 0) break;
            all += tails + once.done;
        }
        context.count(SIMPLIFIED.name(), all);
    }

    /** One walk over a function, inner blocks first. */
    private static final class Round {
        private final BranchTargets targets;
        private int done;

        Round(BranchTargets targets) {
            this.targets = targets;
        }

        void simplify(Block block) {
            Operation op = block.first();
            while (op != null) {
                Operation next = op.next();
                if (op instanceof BlockLike b) {
                    for (int i = 0; i < b.regionCount(); i++) {
                        if (!b.region(i).isEmpty()) simplify(b.region(i).entry());
                    }
                    done += structured(b) ? 1 : 0;
                } else if (BranchTargets.isBranch(op, Opcode.BR_IF)) {
                    done += decided((BranchOp) op) ? 1 : 0;
                }
                op = next;
            }
            dropRest(block);
            unread(block);
        }

        /** {@code br L; rest -> br L}. */
        private void dropRest(Block block) {
            Operation end = block.first();
            while (end != null && !BranchTargets.isUnconditional(end)) end = end.next();
            while (end != null && end.next() != null) {
                end.next().erase();
                done++;
            }
        }

        /** {@code local.get L; drop -> nothing}, and constants alike. */
        private void unread(Block block) {
            Operation op = block.first();
            while (op != null) {
                Operation next = op.next();
                if (next instanceof PlainOp drop && drop.opcode() == Opcode.DROP && isPureRead(op)) {
                    Operation after = drop.next();
                    drop.erase();
                    op.erase();
                    done++;
                    next = after;
                }
                op = next;
            }
        }

        private static boolean isPureRead(Operation op) {
            return op instanceof ConstOp || op instanceof LocalOp l && l.opcode() == Opcode.LOCAL_GET;
        }

        /** The constant i32 before {@code op}, if it is one. */
        private static @Nullable ConstOp constantBefore(Operation op) {
            return op.prev() instanceof ConstOp c && c.opcode() == Opcode.I32_CONST ? c : null;
        }

        /** {@code 1; br_if L -> br L}, and {@code 0; br_if L -> nothing} where that takes no values. */
        private boolean decided(BranchOp branch) {
            ConstOp condition = constantBefore(branch);
            if (condition == null) return false;
            if (condition.bits() != 0) {
                before(branch, new BranchOp(branch.location(), Opcode.BR, branch.label()));
            }
            condition.erase();
            branch.erase();
            return true;
        }

        private static void before(Operation place, Operation op) {
            place.requiredBlock().insertBefore(op, place);
        }

        private boolean structured(BlockLike block) {
            boolean named = targets.count(block) > 0;
            if (block instanceof IfOp choice) return choose(choice, named);
            if (named || block instanceof TryTableOp) return false;
            splice(block.body(), block);
            block.erase();
            return true;
        }

        /** Puts the instructions of {@code from} before {@code place}. */
        private static void splice(Block from, Operation place) {
            place.requiredBlock().takeOperations(from, place);
        }

        private boolean choose(IfOp choice, boolean named) {
            ConstOp condition = constantBefore(choice);
            if (condition != null && !named) return take(choice, condition);
            if (choice.hasElse()
                    && choice.elseBlock().isEmpty()
                    && choice.type().inputs().isEmpty()) {
                replace(choice, choice.body());
                choice.erase();
                return true;
            }
            boolean plain =
                    choice.type().inputs().isEmpty() && choice.type().results().isEmpty();
            if (!plain || named) return false;
            boolean chosen = choice.hasElse() ? ofTwo(choice, choice.elseBlock()) : ofOne(choice);
            if (chosen) choice.erase();
            return chosen;
        }

        private static boolean ofOne(IfOp choice) {
            Block body = choice.body();
            if (body.isEmpty()) before(choice, new PlainOp(choice.location(), Opcode.DROP));
            else if (!branchIf(choice, body)) return false;
            return true;
        }

        private static boolean ofTwo(IfOp choice, Block second) {
            Block first = choice.body();
            if (first.isEmpty()) {
                Conditions.negateBefore(choice);
                replace(choice, second);
            } else if (branchIf(choice, first)) {
                splice(second, choice);
            } else if (isBranchAlone(second)) {
                Conditions.negateBefore(choice);
                branchIf(choice, second);
                splice(first, choice);
            } else if (BranchTargets.isUnconditional(first.last())) {
                replace(choice, first);
                splice(second, choice);
            } else {
                return false;
            }
            return true;
        }

        /** {@code 1; if { A } else { B } -> A}. */
        private static boolean take(IfOp choice, ConstOp condition) {
            if (condition.bits() != 0) splice(choice.body(), choice);
            else if (choice.hasElse()) splice(choice.elseBlock(), choice);
            condition.erase();
            choice.erase();
            return true;
        }

        private static boolean isBranchAlone(Block block) {
            return block.first() == block.last() && BranchTargets.isBranch(block.first(), Opcode.BR);
        }

        /** {@code if { br L } -> br_if L}, if that is all there is. */
        private static boolean branchIf(IfOp choice, Block body) {
            if (!isBranchAlone(body) || !(body.first() instanceof BranchOp branch)) return false;
            before(choice, new BranchOp(branch.location(), Opcode.BR_IF, branch.label()));
            return true;
        }

        /** Puts {@code if { body }} before {@code choice}. */
        private static void replace(IfOp choice, Block body) {
            IfOp shorter = new IfOp(choice.location(), choice.label(), choice.type(), false);
            before(choice, shorter);
            shorter.body().takeOperations(body, null);
        }
    }
}
