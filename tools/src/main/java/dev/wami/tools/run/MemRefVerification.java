package dev.wami.tools.run;

import dev.wami.tools.run.RunnerMemRef.Element;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Compares memrefs as MLIR's runner library does ({@code verifyMemRefF32} and its kin; upstream:
 * mlir/ExecutionEngine/RunnerUtils.h): two unranked memrefs, what is computed and what is expected, to the number of
 * elements that differ, or -1 if their shapes do. The first ten are told.
 */
final class MemRefVerification {
    private static final int TOLD = 10;

    private final RunnerMemRef actual;
    private final RunnerMemRef expected;
    private final Consumer<String> to;
    private long errors;

    private MemRefVerification(RunnerMemRef actual, RunnerMemRef expected, Consumer<String> to) {
        this.actual = actual;
        this.expected = expected;
        this.to = to;
    }

    /** The functions, in module {@code env}, for memrefs with sizes of type {@code index}. */
    static List<HostFunction> functions(ValueType index, Consumer<String> to) {
        List<HostFunction> all = new ArrayList<>();
        FuncType type = new FuncType(List.of(index, ValueType.I32, index, ValueType.I32), List.of(ValueType.I64));
        for (Element e : Element.values()) {
            if (!e.isScalar()) continue;
            HostFunction verify =
                    new HostFunction("env", "verifyMemRef" + e.suffix, type, index, (memory, arguments) -> {
                        RunnerMemRef actual =
                                RunnerMemRef.unranked(memory, e, index, (int) arguments[0], (int) arguments[1]);
                        RunnerMemRef expected =
                                RunnerMemRef.unranked(memory, e, index, (int) arguments[2], (int) arguments[3]);
                        return new long[] {new MemRefVerification(actual, expected, to).errors()};
                    });
            CInterface.add(all, verify, 2);
        }
        return all;
    }

    private long errors() {
        boolean sameShape = actual.offset() == expected.offset()
                && Arrays.equals(actual.sizes(), expected.sizes())
                && Arrays.equals(actual.strides(), expected.strides());
        if (!sameShape) {
            to.accept(actual.metadata() + expected.metadata());
            return -1;
        }
        compare(0, actual.offset());
        return errors;
    }

    private void compare(int dim, int position) {
        if (dim < actual.rank()) {
            for (int i = 0; i < actual.sizes()[dim]; i++) compare(dim + 1, position + i * actual.strides()[dim]);
        } else if (!isSame(position)) {
            if (errors < TOLD) {
                to.accept(actual.text(position) + " != " + expected.text(position) + " offset = " + position + "\n");
            }
            errors++;
        }
    }

    /**
     * Integers, short floats and complex numbers are equal; others differ by a millionth, f64 by 1e-12. Infinities and
     * NaN are always wrong.
     */
    private boolean isSame(int position) {
        return switch (actual.element()) {
            case F32 -> isClose(position, 1e-6f);
            case F64 -> isClose(position, 1e-12);
            case C32, C64 ->
                actual.number(position, 0) == expected.number(position, 0)
                        && actual.number(position, 1) == expected.number(position, 1);
            default -> actual.bits(position) == expected.bits(position);
        };
    }

    private boolean isClose(int position, double epsilon) {
        double a = actual.number(position, 0);
        double e = expected.number(position, 0);
        return Double.isFinite(a) && Double.isFinite(e) && Math.abs(a - e) <= epsilon * Math.abs(e);
    }
}
