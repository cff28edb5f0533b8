package dev.wami.core.text;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.WideFloatAttr;
import dev.wami.core.ir.attr.Words;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands in {@code dense<...>}: nested lists, one element for all, or one hexadecimal string. Its type follows
 * later, so that elements are remembered by their place in the source and read when the type is known.
 */
final class ElementsLiteral {
    private final Parsing p;
    private final Cursor in;
    /** The extent of each level of lists, outermost first; empty for a lone element. */
    private int[] extents = {};

    private boolean list;
    private @Nullable String hexOrString;
    private int hexAt;

    // one entry per scalar: where its token begins, and its sign
    private int[] offsets = new int[16];
    private boolean[] negative = new boolean[16];
    private int count;
    private boolean pairs;

    ElementsLiteral(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    long[] dims() {
        return Arrays.stream(extents).asLongStream().toArray();
    }

    /** Reads the literal; false after an error. */
    boolean read(boolean allowHex) {
        if (allowHex && in.at(Token.STRING)) {
            hexAt = in.start();
            hexOrString = in.takeString();
            return true;
        }
        if (!in.at(Token.LEFT_SQUARE)) return element();
        list = true;
        int[] found = list();
        if (found == null) return false;
        extents = found;
        return true;
    }

    /** Reads one list and gives its extents, outermost first; all elements must agree. Null after an error. */
    private int @Nullable [] list() {
        try {
            return in.enter() ? elementsOfList() : null;
        } finally {
            in.leave();
        }
    }

    private int @Nullable [] elementsOfList() {
        in.take();
        int[] inner = {};
        int n = 0;
        if (!in.at(Token.RIGHT_SQUARE)) {
            do {
                int[] one = {};
                if (in.at(Token.LEFT_SQUARE)) {
                    one = list();
                    if (one == null) return null;
                } else if (!element()) {
                    return null;
                }
                if (n > 0 && !Arrays.equals(inner, one)) {
                    in.error("tensor literal is invalid; ranks are not consistent between elements");
                    return null;
                }
                inner = one;
                n++;
            } while (in.optional(Token.COMMA));
        }
        if (!in.parse(Token.RIGHT_SQUARE)) return null;
        int[] out = new int[inner.length + 1];
        out[0] = n;
        System.arraycopy(inner, 0, out, 1, inner.length);
        return out;
    }

    private boolean element() {
        if (in.optional(Token.LEFT_PAREN)) {
            pairs = true;
            return scalar()
                    && in.parse(Token.COMMA, " between complex elements")
                    && scalar()
                    && in.parse(Token.RIGHT_PAREN, " after complex elements");
        }
        return scalar();
    }

    private boolean scalar() {
        boolean minus = in.optional(Token.MINUS);
        boolean number = in.at(Token.INTEGER) || in.at(Token.FLOAT);
        boolean other = !minus && (in.at(Token.STRING) || in.atKeyword("true") || in.atKeyword("false"));
        if (!number && !other) {
            if (minus) in.wrongToken("expected integer or floating point literal");
            else in.error("expected element literal of primitive type");
            return false;
        }
        if (count == offsets.length) {
            offsets = Arrays.copyOf(offsets, 2 * count);
            negative = Arrays.copyOf(negative, 2 * count);
        }
        offsets[count] = in.start();
        negative[count++] = minus;
        in.take();
        return true;
    }

    /** The attribute, or null after an error. */
    @Nullable
    Attribute build(int at, ShapedType type) {
        if (hexOrString == null && list && !Shape.of(dims()).equals(type.shape())) {
            in.error(
                    at,
                    "inferred shape of elements literal (%s) does not match type (%s)",
                    Arrays.toString(dims()),
                    Arrays.toString(type.shape().toArray()));
            return null;
        }
        return buildAs(at, type);
    }

    /** The attribute, whatever the nesting of the lists was. */
    @Nullable
    Attribute buildAs(int at, ShapedType type) {
        Type element = type.element();
        Type scalar = element instanceof ComplexType c ? c.element() : element;
        boolean numbers = scalar instanceof IntegerType || scalar == IndexType.INDEX || scalar instanceof FloatType;
        String hex = hexOrString;
        if (hex != null && numbers) return fromHex(at, type, hex);
        if (hex != null) return DenseElementsAttr.strings(type, List.of(hex));
        if (count == 0) {
            if (!isEmpty(type)) {
                in.error(at, "parsed zero elements, but type ('%s') expected at least 1", type);
                return null;
            }
            return DenseElementsAttr.of(type);
        }
        if (!numbers) return strings(type);
        if (element instanceof ComplexType) {
            long wanted = list ? 2 * type.shape().elementCount() : 2;
            if (count != wanted) {
                in.error(
                        at,
                        "parsed %d elements, but type ('%s') expected %d elements",
                        count,
                        list ? type : element,
                        wanted);
                return null;
            }
        } else if (pairs) {
            in.error(at, "parsed complex elements, but type ('%s') expected single ones", element);
            return null;
        }
        int words = Words.count(scalar);
        long[] bits = new long[count * words];
        int resume = in.start();
        try {
            for (int i = 0; i < count; i++) {
                in.seek(offsets[i]);
                if (!scalar(p, scalar, negative[i], bits, i * words)) return null;
            }
        } finally {
            in.seek(resume);
        }
        boolean lone = count == (pairs ? 2 : 1) && !list;
        return lone ? DenseElementsAttr.splat(type, bits) : DenseElementsAttr.of(type, bits);
    }

    private static boolean isEmpty(ShapedType type) {
        for (int i = 0; i < type.rank(); i++) if (type.shape().dim(i) == 0) return true;
        return false;
    }

    private @Nullable Attribute strings(ShapedType type) {
        List<String> values = new ArrayList<>(count);
        int resume = in.start();
        for (int i = 0; i < count; i++) {
            in.seek(offsets[i]);
            if (!in.at(Token.STRING)) {
                in.error("expected string token, got %s", in.spelling());
                return null;
            }
            values.add(in.takeString());
        }
        in.seek(resume);
        return DenseElementsAttr.strings(type, values);
    }

    /** Puts the number at hand (its sign was taken) into {@code words} from {@code at} on; false after an error. */
    static boolean scalar(Parsing p, Type type, boolean negative, long[] words, int at) {
        if (Words.count(type) == 1) {
            Long bits = type instanceof FloatType f ? floatBits(p, f, negative) : integerBits(p, type, negative);
            if (bits == null) return false;
            words[at] = bits;
            return true;
        }
        BigInteger value = type instanceof FloatType f ? wideFloat(p, f, negative) : integer(p, type, negative);
        if (value == null) return false;
        if (type instanceof IntegerType) value = IntegerAttr.of(type, value).big();
        long[] all = Words.of(type, value);
        System.arraycopy(all, 0, words, at, all.length);
        return true;
    }

    private static @Nullable BigInteger wideFloat(Parsing p, FloatType type, boolean negative) {
        WideFloatAttr number = (WideFloatAttr) floatNumber(p, type, negative);
        return number == null ? null : number.bits();
    }

    private static @Nullable Long integerBits(Parsing p, Type type, boolean negative) {
        BigInteger value = integer(p, type, negative);
        if (value == null) return null;
        return type instanceof IntegerType
                ? IntegerAttr.of(type, value.longValue()).value()
                : (Long) value.longValue();
    }

    private static @Nullable BigInteger integer(Parsing p, Type type, boolean negative) {
        Cursor in = p.cursor;
        if (in.atKeyword("true") || in.atKeyword("false")) {
            if (!Words.isBit(type)) {
                in.error("expected i1 type for 'true' or 'false' values");
                return null;
            }
            BigInteger bit = in.atKeyword("true") ? BigInteger.ONE : BigInteger.ZERO;
            in.take();
            return bit;
        }
        if (!in.at(Token.INTEGER)) {
            in.error("expected integer elements, but parsed %s", in.at(Token.FLOAT) ? "floating-point" : "string");
            return null;
        }
        if (negative && type instanceof IntegerType i && i.isUnsigned()) {
            in.error("expected unsigned integer elements, but parsed negative value");
            return null;
        }
        BigInteger magnitude = in.integer();
        if (!AttributeParser.fits(type, magnitude, negative)) {
            in.error("integer constant out of range for type");
            return null;
        }
        in.take();
        return negative ? magnitude.negate() : magnitude;
    }

    private static @Nullable Long floatBits(Parsing p, FloatType type, boolean negative) {
        FloatAttr number = (FloatAttr) floatNumber(p, type, negative);
        return number == null ? null : (Long) number.bits();
    }

    private static @Nullable TypedAttr floatNumber(Parsing p, FloatType type, boolean negative) {
        Cursor in = p.cursor;
        if (in.at(Token.FLOAT)) {
            double v = Double.parseDouble(in.rawText(in.start(), in.end()));
            in.take();
            return AttributeParser.number(type, negative ? -v : v);
        }
        if (!in.at(Token.INTEGER)) {
            in.error("expected floating point literal");
            return null;
        }
        TypedAttr number = p.attributes.floatBits(in.start(), in.integer(), in.atHexInteger(), negative, type);
        if (number != null) in.take();
        return number;
    }

    /** The little-endian bytes of all elements, or of one for all of them. */
    private @Nullable Attribute fromHex(int at, ShapedType type, String hex) {
        boolean digits = hex.startsWith("0x") && hex.length() % 2 == 0;
        for (int i = 2; i < hex.length() && digits; i++) digits = Character.digit(hex.charAt(i), 16) >= 0;
        if (!digits) {
            in.error(hexAt, "expected string containing hex digits starting with `0x`");
            return null;
        }
        byte[] bytes = new byte[hex.length() / 2 - 1];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte)
                    (Character.digit(hex.charAt(2 * i + 2), 16) << 4 | Character.digit(hex.charAt(2 * i + 3), 16));
        }
        DenseElementsAttr made = DenseElementsAttr.fromBytes(type, bytes);
        if (made == null) in.error(at, "elements hex data size is invalid for provided type: '%s'", type);
        return made;
    }
}
