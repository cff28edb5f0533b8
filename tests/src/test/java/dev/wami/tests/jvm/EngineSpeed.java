package dev.wami.tests.jvm;

import dev.wami.cli.ChicoryEngine;
import dev.wami.cli.JvmEngine;
import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmEngine;
import dev.wami.tools.run.WasmInstance;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Times compiled PolyBench kernels on our engine and on Chicory's compiler, one after the other in one JVM: the
 * arguments are modules. For each the milliseconds until it runs, and those of CPU of the first run of the kernel and
 * of its fastest; then the ratio of the fastest, and whether they print the same.
 */
public final class EngineSpeed {
    private static final double SECONDS = Double.parseDouble(System.getProperty("seconds", "3"));

    /** Not only ours: {@code -Dengines=both}, as is without it. */
    private static final boolean BOTH = System.getProperty("engines", "both").equals("both");

    private long started;
    private long kernel;
    private long hash;

    private EngineSpeed() {}

    public static void main(String[] modules) throws IOException, RunFailure {
        double product = 1;
        for (String file : modules) {
            byte[] module = Files.readAllBytes(Path.of(file));
            String name = Path.of(file).getFileName().toString().replace(".wasm", "");
            EngineSpeed ours = new EngineSpeed();
            EngineSpeed theirs = new EngineSpeed();
            double[] a = ours.measure(new JvmEngine(), module);
            double[] b = BOTH ? theirs.measure(new ChicoryEngine(true), module) : a;
            product *= a[2] / b[2];
            System.out.printf(
                    Locale.ROOT,
                    "%-16s ours %7.1f %8.2f %8.3f   Chicory %7.1f %8.2f %8.3f   %5.2f %s%n",
                    name,
                    a[0],
                    a[1],
                    a[2],
                    b[0],
                    b[1],
                    b[2],
                    a[2] / b[2],
                    !BOTH || ours.hash == theirs.hash ? "" : "DIFFERENT");
        }
        System.out.printf(Locale.ROOT, "geometric mean %.3f%n", Math.pow(product, 1.0 / modules.length));
    }

    private double[] measure(WasmEngine engine, byte[] module) throws RunFailure {
        List<HostFunction> host = List.of(
                printer("print_f64", NumericType.F64),
                printer("print_f32", NumericType.F32),
                printer("print_i32", NumericType.I32),
                new HostFunction("env", "toggle_gpio", FuncType.EMPTY, (memory, arguments) -> toggle()));
        long begin = System.nanoTime();
        try (WasmInstance instance = engine.instantiate(module, host)) {
            double start = (System.nanoTime() - begin) / 1e6;
            instance.call("main");
            long printed = hash;
            double first = kernel / 1e6;
            double least = first;
            long end = System.nanoTime() + (long) (SECONDS * 1e9);
            for (int i = 0; i < 5 || System.nanoTime() < end; i++) {
                instance.call("main");
                least = Math.min(least, kernel / 1e6);
            }
            hash = printed;
            return new double[] {start, first, least};
        }
    }

    private long[] toggle() {
        long now = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        kernel = now - started;
        started = now;
        return new long[0];
    }

    private HostFunction printer(String name, ValueType type) {
        return new HostFunction("env", name, new FuncType(List.of(type), List.of()), (memory, arguments) -> {
            hash = (hash ^ arguments[0]) * 0x9E3779B97F4A7C15L;
            return new long[0];
        });
    }
}
