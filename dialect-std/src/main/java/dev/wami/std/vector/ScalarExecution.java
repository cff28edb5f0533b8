package dev.wami.std.vector;

import dev.wami.core.interp.Buffer;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Poison;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.Floats;
import dev.wami.std.arith.Ints;
import dev.wami.std.func.FuncOp;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Executes scalars in the reference interpreter, represented as {@link Frame} does. */
final class ScalarExecution implements Scalars<Object> {
    private final Frame frame;
    private final Location location;

    ScalarExecution(Frame frame, Location location) {
        this.frame = frame;
        this.location = location;
    }

    private Interpreter machine() {
        return frame.machine();
    }

    // ---- operands and results

    @Override
    public List<Object> elements(Value operand) {
        Object value = frame.get(operand);
        return value instanceof Object[] vector ? Arrays.asList(vector) : List.of(value);
    }

    @Override
    public void define(Value result, List<Object> elements) {
        boolean vector = result.type() instanceof VectorType;
        frame.put(result, vector ? elements.toArray() : elements.get(0));
    }

    // ---- numbers

    @Override
    public Object constant(TypedAttr value) {
        return Frame.valueOf(value);
    }

    @Override
    public Object poison(Type type) {
        return Poison.VALUE;
    }

    @Override
    public Object extend(Object value, Type from, Type to) {
        if (from.equals(to) || value == Poison.VALUE) return value;
        if (from instanceof FloatType f && to instanceof FloatType t) {
            return Floats.encode(t, FloatFormat.decode(f, (Long) value));
        }
        boolean unsigned = from == IndexType.INDEX || from instanceof IntegerType i && i.isUnsigned();
        int width = machine().width(from);
        BigInteger number = unsigned ? Ints.unsigned(Ints.big(value), width) : Ints.big(value);
        return Ints.value(number, machine().width(to));
    }

    @Override
    public Object combine(CombiningKind kind, Type type, Object a, Object b) {
        if (a == Poison.VALUE || b == Poison.VALUE) return Poison.VALUE;
        if (type instanceof FloatType f) {
            if (!FloatFormat.supports(f)) throw new Trap("arithmetic on " + f + " cannot be interpreted", location);
            return combineFloats(kind, f, (Long) a, (Long) b);
        }
        int width = machine().width(type);
        return Ints.value(combineIntegers(kind, width, Ints.big(a), Ints.big(b)), width);
    }

    private static BigInteger combineIntegers(CombiningKind kind, int width, BigInteger a, BigInteger b) {
        boolean unsignedLess = Ints.compareUnsigned(a, b, width) < 0;
        return switch (kind) {
            case ADD -> a.add(b);
            case MUL -> a.multiply(b);
            case AND -> a.and(b);
            case OR -> a.or(b);
            case XOR -> a.xor(b);
            case MINSI -> a.min(b);
            case MAXSI -> a.max(b);
            case MINUI -> unsignedLess ? a : b;
            case MAXUI -> unsignedLess ? b : a;
            case MINNUMF, MAXNUMF, MINIMUMF, MAXIMUMF -> throw new IllegalStateException("not of integers");
        };
    }

    private static Object combineFloats(CombiningKind kind, FloatType type, long x, long y) {
        boolean number = kind == CombiningKind.MINNUMF || kind == CombiningKind.MAXNUMF;
        Long ofNaN = Floats.ofNaN(type, x, y, number);
        if (ofNaN != null) return ofNaN;
        double a = FloatFormat.decode(type, x);
        double b = FloatFormat.decode(type, y);
        return Floats.encode(
                type,
                switch (kind) {
                    case ADD -> a + b;
                    case MUL -> a * b;
                    case MINNUMF, MINIMUMF -> Math.min(a, b);
                    case MAXNUMF, MAXIMUMF -> Math.max(a, b);
                    default -> throw new IllegalStateException("not of floats");
                });
    }

    @Override
    public Object fma(FloatType type, Object a, Object b, Object c) {
        if (a == Poison.VALUE || b == Poison.VALUE || c == Poison.VALUE) return Poison.VALUE;
        for (Object x : List.of(a, b, c)) if (Floats.isNaN(type, (Long) x)) return Floats.quiet(type, (Long) x);
        return Floats.encode(type, Floats.fma(type, decode(type, a), decode(type, b), decode(type, c)));
    }

    private static double decode(FloatType type, Object bits) {
        return FloatFormat.decode(type, (Long) bits);
    }

    @Override
    public Object select(Object condition, Object ifTrue, Object ifFalse) {
        if (condition == Poison.VALUE) return condition;
        return isTrue(condition) ? ifTrue : ifFalse;
    }

