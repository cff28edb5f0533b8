package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.TrapException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Objects;

/**
 * The atomic instructions (the threads proposal) on the bytes of a memory. All are sequentially consistent. Those on 8
 * and 16 bits change the word of 32 bits around them, which a memory shorter than that, made of pages of a byte, may
 * not have: it is not shared then, or has spare bytes.
 *
 * <p>Names are those of instructions: what they do, and the bits that they access. Results are zero-extended.
 */
public final class Atomics {
    private static final VarHandle I32 = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle I64 = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** Later JDKs make no promise on the alignment of arrays, and have none of this on them: then there is a lock. */
    private static final boolean HAS_ATOMICS = I32.isAccessModeSupported(VarHandle.AccessMode.COMPARE_AND_EXCHANGE)
            && I64.isAccessModeSupported(VarHandle.AccessMode.COMPARE_AND_EXCHANGE);

    private Atomics() {}

    private static void align(int index, int bytes) {
        if ((index & bytes - 1) != 0) throw new TrapException(Trap.UNALIGNED_ATOMIC);
    }

    // ---- words

    /** {@code load}. */
    public static int load32(int index, byte[] memory) {
        align(index, 4);
        if (HAS_ATOMICS) return (int) I32.getVolatile(memory, index);
        synchronized (memory) {
            return (int) I32.get(memory, index);
        }
    }

    /** {@code load}. */
    public static long load64(int index, byte[] memory) {
        align(index, 8);
        if (HAS_ATOMICS) return (long) I64.getVolatile(memory, index);
        synchronized (memory) {
            return (long) I64.get(memory, index);
        }
    }

    /** {@code store}. */
    public static void store32(int index, int value, byte[] memory) {
        align(index, 4);
        if (HAS_ATOMICS) {
            I32.setVolatile(memory, index, value);
            return;
        }
        synchronized (memory) {
            I32.set(memory, index, value);
        }
    }

    /** {@code store}. */
    public static void store64(int index, long value, byte[] memory) {
        align(index, 8);
        if (HAS_ATOMICS) {
            I64.setVolatile(memory, index, value);
            return;
        }
        synchronized (memory) {
            I64.set(memory, index, value);
        }
    }

    /** {@code rmw.cmpxchg}. */
    public static int cmpxchg32(int index, int expected, int value, byte[] memory) {
        align(index, 4);
        if (HAS_ATOMICS) return (int) I32.compareAndExchange(memory, index, expected, value);
        synchronized (memory) {
            int before = (int) I32.get(memory, index);
            if (before == expected) I32.set(memory, index, value);
            return before;
        }
    }

    /** {@code rmw.cmpxchg}. */
    public static long cmpxchg64(int index, long expected, long value, byte[] memory) {
        align(index, 8);
        if (HAS_ATOMICS) return (long) I64.compareAndExchange(memory, index, expected, value);
        synchronized (memory) {
            long before = (long) I64.get(memory, index);
            if (before == expected) I64.set(memory, index, value);
            return before;
        }
    }

    /** {@code rmw.add}. */
    public static int add32(int index, int value, byte[] memory) {
        align(index, 4);
        if (HAS_ATOMICS) return (int) I32.getAndAdd(memory, index, value);
        synchronized (memory) {
            int before = (int) I32.get(memory, index);
            I32.set(memory, index, before + value);
            return before;
        }
    }

    /** {@code rmw.add}. */
    public static long add64(int index, long value, byte[] memory) {
        align(index, 8);
        if (HAS_ATOMICS) return (long) I64.getAndAdd(memory, index, value);
        synchronized (memory) {
            long before = (long) I64.get(memory, index);
            I64.set(memory, index, before + value);
            return before;
        }
    }

    /** {@code rmw.sub}. */
    public static int sub32(int index, int value, byte[] memory) {
        return add32(index, -value, memory);
    }

