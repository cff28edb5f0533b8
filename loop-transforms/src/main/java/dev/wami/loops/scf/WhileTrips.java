package dev.wami.loops.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.rewrite.Folding;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.WhileOp;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The most iterations of an {@code scf.while}, found by executing what follows from the constants that it starts with:
 * after them the condition is false, whatever else it asks for. Upstream: LLVM's computeExitCountExhaustively.
 */
final class WhileTrips {
    private Map<Value, Attribute> known = new IdentityHashMap<>();
    private final Folder folder = new Folder() {
        @Override
        public @Nullable Attribute constant(Value v) {
            Attribute here = known.get(v);
            return here == null ? super.constant(v) : here;
        }
    };

    /** How often the body of {@code loop} is executed at most; -1 if that is more than {@code limit} or not known. */
    static int most(WhileOp loop, int limit) {
        WhileTrips trips = new WhileTrips();
        trips.pass(loop.inits(), loop.beforeBlock());
        for (int i = 0; i <= limit && !trips.known.isEmpty(); i++) {
            trips.execute(loop.beforeBlock());
            if (trips.folder.isZero(loop.condition().condition())) return i;
            trips.pass(loop.condition().arguments(), loop.afterBlock());
            trips.execute(loop.afterBlock());
            trips.pass(loop.yieldOp().operands(), loop.beforeBlock());
        }
        return -1;
    }

    /** Goes on with {@code to}; nothing is known but what it is passed. */
    private void pass(List<? extends Value> values, Block to) {
        Map<Value, Attribute> next = new IdentityHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            Attribute a = folder.constant(values.get(i));
            if (a != null) next.put(to.argument(i), a);
        }
        known = next;
    }

    private void execute(Block b) {
        for (Operation op : b) {
            if (op instanceof IfOp choice) choose(choice);
            else if (op.regionCount() == 0 && op.operandCount() > 0 && op.resultCount() == 1) evaluate(op);
        }
    }

    private void evaluate(Operation op) {
        if (op instanceof AndIOp and && (folder.isZero(and.lhs()) || folder.isZero(and.rhs()))) {
            known.put(op.result(), IntegerAttr.of(op.result().type(), 0));
            return;
        }
        for (int i = 0; i < op.operandCount(); i++) if (folder.constant(op.operand(i)) == null) return;
        FoldResult folded = Folding.evaluate(op, folder);
        if (!folded.isReplacement()) return;
        Object part = folded.parts().get(0);
        Attribute a = part instanceof Value v ? folder.constant(v) : (Attribute) part;
        if (a != null) known.put(op.result(), a);
    }

    /** Where its condition is known, an {@code if} gives what that side yields. */
    private void choose(IfOp choice) {
        IntegerAttr condition = folder.integer(choice.condition());
        if (condition == null || choice.resultCount() == 0) return;
        Operation yield = condition.value() != 0 ? choice.thenYield() : choice.elseYield();
        for (int i = 0; i < choice.resultCount(); i++) {
            Attribute a = folder.constant(yield.operand(i));
            if (a != null) known.put(choice.result(i), a);
        }
    }
}
