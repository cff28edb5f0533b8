package dev.wami.tools;

import dev.wami.conversions.func.MemRefAbi;
import dev.wami.tools.link.LinkRuntime.Malloc;

/**
 * What a compile is asked for. Same options and same input give the same bytes.
 *
 * @param malloc where the allocator comes from
 * @param memrefAbi how memrefs cross public functions and imports
 * @param names whether the module says how its functions and locals were called
 * @param stackSize bytes of the shadow stack in memory, where {@code memref.alloca} allocates; a multiple of 16
 * @param initialMemory pages of 64 KiB at the start, if that is more than data and stack need
 */
public record CompileOptions(
        OptLevel level,
        EmitStage emit,
        Malloc malloc,
        MemRefAbi memrefAbi,
        boolean names,
        int stackSize,
        int initialMemory) {

    /** {@code -O2} to a binary with names and an allocator of its own. */
    public static final CompileOptions DEFAULT =
            new CompileOptions(OptLevel.O2, EmitStage.BIN, Malloc.BUILTIN, MemRefAbi.DESCRIPTOR, true, 1 << 16, 0);

    public CompileOptions withLevel(OptLevel value) {
        return new CompileOptions(value, emit, malloc, memrefAbi, names, stackSize, initialMemory);
    }

    public CompileOptions withEmit(EmitStage value) {
        return new CompileOptions(level, value, malloc, memrefAbi, names, stackSize, initialMemory);
    }

    public CompileOptions withMalloc(Malloc value) {
        return new CompileOptions(level, emit, value, memrefAbi, names, stackSize, initialMemory);
    }

    public CompileOptions withMemrefAbi(MemRefAbi value) {
        return new CompileOptions(level, emit, malloc, value, names, stackSize, initialMemory);
    }

    public CompileOptions withNames(boolean value) {
        return new CompileOptions(level, emit, malloc, memrefAbi, value, stackSize, initialMemory);
    }

    public CompileOptions withStackSize(int value) {
        return new CompileOptions(level, emit, malloc, memrefAbi, names, value, initialMemory);
    }

    public CompileOptions withInitialMemory(int value) {
        return new CompileOptions(level, emit, malloc, memrefAbi, names, stackSize, value);
    }
}
