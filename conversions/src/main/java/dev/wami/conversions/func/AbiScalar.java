package dev.wami.conversions.func;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import java.util.ArrayList;
import java.util.List;

/**
 * A value that C calls a scalar: an integer, a float, or an address; or a vector of 128 bits. In memory it takes a
 * power of two of bytes, up to 16, and is aligned to them. A reference is one too, but cannot be in memory.
 *
 * @param type an integer, float or vector; addresses are i32; or a reference
 * @param wasm the Wasm values that stand for it: one, or one for each 64 bits, the lowest first
 * @param extension what is above a narrow integer when it is a Wasm value
 * @param offset where it lies in the type that it is a part of, in bytes
 */
record AbiScalar(Type type, List<Type> wasm, Extension extension, long offset) {

    /** An address, as pointers, references to functions, indices and the parts of a memref are. */
    static final AbiScalar ADDRESS = new AbiScalar(IntegerType.I32, List.of(IntegerType.I32), Extension.NONE, 0);

    static AbiScalar of(Type type, List<Type> wasm, Extension extension) {
        if (wasm.size() == 1 && wasm.get(0) instanceof VectorType v) return new AbiScalar(v, wasm, Extension.NONE, 0);
        boolean number = type instanceof IntegerType || type instanceof FloatType;
        if (number) return new AbiScalar(type, wasm, extension, 0);
        boolean reference = wasm.size() == 1 && wasm.get(0) instanceof DialectType;
        return reference ? new AbiScalar(wasm.get(0), wasm, Extension.NONE, 0) : ADDRESS;
    }

    /** Whether it is a Wasm reference, which has no place in memory. */
    boolean isReference() {
        return type instanceof DialectType;
    }

    AbiScalar movedBy(long distance) {
        return new AbiScalar(type, wasm, extension, offset + distance);
    }

    /** Its size, which is also its alignment. */
    int bytes() {
        if (type instanceof VectorType) return 16;
        int bits = type instanceof FloatType f ? f.width() : IntegerWidth.of(type);
        int bytes = 1;
        while (8 * bytes < bits) bytes *= 2;
        return bytes;
    }

    /** Whether two Wasm values stand for it. */
    boolean isWide() {
        return wasm.size() > 1;
    }

    // ---- values

    /** The Wasm values for {@code parts}, what stands for it inside: with the bits above a narrow integer defined. */
    List<Value> leaving(List<Value> parts, Emitter e) {
        if (isWide() || !(type instanceof IntegerType i) || extension == Extension.NONE || i.width() == 1) return parts;
        Value v = parts.get(0);
        return List.of(extension == Extension.ZERO ? e.zeroExtend(v, i.width()) : e.signExtend(v, i.width()));
    }

    /** Writes {@code parts} to where it lies after {@code base}, a multiple of {@code alignment}. */
    void store(Value base, int alignment, List<Value> parts, Emitter e) {
        for (int i = 0; i < parts.size(); i++) {
            int width = parts.size() == 1 ? bytes() : 8;
            boolean whole = type instanceof FloatType || width >= 4;
            StoreOp store = new StoreOp(e.location(), whole ? "store" : "store" + 8 * width, base, parts.get(i));
            place(store, offset + (long) i * width, alignment);
            e.builder().insert(store);
        }
    }

    private static void place(AccessOp access, long at, int alignment) {
        access.setOffset(at);
        access.setAlign(at == 0 ? alignment : (int) Math.min(alignment, Long.lowestOneBit(at)));
    }

    /** Reads what stands for it inside; see {@link #store}. */
    List<Value> load(Value base, int alignment, Emitter e) {
        List<Value> parts = new ArrayList<>();
        for (int i = 0; i < wasm.size(); i++) {
            int width = wasm.size() == 1 ? bytes() : 8;
            boolean whole = type instanceof FloatType || width >= 4;
            LoadOp load = new LoadOp(e.location(), whole ? "load" : "load" + 8 * width + "_u", base, wasm.get(i));
            place(load, offset + (long) i * width, alignment);
            parts.add(e.builder().insert(load).result());
        }
        return parts;
    }
}
