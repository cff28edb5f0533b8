package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import dev.wami.ssawasm.Traps;
import dev.wami.ssawasm.transform.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What is known of memory, globals and locals where control is: what was stored, or loaded, on every way there. */
final class MemoryState {
    /** Every store looks at all that is known. */
    private static final int MOST = 64;
    /** Through how many merges a value may come. */
    private static final int DEEPEST = 16;

    /**
     * @param read the instruction that gives {@code value}: its mnemonic and type
     * @param address of the access that has shown it; null if they were several
     * @param offset of that access
     */
    private record Contents(
            Known value, String read, @Nullable Value address, long offset) {
        Contents with(Known known) {
            return new Contents(known, read, address, offset);
        }
    }

    /** What an operation that reads something else gave. */
    private record Read(Known value, List<Effect> effects) {}

    private final Map<Place, Contents> contents;
    private final Map<Expression, Read> reads;

    MemoryState() {
        this(new LinkedHashMap<>(), new LinkedHashMap<>());
    }

    private MemoryState(Map<Place, Contents> contents, Map<Expression, Read> reads) {
        this.contents = contents;
        this.reads = reads;
    }

    MemoryState copy() {
        return new MemoryState(new LinkedHashMap<>(contents), new LinkedHashMap<>(reads));
    }

    private static String read(String mnemonic, Type type) {
        return mnemonic + ' ' + type;
    }

    /**
     * What {@code load} would give if it were from {@code place}. One whose trap is observed has to be where an access
     * at the same address and offset has not trapped: others that wrap around differently may.
     *
     * @param address that {@code load} would have then; null if nothing has computed it
     */
    @Nullable
    Known load(Place place, @Nullable Value address, LoadOp load) {
        Contents known = contents.get(place);
        if (known == null
                || !known.read.equals(read(load.mnemonic(), load.result().type()))) return null;
        boolean traps = Traps.isObserved(load) && (known.address != address || known.offset != load.offset());
        return traps ? null : known.value;
    }

    /** What an operation with {@code expression}, which reads, would give. */
    @Nullable
    Known read(Expression expression) {
        Read known = reads.get(expression);
        return known == null ? null : known.value;
    }

    /** Takes note that {@code load}, from {@code place}, was executed. */
    void noteLoad(Place place, LoadOp load) {
        String read = read(load.mnemonic(), load.result().type());
        put(place, new Contents(new Known.Is(load.result()), read, load.address(), load.offset()));
    }

    /** Takes note of {@code op}, which reads with {@code effects}. */
    void noteRead(Expression expression, Operation op, List<Effect> effects) {
        if (reads.size() < MOST) reads.put(expression, new Read(new Known.Is(op.result(0)), effects));
    }

    /** Takes note of {@code op}, which {@linkplain Clobbers#isOne may change something}. */
    void execute(Operation op) {
        if (op instanceof StoreOp store) {
            Place place = Place.of(store);
            forget(place);
            if (!store.mnemonic().equals("store")) return;
            String read = read("load", store.value().type());
            put(place, new Contents(new Known.Is(store.value()), read, store.address(), store.offset()));
            return;
        }
        clobber(op);
    }

    private void put(Place place, Contents known) {
        if (contents.size() < MOST || contents.containsKey(place)) contents.put(place, known);
    }

    private void forget(Place stored) {
        if (!contents.isEmpty()) contents.keySet().removeIf(stored::mayOverlap);
        if (!reads.isEmpty()) reads.values().removeIf(r -> readsMemory(r.effects));
    }

    private static boolean readsMemory(List<Effect> effects) {
        for (Effect e : effects) if (e.resource().startsWith(Effect.MEMORY)) return true;
        return false;
    }

    /** Forgets what {@code ops} may change; anything if that is null. */
    void clobber(@Nullable List<Operation> ops) {
        if (ops == null) {
            contents.clear();
            reads.clear();
        } else {
            for (Operation op : ops) {
                if (op instanceof StoreOp store) forget(Place.of(store));
                else clobber(op);
            }
        }
    }

    private void clobber(Operation op) {
        List<Effect> effects = Effects.own(op);
        if (effects == null) {
            contents.clear();
            reads.clear();
            return;
        }
        reads.values().removeIf(r -> Effects.conflict(r.effects, effects));
        for (Effect e : effects) {
            if (e.kind() != Effect.Kind.READ && e.resource().startsWith(Effect.MEMORY)) forget(e.resource());
        }
    }

    /** Forgets what is in {@code resource}: all of memory, or an object. */
    private void forget(String resource) {
        int slash = resource.indexOf('/');
        String root = slash < 0 ? null : resource.substring(slash + 1);
        contents.keySet().removeIf(p -> root == null || p.root() == null || root.equals(p.root()));
    }

    /** The same with what {@code export} makes of each value; without those of which it makes null. */
    MemoryState with(Function<Known, @Nullable Known> export) {
        MemoryState out = new MemoryState();
        contents.forEach((place, c) -> {
            Known known = export.apply(c.value);
            if (known != null) out.contents.put(place, c.with(known));
        });
        reads.forEach((expression, r) -> {
            Known known = export.apply(r.value);
            if (known != null) out.reads.put(expression, new Read(known, r.effects));
        });
        return out;
    }

    /** What is known behind {@code join}, of what is at the end of each way there. */
    static MemoryState merge(Join join, List<MemoryState> states) {
        MemoryState out = new MemoryState();
        if (states.isEmpty()) return out;
        MemoryState first = states.get(0);
        if (states.size() == 1) return first.copy();
        first.contents.forEach((place, c) -> {
            Contents merged = c;
            List<@Nullable Known> parts = new ArrayList<>();
            boolean same = true;
            for (MemoryState s : states) {
                Contents other = s.contents.get(place);
                if (other == null || !other.read.equals(c.read)) return;
                same &= Known.areSame(c.value, other.value);
                parts.add(other.value);
                if (other.address != c.address || other.offset != c.offset) {
                    merged = new Contents(c.value, c.read, null, 0);
                }
            }
            if (same) out.contents.put(place, merged);
            else if (canMerge(join, parts)) {
                out.contents.put(place, merged.with(new Known.Merged(join, c.value.type(), parts, null)));
            }
        });
        first.reads.forEach((expression, r) -> {
            for (MemoryState s : states) {
                Read other = s.reads.get(expression);
                if (other == null || !Known.areSame(r.value, other.value)) return;
            }
            out.reads.put(expression, r);
        });
        return out;
    }

    /** Whether what comes along each edge of {@code join} can become one value. */
    static boolean canMerge(Join join, List<@Nullable Known> parts) {
        if (parts.size() != join.edges().size()) return false;
        for (Known p : parts) if (p != null && p.depth() >= DEEPEST) return false;
        return true;
    }
}
