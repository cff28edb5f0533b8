package dev.wami.ssawasm.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the contents of memory at a point of a block: what was stored, or loaded, since its start; and which
 * stores nothing can have read.
 */
final class KnownMemory {
    /** Every store looks at all that is known. */
    private static final int MOST = 128;

    /** @param read the instruction that gives {@code value}: its mnemonic and type */
    private record Contents(Value value, String read) {}

    private final Map<Place, Contents> contents = new LinkedHashMap<>();
    private final Map<Place, StoreOp> unread = new LinkedHashMap<>();

    /** What {@code load} gives, if that is known. */
    @Nullable
    Value valueOf(LoadOp load) {
        Place place = Place.of(load);
        return place == null ? null : value(place, load);
    }

    /** What {@code load} would give if it were from {@code place}. */
    @Nullable
    Value value(Place place, LoadOp load) {
        Contents known = contents.get(place);
        return known != null && known.read.equals(read(load.mnemonic(), load.result())) ? known.value : null;
    }

    private static String read(String mnemonic, Value value) {
        return mnemonic + ' ' + value.type();
    }

    /** Takes note of {@code op}; gives a store before it that it makes useless. */
    @Nullable
    StoreOp execute(Operation op) {
        Place place = op instanceof AccessOp a ? Place.of(a) : null;
        if (op instanceof LoadOp load && place != null) {
            unread.keySet().removeIf(place::mayOverlap);
            put(place, new Contents(load.result(), read(load.mnemonic(), load.result())));
            return null;
        }
        if (op instanceof StoreOp store && place != null) return store(store, place);
        forget(op);
        return null;
    }

    private @Nullable StoreOp store(StoreOp store, Place place) {
        contents.keySet().removeIf(place::mayOverlap);
        if (store.mnemonic().equals("store")) put(place, new Contents(store.value(), read("load", store.value())));
        StoreOp useless = null;
        for (Map.Entry<Place, StoreOp> e : unread.entrySet()) if (place.covers(e.getKey())) useless = e.getValue();
        unread.keySet().removeIf(place::mayOverlap);
        if (unread.size() < MOST) unread.put(place, store);
        return useless;
    }

    private void put(Place place, Contents known) {
        if (contents.size() < MOST) contents.put(place, known);
    }

    /** Forgets what {@code op}, which is no access to a known object, may write, and that stores may be useless. */
    private void forget(Operation op) {
        if (op instanceof LoadOp) {
            unread.clear();
            return;
        }
        if (Effects.isPure(op)) return;
        unread.clear();
        boolean known = op.walkOuterFirst(nested -> {
            Place place = nested instanceof StoreOp s ? Place.of(s) : null;
            if (place != null) contents.keySet().removeIf(place::mayOverlap);
            return place == null && mayWrite(nested) ? Operation.Walk.STOP : Operation.Walk.INTO;
        });
        if (!known) contents.clear();
    }

    /** Whether {@code op} itself may write memory, or does not say. */
    private static boolean mayWrite(Operation op) {
        if (op instanceof RecursiveMemoryEffects) return false; // what is in it says
        List<Effect> effects = Effects.own(op);
        if (effects == null) return true;
        for (Effect e : effects) {
            if (e.kind() != Effect.Kind.READ && e.resource().startsWith(Effect.MEMORY)) return true;
        }
        return false;
    }
}
