import com.dylibso.chicory.runtime.HostFunction;
import com.dylibso.chicory.wasm.types.FunctionType;
import com.dylibso.chicory.wasm.types.ValType;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Calls the kernels by all conventions for memrefs: {@code java Host kernels.wasm}. */
public final class Host {
    private static final int[][][] SHAPES = {
        {{}}, {{5}, {1}, {0}}, {{3, 4}, {4, 1}, {0, 3}}, {{2, 3, 4}, {2, 0, 2}}, {{2, 3, 2, 3}, {1, 1, 1, 1}, {2, 2, 0, 2}}
    };

    private final Program program;
    private int passed;
    private int failed;

    private Host(Path module) {
        FunctionType visitor = FunctionType.of(List.of(ValType.I32, ValType.F64), List.of(ValType.F64));
        program = new Program(module, new HostFunction("env", "_mlir_ciface_visit", visitor, (instance, arguments) -> {
            // it gets a memref's address and may change the elements
            MemRef m = MemRef.read(instance.memory(), MemRef.Element.F64, 2, (int) arguments[0]);
            double result = Arrays.stream(m.toArray()).sum() * Double.longBitsToDouble(arguments[1]);
            m.fill(IntStream.range(0, m.count()).mapToDouble(at -> 10 * (at / m.sizes()[1]) + at % m.sizes()[1]).toArray());
            return new long[] {Double.doubleToRawLongBits(result)};
        }));
    }

    /** @param args the module */
    public static void main(String[] args) {
        Host host = new Host(Path.of(args[0]));
        host.views();
        host.products();
        host.results();
        host.anyRank();
        host.visits();
        System.out.printf(Locale.ROOT, "java: %d passed, %d failed%n", host.passed, host.failed);
        if (host.failed > 0) throw new AssertionError("kernels were called wrongly");
    }

    private void check(String what, double[] found, double... expected) {
        if (Arrays.equals(found, expected)) {
            passed++;
            return;
        }
        failed++;
        System.out.println("java: " + what + ": " + Arrays.toString(found) + ", and not " + Arrays.toString(expected));
    }

    private static double[] doubles(long... values) {
        return LongStream.of(values).asDoubleStream().toArray();
    }

    // ---- every element type and rank, every kind of view, by descriptor and by C's interface

    private static Map<String, UnaryOperator<MemRef>> kinds() {
        Map<String, UnaryOperator<MemRef>> kinds = new LinkedHashMap<>();
        kinds.put("whole", m -> m);
        kinds.put("transposed", MemRef::transposed);
        kinds.put("rotated", m -> m.permuted(IntStream.range(0, m.rank()).map(i -> (i + 1) % m.rank()).toArray()));
        kinds.put("every other", m -> m.subview(new int[m.rank()], map(m.sizes(), n -> (n + 1) / 2), 2));
        kinds.put("all but the first", m ->
                m.subview(map(m.sizes(), n -> Math.min(1, n)), map(m.sizes(), n -> Math.max(0, n - 1)), 1));
        kinds.put("backwards", m -> m.subview(map(m.sizes(), n -> Math.max(0, n - 1)), m.sizes(), -1));
        kinds.put("the first, repeated", m -> m.subview(new int[m.rank()], m.sizes(), 0));
        return kinds;
    }

    private static int[] map(int[] numbers, IntUnaryOperator f) {
        return Arrays.stream(numbers).map(f).toArray();
    }

    private void views() {
        for (MemRef.Element element : MemRef.Element.values()) {
            for (int[][] shapes : SHAPES) for (int[] shape : shapes) views(element, shape);
        }
    }

    private void views(MemRef.Element element, int[] shape) {
        String name = "pack_" + element.name().toLowerCase(Locale.ROOT) + "_" + shape.length;
        MemRef whole = program.alloc(element, shape);
        whole.fill(IntStream.range(0, whole.count()).asDoubleStream().toArray());
        kinds().forEach((kind, make) -> {
            MemRef view = make.apply(whole);
            MemRef into = program.alloc(element, view.sizes());
            program.call(name, view, into);
            check(name + " " + kind + " " + Arrays.toString(shape) + " by descriptor", into.toArray(), view.toArray());
            into.fill(new double[into.count()]);
            program.callC(name, view, into);
            check(name + " " + kind + " " + Arrays.toString(shape) + " by C's interface", into.toArray(), view.toArray());
            program.free(into.address());
        });
        program.free(whole.address());
    }

    // ---- products of matrices

