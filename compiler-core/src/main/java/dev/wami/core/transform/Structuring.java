package dev.wami.core.transform;

import dev.wami.core.analysis.DominatorTree;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.RegionSimplification;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns arbitrary control flow between the blocks of a region into structured operations, also where cycles have
 * several entries. After Bahmann, Reissmann, Jahre, Meyer, "Perfect Reconstructability of Control Flow from Demand
 * Dependence Graphs". Upstream: transformCFGToSCF.
 *
 * <p>First every cycle becomes a loop with one header, one latch and one exit:
 *
 * <pre>
 *    a   b                    a   b                      init
 *    |   |                     \ /                        |
 *    v   v        -&gt;         header (selects x or y)  -&gt;  loop { ... } while (repeat)
 *  +-x   y-+                   ...                        |
 *  | +-&gt;+  |               latch: repeat? header : exit   exit (selects u or v)
 *  v       v                    |
 *  u       v                   exit
 * </pre>
 *
 * then every branch a conditional, whose regions are the blocks that only one edge leads to, followed by the block
 * where these meet. Where they meet in several blocks, or some return, all pass through one that selects where to go
 * on.
 */
public final class Structuring {
    private final StructuredOps ops;
    private final Region root;
    private final Map<Type, Value> undefined = new HashMap<>();
    private final Deque<Block> entries = new ArrayDeque<>();

    private Structuring(StructuredOps ops, Region root) {
        this.ops = ops;
        this.root = root;
    }

    /**
     * Makes {@code region} structured. What cannot be is reported and left alone. Where functions end in different ways
     * (returns and others), branches to these stay.
     *
     * @return whether something changed
     */
    public static boolean run(Region region, StructuredOps ops, Diagnostics diagnostics) {
        if (region.isEmpty() || region.hasOneBlock()) return false;
        RegionSimplification.eraseUnreachableBlocks(region, op -> {});
        if (region.hasOneBlock()) return true;
        for (Block b : region) {
            Operation t = b.requiredTerminator();
            boolean ok =
                    t.successorCount() == 0 || t instanceof Branch && (t.successorCount() == 1 || ops.isSupported(t));
            for (int i = 0; ok && t instanceof Branch branch && i < t.successorCount(); i++) {
                ok = branch.producedArguments(i) == 0;
            }
            if (ok) continue;
            diagnostics.error(t, "cannot be made structured control flow");
            return false;
        }
        new Structuring(ops, region).run();
        return true;
    }

    private void run() {
        joinReturns();
        entries.push(root.entry());
        while (!entries.isEmpty()) {
            Block entry = entries.pop();
            makeLoops(entry);
            makeConditionals(entry);
        }
    }

    private Value undefined(Type type) {
        return undefined.computeIfAbsent(type, t -> ops.undefined(Builder.atStart(root.entry()), Location.UNKNOWN, t));
    }

    private static Region regionOf(Block b) {
        Region r = b.region();
        if (r == null) throw new IllegalStateException("detached block");
        return r;
    }

    private static Block newBlock(Block before) {
        return regionOf(before).insertBefore(new Block(), before);
    }

    // ---- returns

    /** The block of each kind of return. */
    private final Map<List<Object>, Block> exits = new HashMap<>();

    private static List<Object> kind(Operation end) {
        List<Object> kind = new ArrayList<>(List.of(end.name(), end.properties(), end.attributes()));
        for (Value v : end.operands()) kind.add(v.type());
        return kind;
    }

    /** One block for all returns of a kind, which uses nothing but its arguments. */
    private void joinReturns() {
        Map<List<Object>, List<Operation>> kinds = new LinkedHashMap<>();
        for (Block b : root) {
            Operation t = b.requiredTerminator();
            if (t.successorCount() == 0) {
                kinds.computeIfAbsent(kind(t), k -> new ArrayList<>()).add(t);
            }
        }
        for (List<Operation> same : kinds.values()) {
            Operation kept = same.get(0);
            Block exit = root.add(new Block());
            exits.put(kind(kept), exit);
            for (Operation t : same) {
                Operation branch = ops.branch(t.location(), exit, t.operands());
                t.requiredBlock().insertBefore(branch, t);
                if (t != kept) t.erase();
            }
            for (Value v : kept.operands()) exit.addArgument(v.type(), v.location());
            for (int i = 0; i < kept.operandCount(); i++) kept.setOperand(i, exit.argument(i));
            exit.add(kept);
        }
    }

