package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.AffineSymbolExpr;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.ub.PoisonAttr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Operations that compute the results of an affine map. */
public final class AffineApply {
    static final String MAP = "map";

    private AffineApply() {}

    /** A map applied to index operands, dimensions first. */
    public abstract static class MapOp extends Operation implements Pure, Evaluable {
        static OpSpec spec(OpKind kind, String summary, String operands) {
            return OpSpec.of(kind, summary)
                    .attribute(MAP, Attrs.AFFINE_MAP)
                    .variadic(operands, Types.INDEX)
                    .result("result", Types.INDEX)
                    .customSyntax();
        }

        MapOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        MapOp(OpSpec spec, Location location, AffineMap map, List<? extends Value> operands) {
            super(
                    spec,
                    OpState.at(location)
                            .property(MAP, new AffineMapAttr(map))
                            .operands(operands)
                            .result(IndexType.INDEX));
        }

        public final AffineMap map() {
            return property(MAP, AffineMapAttr.class).map();
        }

        /** The values of the dimensions. */
        public final List<Value> dims() {
            return operands().subList(0, map().dims());
        }

        /** The values of the symbols. */
        public final List<Value> symbols() {
            return operands().subList(map().dims(), operandCount());
        }

        /** The operation's result for the results of its map. */
        abstract long combine(long[] results);

        /** The same operation on another map of other operands. */
        abstract MapOp with(AffineMap map, List<Value> operands);

        /** Composes the map with those that compute its operands and brings both to their canonical form. */
        final boolean simplifyMap(Rewriter rewriter) {
            ValueMap simpler = simplified(map(), operands());
            if (simpler.is(map(), operands())) return false;
            // as upstream, discardable attributes are discarded
            rewriter.replace(this, with(simpler.map(), simpler.operands()));
            return true;
        }

        /** The constants that the operands are, null where unknown. */
        final @Nullable Long[] constants(Folder folder) {
            Long[] out = new Long[operandCount()];
            for (int i = 0; i < out.length; i++) {
                IntegerAttr c = folder.integer(operand(i));
                out[i] = c == null ? null : (Long) c.value();
            }
            return out;
        }

        /** The map's results with known operands put in; what does not become constant stays as it was. */
        final List<AffineExpr> partlyEvaluated(Folder folder) {
            List<AffineExpr> out = evaluated(folder);
            for (int i = 0; i < out.size(); i++) {
                if (!(out.get(i) instanceof AffineConstantExpr)) {
                    out.set(i, map().results().get(i));
                }
            }
            return out;
        }

        /** Whether a result is a division of a constant by zero, or a remainder of one by something not positive. */
        final boolean dividesByZero(Folder folder) {
            for (AffineExpr e : evaluated(folder)) if (dividesByZero(e)) return true;
            return false;
        }

        private static boolean dividesByZero(AffineExpr e) {
            if (!(e instanceof AffineBinaryExpr b)) return false;
            if (dividesByZero(b.lhs()) || dividesByZero(b.rhs())) return true;
            if (!(b.lhs() instanceof AffineConstantExpr && b.rhs() instanceof AffineConstantExpr by)) return false;
            return switch (b.kind()) {
                case MOD -> by.value() < 1;
                case FLOOR_DIV, CEIL_DIV -> by.value() == 0;
                case ADD, MUL -> false;
            };
        }

        private List<AffineExpr> evaluated(Folder folder) {
            AffineMap map = map();
            @Nullable Long[] known = constants(folder);
            List<AffineExpr> dims = new ArrayList<>();
            List<AffineExpr> symbols = new ArrayList<>();
            for (int i = 0; i < known.length; i++) {
                boolean dim = i < map.dims();
                Long c = known[i];
                AffineExpr input = dim ? AffineExpr.dim(i) : AffineExpr.symbol(i - map.dims());
                (dim ? dims : symbols).add(c == null ? input : AffineExpr.constant(c));
            }
            List<AffineExpr> out = new ArrayList<>();
            for (AffineExpr e : map.results()) out.add(e.replace(dims, symbols));
            return out;
        }

        /** Computed on integers without bound, as far as 64 bits go; the result is taken modulo the width of index. */
        @Override
        public Step evaluate(Frame frame) {
            long[] results = compute(frame, map(), operands());
            return results == null
                    ? frame.trap("division by zero in an affine map")
                    : frame.put(result(), combine(results));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (operandCount() != map().inputs()) {
                diagnostics.error(this, "operand count and affine map dimension and symbol count must match");
            } else if (map().results().isEmpty()) {
                diagnostics.error(this, "affine map expect at least one result");
            }
        }

