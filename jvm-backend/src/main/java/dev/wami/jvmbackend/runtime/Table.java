package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.TrapException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A table of references. Indices and counts are unsigned numbers that were extended to 64 bits. */
public final class Table implements Extern {
    /** More is refused, as growing must fail some time. */
    private static final long MOST = 1L << 27;

    private @Nullable Object[] elements;
    private final TableType type;

    /**
     * A table of its least size.
     *
     * @param type with canonical numbers
     * @param initial its elements
     * @throws UnsupportedOperationException if that is more than an array holds
     */
    public Table(TableType type, @Nullable Object initial) {
        this.type = type;
        long size = type.limits().min();
        if (Long.compareUnsigned(size, MOST) > 0) {
            throw new UnsupportedOperationException("a table of " + Long.toUnsignedString(size) + " elements");
        }
        elements = new Object[(int) size];
        if (initial != null) Arrays.fill(elements, initial);
    }

    /** The type that it was made with; its present size may be greater. */
    public TableType type() {
        return type;
    }

    /** {@code table.size}. */
    public int size() {
        return elements.length;
    }

    /** {@code table.get}. */
    public static @Nullable Object get(long index, Table table) {
        if (index < 0 || index >= table.elements.length) throw Traps.tableOutOfBounds();
        return table.elements[(int) index];
    }

    /** {@code table.set}. */
    public static void set(long index, @Nullable Object value, Table table) {
        if (index < 0 || index >= table.elements.length) throw Traps.tableOutOfBounds();
        table.elements[(int) index] = value;
    }

    /** What {@code call_indirect} calls through a 32-bit index. */
    public static FunctionInstance callee(int index, Table table, RuntimeType expected) {
        @Nullable Object[] elements = table.elements;
        if (Integer.compareUnsigned(index, elements.length) >= 0) throw new TrapException(Trap.UNDEFINED_ELEMENT);
        FunctionInstance function = (FunctionInstance) elements[index];
        if (function == null) throw new TrapException(Trap.UNINITIALIZED_ELEMENT);
        if (function.type() != expected && !function.type().isSubtypeOf(expected)) {
            throw new TrapException(Trap.INDIRECT_CALL_TYPE_MISMATCH);
        }
        return function;
    }

    /** The same through a 64-bit index. */
    public static FunctionInstance callee(long index, Table table, RuntimeType expected) {
        // -1 is beyond every table
        return callee(index >= 0 && index < table.elements.length ? (int) index : -1, table, expected);
    }

    /** {@code table.grow}: the size before, or -1 if it cannot grow so much. */
    public static long grow(@Nullable Object value, long delta, Table table) {
        int before = table.elements.length;
        long most = MOST;
        if (table.type.limits().max().isPresent()) {
            long limit = table.type.limits().max().getAsLong();
            if (Long.compareUnsigned(limit, most) < 0) most = limit;
        }
        if (delta < 0 || delta > most - before) return -1;
        try {
            table.elements = Arrays.copyOf(table.elements, (int) (before + delta));
        } catch (OutOfMemoryError none) {
            return -1;
        }
        if (value != null) Arrays.fill(table.elements, before, table.elements.length, value);
        return before;
    }

    /** {@code table.fill}. */
    public static void fill(long target, @Nullable Object value, long count, Table table) {
        table.check(target, count);
        Arrays.fill(table.elements, (int) target, (int) (target + count), value);
    }

    /** {@code table.copy}. */
    public static void copy(long target, long from, long count, Table to, Table source) {
        to.check(target, count);
        source.check(from, count);
        System.arraycopy(source.elements, (int) from, to.elements, (int) target, (int) count);
    }

    /** {@code table.init}. */
    public static void init(long target, long from, long count, Table to, @Nullable Object[] segment) {
        to.check(target, count);
        if (from + count > segment.length) throw Traps.tableOutOfBounds();
        System.arraycopy(segment, (int) from, to.elements, (int) target, (int) count);
    }

    private void check(long index, long count) {
        int length = elements.length;
        if (index < 0 || count < 0 || count > length || index > length - count) throw Traps.tableOutOfBounds();
    }
}
