package dev.wami.std.vector;

import dev.wami.core.interp.Buffer;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.Arrays;

/** The elements of a buffer grouped into vectors, or into longer ones: each of {@code group} elements of the base. */
final class VectorView extends Buffer {
    private final Buffer base;
    private final int start;
    private final int group;
    private final int size;

    private VectorView(Buffer base, Type element, int start, int group, int size) {
        super(element, 0);
        this.base = base;
        this.start = start;
        this.group = group;
        this.size = size;
    }

    /** {@code source}, contiguous, as a memref of {@code type}: of vectors, or still of scalars. */
    static MemRefValue of(MemRefValue source, MemRefType type) {
        if (type.element().equals(source.element())) return source;
        int had = source.element() instanceof VectorType v ? Positions.count(v.shape()) : 1;
        int has = type.element() instanceof VectorType v ? Positions.count(v.shape()) : 1;
        int count = Frame.elementCount(type.shape().elementCount());
        int start = Math.toIntExact(source.offset());
        if (has < had) throw new IllegalArgumentException("the elements become shorter");
        Buffer view = new VectorView(source.buffer(), type.element(), start, has / had, count);
        return MemRefValue.contiguous(view, type.element(), type.shape().toArray());
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean isFreed() {
        return base.isFreed();
    }

    @Override
    public void free() {
        base.free();
    }

    @Override
    public Object get(int i) {
        Object[] out = null;
        for (int k = 0; k < group; k++) {
            Object part = base.get(start + i * group + k);
            int length = part instanceof Object[] v ? v.length : 1;
            if (out == null) out = new Object[group * length];
            if (part instanceof Object[] v) System.arraycopy(v, 0, out, k * length, length);
            else out[k] = part;
        }
        return out == null ? new Object[0] : out;
    }

    @Override
    public void set(int i, Object value) {
        Object[] all = (Object[]) value;
        int length = all.length / group;
        for (int k = 0; k < group; k++) {
            int at = start + i * group + k;
            boolean vectors = base.get(at) instanceof Object[];
            base.set(at, vectors ? Arrays.copyOfRange(all, k * length, (k + 1) * length) : all[k]);
        }
    }
}
