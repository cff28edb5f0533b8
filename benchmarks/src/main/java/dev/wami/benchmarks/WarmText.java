package dev.wami.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * Parses, verifies and prints one file again and again in one JVM, as a library does. Arguments: FILE OUT [ROUNDS];
 * each of the rounds (40) is told on standard error with its seconds of CPU (all threads, compilers and collectors
 * among them) and the bytes that it allocated. The last line, on standard output, has the medians of the second half of
 * the rounds, CPU and wall seconds, and the peak memory of the process in bytes, for speed.py.
 */
final class WarmText {
    private WarmText() {}

    public static void main(String[] args) throws IOException {
        SourceFile source = new SourceFile(args[0], Files.readAllBytes(Path.of(args[0])));
        int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 40;
        OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Wami wami = new Wami();
        double[] cpu = new double[rounds];
        double[] wall = new double[rounds];
        byte[] text = {};
        for (int i = 0; i < rounds; i++) {
            long cpuBefore = process.getProcessCpuTime();
            long wallBefore = System.nanoTime();
            long bytesBefore = threads.getCurrentThreadAllocatedBytes();
            Output output = wami.opt(source, OptOptions.DEFAULT, PassSettings.PLAIN);
            text = output.bytes()
                    .orElseThrow(
                            () -> new IllegalStateException(output.diagnostics().toString()));
            long allocated = threads.getCurrentThreadAllocatedBytes() - bytesBefore;
            cpu[i] = (process.getProcessCpuTime() - cpuBefore) / 1e9;
            wall[i] = (System.nanoTime() - wallBefore) / 1e9;
            System.err.printf(Locale.ROOT, "%.3f s CPU, %.3f s, %d KiB allocated%n", cpu[i], wall[i], allocated >> 10);
        }
        Files.write(Path.of(args[1]), text);
        System.out.printf(Locale.ROOT, "%.4f %.4f %d%n", lateMedian(cpu), lateMedian(wall), peakMemory());
    }

    private static double lateMedian(double[] rounds) {
        double[] late = Arrays.copyOfRange(rounds, rounds.length / 2, rounds.length);
        Arrays.sort(late);
        return late[late.length / 2];
    }

    /** The most memory that this process has held, in bytes, by Linux; 0 elsewhere. */
    private static long peakMemory() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) return 0;
        for (String line : Files.readAllLines(status)) {
            if (line.startsWith("VmHWM:")) return Long.parseLong(line.replaceAll("\\D", "")) << 10;
        }
        return 0;
    }
}
