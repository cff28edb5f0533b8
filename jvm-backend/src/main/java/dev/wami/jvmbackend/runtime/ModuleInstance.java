package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.TrapException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An instance of a compiled module. The class that is generated for a module extends this one: it has a field for each
 * memory, table and global, and the dispatch of calls from outside.
 *
 * <p>Used by one thread at a time.
 */
public abstract class ModuleInstance {
    /** By type index. */
    public RuntimeType[] types = {};

    /** By function index; those of the module are made when they are first asked for. */
    private @Nullable FunctionInstance[] functions = {};

    /** By tag index. */
    public TagInstance[] tags = {};

    /** What references are tested for. */
    public RefType[] casts = {};

    /** By data index; empty once dropped. */
    public byte[][] data = {};

    /** By element index; empty once dropped. */
    public @Nullable Object[][] elements = {};

    /** For each function of the module: its type, its shape and its place. */
    private FunctionTable table = FunctionTable.EMPTY;

    private Map<String, Extern> exports = Map.of();

    /** What the function that just returned wants to be called in its place. */
    private @Nullable FunctionInstance tailTarget;

    private @Nullable Object[] tailArguments = {};

    private @Nullable Memory firstMemory;

    /** What functions in pieces may have in arrays at one time, 64 MiB of numbers. */
    private static final int MOST_IN_FRAMES = 8 << 20;

    private int inFrames;

    /** What is left, if the module is metered. */
    private long fuel = Long.MAX_VALUE;

    void prepare(RuntimeType[] types, @Nullable FunctionInstance[] functions, FunctionTable table) {
        this.types = types;
        this.functions = functions;
        this.table = table;
    }

    void export(Map<String, Extern> exports, @Nullable Memory firstMemory) {
        this.exports = exports;
        this.firstMemory = firstMemory;
    }

    /** Gives a metered program so much fuel: it takes a unit for each call of a function and each backward branch. */
    public void setFuel(long units) {
        fuel = units;
    }

    /** The memory with index 0, or null: what functions of the host that take addresses mean. */
    public @Nullable Memory firstMemory() {
        return firstMemory;
    }

    /** What the module exports, in its order. */
    public Map<String, Extern> exports() {
        return exports;
    }

    /**
     * An exported function.
     *
     * @throws IllegalArgumentException if there is none with this name
     */
    public FunctionInstance function(String name) {
        if (exports.get(name) instanceof FunctionInstance function) return function;
        throw new IllegalArgumentException("there is no exported function " + name);
    }

    // ---- called by compiled code, and generated

    /** Ends the program if its thread was interrupted. */
    public static void poll() {
        if (Thread.currentThread().isInterrupted()) throw new Interrupted();
    }

    /** Takes a unit of fuel. */
    public final void burn() {
        if (--fuel < 0) throw new OutOfFuel();
    }

    /** A function in pieces takes so many variables. */
    public final void enterFrame(int size) {
        if (inFrames + size > MOST_IN_FRAMES) throw new TrapException(Trap.CALL_STACK_EXHAUSTED);
        inFrames += size;
    }

    /** It has ended. */
    public final void leaveFrame(int size) {
        inFrames -= size;
    }

    /** The function with an index, as a value. */
    public final FunctionInstance functionAt(int index) {
        FunctionInstance function = functions[index];
        if (function == null) {
            int own = index - table.imported();
            function = FunctionInstance.of(
                    types[table.types()[own]], this, table.shapes()[own], table.places()[own], index);
            functions[index] = function;
        }
        return function;
    }

    /** Asks for a call in place of the function that now returns. */
    public final void tailCall(FunctionInstance target, @Nullable Object[] arguments) {
        tailTarget = target;
        tailArguments = arguments;
    }

    /** Whether the function that just returned asks for a call in its place. */
    public final boolean hasTailCall() {
        return tailTarget != null;
    }

    /** Makes the calls that are asked for, one after the other, and gives the results of the last. */
    public final @Nullable Object[] finishTailCalls() {
        ModuleInstance at = this;
        while (true) {
            FunctionInstance target = at.tailTarget;
            @Nullable Object[] arguments = at.tailArguments;
            if (target == null) throw new IllegalStateException("no tail call");
            at.tailTarget = null;
            @Nullable Object[] results = target.step(at, arguments);
            ModuleInstance next = target.instance();
            if (next == null || next.tailTarget == null) return results;
            at = next;
        }
    }

    final @Nullable Object[] step(int index, int shape, int place, @Nullable Object[] arguments) {
        return table.hasTailCalls(index) ? invokeBody(index, arguments) : invoke(shape, place, arguments);
    }

    /** Takes over memories, tables and globals: {@link GlobalCell}s, and the boxes of globals that nobody else sees. */
    public abstract void bind(Memory[] memories, Table[] tables, Object[] globals);

    /** Calls a function by its shape and place. */
    public abstract Object[] invoke(int shape, int place, Object[] arguments);

    /** Runs a function with tail calls up to its end or the first of them. */
    public abstract Object[] invokeBody(int index, Object[] arguments);
}
