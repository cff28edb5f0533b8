package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where values are still needed. An operation with regions uses what anything in it uses, and a value from outside is
 * live in the blocks of a region that lead to a use in it; that a region may be executed again is not seen in it, but
 * from the operation around it, which needs the value until it is through. Upstream: Liveness.
 *
 * <p>In SSA form a value is live at the start of a block exactly if a path leads from there to a use without passing
 * the definition. So each value is followed from its uses backwards, up to the definition, and no fixed point is
 * needed: after Boissinot et al., "Computing Liveness Sets for SSA-Form Programs". Takes time linear in the sizes of
 * the sets.
 */
public final class Liveness {

    /** What is live at both ends of a block, in an order that only depends on the program. */
    private static final class Ends {
        final Set<Value> in = Collections.newSetFromMap(new IdentityHashMap<>());
        final Set<Value> out = Collections.newSetFromMap(new IdentityHashMap<>());
        final List<Value> inOrdered = new ArrayList<>();
        final List<Value> outOrdered = new ArrayList<>();
    }

    private final Map<Block, Ends> ends = new IdentityHashMap<>();

    /** The liveness of the values that are defined or used in the regions of {@code root}, at any depth. */
    public Liveness(Operation root) {
        Set<Value> values = new LinkedHashSet<>();
        root.walkOuterFirst(op -> {
            if (op != root) {
                values.addAll(op.results());
                // most are here already, but for those from outside
                for (int i = 0; i < op.operandCount(); i++) values.add(op.operand(i));
            }
            for (Region r : op.regions()) {
                for (Block b : r) {
                    ends.put(b, new Ends());
                    values.addAll(b.arguments());
                }
            }
            return Walk.INTO;
        });
        for (Value v : values) follow(v);
    }

    /** The values that are needed at the start of {@code b} or later; arguments of {@code b} are not among them. */
    public List<Value> liveIn(Block b) {
        return Collections.unmodifiableList(ends(b).inOrdered);
    }

    /** The values that are needed after the end of {@code b}. */
    public List<Value> liveOut(Block b) {
        return Collections.unmodifiableList(ends(b).outOrdered);
    }

    public boolean isLiveIn(Value v, Block b) {
        return ends(b).in.contains(v);
    }

    public boolean isLiveOut(Value v, Block b) {
        return ends(b).out.contains(v);
    }

    private Ends ends(Block b) {
        Ends e = ends.get(b);
        if (e == null) throw new IllegalArgumentException("a block outside of what was analysed");
        return e;
    }

    private void follow(Value v) {
        Deque<Block> starts = new ArrayDeque<>();
        for (Use u : v.uses()) use(v, u.owner(), starts);
        while (!starts.isEmpty()) {
            Block b = starts.pop();
            for (Block p : b.predecessors()) {
                Ends e = ends(p);
                if (e.out.add(v)) e.outOrdered.add(v);
                addLiveIn(v, p, starts);
            }
        }
    }

    /** An operation uses {@code v}, and so do those around it, up to where it is defined. */
    private void use(Value v, Operation user, Deque<Block> starts) {
        for (Operation op = user; op != null; op = op.parentOp()) {
            Block b = op.block();
            if (b == null || !addLiveIn(v, b, starts)) return;
        }
    }

    private boolean addLiveIn(Value v, Block b, Deque<Block> starts) {
        if (b == v.block()) return false;
        Ends e = ends.get(b);
        if (e == null || !e.in.add(v)) return false;
        e.inOrdered.add(v);
        starts.push(b);
        return true;
    }

    // ---- within a block

    /** Whether nothing needs {@code v} after {@code op}, in its block or after it. */
    public boolean isDeadAfter(Value v, Operation op) {
        Block b = op.requiredBlock();
        if (isLiveOut(v, b)) return false;
        Operation end = lastUser(v, b);
        return end == null || end == op || end.isBefore(op);
    }

    /** The last operation of {@code b} that uses {@code v}, also inside; null if none does. */
    private static @Nullable Operation lastUser(Value v, Block b) {
        Operation last = null;
        for (Use u : v.uses()) {
            Operation user = b.ancestorInBlock(u.owner());
            if (user != null && (last == null || last.isBefore(user))) last = user;
        }
        return last;
    }

    /**
     * The operations from the one that defines {@code v} to the last ones that use it, in all blocks where it is live;
     * the last users belong to it, as does the defining operation.
     */
    public List<Operation> liveRange(Value v) {
        List<Operation> out = new ArrayList<>();
        Deque<Block> open = new ArrayDeque<>();
        Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Block home = v.block();
        if (home == null) return out;
        seen.add(home);
        open.add(home);
        for (Use u : v.uses()) {
            Block b = u.owner().block();
            if (b != null && seen.add(b)) open.add(b);
        }
        while (!open.isEmpty()) {
            Block b = open.remove();
            collectRange(v, b, out);
            for (Block s : b.successors()) if (isLiveIn(v, s) && seen.add(s)) open.add(s);
        }
        return out;
    }

    private void collectRange(Value v, Block b, List<Operation> out) {
        Operation definition = v.definedBy();
        Operation start = definition != null && definition.block() == b ? definition : b.first();
        Operation end = isLiveOut(v, b) ? b.last() : lastUser(v, b);
        if (end == null && start == definition) end = start;
        if (start == null || end == null) return;
        for (Operation op = start; op != null; op = op == end ? null : op.next()) out.add(op);
    }
}
