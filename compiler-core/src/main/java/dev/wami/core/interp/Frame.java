package dev.wami.core.interp;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One activation of a function: the values computed so far and the regions being executed.
 *
 * <p>A value is represented by its type: integers of up to 64 bits and {@code index} as {@link Long} (sign-extended
 * from their width), wider ones as {@link BigInteger}, floats as {@link Long} with their bits (zero-extended), memrefs
 * as {@link MemRefValue}, vectors as {@code Object[]} of element values in row-major order, complex numbers as
 * {@code Object[]} of the real and the imaginary part, everything else as its dialect likes.
 */
public final class Frame {
    private final Interpreter machine;
    private final Map<Value, Object> values = new IdentityHashMap<>();
    final List<Operation> entered = new ArrayList<>();
    final @Nullable Operation caller;
    private final List<Runnable> atReturn = new ArrayList<>(0);

    // what the last step needs
    @Nullable
    Block target;

    @Nullable
    Region region;

    List<Object> passed = List.of();

    @Nullable
    Operation callee;

    @Nullable
    Trap trap;

    @Nullable
    Coroutine coroutine;

    /** The kind of suspension that happens. */
    @Nullable
    Object kind;

    /** The kinds of suspension that a resumed coroutine may end with for the current operation. */
    @Nullable
    Collection<?> kinds;

    /** Whether what is sent to a coroutine is an exception that its suspension raises. */
    boolean raising;

    /**
     * On the outermost activation of a running coroutine: the kinds of suspension that whoever resumed it waits for.
     */
    @Nullable
    Collection<?> awaited;

    Operation current;

    Frame(Interpreter machine, @Nullable Operation caller, Operation start) {
        this.machine = machine;
        this.caller = caller;
        this.current = start;
    }

    public Interpreter machine() {
        return machine;
    }

    // ---- reading values

    public Object get(Value v) {
        Object o = values.get(v);
        if (o == null) throw new IllegalStateException("value without a definition in " + v.definedBy());
        return o;
    }

    /** An integer of up to 64 bits or {@code index}, sign-extended; or a float's bits. */
    public long getLong(Value v) {
        Object o = get(v);
        if (o == Poison.VALUE) throw poisonIsUsed();
        return (Long) o;
    }

    /** What to throw where the current operation needs to know a value that is {@link Poison}. */
    public Trap poisonIsUsed() {
        return new Trap("poison is used: its value is needed here", current.location());
    }

    /** An integer zero-extended from its width ({@code index} from the machine's index width). */
    public long getUnsigned(Value v) {
        int shift = 64 - machine.width(v.type());
        return shift == 64 ? 0 : getLong(v) << shift >>> shift;
    }

    public boolean getBool(Value v) {
        return getLong(v) != 0;
    }

    /** A float as a double. */
    public double getDouble(Value v) {
        return FloatFormat.decode((FloatType) v.type(), getLong(v));
    }

    public MemRefValue memref(Value v) {
        Object o = get(v);
        if (o == Poison.VALUE) throw poisonIsUsed();
        return (MemRefValue) o;
    }

    public List<Object> getAll(List<? extends Value> vs) {
        List<Object> out = new ArrayList<>(vs.size());
        for (Value v : vs) out.add(get(v));
        return out;
    }

    /** Integers or indices, sign-extended. */
    public long[] longs(List<? extends Value> vs) {
        long[] out = new long[vs.size()];
        for (int i = 0; i < out.length; i++) out[i] = getLong(vs.get(i));
        return out;
    }

    // ---- writing values

    public Step put(Value result, Object value) {
        values.put(result, value);
        return Step.NEXT;
    }

    /** An integer or {@code index}, wrapped to the width of {@code result}'s type; or a float's bits. */
    public Step put(Value result, long value) {
        return put(result, (Object) machine.wrap(result.type(), value));
    }

    /** A float, rounded to {@code result}'s type. */
    public Step putDouble(Value result, double value) {
        return put(result, (Object) FloatFormat.encode((FloatType) result.type(), value));
    }

    /** The value that a constant of {@code type} denotes. */
    public static Object valueOf(Attribute a) {
        if (a instanceof IntegerAttr i) return i.wide() != null ? i.wide() : (Object) signed(i);
        if (a instanceof FloatAttr f) return f.bits();
        if (a instanceof DenseElementsAttr d) {
            Object[] out = new Object[elementCount(d.count())];
            for (int i = 0; i < out.length; i++) out[i] = valueOf(d, i);
            return out;
        }
        throw new IllegalArgumentException("no value for " + a);
    }

    /** Element {@code i} of {@code elements}, which are no strings. */
    public static Object valueOf(DenseElementsAttr elements, long i) {
        if (!(elements.type().element() instanceof ComplexType)) return valueOf(elements.number(i));
        return new Object[] {valueOf(elements.number(2 * i)), valueOf(elements.number(2 * i + 1))};
    }

