package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.TrapException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A function as a value: what a {@code funcref} is. That of a module names the function by the shape of its calls and
 * its place among the functions of that shape, which is what the module's generated dispatch wants.
 */
public final class FunctionInstance implements Extern {
    private final RuntimeType type;
    private final @Nullable ModuleInstance instance;
    private final @Nullable HostFunction host;
    private final int shape;
    private final int place;
    private final int index;

    private FunctionInstance(
            RuntimeType type,
            @Nullable ModuleInstance instance,
            @Nullable HostFunction host,
            int shape,
            int place,
            int index) {
        this.type = type;
        this.instance = instance;
        this.host = host;
        this.shape = shape;
        this.place = place;
        this.index = index;
    }

    /** A function of the host. */
    public static FunctionInstance host(FuncType type, HostFunction body) {
        return new FunctionInstance(RuntimeType.of(type), null, body, 0, 0, 0);
    }

    static FunctionInstance of(RuntimeType type, ModuleInstance instance, int shape, int place, int index) {
        return new FunctionInstance(type, instance, null, shape, place, index);
    }

    /** Its type. */
    public RuntimeType type() {
        return type;
    }

    /** The instance whose function it is, or null if it is the host's. Called by compiled code. */
    public @Nullable ModuleInstance instance() {
        return instance;
    }

    /** The place among the functions of its shape. Called by compiled code. */
    public int place() {
        return place;
    }

    /** {@code call_ref}: the function, if it is one. Called by compiled code. */
    public static FunctionInstance nonNull(@Nullable Object reference) {
        if (reference == null) throw new TrapException(Trap.NULL_FUNCTION_REFERENCE);
        return (FunctionInstance) reference;
    }

    /**
     * Calls the function from outside.
     *
     * @param arguments one box per parameter, as {@link HostFunction} says
     * @return the results, likewise
     * @throws TrapException if it traps
     * @throws WasmException if the program throws one
     */
    public @Nullable Object[] invoke(@Nullable Object... arguments) {
        try {
            return call(null, arguments);
        } catch (RuntimeException | StackOverflowError thrown) {
            throw Traps.leaving(thrown);
        }
    }

    /** The same from inside of a program. Called by compiled code, and for tail calls. */
    public @Nullable Object[] call(@Nullable ModuleInstance caller, @Nullable Object[] arguments) {
        if (instance != null) return instance.invoke(shape, place, arguments);
        try {
            return Objects.requireNonNull(host).call(caller, arguments);
        } catch (TrapException | WasmException | HostFailure | Interrupted | OutOfFuel meant) {
            throw meant;
        } catch (RuntimeException failure) {
            throw new HostFailure(failure);
        }
    }

    /** Runs the function up to its end or its next tail call. */
    @Nullable
    Object[] step(@Nullable ModuleInstance caller, @Nullable Object[] arguments) {
        return instance != null ? instance.step(index, shape, place, arguments) : call(caller, arguments);
    }
}
