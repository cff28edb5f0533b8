package dev.wami.core.interp;

import static java.util.Objects.requireNonNull;

import dev.wami.core.dialect.builtin.UnrealizedConversionCastOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Executes a module by what its operations say they mean ({@link Evaluable}), over an explicit stack of frames: neither
 * loops nor calls recurse in Java, and an activation can be suspended.
 */
public final class Interpreter {
    /** How many operations are executed, in some microseconds, before {@link #stopWhen} is asked again. */
    private static final int STEPS_BETWEEN_LOOKS = 256;

    private final Addresses addresses = new Addresses();
    private final Operation module;
    private final int indexBits;
    private final HostFunctions host;
    private final long maxSteps;
    private final int maxDepth;
    private final SymbolTables symbols = new SymbolTables();
    private final Map<Object, Object> globals = new HashMap<>();
    private final Deque<Frame> stack = new ArrayDeque<>();
    private long steps;
    private @Nullable Consumer<Operation> observer;
    private @Nullable BooleanSupplier stop;

    /**
     * @param module the symbol table that calls refer to
     * @param indexBits width of {@code index}: 32 or 64
     * @param maxSteps how many operations may be executed before the run is stopped with a {@link Trap}
     * @param maxDepth how many calls may be active
     */
    public Interpreter(Operation module, int indexBits, HostFunctions host, long maxSteps, int maxDepth) {
        this.module = module;
        this.indexBits = indexBits;
        this.host = host;
        this.maxSteps = maxSteps;
        this.maxDepth = maxDepth;
    }

    /** Runs {@code module} with no limit on steps and 10,000 active calls at most. */
    public Interpreter(Operation module, int indexBits, HostFunctions host) {
        this(module, indexBits, host, Long.MAX_VALUE, 10_000);
    }

    public Operation module() {
        return module;
    }

    public int indexBits() {
        return indexBits;
    }

    public SymbolTables symbols() {
        return symbols;
    }

    /** State of the run that a dialect keeps under a key of its own, such as the buffer of a global. */
    public Map<Object, Object> globals() {
        return globals;
    }

    /** How many operations were executed so far. */
    public long steps() {
        return steps;
    }

    /** From now on {@code observer} is told of each operation before it is executed: for coverage and traces. */
    public void observe(Consumer<Operation> observer) {
        this.observer = observer;
    }

    /** From now on the run ends with {@link Stopped} soon after {@code stop} has become true. */
    public void stopWhen(BooleanSupplier stop) {
        this.stop = stop;
    }

    /** Width in bits of an integer, {@code index} or float type. */
    public int width(Type t) {
        if (t instanceof IntegerType i) return i.width();
        return t instanceof FloatType f ? f.width() : indexBits;
    }

    /**
     * Bytes of an element in memory: the least power of two that holds its width, up to 8, or of an integer a multiple
     * of 16; both parts of a complex number; else 0.
     */
    public int bytes(Type t) {
        if (t instanceof ComplexType c) return 2 * bytes(c.element());
        boolean scalar = t instanceof IntegerType || t instanceof FloatType || t == IndexType.INDEX;
        if (t instanceof IntegerType i && i.width() > 64) return (i.width() + 127) / 128 * 16;
        int bytes = 1;
        while (scalar && 8 * bytes < width(t)) bytes *= 2;
        return scalar && bytes <= 8 ? bytes : 0;
    }

    /** A number that stands for the address of the first element: the same for the same memory, else another one. */
    public long addressOf(Buffer buffer) {
        return buffer.addressIn(addresses);
    }

    /** {@code value} sign-extended from the width of {@code t}; a float's bits stay as they are. */
    public long wrap(Type t, long value) {
        if (t instanceof FloatType) return value;
        int shift = 64 - width(t);
        return shift == 64 ? 0 : shift < 0 ? value : value << shift >> shift;
    }

    /**
     * Calls the function named {@code name} with values as {@link Frame} describes them and gives its results.
     *
     * @throws Trap if the program traps, exceeds a limit or calls something unknown
     */
    public List<Object> call(String name, List<?> arguments) {
        Operation function = symbols.lookup(module, SymbolRef.of(name));
        if (function == null) throw new Trap("no function @" + name, module.location());
        return call(function, arguments);
    }

    /** Calls {@code function}; see {@link #call(String, List)}. */
    public List<Object> call(Operation function, List<?> arguments) {
        Deque<Frame> outer = new ArrayDeque<>(stack);
        stack.clear();
        try {
            List<Object> immediate = push(null, function, List.copyOf(arguments));
            List<Object> results = immediate != null ? immediate : run();
            if (results != null) return known(results, function);
            throw new Trap("nothing resumes what waits here", awaiting().location());
        } finally {
            stack.clear();
            stack.addAll(outer);
        }
    }

