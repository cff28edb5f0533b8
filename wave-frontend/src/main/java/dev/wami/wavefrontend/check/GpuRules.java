package dev.wami.wavefrontend.check;

import dev.wami.core.ir.type.Type;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.waveir.hir.BufferType;
import dev.wami.waveir.hir.HirMemory;
import dev.wami.waveir.hir.HirTypes;
import dev.wami.waveir.hir.Kernels;
import dev.wami.waveir.hir.Kernels.KernelOp;

/** What a GPU cannot do, whatever the language: arguments and memory that are too large, barriers in divergent flow. */
final class GpuRules {
    private GpuRules() {}

    static void check(KernelOp kernel, Source source) {
        arguments(kernel, source);
        sharedMemory(kernel, source);
        Divergence.check(kernel, source.diagnostics());
    }

    private static void arguments(KernelOp kernel, Source source) {
        int words = kernel.argumentWords();
        if (words <= Kernels.MAX_ARGUMENT_WORDS) return;
        int extents = 0;
        for (Type t : kernel.argumentTypes()) if (t instanceof BufferType b) extents += b.rank();
        source.diagnostics()
                .error(
                        kernel.location(),
                        "the arguments of '%s' take %d words, %d of them for extents of buffers; at most %d are possible",
                        kernel.functionName(),
                        words,
                        extents,
                        Kernels.MAX_ARGUMENT_WORDS);
    }

    private static void sharedMemory(KernelOp kernel, Source source) {
        long bytes = 0;
        for (HirMemory.SharedOp array : kernel.collect(HirMemory.SharedOp.class)) {
            // each array begins at a multiple of its element's size
            int align = HirTypes.bytes(array.type().element());
            bytes = (bytes + align - 1) / align * align + array.type().bytes();
            if (bytes <= Kernels.MAX_SHARED_BYTES) continue;
            source.diagnostics()
                    .error(
                            array.location(),
                            "the shared arrays take %d bytes with '%s'; at most %d are possible",
                            bytes,
                            array.arrayName(),
                            Kernels.MAX_SHARED_BYTES);
            return;
        }
    }
}
