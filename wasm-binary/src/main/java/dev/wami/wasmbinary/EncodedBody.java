package dev.wami.wasmbinary;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The instructions of a function as they stand in the binary, decoded by each iteration anew: a module whose functions
 * are looked at one after the other takes little more memory than its file, where all of its instructions would take
 * some twenty times that. The bytes have been decoded once, so that they are known to be well-formed.
 */
final class EncodedBody extends AbstractList<Instruction> {
    private final ByteReader code;
    private final int size;
    private final Latest latest;

    /** What a thread has looked up by position last: the next look-up is most often in the same body. */
    static final class Latest {
        private final ThreadLocal<@Nullable Decoded> decoded = new ThreadLocal<>();
    }

    private record Decoded(EncodedBody body, List<Instruction> instructions) {}

    /**
     * @param code where the instructions begin; not read by others
     * @param size how many there are, without the {@code end} that closes the body
     * @param latest shared by the bodies of a module
     */
    EncodedBody(ByteReader code, int size, Latest latest) {
        this.code = code;
        this.size = size;
        this.latest = latest;
    }

    /** Where the first instruction is in the file. */
    int position() {
        return code.position();
    }

    @Override
    public int size() {
        return size;
    }

    /** Decodes the whole body, unless it is the one that this thread has asked last. */
    @Override
    public Instruction get(int index) {
        Decoded known = latest.decoded.get();
        if (known == null || known.body() != this) {
            known = new Decoded(this, new ArrayList<>(this));
            latest.decoded.set(known);
        }
        return known.instructions().get(index);
    }

    @Override
    public Iterator<Instruction> iterator() {
        InstructionDecoder decoder = new InstructionDecoder(code.copy());
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < size;
            }

            @Override
            public Instruction next() {
                if (next >= size) {
                    throw new NoSuchElementException();
                }
                next++;
                return decoder.decodedBefore();
            }
        };
    }

    @Override
    public ListIterator<Instruction> listIterator(int index) {
        return new ArrayList<>(this).listIterator(index);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List<?> list) || list.size() != size) {
            return false;
        }
        Iterator<?> theirs = list.iterator();
        for (Instruction ours : this) {
            if (!theirs.hasNext() || !ours.equals(theirs.next())) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    /** The instructions and where each, and the end, is in the file. */
    LocatedCode located() {
        ByteReader in = code.copy();
        InstructionDecoder decoder = new InstructionDecoder(in);
        List<Instruction> instructions = new ArrayList<>(size);
        int[] offsets = new int[size + 1];
        for (int i = 0; i < size; i++) {
            offsets[i] = in.position();
            instructions.add(decoder.decodedBefore());
        }
        offsets[size] = in.position();
        return new LocatedCode(instructions, offsets);
    }

    /** Where an instruction is in the file; the end counts as one. */
    int offset(int instruction) {
        ByteReader in = code.copy();
        InstructionDecoder decoder = new InstructionDecoder(in);
        for (int i = 0; i < instruction; i++) {
            decoder.decodedBefore();
        }
        return in.position();
    }
}