    /** {@code values}, which leave the program; what is not known cannot. */
    private static List<Object> known(List<Object> values, Operation at) {
        for (Object o : values) if (Poison.isIn(o)) throw new Trap("poison leaves the program", at.location());
        return values;
    }

    /**
     * Calls {@code function} up to its end or to the first operation that awaits something: then the result is null,
     * {@link #awaiting} is that operation and {@link #proceed} goes on after it. A machine has one such run at a time.
     */
    public @Nullable List<Object> start(Operation function, List<?> arguments) {
        stack.clear();
        List<Object> immediate = push(null, function, List.copyOf(arguments));
        return immediate != null ? immediate : run();
    }

    /** The operation at which the run that {@link #start} began stands. */
    public Operation awaiting() {
        return stack.element().current;
    }

    /** Goes on after {@link #awaiting}, whose results are {@code results}, as far as {@link #start} would. */
    public @Nullable List<Object> proceed(List<?> results) {
        Frame frame = stack.element();
        List<Object> finished = follow(frame, frame.finish(results));
        return finished != null ? finished : run();
    }

    /** Starts a function; a host function has run already and gives its results. */
    private @Nullable List<Object> push(@Nullable Operation caller, Operation function, List<Object> arguments) {
        Region body = function instanceof CallableLike c ? c.callableRegion() : null;
        if (body == null) {
            List<Object> results = host.call(function, known(arguments, caller == null ? function : caller), this);
            if (results == null) {
                throw new Trap("call of unknown function " + describe(function), where(caller, function));
            }
            return results;
        }
        if (stack.size() >= maxDepth) throw new Trap("call stack exhausted", where(caller, function));
        Block entry = body.entry();
        Frame frame = new Frame(this, caller, entry.requiredTerminator());
        frame.bind(entry, arguments);
        frame.current = firstOf(entry);
        stack.push(frame);
        return null;
    }

    private static dev.wami.core.ir.Location where(@Nullable Operation caller, Operation function) {
        return caller == null ? function.location() : caller.location();
    }

    private static String describe(Operation function) {
        return function instanceof dev.wami.core.ir.trait.Symbol s ? "@" + s.symbolName() : function.name();
    }

    private static Operation firstOf(Block block) {
        Operation first = block.first();
        if (first == null) throw new IllegalStateException("empty block");
        return first;
    }

    /** The results of the outermost function, or null where it awaits something. */
    private @Nullable List<Object> run() {
        while (true) {
            Frame f = stack.element();
            Operation op = f.current;
            if (++steps > maxSteps) throw new Trap("step limit exceeded", op.location());
            if (observer != null) observer.accept(op);
            if (stop != null && steps % STEPS_BETWEEN_LOOKS == 0 && stop.getAsBoolean()) {
                throw new Stopped(op.location());
            }
            Step step = step(op, f);
            if (step == Step.AWAIT) return null;
            List<Object> finished = follow(f, step);
            if (finished != null) return finished;
        }
    }

    private static Step step(Operation op, Frame f) {
        if (op instanceof Evaluable e) return evaluate(e, op, f);
        if (op instanceof UnrealizedConversionCastOp cast && TypeCast.isKnown(cast)) return TypeCast.evaluate(cast, f);
        throw new Trap("'" + op.name() + "' cannot be interpreted", op.location());
    }

    /** Operations that compute with what they take for numbers need not look for poison each for itself. */
    private static Step evaluate(Evaluable e, Operation op, Frame f) {
        try {
            return e.evaluate(f);
        } catch (ClassCastException wrong) {
            for (int i = 0; i < op.operandCount(); i++) if (Poison.isIn(f.get(op.operand(i)))) throw f.poisonIsUsed();
            throw wrong;
        } catch (TooManyElements tooMany) {
            throw new Trap(tooMany.trap(), op.location());
        }
    }

