package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Value;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/**
 * The bytes that an access of a known object is to: {@code bytes} of them from {@code base + offset} modulo 2^32.
 *
 * @param root the object, with the index of its memory
 */
record Place(Value base, long offset, String root, int bytes) {

    /** Of {@code access}, or null if it may be to any object. */
    static @Nullable Place of(AccessOp access) {
        if (access.root() == null) return null;
        Value base = access.address();
        long offset = access.offset();
        while (base.definedBy() instanceof BinaryOp sum && sum.operator() == Operator.ADD) {
            Long c = Counter.constant(sum.rhs());
            if (c == null) break;
            offset += c;
            base = sum.lhs();
        }
        return new Place(base, (int) offset, access.root() + '/' + access.memory(), access.accessBytes());
    }

    /** Where {@code distance} bytes on. */
    Place plus(long distance) {
        return new Place(base, (int) (offset + distance), root, bytes);
    }

    boolean mayOverlap(Place other) {
        if (!root.equals(other.root)) return false;
        if (base != other.base) return true;
        int distance = (int) (other.offset - offset);
        return distance < bytes && -distance < other.bytes;
    }

    boolean covers(Place other) {
        long distance = (int) (other.offset - offset);
        return base == other.base && root.equals(other.root) && distance >= 0 && distance + other.bytes <= bytes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof Place o
                        && base == o.base
                        && offset == o.offset
                        && bytes == o.bytes
                        && root.equals(o.root);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * base.hashCode() + Long.hashCode(offset)) + root.hashCode()) + bytes;
    }
}
