package dev.wami.conversions;

import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.ir.type.UnrankedTensorType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.dcont.AllocatedType;
import dev.wami.dcont.ContinuationType;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.ssawasm.ContType;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Standard MLIR's types as Wasm's, for all conversions to ssawasm.
 *
 * <table>
 * <caption>Representation</caption>
 * <tr><td>i1</td><td>i32 that is 0 or 1</td></tr>
 * <tr><td>i2 to i32, index</td><td>i32; bits above the width are unspecified, and whoever cares clears them</td></tr>
 * <tr><td>i33 to i64</td><td>i64, likewise</td></tr>
 * <tr><td>wider integers, f128</td><td>an i64 for each 64 bits, the lowest first; bits above the width are unspecified</td></tr>
 * <tr><td>f32, f64</td><td>themselves</td></tr>
 * <tr><td>shorter floats</td><td>i32, their encoding; bits above the width are unspecified</td></tr>
 * <tr><td>complex</td><td>what stands for the real part, then for the imaginary one</td></tr>
 * <tr><td>vector of one dimension and up to 128 bits</td><td>a v128, see {@link Lanes}; others are split before</td></tr>
 * <tr><td>ranked memref</td><td>see {@link MemRefParts}</td></tr>
 * <tr><td>unranked memref</td><td>two i32, the rank and the address of a descriptor</td></tr>
 * <tr><td>function</td><td>i32, an index into the function table</td></tr>
 * <tr><td>!llvm.ptr</td><td>i32, an address</td></tr>
 * <tr><td>!llvm.struct, !llvm.array</td><td>what stands for the parts, one after the other; none for no parts</td></tr>
 * <tr><td>continuation</td><td>a reference, to a continuation type named after what it is sent</td></tr>
 * <tr><td>storage of one</td><td>i32, an index into a table of such references</td></tr>
 * </table>
 */
public final class WasmTypes extends TypeConverter {
    private static final List<Type> I32 = List.of(IntegerType.I32);

    private static final List<Type> UNRANKED = List.of(IntegerType.I32, IntegerType.I32);

    private static final List<Type> WIDE = List.of(IntegerType.I64, IntegerType.I64);

    @Override
    public @Nullable List<Type> convert(Type type) {
        if (type instanceof IntegerType i) return integer(i);
        if (type == IndexType.INDEX || type instanceof FunctionType) return I32;
        if (type instanceof FloatType f) return floating(f);
        if (type instanceof ComplexType c) return convertAll(List.of(c.element(), c.element()));
        if (type instanceof VectorType v) return vector(v);
        if (type instanceof MemRefType m) return MemRefParts.types(m);
        if (type instanceof UnrankedMemRefType u) return ElementLayout.of(u.element()) == null ? null : UNRANKED;
        if (type instanceof LlvmPointerType p) return p.addressSpace() == 0 ? I32 : null;
        List<Type> parts = Aggregates.parts(type);
        if (parts != null) return Aggregates.flat(parts, this);
        return type instanceof DialectType d ? dialectType(d) : null;
    }

    private @Nullable List<Type> dialectType(DialectType type) {
        if (type.dialect().equals("ssawasm")) return List.of(type);
        if (type instanceof AllocatedType) return I32;
        if (!(type instanceof ContinuationType c)) return null;
        String name = continuation(c);
        return name == null ? null : List.of(new ContType(name));
    }

    /**
     * The name of the Wasm type of continuations that are sent these types, {@code "ct.i32.f64"}; a continuation among
     * them is in parentheses. What is yielded belongs to the tag. Null if one has no translation.
     */
    private @Nullable String continuation(ContinuationType type) {
        List<Type> sent = convertAll(type.sent());
        if (sent == null) return null;
        StringBuilder name = new StringBuilder("ct");
        for (Type t : sent) name.append('.').append(t instanceof ContType c ? "(" + c.name() + ")" : t.toString());
        return name.toString();
    }

    private static @Nullable List<Type> vector(VectorType v) {
        VectorType shape = Lanes.shape(v);
        return shape == null ? null : List.of(shape);
    }

    private static @Nullable List<Type> floating(FloatType f) {
        return switch (f) {
            case F32, F64 -> List.of(f);
            case F128 -> WIDE;
            case F80 -> null;
            default -> I32;
        };
    }

    private static @Nullable List<Type> integer(IntegerType i) {
        int width = i.width();
        if (!i.isSignless() || width == 0 || width > 64 * Aggregates.MOST_VALUES) return null;
        return width <= 32 ? I32 : Collections.nCopies((width + 63) / 64, IntegerType.I64);
    }

    /** The message about a type that {@link #convert} does not know. */
    public static String unrepresented(Type type) {
        String remedy = type instanceof TensorType || type instanceof UnrankedTensorType
                ? ": tensors become memrefs by bufferization, docs/from-linalg.md"
                : "";
        return "type '" + type + "' has no Wasm representation yet" + remedy;
    }
}
