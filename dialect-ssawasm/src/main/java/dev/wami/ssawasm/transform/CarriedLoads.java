package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Pure;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The loads of a loop's body that read, through a pointer that moves on, what the iteration before has loaded or stored
 * last: they become values that the loop carries, and that are loaded once in front of it.
 */
final class CarriedLoads {
    /** Each is a value that lives through the loop. */
    private static final int MOST = 8;

    private final RotatedLoop loop;
    private final List<Counter> pointers;
    /** What loads that are no more have become. */
    private final Map<Value, Value> values = new IdentityHashMap<>();

    CarriedLoads(RotatedLoop loop) {
        this.loop = loop;
        this.pointers = Counter.of(loop);
    }

    /** Says how many. */
    int carry() {
        if (pointers.isEmpty() || loop.op().entry().first() != loop.start()) return 0;
        List<LoadOp> loads = firstLoads();
        if (loads.isEmpty()) return 0;
        KnownMemory atEnd = new KnownMemory();
        for (Operation op : loop.body()) atEnd.execute(op);
        int carried = 0;
        for (LoadOp load : loads) {
            Place place = Place.of(load);
            Counter pointer = place == null ? null : pointer(place.base());
            if (place == null || pointer == null || carried == MOST) continue;
            Value next = atEnd.value(place.plus(pointer.step()), load);
            if (next == null || next == load.result()) continue;
            carry(load, place, pointer, values.getOrDefault(next, next));
            carried++;
        }
        return carried;
    }

    /**
     * The loads that are executed first of all that could change memory or end the program; each reads what the loop
     * found.
     */
    private List<LoadOp> firstLoads() {
        List<LoadOp> loads = new ArrayList<>();
        List<Place> stored = new ArrayList<>();
        for (Operation op : loop.body()) {
            if (op == loop.test()) break;
            Place place = op instanceof AccessOp a ? Place.of(a) : null;
            if (place == null) {
                if (op instanceof Pure) continue;
                break;
            }
            if (op instanceof StoreOp) stored.add(place);
            else if (op instanceof LoadOp load && stored.stream().noneMatch(place::mayOverlap)) loads.add(load);
        }
        return loads;
    }

    private @Nullable Counter pointer(Value base) {
        for (Counter c : pointers) if (c.value() == base && loop.op().isDefinedOutside(c.start())) return c;
        return null;
    }

    private void carry(LoadOp load, Place place, Counter pointer, Value next) {
        Builder before = Builder.before(loop.op());
        Value start = pointer.start();
        long above = place.offset() - load.offset(); // the offset is unsigned, what is added before may be anything
        if (above != 0) {
            Value distance =
                    before.insert(ConstOp.i32(load.location(), (int) above)).result();
            start = before.insert(BinaryOp.of(load.location(), Operator.ADD, start, distance))
                    .result();
        }
        IrMapping mapping = new IrMapping();
        mapping.map(load.address(), start);
        Value first = before.insert(load.copy(mapping)).result(0);
        RotatedLoop.pass(loop.start(), 0, first);
        Value carried = loop.body().addArgument(load.result().type(), load.location());
        RotatedLoop.pass(loop.test(), 0, next);
        values.put(load.result(), carried);
        load.result().replaceAllUsesWith(carried);
        load.erase();
    }
}
