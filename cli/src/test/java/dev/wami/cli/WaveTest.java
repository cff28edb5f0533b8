package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of {@code wave}. */
class WaveTest {
    private static final String ADD = """
            .kernel add
            .registers 4
            .workgroup_size 64, 2, 1
                mov_sr r3, sr_thread_id_x
                iadd r3, r3, r0
                halt
            .end
            """;

    private static Ran wave(String input, String... args) {
        return Ran.of("wave", input.getBytes(StandardCharsets.UTF_8), List.of(args));
    }

    @Test
    void assemblesInBothEncodings(@TempDir Path directory) throws IOException {
        for (String encoding : List.of("compact", "v0.4")) {
            Path binary = directory.resolve(encoding + ".wbin");
            assertThat(wave(ADD, "asm", "--encoding=" + encoding, "-", "-o", binary.toString()))
                    .isEqualTo(new Ran(0, "", ""));
            assertThat(Files.readAllBytes(binary)).startsWith('W', 'A', 'V', 'E', encoding.equals("compact") ? 2 : 1);
            String text = wave("", "dis", binary.toString()).out();
            assertThat(text).contains(".kernel add", "iadd r3, r3, r0");
            assertThat(wave(text, "asm", "-", "--encoding", encoding, "-o", binary + "2"))
                    .isEqualTo(new Ran(0, "", ""));
            assertThat(Files.readAllBytes(Path.of(binary + "2"))).isEqualTo(Files.readAllBytes(binary));
        }
    }

