package dev.wami.llvmemit;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmStructType;
import dev.wami.llvm.LlvmValueAttr;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Constants as LLVM's text writes them, without their type. */
final class ConstantText {
    private final TypeText types;

    ConstantText(TypeText types) {
        this.types = types;
    }

    String of(Attribute value, Type type, Location user) {
        StringBuilder out = new StringBuilder();
        write(value, type, user, out);
        return out.toString();
    }

    private void write(Attribute value, Type type, Location user, StringBuilder out) {
        if (value instanceof LlvmValueAttr v) out.append(named(v, type));
        else if (value instanceof StringAttr s) bytes(s.value().getBytes(StandardCharsets.UTF_8), out);
        else if (value instanceof IntegerAttr i) out.append(integer(i, type, user));
        else if (value instanceof FloatAttr f) out.append(floating(f, type, user));
        else if (value instanceof ArrayAttr a) array(a.elements(), type, user, out);
        else {
            DenseElementsAttr elements = DenseElementsAttr.of(value);
            if (elements == null || elements.isStrings()) {
                throw new Unsupported(user, "no LLVM constant for '" + value + "'");
            }
            dense(elements, type, user, out);
        }
    }

    private static String named(LlvmValueAttr value, Type type) {
        return switch (value) {
            case ZERO -> zero(type);
            case UNDEF -> "undef";
            case POISON -> "poison";
        };
    }

    /** The zero of {@code type}. */
    static String zero(Type type) {
        if (type instanceof LlvmPointerType) return "null";
        if (type instanceof IntegerType) return "0";
        return "zeroinitializer";
    }

    private static String integer(IntegerAttr i, Type type, Location user) {
        if (type instanceof FloatType f) return bits(f, i.unsignedValue(), user);
        BigInteger value = i.big();
        if (type instanceof IntegerType t && t.width() == 1) return value.testBit(0) ? "true" : "false";
        return value.toString();
    }

    private static String floating(FloatAttr f, Type type, Location user) {
        return type instanceof IntegerType ? Long.toString(f.bits()) : bits(f.type(), f.bits(), user);
    }

    /** A float by its bits: {@code double} and {@code float} as those of a double, others by a letter and their own. */
    static String bits(FloatType type, long bits, Location user) {
        return switch (type) {
            case F64 -> hex("0x", 16, bits);
            case F32 -> hex("0x", 16, widened((int) bits));
            case F16 -> hex("0xH", 4, bits);
            case BF16 -> hex("0xR", 4, bits);
            default -> throw new Unsupported(user, "no constants of '" + type + "'");
        };
    }

    private static String hex(String prefix, int digits, long bits) {
        String text = Long.toHexString(bits).toUpperCase(Locale.ROOT);
        return prefix + "0".repeat(Math.max(0, digits - text.length())) + text;
    }

    /** The bits of the double that is the float of these bits; NaNs keep their payload, signaling ones too. */
    private static long widened(int bits) {
        float value = Float.intBitsToFloat(bits);
        if (!Float.isNaN(value)) return Double.doubleToRawLongBits(value);
        long sign = (long) (bits >>> 31) << 63;
        return sign | 0x7FFL << 52 | (long) (bits & 0x7FFFFF) << 29;
    }

    private static void bytes(byte[] text, StringBuilder out) {
        out.append("c\"");
        for (byte b : text) Identifiers.escaped(b & 0xFF, out);
        out.append('"');
    }

    // ---- data

    private void dense(DenseElementsAttr dense, Type type, Location user, StringBuilder out) {
        int last = dense.type().element() instanceof ComplexType ? 1 : 0;
        if (dense.isSplat() && isZero(dense.number(0)) && isZero(dense.number(last))) {
            out.append("zeroinitializer");
            return;
        }
        elements(dense, type, new long[1], user, out);
    }

    private static boolean isZero(Attribute number) {
        return number instanceof IntegerAttr i && i.big().signum() == 0
                || number instanceof FloatAttr f && f.bits() == 0;
    }

    /** The next elements of {@code dense}, from {@code at[0]}, arranged as {@code type}. */
    private void elements(DenseElementsAttr dense, Type type, long[] at, Location user, StringBuilder out) {
        if (type instanceof LlvmArrayType a) {
            if (a.element().isInteger(8)) {
                byte[] text = new byte[Math.toIntExact(a.size())];
                for (int i = 0; i < text.length; i++) text[i] = (byte) dense.get(at[0]++);
                bytes(text, out);
                return;
            }
            sequence("[", a.size(), a.element(), "]", dense, at, user, out);
        } else if (type instanceof VectorType v) {
            sequence("<", v.shape().elementCount(), v.element(), ">", dense, at, user, out);
        } else if (type instanceof LlvmStructType complex) {
            sequence("{ ", 2, complex.body().get(0), " }", dense, at, user, out);
        } else write(dense.number(at[0]++), type, user, out);
    }

    private void sequence(
            String open,
            long count,
            Type element,
            String close,
            DenseElementsAttr dense,
            long[] at,
            Location user,
            StringBuilder out) {
        String prefix = types.of(element, user) + " ";
        out.append(open);
        for (long i = 0; i < count; i++) {
            if (i > 0) out.append(", ");
            out.append(prefix);
            elements(dense, element, at, user, out);
        }
        out.append(close);
    }

    private void array(List<? extends Attribute> values, Type type, Location user, StringBuilder out) {
        boolean packed = type instanceof LlvmStructType s && s.isPacked();
        String open = type instanceof LlvmArrayType ? "[" : packed ? "<{ " : "{ ";
        String close = type instanceof LlvmArrayType ? "]" : packed ? " }>" : " }";
        out.append(open);
        for (int i = 0; i < values.size(); i++) {
            Type part = type instanceof LlvmStructType s
                    ? s.body().get(i)
                    : type instanceof LlvmArrayType a ? a.element() : null;
            if (part == null) throw new Unsupported(user, "no LLVM constant of '" + type + "' from an array");
            if (i > 0) out.append(", ");
            out.append(types.of(part, user)).append(' ');
            write(values.get(i), part, user, out);
        }
        out.append(close);
    }
}
