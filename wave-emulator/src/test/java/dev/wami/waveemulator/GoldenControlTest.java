package dev.wami.waveemulator;

import static dev.wami.waveemulator.Kernels.lines;
import static dev.wami.waveemulator.Kernels.messages;
import static dev.wami.waveemulator.Kernels.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wami.waveir.isa.Extent;
import org.junit.jupiter.api.Test;

/** What four threads leave in memory, in the published emulator and by the specification, where the two differ. */
class GoldenControlTest {
    private static final String FIRST_TWO = lines("mov_imm r3, 2", "icmp_lt p1, r1, r3", "mov_imm r6, 9");
    private static final String STORE = lines("device_store_u32 r2, r6", "halt");

    private static void check(String body, String compat, String spec) {
        assertEquals(compat, words(Kernels.run(body, 4, true), 4), "v0.4");
        Execution run = Kernels.run(body, 4, false);
        assertEquals(spec, words(run, 4), "specification");
        assertEquals("", messages(run));
    }

    /** The lanes that broke run the rest of the round. */
    @Test
    void breakInAnIf() {
        String body = lines(
                FIRST_TWO,
                "mov_imm r6, 0",
                "mov_imm r4, 1",
                "mov_imm r5, 3",
                "loop",
                "if p1",
                "break p1",
                "endif",
                "iadd r6, r6, r4",
                "icmp_ge p2, r6, r5",
                "break p2",
                "endloop",
                STORE);
        check(body, "1 1 3 3", "0 0 3 3");
    }

    /** The lanes that continue sleep, the others begin the loop again, for ever. */
    @Test
    void continueInALoop() {
        String body = lines(
                FIRST_TWO,
                "mov_imm r6, 0",
                "mov_imm r4, 1",
                "mov_imm r5, 3",
                "mov_imm r7, 0",
                "loop",
                "iadd r7, r7, r4",
                "icmp_gt p2, r7, r5",
                "break p2",
                "continue p1",
                "iadd r6, r6, r4",
                "endloop",
                STORE);
        Execution compat = Kernels.run(body, 4, true);
        String limit = "instruction limit exceeded: 10001 instructions (limit: 10000)";
        assertTrue(messages(compat).contains(limit), messages(compat));
        assertEquals("0 0 3 3", words(Kernels.run(body, 4, false), 4));
    }

    @Test
    void haltInAnIf() {
        check(lines(FIRST_TWO, "if p1", "halt", "endif", STORE), "0 0 0 0", "0 0 9 9");
    }

    @Test
    void guardedHalt() {
        check(lines(FIRST_TWO, "@p1 halt", STORE), "0 0 9 9", "0 0 9 9");
    }

    /** v0.4 cannot encode the first; our assembler keeps it and so does compact. */
    @Test
    void guardsOnP0() {
        String compare = lines("mov_imm r3, 2", "icmp_lt p0, r1, r3", "mov_imm r6, 9");
        check(lines(compare, "@p0 device_store_u32 r2, r6", "halt"), "9 9 0 0", "9 9 0 0");
        check(lines(compare, "@!p0 device_store_u32 r2, r6", "halt"), "0 0 9 9", "0 0 9 9");
    }

    @Test
    void select() {
        check(lines(FIRST_TWO, "mov_imm r4, 5", "select r6, p1, r6, r4", STORE), "9 9 5 5", "9 9 5 5");
    }

    /** Also behind instructions of 8 bytes. */
    @Test
    void call() {
        String body =
                lines("mov_imm r6, 7", "iadd r6, r6, r6", "call twice", STORE, "twice: iadd r6, r6, r6", "return");
        check(body, "28 28 28 28", "28 28 28 28");
    }

    /** It compares with the third operand and stores the second; the specification has them the other way round. */
    @Test
    void compareAndSwap() {
        String first = lines("mov_imm r3, 64", "mov_imm r4, 5", "device_store_u32 r3, r4", "mov_imm r5, 10");
        String last = lines("device_load_u32 r6, r3", "halt");
        String fiveTen = lines(first, "atomic_cas r7, r3, r4, r5, device", last);
        String tenFive = lines(first, "atomic_cas r7, r3, r5, r4, device", last);
        assertEquals(5, Kernels.run(fiveTen, 1, true).word(64));
        assertEquals(10, Kernels.run(tenFive, 1, true).word(64));
        assertEquals(10, Kernels.run(fiveTen, 1, false).word(64));
        assertEquals(5, Kernels.run(tenFive, 1, false).word(64));
    }

    @Test
    void outOfBounds() {
        String body = lines("mov_imm r3, -4", "device_load_u32 r4, r3", "halt");
        assertEquals(
                "kernel 'k', instruction 4 'device_load_u32 r4, r3': memory access out of bounds: address"
                        + " 0x00000000fffffffc; wave 0, lane 0 of workgroup (0, 0, 0)",
                messages(Kernels.run(body, 1, true)));
        assertEquals(
                "kernel 'k', instruction 4 'device_load_u32 r4, r3': 4 bytes at address 0xfffffffc are out of bounds,"
                        + " device memory has 4096; wave 0, lane 0 of workgroup (0, 0, 0)",
                messages(Kernels.run(body, 1, false)));
    }

    /** Registers that the kernel does not have read as zero, and the rest of the file is run into. */
    @Test
    void registersAndCodeBeyondTheKernel() {
        String text = """
                .kernel a
                .registers 2
                mov_imm r0, 5
                mov_imm r5, 7
                .end
                .kernel b
                device_store_u32 r1, r5
                iadd r5, r0, r5
                mov_imm r1, 4
                device_store_u32 r1, r5
                device_store_u32 r1, r0
                halt
                .end
                """;
        Execution compat = Emulator.builder().compat(true).build().run(Kernels.assemble(text));
        assertEquals("0 5", words(compat, 2));
        assertEquals("", messages(compat));
        assertEquals(
                "kernel 'a', instruction 1 'mov_imm': r5 is not one of the kernel's 2 registers",
                messages(Emulator.builder().build().run(Kernels.assemble(text))));
    }

    /** A wave that has ended is waited for in vain. */
    @Test
    void deadlock() {
        String body = lines("mov_imm r3, 32", "icmp_lt p1, r1, r3", "@p1 halt", "barrier", "halt");
        assertEquals(
                "kernel 'k', instruction 6 'barrier': deadlock detected: not all waves come to the barrier; wave 1 of"
                        + " workgroup (0, 0, 0)",
                messages(Kernels.run(body, 64, true)));
    }

    /** Waves from 64 on are not counted: the others do not wait for them, and nothing releases them in the end. */
    @Test
    void barriersOfManyWaves() {
        String body = lines("mov_imm r6, 1", "barrier", STORE);
        Emulator.Builder launch = Emulator.builder().workgroup(Extent.of(70)).waveWidth(1);
        assertEquals("", messages(launch.build().run(Kernels.kernel(body))));
        Execution compat = launch.compat(true).build().run(Kernels.kernel(body));
        assertEquals(
                "kernel 'k', instruction 4 'barrier': deadlock detected: not all waves come to the barrier; wave 64 of"
                        + " workgroup (0, 0, 0)",
                messages(compat));
        assertEquals(1, compat.word(4 * 63));
        assertEquals(0, compat.word(4 * 64));
    }
}