    private static Long signed(IntegerAttr i) {
        int shift = 64 - i.width();
        return shift == 64 ? 0L : i.value() << shift >> shift;
    }

    // ---- what happens next

    /** Sets the results of the current operation and goes on. */
    public Step finish(List<?> results) {
        for (int i = 0; i < results.size(); i++) values.put(current.result(i), results.get(i));
        return Step.NEXT;
    }

    public Step branch(Block to, List<Object> arguments) {
        target = to;
        passed = arguments;
        return Step.BRANCH;
    }

    /** Executes {@code r}, a region of the current operation. */
    public Step enter(Region r, List<Object> arguments) {
        region = r;
        passed = arguments;
        return Step.ENTER;
    }

    /** Leaves the current region. */
    public Step leave(List<Object> results) {
        passed = results;
        return Step.LEAVE;
    }

    public Step call(Operation function, List<Object> arguments) {
        callee = function;
        passed = arguments;
        return Step.CALL;
    }

    /** Leaves the function and calls another, which returns to this one's caller. */
    public Step tailCall(Operation function, List<Object> arguments) {
        callee = function;
        passed = arguments;
        return Step.TAIL_CALL;
    }

    public Step returnValues(List<Object> results) {
        passed = results;
        return Step.RETURN;
    }

    /**
     * Runs {@code coroutine}, whose suspension of {@code kind} the current operation, a {@link Resuming}, waits for.
     *
     * @param sent the results of the suspension that is ended, or the arguments of the function that begins
     */
    public Step resume(Coroutine coroutine, Object kind, List<Object> sent) {
        return resumeUntil(coroutine, List.of(kind), sent);
    }

    /** Runs {@code coroutine}, whose suspensions of one of {@code kinds} the current operation waits for. */
    public Step resumeUntil(Coroutine coroutine, Collection<?> kinds, List<Object> sent) {
        this.coroutine = coroutine;
        this.kinds = kinds;
        raising = false;
        passed = sent;
        return Step.RESUME;
    }

    /** The same, but where the coroutine was suspended, or has not begun, {@code exception} is raised. */
    public Step resumeRaising(Coroutine coroutine, Collection<?> kinds, Object exception) {
        resumeUntil(coroutine, kinds, List.of(exception));
        raising = true;
        return Step.RESUME;
    }

    /**
     * Passes {@code values} and control to the innermost operation that waits for suspensions of an equal {@code kind}.
     * When this activation is resumed, the results of the current operation are what is sent.
     */
    public Step suspend(Object kind, List<Object> values) {
        this.kind = kind;
        passed = values;
        return Step.SUSPEND;
    }

    /** Leaves regions and functions with {@code exception} up to an {@link Unwinding} operation that takes it. */
    public Step raise(Object exception) {
        passed = List.of(exception);
        return Step.THROW;
    }

    public Step trap(String message) {
        trap = new Trap(message, current.location());
        return Step.TRAP;
    }

    /**
     * Leaves the innermost {@link Catching} operation of this activation, or the activation if one called it; else
     * traps.
     */
    public Step fail(String message) {
        for (int i = entered.size() - 1; i >= 0; i--) {
            if (!(entered.get(i) instanceof Catching c)) continue;
            current = entered.get(i);
            entered.subList(i, entered.size()).clear();
            return finish(c.failed());
        }
        return caller instanceof Catching c ? returnValues(c.failed()) : trap(message);
    }

    /** Runs {@code action} when the function returns (stack allocations end). */
    public void atReturn(Runnable action) {
        atReturn.add(action);
    }

    void returned() {
        for (Runnable r : atReturn) r.run();
    }

    void bind(Block block, List<Object> arguments) {
        for (int i = 0; i < block.argumentCount(); i++) values.put(block.argument(i), arguments.get(i));
    }

    /** {@code count}, the number of elements of a value; a trap where it is 2^31 or more. */
    public static int elementCount(long count) {
        if (count < 0 || count > Integer.MAX_VALUE) throw new TooManyElements(count);
        return (int) count;
    }

    /** {@link Poison} of {@code type}: of a vector, each element. */
    public static Object poison(Type type) {
        if (!(type instanceof VectorType v) || v.scalable() != 0) return Poison.VALUE;
        Object[] elements = new Object[elementCount(v.shape().elementCount())];
        Arrays.fill(elements, Poison.VALUE);
        return elements;
    }

    /** The zero of {@code type}: what an undefined value is taken to be. */
    public static Object zero(Type type) {
        if (type instanceof VectorType v && v.scalable() == 0) {
            Object[] zeros = new Object[elementCount(v.shape().elementCount())];
            Arrays.fill(zeros, zero(v.element()));
            return zeros;
        }
        if (type instanceof ComplexType c) return new Object[] {zero(c.element()), zero(c.element())};
        return type instanceof IntegerType i && i.width() > 64 ? BigInteger.ZERO : (Object) 0L;
    }
}
