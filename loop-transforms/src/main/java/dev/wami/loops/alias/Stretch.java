package dev.wami.loops.alias;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.schedule.NestSchedule;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.memref.MemRefMetadata.DistinctObjectsOp;
import dev.wami.std.memref.MemRefShape.DimOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Neighbouring operations of a block, from one nest of loops to another, of which one test at run time decides which of
 * two copies is executed.
 */
final class Stretch {
    /** What is computed between the nests from what is there before, and moves in front. */
    private final List<Operation> before = new ArrayList<>();

    private final Set<Operation> operations = new LinkedHashSet<>();
    private final ApartPairs pairs;

    private Stretch(AffineForOp first, AffineForOp last) {
        for (Operation op = first; op != null; op = op == last ? null : op.next()) {
            boolean fixed = op.regionCount() == 0 && Effects.isPure(op) && !dependsOnThis(op);
            (fixed ? before : operations).add(op);
        }
        List<Operation> all = List.copyOf(operations);
        List<Access> accesses = new ArrayList<>();
        for (Operation op : all) accesses.addAll(Dependences.of(op).accesses());
        pairs = ApartPairs.of(all, accesses);
    }

    static Stretch of(AffineForOp first, AffineForOp last) {
        return new Stretch(first, last);
    }

    private boolean dependsOnThis(Operation op) {
        for (Value v : op.operands()) if (v.definedBy() != null && operations.contains(v.definedBy())) return true;
        return false;
    }

    List<ApartPairs.Pair> pairs() {
        return pairs.all();
    }

    int size() {
        int out = 0;
        for (Operation op : operations) out += op.collect(Operation.class).size();
        return out;
    }

    /**
     * Whether it can be copied: no value computed in it but by a loop is used behind it, nor as a symbol, which it
     * would no longer be in a region; and all says what it does to memory.
     */
    boolean isClosed() {
        for (Operation op : operations) {
            if (op instanceof AffineForOp) continue;
            if (Effects.of(op) == null) return false;
            for (Value v : op.results()) {
                if (v.type() == IndexType.INDEX) return false;
                for (Use use : v.uses()) if (!isInside(use.owner())) return false;
            }
        }
        return true;
    }

    private boolean isInside(Operation op) {
        for (Operation o = op; o != null; o = o.parentOp()) if (operations.contains(o)) return true;
        return false;
    }

    // ---- copying

    /** Replaces the operations by a test and two copies of them. */
    void version() {
        Operation first = operations.iterator().next();
        for (Operation op : before) op.moveBefore(first);
        Location location = first.location();
        IfOp test = new IfOp(location, apart(first), resultTypes(), true);
        Builder.before(first).insert(test);
        copyTo(test);
        List<Value> results = results();
        for (int i = 0; i < results.size(); i++) {
            results.get(i).replaceUsesIf(test.result(i), use -> !isInside(use.owner()));
        }
        Builder then = Builder.atEnd(test.thenBlock());
        Map<Value, Value> distinct = distinct(then, location);
        for (Operation op : operations) {
            op.detach();
            then.insert(op);
        }
        then.insert(new YieldOp(location, results));
        // an extent is a symbol only if the memref comes from outside
        distinct.forEach((memref, own) ->
                memref.replaceUsesIf(own, use -> isInside(use.owner()) && !(use.owner() instanceof DimOp)));
    }

    private List<Value> results() {
        List<Value> out = new ArrayList<>();
        for (Operation op : operations) if (op instanceof AffineForOp) out.addAll(op.results());
        return out;
    }

    private List<Type> resultTypes() {
        return results().stream().<Type>map(Value::type).toList();
    }

    private void copyTo(IfOp test) {
        IrMapping copies = new IrMapping();
        Builder otherwise = Builder.atEnd(test.elseBlock());
        for (Operation op : operations) {
            Operation copy = otherwise.insert(op.copy(copies));
            // memrefs seldom share memory, and what do is not what a schedule is for
            for (AffineForOp loop : copy.collect(AffineForOp.class)) loop.markCold();
            NestSchedule.forget(copy);
        }
        otherwise.insert(new YieldOp(
                test.location(), results().stream().map(copies::lookup).toList()));
    }

    /** The test, in front of {@code first}. */
    private Value apart(Operation first) {
        IndexMath at = new IndexMath(Builder.before(first), first.location());
        Map<Value, MemoryRange> ranges = new LinkedHashMap<>();
        Value out = null;
        for (ApartPairs.Pair p : pairs.all()) {
            MemoryRange a = ranges.computeIfAbsent(p.first(), v -> MemoryRange.of(v, at));
            MemoryRange b = ranges.computeIfAbsent(p.second(), v -> MemoryRange.of(v, at));
            Value apart = a.isApartFrom(b, at);
            out = out == null ? apart : at.and(out, apart);
        }
        at.finish();
        if (out == null) throw new IllegalStateException("nothing to test");
        return out;
    }

    /** Says what was found; the memrefs that it is said of. */
    private Map<Value, Value> distinct(Builder at, Location location) {
        Map<Value, Value> out = new LinkedHashMap<>();
        for (ApartPairs.Pair p : pairs.all()) {
            Value a = out.getOrDefault(p.first(), p.first());
            Value b = out.getOrDefault(p.second(), p.second());
            DistinctObjectsOp said = at.insert(new DistinctObjectsOp(location, List.of(a, b)));
            out.put(p.first(), said.result(0));
            out.put(p.second(), said.result(1));
        }
        return out;
    }
}
