package dev.wami.loops.tile;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.work.TripEstimate;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.memref.MemRefAccess;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Nested loops, and what is done in the innermost one: elements that are accessed, and arithmetic. */
final class TileNest {
    private final List<AffineForOp> loops;
    private final Dependences dependences;
    private final Legality legality;
    private final List<List<Reference>> groups = new ArrayList<>();
    private final List<Operation> arithmetic = new ArrayList<>();
    private final Map<Value, Integer> variance = new IdentityHashMap<>();
    private final Map<Operation, Access> accesses = new IdentityHashMap<>();
    /** What {@link #variance(Reference)} says. */
    private final Map<Reference, Integer> moving = new IdentityHashMap<>();
    /** What {@link #disturbances} found. */
    private final Map<Reference, Optional<List<Dependence>>> disturbing = new IdentityHashMap<>();

    private final double[] trips;
    private int widest;

    private TileNest(List<AffineForOp> loops, MemoryFacts facts) {
        this.loops = List.copyOf(loops);
        dependences = Dependences.of(loops.get(0), facts);
        legality = new Legality(dependences);
        for (Access a : dependences.accesses()) accesses.put(a.op(), a);
        trips = loops.stream().mapToDouble(TripEstimate::of).toArray();
    }

    /** Of {@code loops}, the outermost first; null if the innermost does something whose costs are not known. */
    static @Nullable TileNest of(List<AffineForOp> loops, MemoryFacts facts) {
        TileNest out = new TileNest(loops, facts);
        return out.addBody() ? out : null;
    }

    private boolean addBody() {
        AffineForOp innermost = innermost();
        for (int i = 0; i < loops.size(); i++) variance.put(loops.get(i).inductionVariable(), 1 << i);
        for (Value v : innermost.carried()) variance.put(v, all());
        List<Reference> references = new ArrayList<>();
        for (Operation op : innermost.body()) {
            if (op == innermost.yieldOp()) continue;
            boolean element = op instanceof AffineAccess.LoadOp || op instanceof AffineAccess.StoreOp;
            Reference reference = element ? Reference.of((AccessOp) op) : null;
            if (reference != null) references.add(moves(reference));
            else if (!(op instanceof MemRefAccess.LoadOp) && !isFree(op)) return false;
        }
        for (Reference r : references) group(r);
        for (Operation op : innermost.body()) if (op != innermost.yieldOp() && !addValues(op)) return false;
        return widest > 0;
    }

    private static boolean isFree(Operation op) {
        return op.regionCount() == 0 && Effects.isMemoryEffectFree(op);
    }

    /** Notes in which loops {@code r} moves. */
    private Reference moves(Reference r) {
        int loopsOf = 0;
        for (int i = 0; i < loops.size(); i++) if (r.dependsOn(loops.get(i).inductionVariable())) loopsOf |= 1 << i;
        moving.put(r, loopsOf);
        return r;
    }

    private void group(Reference r) {
        for (List<Reference> g : groups) {
            if (!g.get(0).isParallelTo(r)) continue;
            g.add(r);
            return;
        }
        List<Reference> alone = new ArrayList<>();
        alone.add(r);
        groups.add(alone);
    }

    private boolean addValues(Operation op) {
        int varies = 0;
        for (Value v : op.operands()) varies |= variance(v);
        if (op instanceof AffineAccess.LoadOp load && isStored(load.memref())) varies = all();
        if (op instanceof MemRefAccess.LoadOp load && isStored(load.memref())) varies = all();
        for (Value v : op.results()) {
            int bits = bits(v.type());
            if (bits == 0) return false;
            variance.put(v, varies);
            if (v.type() != IndexType.INDEX) widest = Math.max(widest, bits);
        }
        boolean free = op instanceof ConstantOp || op instanceof ApplyOp || op instanceof AccessOp;
        if (!free) arithmetic.add(op);
        return true;
    }

    private boolean isStored(Value memref) {
        Value memory = Element.withoutCasts(memref);
        for (List<Reference> g : groups) {
            for (Reference r : g) if (r.isStore() && r.memref() == memory) return true;
        }
        return false;
    }

    /** Bits of a number of {@code type}; 0 if it is not one. */
    static int bits(Type type) {
        if (type == IndexType.INDEX) return 32;
        if (type == FloatType.F32 || type == FloatType.F64) return ((FloatType) type).width();
        return type instanceof IntegerType t && t.width() <= 64 ? t.width() : 0;
    }

    private int all() {
        return (1 << loops.size()) - 1;
    }

    // ---- what is in it

    List<AffineForOp> loops() {
        return loops;
    }

    AffineForOp innermost() {
        return loops.get(loops.size() - 1);
    }

    Legality legality() {
        return legality;
    }

    /** The accesses, those together that are always the same distance apart. */
    List<List<Reference>> groups() {
        return groups;
    }

    /** The operations that compute something, or load from any place, in their order. */
    List<Operation> arithmetic() {
        return arithmetic;
    }

    /** How many operations the body has that remain in the program. */
    int operations() {
        int out = arithmetic.size();
        for (List<Reference> g : groups) out += g.size();
        return out;
    }

    /** Bits of the widest number. */
    int widest() {
        return widest;
    }

    /** In which loops {@code v} differs from one iteration to the next: bit i for loop i. */
    int variance(Value v) {
        return variance.getOrDefault(v, 0);
    }

    /** Whether another element is accessed by {@code r} in the next iteration of loop {@code loop}. */
    boolean varies(Reference r, int loop) {
        return (variance(r) >> loop & 1) != 0;
    }

    /** How often each loop runs, about. */
    double[] trips() {
        return trips;
    }

    /** In which loops another element is accessed by {@code r} in the next iteration. */
    int variance(Reference r) {
        Integer known = moving.get(r);
        if (known == null) throw new IllegalArgumentException("a reference of another nest");
        return known;
    }

    /**
     * Whether a store other than to elements of its own group may touch what {@code r} does: in one iteration of the
     * innermost loop and the copies of {@code shape} or, if {@code run}, in all iterations of that loop.
     */
    boolean isDisturbed(Reference r, TileShape shape, boolean run) {
        Optional<List<Dependence>> known = disturbing.get(r);
        if (known == null) {
            known = Optional.ofNullable(disturbances(r));
            disturbing.put(r, known);
        }
        if (known.isEmpty()) return true;
        for (Dependence d : known.get()) {
            if (isIn(d, d.source().levels().size() - loops.size(), shape, run)) return true;
        }
        return false;
    }

    /** The dependences between {@code r} and other groups one of which stores; null if one is not understood. */
    private @Nullable List<Dependence> disturbances(Reference r) {
        List<Dependence> out = new ArrayList<>();
        Access at = accesses.get(r.op());
        for (List<Reference> g : groups) {
            if (g.get(0).isParallelTo(r)) continue;
            for (Reference s : g) {
                if (!s.isStore() && !r.isStore()) continue;
                Access other = accesses.get(s.op());
                if (at == null || other == null) return null;
                out.addAll(dependences.between(at, other));
                out.addAll(dependences.between(other, at));
            }
        }
        return out;
    }

    private boolean isIn(Dependence d, int first, TileShape shape, boolean run) {
        if (d.depth() <= first) return false;
        for (int i = 0; i < loops.size(); i++) {
            Long least = d.distances().get(first + i).min();
            Long most = d.distances().get(first + i).max();
            if (run && i == loops.size() - 1) return true;
            long reach = (shape.factors()[i] - 1L) * loops.get(i).step();
            if (least != null && least > reach || most != null && most < -reach) return false;
        }
        return true;
    }
}
