package dev.wami.tests.scale;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.Wami;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/**
 * A loop around a switch whose ways lead back to it is made structured in bytes that grow with the ways: interpreters
 * and parsers are such loops, with some hundred ways and values, and took a minute.
 */
class StructuringGrowthTest {
    /** Bytes at 4 N over those at N: 4 and what doubled arrays add. */
    private static final double MOST = 5.5;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Wami wami = new Wami();

    @Test
    void growsWithTheWaysOfASwitch() {
        int n = 250;
        long one = bytes(n);
        long four = bytes(4 * n);
        assertThat((double) four / one).as("%d, %d bytes", one, four).isLessThan(MOST);
    }

    /** The least of three runs. */
    private long bytes(int n) {
        SourceFile source = SourceFile.of("switch.mlir", program(n));
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            long thread = Thread.currentThread().getId();
            long before = THREADS.getThreadAllocatedBytes(thread);
            Output output =
                    wami.opt(source, OptOptions.DEFAULT.withPipeline("builtin.module(func.func(lift-cf-to-scf))"));
            least = Math.min(least, THREADS.getThreadAllocatedBytes(thread) - before);
            assertThat(output.diagnostics()).isEmpty();
        }
        return least;
    }

    /** What is computed in the loop is used behind it. */
    private static String program(int ways) {
        StringBuilder out = new StringBuilder("""
                func.func @f(%x: i32, %y: i32) -> i32 {
                  cf.br ^loop(%x, %y : i32, i32)
                ^loop(%a: i32, %b: i32):
                  %s = arith.addi %a, %b : i32
                  %t = arith.muli %a, %s : i32
                  cf.switch %a : i32, [
                    default: ^exit""");
        for (int i = 0; i < ways; i++) {
            out.append(",\n    ")
                    .append(i)
                    .append(i % 2 == 0 ? ": ^loop(%s, %t : i32, i32)" : ": ^loop(%t, %b : i32, i32)");
        }
        return out.append("""

                  ]
                ^exit:
                  %u = arith.xori %s, %t : i32
                  return %u : i32
                }
                """).toString();
    }
}
