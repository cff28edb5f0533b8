package dev.wami.core.ir;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything an operation is made from, gathered before it exists: an operation is built complete. Each call of
 * {@link #operand}, {@link #operands} or {@link #absent} fills one operand of the spec, so that segment sizes come out
 * by themselves. Upstream: OperationState.
 */
public final class OpState {
    private static final int[] NO_SEGMENTS = {};

    Location location;
    final List<Value> operands = new ArrayList<>(3);
    int[] operandSegments = NO_SEGMENTS;
    final List<Type> results = new ArrayList<>(1);
    int[] resultSegments = NO_SEGMENTS;
    DictionaryAttr properties = DictionaryAttr.EMPTY;
    DictionaryAttr attributes = DictionaryAttr.EMPTY;
    final List<Block> successors = new ArrayList<>(0);
    final List<Region> regions = new ArrayList<>(0);

    @Nullable
    String name;

    private OpState(Location location) {
        this.location = location;
    }

    public static OpState at(Location location) {
        return new OpState(location);
    }

    public Location location() {
        return location;
    }

    /** The name, where it is not the spec's (unregistered operations). */
    public OpState name(String operationName) {
        this.name = operationName;
        return this;
    }

    public OpState operand(Value value) {
        operands.add(value);
        operandSegments = append(operandSegments, 1);
        return this;
    }

    /** The values of one variadic operand. */
    public OpState operands(List<? extends Value> values) {
        operands.addAll(values);
        operandSegments = append(operandSegments, values.size());
        return this;
    }

    /** One optional operand: the value, or nothing for null. */
    public OpState optionalOperand(@Nullable Value value) {
        return value == null ? absent() : operand(value);
    }

    /** An optional operand that is not there. */
    public OpState absent() {
        operandSegments = append(operandSegments, 0);
        return this;
    }

    /** All operands at once, whose segment sizes (if the operation has them) are among the properties. */
    public OpState flatOperands(List<? extends Value> values) {
        operands.addAll(values);
        operandSegments = NO_SEGMENTS;
        return this;
    }

    public OpState result(Type type) {
        results.add(type);
        resultSegments = append(resultSegments, 1);
        return this;
    }

    /** The types of one variadic result. */
    public OpState results(List<? extends Type> types) {
        results.addAll(types);
        resultSegments = append(resultSegments, types.size());
        return this;
    }

    /** All result types at once, whose segment sizes (if the operation has them) are among the properties. */
    public OpState flatResults(List<? extends Type> types) {
        results.addAll(types);
        resultSegments = NO_SEGMENTS;
        return this;
    }

    /** An inherent attribute. */
    public OpState property(String key, Attribute value) {
        properties = properties.with(key, value);
        return this;
    }

    /** An inherent attribute if {@code value} is not null. */
    public OpState optionalProperty(String key, @Nullable Attribute value) {
        return value == null ? this : property(key, value);
    }

    public OpState properties(DictionaryAttr all) {
        properties = all;
        return this;
    }

    /** A discardable attribute. */
    public OpState attribute(String key, Attribute value) {
        attributes = attributes.with(key, value);
        return this;
    }

    public OpState attributes(DictionaryAttr all) {
        attributes = all;
        return this;
    }

    public OpState attributes(List<NamedAttribute> all) {
        for (NamedAttribute a : all) attributes = attributes.with(a.name(), a.value());
        return this;
    }

    /** The attribute called {@code key} given so far, inherent or discardable, or null. */
    public @Nullable Attribute get(String key) {
        Attribute a = properties.get(key);
        return a != null ? a : attributes.get(key);
    }

    /** Takes back the attribute called {@code key}, inherent or discardable. */
    public OpState remove(String key) {
        properties = properties.without(key);
        attributes = attributes.without(key);
        return this;
    }

    public OpState successor(Block block) {
        successors.add(block);
        return this;
    }

    public OpState successors(List<Block> blocks) {
        successors.addAll(blocks);
        return this;
    }

    public OpState region(Region region) {
        regions.add(region);
        return this;
    }

    /** An empty region. */
    public OpState region() {
        return region(new Region());
    }

    private static int[] append(int[] a, int n) {
        int[] out = Arrays.copyOf(a, a.length + 1);
        out[a.length] = n;
        return out;
    }
}
