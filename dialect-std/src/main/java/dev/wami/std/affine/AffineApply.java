package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.Evaluable;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Operations that compute the results of an affine map. */
public final class AffineApply {
    static final String MAP = "map";

    private AffineApply() {}

    /** A map applied to index operands, dimensions first. */
    public abstract static class MapOp extends Operation implements Pure, Evaluable {
        static OpSpec spec(String name, String summary) {
            return OpSpec.of(name, summary)
                    .attribute(MAP, Attrs.AFFINE_MAP)
                    .variadic("mapOperands", Types.INDEX)
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
            MapSyntax syntax = MapSyntax.parse(parser);
            if (syntax == null || !parser.optionalAttrDict(state)) return false;
            boolean fits = syntax.dims().size() == m.map().dims()
                    && syntax.symbols().size() == m.map().symbols();
            if (!fits && this instanceof ApplyOp) {
                parser.error(parser.operationLocation(), "dimension or symbol index mismatch");
                return false;
            }
            List<Value> operands = syntax.resolve(parser);
            if (operands == null) return false;
            state.property(MAP, m).operands(operands).result(IndexType.INDEX);
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ").print(property(MAP, AffineMapAttr.class));
            MapSyntax.print(printer, operands(), map().dims());
            printer.optionalAttrDict(this, List.of(MAP));
        }
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
        static final OpSpec SPEC = spec("affine.apply", "apply an affine map");

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
                if (AffineOperands.isSymbol(symbol, scope)) continue;
                diagnostics.error(location(), "dimensional operand cannot be used as a symbol");
                return;
            }
        }
    }

    /** The least result of an affine map. Upstream: affine.min. */
    public static final class MinOp extends MapOp {
        static final OpSpec SPEC = spec("affine.min", "minimum of affine expressions");

        MinOp(OpState state) {
            super(SPEC, state);
        }

        public MinOp(Location location, AffineMap map, List<? extends Value> operands) {
            super(SPEC, location, map, operands);
        }

        @Override
        long combine(long[] results) {
            return min(results);
        }
    }

    /** The greatest result of an affine map. Upstream: affine.max. */
    public static final class MaxOp extends MapOp {
        static final OpSpec SPEC = spec("affine.max", "maximum of affine expressions");

        MaxOp(OpState state) {
            super(SPEC, state);
        }

        public MaxOp(Location location, AffineMap map, List<? extends Value> operands) {
            super(SPEC, location, map, operands);
        }

        @Override
        long combine(long[] results) {
            return max(results);
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