    /** Does what {@code step} says; the results of the outermost function, or null if there is more to do. */
    private @Nullable List<Object> follow(Frame f, Step first) {
        Step step = first;
        while (true) {
            switch (step) {
                case NEXT -> {
                    Operation next = f.current.next();
                    if (next != null) {
                        f.current = next;
                        return null;
                    }
                    // a block without terminator ends its region
                    f.passed = List.of();
                    step = Step.LEAVE;
                }
                case BRANCH -> {
                    Block target = requireNonNull(f.target);
                    f.bind(target, f.passed);
                    f.current = firstOf(target);
                    return null;
                }
                case ENTER -> {
                    Region region = requireNonNull(f.region);
                    Block entry = region.entry();
                    f.bind(entry, f.passed);
                    f.entered.add(f.current);
                    if (entry.first() != null) {
                        f.current = firstOf(entry);
                        return null;
                    }
                    f.passed = List.of();
                    step = leave(f, region);
                }
                case LEAVE -> step = leave(f, f.current.parentRegion());
                case CALL -> {
                    List<Object> results = push(f.current, requireNonNull(f.callee), f.passed);
                    if (results == null) return null;
                    step = f.finish(results);
                }
                case TAIL_CALL, RETURN -> {
                    f.returned();
                    stack.pop();
                    List<Object> results = step == Step.RETURN ? f.passed : replace(f);
                    if (results == null) return null;
                    if (f.caller == null) return results;
                    boolean ended = f.awaited != null;
                    f = stack.element();
                    step = ended ? resuming(f).ended(f, results) : f.finish(results);
                }
                case RESUME -> {
                    Frame resumer = f;
                    List<Object> results = resume(f);
                    f = stack.element();
                    if (results == null) return null;
                    if (resumer.raising) step = f.raise(results.get(0));
                    else step = f == resumer ? resuming(f).ended(f, results) : f.finish(results);
                }
                case SUSPEND -> {
                    Coroutine rest = suspend(f);
                    List<Object> values = f.passed;
                    f = stack.element();
                    step = resuming(f).suspended(f, rest, values);
                }
                case THROW -> {
                    Object exception = f.passed.get(0);
                    Operation at = f.current;
                    Step caught = null;
                    while (caught == null) {
                        caught = unwind(f, exception);
                        if (caught != null) break;
                        f.returned();
                        stack.pop();
                        if (stack.isEmpty()) throw new Trap("an exception that nothing catches", at.location());
                        f = stack.element();
                    }
                    step = caught;
                }
                case TRAP -> throw requireNonNull(f.trap);
                case AWAIT -> throw new IllegalStateException("only an operation awaits, not the end of a region");
            }
        }
    }

    /** Starts what {@code f}, which has ended, calls in its place; a host function has run and gives its results. */
    private @Nullable List<Object> replace(Frame f) {
        List<Object> results = push(f.caller, requireNonNull(f.callee), f.passed);
        if (results == null) stack.element().awaited = f.awaited;
        return results;
    }

    /** Leaves the regions of an activation up to an operation that takes the exception; null if none does. */
    private static @Nullable Step unwind(Frame f, Object exception) {
        while (!f.entered.isEmpty()) {
            f.current = f.entered.remove(f.entered.size() - 1);
            Step step = f.current instanceof Unwinding u ? u.unwound(f, exception) : null;
            if (step != null) return step;
        }
        return null;
    }

    private static Resuming resuming(Frame f) {
        return (Resuming) f.current;
    }

    /**
     * Puts a coroutine on top of {@code f}. Null if its function begins; else the results of the operation that the
     * innermost activation continues after: of the suspension, or of the host function that was the whole coroutine; or
     * the exception that is raised there.
     */
    private @Nullable List<Object> resume(Frame f) {
        Coroutine c = requireNonNull(f.coroutine);
        if (!c.spend()) throw new Trap("continuation already consumed", f.current.location());
        if (c.function != null) {
            if (f.raising) return f.passed;
            List<Object> results = push(f.current, c.function, f.passed);
            if (results == null) stack.element().awaited = f.kinds;
            return results;
        }
        if (stack.size() + c.frames.size() > maxDepth) throw new Trap("call stack exhausted", f.current.location());
        c.frames.get(0).awaited = f.kinds;
        for (Frame activation : c.frames) stack.push(activation);
        return f.passed;
    }

    /** Takes the activations from the stack up to the one whose resumer waits for a suspension like {@code f}'s. */
    private Coroutine suspend(Frame f) {
        int depth = 0;
        boolean found = false;
        for (Frame activation : stack) {
            depth++;
            found = activation.awaited != null && activation.awaited.contains(requireNonNull(f.kind));
            if (found) break;
        }
        if (!found) throw new Trap("suspend outside a coroutine", f.current.location());
        Frame[] taken = new Frame[depth];
        for (int i = depth - 1; i >= 0; i--) taken[i] = stack.pop();
        return new Coroutine(List.of(taken));
    }

    private static Step leave(Frame f, @Nullable Region region) {
        if (f.entered.isEmpty() || region == null) {
            throw new IllegalStateException("left a region that was not entered");
        }
        Operation parent = f.entered.remove(f.entered.size() - 1);
        f.current = parent;
        return ((RegionEvaluable) parent).leave(f, region, f.passed);
    }
}
