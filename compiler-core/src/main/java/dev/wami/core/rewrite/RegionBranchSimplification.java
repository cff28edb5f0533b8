package dev.wami.core.rewrite;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.IrMap;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.RegionBranch.Successor;
import dev.wami.core.ir.trait.RegionTerminator;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies what flows between the regions of a {@link RegionBranch}: its results and its regions' arguments, here
 * called inputs, and the operands that feed them. Works alike for loops, conditionals and switches of all dialects.
 * Upstream: populateRegionBranchOpInterfaceCanonicalizationPatterns.
 */
public final class RegionBranchSimplification {

    /** A result or an argument of a region, and what is forwarded to it. */
    private static final class Input {
        final Value value;
        final List<Flow> flows = new ArrayList<>(2);
        /** The number of the search that came here last. */
        int visited;
        /** Whether it is used, or fed by an operand that also feeds one that is. */
        boolean alive;

        Input(Value value) {
            this.value = value;
        }
    }

    /** Operand number {@code operand} of {@code user} is forwarded to {@code input}. */
    private record Flow(Operation user, int operand, Input input) {
        Value value() {
            return user.operand(operand);
        }
    }

    private final Operation op;
    private final Rewriter rewriter;
    private final List<Flow> flows = new ArrayList<>();
    private final List<Input> inputs = new ArrayList<>();
    private final IrMap<Value, Input> inputOf = new IrMap<>();
    private int searches;

    private RegionBranchSimplification(Operation op, Rewriter rewriter) {
        this.op = op;
        this.rewriter = rewriter;
    }

    /** Simplifies {@code op}, a {@link RegionBranch}, by one step; true if something changed. */
    public static boolean run(Operation op, Rewriter rewriter) {
        if (!mayHaveInputs(op)) return false;
        RegionBranchSimplification s = new RegionBranchSimplification(op, rewriter);
        if (!s.collect() || s.inputs.isEmpty()) return false;
        return s.replaceByOnlyValue() || s.mergeDuplicates() || s.removeDead();
    }

    private static boolean mayHaveInputs(Operation op) {
        if (op.resultCount() > 0) return true;
        for (int i = 0; i < op.regionCount(); i++) {
            if (!op.region(i).isEmpty() && op.region(i).entry().argumentCount() > 0) return true;
        }
        return false;
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
        List<? extends Value> values = s.inputs();
        if (values.size() != count) return false;
        for (int i = 0; i < count; i++) {
            Input input = input(values.get(i));
            Flow flow = new Flow(user, start + i, input);
            flows.add(flow);
            input.flows.add(flow);
        }
        return true;
    }

    private Input input(Value value) {
        Input known = inputOf.get(value);
        if (known != null) return known;
        Input made = new Input(value);
        inputOf.put(value, made);
        inputs.add(made);
        return made;
    }

    // ---- an input that can only be one value is that value

    private boolean replaceByOnlyValue() {
        boolean changed = false;
        for (Input input : inputs) {
            if (input.value.isUnused()) continue;
            Value only = onlySource(input);
            if (only == null || !isVisibleTo(only, input.value)) continue;
            rewriter.replaceAllUses(input.value, only);
            changed = true;
        }
        return changed;
    }

