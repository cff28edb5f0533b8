package dev.wami.conversions;

import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.llvm.LlvmPointerType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one element of a memref lies in memory: little-endian, naturally aligned, integers widened to whole bytes in a
 * power of two (i1 takes one byte, i24 four, i48 eight), shorter floats likewise, {@code index} four. Wider integers
 * and f128 are limbs of 8 bytes, 16 bytes or a multiple of it in all, as LLVM has them. A complex number is its two
 * parts. A memref as an element is its descriptor, all fields of it.
 *
 * @param pieces what is loaded and stored by one instruction each
 * @param alignment in bytes, a power of two, of which {@code bytes} is a multiple
 */
public record ElementLayout(List<Piece> pieces, int bytes, int alignment) {
    private static final int WORD = 4;
    private static final int LIMB = 8;
    private static final int MOST_ALIGNMENT = 16;

    /**
     * @param type the Wasm type of the value
     * @param offset from the element's first byte
     * @param bytes 1, 2, 4 or 8
     */
    public record Piece(Type type, int offset, int bytes) {
        /** The instruction that reads it, an integer without sign, so that i1 must be 0 or 1. */
        public String load() {
            return bytes >= WORD ? "load" : "load" + 8 * bytes + "_u";
        }

        public String store() {
            return bytes >= WORD ? "store" : "store" + 8 * bytes;
        }
    }

    /** The layout of {@code element}, or null if memory cannot hold it. */
    public static @Nullable ElementLayout of(Type element) {
        if (element == IndexType.INDEX || element instanceof LlvmPointerType) return words(1);
        if (element instanceof ComplexType c) return twice(of(c.element()));
        if (element instanceof MemRefType m) return MemRefParts.of(m) == null ? null : words(3 + 2 * m.rank());
        if (element instanceof UnrankedMemRefType) return words(2);
        if (element instanceof FloatType f) return f == FloatType.F80 ? null : ofWidth(f.width(), container(f));
        if (!(element instanceof IntegerType i) || !i.isSignless() || i.width() == 0) return null;
        return ofWidth(i.width(), IntegerWidth.container(i.width()));
    }

    private static ElementLayout words(int count) {
        return new ElementLayout(pieces(Collections.nCopies(count, IntegerType.I32), WORD), count * WORD, WORD);
    }

    private static @Nullable ElementLayout twice(@Nullable ElementLayout part) {
        if (part == null) return null;
        List<Piece> pieces = new ArrayList<>(part.pieces);
        for (Piece p : part.pieces) pieces.add(new Piece(p.type, part.bytes + p.offset, p.bytes));
        return new ElementLayout(pieces, 2 * part.bytes, part.alignment);
    }

    private static ElementLayout ofWidth(int bits, Type container) {
        int bytes = 1;
        while (8 * bytes < bits) bytes *= 2;
        if (bits <= 64) return new ElementLayout(pieces(List.of(container), bytes), bytes, bytes);
        int limbs = (bits + 63) / 64;
        int size = (limbs * LIMB + MOST_ALIGNMENT - 1) & -MOST_ALIGNMENT;
        return new ElementLayout(pieces(Collections.nCopies(limbs, IntegerType.I64), LIMB), size, MOST_ALIGNMENT);
    }

    private static List<Piece> pieces(List<? extends Type> types, int bytes) {
        List<Piece> pieces = new ArrayList<>();
        for (Type t : types) pieces.add(new Piece(t, pieces.size() * bytes, bytes));
        return pieces;
    }

    /** The Wasm type whose value stands for a float of up to 64 bits. */
    private static Type container(FloatType f) {
        return f == FloatType.F32 || f == FloatType.F64 ? f : IntegerType.I32;
    }
}