    /** Moves {@code end} to a block of its own, so that others of its kind can branch there. */
    private void takeOutReturn(Operation end) {
        Block from = end.requiredBlock();
        Block exit = regionOf(from).add(new Block());
        exits.put(kind(end), exit);
        from.add(ops.branch(end.location(), exit, end.operands()));
        for (int i = 0; i < end.operandCount(); i++) {
            Value v = end.operand(i);
            end.setOperand(i, exit.addArgument(v.type(), v.location()));
        }
        exit.add(end);
    }

    // ---- several targets through one block

    /** Lets all {@code edges} lead to a new block that goes on to where each led. */
    private Block join(List<Edge> edges) {
        Joint joint = new Joint(edges);
        Block block = newBlock(joint.targets.get(0));
        Location location = edges.get(0).terminator().location();
        joint.addArguments(block);
        EdgeChanges changes = new EdgeChanges();
        for (Edge e : edges) changes.redirect(e, block, joint.passed(e));
        changes.apply();
        block.add(joint.goOn(location, block.arguments()));
        return block;
    }

    /** Where some edges lead, as arguments: those of all targets, and the number of the target if there are several. */
    private final class Joint {
        final List<Block> targets;
        final List<Integer> offsets = new ArrayList<>();
        final List<Type> types = new ArrayList<>();

        Joint(List<Edge> edges) {
            Set<Block> distinct = new LinkedHashSet<>();
            for (Edge e : edges) distinct.add(e.target());
            targets = new ArrayList<>(distinct);
            for (Block t : targets) {
                offsets.add(types.size());
                types.addAll(t.argumentTypes());
            }
            if (targets.size() > 1) types.add(ops.selectorType());
        }

        void addArguments(Block block) {
            for (Type t : types) block.addArgument(t, Location.UNKNOWN);
        }

        /** What {@code e} passes for this; called before it is redirected. */
        List<Value> passed(Edge e) {
            List<Value> out = new ArrayList<>();
            int target = targets.indexOf(e.target());
            int from = offsets.get(target);
            List<Value> own = e.passed();
            for (int i = 0; i < types.size(); i++) {
                boolean isSelector = targets.size() > 1 && i == types.size() - 1;
                if (isSelector) {
                    Operation t = e.terminator();
                    out.add(ops.selector(Builder.before(t), t.location(), target));
                } else {
                    boolean mine = i >= from && i < from + own.size();
                    out.add(mine ? own.get(i - from) : undefined(types.get(i)));
                }
            }
            return out;
        }

        /** The branch to the target that {@code values}, laid out as {@link #types}, are for. */
        Operation goOn(Location location, List<? extends Value> values) {
            List<List<Value>> arguments = new ArrayList<>();
            for (int i = 0; i < targets.size(); i++) {
                int from = offsets.get(i);
                arguments.add(
                        List.copyOf(values.subList(from, from + targets.get(i).argumentCount())));
            }
            if (targets.size() == 1) return ops.branch(location, targets.get(0), arguments.get(0));
            return ops.select(location, values.get(types.size() - 1), targets, arguments);
        }
    }

    // ---- cycles

    private void makeLoops(Block entry) {
        List<Set<Block>> cycles = Cycles.find(entry);
        if (cycles.isEmpty()) return;
        Map<Block, Integer> position = new IdentityHashMap<>();
        for (Block b : regionOf(entry)) position.put(b, position.size());
        for (Set<Block> cycle : cycles) {
            List<Block> inOrder = new ArrayList<>(cycle);
            inOrder.sort(Comparator.comparing(b -> position.getOrDefault(b, 0)));
            makeLoop(cycle, inOrder);
        }
    }

