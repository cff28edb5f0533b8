package dev.wami.waveemulator;

import static dev.wami.waveemulator.Kernels.lines;
import static dev.wami.waveemulator.Kernels.messages;
import static dev.wami.waveemulator.Kernels.words;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wami.waveir.isa.Extent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wave operations, memory of all widths, atomic operations, pairs, the matrix unit, special registers, statistics. */
class OperationsTest {
    /** Both modes give the same. */
    private static void check(String expected, int threads, String... body) {
        String text = lines(lines(body), "device_store_u32 r2, r6", "halt");
        for (boolean compat : new boolean[] {false, true}) {
            Execution run = Kernels.run(text, threads, compat);
            assertEquals("", messages(run));
            assertEquals(expected, words(run, threads));
        }
    }

    @Test
    void shuffles() {
        // r4 = 10 + lane, r5 = 1
        String first = lines("mov_imm r5, 10", "iadd r4, r1, r5", "mov_imm r5, 1");
        check("11 11 11 11", 4, first, "wave_shuffle r6, r4, r5");
        check("0 10 11 12", 4, first, "wave_shuffle_up r6, r4, r5");
        check("11 12 13 0", 4, first, "wave_shuffle_down r6, r4, r5");
        check("11 10 13 12", 4, first, "wave_shuffle_xor r6, r4, r5");
        check("10 10 10 10", 4, first, "wave_broadcast r6, r4, r1");
        // the first active lane says which lane is broadcast, even if that one is not active
        check("0 0 12 12", 4, first, "mov_imm r7, 2", "icmp_ge p1, r1, r7", "@p1 wave_broadcast r6, r4, r1");
        check("0 0 10 11", 4, first, "mov_imm r7, 2", "icmp_ge p1, r1, r7", "@p1 wave_shuffle_up r6, r4, r7");
        check("0 0 0 0", 4, first, "mov_imm r7, -1", "wave_shuffle r6, r4, r7");
    }

    @Test
    void votesAndSums() {
        String two = lines("mov_imm r7, 2", "icmp_lt p1, r1, r7");
        check("3 3 3 3", 4, two, "wave_ballot r6, p1");
        check("0 2 2 2", 4, two, "mov_imm r5, 0", "icmp_ne p2, r1, r5", "@p2 wave_ballot r6, p1");
        check("1 1 1 1", 4, two, "wave_any p2, p1", "mov_imm r5, 1", "select r6, p2, r5, r6");
        check("0 0 0 0", 4, two, "wave_all p2, p1", "mov_imm r5, 1", "select r6, p2, r5, r6");
        check("0 0 1 3", 4, "wave_prefix_sum r6, r1");
        check("6 6 6 6", 4, "wave_reduce_add r6, r1");
        check("0 0 5 5", 4, two, "@!p1 wave_reduce_add r6, r1");
        check("-1 -1 -1 -1", 4, "mov_imm r5, 1", "isub r5, r1, r5", "wave_reduce_max r6, r5");
        check("0 0 0 0", 4, "mov_imm r5, 1", "isub r5, r1, r5", "wave_reduce_min r6, r5");
    }

    @Test
    void ballotsOfWideWaves() {
        String text = lines(
                "mov_imm r7, 31",
                "icmp_ge p1, r1, r7",
                "wave_ballot r6, p1",
                "wave_reduce_add r8, r1",
                "iadd r6, r6, r8",
                "device_store_u32 r2, r6",
                "halt");
        Execution run = Emulator.builder()
                .workgroup(Extent.of(64))
                .waveWidth(64)
                .build()
                .run(Kernels.kernel(text));
        assertEquals(0x8000_0000 + 63 * 64 / 2, run.word(4 * 63));
    }

    @Test
    void memoryOfAllWidths() {
        String value = lines("mov_imm r4, 0x83828180", "mov_imm r5, 0x87868584", "mov_imm r10, 512");
        for (String memory : new String[] {"local", "device"}) {
            check("128 128", 2, value, "iadd r10, r10, r2", memory + "_store_u32 r10, r4", memory + "_load_u8 r6, r10");
            check(
                    "33152 33152",
                    2,
                    value,
                    "iadd r10, r10, r2",
                    memory + "_store_u16 r10, r4",
                    memory + "_load_u32 r6, r10");
            check("-2021227132", 1, value, memory + "_store_u64 r10, r4", memory + "_load_u64 r12, r10", "mov r6, r13");
        }
        // unaligned, through four registers: bytes 80 to 83 and 84 to 87 begin at 513
        check(
                "-2038070141",
                1,
                value,
                "mov_imm r11, 513",
                "device_store_u128 r11, r4",
                "device_load_u128 r12, r11",
                "mov_imm r11, 600",
                "device_store_u128 r11, r12",
                "mov_imm r11, 603",
                "device_load_u32 r6, r11");
    }

