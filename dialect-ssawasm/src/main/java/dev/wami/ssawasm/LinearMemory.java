package dev.wami.ssawasm;

import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.SymbolTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A linear memory of a running module: bytes, in pages of 64 KiB, that can grow. Numbers are little-endian. It is made,
 * with the module's active data segments in it, when first asked for.
 */
public final class LinearMemory {
    /** The size of a page in bytes. */
    public static final int PAGE = 1 << 16;

    /** What a Java array can hold; larger memories are refused. */
    private static final long MOST_PAGES = (1L << 31) / PAGE - 1;

    private byte[] bytes;
    private final long maxPages;

    /**
     * @param minPages the size at first
     * @param maxPages what it may grow to
     */
    public LinearMemory(long minPages, long maxPages) {
        if (minPages > MOST_PAGES) throw new IllegalArgumentException(minPages + " pages");
        this.bytes = new byte[(int) (minPages * PAGE)];
        this.maxPages = Math.min(maxPages, MOST_PAGES);
    }

    private record Key(int index) {}

    /** Memory {@code index} of the module that {@code machine} runs, counted in the order of the declarations. */
    public static LinearMemory of(Interpreter machine, int index) {
        Map<Object, Object> globals = machine.globals();
        Object known = globals.get(new Key(index));
        if (known == null) {
            instantiate(machine);
            known = globals.get(new Key(index));
        }
        if (known == null) throw new Trap("no memory " + index, machine.module().location());
        return (LinearMemory) known;
    }

    private static void instantiate(Interpreter machine) {
        List<Memories.DataOp> segments = new ArrayList<>();
        int count = 0;
        for (Operation op : symbols(machine.module())) {
            if (op instanceof Memories.MemoryOp m && !machine.globals().containsKey(new Key(count++))) {
                machine.globals().put(new Key(count - 1), m.instantiate());
            }
            if (op instanceof Memories.DataOp d && !d.isPassive() && d.hasBytes()) segments.add(d);
        }
        for (Memories.DataOp d : segments) {
            Object memory = machine.globals().get(new Key(d.memory()));
            byte[] content = d.bytes();
            if (!(memory instanceof LinearMemory m) || !m.contains(d.offset(), content.length)) {
                throw new Trap(dev.wami.wasmspec.Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString(), d.location());
            }
            m.write(d.offset(), content);
        }
    }

    private static Iterable<Operation> symbols(Operation module) {
        return module instanceof SymbolTable && !module.region(0).isEmpty()
                ? module.region(0).entry()
                : List.of();
    }

    /** The size in bytes. */
    public int size() {
        return bytes.length;
    }

    public int pages() {
        return bytes.length / PAGE;
    }

    /** Grows by {@code pages} and gives the size in pages before, or -1 if the result would be too large. */
    public int grow(long pages) {
        int before = pages();
        if (before + pages > maxPages) return -1;
        bytes = Arrays.copyOf(bytes, (int) ((before + pages) * PAGE));
        return before;
    }

    /** Whether {@code count} bytes from {@code address} on are inside; both unsigned and below 2^34. */
    public boolean contains(long address, long count) {
        return address >= 0 && address + count <= bytes.length;
    }

    /** The unsigned number in {@code count} bytes (1, 2, 4 or 8) at an address that {@link #contains} has accepted. */
    public long read(long address, int count) {
        long value = 0;
        for (int i = count - 1; i >= 0; i--) value = value << 8 | bytes[(int) address + i] & 0xFF;
        return value;
    }

    /** Writes the low {@code count} bytes of {@code value}; see {@link #read}. */
    public void write(long address, int count, long value) {
        for (int i = 0; i < count; i++) bytes[(int) address + i] = (byte) (value >>> 8 * i);
    }

    /** Copies {@code content} to {@code address}; see {@link #contains}. */
    public void write(long address, byte[] content) {
        System.arraycopy(content, 0, bytes, (int) address, content.length);
    }

    /** A copy of {@code count} bytes; see {@link #contains}. */
    public byte[] bytes(long address, int count) {
        return Arrays.copyOfRange(bytes, (int) address, (int) address + count);
    }

    /** Sets {@code count} bytes; see {@link #contains}. */
    public void fill(long address, byte value, long count) {
        Arrays.fill(bytes, (int) address, (int) (address + count), value);
    }

    /** Copies from {@code source} as if through a buffer; see {@link #contains}. */
    public void copy(long target, LinearMemory source, long from, long count) {
        System.arraycopy(source.bytes, (int) from, bytes, (int) target, (int) count);
    }
}