    /** @param inOrder the blocks of {@code cycle} as they are in their region */
    private void makeLoop(Set<Block> cycle, List<Block> inOrder) {
        List<Edge> entering = new ArrayList<>();
        List<Edge> leaving = new ArrayList<>();
        Set<Block> headers = new LinkedHashSet<>();
        for (Block b : inOrder) {
            for (Edge e : Edge.into(b)) {
                if (cycle.contains(e.from())) continue;
                entering.add(e);
                headers.add(b);
            }
            for (Edge e : Edge.outOf(b)) if (!cycle.contains(e.target())) leaving.add(e);
        }
        Block header = headers.iterator().next();
        if (headers.size() > 1) {
            List<Edge> toHeaders = new ArrayList<>(entering);
            for (Block h : headers) for (Edge e : Edge.into(h)) if (cycle.contains(e.from())) toHeaders.add(e);
            header = join(toHeaders);
            cycle.add(header);
            inOrder.add(inOrder.indexOf(headers.iterator().next()), header);
        }
        List<Edge> back = new ArrayList<>();
        for (Edge e : Edge.into(header)) if (cycle.contains(e.from())) back.add(e);
        Latch latch = makeLatch(header, back, leaving);
        if (cycle.add(latch.block)) inOrder.add(inOrder.indexOf(header) + 1, latch.block);
        List<Value> next = carryOut(header, latch, cycle, inOrder);
        replaceByLoop(header, latch, inOrder, next);
    }

    /**
     * The block that ends each iteration: on to the header if {@code repeat}, else to {@code exit}, its only other way.
     */
    private record Latch(Block block, Value repeat, Block exit) {
        Edge toHeader() {
            return new Edge(block, 0);
        }
    }

    private Latch makeLatch(Block header, List<Edge> back, List<Edge> leaving) {
        Location location = back.get(0).terminator().location();
        Block exit = regionOf(header).insertBefore(new Block(), header.next());
        if (back.size() == 1
                && leaving.size() == 1
                && back.get(0).from() == leaving.get(0).from()) {
            Edge leave = leaving.get(0);
            Value condition = ops.conditionOf(leave.terminator());
            if (condition != null && back.get(0).index() == 0) {
                exit.add(ops.branch(location, leave.target(), leave.passed()));
                leave.redirect(exit, List.of());
                return new Latch(leave.from(), condition, exit);
            }
        }
        Block latch = newBlock(exit);
        for (BlockArgument a : header.arguments()) latch.addArgument(a.type(), a.location());
        int headerArguments = header.argumentCount();
        Joint joint = leaving.isEmpty() ? null : new Joint(leaving);
        if (joint != null) joint.addArguments(latch);
        BlockArgument repeat = latch.addArgument(IntegerType.I1, location);
        EdgeChanges changes = new EdgeChanges();
        for (Edge e : back) {
            List<Value> passed = new ArrayList<>(e.passed());
            if (joint != null) for (Type t : joint.types) passed.add(undefined(t));
            passed.add(ops.flag(Builder.before(e.terminator()), location, true));
            changes.redirect(e, latch, passed);
        }
        for (Edge e : leaving) {
            List<Value> passed = new ArrayList<>();
            for (BlockArgument a : header.arguments()) passed.add(undefined(a.type()));
            if (joint != null) passed.addAll(joint.passed(e));
            passed.add(ops.flag(Builder.before(e.terminator()), location, false));
            changes.redirect(e, latch, passed);
        }
        changes.apply();
        latch.add(ops.branch(location, repeat, header, latch.arguments().subList(0, headerArguments), exit, List.of()));
        if (joint != null) {
            List<BlockArgument> all = latch.arguments();
            exit.add(joint.goOn(location, all.subList(headerArguments, all.size() - 1)));
        } else {
            Operation function = root.parent();
            if (function == null) throw new IllegalStateException("detached region");
            Builder at = Builder.atEnd(exit);
            Operation end = at.insert(ops.unreachable(location, function, at));
            Block common = exits.get(kind(end));
            if (common == null) {
                takeOutReturn(end);
            } else if (common.region() == exit.region()) {
                // one way out for the function, though this one is never taken
                at.insert(ops.branch(location, common, end.operands()));
                end.erase();
            }
        }
        return new Latch(latch, repeat, exit);
    }

