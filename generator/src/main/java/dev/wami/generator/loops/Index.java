package dev.wami.generator.loops;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** An expression, most an affine one, of counters of loops and of parameters, which are both called variables here. */
public sealed interface Index {
    record Constant(long value) implements Index {}

    record Variable(String name) implements Index {}

    record Sum(Index left, Index right) implements Index {}

    record Scaled(Index of, long factor) implements Index {}

    /** Rounded down; {@code divisor} is positive. */
    record Quotient(Index of, long divisor) implements Index {}

    /** What the quotient leaves. */
    record Remainder(Index of, long divisor) implements Index {}

    /** 2 to the power of what is neither negative nor large. Not affine. */
    record Power(Index of) implements Index {}

    static Index of(long value) {
        return new Constant(value);
    }

    static Index of(String variable) {
        return new Variable(variable);
    }

    default Index plus(long value) {
        if (value == 0) return this;
        if (this instanceof Constant c) return new Constant(c.value + value);
        if (this instanceof Sum s && s.right instanceof Constant c) return s.left.plus(c.value + value);
        return new Sum(this, new Constant(value));
    }

    default Index plus(Index other) {
        return other instanceof Constant c ? plus(c.value) : new Sum(this, other);
    }

    default Index times(long factor) {
        return factor == 1 ? this : new Scaled(this, factor);
    }

    /** What it is where the variables are {@code values}; one that is not among them is 0. */
    default long evaluate(Map<String, Long> values) {
        if (this instanceof Constant c) return c.value;
        if (this instanceof Variable v) return values.getOrDefault(v.name, 0L);
        if (this instanceof Sum s) return s.left.evaluate(values) + s.right.evaluate(values);
        if (this instanceof Scaled s) return s.of.evaluate(values) * s.factor;
        if (this instanceof Quotient q) return Math.floorDiv(q.of.evaluate(values), q.divisor);
        if (this instanceof Power p) return 1L << p.of.evaluate(values);
        Remainder r = (Remainder) this;
        return Math.floorMod(r.of.evaluate(values), r.divisor);
    }

    default boolean isAffine() {
        if (this instanceof Sum s) return s.left.isAffine() && s.right.isAffine();
        if (this instanceof Scaled s) return s.of.isAffine();
        if (this instanceof Quotient q) return q.of.isAffine();
        if (this instanceof Remainder r) return r.of.isAffine();
        return !(this instanceof Power);
    }

    /** As maps and subscripts of affine operations write it; {@code names} is what variables are called there. */
    default String text(Map<String, String> names) {
        if (this instanceof Constant c) return Long.toString(c.value);
        if (this instanceof Variable v) return names.getOrDefault(v.name, "0");
        if (this instanceof Sum s) {
            if (s.right instanceof Constant c && c.value < 0) return s.left.text(names) + " - " + -c.value;
            return s.left.text(names) + " + " + s.right.factor(names);
        }
        if (this instanceof Scaled s) return s.of.factor(names) + " * " + s.factor;
        if (this instanceof Quotient q) return q.of.factor(names) + " floordiv " + q.divisor;
        Remainder r = (Remainder) this;
        return r.of.factor(names) + " mod " + r.divisor;
    }

    private String factor(Map<String, String> names) {
        boolean leaf = this instanceof Variable || this instanceof Constant c && c.value >= 0;
        return leaf ? text(names) : "(" + text(names) + ")";
    }

    /** In the order in which they occur. */
    default Set<String> variables() {
        Set<String> out = new LinkedHashSet<>();
        collect(out);
        return out;
    }

    private void collect(Set<String> out) {
        if (this instanceof Variable v) out.add(v.name);
        if (this instanceof Sum s) {
            s.left.collect(out);
            s.right.collect(out);
        }
        if (this instanceof Scaled s) s.of.collect(out);
        if (this instanceof Quotient q) q.of.collect(out);
        if (this instanceof Remainder r) r.of.collect(out);
        if (this instanceof Power p) p.of.collect(out);
    }
}
