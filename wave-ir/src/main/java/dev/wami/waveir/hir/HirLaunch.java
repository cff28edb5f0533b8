package dev.wami.waveir.hir;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Runs a kernel by what its operations say they mean. Undefined behaviour - an index out of bounds, a division by zero,
 * a barrier that not all threads reach - ends the run with an error where it happens.
 *
 * <pre>{@code
 * HirLaunch launch = HirLaunch.of(kernel, new byte[4096]).grid(4, 1, 1);
 * launch.buffer("a", 0, 1024).scalar("n", 1024);
 * launch.run(diagnostics);
 * }</pre>
 */
public final class HirLaunch {
    private static final long MAX_STEPS = 100_000_000;

    private final Kernels.KernelOp kernel;
    private final byte[] memory;
    private final @Nullable Object[] arguments;
    private int[] grid = {1, 1, 1};
    private int waveWidth = 32;

    private HirLaunch(Kernels.KernelOp kernel, byte[] memory) {
        this.kernel = kernel;
        this.memory = memory;
        this.arguments = new Object[kernel.argumentTypes().size()];
    }

    /** A launch of {@code kernel} on device memory that it changes in place. */
    public static HirLaunch of(Kernels.KernelOp kernel, byte[] memory) {
        return new HirLaunch(kernel, memory);
    }

    /** The kernel called {@code name} in {@code module}, or null. */
    public static Kernels.@Nullable KernelOp find(Operation module, String name) {
        return module instanceof SymbolTable t && t.lookup(name) instanceof Kernels.KernelOp k ? k : null;
    }

    /** How many workgroups there are in each dimension; one if not said. */
    public HirLaunch grid(int x, int y, int z) {
        grid = new int[] {x, y, z};
        return this;
    }

    /** How many threads a wave has, 1 to 64; 32 if not said. */
    public HirLaunch waveWidth(int lanes) {
        waveWidth = lanes;
        return this;
    }

    /**
     * Binds a buffer.
     *
     * @param offset of its first byte in device memory
     * @param extents in elements, as many as its rank
     */
    public HirLaunch buffer(int argument, long offset, long... extents) {
        if (!(type(argument) instanceof BufferType t) || t.rank() != extents.length) {
            throw new IllegalArgumentException("'" + kernel.parameterName(argument) + "' is " + type(argument));
        }
        arguments[argument] = new Elements(memory, offset, t.element(), extents.clone());
        return this;
    }

    /** Binds the buffer called {@code name}; see {@link #buffer(int, long, long...)}. */
    public HirLaunch buffer(String name, long offset, long... extents) {
        return buffer(position(name), offset, extents);
    }

    /** Binds a scalar by its bits: those of an integer, of a float, or 0 and 1 for a bool. */
    public HirLaunch scalar(int argument, long bits) {
        Type t = type(argument);
        if (t instanceof BufferType) {
            throw new IllegalArgumentException("'" + kernel.parameterName(argument) + "' is " + t);
        }
        int unused = 64 - HirTypes.width(t);
        arguments[argument] = t instanceof IntegerType ? bits << unused >> unused : bits << unused >>> unused;
        return this;
    }

    /** Binds the scalar called {@code name}; see {@link #scalar(int, long)}. */
    public HirLaunch scalar(String name, long bits) {
        return scalar(position(name), bits);
    }

    private Type type(int argument) {
        return kernel.argumentTypes().get(argument);
    }

    private int position(String name) {
        for (int i = 0; i < arguments.length; i++) if (kernel.parameterName(i).equals(name)) return i;
        throw new IllegalArgumentException("'" + kernel.functionName() + "' has no argument '" + name + "'");
    }

    /** Runs all workgroups, x fastest, then y, then z. False after a reported error. */
    public boolean run(Diagnostics diagnostics) {
        List<Object> bound = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) {
            Object value = arguments[i];
            if (value != null) bound.add(value);
            else diagnostics.error(kernel.location(), "argument '%s' is not bound", kernel.parameterName(i));
        }
        if (bound.size() < arguments.length) return false;
        for (int z = 0; z < grid[2]; z++) {
            for (int y = 0; y < grid[1]; y++) {
                for (int x = 0; x < grid[0]; x++) if (!run(bound, diagnostics, x, y, z)) return false;
            }
        }
        return true;
    }

    private boolean run(List<Object> bound, Diagnostics diagnostics, int... id) {
        Workgroup group = new Workgroup(id, kernel.workgroupSize(), Arrays.copyOf(grid, 3), waveWidth);
        try {
            group.run(kernel, bound, MAX_STEPS);
            return true;
        } catch (Trap trap) {
            Location at = trap.location();
            Diagnostic error = diagnostics.error(at, "%s", Objects.toString(trap.getMessage(), "trap"));
            HirThread thread = group.running();
            if (thread != null) error.note(at, "in %s", thread);
            return false;
        }
    }
}
