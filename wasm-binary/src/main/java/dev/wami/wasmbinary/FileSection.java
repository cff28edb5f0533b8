package dev.wami.wasmbinary;

import java.util.ArrayList;
import java.util.List;

/**
 * A section as it stands in a binary.
 *
 * @param name of a custom section, else empty
 * @param start where it begins, with its number
 * @param content where its content begins: after its size, and the name of a custom section
 * @param end where the next one begins
 * @param entries how many it says it has; -1 for a custom section
 */
public record FileSection(Section kind, String name, int start, int content, int end, long entries) {
    private static final int HEADER = 8;

    /**
     * The sections of a binary in their order.
     *
     * @throws IllegalArgumentException if {@link BinaryDecoder} does not accept the binary
     */
    public static List<FileSection> of(byte[] binary) {
        List<FileSection> sections = new ArrayList<>();
        ByteReader in = new ByteReader(binary, Math.min(HEADER, binary.length), binary.length);
        try {
            while (in.hasMore()) sections.add(next(in));
        } catch (MalformedException e) {
            throw new IllegalArgumentException(e.text(), e);
        }
        return sections;
    }

    private static FileSection next(ByteReader in) throws MalformedException {
        int start = in.position();
        Section kind = Section.ofId(in.u8());
        if (kind == null) throw new MalformedException(start, "malformed section id");
        ByteReader content = in.slice(in.u32());
        String name = kind == Section.CUSTOM ? content.name() : "";
        int begin = content.position();
        long entries = switch (kind) {
            case CUSTOM -> -1;
            case START -> 1;
            default -> Integer.toUnsignedLong(content.u32());
        };
        return new FileSection(kind, name, start, begin, in.position(), entries);
    }

    /** The number of bytes of its content. */
    public int size() {
        return end - content;
    }
}