    @Test
    void saysWhatIsWrongWithAssembly(@TempDir Path directory) {
        Path binary = directory.resolve("k.wbin");
        Ran ran = wave(ADD.replace("iadd", "iad").replace("r3, sr", "r300, sr"), "asm", "-", "-o", binary.toString());
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err())
                .contains("<stdin>:4:12: error: ", "<stdin>:5:5: error: ", "did you mean 'iadd'")
                .doesNotContain("\tat ");
        assertThat(binary).doesNotExist();
    }

    @Test
    void saysWhatIsWrongWithABinary() {
        Ran ran = wave("WAVE and then nothing useful, long enough for a header", "dis", "-");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err()).startsWith("<stdin>:0x4: error: ").doesNotContain("\tat ");
        assertThat(wave("x", "dis", "-").err()).startsWith("<stdin>:0x1: error: ");
    }

    /** y[i] = 2 x[i], one thread per element. */
    private static final String DOUBLE = """
            .kernel twice
            .registers 8
            .workgroup_size 4, 1, 1
                mov_sr r2, sr_thread_id_x
                mov_imm r3, 2
                shl r2, r2, r3
                iadd r4, r2, r0
                device_load_u32 r5, r4
                fadd r5, r5, r5
                iadd r4, r2, r1
                device_store_u32 r4, r5
                halt
            .end
            """;

    @Test
    void runsAKernel() {
        Ran ran = wave(
                DOUBLE,
                "run",
                "-",
                "--fill-iota=16:f32:4:0.25",
                "--set-reg=0:16",
                "--set-reg",
                "1:0x40",
                "--dump-f32",
                "64:4",
                "--dump-memory=16:36");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).isEqualTo("""
                Device memory 0x00000010-0x00000024:
                00000010: 00 00 00 00 00 00 80 3e  00 00 00 3f 00 00 40 3f  |.......>...?..@?|
                00000020: 00 00 00 00                                       |....|
                0.0
                0.5
                1.0
                1.5
                """);
        assertThat(wave(DOUBLE, "run", "-", "--stats").out()).contains("Instructions executed: 9\n");
    }

    @Test
    void showsWhatIsExecutedAndWhatIsLeft() {
        Ran ran = wave(DOUBLE, "run", "-", "--workgroup=2", "--set-reg=1:64", "--trace", "--dump-regs");
        assertThat(ran.err())
                .startsWith(
                        "wg(0,0,0) wave[0] pc=0x0000: mov r2, sr_thread_id_x\nwg(0,0,0) wave[0] pc=0x0004: mov_imm");
        assertThat(ran.err().lines()).hasSize(9);
        assertThat(ran.out()).isEqualTo("""
                thread 0: 00000000 00000040 00000000 00000002 00000040 00000000 00000000 00000000
                thread 1: 00000000 00000040 00000004 00000002 00000044 00000000 00000000 00000000
                """);
    }

    @Test
    void fillsMemoryInTheOrderOfThePublishedEmulator(@TempDir Path directory) throws IOException {
        Path word = Files.write(directory.resolve("word"), new byte[] {42, 0, 0, 0});
        assertThat(wave(
                        DOUBLE,
                        "run",
                        "-",
                        "--arg=4:" + word,
                        "--fill-iota=0:u32:4:5",
                        "--fill-zero=0:u32:9",
                        "--set-reg=1:64",
                        "--dump-u32=0:4"))
                .isEqualTo(new Ran(0, "0\n42\n10\n15\n", ""));
    }

    @Test
    void reportsWhatIsUndefined() {
        Ran ran = wave(DOUBLE, "run", "-", "--set-reg=0:0x7fffffff");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err()).contains("out of bounds").doesNotContain("\tat ");
        assertThat(wave(DOUBLE, "run", "-", "--kernel=twic").err())
                .isEqualTo("<stdin>: error: there is no kernel 'twic'; did you mean 'twice'?\n");
        assertThat(wave(DOUBLE, "run", "-", "--grid=1,0").err())
                .isEqualTo("wave: run: --grid: a size is 1 to 2147483647, not 0\n");
        assertThat(wave(DOUBLE, "run", "-", "--grid=2147483648").err())
                .isEqualTo("wave: run: --grid: a size is 1 to 2147483647, not 2147483648\n");
        assertThat(wave(DOUBLE, "run", "-", "--grid=1,536870912,1", "--workgroup=1,4,1"))
                .isEqualTo(new Ran(
                        1,
                        "",
                        "<stdin>: error: kernel 'twice': a launch has at most 2147483647 threads in"
                                + " each dimension, not those of (1, 536870912, 1) workgroups of (1, 4, 1)\n"));
        assertThat(wave(DOUBLE, "run", "-", "--fill-iota=0:f32:999999999").err())
                .contains("are not inside device memory");
    }

    private static final String SAXPY = """
            @kernel
            def saxpy(n: u32, a: f32, x: f32[:], y: f32[:]):
                i = global_id()
                if i < n:
                    y[i] = a * x[i] + y[i]
            """;

    @Test
    void compilesAtEveryLevel(@TempDir Path directory) throws IOException {
        Path source = Files.writeString(directory.resolve("saxpy.py"), SAXPY);
        for (String level : List.of("-O0", "--O1", "-O2", "--O3")) {
            Path binary = directory.resolve("saxpy" + level + ".wbin");
            assertThat(wave("", "compile", level, source.toString(), "-o", binary.toString()))
                    .isEqualTo(new Ran(0, "", ""));
            // n = 3, a = 2, x at 0 with extent 4 behind it, y at 64 likewise
            Ran ran = wave(
                    "",
                    "run",
                    binary.toString(),
                    "--set-reg=0:3",
                    "--set-reg=1:0x40000000",
                    "--set-reg=2:0",
                    "--set-reg=3:4",
                    "--set-reg=4:64",
                    "--set-reg=5:4",
                    "--fill-iota=0:f32:4",
                    "--fill-iota=64:f32:4:10",
                    "--dump-f32=64:4");
            assertThat(ran).as(level).isEqualTo(new Ran(0, "0.0\n12.0\n24.0\n30.0\n", ""));
        }
    }

    @Test
    void showsEachStage() {
        assertThat(wave(SAXPY, "compile", "--lang=python", "--emit=hir", "-").out())
                .contains("hir.kernel @saxpy(");
        assertThat(wave(SAXPY, "compile", "--lang=python", "--emit=mir", "-").out())
                .contains("mir.kernel @saxpy", "arith.mulf");
        assertThat(wave(SAXPY, "compile", "--lang=python", "--emit=lir", "-").out())
                .contains("lir.kernel @saxpy");
        assertThat(wave(SAXPY, "compile", "--lang=python", "--emit=asm", "-").out())
                .contains(".kernel saxpy", "fmul");
        assertThat(wave(SAXPY, "compile", "--lang=python", "--emit=asm", "--ffp-contract=on", "-")
                        .out())
                .contains("fma");
    }

    @Test
    void takesEachWayToMarkAKernel() {
        String body = "(x: f32[]) { x[globalId()] = 1; }";
        String hir = wave(
                        "const k = kernel((x: f32[]) => { x[globalId()] = 1; });",
                        "compile",
                        "--lang=typescript",
                        "--emit=hir",
                        "-")
                .out();
        assertThat(hir).contains("hir.kernel @k(");
        for (String text : List.of(
                "@kernel function k" + body,
                "@wave.kernel({}) function k" + body,
                "class C { @kernel static k" + body + " }")) {
            assertThat(wave(text, "compile", "--lang=typescript", "--emit=hir", "-"))
                    .as(text)
                    .isEqualTo(new Ran(0, hir, ""));
        }
    }

    @Test
    void saysWhatIsWrongWithAKernel(@TempDir Path directory) {
        Path binary = directory.resolve("k.wbin");
        Ran ran = wave(SAXPY.replace("a * x", "b * x"), "compile", "--lang=python", "-", "-o", binary.toString());
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err())
                .startsWith("<stdin>:5:16: error: ")
                .contains("'b'")
                .doesNotContain("\tat ");
        assertThat(binary).doesNotExist();
        assertThat(wave(SAXPY, "compile", "-").err())
                .isEqualTo("<stdin>: error: the name does not tell the language of the kernels; --lang does\n");
        assertThat(wave(SAXPY, "compile", "--lang=pyhton", "-").status()).isEqualTo(2);
    }
}