    /** The only value, itself no input, that arrives at {@code input}, perhaps through other inputs; else null. */
    private @Nullable Value onlySource(Input input) {
        Value only = null;
        searches++;
        List<Input> open = new ArrayList<>(2);
        input.visited = searches;
        open.add(input);
        while (!open.isEmpty()) {
            Input at = open.remove(open.size() - 1);
            for (Flow f : at.flows) {
                Value source = f.value();
                Input through = inputOf.get(source);
                if (through == null) {
                    if (only != null && only != source) return null;
                    only = source;
                } else if (through.visited != searches) {
                    through.visited = searches;
                    open.add(through);
                }
            }
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
        List<Input> sorted = new ArrayList<>(inputs);
        if (sorted.size() > 1) sorted.sort(BY_POSITION);
        boolean changed = false;
        // what is changed on the way makes more of them alike, which the next step finds
        Map<Integer, List<Input>> different = new HashMap<>();
        for (Input other : sorted) {
            List<Input> similar = different.computeIfAbsent(hash(other), h -> new ArrayList<>(1));
            Input one = other.value.isUnused() ? null : firstFedAlike(similar, other);
            if (one == null) {
                similar.add(other);
                continue;
            }
            rewriter.replaceAllUses(other.value, one.value);
            changed = true;
        }
        return changed;
    }

    private static @Nullable Input firstFedAlike(List<Input> similar, Input other) {
        for (Input one : similar) if (haveSameOwner(one.value, other.value) && areFedAlike(one, other)) return one;
        return null;
    }

    /** The same for inputs that are fed alike. */
    private static int hash(Input input) {
        int hash = 0;
        for (Flow f : input.flows) {
            hash = 31 * hash + System.identityHashCode(f.user());
            hash = 31 * hash + System.identityHashCode(f.value());
        }
        return hash;
    }

    private static final Comparator<Input> BY_POSITION = new Comparator<>() {
        @Override
        public int compare(Input a, Input b) {
            return Integer.compare(position(a.value), position(b.value));
        }
    };

    private static int position(Value v) {
        return v instanceof OpResult r ? r.index() : ((BlockArgument) v).index();
    }

    private static boolean haveSameOwner(Value a, Value b) {
        if (a instanceof BlockArgument x) return b instanceof BlockArgument y && x.owner() == y.owner();
        return a.definedBy() == b.definedBy();
    }

    private static boolean areFedAlike(Input a, Input b) {
        if (a.flows.size() != b.flows.size()) return false;
        for (int i = 0; i < a.flows.size(); i++) {
            Flow toA = a.flows.get(i);
            Flow toB = b.flows.get(i);
            if (toA.user() != toB.user() || toA.value() != toB.value()) return false;
        }
        return true;
    }

    // ---- inputs that nothing uses disappear, with all that are fed by the same operands

    private boolean removeDead() {
        if (!findDead()) return false;
        IrMap<Operation, BitSet> operands = new IrMap<>();
        List<Operation> users = new ArrayList<>();
        for (Flow f : flows) {
            if (f.input().alive) continue;
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
                if (isDead(entry.argument(i))) entry.eraseArgument(i);
            }
        }
        rewriter.changed(op);
        for (OpResult r : op.results()) {
            if (!isDead(r)) continue;
            removeDeadResults();
            break;
        }
        return true;
    }

    /**
     * Marks as alive the inputs of which one that is fed by the same operand, or by an operand that feeds such, is
     * used; whether others are left.
     */
    private boolean findDead() {
        boolean someUnused = false;
        for (Input i : inputs) {
            i.alive = !i.value.isUnused();
            someUnused |= !i.alive;
        }
        if (!someUnused) return false;
        List<List<Input>> fedTogether = fedTogether();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (List<Input> together : fedTogether) {
                boolean alive = false;
                for (Input i : together) alive |= i.alive;
                if (!alive) continue;
                for (Input i : together) {
                    changed |= !i.alive;
                    i.alive = true;
                }
            }
        }
        for (Input i : inputs) if (!i.alive) return true;
        return false;
    }

    /** For each operand that is forwarded, the inputs that it feeds. */
    private List<List<Input>> fedTogether() {
        List<List<Input>> all = new ArrayList<>();
        IrMap<Operation, Map<Integer, List<Input>>> byUser = new IrMap<>();
        for (Flow f : flows) {
            Map<Integer, List<Input>> byOperand = byUser.get(f.user());
            if (byOperand == null) {
                byOperand = new HashMap<>();
                byUser.put(f.user(), byOperand);
            }
            List<Input> together = byOperand.get(f.operand());
            if (together == null) {
                together = new ArrayList<>(2);
                byOperand.put(f.operand(), together);
                all.add(together);
            }
            together.add(f.input());
        }
        return all;
    }

    private boolean isDead(Value v) {
        Input input = inputOf.get(v);
        return input != null && !input.alive;
    }

    private void removeDeadResults() {
        List<Type> types = new ArrayList<>();
        List<OpResult> kept = new ArrayList<>();
        for (OpResult r : op.results()) {
            if (isDead(r)) continue;
            types.add(r.type());
            kept.add(r);
        }
        rewriter.setBefore(op);
        Operation smaller = rewriter.insert(op.withResults(types));
        for (int i = 0; i < kept.size(); i++) rewriter.replaceAllUses(kept.get(i), smaller.result(i));
        rewriter.erase(op);
    }
}
