package dev.wami.core.rewrite;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.RegionBranch.Successor;
import dev.wami.core.ir.trait.RegionTerminator;
import dev.wami.core.ir.type.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies what flows between the regions of a {@link RegionBranch}: its results and its regions' arguments, here
 * called inputs, and the operands that feed them. Works alike for loops, conditionals and switches of all dialects.
 * Upstream: populateRegionBranchOpInterfaceCanonicalizationPatterns.
 */
public final class RegionBranchSimplification {

    /** Operand number {@code operand} of {@code user} is forwarded to {@code input}. */
    private record Flow(Operation user, int operand, Value input) {
        Value value() {
            return user.operand(operand);
        }
    }

    private final Operation op;
    private final Rewriter rewriter;
    private final List<Flow> flows = new ArrayList<>();
    private final Map<Value, List<Flow>> byInput = new IdentityHashMap<>();
    private final List<Value> inputs = new ArrayList<>();

    private RegionBranchSimplification(Operation op, Rewriter rewriter) {
        this.op = op;
        this.rewriter = rewriter;
    }

    /** Simplifies {@code op}, a {@link RegionBranch}, by one step; true if something changed. */
    public static boolean run(Operation op, Rewriter rewriter) {
        RegionBranchSimplification s = new RegionBranchSimplification(op, rewriter);
        if (!s.collect() || s.inputs.isEmpty()) return false;
        return s.replaceByOnlyValue() || s.mergeDuplicates() || s.removeDead();
    }

    // ---- the flows

    private boolean collect() {
        RegionBranch branch = (RegionBranch) op;
        for (Successor s : branch.successorsFrom(null)) {
            int count = branch.entryOperands(s.region()).size();
            if (!add(op, branch.entryOperandStart(s.region()), count, s)) return false;
        }
        for (Region r : op.regions()) {
            for (Block b : r) {
                if (!(b.last() instanceof RegionTerminator terminator)) continue;
                for (Successor s : branch.successorsFrom(r)) {
                    int count = terminator.passedTo(s.region()).size();
                    if (!add(b.requiredTerminator(), terminator.passedStart(s.region()), count, s)) return false;
                }
            }
        }
        return true;
    }

    private boolean add(Operation user, int start, int count, Successor s) {
        if (s.inputs().size() != count) return false;
        for (int i = 0; i < count; i++) {
            Value input = s.inputs().get(i);
            Flow flow = new Flow(user, start + i, input);
            flows.add(flow);
            List<Flow> known = byInput.get(input);
            if (known == null) {
                known = new ArrayList<>(2);
                byInput.put(input, known);
                inputs.add(input);
            }
            known.add(flow);
        }
        return true;
    }

    private List<Flow> into(Value input) {
        return byInput.getOrDefault(input, List.of());
    }

    // ---- an input that can only be one value is that value

    private boolean replaceByOnlyValue() {
        boolean changed = false;
        for (Value input : inputs) {
            if (input.isUnused()) continue;
            Value only = onlySource(input);
            if (only == null || !isVisibleTo(only, input)) continue;
            rewriter.replaceAllUses(input, only);
            changed = true;
        }
        return changed;
    }

    /** The only value, itself no input, that arrives at {@code input}, perhaps through other inputs; else null. */
    private @Nullable Value onlySource(Value input) {
        Value only = null;
        Set<Value> visited = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Value> open = new ArrayDeque<>();
        open.push(input);
        while (!open.isEmpty()) {
            Value v = open.pop();
            if (!byInput.containsKey(v)) {
                if (only != null && only != v) return null;
                only = v;
                continue;
            }
            for (Flow f : into(v)) if (visited.add(f.value())) open.push(f.value());
        }
        return only;
    }

    /** Whether {@code value}, which is forwarded to {@code input}, is defined wherever that is. */
    private boolean isVisibleTo(Value value, Value input) {
        Block block = value.block();
        if (block == null || block.parentOp() != op) return true;
        return input instanceof BlockArgument a && value instanceof BlockArgument v && a.owner() == v.owner();
    }

