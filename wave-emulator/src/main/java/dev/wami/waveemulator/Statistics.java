package dev.wami.waveemulator;

import dev.wami.waveir.isa.Opcode;
import java.util.Locale;

/** What a run did, counted as the published wave-emu counts: an instruction once for each wave that executes it. */
public final class Statistics {
    long instructions;
    long integerOperations;
    long floatOperations;
    long memoryOperations;
    long controlOperations;
    long waveOperations;
    long atomicOperations;
    long deviceLoads;
    long deviceLoadBytes;
    long deviceStores;
    long deviceStoreBytes;
    long localLoads;
    long localLoadBytes;
    long localStores;
    long localStoreBytes;
    long barriers;
    long divergentBranches;
    long workgroups;
    long waves;

    Statistics() {}

    void count(Opcode opcode) {
        instructions++;
        switch (opcode.category()) {
            case INTEGER, BITS, COMPARE -> integerOperations++;
            case FLOAT, HALF, DOUBLE, BFLOAT, CONVERT -> floatOperations++;
            case LOCAL, DEVICE -> memoryOperations++;
            case ATOMIC -> atomicOperations++;
            case WAVE -> waveOperations++;
            case CONTROL, SYNC, MATRIX, MOVE -> controlOperations++;
        }
    }

    void load(boolean local, int bytes) {
        if (local) {
            localLoads++;
            localLoadBytes += bytes;
        } else {
            deviceLoads++;
            deviceLoadBytes += bytes;
        }
    }

    void store(boolean local, int bytes) {
        if (local) {
            localStores++;
            localStoreBytes += bytes;
        } else {
            deviceStores++;
            deviceStoreBytes += bytes;
        }
    }

    /** Instructions, each once for every wave that came to it, also with no active lane. */
    public long instructions() {
        return instructions;
    }

    public long integerOperations() {
        return integerOperations;
    }

    public long floatOperations() {
        return floatOperations;
    }

    public long memoryOperations() {
        return memoryOperations;
    }

    public long controlOperations() {
        return controlOperations;
    }

    public long waveOperations() {
        return waveOperations;
    }

    /** Atomic instructions and, once more, each of their lanes. */
    public long atomicOperations() {
        return atomicOperations;
    }

    /** Loads of device memory by lanes. */
    public long deviceLoads() {
        return deviceLoads;
    }

    public long deviceLoadBytes() {
        return deviceLoadBytes;
    }

    public long deviceStores() {
        return deviceStores;
    }

    public long deviceStoreBytes() {
        return deviceStoreBytes;
    }

    public long localLoads() {
        return localLoads;
    }

    public long localLoadBytes() {
        return localLoadBytes;
    }

    public long localStores() {
        return localStores;
    }

    public long localStoreBytes() {
        return localStoreBytes;
    }

    /** How often the waves of a workgroup met at a barrier. */
    public long barriers() {
        return barriers;
    }

    /** How often an {@code if} sent lanes of a wave to its else side. */
    public long divergentBranches() {
        return divergentBranches;
    }

    public long workgroups() {
        return workgroups;
    }

    public long waves() {
        return waves;
    }

    /** The text of {@code wave-emu --stats}. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                """
                Execution Statistics:
                  Instructions executed: %d
                    Integer ops:         %d
                    Float ops:           %d
                    Memory ops:          %d
                    Control ops:         %d
                    Wave ops:            %d
                    Atomic ops:          %d

                  Device memory:
                    Loads:  %d (%d bytes)
                    Stores: %d (%d bytes)

                  Local memory:
                    Loads:  %d (%d bytes)
                    Stores: %d (%d bytes)

                  Barriers: %d
                  Divergent branches: %d

                  Workgroups executed: %d
                  Waves executed: %d
                """,
                instructions,
                integerOperations,
                floatOperations,
                memoryOperations,
                controlOperations,
                waveOperations,
                atomicOperations,
                deviceLoads,
                deviceLoadBytes,
                deviceStores,
                deviceStoreBytes,
                localLoads,
                localLoadBytes,
                localStores,
                localStoreBytes,
                barriers,
                divergentBranches,
                workgroups,
                waves);
    }
}
