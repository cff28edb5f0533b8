package dev.wami.loops.tile;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Gives tiles that are full loops without minima, and those at the end of the space the others:
 *
 * <pre>
 *                                          if u - it - t &gt;= 0
 *   for i = it to min(it + t, u)    -&gt;       for i = it to it + t
 *                                          else
 *                                            for i = it to min(it + t, u)
 * </pre>
 *
 * Upstream: separateFullTiles.
 */
final class FullTiles {
    private FullTiles() {}

    /** Separates the full tiles of the loops in a tile that {@link Tiling#tile} has made. */
    static void separate(List<AffineForOp> inner) {
        ValueMap room = room(inner);
        int constraints = room.map().results().size();
        if (constraints == 0) return;
        AffineForOp first = inner.get(0);
        IntegerSet full = new IntegerSet(
                room.map().dims(), room.map().symbols(), room.map().results(), Collections.nCopies(constraints, false));
        AffineIfOp choice =
                Builder.before(first).insert(new AffineIfOp(first.location(), full, room.operands(), List.of(), true));
        Builder then = Builder.atEnd(choice.region(0).entry());
        AffineForOp copy = then.insert((AffineForOp) first.copy(new IrMapping()));
        then.insert(new AffineYieldOp(first.location(), List.of()));
        for (AffineForOp loop : Tiling.band(copy).subList(0, inner.size())) {
            Bound upper = loop.upper();
            if (upper.map().results().size() == 1) continue;
            ValueMap end = new ValueMap(upper.map().result(0), upper.operands()).canonicalize();
            loop.setUpper(new Bound(end.map(), end.operands()));
        }
        Builder otherwise = Builder.atEnd(choice.region(1).entry());
        first.detach();
        otherwise.insert(first);
        otherwise.insert(new AffineYieldOp(first.location(), List.of()));
    }

    /** By how much the ends of the space are behind the ends of full tiles: the first result of an upper bound. */
    private static ValueMap room(List<AffineForOp> inner) {
        List<AffineExpr> out = new ArrayList<>();
        List<Value> dims = new ArrayList<>();
        List<Value> symbols = new ArrayList<>();
        for (AffineForOp loop : inner) {
            AffineMap map = loop.upper().map();
            if (map.results().size() == 1) continue;
            List<Value> operands = loop.upper().operands();
            List<AffineExpr> newDims = new ArrayList<>();
            for (int i = 0; i < map.dims(); i++) newDims.add(AffineExpr.dim(dims.size() + i));
            List<AffineExpr> newSymbols = new ArrayList<>();
            for (int i = 0; i < map.symbols(); i++) newSymbols.add(AffineExpr.symbol(symbols.size() + i));
            dims.addAll(operands.subList(0, map.dims()));
            symbols.addAll(operands.subList(map.dims(), operands.size()));
            AffineExpr end = map.results().get(0);
            for (AffineExpr e : map.results().subList(1, map.results().size())) {
                out.add(e.minus(end).replace(newDims, newSymbols));
            }
        }
        List<Value> operands = new ArrayList<>(dims);
        operands.addAll(symbols);
        return new ValueMap(new AffineMap(dims.size(), symbols.size(), out), operands).compose();
    }
}
