package dev.wami.loops.nest;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A sum of multiples of values and a constant.
 *
 * @param factors none is 0
 */
public record Linear(Map<Value, Long> factors, long constant) {
    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof Linear l && constant == l.constant && factors.equals(l.factors);
    }

    @Override
    public int hashCode() {
        return 31 * factors.hashCode() + Long.hashCode(constant);
    }

    public static Linear constant(long value) {
        return new Linear(Map.of(), value);
    }

    public static Linear of(Value v) {
        return new Linear(Map.of(v, 1L), 0);
    }

    /** The results of {@code map} for {@code operands}, with what computes these; null for one that is no such sum. */
    public static List<@Nullable Linear> of(AffineMap map, List<Value> operands) {
        ValueMap composed = new ValueMap(map, operands).compose();
        AffineMap m = composed.map();
        List<Value> values = composed.operands();
        List<@Nullable Linear> out = new ArrayList<>();
        for (AffineExpr e : m.results()) {
            FlatExpr flat = FlatExpr.of(e, m.dims(), m.symbols());
            out.add(flat == null || flat.hasQuotients() ? null : of(flat, m, values));
        }
        return out;
    }

    private static Linear of(FlatExpr flat, AffineMap map, List<Value> values) {
        Map<Value, Long> factors = new LinkedHashMap<>();
        for (int i = 0; i < map.inputs(); i++) {
            long f = i < map.dims() ? flat.dim(i) : flat.symbol(i - map.dims());
            if (f != 0) factors.merge(values.get(i), f, Math::addExact);
        }
        factors.values().removeIf(f -> f == 0);
        return new Linear(factors, flat.constant());
    }

    public long factor(Value v) {
        return factors.getOrDefault(v, 0L);
    }

    public boolean isConstant() {
        return factors.isEmpty();
    }

    public Linear plus(long c) {
        return new Linear(factors, Math.addExact(constant, c));
    }

    /** {@code this + scale * other}. */
    public Linear plus(Linear other, long scale) {
        Map<Value, Long> sum = new LinkedHashMap<>(factors);
        other.factors.forEach((v, f) -> sum.merge(v, Math.multiplyExact(f, scale), Math::addExact));
        sum.values().removeIf(f -> f == 0);
        return new Linear(sum, Math.addExact(constant, Math.multiplyExact(other.constant, scale)));
    }

    /** This with {@code value} in the place of {@code v}. */
    public Linear with(Value v, Linear value) {
        long f = factor(v);
        Map<Value, Long> rest = new LinkedHashMap<>(factors);
        rest.remove(v);
        return new Linear(rest, constant).plus(value, f);
    }

    /** The map that computes this, the values {@code first} before others. */
    public ValueMap map(List<? extends Value> first) {
        List<Value> operands = new ArrayList<>(first);
        for (Value v : factors.keySet()) if (!operands.contains(v)) operands.add(v);
        AffineExpr sum = AffineExpr.constant(0);
        for (int i = 0; i < operands.size(); i++) {
            long f = factor(operands.get(i));
            if (f != 0) sum = sum.plus(AffineExpr.dim(i).times(f));
        }
        return new ValueMap(new AffineMap(operands.size(), 0, List.of(sum.plus(constant))), operands).canonicalize();
    }
}