    private MemRef numbered(int... sizes) {
        MemRef m = program.alloc(MemRef.Element.F64, sizes);
        return m.fill(IntStream.range(0, m.count()).mapToDouble(i -> i - 7).toArray());
    }

    private static double[] product(MemRef a, MemRef b, MemRef c) {
        int n = c.sizes()[1];
        int k = a.sizes()[1];
        double[] x = a.toArray();
        double[] y = b.toArray();
        double[] z = c.toArray();
        for (int at = 0; at < z.length; at++) {
            for (int l = 0; l < k; l++) z[at] += x[at / n * k + l] * y[l * n + at % n];
        }
        return z;
    }

    private void products() {
        MemRef big = numbered(8, 8);
        int[][] extents = {{4, 5, 3}, {1, 1, 8}, {8, 8, 8}, {3, 0, 2}, {2, 3, 0}};
        for (int[] e : extents) {
            MemRef a = big.subview(new int[] {8 - e[0], 0}, new int[] {e[0], e[2]}, 1);
            MemRef b = big.transposed().subview(new int[2], new int[] {e[2], e[1]}, 1);
            MemRef c = numbered(e[0], e[1]);
            double[] expected = product(a, b, c);
            program.call("gemm", a, b, c);
            check("gemm " + Arrays.toString(e) + " by descriptor", c.toArray(), expected);
            expected = product(a, b, c);
            program.callC("gemm", a, b, c);
            check("gemm " + Arrays.toString(e) + " by C's interface", c.toArray(), expected);
        }
        // bare pointers: the block in the middle of `big`, and a matrix that is stored by columns, as gemm_static's
        // types say
        MemRef block = big.subview(new int[] {2, 3}, new int[] {4, 3}, 1);
        MemRef columns = numbered(5, 3).transposed();
        MemRef c = numbered(4, 5);
        double[] expected = product(block, columns, c);
        program.call("gemm_static", block.pointer(), columns.pointer(), c.pointer());
        check("gemm_static by bare pointers", c.toArray(), expected);
    }

    // ---- results

    private void results() {
        for (int n : new int[] {0, 1, 7, 20000}) {
            double[] numbers = IntStream.range(0, n).asDoubleStream().toArray();
            double sum = Arrays.stream(numbers).sum();
            long[] values = program.call("range", n); // allocated, aligned, offset, size, stride, and the sum
            check("range " + n, doubles(Arrays.copyOfRange(values, 2, 6)), 0, n, 1, sum);
            MemRef made = MemRef.rowMajor(program.memory(), MemRef.Element.I32, (int) values[1], n);
            check("range " + n + " as values", made.toArray(), numbers);
            program.free((int) values[0]);

            int result = program.malloc(32); // a descriptor of rank 1, and an i64 at the next multiple of 8
            program.call("_mlir_ciface_range", result, n);
            made = MemRef.read(program.memory(), MemRef.Element.I32, 1, result);
            check("range " + n + " in memory", made.toArray(), numbers);
            check("the sum in memory", doubles(program.memory().readLong(result + 24)), sum);
            program.free(made.address());
            program.free(result);
        }
    }

    // ---- any rank: the rank, and the address of a descriptor

    private void anyRank() {
        for (int[] sizes : new int[][] {{}, {7}, {2, 0, 3}, {1, 2, 3, 4}}) {
            MemRef m = program.alloc(MemRef.Element.F32, sizes);
            int unranked = program.malloc(MemRef.WORD * (2 + 3 + 2 * m.rank()));
            int descriptor = unranked + 2 * MemRef.WORD;
            program.memory().writeI32(unranked, m.rank());
            program.memory().writeI32(unranked + MemRef.WORD, descriptor);
            m.describe(descriptor);
            check("count", doubles(program.call("count", m.rank(), descriptor)), m.rank(), m.count());
            int result = program.malloc(8);
            program.call("_mlir_ciface_count", result, unranked);
            check("count in memory", doubles(program.memory().readInt(result), program.memory().readInt(result + 4)), m.rank(), m.count());
            for (int address : new int[] {result, unranked, m.address()}) program.free(address);
        }
    }

    // ---- the module calls the host

    private void visits() {
        MemRef seen = program.alloc(MemRef.Element.F64, 2, 3).fill(0, 1, 2, 1, 2, 3);
        long[] result = program.call("visit_transposed", seen, 0.5);
        check("what visit returned", new double[] {Double.longBitsToDouble(result[0])}, 4.5);
        check("what visit wrote", seen.toArray(), 0, 10, 20, 1, 11, 21);
    }
}