    /** {@code rmw.sub}. */
    public static long sub64(int index, long value, byte[] memory) {
        return add64(index, -value, memory);
    }

    /** {@code rmw.and}. */
    public static int and32(int index, int value, byte[] memory) {
        while (true) {
            int before = load32(index, memory);
            if (cmpxchg32(index, before, before & value, memory) == before) return before;
        }
    }

    /** {@code rmw.and}. */
    public static long and64(int index, long value, byte[] memory) {
        while (true) {
            long before = load64(index, memory);
            if (cmpxchg64(index, before, before & value, memory) == before) return before;
        }
    }

    /** {@code rmw.or}. */
    public static int or32(int index, int value, byte[] memory) {
        while (true) {
            int before = load32(index, memory);
            if (cmpxchg32(index, before, before | value, memory) == before) return before;
        }
    }

    /** {@code rmw.or}. */
    public static long or64(int index, long value, byte[] memory) {
        while (true) {
            long before = load64(index, memory);
            if (cmpxchg64(index, before, before | value, memory) == before) return before;
        }
    }

    /** {@code rmw.xor}. */
    public static int xor32(int index, int value, byte[] memory) {
        while (true) {
            int before = load32(index, memory);
            if (cmpxchg32(index, before, before ^ value, memory) == before) return before;
        }
    }

    /** {@code rmw.xor}. */
    public static long xor64(int index, long value, byte[] memory) {
        while (true) {
            long before = load64(index, memory);
            if (cmpxchg64(index, before, before ^ value, memory) == before) return before;
        }
    }

    /** {@code rmw.xchg}. */
    public static int xchg32(int index, int value, byte[] memory) {
        while (true) {
            int before = load32(index, memory);
            if (cmpxchg32(index, before, value, memory) == before) return before;
        }
    }

    /** {@code rmw.xchg}. */
    public static long xchg64(int index, long value, byte[] memory) {
        while (true) {
            long before = load64(index, memory);
            if (cmpxchg64(index, before, value, memory) == before) return before;
        }
    }

    // ---- parts of words

    /** What becomes of the bits there. */
    private enum Change {
        ADD,
        SUB,
        AND,
        OR,
        XOR,
        XCHG;

        int of(int before, int value) {
            return switch (this) {
                case ADD -> before + value;
                case SUB -> before - value;
                case AND -> before & value;
                case OR -> before | value;
                case XOR -> before ^ value;
                case XCHG -> value;
            };
        }
    }

    private static int mask(int bytes) {
        return (1 << 8 * bytes) - 1;
    }

    private static int get(int index, int bytes, byte[] memory) {
        align(index, bytes);
        Objects.checkFromIndexSize(index, bytes, memory.length);
        int word = index & ~3;
        if (word + 4 <= memory.length) return load32(word, memory) >>> 8 * (index & 3) & mask(bytes);
        return bytes == 1 ? memory[index] & 0xFF : memory[index] & 0xFF | (memory[index + 1] & 0xFF) << 8;
    }

    /** Puts a value where the bits are as expected; what they were. */
    private static int exchange(int index, int expected, int value, int bytes, byte[] memory) {
        int word = index & ~3;
        int shift = 8 * (index & 3);
        if (word + 4 > memory.length) {
            int before = get(index, bytes, memory);
            if (before == expected) {
                memory[index] = (byte) value;
                if (bytes == 2) memory[index + 1] = (byte) (value >>> 8);
            }
            return before;
        }
        while (true) {
            int before = load32(word, memory);
            int part = before >>> shift & mask(bytes);
            if (part != expected) return part;
            int after = before & ~(mask(bytes) << shift) | (value & mask(bytes)) << shift;
            if (cmpxchg32(word, before, after, memory) == before) return part;
        }
    }

    private static int change(int index, int value, int bytes, byte[] memory, Change change) {
        while (true) {
            int before = get(index, bytes, memory);
            if (exchange(index, before, change.of(before, value), bytes, memory) == before) return before;
        }
    }

