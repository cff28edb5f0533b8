package dev.wami.core.text;

import dev.wami.core.dialect.UpstreamDialects;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.OpaqueAttr;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.IntegerType.Signedness;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.NoneType;
import dev.wami.core.ir.type.OpaqueType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.TupleType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.ir.type.UnrankedTensorType;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads types. Every method gives null after a reported error. */
final class TypeParser {
    private static final List<String> NAMES =
            List.of("index", "none", "complex", "memref", "tensor", "vector", "tuple", "f16", "f32", "f64", "bf16");

    private final Parsing p;
    private final Cursor in;
    private final ShortTypes remembered = new ShortTypes();

    TypeParser(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    @Nullable
    Type parse() {
        if (in.at(Token.LEFT_PAREN)) return nested(true);
        return nonFunction();
    }

    /** A type that is no function type, as after {@code ->}. */
    @Nullable
    Type nonFunction() {
        if (in.at(Token.BARE)) {
            Type simple = simple();
            if (simple != null) return simple;
            if (integerWidthStart() >= 0) return null; // reported: too wide
        } else if (!in.at(Token.BANG)) {
            in.wrongToken("expected non-function type");
            return null;
        }
        return nested(false);
    }

    private @Nullable Type nested(boolean function) {
        try {
            if (!in.enter()) return null;
            if (function) return function();
            return in.at(Token.BANG) ? p.dialectSymbols.type() : rememberedOrParameterised();
        } finally {
            in.leave();
        }
    }

    /** A type if one begins here, {@code null} and nothing taken or reported otherwise. */
    boolean startsHere() {
        if (in.at(Token.BANG) || in.at(Token.LEFT_PAREN)) return true;
        if (!in.at(Token.BARE)) return false;
        if (integerWidthStart() >= 0) return true;
        String word = in.spelling();
        return switch (word) {
            case "index", "none", "complex", "memref", "tensor", "vector", "tuple" -> true;
            default -> FloatType.named(word) != null;
        };
    }

    /** {@code (T, T) -> T} or {@code (T, T) -> (T, T)}. */
    @Nullable
    FunctionType function() {
        List<Type> inputs = parenthesised();
        if (inputs == null || !in.parse(Token.ARROW, " in function type")) return null;
        List<Type> results = results();
        return results == null ? null : new FunctionType(inputs, results);
    }

    /** {@code T} that is no function type, or {@code (T, T)}. */
    @Nullable
    List<Type> results() {
        if (in.at(Token.LEFT_PAREN)) return parenthesised();
        Type t = nonFunction();
        return t == null ? null : List.of(t);
    }

    /** {@code (T, T)}. */
    @Nullable
    List<Type> parenthesised() {
        if (!in.parse(Token.LEFT_PAREN)) return null;
        if (in.optional(Token.RIGHT_PAREN)) return List.of();
        List<Type> types = list();
        return types == null || !in.parse(Token.RIGHT_PAREN) ? null : types;
    }

    /** {@code T, T}, at least one. */
    @Nullable
    List<Type> list() {
        Type first = parse();
        if (first == null) return null;
        if (!in.at(Token.COMMA)) return List.of(first);
        List<Type> types = new ArrayList<>();
        types.add(first);
        while (in.optional(Token.COMMA)) {
            Type t = parse();
            if (t == null) return null;
            types.add(t);
        }
        return types;
    }

    // ---- types that are one word

    /** Whether the word at hand is an integer type, which is no keyword. */
    boolean atInteger() {
        return integerWidthStart() >= 0;
    }

    /** Where the width of an integer type at hand begins, or -1 if there is none: {@code i32 si32 ui32}. */
    private int integerWidthStart() {
        int s = in.start();
        int first = in.byteAt(s);
        int digits = first == 'i' ? s + 1 : (first == 's' || first == 'u') && in.byteAt(s + 1) == 'i' ? s + 2 : -1;
        if (digits < 0 || digits == in.end()) return -1;
        for (int i = digits; i < in.end(); i++) if (in.byteAt(i) < '0' || in.byteAt(i) > '9') return -1;
        return digits;
    }

    private @Nullable Type simple() {
        int digits = integerWidthStart();
        if (digits >= 0) return integer(digits);
        int length = in.end() - in.start();
        if (length == 5 && in.atKeyword("index")) {
            in.take();
            return IndexType.INDEX;
        }
        int first = in.byteAt(in.start());
        if (first != 'f' && first != 'b' && first != 't' && first != 'n') return null;
        if (in.optionalKeyword("none")) return NoneType.NONE;
        FloatType f = FloatType.named(in.spelling());
        if (f != null) in.take();
        return f;
    }

    private @Nullable Type integer(int digits) {
        long width = 0;
        for (int i = digits; i < in.end() && width < 1L << 32; i++) width = 10 * width + in.byteAt(i) - '0';
        if (width >= 1L << 32) {
            in.error("invalid integer width");
            return null;
        }
        if (width > IntegerType.MAX_WIDTH) {
            in.error("integer bitwidth is limited to %d bits", IntegerType.MAX_WIDTH);
            return null;
        }
        Signedness sign = switch (in.byteAt(in.start())) {
            case 's' -> Signedness.SIGNED;
            case 'u' -> Signedness.UNSIGNED;
            default -> Signedness.SIGNLESS;
        };
        in.take();
        return IntegerType.of((int) width, sign);
    }

    // ---- types with parameters

    /**
     * A type written as one before, byte by byte, is that type: no need to read it again, and it is the same object.
     */
    private @Nullable Type rememberedOrParameterised() {
        int start = in.start();
        int end = ShortTypes.end(in, start);
        if (end < 0) return parameterised();
        int slot = ShortTypes.slot(in, start, end);
        Type known = remembered.get(slot, in, start, end);
        if (known != null) {
            in.seek(end);
            return known;
        }
        Type read = parameterised();
        if (read != null && in.isSpace(end, in.start())) remembered.put(slot, start, end, read);
        return read;
    }

    private @Nullable Type parameterised() {
        int at = in.start();
        if (in.optionalKeyword("memref")) return memref(at);
        if (in.optionalKeyword("vector")) return vector(at);
        if (in.optionalKeyword("tensor")) return tensor();
        if (in.optionalKeyword("tuple")) return tuple();
        if (in.optionalKeyword("complex")) return complex();
        String hint = Cursor.didYouMean(in.spelling(), NAMES);
        in.wrongToken(hint.isEmpty() ? "expected non-function type" : "unknown type '" + in.spelling() + "'" + hint);
        return null;
    }

    private @Nullable Type complex() {
        if (!in.parse(Token.LESS, " in complex type")) return null;
        int at = in.start();
        Type element = parse();
        if (element == null || !in.parse(Token.GREATER, " in complex type")) return null;
        if (element instanceof FloatType || element instanceof IntegerType) return new ComplexType(element);
        in.error(at, "invalid element type for complex");
        return null;
    }

    private @Nullable Type tuple() {
        if (!in.parse(Token.LESS, " in tuple type")) return null;
        if (in.optional(Token.GREATER)) return new TupleType(List.of());
        List<Type> elements = list();
        return elements == null || !in.parse(Token.GREATER, " in tuple type") ? null : new TupleType(elements);
    }

    private @Nullable Type memref(int at) {
        if (!in.parse(Token.LESS)) return null;
        boolean unranked = in.optional(Token.STAR);
        Shape shape = Shape.SCALAR;
        if (unranked) {
            if (!parseX()) return null;
        } else {
            List<Long> dims = dimensions(true, true);
            if (dims == null) return null;
            shape = shape(dims);
        }
        int elementAt = in.start();
        Type element = parse();
        if (element == null) return null;
        if (!isMemRefElement(element)) {
            in.error(elementAt, "invalid memref element type");
            return null;
        }
        Attribute layout = null;
        Attribute space = null;
        while (in.optional(Token.COMMA)) {
            Attribute a = p.attributes.parse(null);
            if (a == null) return null;
            if (a instanceof AffineMapAttr || a instanceof StridedLayoutAttr) {
                if (unranked) {
                    in.error("cannot have affine map for unranked memref type");
                    return null;
                }
                if (space != null) {
                    in.error("expected memory space to be last in memref type");
                    return null;
                }
                layout = a;
            } else if (space != null) {
                in.error("multiple memory spaces specified in memref type");
                return null;
            } else {
                space = a;
            }
        }
        if (!in.optional(Token.GREATER)) {
            in.wrongToken("expected ',' or '>' in memref type");
            return null;
        }
        boolean spaceFits = space == null
                || space instanceof IntegerAttr
                || space instanceof StringAttr
                || space instanceof DictionaryAttr
                || space instanceof DialectAttr
                || space instanceof OpaqueAttr o && UpstreamDialects.has(o.dialect());
        if (!spaceFits) {
            in.error(at, "unsupported memory space Attribute");
            return null;
        }
        if (unranked) return new UnrankedMemRefType(element, space);
        int layoutRank = layout instanceof AffineMapAttr m
                ? m.map().dims()
                : layout instanceof StridedLayoutAttr s ? s.strides().rank() : shape.rank();
        if (layoutRank != shape.rank()) {
            if (layout instanceof AffineMapAttr) {
                in.error(at, "memref layout mismatch between rank and affine map: %d != %d", shape.rank(), layoutRank);
            } else {
                in.error(at, "expected the number of strides to match the rank");
            }
            return null;
        }
        return new MemRefType(shape, element, layout, space);
    }

    private static boolean isMemRefElement(Type t) {
        return t instanceof IntegerType
                || t instanceof FloatType
                || t == IndexType.INDEX
                || t instanceof ComplexType
                || t instanceof VectorType
                || t instanceof MemRefType
                || t instanceof UnrankedMemRefType
                || t instanceof DialectType d && d.isMemRefElement()
                || t instanceof OpaqueType o && UpstreamDialects.hasMemRefElement(o);
    }

    private @Nullable Type tensor() {
        if (!in.parse(Token.LESS)) return null;
        boolean unranked = in.optional(Token.STAR);
        List<Long> dims = List.of();
        if (unranked) {
            if (!parseX()) return null;
        } else {
            dims = dimensions(true, true);
            if (dims == null) return null;
        }
        int elementAt = in.start();
        Type element = parse();
        if (element == null) return null;
        Attribute encoding = null;
        // upstream asks for none behind the comma
        if (in.optional(Token.COMMA) && p.attributes.startsHere()) {
            encoding = p.attributes.parse(null);
            if (encoding == null) return null;
        }
        if (!in.parse(Token.GREATER)) return null;
        if (!isTensorElement(element)) {
            in.error(elementAt, "invalid tensor element type");
            return null;
        }
        if (!unranked) return new TensorType(shape(dims), element, encoding);
        if (encoding == null) return new UnrankedTensorType(element);
        in.error("cannot apply encoding to unranked tensor");
        return null;
    }

    private static boolean isTensorElement(Type t) {
        return t instanceof ComplexType
                || t instanceof FloatType
                || t instanceof IntegerType
                || t == IndexType.INDEX
                || t instanceof VectorType
                || t instanceof OpaqueType
                || t instanceof DialectType;
    }

    private @Nullable Type vector(int at) {
        if (!in.parse(Token.LESS)) return null;
        List<Long> dims = new ArrayList<>();
        long scalable = 0;
        while (in.at(Token.INTEGER) || in.at(Token.LEFT_SQUARE)) {
            boolean bracket = in.optional(Token.LEFT_SQUARE);
            Long d = dimension();
            if (d == null) return null;
            if (bracket) {
                if (!in.optional(Token.RIGHT_SQUARE)) {
                    in.wrongToken("missing ']' closing scalable dimension");
                    return null;
                }
                if (dims.size() < 64) scalable |= 1L << dims.size();
            }
            dims.add(d);
            if (!parseX()) return null;
        }
        Type element = parse();
        if (element == null || !in.parse(Token.GREATER)) return null;
        if (!isVectorElement(element)) {
            in.error(at, "failed to verify 'elementType': VectorElementTypeInterface instance");
            return null;
        }
        for (long d : dims) {
            if (d > 0) continue;
            in.error(at, "vector types must have positive constant sizes but got %s", commas(dims));
            return null;
        }
        return new VectorType(shape(dims), element, scalable);
    }

    private static boolean isVectorElement(Type t) {
        return t instanceof FloatType
                || t instanceof IntegerType
                || t == IndexType.INDEX
                || t instanceof DialectType d && d.isVectorElement();
    }

    private static String commas(List<Long> dims) {
        StringBuilder out = new StringBuilder();
        for (long d : dims) out.append(out.length() == 0 ? "" : ", ").append(d);
        return out.toString();
    }

    static Shape shape(List<Long> dims) {
        if (dims.isEmpty()) return Shape.SCALAR;
        long[] out = new long[dims.size()];
        for (int i = 0; i < out.length; i++) out[i] = dims.get(i);
        return Shape.of(out);
    }

    // ---- dimensions: "4x?x" comes from the lexer as 4, x, ?, x or as 4, x8xf32, so that tokens are split here

    /** {@code 4x?x} if {@code trailingX}, else {@code 4x?}; possibly none. */
    @Nullable
    List<Long> dimensions(boolean allowDynamic, boolean trailingX) {
        List<Long> dims = new ArrayList<>(3);
        while (in.at(Token.INTEGER) || in.at(Token.QUESTION)) {
            if (in.at(Token.QUESTION)) {
                if (!allowDynamic) {
                    in.error("expected static shape");
                    return null;
                }
                in.take();
                dims.add(Shape.DYNAMIC);
            } else {
                Long d = dimension();
                if (d == null) return null;
                dims.add(d);
            }
            if (trailingX) {
                if (!parseX()) return null;
            } else {
                if (!atX()) return dims;
                parseX();
                if (!in.at(Token.INTEGER) && !in.at(Token.QUESTION)) {
                    in.wrongToken("expected dimension");
                    return null;
                }
            }
        }
        return dims;
    }

    /** One static dimension. {@code 0x4} is the dimension 0 and the rest of the list, no hexadecimal number. */
    private @Nullable Long dimension() {
        if (!in.at(Token.INTEGER)) {
            in.wrongToken("expected dimension size in vector type");
            return null;
        }
        if (in.atHexInteger()) {
            in.seek(in.start() + 1);
            return 0L;
        }
        long d = in.smallInteger();
        if (d < 0) {
            in.error("invalid dimension");
            return null;
        }
        in.take();
        return d;
    }

    private boolean atX() {
        return in.at(Token.BARE) && in.byteAt(in.start()) == 'x';
    }

    private boolean parseX() {
        if (!atX()) {
            in.wrongToken("expected 'x' in dimension list");
            return false;
        }
        if (in.end() - in.start() == 1) in.take();
        else in.seek(in.start() + 1);
        return true;
    }
}
