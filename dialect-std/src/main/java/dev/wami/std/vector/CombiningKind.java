package dev.wami.std.vector;

import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithOp;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** {@code #vector.kind<add>}: how a reduction combines two elements. Upstream: vector.CombiningKindAttr. */
public enum CombiningKind implements DialectAttr {
    ADD,
    MUL,
    MINUI,
    MINSI,
    MINNUMF,
    MAXUI,
    MAXSI,
    MAXNUMF,
    AND,
    OR,
    XOR,
    MAXIMUMF,
    MINIMUMF;

    /** The property that holds it. */
    static final String NAME = "kind";

    String keyword() {
        return name().toLowerCase(Locale.ROOT);
    }

    static @Nullable CombiningKind named(String word) {
        for (CombiningKind k : values()) if (k.keyword().equals(word)) return k;
        return null;
    }

    /** The operation of arith that combines two values of {@code type}, a vector or element. */
    public ArithOp operation(Type type) {
        boolean floats = type.elementTypeOrSelf() instanceof FloatType;
        return switch (this) {
            case ADD -> floats ? ArithOp.ADDF : ArithOp.ADDI;
            case MUL -> floats ? ArithOp.MULF : ArithOp.MULI;
            case MINUI -> ArithOp.MINUI;
            case MINSI -> ArithOp.MINSI;
            case MAXUI -> ArithOp.MAXUI;
            case MAXSI -> ArithOp.MAXSI;
            case AND -> ArithOp.ANDI;
            case OR -> ArithOp.ORI;
            case XOR -> ArithOp.XORI;
            case MINNUMF -> ArithOp.MINNUMF;
            case MAXNUMF -> ArithOp.MAXNUMF;
            case MINIMUMF -> ArithOp.MINIMUMF;
            case MAXIMUMF -> ArithOp.MAXIMUMF;
        };
    }

    /** Whether elements of {@code type} can be combined so. */
    boolean supports(Type type) {
        return switch (this) {
            case ADD, MUL -> type instanceof FloatType || isInteger(type);
            case MINUI, MINSI, MAXUI, MAXSI, AND, OR, XOR -> isInteger(type);
            case MINNUMF, MAXNUMF, MINIMUMF, MAXIMUMF -> type instanceof FloatType;
        };
    }

    /** The element that changes no other one of {@code type}, integers of up to 64 bits or floats. */
    public TypedAttr neutral(Type type) {
        if (type instanceof FloatType f) {
            return FloatAttr.of(
                    f,
                    switch (this) {
                        case ADD -> 0;
                        case MUL -> 1;
                        case MINIMUMF -> Double.POSITIVE_INFINITY;
                        case MAXIMUMF -> Double.NEGATIVE_INFINITY;
                        default -> Double.NaN;
                    });
        }
        int width = type instanceof IntegerType i ? i.width() : 64;
        return IntegerAttr.of(
                type,
                switch (this) {
                    case MUL -> 1;
                    case MINUI, AND -> -1;
                    case MINSI -> ~(-1L << width - 1);
                    case MAXSI -> -1L << width - 1;
                    default -> 0;
                });
    }

    private static boolean isInteger(Type type) {
        return type instanceof IntegerType || type == IndexType.INDEX;
    }

    @Override
    public String dialect() {
        return VectorDialect.NAME;
    }

    @Override
    public String toString() {
        return "#vector.kind<" + keyword() + ">";
    }
}