    /** {@code load8_u}. */
    public static int load8(int index, byte[] memory) {
        return get(index, 1, memory);
    }

    /** {@code load16_u}. */
    public static int load16(int index, byte[] memory) {
        return get(index, 2, memory);
    }

    /** {@code store8}. */
    public static void store8(int index, int value, byte[] memory) {
        xchg8(index, value, memory);
    }

    /** {@code store16}. */
    public static void store16(int index, int value, byte[] memory) {
        xchg16(index, value, memory);
    }

    /** {@code rmw8.add_u}. */
    public static int add8(int index, int value, byte[] memory) {
        return change(index, value, 1, memory, Change.ADD);
    }

    /** {@code rmw16.add_u}. */
    public static int add16(int index, int value, byte[] memory) {
        return change(index, value, 2, memory, Change.ADD);
    }

    /** {@code rmw8.sub_u}. */
    public static int sub8(int index, int value, byte[] memory) {
        return change(index, value, 1, memory, Change.SUB);
    }

    /** {@code rmw16.sub_u}. */
    public static int sub16(int index, int value, byte[] memory) {
        return change(index, value, 2, memory, Change.SUB);
    }

    /** {@code rmw8.and_u}. */
    public static int and8(int index, int value, byte[] memory) {
        return change(index, value, 1, memory, Change.AND);
    }

    /** {@code rmw16.and_u}. */
    public static int and16(int index, int value, byte[] memory) {
        return change(index, value, 2, memory, Change.AND);
    }

    /** {@code rmw8.or_u}. */
    public static int or8(int index, int value, byte[] memory) {
        return change(index, value, 1, memory, Change.OR);
    }

    /** {@code rmw16.or_u}. */
    public static int or16(int index, int value, byte[] memory) {
        return change(index, value, 2, memory, Change.OR);
    }

    /** {@code rmw8.xor_u}. */
    public static int xor8(int index, int value, byte[] memory) {
        return change(index, value, 1, memory, Change.XOR);
    }

    /** {@code rmw16.xor_u}. */
    public static int xor16(int index, int value, byte[] memory) {
        return change(index, value, 2, memory, Change.XOR);
    }

    /** {@code rmw8.xchg_u}. */
    public static int xchg8(int index, int value, byte[] memory) {
        return change(index, value, 1, memory, Change.XCHG);
    }

    /** {@code rmw16.xchg_u}. */
    public static int xchg16(int index, int value, byte[] memory) {
        return change(index, value, 2, memory, Change.XCHG);
    }

    /** {@code rmw8.cmpxchg_u}: all bits of what is expected count. */
    public static int cmpxchg8(int index, int expected, int value, byte[] memory) {
        int before = get(index, 1, memory);
        return (expected & ~0xFF) != 0 ? before : exchange(index, expected, value, 1, memory);
    }

    /** {@code rmw16.cmpxchg_u}. */
    public static int cmpxchg16(int index, int expected, int value, byte[] memory) {
        int before = get(index, 2, memory);
        return (expected & ~0xFFFF) != 0 ? before : exchange(index, expected, value, 2, memory);
    }

    /** The {@code cmpxchg_u} of 64 bits: an expected value that is none of so many bytes is never there. */
    public static long cmpxchgNarrow(int index, long expected, long value, byte[] memory, int bytes) {
        if (expected >>> 8 * bytes != 0) {
            return bytes == 4 ? load32(index, memory) & 0xFFFF_FFFFL : get(index, bytes, memory);
        }
        return switch (bytes) {
            case 1 -> cmpxchg8(index, (int) expected, (int) value, memory);
            case 2 -> cmpxchg16(index, (int) expected, (int) value, memory);
            default -> cmpxchg32(index, (int) expected, (int) value, memory) & 0xFFFF_FFFFL;
        };
    }
}
