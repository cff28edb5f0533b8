package dev.wami.wasmbinary;

/**
 * Where code is in a binary.
 *
 * @param start where the content of its code section begins, from which debug information counts
 * @param end behind the section
 * @param bodies where the functions begin, behind their sizes, in order
 * @param ends behind their last bytes
 */
public record CodeLayout(int start, int end, int[] bodies, int[] ends) {
    /**
     * The layout of a binary, of nothing if it has no code.
     *
     * @throws IllegalArgumentException if {@link BinaryDecoder} does not accept the binary
     */
    public static CodeLayout of(byte[] binary) {
        try {
            for (FileSection s : FileSection.of(binary)) {
                if (s.kind() == Section.CODE) return of(new ByteReader(binary, s.content(), s.end()), s);
            }
        } catch (MalformedException e) {
            throw new IllegalArgumentException(e.text(), e);
        }
        return new CodeLayout(0, 0, new int[0], new int[0]);
    }

    private static CodeLayout of(ByteReader in, FileSection section) throws MalformedException {
        int count = in.count(1);
        int[] bodies = new int[count];
        int[] ends = new int[count];
        for (int i = 0; i < count; i++) {
            ByteReader body = in.slice(in.u32());
            bodies[i] = body.position();
            ends[i] = in.position();
        }
        return new CodeLayout(section.content(), section.end(), bodies, ends);
    }
}
