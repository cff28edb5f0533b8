package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.WasmOpSpec;
import dev.wami.wasmspec.Operator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Counts in bytes instead of elements, where a counter is only used to compute addresses: one counter serves several
 * memrefs, and there is no shift left, in fewer bytes of code than a pointer for each of them takes.
 *
 * <pre>
 *   %a = add %x, (shl %i, 3)                                   %a = add %x, %i
 *   %b = add %y, (shl %i, 3)                                   %b = add %y, %i
 *   %i1 = add %i, 1; cond_br (lt_s %i1, 70), body(%i1)   -&gt;    %i1 = add %i, 8; cond_br (ne %i1, 560), body(%i1)
 * </pre>
 *
 * <p>LLVM: loop strength reduction, with the scaled register that it chooses at {@code -Oz}.
 */
public final class ScaleLoopCounters extends Pass {
    private static final long MODULUS = 1L << 32;

    private static final Statistic SCALED = new Statistic("num-scaled", "Number of counters that were scaled");

    @Override
    public String name() {
        return "scale-loop-counters";
    }

    @Override
    public String summary() {
        return "count in bytes where counters only compute addresses";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(SCALED);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<BlockLoopOp> loops = new ArrayList<>();
        function.walk(op -> {
            if (op instanceof BlockLoopOp l) loops.add(l);
        });
        int scaled = 0;
        for (BlockLoopOp loop : loops) {
            RotatedLoop shape = RotatedLoop.of(loop);
            if (shape != null && scale(shape)) scaled++;
        }
        if (scaled == 0) context.changedNothing();
        context.count(SCALED.name(), scaled);
    }

    private static boolean scale(RotatedLoop loop) {
        if (!(loop.test().condition().definedBy() instanceof CompareOp test)
                || !test.result().hasOneUse()) return false;
        for (Counter counter : Counter.of(loop)) {
            TripCount trips = TripCount.of(loop, counter, test);
            if (trips == null || trips.known() == 0) continue;
            Scaling scaling = Scaling.of(loop, counter, test);
            if (scaling == null || !scaling.isShorter(trips.known())) return false;
            scaling.apply(trips.known());
            return true;
        }
        return false;
    }

    /** {@code term * factor}. */
    private record Product(BinaryOp op, long factor) {
        static @Nullable Product of(Operation op) {
            if (!(op instanceof BinaryOp b)) return null;
            Long constant = Counter.constant(b.rhs());
            if (constant == null) return null;
            return switch (b.operator()) {
                case SHL -> new Product(b, 1L << (constant & 31));
                case MUL -> constant > 1 ? new Product(b, constant) : null;
                default -> null;
            };
        }

        /** What the operation and its constant take. */
        int bytes() {
            return 2 + signedBytes(Long.bitCount(factor) == 1 ? Long.numberOfTrailingZeros(factor) : factor);
        }
    }

    /**
     * What a counter is used for.
     *
     * @param offsets {@code counter + constant}, of which there are only products
     * @param factor the greatest that divides all of them
     */
    private record Scaling(
            RotatedLoop loop,
            Counter counter,
            CompareOp test,
            List<BinaryOp> offsets,
            List<Product> products,
            long factor) {

        /** Null if there are other uses than products, or all would have to be multiplied after all. */
        static @Nullable Scaling of(RotatedLoop loop, Counter counter, CompareOp test) {
            List<BinaryOp> offsets = new ArrayList<>();
            List<Product> products = new ArrayList<>();
            for (Use u : counter.value().uses()) {
                Operation user = u.owner();
                if (user == counter.next() || addProduct(user, products)) continue;
                boolean offset =
                        user instanceof BinaryOp b && b.operator() == Operator.ADD && b.lhs() == counter.value();
                if (!offset || Counter.constant(((BinaryOp) user).rhs()) == null) return null;
                for (Use v : user.result(0).uses()) if (!addProduct(v.owner(), products)) return null;
                offsets.add((BinaryOp) user);
            }
            int others = 0;
            for (Use u : counter.next().result().uses()) {
                if (u.owner() != test && u.owner() != loop.test() && !addProduct(u.owner(), products)) return null;
                if (u.owner() == loop.test()) others++;
            }
            if (products.isEmpty() || others != 1) return null;
            BigInteger factor = BigInteger.ZERO;
            for (Product p : products) factor = factor.gcd(BigInteger.valueOf(p.factor));
            return new Scaling(loop, counter, test, offsets, products, factor.longValueExact());
        }

        private static boolean addProduct(Operation user, List<Product> products) {
            Product p = Product.of(user);
            return p != null && products.add(p);
        }

        private long start() {
            Long start = Counter.constant(counter.start());
            return start == null ? 0 : start;
        }

        /** Whether fewer bytes of constants and products remain, and the last value does not come before its time. */
        boolean isShorter(long trips) {
            if (factor == 1 || Math.abs(counter.step()) > MODULUS / factor / trips - 1) return false;
            long end = start() + trips * counter.step();
            int less = 0;
            for (Product p : products) {
                less += p.bytes() - (p.factor == factor ? 0 : 2 + signedBytes(p.factor / factor));
            }
            int more = signedBytes((int) (start() * factor))
                    - signedBytes(start())
                    + signedBytes((int) (end * factor))
                    - signedBytes(end)
                    + signedBytes(counter.step() * factor)
                    - signedBytes(counter.step());
            for (BinaryOp o : offsets) {
                Long by = Counter.constant(o.rhs());
                if (by != null) more += signedBytes((int) (by * factor)) - signedBytes(by);
            }
            return less > more;
        }

        void apply(long trips) {
            Location at = loop.test().location();
            int passed = loop.start().successorOperandStart(0) + counter.index();
            Operation start = (Operation) loop.start();
            start.use(passed).set(constant(start() * factor, Builder.before(start), at));
            counter.next().removeAttribute(WasmOpSpec.NUW);
            counter.next().use(1).set(constant(counter.step() * factor, Builder.before(counter.next()), at));
            for (BinaryOp o : offsets) {
                Long by = Counter.constant(o.rhs());
                if (by == null) continue;
                o.removeAttribute(WasmOpSpec.NUW);
                o.use(1).set(constant(by * factor, Builder.before(o), at));
            }
            for (Product p : products) {
                Builder before = Builder.before(p.op);
                Value term = p.op.lhs();
                long rest = p.factor / factor;
                Value product = rest == 1
                        ? term
                        : before.insert(BinaryOp.of(at, Operator.MUL, term, constant(rest, before, at)))
                                .result();
                p.op.result().replaceAllUsesWith(product);
                p.op.erase();
            }
            Builder before = Builder.before(test);
            Value end = constant((start() + trips * counter.step()) * factor, before, at);
            loop.test()
                    .setCondition(before.insert(
                                    CompareOp.of(at, Operator.NE, counter.next().result(), end))
                            .result());
            test.erase();
        }

        private static Value constant(long value, Builder before, Location at) {
            return before.insert(ConstOp.i32(at, (int) value)).result();
        }
    }

    /** The length of a signed LEB128 number. */
    private static int signedBytes(long value) {
        return (65 - Long.numberOfLeadingZeros(value < 0 ? ~value : value) + 6) / 7;
    }
}
