package dev.wami.ssawasm.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Memory.AccessOp;
import dev.wami.ssawasm.Memory.LoadOp;
import dev.wami.ssawasm.Memory.StoreOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The memory that one loop accesses, and the promotion of its parts. */
final class LoopMemory {

    /** One place in memory: accesses of the same place have the same key. */
    private record Place(Value address, long offset, String root, int bytes) {

        static @Nullable Place of(AccessOp access) {
            String root = access.root();
            return root == null ? null : new Place(access.address(), access.offset(), root, access.accessBytes());
        }

        boolean mayOverlap(AccessOp other) {
            if (other.root() != null && !root.equals(other.root())) return false;
            if (other.address() != address) return true;
            return other.offset() < offset + bytes && offset < other.offset() + other.accessBytes();
        }
    }

    private final RotatedLoop loop;
    /** All accesses inside, also nested ones. */
    private final List<AccessOp> accesses = new ArrayList<>();

    LoopMemory(RotatedLoop loop) {
        this.loop = loop;
    }

    void promote() {
        Map<Place, List<AccessOp>> places = places();
        if (places == null) return;
        places.entrySet().removeIf(e -> !isPromotable(e.getKey(), e.getValue()));
        List<Value> results = new ArrayList<>();
        List<StoreOp> behind = new ArrayList<>();
        for (List<AccessOp> group : places.values()) {
            boolean onlyRead = group.stream().allMatch(a -> a instanceof LoadOp);
            if (onlyRead) hoist(group);
            else carry(group, results, behind);
        }
        if (!results.isEmpty()) storeBehind(results, behind);
    }

    /** The accesses of the body itself by place; null if something else in the loop may touch memory. */
    private @Nullable Map<Place, List<AccessOp>> places() {
        Map<Place, List<AccessOp>> places = new LinkedHashMap<>();
        boolean[] known = {true};
        loop.op().walk(op -> {
            if (op instanceof AccessOp a) {
                accesses.add(a);
                Place place = a.block() == loop.body() ? Place.of(a) : null;
                if (place != null)
                    places.computeIfAbsent(place, k -> new ArrayList<>()).add(a);
            } else if (op.regionCount() == 0 && op.successorCount() == 0) {
                List<Effect> effects = Effects.own(op);
                known[0] &= effects != null
                        && effects.stream().noneMatch(e -> e.resource().startsWith(Effect.MEMORY));
            }
        });
        return known[0] ? places : null;
    }

    private boolean isPromotable(Place place, List<AccessOp> group) {
        if (!loop.op().isDefinedOutside(place.address())) return false;
        boolean writes = group.stream().anyMatch(a -> a instanceof StoreOp);
        for (AccessOp other : accesses) {
            boolean conflicts = writes || other instanceof StoreOp;
            if (conflicts && !group.contains(other) && place.mayOverlap(other)) return false;
        }
        return sameKind(group, writes);
    }

    /** Whether every access sees the same bits as a value of one type; a part of one that is written does not. */
    private static boolean sameKind(List<AccessOp> group, boolean writes) {
        AccessOp first = group.get(0);
        for (AccessOp a : group) {
            if (!valueType(a).equals(valueType(first))) return false;
            if (writes && !a.operator().equals(a instanceof LoadOp ? "load" : "store")) return false;
            if (!writes && !a.operator().equals(first.operator())) return false;
        }
        return true;
    }

    private static Type valueType(AccessOp a) {
        return a instanceof LoadOp l ? l.result().type() : ((StoreOp) a).value().type();
    }

    private void hoist(List<AccessOp> loads) {
        Operation first = loads.get(0);
        first.moveBefore(loop.op());
        for (AccessOp a : loads.subList(1, loads.size())) {
            a.result(0).replaceAllUsesWith(first.result(0));
            a.erase();
        }
    }

    /** Loads give what was stored last; before the first store of an iteration that is what the loop carries. */
    private void carry(List<AccessOp> group, List<Value> results, List<StoreOp> behind) {
        Type type = valueType(group.get(0));
        Value now = null;
        if (group.get(0) instanceof LoadOp first) {
            Operation before = first.copy();
            Value initial = Builder.before(loop.op()).insert(before).result(0);
            now = loop.body().addArgument(type, first.location());
            RotatedLoop.pass(loop.start(), 0, initial);
        }
        boolean carried = now != null;
        StoreOp last = null;
        for (AccessOp a : group) {
            if (a instanceof StoreOp s) {
                now = s.value();
                if (last != null) last.erase();
                last = s;
            } else if (now != null) {
                a.result(0).replaceAllUsesWith(now);
                a.erase();
            }
        }
        if (now == null || last == null) throw new IllegalStateException("a group with a store");
        if (carried) RotatedLoop.pass(loop.test(), 0, now);
        RotatedLoop.pass(loop.leaving(), loop.leavingEdge(), now);
        results.add(loop.exit().addArgument(type, last.location()));
        behind.add(last);
    }

    /** Gives the loop the values as further results and puts the stores behind it. */
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
