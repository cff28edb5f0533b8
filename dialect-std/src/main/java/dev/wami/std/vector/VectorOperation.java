package dev.wami.std.vector;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedTensorType;
import dev.wami.core.ir.type.VectorType;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An operation on vectors, whose meaning is what it does to their elements. */
public abstract class VectorOperation extends Operation implements Evaluable {

    protected VectorOperation(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** What is wrong with the operation, or null. */
    @Nullable
    String mistake() {
        return null;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        String mistake = mistake();
        if (mistake != null) diagnostics.error(this, "%s", mistake);
    }

    /** Does to the elements what the operation means, unless there is an {@link #obstacle}. */
    public abstract <V> void expand(Scalars<V> on);

    /** Why the operation cannot be expanded, or null. */
    public @Nullable String obstacle() {
        for (int i = 0; i < operandCount() + resultCount(); i++) {
            Type t = (i < operandCount() ? operand(i) : result(i - operandCount())).type();
            if (isScalable(t)) return "the number of elements of '" + t + "' is not known";
            if (t instanceof TensorType || t instanceof UnrankedTensorType) {
                return "'" + t + "' is a tensor, which is not supported";
            }
        }
        return null;
    }

    @Override
    public Step evaluate(Frame frame) {
        String obstacle = obstacle();
        if (obstacle != null) return frame.trap("'" + name() + "' cannot be interpreted: " + obstacle);
        expand(new ScalarExecution(frame, location()));
        return Step.NEXT;
    }

    // ---- for subclasses

    static boolean isScalable(Type type) {
        return type instanceof VectorType v && v.scalable() != 0;
    }

    static VectorType vector(Value v) {
        return (VectorType) v.type();
    }

    static Type element(Value v) {
        return v.type().elementTypeOrSelf();
    }

    static boolean sameElement(Value a, Value b) {
        return element(a).equals(element(b));
    }

    static String text(String format, Object... args) {
        return String.format(Locale.ROOT, format, args);
    }

    /** The scalar type below vectors of vectors: of a memref's elements, if they are vectors. */
    static Type scalarOf(Type type) {
        Type t = type;
        while (t.elementTypeOrSelf() != t) t = t.elementTypeOrSelf();
        return t;
    }

    /** Bits of a scalar as a data layout counts them: an index has 64. */
    static long bits(Type scalar) {
        if (scalar instanceof IntegerType i) return i.width();
        return scalar instanceof FloatType f ? f.width() : 64;
    }

    /** Whether the elements of the last dimension are next to each other. */
    static boolean hasUnitStride(MemRefType type) {
        if (type.rank() == 0) return true;
        long[] layout = type.stridesAndOffset();
        return layout != null && layout[type.rank() - 1] == 1;
    }
}
