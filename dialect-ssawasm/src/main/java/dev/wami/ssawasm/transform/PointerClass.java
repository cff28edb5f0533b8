package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Pointers of one loop that keep their distances: they start with {@code base + constant} and have the same step. */
final class PointerClass {

    /**
     * A pointer of the class: what it starts with is {@code base + from}; the body accesses down to {@code from +
     * least}.
     */
    private record Member(Counter pointer, long from, long least) {}

    /** {@code base + constant}. */
    private record Start(Value base, long constant) {
        static Start of(Value v) {
            long constant = 0;
            Value base = v;
            while (base.definedBy() instanceof BinaryOp sum && sum.operator() == Operator.ADD) {
                Long c = Counter.constant(sum.rhs());
                if (c == null) break;
                constant += c;
                base = sum.lhs();
            }
            return new Start(base, constant);
        }
    }

    private record Key(Value base, long step, String object) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other == this
                    || other instanceof Key k && base == k.base && step == k.step && object.equals(k.object);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * base.hashCode() + Long.hashCode(step)) + object.hashCode();
        }
    }

    private final RotatedLoop loop;
    private final Value base;
    private final List<Member> members = new ArrayList<>();

    private PointerClass(RotatedLoop loop, Value base) {
        this.loop = loop;
        this.base = base;
    }

    /** The classes that are worth merging: of several pointers, or of one that is not the lowest address accessed. */
    static List<PointerClass> of(RotatedLoop loop) {
        Map<Key, PointerClass> classes = new LinkedHashMap<>();
        for (Counter c : Counter.of(loop)) {
            Uses uses = Uses.of(c, loop);
            if (uses == null) continue;
            Start start = Start.of(c.start());
            classes.computeIfAbsent(new Key(start.base, c.step(), uses.object), k -> new PointerClass(loop, start.base))
                    .members
                    .add(new Member(c, start.constant, uses.least));
        }
        List<PointerClass> out = new ArrayList<>(classes.values());
        out.removeIf(c -> !c.isWorthMerging());
        return out;
    }

    int pointers() {
        return members.size();
    }

    private boolean isWorthMerging() {
        long lowest = lowest();
        for (Member m : members) if (m.from + m.least - lowest > FoldAccessOffsets.FARTHEST / 2) return false;
        return members.size() > 1 || members.get(0).least < 0;
    }

    private long lowest() {
        return members.stream().mapToLong(m -> m.from + m.least).min().orElseThrow();
    }

    /** Carries one pointer in place of all. */
    void merge() {
        long lowest = lowest();
        Counter first = members.get(0).pointer;
        Location at = first.next().location();
        RotatedLoop.pass(loop.start(), 0, plus(base, lowest, Builder.before(loop.op()), at));
        Value pointer = loop.body().addArgument(IntegerType.I32, at);
        RotatedLoop.pass(loop.test(), 0, plus(pointer, first.step(), Builder.before(loop.test()), at));
        Builder inside = Builder.atStart(loop.body());
        for (Member m : members) {
            m.pointer.value().replaceAllUsesWith(plus(pointer, m.from - lowest, inside, at));
        }
        // the indices are those of now: another class may have been merged since
        for (Member m : members) loop.drop(loop.body().arguments().indexOf(m.pointer.value()));
    }

    private static Value plus(Value v, long constant, Builder builder, Location at) {
        if (constant == 0) return v;
        Value c = builder.insert(ConstOp.i32(at, (int) constant)).result();
        return builder.insert(BinaryOp.of(at, Operator.ADD, v, c)).result();
    }

    /**
     * What a pointer is used for: addresses in one object and where inner loops start.
     *
     * @param least what is added to it for the lowest access of the body itself, no more than 0
     */
    private record Uses(String object, long least) {
        static @Nullable Uses of(Counter pointer, RotatedLoop loop) {
            Collector c = new Collector(loop, pointer.next());
            boolean known = c.follow(pointer.value(), 0, Collector.DEPTH)
                    && c.follow(pointer.next().result(), pointer.step(), Collector.DEPTH);
            return known && c.object != null && c.least <= c.leastAnywhere ? new Uses(c.object, c.least) : null;
        }
    }

    private static final class Collector {
        /** How many sums are followed one behind the other. */
        private static final int DEPTH = 8;

        private final RotatedLoop loop;
        private final BinaryOp next;
        private @Nullable String object;
        private long least = Long.MAX_VALUE;
        private long leastAnywhere = Long.MAX_VALUE;

        Collector(RotatedLoop loop, BinaryOp next) {
            this.loop = loop;
            this.next = next;
        }

        /** Whether all uses of {@code v}, the pointer and {@code distance}, are known. */
        boolean follow(Value v, long distance, int depth) {
            if (depth == 0) return false;
            for (Use use : v.uses()) {
                Operation user = use.owner();
                if (user == next || user == loop.test()) continue;
                boolean known;
                if (user instanceof AccessOp a && use.index() == 0) known = access(a, distance);
                else if (user instanceof BinaryOp sum) known = sum(sum, v, distance, depth - 1);
                else known = startsLoop(user);
                if (!known) return false;
            }
            return true;
        }

        private boolean access(AccessOp a, long distance) {
            String accessed = a.object();
            if (accessed == null || object != null && !object.equals(accessed)) return false;
            object = accessed;
            leastAnywhere = Math.min(leastAnywhere, distance);
            if (a.block() == loop.body()) least = Math.min(least, distance);
            return Math.abs(distance) <= FoldAccessOffsets.FARTHEST / 4;
        }

        private boolean sum(BinaryOp sum, Value v, long distance, int depth) {
            Long c = sum.operator() == Operator.ADD && sum.lhs() == v ? Counter.constant(sum.rhs()) : null;
            return c != null && follow(sum.result(), distance + c, depth);
        }

        private boolean startsLoop(Operation user) {
            return user.parentOp() instanceof BlockLoopOp inner
                    && inner != loop.op()
                    && user == inner.entry().last();
        }
    }
}
