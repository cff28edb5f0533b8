package dev.wami.conversions.affine;

import dev.wami.conversions.SameTypes;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineApply;
import dev.wami.std.affine.AffineDma;
import dev.wami.std.affine.AffineExpansion;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineOp;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.affine.AffineVectorAccess.VectorLoadOp;
import dev.wami.std.affine.AffineVectorAccess.VectorStoreOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.DelinearizeIndexOp;
import dev.wami.std.affine.IndexExpansion;
import dev.wami.std.affine.LinearizeIndexOp;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.memref.MemRefTransfer;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.vector.VectorMemory;
import java.util.List;

/** Affine loops, conditions and accesses to scf, memref and arith. Upstream: lower-affine. */
public final class LowerAffine extends Conversion {
    @Override
    public String name() {
        return "lower-affine";
    }

    @Override
    public String summary() {
        return "lower affine to scf, memref and arith";
    }

    @Override
    protected List<String> sources() {
        return List.of("affine");
    }

    @Override
    protected TypeConverter types() {
        return new SameTypes();
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        AffineExpansion e = new AffineExpansion(to, to.location());
        IndexExpansion i = new IndexExpansion(to, to.location());
        return switch ((AffineOp) op.kind()) {
            case APPLY -> to.replace(op, results((AffineApply.MapOp) op, e).get(0));
            case MIN -> to.replace(op, extremum(results((AffineApply.MapOp) op, e), false, to));
            case MAX -> to.replace(op, extremum(results((AffineApply.MapOp) op, e), true, to));
            case DELINEARIZE_INDEX -> to.replace(op, i.delinearize((DelinearizeIndexOp) op));
            case LINEARIZE_INDEX -> to.replace(op, i.linearize((LinearizeIndexOp) op));
            case LOAD -> lowerLoad((AffineAccess.LoadOp) op, e, to);
            case STORE -> lowerStore((AffineAccess.StoreOp) op, e, to);
            case PREFETCH -> lowerPrefetch((AffineAccess.PrefetchOp) op, e, to);
            case DMA_START -> lowerDmaStart((AffineDma.DmaStartOp) op, e, to);
            case DMA_WAIT -> lowerDmaWait((AffineDma.DmaWaitOp) op, e, to);
            case FOR -> lowerFor((AffineForOp) op, e, to);
            case PARALLEL -> new ParallelExpansion(e, to).lower((AffineParallelOp) op);
            case VECTOR_LOAD -> lowerVectorLoad((VectorLoadOp) op, e, to);
            case VECTOR_STORE -> lowerVectorStore((VectorStoreOp) op, e, to);
            case IF -> lowerIf((AffineIfOp) op, e, to);
            case YIELD -> lowerYield((AffineYieldOp) op, to);
        };
    }

    private static List<Value> results(AffineApply.MapOp op, AffineExpansion e) {
        return e.expand(op.map(), op.operands());
    }

    static Value extremum(List<Value> values, boolean largest, Lowering to) {
        Value best = values.get(0);
        for (Value v : values.subList(1, values.size())) {
            Operation pick = (largest ? ArithOp.MAXSI : ArithOp.MINSI).on(to.location(), best, v);
            best = to.insert(pick).result();
        }
        return best;
    }

    private static boolean lowerLoad(AffineAccess.LoadOp op, AffineExpansion e, Lowering to) {
        List<Value> indices = e.expand(op.map(), op.mapOperands());
        return to.replaceWith(op, new MemRefAccess.LoadOp(to.location(), op.memref(), indices));
    }

    private static boolean lowerStore(AffineAccess.StoreOp op, AffineExpansion e, Lowering to) {
        List<Value> indices = e.expand(op.map(), op.mapOperands());
        to.insert(new MemRefAccess.StoreOp(to.location(), op.value(), op.memref(), indices));
        return to.erase(op);
    }

    private static boolean lowerVectorLoad(VectorLoadOp op, AffineExpansion e, Lowering to) {
        List<Value> indices = e.expand(op.map(), op.mapOperands());
        return to.replaceWith(op, new VectorMemory.LoadOp(to.location(), op.memref(), indices, op.vectorType()));
    }

