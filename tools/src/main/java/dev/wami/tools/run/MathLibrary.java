package dev.wami.tools.run;

import static dev.wami.wasmspec.ValueType.F32;
import static dev.wami.wasmspec.ValueType.F64;

import dev.wami.wasmspec.FuncType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The functions of C's math.h that dialect {@code math} has no operation for: programs of {@code llvm} that run under mlir-runner find them
 * in its process. Each is there for doubles and, with the suffix {@code f}, for floats.
 */
final class MathLibrary {
    private MathLibrary() {}

    private enum Unary {
        LOGB {
            @Override
            double apply(double x) {
                if (Double.isNaN(x) || Double.isInfinite(x)) return Math.abs(x);
                if (x == 0) return Double.NEGATIVE_INFINITY;
                int exponent = Math.getExponent(x);
                return exponent >= Double.MIN_EXPONENT ? exponent : Math.getExponent(x * 0x1p54) - 54;
            }
        };

        abstract double apply(double x);
    }

    private enum Binary {
        HYPOT {
            @Override
            double apply(double x, double y) {
                return Math.hypot(x, y);
            }
        },
        REMAINDER {
            @Override
            double apply(double x, double y) {
                return Math.IEEEremainder(x, y);
            }
        },
        FDIM {
            @Override
            double apply(double x, double y) {
                return x <= y ? 0 : x - y;
            }
        };

        abstract double apply(double x, double y);
    }

    static List<HostFunction> functions() {
        List<HostFunction> all = new ArrayList<>();
        for (Unary f : Unary.values()) {
            String name = f.name().toLowerCase(Locale.ROOT);
            all.add(new HostFunction("env", name, new FuncType(List.of(F64), List.of(F64)), (memory, a) ->
                    new long[] {Double.doubleToRawLongBits(f.apply(Double.longBitsToDouble(a[0])))}));
            all.add(new HostFunction("env", name + "f", new FuncType(List.of(F32), List.of(F32)), (memory, a) ->
                    new long[] {Float.floatToRawIntBits((float) f.apply(single(a[0])))}));
        }
        for (Binary f : Binary.values()) {
            String name = f.name().toLowerCase(Locale.ROOT);
            all.add(new HostFunction(
                    "env", name, new FuncType(List.of(F64, F64), List.of(F64)), (memory, a) -> new long[] {
                        Double.doubleToRawLongBits(
                                f.apply(Double.longBitsToDouble(a[0]), Double.longBitsToDouble(a[1])))
                    }));
            all.add(new HostFunction("env", name + "f", new FuncType(List.of(F32, F32), List.of(F32)), (memory, a) ->
                    new long[] {Float.floatToRawIntBits((float) f.apply(single(a[0]), single(a[1])))}));
        }
        return all;
    }

    private static double single(long bits) {
        return Float.intBitsToFloat((int) bits);
    }
}
