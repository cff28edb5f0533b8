package dev.wami.core.interp;

import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.math.BigInteger;

/** A part of a buffer of bytes as elements of another type, each in some bytes, the lowest first. */
public final class ByteView extends Buffer {
    private final Buffer bytes;
    private final int start;
    private final Type element;
    private final int width;
    private final int size;

    /**
     * @param start the first byte
     * @param width bytes of one element
     * @param size how many elements, all of which lie inside {@code bytes}
     */
    public ByteView(Buffer bytes, int start, Type element, int width, int size) {
        super(element, 0);
        this.bytes = bytes;
        this.start = start;
        this.element = element;
        this.width = width;
        this.size = size;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean isFreed() {
        return bytes.isFreed();
    }

    @Override
    public void free() {
        bytes.free();
    }

    @Override
    public Object get(int i) {
        int at = start + width * i;
        if (!(element instanceof ComplexType c)) return number(element, at, width);
        return new Object[] {number(c.element(), at, width / 2), number(c.element(), at + width / 2, width / 2)};
    }

    /** The number of {@code type} in {@code width} bytes from {@code at} on. */
    private Object number(Type type, int at, int width) {
        if (type instanceof IntegerType wide && wide.width() > 64) return wide(wide, at, width);
        long bits = 0;
        for (int b = width - 1; b >= 0; b--) bits = bits << 8 | (Long) bytes.get(at + b) & 0xFF;
        if (type instanceof FloatType) return bits;
        int unused = 64 - Math.min(8 * width, type instanceof IntegerType t ? t.width() : 64);
        return bits << unused >> unused;
    }

    private BigInteger wide(IntegerType type, int at, int width) {
        byte[] bits = new byte[width];
        for (int b = 0; b < width; b++) bits[width - 1 - b] = ((Long) bytes.get(at + b)).byteValue();
        return IntegerAttr.of(type, new BigInteger(bits)).big();
    }

    @Override
    public void set(int i, Object value) {
        Object[] parts = value instanceof Object[] complex ? complex : new Object[] {value};
        int each = width / parts.length;
        for (int b = 0; b < width; b++) {
            byte part = parts[b / each] instanceof BigInteger wide
                    ? wide.shiftRight(8 * (b % each)).byteValue()
                    : (byte) ((Long) parts[b / each] >> 8 * (b % each));
            bytes.set(start + width * i + b, (long) part);
        }
    }

    @Override
    long addressIn(Addresses addresses) {
        return bytes.addressIn(addresses) + start;
    }
}
