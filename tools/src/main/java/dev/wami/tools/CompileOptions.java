package dev.wami.tools;

import dev.wami.conversions.func.MemRefAbi;
import dev.wami.ssawasm.CallingConvention;
import dev.wami.tools.link.LinkRuntime.Malloc;
import dev.wami.wasmspec.Feature;
import java.util.Set;

/**
 * What a compile is asked for. Same options and same input give the same bytes.
 *
 * @param malloc where the allocator comes from
 * @param memrefAbi how memrefs cross public functions and imports
 * @param abi the calling convention of public functions that do not say one
 * @param features what the module may use
 * @param names whether the module says how its functions and locals were called
 * @param stackSize bytes of the shadow stack in memory, where {@code memref.alloca} allocates; a multiple of 16
 * @param initialMemory pages of 64 KiB at the start, if that is more than data and stack need
 * @param reportAsserts whether {@code env.assert_failed} is called before a {@code cf.assert} traps
 */
public record CompileOptions(
        OptLevel level,
        EmitStage emit,
        Malloc malloc,
        MemRefAbi memrefAbi,
        CallingConvention abi,
        Set<Feature> features,
        boolean names,
        int stackSize,
        int initialMemory,
        boolean reportAsserts) {

    /** {@code -O2} to a binary with names and an allocator of its own. */
    public static final CompileOptions DEFAULT = new CompileOptions(
            OptLevel.O2,
            EmitStage.BIN,
            Malloc.BUILTIN,
            MemRefAbi.DESCRIPTOR,
            CallingConvention.EXACT,
            Feature.all(),
            true,
            1 << 16,
            0,
            false);

    public CompileOptions {
        features = Set.copyOf(features);
    }

    public CompileOptions withLevel(OptLevel value) {
        return new CompileOptions(
                value, emit, malloc, memrefAbi, abi, features, names, stackSize, initialMemory, reportAsserts);
    }

    public CompileOptions withEmit(EmitStage value) {
        return new CompileOptions(
                level, value, malloc, memrefAbi, abi, features, names, stackSize, initialMemory, reportAsserts);
    }

    public CompileOptions withMalloc(Malloc value) {
        return new CompileOptions(
                level, emit, value, memrefAbi, abi, features, names, stackSize, initialMemory, reportAsserts);
    }

    public CompileOptions withMemrefAbi(MemRefAbi value) {
        return new CompileOptions(
                level, emit, malloc, value, abi, features, names, stackSize, initialMemory, reportAsserts);
    }

    public CompileOptions withAbi(CallingConvention value) {
        return new CompileOptions(
                level, emit, malloc, memrefAbi, value, features, names, stackSize, initialMemory, reportAsserts);
    }

    public CompileOptions withFeatures(Set<Feature> value) {
        return new CompileOptions(
                level, emit, malloc, memrefAbi, abi, value, names, stackSize, initialMemory, reportAsserts);
    }

    public CompileOptions withNames(boolean value) {
        return new CompileOptions(
                level, emit, malloc, memrefAbi, abi, features, value, stackSize, initialMemory, reportAsserts);
    }

    public CompileOptions withStackSize(int value) {
        return new CompileOptions(
                level, emit, malloc, memrefAbi, abi, features, names, value, initialMemory, reportAsserts);
    }

    public CompileOptions withInitialMemory(int value) {
        return new CompileOptions(
                level, emit, malloc, memrefAbi, abi, features, names, stackSize, value, reportAsserts);
    }

    public CompileOptions withReportAsserts(boolean value) {
        return new CompileOptions(
                level, emit, malloc, memrefAbi, abi, features, names, stackSize, initialMemory, value);
    }
}
