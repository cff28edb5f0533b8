package dev.wami.wavebackend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.text.MlirPrinter;
import dev.wami.waveir.isa.WaveProgram;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Kernels of the kernel language: compiled at every level they do what hir says, and are short. */
class KernelsTest {
    private static final String GID = "    gid = workgroup_id() * workgroup_size() + thread_id()\n";

    private static final String VECTOR_ADD = "@kernel\ndef vector_add(a: f32[:], b: f32[:], out: f32[:], n: u32):\n"
            + GID + "    if gid < n:\n        out[gid] = a[gid] + b[gid]\n";

    private static final String TRANSPOSE = "@kernel\ndef transpose(src: f32[:], dst: f32[:], w: u32, h: u32):\n" + GID
            + "    row = gid // w\n    col = gid % w\n    if row < h:\n        dst[col * h + row] = src[gid]\n";

    private static final String STENCIL = "@kernel\ndef stencil(src: f32[:], dst: f32[:], w: u32, h: u32):\n" + GID
            + "    y = gid // w\n    x = gid % w\n    wm = w - 1\n    hm = h - 1\n"
            + "    if x > 0:\n        if y > 0:\n            if x < wm:\n                if y < hm:\n"
            + "                    c = src[gid]\n                    l = src[gid - 1]\n                    r = src[gid + 1]\n"
            + "                    u = src[gid - w]\n                    d = src[gid + w]\n"
            + "                    dst[gid] = c * 0.5 + (l + r + u + d) * 0.125\n";

    private static final String POLY = "@kernel\ndef poly(x: f32[:], out: f32[:]):\n" + GID
            + "    v = x[gid]\n    s = v * 0.1 + 0.2\n    s = s * v + 0.3\n    s = s * v + 0.4\n    s = s * v + 0.5\n"
            + "    s = s * v + 0.6\n    s = s * v + 0.7\n    s = s * v + 0.8\n    out[gid] = s\n";

    private static final String INTDIV = "@kernel\ndef intdiv(out: u32[:], q7: u32[:], q10: u32[:]):\n" + GID
            + "    v = gid * 40503 + 12345\n    q = v // 7\n    q7[gid] = q\n    r = v % 10\n    q10[gid] = r\n"
            + "    s = v // 8\n    t = v % 16\n    out[gid] = s * 16 + t\n";

    private static final String MATMUL = "@kernel\ndef matmul(a: f32[:], b: f32[:], c: f32[:], n: u32):\n" + GID
            + "    row = gid // n\n    col = gid % n\n    acc = 0.0\n    for k in range(n):\n"
            + "        acc = acc + a[row * n + k] * b[k * n + col]\n    c[row * n + col] = acc\n";

