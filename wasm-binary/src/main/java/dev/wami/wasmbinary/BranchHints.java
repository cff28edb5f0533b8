package dev.wami.wasmbinary;

import java.util.Optional;
import java.util.function.IntPredicate;

/** The custom section that says which way branches are likely to go (the branch hinting proposal). */
final class BranchHints {
    static final String NAME = "metadata.code.branch_hint";

    private BranchHints() {}

    /** The section without the hints of some functions; empty if none is left, or if it cannot be read. */
    static Optional<CustomSection> without(CustomSection section, IntPredicate function) {
        ByteReader in = section.payload().reader();
        ByteWriter kept = new ByteWriter();
        int count = 0;
        try {
            int functions = in.u32();
            for (int i = 0; i < functions; i++) {
                int index = in.u32();
                boolean stays = !function.test(index);
                int hints = in.u32();
                if (stays) {
                    count++;
                    kept.u32(index);
                    kept.u32(hints);
                }
                for (int j = 0; j < hints; j++) {
                    int offset = in.u32();
                    int size = in.u32();
                    byte[] value = in.bytes(size).toArray();
                    if (!stays) continue;
                    kept.u32(offset);
                    kept.u32(size);
                    kept.bytes(value, 0, value.length);
                }
            }
        } catch (MalformedException e) {
            return Optional.empty();
        }
        if (count == 0) return Optional.empty();
        ByteWriter out = new ByteWriter();
        out.u32(count);
        byte[] bytes = kept.toArray();
        out.bytes(bytes, 0, bytes.length);
        return Optional.of(new CustomSection(NAME, Bytes.of(out.toArray()), section.after()));
    }
}
