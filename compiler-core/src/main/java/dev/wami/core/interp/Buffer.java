package dev.wami.core.interp;

import dev.wami.core.ir.type.Type;
import java.util.Arrays;

/** Memory for elements of one type, one slot each. Remembers whether it was freed. */
public class Buffer {
    private final Object[] elements;
    private boolean freed;

    /** {@code size} elements that are zero. */
    public Buffer(Type element, int size) {
        elements = new Object[size];
        Arrays.fill(elements, Frame.zero(element));
    }

    public int size() {
        return elements.length;
    }

    public boolean isFreed() {
        return freed;
    }

    /** Ends the life of the buffer; accesses after this are the program's error. */
    public void free() {
        freed = true;
    }

    public Object get(int i) {
        return elements[i];
    }

    public void set(int i, Object value) {
        elements[i] = value;
    }

    /** The address of the first element among {@code addresses}. */
    long addressIn(Addresses addresses) {
        return addresses.of(this);
    }
}
