package dev.wami.tools.run;

import static dev.wami.wasmspec.ValueType.F32;
import static dev.wami.wasmspec.ValueType.F64;

import dev.wami.std.math.ErrorFunction;
import dev.wami.std.math.Functions;
import dev.wami.wasmspec.FuncType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The functions of C's math.h: for programs compiled with {@code --math=import}, and for programs of {@code llvm} that
 * find them in the process of mlir-runner. Each is there for doubles and, with the suffix {@code f}, for floats, which
 * are computed as doubles.
 */
final class MathLibrary {
    private static final List<String> UNARY = List.of(
            "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp", "exp2",
            "expm1", "log", "log10", "log1p", "log2", "logb", "round", "sin", "sinh", "tan", "tanh");
    private static final List<String> BINARY = List.of("atan2", "fdim", "fmod", "hypot", "pow", "remainder");

    private MathLibrary() {}

    static List<HostFunction> functions() {
        List<HostFunction> all = new ArrayList<>();
        for (String name : UNARY) add(all, name, 1);
        for (String name : BINARY) add(all, name, 2);
        add(all, "fma", 3);
        return all;
    }

    private static void add(List<HostFunction> all, String name, int arity) {
        FuncType doubles = new FuncType(Collections.nCopies(arity, F64), List.of(F64));
        all.add(new HostFunction("env", name, doubles, (memory, a) -> {
            double[] x = new double[arity];
            for (int i = 0; i < arity; i++) x[i] = Double.longBitsToDouble(a[i]);
            return new long[] {Double.doubleToRawLongBits(apply(name, x))};
        }));
        FuncType floats = new FuncType(Collections.nCopies(arity, F32), List.of(F32));
        all.add(new HostFunction("env", name + "f", floats, (memory, a) -> {
            double[] x = new double[arity];
            for (int i = 0; i < arity; i++) x[i] = Float.intBitsToFloat((int) a[i]);
            // a sum of doubles would be rounded twice
            float r = arity == 3 ? Math.fma((float) x[0], (float) x[1], (float) x[2]) : (float) apply(name, x);
            return new long[] {Float.floatToRawIntBits(r)};
        }));
    }

    private static double apply(String name, double... x) {
        return switch (name) {
            case "acos" -> StrictMath.acos(x[0]);
            case "acosh" -> Functions.acosh(x[0]);
            case "asin" -> StrictMath.asin(x[0]);
            case "asinh" -> Functions.asinh(x[0]);
            case "atan" -> StrictMath.atan(x[0]);
            case "atan2" -> StrictMath.atan2(x[0], x[1]);
            case "atanh" -> Functions.atanh(x[0]);
            case "cbrt" -> StrictMath.cbrt(x[0]);
            case "cos" -> StrictMath.cos(x[0]);
            case "cosh" -> StrictMath.cosh(x[0]);
            case "erf" -> ErrorFunction.erf(x[0]);
            case "erfc" -> ErrorFunction.erfc(x[0]);
            case "exp" -> StrictMath.exp(x[0]);
            case "exp2" -> StrictMath.pow(2, x[0]);
            case "expm1" -> StrictMath.expm1(x[0]);
            case "fdim" -> x[0] <= x[1] ? 0 : x[0] - x[1];
            case "fma" -> Math.fma(x[0], x[1], x[2]);
            case "fmod" -> x[0] % x[1];
            case "hypot" -> Math.hypot(x[0], x[1]);
            case "log" -> StrictMath.log(x[0]);
            case "log10" -> StrictMath.log10(x[0]);
            case "log1p" -> StrictMath.log1p(x[0]);
            case "log2" -> Functions.log2(x[0]);
            case "logb" -> exponent(x[0]);
            // C's pow(1, NaN) and pow(-1, infinity) are 1
            case "pow" -> x[0] == 1 || x[0] == -1 && Double.isInfinite(x[1]) ? 1 : StrictMath.pow(x[0], x[1]);
            case "remainder" -> Math.IEEEremainder(x[0], x[1]);
            case "round" -> Functions.round(x[0]);
            case "sin" -> StrictMath.sin(x[0]);
            case "sinh" -> StrictMath.sinh(x[0]);
            case "tan" -> StrictMath.tan(x[0]);
            case "tanh" -> StrictMath.tanh(x[0]);
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** The exponent of x, a number that may be subnormal; C's logb. */
    private static double exponent(double x) {
        if (Double.isNaN(x) || Double.isInfinite(x)) return Math.abs(x);
        if (x == 0) return Double.NEGATIVE_INFINITY;
        int exponent = Math.getExponent(x);
        return exponent >= Double.MIN_EXPONENT ? exponent : Math.getExponent(x * 0x1p54) - 54;
    }
}
