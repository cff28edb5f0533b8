package dev.wami.conversions.func;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.MemRefDescriptor;
import dev.wami.conversions.ShadowStack;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Values on their way through a function's border: what stands for them inside, as
 * {@link dev.wami.conversions.WasmTypes} says, and what crosses, as a {@link Signature} says.
 */
final class AbiBoundary {
    private final Signature signature;
    private final Lowering to;
    private final Emitter e;

    AbiBoundary(Signature signature, Lowering to) {
        this.signature = signature;
        this.to = to;
        this.e = new Emitter(to, to.location());
    }

    // ---- the function's side

    /** What stands for each argument, from the Wasm function's parameters. */
    List<List<Value>> arriving(List<Value> wasm) {
        List<List<Value>> out = new ArrayList<>();
        int at = signature.results().byPointer() ? 1 : 0;
        for (int i = 0; i < signature.parameters().size(); i++) {
            Passing p = signature.parameters().get(i);
            int n = p.wasm().size();
            List<Value> parts = p.byPointer() ? p.load(wasm.get(at), e) : wasm.subList(at, at + n);
            out.add(inside(signature.type().inputs().get(i), parts));
            at += n;
        }
        return out;
    }

    /**
     * What the Wasm function returns for {@code values}.
     *
     * @param place the Wasm function's first parameter, which is used if the results go by pointer
     */
    List<Value> returning(List<Value> values, Supplier<Value> place) {
        List<Value> parts = new ArrayList<>();
        for (Value v : values) parts.addAll(outside(v));
        Passing results = signature.results();
        if (!results.byPointer()) return results.values(parts, e);
        results.store(place.get(), parts, e);
        return List.of();
    }

    // ---- the caller's side

    /** Makes the call of Wasm values. */
    interface Call {
        Operation of(List<Value> arguments, List<Type> results);
    }

    /**
     * What stands for each result of a call with {@code operands}. What goes by pointer, the results last, lies in a
     * frame on the shadow stack that the call pushes and pops:
     *
     * <pre>{@code
     * sp + 0    first argument by pointer
     * ...       next ones, each aligned
     * sp + n    results
     * }</pre>
     */
    List<List<Value>> call(List<Value> operands, Call call) {
        Frame frame = new Frame();
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            Passing p = signature.parameters().get(i);
            List<Value> parts = outside(operands.get(i));
            if (!p.byPointer()) arguments.addAll(p.values(parts, e));
            else {
                Value place = frame.place(p);
                p.store(place, parts, e);
                arguments.add(place);
            }
        }
        Passing results = signature.results();
        Value place = results.byPointer() ? frame.place(results) : null;
        if (place != null) arguments.add(0, place);
        Operation made = call.of(arguments, signature.wasmType().results());
        List<Value> parts = place == null ? List.copyOf(made.results()) : results.load(place, e);
        frame.pop();
        return inside(parts);
    }

    /** What one call keeps on the shadow stack; nothing is pushed if nothing goes by pointer. */
    private final class Frame {
        private final @Nullable Value saved;
        private final @Nullable Value base;
        private long used;

        Frame() {
            List<AbiType> content = new ArrayList<>();
            for (Passing p : signature.parameters()) if (p.byPointer()) content.add(p.type());
            if (signature.results().byPointer()) content.add(signature.results().type());
            int size = (int) AbiType.struct(content, false).size();
            saved = size == 0 ? null : ShadowStack.pointer(e);
            base = saved == null ? null : ShadowStack.pushFrame(e, saved, size);
        }

        /** The address of the next thing. */
        Value place(Passing p) {
            if (base == null) throw new IllegalStateException("nothing goes by pointer");
            int unit = p.type().alignment();
            used = (used + unit - 1) & -unit;
            Value place = used == 0 ? base : e.add(base, e.i32((int) used));
            used += p.type().size();
            return place;
        }

        void pop() {
            if (saved != null) ShadowStack.setPointer(e, saved);
        }
    }

    // ---- memrefs: the parts that stand for one inside, and the descriptor or pointer that crosses

    private List<List<Value>> inside(List<Value> parts) {
        List<List<Value>> out = new ArrayList<>();
        int at = 0;
        for (Type t : signature.type().results()) {
            int n = width(t);
            out.add(inside(t, parts.subList(at, at + n)));
            at += n;
        }
        return out;
    }

    private int width(Type t) {
        Signature.Rules rules = signature.rules();
        AbiType abi = AbiType.of(t, Extension.NONE, rules.memrefs(), rules.types());
        if (abi == null) throw new IllegalStateException("checked before");
        return abi.wasm().size();
    }

    private List<Value> inside(Type t, List<Value> v) {
        MemRefAbi abi = signature.rules().memrefs();
        if (!(t instanceof MemRefType m) || abi == MemRefAbi.PARTS) return List.copyOf(v);
        if (abi == MemRefAbi.BARE) return List.of(v.get(0), v.get(0));
        return MemRefDescriptor.ofFields(m, v);
    }

    private List<Value> outside(Value v) {
        List<Value> parts = to.values(v);
        MemRefAbi abi = signature.rules().memrefs();
        if (!(v.type() instanceof MemRefType m) || abi == MemRefAbi.PARTS) return parts;
        MemRefDescriptor d = new MemRefDescriptor(m, parts, e);
        return abi == MemRefAbi.BARE ? List.of(d.aligned()) : d.fields();
    }
}