        /** {@code #map(%i, %j)[%n] {a = 1}}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            Location at = parser.here();
            Attribute map = parser.parseAttribute(IndexType.INDEX);
            if (map == null) return false;
            if (!(map instanceof AffineMapAttr m)) {
                parser.error(at, "invalid kind of attribute specified");
                return false;
            }
            state.property(MAP, m);
            MapSyntax syntax = MapSyntax.parse(parser);
            if (syntax == null || !parser.optionalAttrDict(state)) return false;
            boolean fits = syntax.dims() == m.map().dims()
                    && syntax.symbols() == m.map().symbols();
            if (!fits && this instanceof ApplyOp) {
                parser.error(parser.operationLocation(), "dimension or symbol index mismatch");
                return false;
            }
            int results = this instanceof ApplyOp ? m.map().results().size() : 1;
            state.operands(syntax.operands()).results(Collections.nCopies(results, IndexType.INDEX));
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ").print(property(MAP, AffineMapAttr.class));
            MapSyntax.print(printer, operands(), map().dims());
            printer.optionalAttrDict(this, List.of(MAP));
        }
    }

    /** {@code map} of {@code operands} composed with what computes these, in canonical form, simplified by ranges. */
    static ValueMap simplified(AffineMap map, List<Value> operands) {
        ValueMap simpler = new ValueMap(map, operands).compose().canonicalize();
        simpler.setMap(Ranges.simplify(simpler.map(), simpler.operands()));
        return simpler;
    }

    /** The results of {@code map} for {@code operands} in {@code frame}; null if it divides by zero. */
    static long @Nullable [] compute(Frame frame, AffineMap map, List<Value> operands) {
        try {
            return map.evaluate(frame.longs(operands));
        } catch (ArithmeticException e) {
            return null;
        }
    }

    /** The only result of an affine map. Upstream: affine.apply. */
    public static final class ApplyOp extends MapOp {
        static final OpSpec SPEC = spec(AffineOp.APPLY, "apply an affine map", "mapOperands");

        ApplyOp(OpState state) {
            super(SPEC, state);
        }

        public ApplyOp(Location location, AffineMap map, List<? extends Value> operands) {
            super(SPEC, location, map, operands);
        }

        @Override
        long combine(long[] results) {
            return results[0];
        }

        @Override
        ApplyOp with(AffineMap map, List<Value> operands) {
            return new ApplyOp(location(), map, operands);
        }

        /** A map that only selects an operand, or is constant, goes away. */
        @Override
        public FoldResult fold(Folder folder) {
            AffineExpr e = map().results().get(0);
            if (e instanceof AffineDimExpr d) return FoldResult.of(operand(d.position()));
            if (e instanceof AffineSymbolExpr s) return FoldResult.of(operand(map().dims() + s.position()));
            if (dividesByZero(folder)) return FoldResult.of(PoisonAttr.POISON);
            return partlyEvaluated(folder).get(0) instanceof AffineConstantExpr c
                    ? FoldResult.of(IntegerAttr.index(c.value()))
                    : FoldResult.NONE;
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return simplifyMap(rewriter);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (operandCount() != map().inputs()) {
                diagnostics.error(this, "operand count and affine map dimension and symbol count must match");
                return;
            }
            if (map().results().size() != 1) {
                diagnostics.error(this, "mapping must produce one value");
                return;
            }
            Region scope = AffineOperands.scopeOf(this);
            for (Value symbol : symbols()) {
                if (!AffineOperands.isDim(symbol, scope) || AffineOperands.isSymbol(symbol, scope)) continue;
                diagnostics.error(location(), "dimensional operand cannot be used as a symbol");
                return;
            }
        }
    }

    /** The least or the greatest result of an affine map. Upstream: affine.min, affine.max. */
    public static final class ChoiceOp extends MapOp {
        static final OpSpec MIN = spec(AffineOp.MIN, "minimum of affine expressions", "operands");
        static final OpSpec MAX = spec(AffineOp.MAX, "maximum of affine expressions", "operands");

        ChoiceOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        private ChoiceOp(OpSpec spec, Location location, AffineMap map, List<? extends Value> operands) {
            super(spec, location, map, operands);
        }

        /** The least result of {@code map}. */
        public static ChoiceOp least(Location location, AffineMap map, List<? extends Value> operands) {
            return new ChoiceOp(MIN, location, map, operands);
        }

        /** The greatest result of {@code map}. */
        public static ChoiceOp greatest(Location location, AffineMap map, List<? extends Value> operands) {
            return new ChoiceOp(MAX, location, map, operands);
        }

        /** Whether this is the least result, rather than the greatest. */
        public boolean isLeast() {
            return kind() == AffineOp.MIN;
        }

        @Override
        ChoiceOp with(AffineMap map, List<Value> operands) {
            return new ChoiceOp(spec(), location(), map, operands);
        }

        @Override
        long combine(long[] results) {
            return kind() == AffineOp.MIN ? min(results) : max(results);
        }

