package dev.wami.loops.vectorize;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Affine functions of the variable of a loop whose iterations are lanes, and of values that are the same for all lanes.
 *
 * @param map the functions, of {@code operands}, dimensions first
 * @param lane which dimension is the loop's variable; -1 if none is
 * @param step what the variable grows by from one lane to the next
 * @param isDense whether elements that follow one another in the last dimension do so in memory
 */
record LaneSubscripts(AffineMap map, List<Value> operands, int lane, long step, boolean isDense) {
    /** How the element that is accessed moves from one lane to the next. */
    enum Pattern {
        /** All lanes access one element. */
        UNIFORM,
        /** To the next element of the last dimension. */
        CONTIGUOUS,
        /** To the element before in the last dimension. */
        REVERSED,
        /** In any other way. */
        STRIDED
    }

    /** What {@code access} reads or writes in the lanes of {@code loop}. */
    static LaneSubscripts of(AffineAccess.AccessOp access, AffineForOp loop) {
        return of(access.map(), access.mapOperands(), loop, isDense(access.memrefType()));
    }

    private static boolean isDense(MemRefType type) {
        long[] strides = type.stridesAndOffset();
        return strides != null && (type.rank() == 0 || strides[type.rank() - 1] == 1);
    }

    static LaneSubscripts of(AffineMap map, List<Value> operands, AffineForOp loop) {
        return of(map, operands, loop, true);
    }

    private static LaneSubscripts of(AffineMap map, List<Value> operands, AffineForOp loop, boolean isDense) {
        ValueMap composed = new ValueMap(map, operands).compose();
        List<Value> inputs = composed.operands();
        int lane = inputs.subList(0, composed.map().dims()).indexOf(loop.inductionVariable());
        return new LaneSubscripts(composed.map(), inputs, lane, loop.step(), isDense);
    }

    /** The functions {@code lanes} lanes further on. */
    AffineMap shifted(long lanes) {
        if (lane < 0 || lanes == 0) return map;
        List<AffineExpr> dims = new ArrayList<>();
        List<AffineExpr> symbols = new ArrayList<>();
        for (int i = 0; i < map.dims(); i++) {
            AffineExpr d = AffineExpr.dim(i);
            dims.add(i == lane ? d.plus(lanes * step) : d);
        }
        for (int i = 0; i < map.symbols(); i++) symbols.add(AffineExpr.symbol(i));
        List<AffineExpr> results = new ArrayList<>();
        for (AffineExpr e : map.results()) results.add(e.replace(dims, symbols));
        return new AffineMap(map.dims(), map.symbols(), results);
    }

    /**
     * By how many elements in memory {@code other} is further on than this, if that is always the same and nothing else
     * differs; else null.
     */
    @Nullable
    Long distanceTo(LaneSubscripts other) {
        if (!isDense || !operands.equals(other.operands) || map.dims() != other.map.dims()) return null;
        int last = map.results().size() - 1;
        for (int i = 0; i <= last; i++) {
            AffineExpr difference =
                    other.map.results().get(i).minus(map.results().get(i));
            AffineExpr simple = FlatExpr.simplify(difference, map.dims(), map.symbols());
            if (!(simple instanceof AffineConstantExpr c)) return null;
            if (i == last) return c.value();
            if (c.value() != 0) return null;
        }
        return null;
    }

    /** The functions {@code lanes} lanes further on, and there {@code elements} further in the last dimension. */
    AffineMap moved(long lanes, long elements) {
        AffineMap shifted = shifted(lanes);
        List<AffineExpr> results = new ArrayList<>(shifted.results());
        int last = results.size() - 1;
        results.set(last, results.get(last).plus(elements));
        return new AffineMap(map.dims(), map.symbols(), results);
    }

    /**
     * By how many elements in memory each lane is further on than the one before in one row; null if it is in another.
     */
    @Nullable
    Long stride() {
        int last = map.results().size() - 1;
        for (int i = 0; i < last; i++) {
            Long growth = growth(i);
            if (growth == null || growth != 0) return null;
        }
        return isDense && last >= 0 ? growth(last) : null;
    }

    /** By how much function {@code i} grows from one lane to the next, if that is always the same; else null. */
    @Nullable
    Long growth(int i) {
        AffineExpr difference = shifted(1).results().get(i).minus(map.results().get(i));
        AffineExpr simple = FlatExpr.simplify(difference, map.dims(), map.symbols());
        return simple instanceof AffineConstantExpr c ? (Long) c.value() : null;
    }

    /** Whether each function grows by the same from any lane to the next. */
    boolean isLinear() {
        for (int i = 0; i < map.results().size(); i++) if (growth(i) == null) return false;
        return true;
    }

    Pattern pattern() {
        int last = map.results().size() - 1;
        for (int i = 0; i <= last; i++) {
            Long growth = growth(i);
            if (growth == null) return Pattern.STRIDED;
            if (i == last && growth == 1 && isDense) return Pattern.CONTIGUOUS;
            if (i == last && growth == -1 && isDense) return Pattern.REVERSED;
            if (growth != 0) return Pattern.STRIDED;
        }
        return Pattern.UNIFORM;
    }
}