    @Test
    void atomics() {
        String at = "mov_imm r10, 256";
        String[][] cases = {
            {"add", "6"},
            {"sub", "-6"},
            {"min", "0"},
            {"max", "3"},
            {"and", "0"},
            {"or", "3"},
            {"xor", "0"},
            {"exchange", "3"}
        };
        for (String[] c : cases) {
            check(c[1], 1, at, oneByOne("atomic_" + c[0], ", device"), "device_load_u32 r6, r10");
            check(c[1], 1, at, oneByOne("local_atomic_" + c[0], ""), "local_load_u32 r6, r10");
        }
        // what was there before goes to the lanes in their order
        check("0 0 1 3", 4, at, "atomic_add r6, r10, r1, workgroup");
        check("0 0 0 0", 4, at, "local_atomic_add r10, r1");
    }

    private static String oneByOne(String op, String scope) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            out.append("mov_imm r5, ")
                    .append(i)
                    .append('\n')
                    .append(op)
                    .append(" r10, r5")
                    .append(scope)
                    .append('\n');
        }
        return out.toString();
    }

    @Test
    void pairs() {
        // 1.5 and 0.25 in f64
        String two = lines("mov_imm r4, 0", "mov_imm r5, 0x3FF80000", "mov_imm r8, 0", "mov_imm r9, 0x3FD00000");
        String narrow = lines("cvt_f32_f64 r6, r10");
        check(Integer.toString(Float.floatToIntBits(1.75f)), 1, two, "dadd r10, r4, r8", narrow);
        check(Integer.toString(Float.floatToIntBits(1.25f)), 1, two, "dsub r10, r4, r8", narrow);
        check(Integer.toString(Float.floatToIntBits(0.375f)), 1, two, "dmul r10, r4, r8", narrow);
        check(Integer.toString(Float.floatToIntBits(6f)), 1, two, "ddiv r10, r4, r8", narrow);
        check(Integer.toString(Float.floatToIntBits(1.875f)), 1, two, "dma r10, r4, r8, r4", narrow);
        check(Integer.toString(Float.floatToIntBits(0.5f)), 1, two, "dsqrt r10, r8", narrow);
        check(Integer.toString(Float.floatToIntBits(-3f)), 1, "mov_imm r4, -3.0", "cvt_f64_f32 r10, r4", narrow);
        // a source that is also the result
        check(Integer.toString(Float.floatToIntBits(3f)), 1, two, "dadd r4, r4, r4", "cvt_f32_f64 r6, r4");
    }

    /** C = A * B + A * B for A_ij = 4 i + j, B the same. */
    @Test
    void matrixUnit() {
        StringBuilder text =
                new StringBuilder("mov_imm r4, 0\nmov_imm r5, 1.0\nmov_imm r7, 0.0\nmov_imm r8, 4\nmov_imm r9, 16\n");
        for (int i = 0; i < 16; i++) text.append("local_store_u32 r4, r7\niadd r4, r4, r8\nfadd r7, r7, r5\n");
        text.append(
                "mov_imm r4, 0\nmma_load_a r3, r4, r9\nmma_load_b r4, r4, r9\nmma_compute r3, r4, r5\nmma_compute r3, r4, r5\n");
        text.append("mov_imm r4, 64\nmma_store_c r4, r9, r5\n");
        // row 2, column 3: 2 * (8*3 + 9*7 + 10*11 + 11*15)
        text.append("mov_imm r4, 108\nlocal_load_u32 r6, r4\n");
        check(Integer.toString(Float.floatToIntBits(2 * (8 * 3 + 9 * 7 + 10 * 11 + 11 * 15))), 1, text.toString());
        check(
                "0",
                1,
                "mov_imm r4, 0",
                "mov_imm r6, 5",
                "local_store_u32 r4, r6",
                "mma_store_c r4, r9, r7",
                "local_load_u32 r6, r4");
    }

    @Test
    void specialRegisters() {
        String[] names = {
            "sr_tid_x",
            "sr_tid_y",
            "sr_tid_z",
            "sr_wave_id",
            "sr_lane_id",
            "sr_wg_id_x",
            "sr_wg_id_y",
            "sr_wg_id_z",
            "sr_wg_size_x",
            "sr_wg_size_y",
            "sr_wg_size_z",
            "sr_grid_size_x",
            "sr_grid_size_y",
            "sr_grid_size_z",
            "sr_wave_width",
            "sr_num_waves",
            "sr_mma_supported",
            "sr_mma_m",
            "sr_mma_n",
            "sr_mma_k"
        };
        StringBuilder text = new StringBuilder(".kernel k\n.registers 20\n");
        for (int i = 0; i < names.length; i++) {
            text.append("mov_sr r").append(i).append(", ").append(names[i]).append('\n');
        }
        Execution run = Emulator.builder()
                .grid(new Extent(2, 1, 3))
                .workgroup(new Extent(4, 3, 2))
                .waveWidth(8)
                .keepRegisters(true)
                .build()
                .run(Kernels.assemble(text + "halt\n.end"));
        assertArrayEquals(
                new int[] {2, 1, 1, 2, 2, 1, 0, 2, 4, 3, 2, 2, 1, 3, 8, 3, 1, 4, 4, 4}, run.registers(5 * 24 + 18));
    }

    @Test
    void statistics() {
        String text = lines(
                "mov_imm r3, 2",
                "icmp_lt p1, r1, r3",
                "if p1",
                "fadd r4, r4, r4",
                "endif",
                "barrier",
                "local_load_u32 r5, r2",
                "atomic_add r6, r2, r3, device",
                "wave_reduce_add r6, r1",
                "device_store_u8 r2, r6",
                "halt");
        Execution run = Kernels.run(text, 40, false);
        assertEquals("""
                Execution Statistics:
                  Instructions executed: 28
                    Integer ops:         4
                    Float ops:           2
                    Memory ops:          4
                    Control ops:         14
                    Wave ops:            2
                    Atomic ops:          42

                  Device memory:
                    Loads:  0 (0 bytes)
                    Stores: 40 (40 bytes)

                  Local memory:
                    Loads:  40 (160 bytes)
                    Stores: 0 (0 bytes)

                  Barriers: 1
                  Divergent branches: 2

                  Workgroups executed: 1
                  Waves executed: 2
                """, run.statistics().toString());
    }

    /** Initial registers and memory, several workgroups. */
    @Test
    void launch() {
        String text = lines(
                "mov_sr r4, sr_wg_id_x",
                "imul r4, r4, r3",
                "iadd r2, r2, r4",
                "device_load_u32 r5, r2",
                "iadd r5, r5, r3",
                "device_store_u32 r2, r5",
                "halt");
        Execution run = Emulator.builder()
                .grid(Extent.of(2))
                .workgroup(Extent.of(2))
                .register(3, 8)
                .register(99, 1)
                .memory(new byte[] {1, 0, 0, 0, 2})
                .deviceMemory(16)
                .build()
                .run(Kernels.kernel(text));
        assertEquals("9 10 8 8", words(run, 4));
        assertEquals(16, run.memory().length);
    }

    @Test
    void trace() {
        List<String> lines = new ArrayList<>();
        Emulator.builder()
                .workgroup(Extent.of(2))
                .waveWidth(1)
                .trace(lines::add)
                .build()
                .run(Kernels.assemble(".kernel k\nmov_imm r1, 12\n@p1 mov_sr r2, sr_tid_x\nhalt\n.end"));
        assertEquals("""
                wg(0,0,0) wave[0] pc=0x0000: mov_imm r1, 0xC
                wg(0,0,0) wave[1] pc=0x0000: mov_imm r1, 0xC
                wg(0,0,0) wave[0] pc=0x0008: @p1 mov r2, sr_thread_id_x
                wg(0,0,0) wave[1] pc=0x0008: @p1 mov r2, sr_thread_id_x
                wg(0,0,0) wave[0] pc=0x000c: halt
                wg(0,0,0) wave[1] pc=0x000c: halt
                """, String.join("\n", lines) + "\n");
    }
}
