package dev.wami.waveemulator;

import dev.wami.core.diag.Diagnostics;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/** What a run left. */
public final class Execution {
    private final byte[] memory;
    private final Statistics statistics;
    private final Diagnostics diagnostics;
    private final List<int[]> registers;

    Execution(byte[] memory, Statistics statistics, Diagnostics diagnostics, List<int[]> registers) {
        this.memory = memory;
        this.statistics = statistics;
        this.diagnostics = diagnostics;
        this.registers = registers;
    }

    /** Device memory; not a copy. */
    public byte[] memory() {
        return memory;
    }

    /** The word at a byte address of device memory. */
    public int word(int address) {
        return ByteBuffer.wrap(memory).order(ByteOrder.LITTLE_ENDIAN).getInt(address);
    }

    public Statistics statistics() {
        return statistics;
    }

    /** What the program did that is not defined, and why the run ended early if it did. */
    public Diagnostics diagnostics() {
        return diagnostics;
    }

    /** Whether the run came to its end and nothing in it was undefined. */
    public boolean isGood() {
        return !diagnostics.hasErrors();
    }

    /** Of how many threads {@link #registers} are known. */
    public int threads() {
        return registers.size();
    }

    /**
     * The registers of a thread at its end, if {@link Emulator.Builder#keepRegisters} was asked for and the run came to
     * its workgroup's end.
     *
     * @param thread counted through all workgroups in the order they ran, x first
     */
    public int[] registers(int thread) {
        return registers.get(thread);
    }
}
