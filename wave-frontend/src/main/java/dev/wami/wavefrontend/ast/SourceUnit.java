package dev.wami.wavefrontend.ast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is in a source file: constants and kernels, in their order. */
public record SourceUnit(List<Constant> constants, List<Kernel> kernels) {
    public SourceUnit {
        constants = List.copyOf(constants);
        kernels = List.copyOf(kernels);
    }

    /** {@code NAME = 16}; with a type if the language says one. */
    public record Constant(int at, String name, @Nullable Scalar type, Expr value) {}

    /**
     * A kernel.
     *
     * @param workgroupSize in one to three dimensions, constants; empty if not said
     */
    public record Kernel(int at, String name, List<Parameter> parameters, List<Expr> workgroupSize, List<Stmt> body) {
        public Kernel {
            parameters = List.copyOf(parameters);
            workgroupSize = List.copyOf(workgroupSize);
            body = List.copyOf(body);
        }
    }

    /**
     * A parameter.
     *
     * @param rank dimensions of a buffer, 0 for a scalar
     * @param writable whether the buffer's elements, or the scalar, may be assigned
     */
    public record Parameter(int at, String name, Scalar type, int rank, boolean writable) {}
}