    // ---- inputs that always are equal become one

    private boolean mergeDuplicates() {
        // in the order of positions, so that inputs that belong together are merged into the same one
        List<Value> sorted = new ArrayList<>(inputs);
        sorted.sort(Comparator.comparingInt(RegionBranchSimplification::position));
        boolean changed = false;
        for (int i = 0; i < sorted.size(); i++) {
            for (int j = i + 1; j < sorted.size(); j++) {
                Value one = sorted.get(i);
                Value other = sorted.get(j);
                if (other.isUnused() || !haveSameOwner(one, other) || !areFedAlike(one, other)) continue;
                rewriter.replaceAllUses(other, one);
                changed = true;
            }
        }
        return changed;
    }

    private static int position(Value v) {
        return v instanceof OpResult r ? r.index() : ((BlockArgument) v).index();
    }

    private static boolean haveSameOwner(Value a, Value b) {
        if (a instanceof BlockArgument x) return b instanceof BlockArgument y && x.owner() == y.owner();
        return a.definedBy() == b.definedBy();
    }

    private boolean areFedAlike(Value a, Value b) {
        List<Flow> toA = into(a);
        List<Flow> toB = into(b);
        if (toA.size() != toB.size()) return false;
        for (int i = 0; i < toA.size(); i++) {
            if (toA.get(i).user() != toB.get(i).user()) return false;
            if (toA.get(i).value() != toB.get(i).value()) return false;
        }
        return true;
    }

    // ---- inputs that nothing uses disappear, with all that are fed by the same operands

    private boolean removeDead() {
        Set<Value> dead = deadInputs();
        if (dead.isEmpty()) return false;
        Map<Operation, BitSet> operands = new IdentityHashMap<>();
        List<Operation> users = new ArrayList<>();
        for (Flow f : flows) {
            if (!dead.contains(f.input())) continue;
            BitSet bits = operands.get(f.user());
            if (bits == null) {
                bits = new BitSet();
                operands.put(f.user(), bits);
                users.add(f.user());
            }
            bits.set(f.operand());
        }
        for (Operation user : users) {
            user.eraseOperands(operands.getOrDefault(user, new BitSet()));
            rewriter.changed(user);
        }
        for (Region r : op.regions()) {
            if (r.isEmpty()) continue;
            Block entry = r.entry();
            for (int i = entry.argumentCount() - 1; i >= 0; i--) {
                if (dead.contains(entry.argument(i))) entry.eraseArgument(i);
            }
        }
        rewriter.changed(op);
        if (op.results().stream().anyMatch(dead::contains)) removeResults(dead);
        return true;
    }

    /** The inputs of which every one that is fed by the same operand, or by an operand that feeds such, is unused. */
    private Set<Value> deadInputs() {
        Set<Value> alive = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Value input : inputs) if (!input.isUnused()) alive.add(input);
        Map<Operation, Map<Integer, List<Value>>> tied = new IdentityHashMap<>();
        for (Flow f : flows) {
            tied.computeIfAbsent(f.user(), u -> new java.util.HashMap<>())
                    .computeIfAbsent(f.operand(), o -> new ArrayList<>(2))
                    .add(f.input());
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Map<Integer, List<Value>> ofUser : tied.values()) {
                for (List<Value> together : ofUser.values()) {
                    if (together.stream().anyMatch(alive::contains)) changed |= alive.addAll(together);
                }
            }
        }
        Set<Value> dead = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Value input : inputs) if (!alive.contains(input)) dead.add(input);
        return dead;
    }

    private void removeResults(Set<Value> dead) {
        List<Type> types = new ArrayList<>();
        List<OpResult> kept = new ArrayList<>();
        for (OpResult r : op.results()) {
            if (dead.contains(r)) continue;
            types.add(r.type());
            kept.add(r);
        }
        rewriter.setBefore(op);
        Operation smaller = rewriter.insert(op.withResults(types));
        for (int i = 0; i < kept.size(); i++) rewriter.replaceAllUses(kept.get(i), smaller.result(i));
        rewriter.erase(op);
    }
}
