package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CastLike;
import dev.wami.core.ir.trait.ViewLike;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Forgets or asserts static sizes, strides, offset or rank. What is asserted must hold; the interpreter traps where it
 * does not. Upstream: memref.cast.
 */
public final class CastOp extends Operation implements CastLike, ViewLike, Evaluable {
    static final OpSpec SPEC = OpSpec.of(MemRefOp.CAST, "change what a memref's type says")
            .operand("source", Types.RANKED_OR_UNRANKED_MEMREF)
            .result("dest", Types.RANKED_OR_UNRANKED_MEMREF)
            .format("$source attr-dict `:` type($source) `to` type($dest)");

    CastOp(OpState state) {
        super(SPEC, state);
    }

    public CastOp(Location location, Value source, Type type) {
        super(SPEC, OpState.at(location).operand(source).result(type));
    }

    public Value source() {
        return operand(0);
    }

    @Override
    public Value viewSource() {
        return source();
    }

    @Override
    public @Nullable String resultName(int i) {
        return "cast";
    }

    // ---- which casts there are

    /** Whether a memref of type {@code a} may be cast to {@code b}. */
    public static boolean areCompatible(Type a, Type b) {
        if (a instanceof MemRefType from && b instanceof MemRefType to) return areCompatible(from, to);
        boolean ranks = a instanceof UnrankedMemRefType ^ b instanceof UnrankedMemRefType;
        if (!ranks || !(a instanceof ShapedType from) || !(b instanceof ShapedType to)) return false;
        return from.element().equals(to.element()) && Objects.equals(spaceOf(from), spaceOf(to));
    }

    private static @Nullable Object spaceOf(ShapedType type) {
        if (type instanceof MemRefType m) return m.memorySpace();
        return type instanceof UnrankedMemRefType u ? u.memorySpace() : null;
    }

    private static boolean areCompatible(MemRefType a, MemRefType b) {
        if (!a.element().equals(b.element()) || !Objects.equals(a.memorySpace(), b.memorySpace())) return false;
        if (a.rank() != b.rank() || !agree(a.shape().toArray(), b.shape().toArray())) return false;
        if (Objects.equals(a.layout(), b.layout())) return true;
        long[] from = a.stridesAndOffset();
        long[] to = b.stridesAndOffset();
        return from != null && to != null && agree(from, to);
    }

    /** Whether the numbers are equal wherever both are known. */
    private static boolean agree(long[] a, long[] b) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i] && a[i] != Shape.DYNAMIC && b[i] != Shape.DYNAMIC) return false;
        }
        return true;
    }

    /**
     * Whether a user of the result may use the source instead: the cast only forgets. Upstream:
     * CastOp::canFoldIntoConsumerOp.
     */
    public static boolean onlyForgets(Type source, Type result) {
        if (!(source instanceof MemRefType from) || !(result instanceof MemRefType to)) return false;
        if (!from.element().equals(to.element()) || from.rank() != to.rank()) return false;
        long[] fromLayout = from.stridesAndOffset();
        long[] toLayout = to.stridesAndOffset();
        if (fromLayout == null || toLayout == null) return false;
        return !asserts(from.shape().toArray(), to.shape().toArray()) && !asserts(fromLayout, toLayout);
    }

    private static boolean asserts(long[] from, long[] to) {
        for (int i = 0; i < from.length; i++) if (from[i] == Shape.DYNAMIC && to[i] != Shape.DYNAMIC) return true;
        return false;
    }

    /**
     * Makes {@code op} use the sources of casts among its operands; for operations that work as well on those. A cast
     * from an unranked memref stays, and so does one whose result is {@code except}. Upstream: foldMemRefCast.
     */
    public static boolean foldIntoUser(Operation op, @Nullable Value except) {
        boolean changed = false;
        for (int i = 0; i < op.operandCount(); i++) {
            Value operand = op.operand(i);
            if (!(operand.definedBy() instanceof CastOp cast) || operand == except) continue;
            if (cast.source().type() instanceof UnrankedMemRefType) continue;
            op.setOperand(i, cast.source());
            changed = true;
        }
        return changed;
    }

    // ---- what it is

    @Override
    public void verify(Diagnostics diagnostics) {
        Type from = source().type();
        Type to = result().type();
        if (areCompatible(from, to)) return;
        diagnostics.error(this, "operand type '%s' and result type '%s' are cast incompatible", from, to);
    }

    /** {@code cast(cast(x)) -> cast(x)}, {@code cast(x) -> x} if the type stays. */
    @Override
    public FoldResult fold(Folder folder) {
        if (source().type().equals(result().type())) return FoldResult.of(source());
        if (!(source().definedBy() instanceof CastOp inner)) return FoldResult.NONE;
        Value original = inner.source();
        boolean direct = original.type() instanceof MemRefType && areCompatible(original.type(), result().type());
        if (!direct) return FoldResult.NONE;
        setOperand(0, original);
        return FoldResult.CHANGED;
    }

    @Override
    public Step evaluate(Frame frame) {
        MemRefValue memref = frame.memref(source());
        if (result().type() instanceof MemRefType type && !fits(memref, type)) {
            return frame.trap("the memref is not a " + type);
        }
        return frame.put(result(), (Object) memref);
    }

    private static boolean fits(MemRefValue memref, MemRefType type) {
        if (memref.rank() != type.rank() || !agree(memref.sizes(), type.shape().toArray())) return false;
        long[] layout = type.stridesAndOffset();
        if (layout == null) return true;
        int rank = type.rank();
        for (int i = 0; i < rank; i++) {
            // the stride of a dimension of size 0 or 1 does not matter
            if (memref.sizes()[i] <= 1 || layout[i] == Shape.DYNAMIC) continue;
            if (layout[i] != memref.strides()[i]) return false;
        }
        return layout[rank] == Shape.DYNAMIC || layout[rank] == memref.offset();
    }
}
