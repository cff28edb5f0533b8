package dev.wami.conversions.func;

import dev.wami.conversions.Emitter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.CallingConvention;
import java.util.ArrayList;
import java.util.List;

/** How a parameter, or the results of a function together, cross: as Wasm values, or in memory behind a pointer. */
record Passing(AbiType type, boolean byPointer) {
    /** The most fields of a struct that multivalue returns as values. */
    private static final int MOST_RESULTS = 100;

    /** The most scalars of a struct that multivalue passes as values. */
    private static final int MOST_PARTS = 2;

    /** A memref is no struct of C, but as many parameters, as in upstream's convention, or its address. */
    static Passing memref(AbiType type, MemRefAbi abi) {
        return new Passing(type, abi == MemRefAbi.POINTER);
    }

    static Passing parameter(AbiType type, CallingConvention convention) {
        int scalars = type.scalars().size();
        boolean byPointer = switch (convention) {
            case EXACT -> false;
            case C -> scalars > 1;
            case MULTIVALUE -> scalars > MOST_PARTS;
        };
        return new Passing(type, byPointer);
    }

    /** @param type the struct of all results */
    static Passing results(AbiType type, CallingConvention convention) {
        int scalars = type.scalars().size();
        boolean byPointer = switch (convention) {
            case EXACT -> false;
            case C -> scalars > 1 || type.hasOneWideScalar();
            case MULTIVALUE -> scalars > MOST_RESULTS;
        };
        return new Passing(type, byPointer);
    }

    /** Whether a reference would have to be in memory, where none can be. */
    boolean isImpossible() {
        return byPointer && type.scalars().stream().anyMatch(AbiScalar::isReference);
    }

    /** The Wasm types of a parameter. */
    List<Type> wasm() {
        return byPointer ? List.of(IntegerType.I32) : type.wasm();
    }

    /** What stands for the scalars inside, read after {@code base}. */
    List<Value> load(Value base, Emitter e) {
        List<Value> parts = new ArrayList<>();
        for (AbiScalar s : type.scalars()) parts.addAll(s.load(base, type.alignment(), e));
        return parts;
    }

    /** Writes what stands for the scalars inside after {@code base}. */
    void store(Value base, List<Value> parts, Emitter e) {
        int at = 0;
        for (AbiScalar s : type.scalars()) {
            s.store(base, type.alignment(), parts.subList(at, at + s.wasm().size()), e);
            at += s.wasm().size();
        }
    }

    /** The Wasm values for what stands for the scalars inside. */
    List<Value> values(List<Value> parts, Emitter e) {
        List<Value> out = new ArrayList<>();
        int at = 0;
        for (AbiScalar s : type.scalars()) {
            out.addAll(s.leaving(parts.subList(at, at + s.wasm().size()), e));
            at += s.wasm().size();
        }
        return out;
    }
}
