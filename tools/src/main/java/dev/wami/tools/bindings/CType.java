package dev.wami.tools.bindings;

import dev.wami.conversions.func.Extension;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.llvm.LlvmPointerType;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What C calls types; null where it has no name for one. A pointer is 32 bits wide. */
final class CType {
    /** A function of any type: its index in the table. */
    static final String FUNCTION = "wami_function";

    private CType() {}

    /** A value whose bits above a narrow integer, if it has any, are as C has them. */
    static @Nullable String of(Type type, Extension extension) {
        if (type == IndexType.INDEX) return "intptr_t";
        if (type instanceof IntegerType i) return i.isSignless() ? integer(i.width(), extension) : null;
        if (type instanceof FloatType f) return floating(f);
        if (type instanceof LlvmPointerType) return "void *";
        if (type instanceof FunctionType) return FUNCTION;
        String struct = structName(type);
        return struct == null ? null : "struct " + struct;
    }

    /** One that comes with anything in the bits above its width: it fills what carries it then. */
    static @Nullable String unextended(Type type, Extension extension) {
        int bits = valueBits(type);
        boolean fills = bits <= 1 || bits == 32 || bits >= 64;
        return fills ? of(type, extension) : bits < 32 ? "uint32_t" : "uint64_t";
    }

    /** The bits of an integer, or of a float that is passed as its encoding; 0 for other types. */
    static int valueBits(Type type) {
        if (type instanceof IntegerType i) return i.width();
        return type instanceof FloatType f && f.width() < 32 ? f.width() : 0;
    }

    private static @Nullable String integer(int width, Extension extension) {
        if (width == 1) return "bool";
        if (width == 128) return extension == Extension.ZERO ? "unsigned __int128" : "__int128";
        return width == 0 || width > 64
                ? null
                : (extension == Extension.ZERO ? "uint" : "int") + container(width) + "_t";
    }

    /** The power of two of bits, 8 at least, that holds {@code width}. */
    private static int container(int width) {
        int bits = 8;
        while (bits < width) bits *= 2;
        return bits;
    }

    private static @Nullable String floating(FloatType f) {
        return switch (f) {
            case F32 -> "float";
            case F64 -> "double";
            case F80 -> null;
            case F128 -> "long double";
            default -> "uint" + container(f.width()) + "_t";
        };
    }

    /** The tag of the struct that {@code type} is in memory; null if it is none, or has parts without a C type. */
    static @Nullable String structName(Type type) {
        if (type instanceof UnrankedMemRefType) return "memref_unranked";
        if (type instanceof MemRefType m) return "memref" + elementName(m.element()) + "_" + m.rank() + "d";
        boolean isComplex =
                type instanceof ComplexType c && (c.element() == FloatType.F32 || c.element() == FloatType.F64);
        return isComplex
                ? "complex_" + ((ComplexType) type).element().toString().toLowerCase(Locale.ROOT)
                : null;
    }

    private static String elementName(Type element) {
        if (element(element).equals("void")) return "";
        return "_" + (element instanceof ComplexType ? structName(element) : element.toString());
    }

    /** An element of a memref; {@code void} if C has no type for it. */
    static String element(Type element) {
        if (element instanceof MemRefType || element instanceof UnrankedMemRefType || element instanceof FunctionType) {
            return "void";
        }
        String type = of(element, Extension.NONE);
        return type == null || type.equals("void *") ? "void" : type;
    }
}