    private static boolean lowerVectorStore(VectorStoreOp op, AffineExpansion e, Lowering to) {
        List<Value> indices = e.expand(op.map(), op.mapOperands());
        to.insert(new VectorMemory.StoreOp(to.location(), op.vector(), op.memref(), indices));
        return to.erase(op);
    }

    private static boolean lowerPrefetch(AffineAccess.PrefetchOp op, AffineExpansion e, Lowering to) {
        List<Value> indices = e.expand(op.map(), op.mapOperands());
        to.insert(new MemRefTransfer.PrefetchOp(to.location(), op.memref(), indices, op));
        return to.erase(op);
    }

    private static boolean lowerDmaStart(AffineDma.DmaStartOp op, AffineExpansion e, Lowering to) {
        List<Value> from = expand(op.source(), e);
        List<Value> into = expand(op.destination(), e);
        Value tag = op.tag().memref();
        to.insert(new MemRefTransfer.DmaStartOp(to.location(), op.transfer(), from, into, tag, expand(op.tag(), e)));
        return to.erase(op);
    }

    private static boolean lowerDmaWait(AffineDma.DmaWaitOp op, AffineExpansion e, Lowering to) {
        List<Value> tag = expand(op.tag(), e);
        to.insert(new MemRefTransfer.DmaWaitOp(to.location(), op.tag().memref(), tag, op.count()));
        return to.erase(op);
    }

    private static List<Value> expand(AffineDma.Place place, AffineExpansion e) {
        return e.expand(place.map(), place.indices());
    }

    /** The lower bound is the largest of its map's results, the upper bound the smallest. */
    private static boolean lowerFor(AffineForOp op, AffineExpansion e, Lowering to) {
        Value lower = extremum(bound(op.lower(), e), true, to);
        Value upper = extremum(bound(op.upper(), e), false, to);
        Value step = e.constant(op.step());
        ForOp loop = to.insert(new ForOp(to.location(), lower, upper, step, op.inits()));
        loop.takeMarkOf(op);
        moveBody(op.body(), loop.body(), to);
        to.setBefore(op);
        return to.replace(op, loop.results());
    }

    private static List<Value> bound(Bound bound, AffineExpansion e) {
        AffineMap map = bound.map();
        return e.expand(map, bound.operands());
    }

    static void moveBody(Block from, Block into, Lowering to) {
        for (Operation old : into) to.erase(old);
        to.setToEnd(into);
        List<List<Value>> arguments = into.arguments().stream()
                .<List<Value>>map(a -> List.of((Value) a))
                .toList();
        to.inline(from, arguments);
    }

    private static boolean lowerYield(AffineYieldOp op, Lowering to) {
        return to.replaceWith(op, new YieldOp(to.location(), op.operands()));
    }

    private static boolean lowerIf(AffineIfOp op, AffineExpansion e, Lowering to) {
        Value condition = condition(op.condition(), op.operands(), e, to);
        IfOp lowered = to.insert(new IfOp(to.location(), condition, op.resultTypes(), op.hasElse()));
        moveBody(op.thenRegion().entry(), lowered.thenBlock(), to);
        if (op.hasElse()) moveBody(op.elseRegion().entry(), lowered.elseBlock(), to);
        to.setBefore(op);
        return to.replace(op, lowered.results());
    }

    /** {@code e == 0} or {@code e >= 0} for each constraint, all of them. */
    private static Value condition(IntegerSet set, List<Value> operands, AffineExpansion e, Lowering to) {
        Value zero = e.constant(0);
        Value all = null;
        for (int i = 0; i < set.constraints().size(); i++) {
            Value value = e.expand(set.constraints().get(i), operands, set.dims());
            CmpIPredicate predicate = set.isEquality(i) ? CmpIPredicate.EQ : CmpIPredicate.SGE;
            Value holds =
                    to.insert(new CmpIOp(to.location(), predicate, value, zero)).result();
            all = all == null
                    ? holds
                    : to.insert(new AndIOp(to.location(), all, holds)).result();
        }
        return all != null
                ? all
                : to.insert(new ConstantOp(to.location(), IntegerAttr.TRUE)).result();
    }
}