    private boolean isTrue(Object condition) {
        return number(condition) != 0;
    }

    /** What must be known. */
    private long number(Object value) {
        if (value == Poison.VALUE) throw frame.poisonIsUsed();
        return (Long) value;
    }

    @Override
    public Object and(Object a, Object b) {
        return (Long) a & (Long) b;
    }

    @Override
    public Object plus(Object a, Object b) {
        return machine().wrap(IndexType.INDEX, (Long) a + (Long) b);
    }

    @Override
    public Object times(Object a, Object b) {
        return machine().wrap(IndexType.INDEX, (Long) a * (Long) b);
    }

    @Override
    public Object isLess(Object a, Object b) {
        return (Long) a < (Long) b ? -1L : 0L;
    }

    @Override
    public Object toIndex(Object value, Type type) {
        return machine().wrap(IndexType.INDEX, Ints.big(value).longValue());
    }

    @Override
    public List<Object> bitcast(List<Object> elements, Type from, Type to) {
        if (Poison.isIn(elements.toArray())) {
            return Collections.nCopies(elements.size() * width(from) / width(to), Poison.VALUE);
        }
        int in = width(from);
        int out = width(to);
        BigInteger all = BigInteger.ZERO;
        for (int i = elements.size() - 1; i >= 0; i--) {
            all = all.shiftLeft(in).or(Ints.unsigned(Ints.big(elements.get(i)), in));
        }
        List<Object> result = new ArrayList<>();
        for (int bits = in * elements.size(); bits > 0; bits -= out) {
            result.add(
                    to instanceof FloatType ? (Object) Ints.unsigned(all, out).longValue() : Ints.value(all, out));
            all = all.shiftRight(out);
        }
        return result;
    }

    private int width(Type type) {
        return machine().width(type);
    }

    // ---- elements by number

    @Override
    public List<Object> slice(List<Object> elements, Object start, int count) {
        long from = number(start);
        if (from >= 0 && from + count <= elements.size()) return elements.subList((int) from, (int) from + count);
        throw new Trap("element " + from + " of a vector of " + elements.size(), location);
    }

    @Override
    public List<Object> withSlice(List<Object> elements, Object start, List<Object> part) {
        slice(elements, start, part.size());
        List<Object> out = new ArrayList<>(elements);
        for (int i = 0; i < part.size(); i++) out.set((int) (long) (Long) start + i, part.get(i));
        return out;
    }

    // ---- control

    @Override
    public void ifTrue(Object condition, Runnable then) {
        if (isTrue(condition)) then.run();
    }

    @Override
    public List<Object> ifElse(
            Object condition, List<Type> types, Supplier<List<Object>> then, Supplier<List<Object>> otherwise) {
        return isTrue(condition) ? then.get() : otherwise.get();
    }

    // ---- memory

    @Override
    public List<Object> load(Value memref, List<Object> indices) {
        MemRefValue memory = frame.memref(memref);
        Object element = memory.buffer().get(position(memory, indices));
        return element instanceof Object[] vector ? Arrays.asList(vector) : List.of(element);
    }

    @Override
    public void store(List<Object> element, Value memref, List<Object> indices) {
        MemRefValue memory = frame.memref(memref);
        boolean vector = memory.element() instanceof VectorType;
        memory.buffer().set(position(memory, indices), vector ? element.toArray() : element.get(0));
    }

    private int position(MemRefValue memory, List<Object> indices) {
        long[] at = indices.stream().mapToLong(this::number).toArray();
        String violation = memory.violation(at);
        if (violation != null) throw new Trap(violation, location);
        return memory.position(at);
    }

    @Override
    public Object dim(Value memref, int dimension) {
        return frame.memref(memref).sizes()[dimension];
    }

    // ---- output

    @Override
    public void call(String name, @Nullable Type type, @Nullable Object argument) {
        boolean plain = type == null || argument == null;
        FunctionType signature = new FunctionType(plain ? List.of() : List.of(type), List.of());
        machine()
                .call(
                        FuncOp.declare(location, name, signature),
                        plain ? List.of() : Collections.singletonList(argument));
    }

    /** The text is passed by its address, ended by a zero. */
    @Override
    public void print(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Buffer buffer = new Buffer(IntegerType.I8, bytes.length + 1);
        for (int i = 0; i < bytes.length; i++) buffer.set(i, (long) bytes[i]);
        call("printString", IntegerType.I32, MemRefValue.contiguous(buffer, IntegerType.I8, bytes.length + 1));
    }
}
