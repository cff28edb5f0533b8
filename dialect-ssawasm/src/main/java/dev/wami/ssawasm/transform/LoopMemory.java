package dev.wami.ssawasm.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The memory that one loop accesses, and the promotion of its parts. */
final class LoopMemory {

    private final RotatedLoop loop;
    /** All accesses that are still inside, also nested ones. */
    private final List<AccessOp> accesses = new ArrayList<>();

    LoopMemory(RotatedLoop loop) {
        this.loop = loop;
    }

    void promote() {
        List<Value> results = new ArrayList<>();
        List<StoreOp> behind = new ArrayList<>();
        for (Map.Entry<Place, List<AccessOp>> e : places().entrySet()) {
            List<AccessOp> group = e.getValue();
            if (!isPromotable(e.getKey(), group)) continue;
            if (!writes(group)) hoist(group);
            else if (group.get(0) instanceof LoadOp && isReadElsewhere(e.getKey(), group)) carryLoads(group);
            else if (!isReadElsewhere(e.getKey(), group)) carry(group, results, behind);
        }
        if (!results.isEmpty()) storeBehind(results, behind);
    }

    /** The accesses of the body itself by place; none if something else in the loop may touch memory. */
    private Map<Place, List<AccessOp>> places() {
        Map<Place, List<AccessOp>> places = new LinkedHashMap<>();
        for (Operation op : loop.body()) {
            Place place = op instanceof AccessOp a ? Place.ofObject(a) : null;
            if (place != null) {
                places.computeIfAbsent(place, k -> new ArrayList<>()).add((AccessOp) op);
            }
        }
        // the nested operations are looked at only where it matters: a deep nest would be at each of its loops
        return places.isEmpty() || findAccesses() ? places : Map.of();
    }

    /** Finds the accesses in the loop; false if something else in it may touch memory. */
    private boolean findAccesses() {
        return loop.op().walkOuterFirst(op -> {
            if (op instanceof AccessOp a) accesses.add(a);
            else if (op.regionCount() == 0 && mayTouchMemory(op)) return Operation.Walk.STOP;
            return Operation.Walk.INTO;
        });
    }

    private static boolean mayTouchMemory(Operation op) {
        List<Effect> effects = Effects.own(op);
        return effects == null || effects.stream().anyMatch(e -> e.resource().startsWith(Effect.MEMORY));
    }

    /** Whether what is read at {@code place} is always what the loop found there or what {@code group} wrote. */
    private boolean isPromotable(Place place, List<AccessOp> group) {
        for (AccessOp a : group) if (!loop.op().isDefinedOutside(a.address())) return false;
        for (AccessOp other : accesses) {
            if (other instanceof StoreOp && !group.contains(other) && mayOverlap(place, other)) return false;
        }
        return sameKind(group, writes(group));
    }

    private static boolean mayOverlap(Place place, AccessOp other) {
        return place.mayOverlap(Place.of(other));
    }

    /** Whether another access may read what {@code group} writes, so that it has to be in memory in time. */
    private boolean isReadElsewhere(Place place, List<AccessOp> group) {
        for (AccessOp other : accesses) {
            if (other instanceof LoadOp && !group.contains(other) && mayOverlap(place, other)) return true;
        }
        return false;
    }

    private static boolean writes(List<AccessOp> group) {
        for (AccessOp a : group) if (a instanceof StoreOp) return true;
        return false;
    }

    /** Whether every access sees the same bits as a value of one type; a part of one that is written does not. */
    private static boolean sameKind(List<AccessOp> group, boolean writes) {
        AccessOp first = group.get(0);
        for (AccessOp a : group) {
            if (!valueType(a).equals(valueType(first))) return false;
            if (writes && !a.mnemonic().equals(a instanceof LoadOp ? "load" : "store")) return false;
            if (!writes && !a.mnemonic().equals(first.mnemonic())) return false;
        }
        return true;
    }

    private static Type valueType(AccessOp a) {
        return a instanceof LoadOp l ? l.result().type() : ((StoreOp) a).value().type();
    }

    private void hoist(List<AccessOp> loads) {
        accesses.removeAll(loads);
        Operation first = loads.get(0);
        first.moveBefore(loop.op());
        for (AccessOp a : loads.subList(1, loads.size())) {
            a.result(0).replaceAllUsesWith(first.result(0));
            a.erase();
        }
    }

    /** Takes all loads and all stores out of the loop. Only the last store of an iteration counts. */
    private void carry(List<AccessOp> group, List<Value> results, List<StoreOp> behind) {
        Value now = carryLoads(group);
        StoreOp last = null;
        for (AccessOp a : group) {
            if (!(a instanceof StoreOp s)) continue;
            if (last != null) last.erase();
            last = s;
        }
        accesses.removeAll(group);
        if (last == null) throw new IllegalStateException("a group with a store");
        RotatedLoop.pass(loop.leaving(), loop.leavingEdge(), now);
        results.add(loop.exit().addArgument(now.type(), last.location()));
        behind.add(last);
    }

    /**
     * Takes the loads out of the loop and gives the value that is stored last. A load gives what was stored before it;
     * before the first store of an iteration that is what the loop carries.
     */
    private Value carryLoads(List<AccessOp> group) {
        Value now = null;
        if (group.get(0) instanceof LoadOp first) {
            Operation before = first.copy();
            Value initial = Builder.before(loop.op()).insert(before).result(0);
            now = loop.body().addArgument(valueType(first), first.location());
            RotatedLoop.pass(loop.start(), 0, initial);
        }
        boolean carried = now != null;
        for (AccessOp a : group) {
            if (a instanceof StoreOp s) {
                now = s.value();
            } else if (now != null) {
                a.result(0).replaceAllUsesWith(now);
                accesses.remove(a);
                a.erase();
            }
        }
        if (now == null) throw new IllegalStateException("a group with a store");
        if (carried) RotatedLoop.pass(loop.test(), 0, now);
        return now;
    }

    /** Gives the loop the values as further results and puts the stores after it. */
    private void storeBehind(List<Value> values, List<StoreOp> stores) {
        Operation old = loop.op();
        Operation exit = loop.exit().requiredTerminator();
        List<Value> leaving = new ArrayList<>(exit.operands());
        List<Type> types = new ArrayList<>(old.resultTypes());
        for (Value v : values) {
            leaving.add(v);
            types.add(v.type());
        }
        exit.setAllOperands(leaving);
        Operation replacement = old.requiredBlock().insertBefore(old.withResults(types), old);
        for (int i = 0; i < old.resultCount(); i++) old.result(i).replaceAllUsesWith(replacement.result(i));
        Builder after = Builder.after(replacement);
        for (int i = 0; i < stores.size(); i++) {
            StoreOp store = stores.get(i);
            store.detach();
            store.setOperand(1, replacement.result(old.resultCount() + i));
            after.insert(store);
        }
        old.erase();
    }
}
