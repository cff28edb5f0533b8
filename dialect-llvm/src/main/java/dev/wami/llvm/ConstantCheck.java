package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.DenseResourceAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SparseElementsAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.WideFloatAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Whether an attribute can be the value of a constant of a type. Upstream: LLVM::ConstantOp::verify. */
final class ConstantCheck {
    private final Operation op;
    private final Diagnostics diagnostics;

    ConstantCheck(Operation op, Diagnostics diagnostics) {
        this.op = op;
        this.diagnostics = diagnostics;
    }

    /** Reports the first thing that does not fit. */
    void check(Attribute value, Type type) {
        if (value instanceof StringAttr s) string(s, type);
        else if (type instanceof LlvmStructType s) struct(s, value);
        else if (type instanceof LlvmTargetExtType) error("does not support target extension type.");
        else if (value instanceof IntegerAttr) {
            if (!(type instanceof IntegerType)) error("expected integer type");
        } else if (value instanceof FloatAttr f) semantics(f.type(), type);
        else if (value instanceof WideFloatAttr f) semantics(f.type(), type);
        else if (isElements(value)) elements((ShapedType) ((TypedAttr) value).type(), value, type);
        else if (value instanceof ArrayAttr a) {
            if (type instanceof LlvmArrayType t) nested(a, t, 0);
            else error("expected array or struct type for array attribute");
        } else error("only supports integer, float, string or elements attributes");
    }

    private boolean error(String text, Object... args) {
        diagnostics.error(op, text, args);
        return false;
    }

    private static boolean isElements(Attribute value) {
        return value instanceof DenseElementsAttr
                || value instanceof SparseElementsAttr
                || value instanceof DenseResourceAttr;
    }

    private void string(StringAttr s, Type type) {
        int n = s.value().getBytes(StandardCharsets.UTF_8).length;
        boolean fits =
                type instanceof LlvmArrayType a && a.size() == n && a.element().isInteger(8);
        if (!fits) error("expected array type of %d i8 elements for the string constant", n);
    }

    private void struct(LlvmStructType type, Attribute value) {
        List<Type> types = type.body();
        if (!(value instanceof ArrayAttr all) || all.size() != types.size()) {
            error("expected array attribute of size %d", types.size());
            return;
        }
        for (int i = 0; i < types.size(); i++) {
            Type t = types.get(i);
            Attribute a = all.get(i);
            if (!t.isSignlessIntegerOrIndex() && !t.isFloat()) {
                error("expected struct element types to be floating point type or integer type");
            } else if (!(a instanceof IntegerAttr || a instanceof FloatAttr || a instanceof WideFloatAttr)) {
                error("expected element of array attribute to be floating point or integer");
            } else if (!((TypedAttr) a).type().equals(t)) error("struct element at index %d is of wrong type", i);
            else continue;
            return;
        }
    }

    /** A float's bits may be a float of the same format, or an integer of as many bits. */
    private void semantics(FloatType value, Type element) {
        if (element == LlvmNamedType.PPC_FP128) error("attribute and type have different float semantics");
        if (element instanceof FloatType f) {
            if (f != value) error("attribute and type have different float semantics");
        } else if (element instanceof IntegerType i && !i.isInteger(value.width())) {
            error("expected integer type of width %d", value.width());
        }
    }

    private void elements(ShapedType data, Attribute value, Type type) {
        if (type instanceof VectorType v && v.scalable() != 0) {
            boolean splat = value instanceof DenseElementsAttr d && d.isSplat();
            if (!splat) error("scalable vector type requires a splat attribute");
            return;
        }
        if (!(type instanceof VectorType || type instanceof LlvmArrayType)) {
            error("expected vector or array type");
            return;
        }
        long expected = count(type);
        long given = data.shape().elementCount();
        if (expected != given) {
            error("type and attribute have a different number of elements: %d vs. %d", expected, given);
            return;
        }
        Type element = innermost(type);
        if (data.element() instanceof FloatType f) semantics(f, element);
        else if (data.element() instanceof IntegerType
                && !(element instanceof IntegerType || element == IndexType.INDEX)) {
            error("expected integer element type for integer elements attribute");
        }
    }

    private static long count(Type type) {
        if (type instanceof LlvmArrayType a) return a.size() * count(a.element());
        return type instanceof VectorType v ? v.shape().elementCount() : 1;
    }

    private static Type innermost(Type type) {
        return type instanceof LlvmArrayType a ? innermost(a.element()) : type.elementTypeOrSelf();
    }

    private boolean nested(ArrayAttr value, LlvmArrayType type, int dim) {
        if (value.size() != type.size()) {
            return error(
                    "array attribute size does not match array type size in dimension %d: %d vs. %d",
                    dim, value.size(), type.size());
        }
        if (type.element() instanceof LlvmArrayType inner) return arrays(value, inner, dim);
        if (type.element() instanceof LlvmStructType struct) return structs(value, struct);
        return error("for array with an array attribute must have a struct element type");
    }

    private boolean arrays(ArrayAttr value, LlvmArrayType inner, int dim) {
        for (int i = 0; i < value.size(); i++) {
            Attribute each = value.get(i);
            if (isFiller(each)) continue;
            if (!(each instanceof ArrayAttr a)) {
                return error(
                        "nested attribute for sub-array in dimension %d at index %d must be a zero, or undef, or array"
                                + " attribute",
                        dim, i);
            }
            if (!nested(a, inner, dim + 1)) return false;
        }
        return true;
    }

    private boolean structs(ArrayAttr value, LlvmStructType struct) {
        for (int i = 0; i < value.size(); i++) {
            Attribute each = value.get(i);
            if (isFiller(each)) continue;
            if (!(each instanceof ArrayAttr a)) {
                return error(
                        "nested attribute for struct element at index %d must be a zero, or undef, or array attribute",
                        i);
            }
            if (a.size() != struct.body().size()) {
                return error(
                        "nested array attribute size for struct element at index %d must match struct size: %d vs. %d",
                        i, a.size(), struct.body().size());
            }
        }
        return true;
    }

    private static boolean isFiller(Attribute a) {
        return a == LlvmValueAttr.ZERO || a == LlvmValueAttr.UNDEF;
    }
}