        /** Constant results are computed; if all are constant so is the choice. */
        @Override
        public FoldResult fold(Folder folder) {
            if (dividesByZero(folder)) return FoldResult.of(PoisonAttr.POISON);
            List<AffineExpr> results = partlyEvaluated(folder);
            AffineMap map = map();
            boolean identity = results.size() == 1
                    && map.symbols() == 1
                    && results.get(0).equals(AffineExpr.symbol(0))
                    && map.dims() == 0;
            if (identity) return FoldResult.of(operand(0));
            long[] values = new long[results.size()];
            for (int i = 0; i < values.length; i++) {
                if (!(results.get(i) instanceof AffineConstantExpr c)) return foldInPlace(results);
                values[i] = c.value();
            }
            return FoldResult.of(IntegerAttr.index(combine(values)));
        }

        private FoldResult foldInPlace(List<AffineExpr> results) {
            if (results.equals(map().results())) return FoldResult.NONE;
            setAttribute(MAP, new AffineMapAttr(new AffineMap(map().dims(), map().symbols(), results)));
            return FoldResult.CHANGED;
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            if (map().results().size() == 1) {
                rewriter.replace(this, new ApplyOp(location(), map(), operands()));
                return true;
            }
            return dropDuplicates(rewriter)
                    || takeInSameChoices(rewriter)
                    || simplifyMap(rewriter)
                    || sortResults(rewriter);
        }

        private boolean replace(List<AffineExpr> results, Rewriter rewriter) {
            rewriter.replace(this, with(new AffineMap(map().dims(), map().symbols(), results), operands()));
            return true;
        }

        private boolean dropDuplicates(Rewriter rewriter) {
            List<AffineExpr> distinct = new ArrayList<>(new LinkedHashSet<>(map().results()));
            return distinct.size() < map().results().size() && replace(distinct, rewriter);
        }

        /** {@code min(min(a, b), c) -> min(c, a, b)}, where the inner one is used as it is. */
        private boolean takeInSameChoices(Rewriter rewriter) {
            AffineMap map = map();
            List<AffineExpr> others = new ArrayList<>();
            List<ChoiceOp> inner = new ArrayList<>();
            for (AffineExpr e : map.results()) {
                ChoiceOp c = sameChoice(e);
                if (c == null) others.add(e);
                else inner.add(c);
            }
            if (inner.isEmpty()) return false;
            List<Value> dims = new ArrayList<>(dims());
            List<Value> symbols = new ArrayList<>(symbols());
            for (ChoiceOp c : inner) {
                for (AffineExpr e : c.map().results()) {
                    others.add(e.replace(
                            shifted(c.map().dims(), dims.size(), false),
                            shifted(c.map().symbols(), symbols.size(), true)));
                }
                dims.addAll(c.dims());
                symbols.addAll(c.symbols());
            }
            AffineMap merged = new AffineMap(dims.size(), symbols.size(), others);
            dims.addAll(symbols);
            rewriter.replace(this, with(merged, dims));
            return true;
        }

        /** The operation of this kind that computes the operand that {@code e} is, or null. */
        private @Nullable ChoiceOp sameChoice(AffineExpr e) {
            int position = e instanceof AffineDimExpr d ? d.position() : -1;
            if (e instanceof AffineSymbolExpr s) position = map().dims() + s.position();
            if (position < 0 || !(operand(position).definedBy() instanceof ChoiceOp c)) return null;
            return c.name().equals(name()) ? c : null;
        }

        private static List<AffineExpr> shifted(int count, int by, boolean symbols) {
            List<AffineExpr> out = new ArrayList<>();
            for (int i = by; i < by + count; i++) out.add(symbols ? AffineExpr.symbol(i) : AffineExpr.dim(i));
            return out;
        }

        /** Results in the order of their factors: of dimensions, symbols, and the constant. */
        private boolean sortResults(Rewriter rewriter) {
            AffineMap map = map();
            List<FlatExpr> keys = new ArrayList<>();
            for (AffineExpr e : map.results()) {
                FlatExpr key = FlatExpr.of(e, map.dims(), map.symbols());
                if (key == null || key.hasQuotients()) return false;
                keys.add(key);
            }
            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < keys.size(); i++) order.add(i);
            order.sort(Comparator.comparing(keys::get, FlatExpr::compareFactors));
            List<AffineExpr> sorted = new ArrayList<>();
            for (int i : order) sorted.add(map.results().get(i));
            return !sorted.equals(map.results()) && replace(sorted, rewriter);
        }
    }

    static long min(long[] values) {
        long out = values[0];
        for (long v : values) out = Math.min(out, v);
        return out;
    }

    static long max(long[] values) {
        long out = values[0];
        for (long v : values) out = Math.max(out, v);
        return out;
    }
}
