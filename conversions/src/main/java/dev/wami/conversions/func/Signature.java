package dev.wami.conversions.func;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.MemRefDescriptor;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A function type with its Wasm type, and the way between the values of one and of the other.
 *
 * @param problem why there is no Wasm type, or null
 */
record Signature(
        FunctionType type,
        MemRefAbi abi,
        WasmTypes types,
        FunctionType wasmType,
        @Nullable String problem) {

    static Signature of(FunctionType type, MemRefAbi abi, WasmTypes types) {
        List<Type> inputs = new ArrayList<>();
        List<Type> results = new ArrayList<>();
        String problem = flatten(type.inputs(), abi, types, inputs);
        if (problem == null) problem = flatten(type.results(), abi, types, results);
        return new Signature(type, abi, types, new FunctionType(inputs, results), problem);
    }

    private static @Nullable String flatten(List<Type> from, MemRefAbi abi, WasmTypes types, List<Type> into) {
        for (Type t : from) {
            List<Type> converted = types.convert(t);
            if (converted == null) return "type '" + t + "' has no Wasm representation yet";
            if (!(t instanceof MemRefType m)) into.addAll(converted);
            else if (abi == MemRefAbi.PARTS) into.addAll(converted);
            else if (abi == MemRefAbi.DESCRIPTOR) into.addAll(Collections.nCopies(3 + 2 * m.rank(), IntegerType.I32));
            else if (m.layout() != null || !m.hasStaticShape()) return "'" + t + "' cannot be passed as a bare pointer";
            else into.add(IntegerType.I32);
        }
        return null;
    }

    /** The values inside for parameters that arrive. */
    List<List<Value>> arriving(List<Value> parameters) {
        return fromOutside(type.inputs(), parameters);
    }

    /** The values inside for the results of a call. */
    List<List<Value>> results(List<Value> results) {
        return fromOutside(type.results(), results);
    }

    private List<List<Value>> fromOutside(List<Type> kinds, List<Value> flat) {
        List<List<Value>> out = new ArrayList<>();
        int at = 0;
        for (Type t : kinds) {
            boolean expanded = t instanceof MemRefType && abi != MemRefAbi.PARTS;
            List<Type> converted = types.convert(t);
            if (converted == null) throw new IllegalStateException("checked before");
            int n = !expanded ? converted.size() : abi == MemRefAbi.BARE ? 1 : 3 + 2 * ((MemRefType) t).rank();
            List<Value> values = flat.subList(at, at + n);
            out.add(expanded ? parts((MemRefType) t, values) : List.copyOf(values));
            at += n;
        }
        return out;
    }

    private List<Value> parts(MemRefType t, List<Value> v) {
        if (abi == MemRefAbi.BARE) return List.of(v.get(0), v.get(0));
        int rank = t.rank();
        List<Value> sizes = v.subList(3, 3 + rank);
        List<Value> strides = v.subList(3 + rank, 3 + 2 * rank);
        return MemRefDescriptor.parts(t, v.get(0), v.get(1), v.get(2), sizes, strides);
    }

    /** The values outside for {@code values} of types {@code kinds} that are passed or returned. */
    List<Value> leaving(List<Type> kinds, List<Value> values, Lowering to) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            List<Value> inside = to.values(values.get(i));
            if (kinds.get(i) instanceof MemRefType m && abi != MemRefAbi.PARTS) out.addAll(outside(m, inside, to));
            else out.addAll(inside);
        }
        return out;
    }

    private List<Value> outside(MemRefType t, List<Value> parts, Lowering to) {
        MemRefDescriptor d = new MemRefDescriptor(t, parts, new Emitter(to, to.location()));
        if (abi == MemRefAbi.BARE) return List.of(d.aligned());
        List<Value> out = new ArrayList<>(List.of(d.allocated(), d.aligned(), d.offset()));
        for (int i = 0; i < t.rank(); i++) out.add(d.size(i));
        for (int i = 0; i < t.rank(); i++) out.add(d.stride(i));
        return out;
    }
}