    /**
     * Passes what is used after the loop through arguments of the header and of the exit, one for one the same. Returns
     * what the latch is to pass to both: its branch is not changed, as the loop takes its place.
     */
    private List<Value> carryOut(Block header, Latch latch, Set<Block> cycle, List<Block> inOrder) {
        List<Value> next = new ArrayList<>(latch.toHeader().passed());
        for (Value v : next) {
            BlockArgument out = latch.exit.addArgument(v.type(), v.location());
            if (!cycle.contains(v.block())) continue;
            for (Use u : v.uses()) if (isOutside(u, header, cycle)) u.set(out);
        }
        int given = header.argumentCount();
        DominatorTree tree = new DominatorTree(header, cycle::contains);
        EdgeChanges changes = new EdgeChanges();
        for (Block b : inOrder) {
            List<Value> defined = new ArrayList<>(b == header ? b.arguments().subList(0, given) : b.arguments());
            for (Operation op : b) defined.addAll(op.results());
            for (Value v : defined) carryOut(v, b, header, latch, cycle, tree, next, changes);
        }
        for (Edge e : Edge.into(header)) {
            if (e.from() == latch.block) continue;
            for (int i = given; i < header.argumentCount(); i++) {
                changes.pass(e, undefined(header.argument(i).type()));
            }
        }
        changes.apply();
        return next;
    }

    private void carryOut(
            Value v,
            Block home,
            Block header,
            Latch latch,
            Set<Block> cycle,
            DominatorTree tree,
            List<Value> next,
            EdgeChanges changes) {
        BlockArgument out = null;
        for (Use u : v.uses()) {
            if (!isOutside(u, header, cycle)) continue;
            if (out == null) {
                out = latch.exit.addArgument(v.type(), v.location());
                header.addArgument(v.type(), v.location());
                next.add(atLatch(v, home, latch, tree, changes));
            }
            u.set(out);
        }
    }

    /**
     * {@code v} where it is known at the latch, else an argument that is undefined on the ways that do not define it.
     */
    private Value atLatch(Value v, Block home, Latch latch, DominatorTree tree, EdgeChanges changes) {
        if (home == latch.block) return v;
        boolean everywhere = true;
        List<Edge> edges = Edge.into(latch.block);
        for (Edge e : edges) everywhere &= tree.dominates(home, e.from());
        if (everywhere) return v;
        BlockArgument a = latch.block.addArgument(v.type(), v.location());
        for (Edge e : edges) changes.pass(e, tree.dominates(home, e.from()) ? v : undefined(v.type()));
        return a;
    }

    private static boolean isOutside(Use u, Block header, Set<Block> cycle) {
        Block b = u.owner().block();
        while (b != null && b.region() != header.region()) {
            Operation around = b.parentOp();
            b = around == null ? null : around.block();
        }
        return b == null || !cycle.contains(b);
    }

    private void replaceByLoop(Block header, Latch latch, List<Block> blocks, List<Value> next) {
        Block parent = newBlock(header);
        for (BlockArgument a : header.arguments()) parent.addArgument(a.type(), a.location());
        Location location = latch.block.requiredTerminator().location();
        latch.block.requiredTerminator().erase();
        List<BlockUse> entering = new ArrayList<>();
        for (BlockUse u : header.predecessorUses()) entering.add(u);
        for (BlockUse u : entering) u.set(parent);
        Region body = new Region();
        body.add(header);
        for (Block b : blocks) if (b != header && b != latch.block) body.add(b);
        if (latch.block != header) body.add(latch.block);
        Operation loop = parent.add(ops.loop(location, parent.arguments(), body, latch.repeat, next));
        for (int i = 0; i < next.size(); i++) latch.exit.argument(i).replaceAllUsesWith(loop.result(i));
        parent.takeOperations(latch.exit, null);
        latch.exit.detach();
        entries.push(header);
    }

    // ---- branches

    private void makeConditionals(Block entry) {
        while (true) {
            Operation terminator = entry.last();
            if (terminator == null || terminator.successorCount() == 0) return;
            if (terminator.successorCount() == 1) {
                splice(entry);
            } else if (!makeConditional(entry, terminator)) {
                return;
            }
        }
    }

    private static void splice(Block entry) {
        Edge e = new Edge(entry, 0);
        Block successor = e.target();
        List<Value> passed = e.passed();
        for (int i = 0; i < passed.size(); i++) successor.argument(i).replaceAllUsesWith(passed.get(i));
        e.terminator().erase();
        entry.takeOperations(successor, null);
        successor.detach();
    }