    private static byte[] floats(int n, int bytes) {
        ByteBuffer b = ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < n; i++) b.putFloat(4 * i, (i * 37 % 101) * 0.37f - 11);
        return b.array();
    }

    private static void same(Launch launch, byte[] memory) {
        byte[] expected = launch.interpret(memory);
        for (WaveBackend.Level level : WaveBackend.Level.values()) {
            WaveProgram p = launch.compile(new WaveBackend.Options(level, false, true));
            assertThat(launch.emulate(p, memory, false)).as("%s", level).isEqualTo(expected);
            assertThat(launch.emulate(p, memory, true)).as("%s, v0.4", level).isEqualTo(expected);
        }
    }

    /** How many instructions the kernel has at the default level. */
    private static int size(String source, boolean contract) {
        WaveProgram p = Launch.python(source).compile(new WaveBackend.Options(WaveBackend.Level.O2, contract, false));
        return p.kernels().get(0).code().size();
    }

    private static int size(String source) {
        return size(source, false);
    }

    @Test
    void vectorAdd() {
        same(
                Launch.python(VECTOR_ADD)
                        .groups(4)
                        .argument(0, 1024)
                        .argument(4096, 1024)
                        .argument(8192, 1024)
                        .argument(1000),
                floats(2048, 12288));
        assertThat(size(VECTOR_ADD)).isLessThanOrEqualTo(14);
    }

    @Test
    void transpose() {
        same(
                Launch.python(TRANSPOSE)
                        .groups(2)
                        .argument(0, 512)
                        .argument(4096, 512)
                        .argument(20)
                        .argument(25),
                floats(512, 8192));
        assertThat(size(TRANSPOSE)).isLessThanOrEqualTo(17);
    }

    @Test
    void stencil() {
        same(
                Launch.python(STENCIL)
                        .groups(2)
                        .argument(0, 512)
                        .argument(4096, 512)
                        .argument(32)
                        .argument(16),
                floats(512, 8192));
        assertThat(size(STENCIL)).isLessThanOrEqualTo(44);
    }

    @Test
    void poly() {
        same(Launch.python(POLY).groups(2).argument(0, 512).argument(4096, 512), floats(512, 8192));
        // 14 operations, 8 coefficients, 10 for the addresses: rounding twice takes no fewer
        assertThat(size(POLY)).isLessThanOrEqualTo(32);
        assertThat(size(POLY, true)).isLessThanOrEqualTo(28);
    }

    @Test
    void intdiv() {
        same(
                Launch.python(INTDIV)
                        .groups(3)
                        .argument(0, 768)
                        .argument(4096, 768)
                        .argument(8192, 768),
                new byte[16384]);
        assertThat(size(INTDIV)).isLessThanOrEqualTo(26);
    }

    /** Unsigned words by constants: the numbers around multiples, powers of two and the ends. */
    @ParameterizedTest
    @ValueSource(
            strings = {"7 10", "3 5 7", "6 9 100", "7 8 16", "641 3", "255 256 257", "65521 7", "28 36", "4294967291 7"
            })
    void divisionsByConstants(String divisors) {
        String[] all = divisors.split(" ");
        StringBuilder source =
                new StringBuilder("@kernel\ndef f(src: u32[:], dst: u32[:]):\n" + GID + "    n = src[gid]\n");
        ByteBuffer memory = ByteBuffer.allocate(4 * 256 * (1 + 2 * all.length)).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < 256; i++) {
            long d = Long.parseLong(all[i % all.length]);
            long near = i < 128 ? 1L << i / 4 : (0xFFFFFFFFL * (i - 127) / 128) / d * d;
            memory.putInt(4 * i, (int) (near + i % 3 - 1));
        }
        for (int i = 0; i < all.length; i++) {
            String row = "    dst[gid + " + 512 * i;
            source.append(row).append("] = n // ").append(all[i]).append('\n');
            source.append(row).append(" + 256] = n % ").append(all[i]).append('\n');
        }
        same(Launch.python(source.toString()).argument(0, 256).argument(1024, 512L * all.length), memory.array());
    }

    @Test
    void matmul() {
        same(
                Launch.python(MATMUL)
                        .groups(1)
                        .argument(0, 256)
                        .argument(1024, 256)
                        .argument(2048, 256)
                        .argument(16),
                floats(512, 4096));
        assertThat(size(MATMUL)).isLessThanOrEqualTo(29);
    }

    @ParameterizedTest
    @EnumSource(WaveBackend.Stage.class)
    void show(WaveBackend.Stage stage) {
        String shown = System.getProperty("show", "");
        if (shown.isEmpty()) return;
        String source = shown.equals("matmul")
                ? MATMUL
                : shown.equals("stencil")
                        ? STENCIL
                        : shown.equals("transpose") ? TRANSPOSE : shown.equals("intdiv") ? INTDIV : POLY;
        var module = Launch.python(source).kernel().parentOp();
        Diagnostics d = new Diagnostics();
        WaveBackend.lower(module, WaveBackend.Options.of(WaveBackend.Level.O2), stage, d);
        System.out.println(MlirPrinter.print(module) + d.all());
    }
}
