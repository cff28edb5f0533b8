package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes pointers of addresses that move by a constant distance with each iteration: {@code base + i * 480 + j * 8} in a
 * loop over i becomes a value of its own that grows by 480. Inner loops first; where their pointers start is an address
 * of the loop around. Vectors that follow a counter are carried too ({@link CountingLanes}). LLVM: loop strength
 * reduction.
 */
public final class LoopStrengthReduce extends Pass {
    /** Every pointer is a local that lives through the loop. */
    private static final int MOST_POINTERS = 8;

    private static final Statistic LANES =
            new Statistic("num-lanes", "Number of vectors of a counter that became vectors that loops carry");

    @Override
    public String name() {
        return "loop-strength-reduce";
    }

    @Override
    public String summary() {
        return "advance addresses, and vectors of counters, by constants instead of computing them anew";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LANES);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<BlockLoopOp> loops = new ArrayList<>();
        function.walk(op -> {
            if (op instanceof BlockLoopOp l) loops.add(l);
        });
        if (loops.isEmpty()) context.changedNothing();
        for (BlockLoopOp loop : loops) {
            RotatedLoop shape = RotatedLoop.of(loop);
            if (shape == null) continue;
            reduce(shape);
            context.count(LANES.name(), CountingLanes.carry(shape));
        }
    }

    private static void reduce(RotatedLoop loop) {
        Map<LinearForm, List<Value>> pointers = new LinkedHashMap<>();
        for (Value address : addresses(loop)) {
            for (Counter counter : Counter.of(loop)) {
                LinearForm form = LinearForm.of(address, counter.value(), loop);
                if (form == null || !form.isWorthAPointer()) continue;
                pointers.computeIfAbsent(form, f -> new ArrayList<>()).add(address);
                break;
            }
        }
        int made = 0;
        for (Map.Entry<LinearForm, List<Value>> e : pointers.entrySet()) {
            if (++made > MOST_POINTERS) return;
            replace(loop, e.getKey(), e.getValue());
        }
    }

    /**
     * Addresses that are computed in the body, wherever they are used in it, and values that loops in it start with.
     */
    private static Set<Value> addresses(RotatedLoop loop) {
        Set<Value> out = new LinkedHashSet<>();
        loop.op().walk(op -> {
            if (op instanceof AccessOp a) out.add(a.address());
            if (op instanceof BlockLoopOp inner) {
                Operation start = inner.entry().last();
                if (start != null) out.addAll(start.operands());
            }
        });
        out.removeIf(v -> v.block() != loop.body() || v.definedBy() == null || v.type() != IntegerType.I32);
        return out;
    }

    /**
     * The outermost loop in front of which the first address can be computed: there it is an address of the loop
     * around.
     */
    private static Operation outermost(RotatedLoop loop, Value start, LinearForm form) {
        Operation out = loop.op();
        for (Operation p = out.parentOp(); p != null; p = p.parentOp()) {
            if (!(p instanceof BlockLoopOp outer)) continue;
            boolean known = outer.isDefinedOutside(start)
                    && form.terms().stream().map(LinearForm.Term::value).allMatch(outer::isDefinedOutside);
            if (!known) break;
            out = outer;
        }
        return out;
    }

    private static void replace(RotatedLoop loop, LinearForm form, List<Value> addresses) {
        Location at = addresses.get(0).location();
        Counter counter = Counter.of(loop).stream()
                .filter(c -> c.value() == form.counter())
                .findFirst()
                .orElseThrow();
        Value initial = form.at(counter.start(), Builder.before(outermost(loop, counter.start(), form)), at);
        RotatedLoop.pass(loop.start(), 0, initial);
        Value pointer = loop.body().addArgument(IntegerType.I32, at);
        Builder atEnd = Builder.before(loop.test());
        Value distance = atEnd.insert(ConstOp.i32(at, (int) (form.factor() * counter.step())))
                .result();
        RotatedLoop.pass(
                loop.test(),
                0,
                atEnd.insert(BinaryOp.of(at, Operator.ADD, pointer, distance)).result());
        for (Value a : addresses) a.replaceAllUsesWith(pointer);
    }
}
