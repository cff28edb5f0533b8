package dev.wami.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What run_node.mjs does, on an engine in Java: the argument is the name of a {@link Kernel} in this package, as
 * {@code OurKernel}; those of src/peers are compiled by jvm-engines.py, as the build does not need their engines. The
 * order is on standard input: a line with the least and the most rounds and seconds, then a module on each. For each
 * module a line: hash, count and the least milliseconds of CPU; or {@code error} and why.
 */
final class JvmEngines {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long STACK_BYTES = 256L << 20;

    private JvmEngines() {}

    /** A module that was compiled. */
    interface Kernel {
        /** Makes an instance and calls {@code main}. */
        void run(Printed printed);
    }

    /** What a program prints, as sink.wat counts it, and how long its kernel took. */
    static final class Printed {
        private long hash = 1;
        private int count;
        private final List<Long> marks = new ArrayList<>();

        void add(long bits) {
            hash = (hash ^ bits) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
            count++;
        }

        void toggle() {
            marks.add(THREADS.getCurrentThreadCpuTime());
        }

        double milliseconds() {
            if (marks.size() != 2) throw new IllegalStateException("does not call toggle_gpio twice");
            return (marks.get(1) - marks.get(0)) / 1e6;
        }
    }

    /** What the bits are that a function of sink.wat adds for its argument. */
    static long bits(String name, long raw) {
        return switch (name) {
            case "print_f32" -> Double.doubleToRawLongBits(Float.intBitsToFloat((int) raw));
            case "print_i32" -> raw & 0xFFFF_FFFFL;
            default -> raw;
        };
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        List<String> lines;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            lines = in.lines().toList();
        }
        // As deep as the other engines' stacks.
        Thread thread = new Thread(null, () -> all(args[0], lines), "measured", STACK_BYTES);
        thread.start();
        thread.join();
    }

    private static void all(String engine, List<String> lines) {
        String[] order = lines.get(0).split(" ");
        for (String file : lines.subList(1, lines.size())) {
            System.out.println(one(engine, file, order));
        }
    }

    private static String one(String engine, String file, String[] order) {
        try {
            byte[] module = Files.readAllBytes(Path.of(file));
            Kernel kernel = (Kernel) Class.forName(JvmEngines.class.getPackageName() + "." + engine)
                    .getDeclaredConstructor(byte[].class)
                    .newInstance((Object) module);
            Printed first = new Printed();
            kernel.run(first);
            double least = first.milliseconds();
            long end = System.nanoTime() + (long) (Double.parseDouble(order[2]) * 1e9);
            for (int i = 0; i < Integer.parseInt(order[1]); i++) {
                if (i >= Integer.parseInt(order[0]) && System.nanoTime() > end) break;
                Printed printed = new Printed();
                kernel.run(printed);
                least = Math.min(least, printed.milliseconds());
            }
            return String.format(Locale.ROOT, "%016x %d %.6f", first.hash, first.count, least);
        } catch (IOException
                | ReflectiveOperationException
                | RuntimeException
                | StackOverflowError
                | OutOfMemoryError
                | LinkageError wrong) {
            Throwable cause = wrong.getCause() == null ? wrong : wrong.getCause();
            return "error " + String.valueOf(cause).replace('\n', ' ');
        }
    }
}
