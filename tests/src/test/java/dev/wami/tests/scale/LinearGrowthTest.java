package dev.wami.tests.scale;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.Wasabi;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is done to a module four times as large takes four times as much: bytes that the thread allocates, which no
 * clock or neighbour changes. Processor time, which shows what allocates nothing and what other threads do, is only
 * bounded here, as collections that scan deep stacks take seconds in one run and nothing in the next;
 * {@code benchmarks/wasm-scale.sh} compares it as well.
 */
class LinearGrowthTest {
    /** Bytes at 4 N over those at N: 4 and what logarithms and doubled arrays add. */
    private static final double MOST_BYTES = 5;
    /** No work here takes more than two seconds at 4 N; with squares some took a minute. */
    private static final long MOST_NANOS = 20_000_000_000L;
    /** Of time at 4 N over that at N, where squares give 16. */
    private static final double MOST_TIME = 8;
    /** Below is what garbage collections and compilers of the virtual machine take. */
    private static final long LEAST_NANOS = 150_000_000;
    /** Whether times are printed and compared, which is for a quiet machine. */
    private static final boolean TIMED = System.getenv("WAMI_TIME_GROWTH") != null;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final Wasabi wasabi = new Wasabi();

    private record Cost(long bytes, long nanos) {}

    static Stream<Arguments> cases() {
        List<Arguments> out = new ArrayList<>();
        for (Work work : Work.values()) {
            for (ScaledModule module : ScaledModule.values()) out.add(Arguments.of(work, module));
        }
        return out.stream();
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("cases")
    void growsWithTheModule(Work work, ScaledModule module) throws IOException {
        int n = module.most() / 4;
        Cost one = best(work, module, n);
        Cost two = best(work, module, 2 * n);
        Cost four = best(work, module, 4 * n);
        String costs = String.format(
                Locale.ROOT,
                "%s %s: %d, %d, %d: %d, %d, %d bytes; %d, %d, %d ms",
                work,
                module,
                n,
                2 * n,
                4 * n,
                one.bytes(),
                two.bytes(),
                four.bytes(),
                one.nanos() / 1_000_000,
                two.nanos() / 1_000_000,
                four.nanos() / 1_000_000);
        if (TIMED) System.out.println(costs);
        assertThat((double) four.bytes() / one.bytes()).as(costs).isLessThan(MOST_BYTES);
        assertThat(four.nanos()).as(costs).isLessThan(MOST_NANOS);
        if (!TIMED) return;
        assertThat(four.nanos()).as(costs).isLessThan((long) (MOST_TIME * Math.max(one.nanos(), LEAST_NANOS)));
    }

    /** The least of several: what is compiled or collected by the way is in one of them. */
    private Cost best(Work work, ScaledModule module, int n) throws IOException {
        SourceFile input = work.input(wasabi, module.text(n));
        Cost best = cost(work, input);
        for (int i = 0; i < 2; i++) {
            Cost again = cost(work, input);
            best = new Cost(Math.min(best.bytes(), again.bytes()), Math.min(best.nanos(), again.nanos()));
        }
        return best;
    }

    private Cost cost(Work work, SourceFile input) throws IOException {
        long thread = Thread.currentThread().getId();
        long bytes = THREADS.getThreadAllocatedBytes(thread);
        long nanos = SYSTEM.getProcessCpuTime();
        work.run(wasabi, input);
        return new Cost(THREADS.getThreadAllocatedBytes(thread) - bytes, SYSTEM.getProcessCpuTime() - nanos);
    }
}