    /** Turns the branch at the end of {@code entry} into a conditional; false if its ways never meet. */
    private boolean makeConditional(Block entry, Operation terminator) {
        Set<Block> exclusive = Collections.newSetFromMap(new IdentityHashMap<>());
        exclusive.add(entry);
        List<List<Block>> branches = new ArrayList<>();
        for (Edge e : Edge.outOf(entry)) {
            List<Block> own = new ArrayList<>();
            if (e.target().onlyPredecessor() != null) own.addAll(dominated(e.target()));
            exclusive.addAll(own);
            branches.add(own);
        }
        List<Edge> meeting = new ArrayList<>();
        boolean meets = false;
        boolean returns = false;
        for (Edge e : Edge.outOf(entry)) {
            List<Block> own = branches.get(e.index());
            if (own.isEmpty()) {
                meeting.add(e);
                meets = true;
            }
            for (Block b : own) {
                if (isExit(b)) {
                    returns = true;
                    meeting.addAll(Edge.into(b));
                    continue;
                }
                for (Edge out : Edge.outOf(b)) {
                    if (exclusive.contains(out.target())) continue;
                    meeting.add(out);
                    meets = true;
                }
            }
        }
        if (!meets) {
            for (Edge e : Edge.outOf(entry)) detachBranch(e);
            return false;
        }
        Set<Block> targets = new LinkedHashSet<>();
        for (Edge e : meeting) targets.add(e.target());
        if (returns || targets.size() > 1) {
            join(meeting);
            return true; // and again, now that there is one place to meet
        }
        replaceByConditional(entry, terminator, branches, meeting.get(0).target());
        return true;
    }

    /** Ways that end differently keep their blocks; each is made structured by itself. */
    private void detachBranch(Edge e) {
        Block target = e.target();
        if (target.onlyPredecessor() != null && !isExit(target)) makeConditionals(target);
    }

    private static boolean isExit(Block b) {
        Operation last = b.last();
        return last != null && last.successorCount() == 0;
    }

    /**
     * The blocks to which all ways lead through {@code b}. There are no cycles left: all ways to their predecessors do.
     */
    private static List<Block> dominated(Block b) {
        List<Block> out = new ArrayList<>();
        Map<Block, Integer> otherWays = new IdentityHashMap<>();
        out.add(b);
        for (int i = 0; i < out.size(); i++) {
            for (Block next : out.get(i).successors()) {
                Integer known = otherWays.get(next);
                int left = (known == null ? next.predecessorCount() : known) - 1;
                otherWays.put(next, left);
                if (left == 0) out.add(next);
            }
        }
        return out;
    }

    private void replaceByConditional(Block entry, Operation terminator, List<List<Block>> branches, Block meeting) {
        List<Region> regions = new ArrayList<>();
        for (Edge e : Edge.outOf(entry)) {
            Region r = new Region();
            regions.add(r);
            List<Block> own = branches.get(e.index());
            if (own.isEmpty()) {
                r.add(new Block()).add(ops.yield(terminator.location(), e.passed()));
                continue;
            }
            List<Value> passed = e.passed();
            Block first = own.get(0);
            for (int i = 0; i < passed.size(); i++) first.argument(i).replaceAllUsesWith(passed.get(i));
            // what the branch passes goes with it
            for (int i = passed.size() - 1; i >= 0; i--) first.eraseArgument(i);
            Block end = new Block();
            for (BlockArgument a : meeting.arguments()) end.addArgument(a.type(), a.location());
            end.add(ops.yield(terminator.location(), end.arguments()));
            for (Block b : own) {
                for (Edge out : Edge.outOf(b)) {
                    if (out.target() == meeting) out.terminator().setSuccessor(out.index(), end);
                }
                r.add(b);
            }
            r.add(end);
            entries.push(first);
        }
        Operation conditional = ops.conditional(terminator, meeting.argumentTypes(), regions);
        entry.insertBefore(conditional, terminator);
        terminator.erase();
        List<OpResult> results = conditional.results();
        for (int i = 0; i < results.size(); i++) meeting.argument(i).replaceAllUsesWith(results.get(i));
        entry.takeOperations(meeting, null);
        meeting.detach();
    }
}
