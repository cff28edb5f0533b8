package dev.wami.waveemulator;

import static dev.wami.waveemulator.Kernels.lines;
import static dev.wami.waveemulator.Kernels.messages;
import static dev.wami.waveemulator.Kernels.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Threads go their own ways: each case says what a thread alone would do. */
class SpecControlFlowTest {
    private static final String ONES = lines("mov_imm r6, 0", "mov_imm r4, 1", "mov_imm r5, 3");
    private static final String STORE = lines("device_store_u32 r2, r6", "halt");

    private static void check(String expected, String... body) {
        Execution run = Kernels.run(lines(ONES, lines(body)), 4, false);
        assertEquals("", messages(run));
        assertEquals(expected, words(run, 4));
    }

    @Test
    void ifElse() {
        check(
                "1 1 2 2",
                "mov_imm r3, 2",
                "icmp_lt p1, r1, r3",
                "if p1",
                "mov_imm r6, 1",
                "else",
                "mov_imm r6, 2",
                "endif",
                STORE);
    }

    /** A thread's rounds are its number. */
    @Test
    void loop() {
        check("0 1 2 3", "loop", "icmp_ge p1, r6, r1", "break p1", "iadd r6, r6, r4", "endloop", STORE);
    }

    /** Sums i < 4 but for its own number. */
    @Test
    void continueGoesToTheNextRound() {
        check(
                "6 5 4 3",
                "mov_imm r7, -1",
                "mov_imm r8, 4",
                "loop",
                "iadd r7, r7, r4",
                "icmp_ge p1, r7, r8",
                "break p1",
                "icmp_eq p2, r7, r1",
                "if p2",
                "continue p2",
                "endif",
                "iadd r6, r6, r7",
                "endloop",
                STORE);
    }

    /** sum over i < 3 of min(tid, j's until tid), with a break in a nested if of the inner loop. */
    @Test
    void nestedLoops() {
        check(
                "0 3 6 9",
                "mov_imm r7, 0",
                "loop",
                "icmp_ge p1, r7, r5",
                "break p1",
                "iadd r7, r7, r4",
                "mov_imm r8, 0",
                "loop",
                "icmp_ge p2, r8, r1",
                "if p2",
                "break p2",
                "endif",
                "iadd r8, r8, r4",
                "iadd r6, r6, r4",
                "endloop",
                "endloop",
                STORE);
    }

    /** A thread that halts in a loop in an if leaves the others as they were. */
    @Test
    void haltDeepInside() {
        check(
                "0 7 7 0",
                "icmp_lt p1, r1, r5",
                "if p1",
                "loop",
                "icmp_lt p2, r1, r4",
                "@p2 halt",
                "break p1",
                "endloop",
                "else",
                "halt",
                "endif",
                "mov_imm r6, 7",
                STORE);
    }

    /** Half of the threads return early, within an if of the function. */
    @Test
    void returnInAnIf() {
        check(
                "11 11 12 12",
                "mov_imm r3, 2",
                "icmp_lt p1, r1, r3",
                "call f",
                "mov_imm r7, 10",
                "iadd r6, r6, r7",
                STORE,
                "f: iadd r6, r6, r4",
                "if p1",
                "return",
                "endif",
                "iadd r6, r6, r4",
                "return");
    }

    @Test
    void returnOutsideOfACallEndsTheThread() {
        check("0 0 9 9", "mov_imm r3, 2", "icmp_lt p1, r1, r3", "@p1 return", "mov_imm r6, 9", STORE);
    }

    @Test
    void aThreadMayHaltInACall() {
        check(
                "0 0 9 9",
                "mov_imm r3, 2",
                "icmp_lt p1, r1, r3",
                "call f",
                "mov_imm r6, 9",
                STORE,
                "f: @p1 halt",
                "return");
    }

    /** Recursion for the threads that need it: the number of thread t is its depth. */
    @Test
    void recursion() {
        check(
                "0 1 2 3",
                "call f",
                STORE,
                "f: icmp_lt p1, r6, r1",
                "if p1",
                "iadd r6, r6, r4",
                "call f",
                "endif",
                "return");
    }

    @Test
    void whatIsNoStructure() {
        for (String[] pair : new String[][] {
            {"endif", "no matching if"},
            {"else", "no matching if"},
            {"endloop", "no matching loop"},
            {"break p1", "outside of a loop"},
            {"continue p1", "outside of a loop"},
            {"loop\nendif", "no matching if"},
            {"loop\nloop\nelse", "no matching if"},
            {"f: call f", "stack overflow: calls are nested deeper than 8"},
            {"if p0\n".repeat(33), "stack overflow: control flow is nested deeper than 32"},
            {"nop", "the end of the code is reached; a kernel ends with halt or return"},
            {"f: loop\ncall g\nendloop\ng: break p1\nreturn", "outside of a loop"},
        }) {
            String message = messages(Kernels.run(pair[0], 1, false));
            assertTrue(message.contains(": " + pair[1] + "; wave 0"), message);
        }
    }
}
