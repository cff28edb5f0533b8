package dev.wami.waveir.binary;

import dev.wami.waveir.isa.Extent;
import org.jspecify.annotations.Nullable;

/** Numbers of a kernel's metadata that both containers have. */
final class Fields {
    private Fields() {}

    /** A number up to {@code limit}; -1 with an error if it is larger. */
    static int number(Input in, int offset, String what, int limit) {
        long value = in.u32(offset);
        if (value <= limit) return (int) value;
        in.error(offset, "the kernel's %s can't be %d", what, value);
        return -1;
    }

    static @Nullable Extent extent(Input in, int offset) {
        int x = number(in, offset, "workgroup x", Integer.MAX_VALUE);
        int y = number(in, offset + 4, "workgroup y", Integer.MAX_VALUE);
        int z = number(in, offset + 8, "workgroup z", Integer.MAX_VALUE);
        return x < 0 || y < 0 || z < 0 ? null : new Extent(x, y, z);
    }
}
