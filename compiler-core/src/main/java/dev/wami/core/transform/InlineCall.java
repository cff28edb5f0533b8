package dev.wami.core.transform;

import dev.wami.core.analysis.CallGraph;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.ReturnLike;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Replaces one call by the body of what it calls.
 *
 * <pre>
 *   before        before, entry of the body
 *   r = call       |        |
 *   after    -&gt;   ... blocks of the body ...   (one block: before, body, after stay one block)
 *                  |        |
 *                 after(r): rest of the block
 * </pre>
 */
final class InlineCall {
    private final Context context;

    InlineCall(Context context) {
        this.context = context;
    }

    /**
     * Inlines {@code callable} at {@code call} and erases the call; false if the dialects do not allow it.
     *
     * @param inPlace whether the body may be moved, since there is no other call
     * @param inlined is told about every operation at the top of the inlined body
     */
    boolean inline(Operation call, Operation callable, boolean inPlace, Consumer<Operation> inlined) {
        Region body = CallGraph.bodyOf(callable);
        if (body == null || !typesFit(call, callable, body) || !isLegal(call, callable, body, !inPlace)) return false;
        // a copy is made of the whole function, of which only the blocks are used
        Region source = inPlace ? body : CallGraph.bodyOf(callable.copy());
        if (source == null) return false;
        List<Block> blocks = new ArrayList<>();
        List<Operation> operations = new ArrayList<>();
        for (Block b : source) {
            blocks.add(b);
            for (Operation op : b) operations.add(op);
        }
        List<Value> arguments = ((CallLike) call).callArguments();
        for (int i = 0; i < arguments.size(); i++) source.entry().argument(i).replaceAllUsesWith(arguments.get(i));
        relocate(operations, call.location());
        if (blocks.size() == 1) splice(call, blocks.get(0));
        else insert(call, blocks);
        for (Operation op : operations) if (op.block() != null) inlined.accept(op);
        return true;
    }

    private static void relocate(List<Operation> operations, Location caller) {
        if (caller instanceof Location.Unknown) return;
        // the same location, not an equal one: to compare places in a source is to look for their lines
        Map<Location, Location> known = new IdentityHashMap<>();
        for (Operation op : operations) {
            op.walk(o -> o.setLocation(
                    known.computeIfAbsent(o.location(), callee -> new Location.CallSite(callee, caller))));
        }
    }

    private static boolean typesFit(Operation call, Operation callable, Region body) {
        List<Value> arguments = ((CallLike) call).callArguments();
        Block entry = body.entry();
        if (arguments.size() != entry.argumentCount()) return false;
        for (int i = 0; i < arguments.size(); i++) {
            if (!arguments.get(i).type().equals(entry.argument(i).type())) return false;
        }
        return ((CallableLike) callable).callResultTypes().equals(call.resultTypes());
    }

    private boolean isLegal(Operation call, Operation callable, Region body, boolean cloned) {
        Dialect dialect = context.dialect(call.dialect());
        if (dialect == null || !dialect.isLegalToInlineCall(call, callable)) return false;
        Region destination = call.parentRegion();
        Operation around = call.parentOp();
        Dialect outer = around == null ? null : context.dialect(around.dialect());
        if (destination == null || outer == null || !outer.isLegalToInlineInto(destination, body)) return false;
        boolean single = body.hasOneBlock();
        for (Block b : body) {
            Operation last = b.last();
            if (last == null || last.successorCount() == 0 && !canReturn(last, single)) return false;
            for (Operation op : b) {
                if (op == last && op instanceof ReturnLike) continue;
                if (!op.walkOuterFirst(o -> isLegal(o, destination, cloned) ? Walk.INTO : Walk.STOP)) return false;
            }
        }
        return true;
    }

    private boolean isLegal(Operation op, Region destination, boolean cloned) {
        Dialect d = context.dialect(op.dialect());
        return d != null && d.isLegalToInline(op, destination, cloned);
    }

    /** A terminator without successors returns, or ends everything (such as unreachable) and stays. */
    private boolean canReturn(Operation terminator, boolean single) {
        if (!(terminator instanceof ReturnLike)) return !single;
        if (single) return true;
        Operation probe = branch(terminator, new Block());
        if (probe != null) probe.erase();
        return probe != null;
    }

    private @Nullable Operation branch(Operation terminator, Block target) {
        Dialect d = context.dialect(terminator.dialect());
        return d == null ? null : d.branchInsteadOfReturn(terminator, target);
    }

    /** A single block: its operations take the place of the call. */
    private static void splice(Operation call, Block body) {
        Operation end = body.requiredTerminator();
        call.replaceAllUsesWith(end.operands());
        end.erase();
        call.requiredBlock().takeOperations(body, call);
        body.detach();
        call.erase();
    }

    private void insert(Operation call, List<Block> blocks) {
        Block before = call.requiredBlock();
        Block after = before.splitBefore(call.next());
        Region region = before.region();
        if (region == null) throw new IllegalStateException("call in a detached block");
        for (Block b : blocks) region.insertBefore(b, after);
        for (OpResult r : call.results()) r.replaceAllUsesWith(after.addArgument(r.type(), r.location()));
        for (Block b : blocks) {
            Operation end = b.requiredTerminator();
            if (!(end instanceof ReturnLike)) continue;
            Operation branch = branch(end, after);
            if (branch == null) throw new IllegalStateException("no branch for '" + end.name() + "'");
            b.insertBefore(branch, end);
            end.erase();
        }
        call.erase();
        before.takeOperations(blocks.get(0), null);
        blocks.get(0).detach();
    }
}
