package dev.wami.waveir.isa;

/** What an instruction does beyond writing its operands. */
public enum Effect {
    NONE("-"),
    READ_LOCAL("reads local memory"),
    WRITE_LOCAL("writes local memory"),
    ATOMIC_LOCAL("reads and writes local memory"),
    READ_DEVICE("reads device memory"),
    WRITE_DEVICE("writes device memory"),
    ATOMIC_DEVICE("reads and writes device memory"),
    /** The result depends on registers of other lanes, and so on which lanes are active. */
    CROSS_LANE("reads other lanes"),
    CONTROL("changes which lanes are active"),
    SYNCHRONIZE("orders memory");

    private final String text;

    Effect(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    public boolean isMemory() {
        return readsMemory() || writesMemory();
    }

    public boolean readsMemory() {
        return this == READ_LOCAL || this == READ_DEVICE || isAtomic();
    }

    public boolean writesMemory() {
        return this == WRITE_LOCAL || this == WRITE_DEVICE || isAtomic();
    }

    public boolean isAtomic() {
        return this == ATOMIC_LOCAL || this == ATOMIC_DEVICE;
    }

    /** Whether the memory, if any, is that of the workgroup. */
    public boolean isLocal() {
        return this == READ_LOCAL || this == WRITE_LOCAL || this == ATOMIC_LOCAL;
    }
}
