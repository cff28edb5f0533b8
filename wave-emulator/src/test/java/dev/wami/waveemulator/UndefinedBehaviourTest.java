package dev.wami.waveemulator;

import static dev.wami.waveemulator.Kernels.lines;
import static dev.wami.waveemulator.Kernels.messages;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wami.waveir.isa.Extent;
import org.junit.jupiter.api.Test;

/** What WAVE does not define is reported, once per instruction; what looks like it is not. */
class UndefinedBehaviourTest {
    private static void check(String expected, int threads, String... body) {
        assertEquals(expected, messages(Kernels.run(lines(body), threads, false)));
    }

    @Test
    void divisionByZero() {
        check(
                "kernel 'k', instruction 3 'idiv r3, r2, r1': a division by zero; wave 0, lane 0 of workgroup (0, 0, 0)",
                4,
                "idiv r3, r2, r1",
                "halt");
        check("", 4, "mov_imm r3, 0", "icmp_ne p1, r1, r3", "@p1 imod r3, r2, r1", "halt");
        check("", 4, "fdiv r3, r2, r1", "halt");
    }

    @Test
    void clamp() {
        String text = "a clamp to a range that ends before it begins; wave 0, lane 1 of workgroup (0, 0, 0)";
        check(
                "kernel 'k', instruction 4 'iclamp r3, r2, r1, r3': " + text,
                4,
                "mov_imm r3, 0",
                "iclamp r3, r2, r1, r3",
                "halt");
        check(
                "kernel 'k', instruction 4 'fclamp r3, r2, r1, r3': " + text,
                2,
                "mov_imm r3, 0.0",
                "fclamp r3, r2, r1, r3",
                "halt");
    }

    @Test
    void outOfBoundsOfLocalMemory() {
        check(
                "kernel 'k', instruction 5 'local_store_u32 r4, r1': 4 bytes at address 0x3ffd are out of bounds, local"
                        + " memory has 16384; wave 0, lane 1 of workgroup (0, 0, 0)",
                2,
                "mov_imm r3, 0x3ffc",
                "iadd r4, r1, r3",
                "local_store_u32 r4, r1",
                "halt");
    }

    @Test
    void divergentBarrier() {
        String wave = "; wave 0 of workgroup (0, 0, 0)";
        check(
                "kernel 'k', instruction 6 'barrier': a barrier in divergent control flow: lanes 0x3 of 0xf come to it"
                        + wave,
                4,
                "mov_imm r3, 2",
                "icmp_lt p1, r1, r3",
                "if p1",
                "barrier",
                "endif",
                "halt");
        check(
                "kernel 'k', instruction 6 'barrier': a barrier in divergent control flow: lanes 0xc of 0xf come to it"
                        + wave,
                4,
                "mov_imm r3, 2",
                "icmp_lt p1, r1, r3",
                "@p1 halt",
                "barrier",
                "halt");
        // of two waves, one ends
        check(
                "kernel 'k', instruction 6 'barrier': a barrier that wave 0, which has ended, does not reach; wave 1 of"
                        + " workgroup (0, 0, 0)",
                64,
                "mov_imm r3, 32",
                "icmp_lt p1, r1, r3",
                "@p1 halt",
                "barrier",
                "halt");
        // each waits at another one
        check(
                "kernel 'k', instruction 6 'barrier': a barrier at which wave 1 is not, it waits at instruction 8"
                        + wave,
                64,
                "mov_imm r3, 32",
                "icmp_lt p1, r1, r3",
                "if p1",
                "barrier",
                "else",
                "barrier",
                "endif",
                "halt");
        check("", 64, "barrier", "mov_imm r3, 32", "icmp_lt p1, r1, r3", "if p1", "nop", "endif", "barrier", "halt");
    }

