package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.VectorNumeric;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lanes of two vectors in any order: {@code %r = ssawasm.shuffle %a, %b [0, 4, 1, 5] : vector<4xi32>} has the first
 * lane of {@code %a}, then that of {@code %b}. It is {@code i8x16.shuffle}, whose bytes follow from the lanes.
 */
public final class ShuffleOp extends Operation implements Pure, Evaluable {
    private static final String LANES = "lanes";

    static final OpSpec SPEC = OpSpec.of(SsaWasmOp.SHUFFLE, "lanes of two vectors: i8x16.shuffle")
            .operand("lhs", SsaTypes.VECTOR)
            .operand("rhs", SsaTypes.VECTOR)
            .attribute(LANES, Attrs.DENSE_I32_ARRAY)
            .result("result", TypeRule.sameAs("lhs"))
            .sameTypes("lhs", "rhs", "result")
            .format("$lhs `,` $rhs $lanes attr-dict `:` type($lhs)");

    ShuffleOp(OpState state) {
        super(SPEC, state);
    }

    /** @param lanes as many as a vector has: lanes of {@code lhs}, after its last one those of {@code rhs} */
    public ShuffleOp(Location location, Value lhs, Value rhs, int... lanes) {
        super(
                SPEC,
                OpState.at(location)
                        .operand(lhs)
                        .operand(rhs)
                        .property(LANES, DenseArrayAttr.i32(lanes))
                        .result(lhs.type()));
    }

    public Value lhs() {
        return operand(0);
    }

    public Value rhs() {
        return operand(1);
    }

    /** The lane that each lane of the result is: of {@link #lhs}, after its last one of {@link #rhs}. */
    public int[] lanes() {
        return property(LANES, DenseArrayAttr.class).toInts();
    }

    /** The immediate of {@code i8x16.shuffle}: the byte that each byte of the result is. */
    public int[] bytes() {
        int[] lanes = lanes();
        int width = 16 / lanes.length;
        int[] bytes = new int[16];
        for (int i = 0; i < bytes.length; i++) bytes[i] = lanes[i / width] * width + i % width;
        return bytes;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        int count = Vectors.lanes(result().type());
        int[] lanes = lanes();
        if (lanes.length != count) {
            diagnostics.error(this, "names %d lanes for a vector that has %d", lanes.length, count);
            return;
        }
        for (int lane : lanes) {
            if (lane < 0 || lane >= 2 * count) {
                diagnostics.error(this, "lane %d does not exist: the two vectors have %d", lane, 2 * count);
            }
        }
    }

    @Override
    public FoldResult fold(Folder folder) {
        Attribute a = folder.constant(lhs());
        Attribute b = folder.constant(rhs());
        if (a != null && b != null && Vectors.isConstant(a) && Vectors.isConstant(b)) {
            return FoldResult.of(Vectors.constant(
                    Vectors.shapeOf(result().type()),
                    VectorNumeric.shuffle(Vectors.bits(a), Vectors.bits(b), bytes())));
        }
        // [0, 1, ...] -> a, [n, n + 1, ...] -> b
        int[] lanes = lanes();
        if (isRun(lanes, 0)) return FoldResult.of(lhs());
        if (isRun(lanes, lanes.length)) return FoldResult.of(rhs());
        // lanes that are all alike are so in any order
        if (takesOnly(lhs(), lanes) && lhs().definedBy() instanceof Lanes.SplatOp) return FoldResult.of(lhs());
        return takesOnly(rhs(), lanes) && rhs().definedBy() instanceof Lanes.SplatOp
                ? FoldResult.of(rhs())
                : FoldResult.NONE;
    }

    private static boolean isRun(int[] lanes, int first) {
        for (int i = 0; i < lanes.length; i++) if (lanes[i] != first + i) return false;
        return true;
    }

    private boolean takesOnly(Value source, int[] lanes) {
        for (int lane : lanes) if (operand(lane / lanes.length) != source) return false;
        return true;
    }

    /**
     * Takes each lane from where inner shuffles have it, if that leaves at most two vectors; what is not taken from is
     * the other vector again.
     */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        int[] lanes = lanes();
        List<Value> sources = new ArrayList<>();
        int[] origins = new int[lanes.length];
        for (int i = 0; i < lanes.length; i++) {
            Value source = operand(lanes[i] / lanes.length);
            int lane = lanes[i] % lanes.length;
            while (source.definedBy() instanceof ShuffleOp inner) {
                int of = inner.lanes()[lane];
                source = inner.operand(of / lanes.length);
                lane = of % lanes.length;
            }
            if (!sources.contains(source)) sources.add(source);
            if (sources.size() > 2) return false;
            origins[i] = sources.indexOf(source) * lanes.length + lane;
        }
        Value first = sources.get(0);
        Value second = sources.get(sources.size() - 1);
        if (first == lhs() && second == rhs() && Arrays.equals(origins, lanes)) return false;
        rewriter.replace(this, new ShuffleOp(location(), first, second, origins));
        return true;
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.put(
                result(),
                Vectors.value(
                        result().type(),
                        VectorNumeric.shuffle(Vectors.get(frame, lhs()), Vectors.get(frame, rhs()), bytes())));
    }
}
