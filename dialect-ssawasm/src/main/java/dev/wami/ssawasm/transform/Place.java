package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Value;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/**
 * The bytes that an access is to: {@code bytes} of them from {@code base + offset} modulo 2^32, or 2^64.
 *
 * @param wide whether addresses have 64 bits
 * @param base null for an address that is a constant
 * @param memory the index of the memory
 * @param root the object, or null if it may be any
 */
public record Place(
        boolean wide,
        @Nullable Value base,
        long offset,
        int memory,
        @Nullable String root,
        int bytes) {

    /** Of {@code access}; where it does not trap, all of it is in memory. */
    public static Place of(AccessOp access) {
        boolean wide = access.address().type().isInteger(64);
        return new Place(wide, null, access.offset(), access.memory(), access.root(), access.accessBytes())
                .with(access.address());
    }

    /** Of {@code access}, or null if it may be to any object: others are in bounds. */
    static @Nullable Place ofObject(AccessOp access) {
        return access.root() == null ? null : of(access);
    }

    /** The bytes of this place, with {@code other} for the base. */
    public Place with(Value other) {
        Value start = other;
        long sum = offset;
        while (start.definedBy() instanceof BinaryOp op && op.operator() == Operator.ADD) {
            Long c = Counter.constant(op.rhs());
            if (c == null) break;
            sum += c;
            start = op.lhs();
        }
        Long absolute = Counter.constant(start);
        long at = absolute == null ? sum : sum + absolute;
        return new Place(wide, absolute == null ? start : null, wide ? at : (int) at, memory, root, bytes);
    }

    public boolean mayOverlap(Place other) {
        if (memory != other.memory) return false;
        if (root != null && other.root != null && !root.equals(other.root)) return false;
        if (base != other.base) return true;
        long distance = wide ? other.offset - offset : (int) (other.offset - offset);
        return distance < bytes && -distance < other.bytes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof Place o
                        && base == o.base
                        && offset == o.offset
                        && bytes == o.bytes
                        && memory == o.memory
                        && (root == null ? o.root == null : root.equals(o.root));
    }

    @Override
    public int hashCode() {
        int where = base == null ? 0 : base.hashCode();
        return 31 * (31 * (31 * where + Long.hashCode(offset)) + (root == null ? memory : root.hashCode())) + bytes;
    }
}
