package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.analysis.Dominance;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.TraitBits;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.ssawasm.Branches.UnreachableOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.Control.NestOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.NumericOp;
import dev.wami.ssawasm.Traps;
import dev.wami.ssawasm.transform.Place;
import dev.wami.ssawasm.transform.gvn.Join.Edge;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The walk over one function: blocks in their order, in which every way but back to a loop's label goes forward. */
final class Numbering {

    /** An operation whose regions are being visited. */
    private static final class Visit {
        final Operation op;
        /** What was known in front of it, if more than one region starts with that. */
        final @Nullable MemoryState before;
        /** Where it could be executed first. */
        final @Nullable Front front;

        final List<Candidate> candidates = new ArrayList<>(0);
        /** What the label of a loop computes. */
        final List<Operation> computed = new ArrayList<>(0);

        int region = -1;

        @Nullable
        Block block;

        @Nullable
        Operation next;

        Visit(Operation op, @Nullable MemoryState before, @Nullable Front front) {
            this.op = op;
            this.before = before;
            this.front = front;
        }
    }

    /** A load that each iteration executes before anything else can be seen: the iteration before may know it. */
    record Candidate(LoadOp load, Place place) {}

    /** What is to be replaced when all is visited. */
    private record Replacement(Operation op, Known known) {}

    private final Operation function;
    private final Gvn pass;
    private final PassContext context;
    private final Dominance dominance = new Dominance();
    private final Expressions expressions = new Expressions(dominance);
    private final Clobbers clobbers;
    /** What is known at the end of each way to where control flow meets. */
    private final Map<Operation, MemoryState> atEnd = new IdentityHashMap<>();
    /** How many regions are around the blocks of a region that was visited. */
    private final Map<Region, Integer> depths = new IdentityHashMap<>();

    private final Deque<Visit> open = new ArrayDeque<>();
    private final List<Replacement> replacements = new ArrayList<>();
    private MemoryState state = new MemoryState();
    private @Nullable Front front;
    private long changes;

    Numbering(Operation function, Gvn pass, PassContext context) {
        this.function = function;
        this.pass = pass;
        this.context = context;
        clobbers = new Clobbers(function);
    }

    void run() {
        open.push(new Visit(function, null, null));
        while (!open.isEmpty()) {
            Visit v = open.element();
            if (v.next != null) {
                Operation op = v.next;
                v.next = op.next();
                visit(op, v);
            } else if (!nextBlock(v)) {
                open.pop();
                leave(v);
            }
        }
        for (Replacement r : replacements) Insertion.insert(r.known);
        Insertion insertion = new Insertion();
        for (Replacement r : replacements) insertion.replace(r.op, r.known);
        if (changes == 0) context.changedNothing();
    }

    private void count(Statistic what, long n) {
        changes += n;
        context.count(what.name(), n);
    }

    // ---- blocks

    private boolean nextBlock(Visit v) {
        Block block = v.block == null ? null : v.block.next();
        while (block == null) {
            v.region++;
            if (v.region == v.op.regionCount()) return false;
            block = v.op.region(v.region).first();
            depths.put(v.op.region(v.region), open.size());
        }
        v.block = block;
        v.next = block.first();
        start(v, block);
        return true;
    }

    private void start(Visit v, Block block) {
        if (block.isEntry()) {
            if (v.before != null) state = v.before.copy();
            front = null;
            return;
        }
        Join join = Join.of(block);
        if (join == null) {
            state = new MemoryState();
            front = null;
            return;
        }
        for (Edge e : join.edges()) {
            if (!atEnd.containsKey(e.from())) continue;
            count(Gvn.ARGUMENTS, new CongruentArguments(block, join, e).merge());
            break;
        }
        state = MemoryState.merge(join, statesOf(join.edges()));
        boolean loops = v.op instanceof BlockLoopOp loop && loop.loopLabel() == block;
        if (loops) {
            for (Block b = block; b != null; b = b.next()) state.clobber(clobbers.of(b));
        }
        front = join.edges().size() < 2 ? null : new Front(join, loops, null);
    }

    /** Of the ways that were visited and where control comes along. */
    private List<MemoryState> statesOf(List<Edge> edges) {
        List<MemoryState> states = new ArrayList<>(edges.size());
        for (Edge e : edges) {
            MemoryState s = atEnd.get(e.from());
            if (s != null) states.add(s);
        }
        return states;
    }

