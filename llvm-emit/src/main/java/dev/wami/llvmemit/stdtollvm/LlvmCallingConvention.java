package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmFunctionType;
import dev.wami.llvm.LlvmNamedType;
import dev.wami.llvm.LlvmStructType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How values cross functions. A memref is passed as the fields of its descriptor and returned as the descriptor; with
 * bare pointers as the one pointer to its elements, which only memrefs of static shape can be. Several results are one
 * struct. Upstream: LLVMTypeConverter::convertFunctionSignature.
 */
final class LlvmCallingConvention {
    private final LlvmTypeConverter types;
    private final boolean bare;

    LlvmCallingConvention(LlvmTypeConverter types, boolean bare) {
        this.types = types;
        this.bare = bare;
    }

    /** Why functions of {@code type} cannot be translated, or null. */
    @Nullable
    String problem(FunctionType type) {
        for (Type t : type.inputs()) if (problem(t) != null) return problem(t);
        for (Type t : type.results()) if (problem(t) != null) return problem(t);
        return null;
    }

    private @Nullable String problem(Type type) {
        if (types.convertSingle(type) == null) return "no LLVM type for '" + type + "'";
        if (bare && type instanceof UnrankedMemRefType) return "'" + type + "' cannot be passed as a bare pointer";
        if (!bare || !(type instanceof MemRefType m)) return null;
        long[] layout = m.stridesAndOffset();
        boolean known = m.hasStaticShape() && layout != null;
        if (layout != null) for (long n : layout) known &= n != Shape.DYNAMIC;
        return known ? null : "'" + type + "' cannot be passed as a bare pointer";
    }

    /** The function type; only if there is no {@link #problem}. */
    LlvmFunctionType type(FunctionType type) {
        List<Type> parameters = new ArrayList<>();
        for (Type t : type.inputs()) parameters.addAll(parameters(t));
        List<Type> results = type.results().stream().map(this::result).toList();
        Type result = switch (results.size()) {
            case 0 -> LlvmNamedType.VOID;
            case 1 -> results.get(0);
            default -> LlvmStructType.literal(results);
        };
        return new LlvmFunctionType(result, parameters);
    }

    private Type converted(Type type) {
        Type converted = types.convertSingle(type);
        if (converted == null) throw new IllegalArgumentException("no LLVM type for " + type);
        return converted;
    }

    private Type result(Type type) {
        return bare && type instanceof MemRefType m ? types.pointer(m) : converted(type);
    }

    /** The parameters that a value of {@code type} takes. */
    List<Type> parameters(Type type) {
        Type converted = converted(type);
        if (type instanceof MemRefType m && bare) return List.of(types.pointer(m));
        if (!(type instanceof MemRefType || type instanceof UnrankedMemRefType)) return List.of(converted);
        List<Type> out = new ArrayList<>();
        for (Type part : ((LlvmStructType) converted).body()) {
            boolean extents = part instanceof LlvmArrayType;
            IntegerType index = types.index();
            if (extents) for (long i = 0; i < ((LlvmArrayType) part).size(); i++) out.add(index);
            else out.add(part);
        }
        return out;
    }

    /** The value of {@code type} that arrived as {@code parts}. */
    Value receive(Type type, List<Value> parts, LlvmEmitter e) {
        if (type instanceof MemRefType m) {
            return bare
                    ? LlvmDescriptor.ofStatic(e, m, converted(type), parts.get(0))
                    : LlvmDescriptor.unflatten(e, converted(type), parts);
        }
        if (!(type instanceof UnrankedMemRefType)) return parts.get(0);
        Value struct = e.insertInto(e.poison(converted(type)), parts.get(0), 0);
        return e.insertInto(struct, parts.get(1), 1);
    }

    /** The arguments that pass {@code value}, of the source type {@code type}. */
    List<Value> pass(Type type, Value value, LlvmEmitter e) {
        if (type instanceof MemRefType m) {
            LlvmDescriptor d = new LlvmDescriptor(m, value, e);
            return bare ? List.of(d.aligned()) : d.flat();
        }
        if (type instanceof UnrankedMemRefType) return List.of(e.extract(value, 0), e.extract(value, 1));
        return List.of(value);
    }

    Value passResult(Type type, Value value, LlvmEmitter e) {
        return bare && type instanceof MemRefType m ? new LlvmDescriptor(m, value, e).aligned() : value;
    }

    Value receiveResult(Type type, Value value, LlvmEmitter e) {
        return bare && type instanceof MemRefType m ? LlvmDescriptor.ofStatic(e, m, converted(type), value) : value;
    }
}