    @Test
    void races() {
        String store = lines("mov_imm r4, 16", "device_store_u32 r4, r1", "halt");
        check(
                "kernel 'k', instruction 4 'device_store_u32 r4, r1': a race at 0x10 of device memory with the store by"
                        + " thread 0 at instruction 4; wave 0, lane 1 of workgroup (0, 0, 0)",
                2,
                store);
        // the same value from all
        check("", 64, "mov_imm r4, 16", "device_store_u32 r4, r4", "halt");
        // neighbours' bytes
        check("", 64, "device_store_u8 r1, r1", "halt");
        String shift = lines("mov_imm r5, 4", "iadd r6, r2, r5");
        check(
                "kernel 'k', instruction 6 'local_load_u32 r7, r6': a race at 0x4 of local memory with the store by thread"
                        + " 1 at instruction 5; wave 0, lane 0 of workgroup (0, 0, 0)",
                64,
                shift,
                "local_store_u32 r2, r1",
                "local_load_u32 r7, r6",
                "halt");
        check("", 64, shift, "local_store_u32 r2, r1", "barrier", "local_load_u32 r7, r6", "halt");
        check(
                "kernel 'k', instruction 6 'local_store_u32 r2, r1': a race at 0x4 of local memory with the load by thread"
                        + " 0 at instruction 5; wave 0, lane 1 of workgroup (0, 0, 0)",
                64,
                shift,
                "local_load_u32 r7, r6",
                "local_store_u32 r2, r1",
                "halt");
        // what one reads, another stores, but behind a barrier; then again
        check(
                "",
                64,
                shift,
                "local_load_u32 r7, r6",
                "barrier",
                "local_store_u32 r2, r1",
                "barrier",
                "local_load_u32 r7, r6",
                "halt");
        check("", 64, "mov_imm r4, 16", "atomic_add r4, r1, device", "halt");
        check(
                "kernel 'k', instruction 5 'device_load_u32 r5, r4': a race at 0x10 of device memory with the store by"
                        + " thread 3 at instruction 4; wave 0, lane 0 of workgroup (0, 0, 0)",
                4,
                "mov_imm r4, 16",
                "atomic_add r4, r1, device",
                "device_load_u32 r5, r4",
                "halt");
        check(
                "",
                4,
                "mov_imm r4, 16",
                "atomic_add r4, r1, device",
                "fence_acq_rel device",
                "device_load_u32 r5, r4",
                "halt");
    }

    /** A barrier does not order workgroups. */
    @Test
    void racesOfWorkgroups() {
        String body =
                lines("mov_sr r3, sr_wg_id_x", "barrier", "device_store_u32 r2, r3", "local_store_u32 r2, r3", "halt");
        Execution run = Emulator.builder()
                .grid(Extent.of(2))
                .workgroup(Extent.of(4))
                .build()
                .run(Kernels.kernel(body));
        assertEquals(
                "kernel 'k', instruction 5 'device_store_u32 r2, r3': a race at 0x0 of device memory with the store by"
                        + " thread 0 of another workgroup at instruction 5; wave 0, lane 0 of workgroup (1, 0, 0)",
                messages(run));
    }

    @Test
    void launches() {
        String header = ".kernel k\n.registers 4\n.workgroup_size 64, 1, 1\n.fixed_workgroup\n";
        var slots = Kernels.assemble(header + "halt\n.end");
        assertEquals("", messages(Emulator.builder().build().run(slots)));
        assertEquals(
                "kernel 'k': its threads have slots of their own in local memory for workgroups of (64, 1, 1), not (32, 1, 1)",
                messages(Emulator.builder().workgroup(Extent.of(32)).build().run(slots)));
        assertEquals(
                "kernel 'k': a wave has 1 to 64 lanes, not 65",
                messages(Emulator.builder().waveWidth(65).build().run(slots)));
        // 2^37 and 2^64 threads
        for (Extent much : new Extent[] {new Extent(64, 1, Integer.MAX_VALUE), new Extent(1 << 22, 1 << 22, 1 << 20)}) {
            assertEquals(
                    "kernel 'k': a workgroup has 1 to 65536 threads, not (" + much + ")",
                    messages(Emulator.builder().workgroup(much).build().run(slots)));
        }
        assertEquals(
                "kernel 'k': a workgroup has at most 67108864 bytes of local memory",
                messages(Emulator.builder()
                        .build()
                        .run(Kernels.assemble(header + ".local_memory 2147483647\nhalt\n.end"))));
        assertEquals(
                "there is no kernel 1 in the program",
                messages(Emulator.builder().build().run(slots, 1)));
        assertEquals(
                "kernel 'k', instruction 0 'dadd': r4 is not one of the kernel's 4 registers",
                messages(Emulator.builder().build().run(Kernels.assemble(header + "dadd r0, r2, r3\nhalt\n.end"))));
        assertEquals(
                "kernel 'k', instruction 0 'if': a guard on structured control flow means nothing",
                messages(Emulator.builder().build().run(Kernels.assemble(header + "@p1 if p2\nendif\nhalt\n.end"))));
    }
}
