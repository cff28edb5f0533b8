package dev.wami.core.dialect;

import dev.wami.core.ir.type.OpaqueType;

/**
 * The dialects of mlir-opt 22 that are not ours: programs with them pass through in generic form. Where upstream treats
 * what a known dialect has otherwise than what is unknown, they are known.
 *
 * <p>Source: {@code mlir-opt --show-dialects}, but for those of its tests.
 */
public final class UpstreamDialects {
    private UpstreamDialects() {}

    /** Whether {@code type} is of one of them and may be what a memref holds. Upstream: MemRefElementTypeInterface. */
    public static boolean hasMemRefElement(OpaqueType type) {
        return type.dialect().equals("ptr") && type.body().startsWith("ptr<");
    }

    /** Whether upstream has a dialect of that name that we do not have. */
    public static boolean has(String name) {
        return switch (name) {
            case "acc",
                    "amdgpu",
                    "amx",
                    "arm_neon",
                    "arm_sme",
                    "arm_sve",
                    "bufferization",
                    "complex",
                    "emitc",
                    "gpu",
                    "irdl" -> true;
            case "linalg",
                    "mpi",
                    "nvgpu",
                    "nvvm",
                    "omp",
                    "pdl",
                    "pdl_interp",
                    "ptr",
                    "quant",
                    "rocdl",
                    "shape",
                    "shard",
                    "smt" -> true;
            case "sparse_tensor", "spirv", "tensor", "tosa", "transform", "x86vector", "xegpu", "xevm" -> true;
            default -> false;
        };
    }
}