    private void leave(Visit v) {
        if (v.op == function) return;
        if (v.op instanceof BlockLoopOp loop) {
            carry(v);
            carryComputed(v, loop);
        }
        Join join = Join.after(v.op);
        List<MemoryState> states = statesOf(join.edges());
        if (v.op instanceof IfOp || v.op instanceof NestOp) {
            MemoryState merged = MemoryState.merge(join, states);
            int depth = open.size();
            state = merged.with(known -> export(known, join, depth));
        } else {
            state = new MemoryState();
        }
        front = v.op instanceof IfOp && join.edges().size() == 2 ? new Front(join, false, v.front) : null;
    }

    /** What is known at the end of an operation's regions as what its results can say; what is in none stays. */
    private @Nullable Known export(Known known, Join join, int depth) {
        if (known instanceof Known.Merged m && m.at() == join) return known;
        if (depthOf(known) <= depth) return known;
        List<@Nullable Known> parts = List.of(known);
        return MemoryState.canMerge(join, parts) ? new Known.Merged(join, known.type(), parts, null) : null;
    }

    private int depthOf(Known known) {
        Block block = known instanceof Known.Is is
                ? is.value().block()
                : ((Known.Merged) known).at().block();
        Region region = block == null ? null : block.region();
        return region == null ? Integer.MAX_VALUE : depths.getOrDefault(region, Integer.MAX_VALUE);
    }

    // ---- operations

    private void visit(Operation op, Visit v) {
        if (op.hasTraits(TraitBits.TERMINATOR)) {
            if (Clobbers.isOne(op)) state.clobber(null);
            if (!(op instanceof UnreachableOp)) atEnd.put(op, state);
        } else if (Effects.isTriviallyDead(op)) {
            op.erase();
            count(Gvn.DEAD, 1);
        } else if (op.regionCount() > 0) {
            enter(op);
        } else if (op instanceof LoadOp load) {
            load(load, v);
        } else if (op.resultCount() == 1 && (op instanceof NumericOp || Effects.isPure(op))) {
            compute(op, v);
        } else if (!Clobbers.isOne(op)) {
            read(op);
        } else {
            state.execute(op);
            if (front != null && !front.passes(op)) front = null;
        }
    }

    private void enter(Operation op) {
        if (op instanceof IfOp i) {
            MemoryState before = state.copy();
            if (!i.hasElse()) atEnd.put(op, before);
            open.push(new Visit(op, before, Front.isQuiet(i) ? front : null));
        } else {
            if (!(op instanceof NestOp)) state = new MemoryState();
            open.push(new Visit(op, null, null));
        }
    }

    private void load(LoadOp load, Visit v) {
        Place place = Place.of(load);
        Known known = state.load(place, load.address(), load);
        if (known instanceof Known.Is is) {
            replace(load, is.value());
            count(Gvn.FORWARDED, 1);
            return;
        }
        if (known instanceof Known.Merged) {
            if (pass.merge.get()) {
                replacements.add(new Replacement(load, known));
                count(Gvn.MERGED, 1);
            }
        } else {
            Front f = Front.nearest(front, load, place);
            while (f != null && !f.isLoop() && !mergeLoad(load, place, f.join())) {
                f = Front.nearest(f.before(), load, place);
            }
            if (f != null && f.isLoop()) v.candidates.add(new Candidate(load, place));
        }
        state.noteLoad(place, load);
    }

    private static void replace(Operation op, Value by) {
        op.result(0).replaceAllUsesWith(by);
        op.erase();
    }

    private boolean mergeLoad(LoadOp load, Place place, Join join) {
        List<@Nullable Known> parts = new ArrayList<>();
        for (Edge e : join.edges()) {
            MemoryState s = atEnd.get(e.from());
            if (s == null) return false;
            parts.add(knownOn(e, load, place, join, s));
        }
        return canInsertLoad(load, join, parts) && add(load, join, parts);
    }

    private @Nullable Known knownOn(Edge e, LoadOp load, Place place, Join join, MemoryState state) {
        Value base = place.base();
        Place there = place;
        Translation translation = new Translation(join, e);
        Value address = translation.find(load.address(), expressions);
        if (base != null) {
            Value start = translation.find(base, expressions);
            if (start == null) return null;
            if (start != base) there = place.with(start);
        }
        return state.load(there, address, load);
    }

