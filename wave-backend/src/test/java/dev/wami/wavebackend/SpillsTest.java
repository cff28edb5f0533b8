package dev.wami.wavebackend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.binary.WaveBinary;
import dev.wami.waveir.isa.WaveProgram;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** More values at a time than there are registers, of each size; through both encodings. */
class SpillsTest {
    private static final int N = 64;

    /** All values are made before the first one is used, and used in the order in which they were made. */
    private static String kernel(int count, String type) {
        boolean truth = type.equals("i1");
        String kept = truth ? "ui32" : type;
        StringBuilder out =
                new StringBuilder("hir.kernel @f(%in: !hir.buffer<" + kept + " x 1>, %out: !hir.buffer<" + kept
                        + " x 1>) attributes {workgroup_size = array<i32: 8, 8, 1>} {\n"
                        + "  %x = hir.thread_id x\n  %y = hir.thread_id y\n  %w = hir.workgroup_size x\n"
                        + "  %row = hir.mul %y, %w : ui32\n  %t = hir.add %row, %x : ui32\n");
        for (int i = 0; i < count; i++) {
            out.append("  %c").append(i).append(" = hir.constant ").append(i).append(" : ui32\n");
            out.append("  %a").append(i).append(" = hir.add %t, %c").append(i).append(" : ui32\n");
            out.append("  %l")
                    .append(i)
                    .append(" = hir.load %in[%a")
                    .append(i)
                    .append("] : !hir.buffer<" + kept + " x 1>\n");
            if (truth) out.append("  %v" + i + " = hir.lt %l" + i + ", %l0 : ui32, ui32\n");
        }
        String v = truth ? "%v" : "%l";
        String sum = v + 0;
        for (int i = 1; i < count; i++) {
            String op = truth ? i % 2 == 0 ? "and" : "or" : i % 3 == 0 ? "sub" : "add";
            out.append("  %s" + i + " = hir." + op + " " + sum + ", " + v + i + " : " + type + "\n");
            sum = "%s" + i;
        }
        for (int i = 1; truth && i < count; i++) {
            out.append("  %z" + i + " = hir.select " + v + i + ", %l" + i + ", %t : ui32\n");
            out.append("  %p" + i + " = hir.atomic_add %out[%t], %z" + i + " : !hir.buffer<ui32 x 1>\n");
        }
        String result = sum;
        if (truth) {
            out.append("  %last = hir.load %out[%t] : !hir.buffer<ui32 x 1>\n  %r = hir.select " + sum
                    + ", %last, %t : ui32\n");
            result = "%r";
        }
        out.append("  hir.store " + result + ", %out[%t] : !hir.buffer<" + kept + " x 1>\n  hir.return\n}\n");
        return out.toString();
    }

    private static WaveProgram throughBytes(WaveProgram program, Encoding encoding) {
        Diagnostics diagnostics = new Diagnostics();
        byte[] bytes = WaveBinary.encode(program, encoding, diagnostics);
        WaveProgram read = bytes == null ? null : WaveBinary.decode("k.wbin", bytes, diagnostics);
        if (read == null) throw new AssertionError(diagnostics.all());
        return read;
    }

    @ParameterizedTest
    @CsvSource({"60, ui32", "60, f32", "30, ui64", "30, f64", "12, i1", "40, f16"})
    void moreValuesThanRegisters(int count, String type) {
        byte[] memory = new byte[8 * 3 * N];
        Random random = new Random(3);
        // no NaN, whose bits are not said
        for (int i = 0; i < memory.length; i++) memory[i] = (byte) (random.nextInt(256) & (i % 2 == 1 ? 0x3B : 0xFF));
        Launch launch = new Launch(WideTest.parse(kernel(count, type)))
                .argument(0, 2 * N)
                .argument(8 * 2 * N, N);
        byte[] expected = launch.interpret(memory);
        for (WaveBackend.Level level : WaveBackend.Level.values()) {
            WaveProgram p = launch.compile(new WaveBackend.Options(level, false, true));
            // predicates are kept in words
            if (!type.equals("i1")) {
                assertThat(p.kernels().get(0).localMemory())
                        .as("%s spills", level)
                        .isPositive();
            }
            for (Encoding e : Encoding.values()) {
                WaveProgram read = throughBytes(p, e);
                assertThat(launch.emulate(read, memory, e == Encoding.V0_4))
                        .as("%s, %s", level, e)
                        .isEqualTo(expected);
            }
        }
    }
}
