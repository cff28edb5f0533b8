package dev.wami.core.text;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.DenseResourceAttr;
import dev.wami.core.ir.attr.SparseElementsAttr;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.attr.Words;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the attributes that hold many elements; the words they begin with have been taken. Null after an error. */
final class ElementsParser {
    private final Parsing p;
    private final Cursor in;

    ElementsParser(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    /** {@code <literal> : type}. */
    @Nullable
    Attribute dense(@Nullable Type type, int at) {
        if (!in.parse(Token.LESS, " after 'dense'")) return null;
        ElementsLiteral literal = new ElementsLiteral(p);
        if (!in.at(Token.GREATER) && !literal.read(true)) return null;
        if (!in.parse(Token.GREATER)) return null;
        ShapedType shaped = shapedType(type, at);
        return shaped == null ? null : literal.build(at, shaped);
    }

    private @Nullable ShapedType shapedType(@Nullable Type given, int at) {
        Type type = given;
        if (type == null) {
            if (!in.parse(Token.COLON)) return null;
            type = p.types.parse();
            if (type == null) return null;
        }
        if (!(type instanceof ShapedType shaped)) {
            in.error(at, "elements literal must be a shaped type");
            return null;
        }
        if (!shaped.hasStaticShape()) {
            in.error(at, "elements literal type must have static shape");
            return null;
        }
        return shaped;
    }

    /** {@code <key> : type}. */
    @Nullable
    Attribute resource(@Nullable Type type, int at) {
        if (!in.parse(Token.LESS, " after 'dense_resource'")) return null;
        String key;
        if (in.at(Token.BARE)) {
            key = in.spelling();
            in.take();
        } else if (in.at(Token.STRING)) {
            key = in.takeString();
        } else {
            in.wrongToken("expected identifier key for 'resource' entry");
            return null;
        }
        if (!in.parse(Token.GREATER)) return null;
        int typeAt = in.start();
        Type t = type;
        if (t == null) {
            if (!in.parse(Token.COLON)) return null;
            t = p.types.parse();
        }
        if (t == null) return null;
        if (t instanceof ShapedType) return new DenseResourceAttr(t, p.metadata.resource(key));
        in.error(typeAt, "`dense_resource` expected a shaped type");
        return null;
    }

    /** {@code <indices, values> : type}. */
    @Nullable
    Attribute sparse(@Nullable Type type, int at) {
        if (!in.parse(Token.LESS, " after 'sparse'")) return null;
        if (in.optional(Token.GREATER)) {
            ShapedType shaped = shapedType(type, at);
            if (shaped == null) return null;
            DenseElementsAttr none = DenseElementsAttr.of(TensorType.of(IntegerType.I64, 0, shaped.rank()));
            return new SparseElementsAttr(shaped, none, DenseElementsAttr.of(TensorType.of(shaped.element(), 0)));
        }
        ElementsLiteral indices = new ElementsLiteral(p);
        if (!indices.read(false) || !in.parse(Token.COMMA)) return null;
        int valuesAt = in.start();
        ElementsLiteral values = new ElementsLiteral(p);
        if (!values.read(true) || !in.parse(Token.GREATER)) return null;
        ShapedType shaped = shapedType(type, at);
        if (shaped == null) return null;
        // a lone index is the same in every dimension, a flat list has the indices of a one-dimensional type
        long[] dims = indices.dims();
        Shape indexShape = dims.length == 0 ? Shape.of(1, shaped.rank()) : Shape.of(dims);
        long[] valueDims = values.dims();
        boolean flat = indexShape.rank() == 1 && shaped.rank() == 1;
        boolean fits = (flat || indexShape.rank() == 2 && indexShape.dim(1) == shaped.rank())
                && (valueDims.length == 0 || valueDims.length == 1 && valueDims[0] == indexShape.dim(0));
        if (valueDims.length > 1) {
            in.error(at, "expected 1-d tensor for sparse element values");
            return null;
        }
        if (!fits) {
            in.error(
                    at,
                    "expected shape (%s); inferred shape of indices literal (%s); inferred shape of values literal (%s)",
                    Arrays.toString(shaped.shape().toArray()),
                    Arrays.toString(dims),
                    Arrays.toString(valueDims));
            return null;
        }
        Attribute index = indices.buildAs(at, new TensorType(indexShape, IntegerType.I64, null));
        Attribute value = values.buildAs(valuesAt, new TensorType(Shape.of(indexShape.dim(0)), shaped.element(), null));
        if (!(index instanceof DenseElementsAttr i) || !(value instanceof DenseElementsAttr v)) return null;
        if (!areInside(shaped, i, at)) return null;
        return new SparseElementsAttr(shaped, i, v);
    }

    private boolean areInside(ShapedType type, DenseElementsAttr indices, int at) {
        int rank = type.rank();
        for (int n = 0; n < indices.type().shape().dim(0); n++) {
            long[] index = new long[rank];
            boolean inside = true;
            for (int d = 0; d < rank; d++) {
                index[d] = indices.get((long) n * rank + d);
                inside &= index[d] >= 0 && index[d] < type.shape().dim(d);
            }
            if (inside) continue;
            in.error(
                    at,
                    "sparse index #%d is not contained within the value shape, with index=%s, and type='%s'",
                    n,
                    Arrays.toString(index),
                    type);
            return false;
        }
        return true;
    }

    /** {@code <i32: 1, 2>}. */
    @Nullable
    Attribute denseArray() {
        if (!in.parse(Token.LESS, " after 'array'")) return null;
        int at = in.start();
        Type element = p.types.parse();
        if (element == null) return null;
        boolean fits = element instanceof IntegerType i && (i.width() == 1 || i.width() % 8 == 0 && i.width() > 0)
                || element instanceof FloatType f && f.width() % 8 == 0;
        if (!(element instanceof IntegerType) && !(element instanceof FloatType)) {
            in.error(at, "expected integer or float type, got: '%s'", element);
            return null;
        }
        if (!fits) {
            in.error(at, "element type bitwidth must be a multiple of 8");
            return null;
        }
        long[] values = {};
        if (!in.at(Token.GREATER)) {
            if (!in.parse(Token.COLON, " after dense array type")) return null;
            values = arrayElements(element);
        }
        return values == null || !in.parse(Token.GREATER, " to close an array attribute")
                ? null
                : DenseArrayAttr.of(element, values);
    }

    /** {@code 1, 2}, at least one, as the words of numbers of {@code element}. */
    long @Nullable [] arrayElements(Type element) {
        int words = Words.count(element);
        long[] values = new long[4 * words];
        int n = 0;
        do {
            if (n == values.length) values = Arrays.copyOf(values, 2 * n);
            boolean negative = in.optional(Token.MINUS);
            if (element instanceof IntegerType && (in.atKeyword("true") || in.atKeyword("false"))) {
                if (!Words.isBit(element)) {
                    in.error("expected i1 type for 'true' or 'false' values");
                    return null;
                }
                values[n++] = in.atKeyword("true") ? 1 : 0;
                in.take();
                continue;
            }
            if (element instanceof IntegerType && !in.at(Token.INTEGER)) {
                in.error("expected integer literal");
                return null;
            }
            if (Words.isBit(element)) {
                in.take();
                in.error("expected 'true' or 'false' values for i1 type");
                return null;
            }
            if (!ElementsLiteral.scalar(p, element, negative, values, n)) return null;
            n += words;
        } while (in.optional(Token.COMMA));
        return Arrays.copyOf(values, n);
    }

    /** {@code <[4, ?], offset: ?>}. */
    @Nullable
    Attribute strided() {
        if (!in.parse(Token.LESS, " after 'strided'") || !in.parse(Token.LEFT_SQUARE)) return null;
        List<Long> strides = new ArrayList<>();
        if (!in.at(Token.RIGHT_SQUARE)) {
            do {
                Long s = strideOrOffset();
                if (s == null) return null;
                strides.add(s);
            } while (in.optional(Token.COMMA));
        }
        if (!in.parse(Token.RIGHT_SQUARE)) return null;
        long offset = 0;
        if (in.optional(Token.COMMA)) {
            if (!in.parseKeyword("offset", " after comma") || !in.parse(Token.COLON, " after 'offset'")) return null;
            Long o = strideOrOffset();
            if (o == null) return null;
            offset = o;
        }
        return in.parse(Token.GREATER) ? new StridedLayoutAttr(offset, TypeParser.shape(strides)) : null;
    }

    private @Nullable Long strideOrOffset() {
        if (in.optional(Token.QUESTION)) return Shape.DYNAMIC;
        boolean negative = in.optional(Token.MINUS);
        if (!in.at(Token.INTEGER)) {
            in.error("expected a 64-bit signed integer or '?'");
            return null;
        }
        long v = in.smallInteger();
        if (v < 0) {
            in.error("expected a 64-bit signed integer or '?'");
            return null;
        }
        in.take();
        return negative ? -v : v;
    }

    static boolean isComplex(ShapedType type) {
        return type.element() instanceof ComplexType;
    }
}