    private boolean add(Operation op, Join join, List<@Nullable Known> parts) {
        boolean missing = parts.contains(null);
        if (missing ? !pass.insert.get() : !pass.merge.get()) return false;
        if (!MemoryState.canMerge(join, parts)) return false;
        replacements.add(new Replacement(op, new Known.Merged(join, op.result(0).type(), parts, missing ? op : null)));
        count(missing ? Gvn.INSERTED : Gvn.MERGED, 1);
        return true;
    }

    /** Whether one part is missing at most, and that can be loaded at the end of the way. */
    private boolean canInsertLoad(LoadOp load, Join join, List<@Nullable Known> parts) {
        Edge missing = null;
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) != null) continue;
            if (missing != null) return false;
            missing = join.edges().get(i);
        }
        if (missing == null) return true;
        if (parts.size() < 2 || !missing.isOnlyWay()) return false;
        return new Translation(join, missing).canMake(load.address(), dominance);
    }

    private void compute(Operation op, Visit v) {
        Expression expression = Expression.of(op);
        Value known = expressions.find(expression, op);
        if (known != null) {
            Expression.weaken(known, op);
            replace(op, known);
            count(Gvn.REPLACED, 1);
            return;
        }
        if (!Effects.isPure(op)) {
            // it may trap, and how it does can be seen
            if (Traps.isObserved(op)) front = null;
        } else if (op.operandCount() > 1 && front != null && !front.isLoop() && front.isJustBefore(op)) {
            // of fewer operands, an argument costs as much
            mergeComputed(op, front.join());
        }
        expressions.add(expression, op);
        if (pass.carryComputed.get() && v.op instanceof BlockLoopOp loop && v.block == loop.loopLabel()) {
            v.computed.add(op);
        }
    }

    private void mergeComputed(Operation op, Join join) {
        List<@Nullable Known> parts = new ArrayList<>();
        Edge missing = null;
        for (Edge e : join.edges()) {
            if (atEnd.get(e.from()) == null) return;
            Value value = expressions.find(Expression.of(op, v -> join.translate(v, e)), e.from());
            if (value == null && missing != null) return;
            if (value == null) missing = e;
            parts.add(value == null ? null : new Known.Is(value));
        }
        if (missing != null) {
            if (!missing.isOnlyWay()) return;
            for (Value v : op.operands()) {
                if (!dominance.properlyDominates(join.translate(v, missing), missing.from())) return;
            }
        }
        if (!add(op, join, parts)) return;
        for (Known part : parts) if (part instanceof Known.Is is) Expression.weaken(is.value(), op);
    }

    private void read(Operation op) {
        List<Effect> effects = Effects.own(op);
        if (effects == null || op.resultCount() != 1) {
            front = null;
            return;
        }
        Expression expression = Expression.of(op);
        if (state.read(expression) instanceof Known.Is is) {
            replace(op, is.value());
            count(Gvn.REPLACED, 1);
        } else {
            state.noteRead(expression, op, effects);
        }
    }

    // ---- loops

    /** Values that the iteration before has loaded or stored are carried; what is the same in all, loaded before. */
    private void carry(Visit v) {
        int carried = 0;
        for (Candidate c : v.candidates) {
            Block label = c.load.requiredBlock();
            Join join = Join.of(label);
            if (join == null || carried == Front.MOST_CARRIED) continue;
            List<@Nullable Known> parts = new ArrayList<>();
            boolean known = true;
            for (Edge e : join.edges()) {
                MemoryState s = atEnd.get(e.from());
                Known part = s == null ? null : knownOn(e, c.load, c.place, join, s);
                boolean enters = e.from().block() == ((BlockLoopOp) v.op).entry();
                known &= s != null && (part != null || enters);
                parts.add(part);
            }
            if (!known || !pass.insert.get() || !canInsertLoad(c.load, join, parts)) continue;
            if (!MemoryState.canMerge(join, parts)) continue;
            replacements.add(new Replacement(
                    c.load, new Known.Merged(join, c.load.result().type(), parts, c.load)));
            count(Gvn.CARRIED, 1);
            carried++;
        }
    }

    /** What the iteration before has computed is carried. */
    private void carryComputed(Visit v, BlockLoopOp loop) {
        Block label = loop.loopLabel();
        Join join = label == null || v.computed.isEmpty() ? null : Join.of(label);
        if (join == null || !pass.insert.get()) return;
        CarriedExpressions carried = new CarriedExpressions(join, loop.entry(), expressions, dominance);
        carried.of(v.computed).forEach((op, known) -> {
            replacements.add(new Replacement(op, known));
            count(Gvn.CARRIED_COMPUTED, 1);
        });
    }
}
