package dev.wami.core.ir;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.type.Type;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything an operation is made from, gathered before it exists: an operation is built complete. Each call of
 * {@link #operand}, {@link #operands} or {@link #absent} fills one operand of the spec, so that segment sizes come out
 * by themselves. An operation takes what is here and keeps nothing of the state itself, which may describe the next one
 * after {@link #reset}. Upstream: OperationState.
 */
public final class OpState {
    private static final Value[] NO_VALUES = {};
    private static final Type[] NO_TYPES = {};
    private static final Block[] NO_BLOCKS = {};
    private static final Region[] NO_REGIONS = {};
    private static final int[] NO_SIZES = {};

    Location location;
    Value[] operands = NO_VALUES;
    int operandCount;
    Type[] results = NO_TYPES;
    int resultCount;
    Block[] successors = NO_BLOCKS;
    int successorCount;
    Region[] regions = NO_REGIONS;
    int regionCount;
    /** How many values each call gave; none of it where values were given flat. Empty as long as each gave one. */
    private int[] operandSegments = NO_SIZES;

    int operandSegmentCount;
    private int[] resultSegments = NO_SIZES;
    int resultSegmentCount;

    DictionaryAttr properties = DictionaryAttr.EMPTY;
    DictionaryAttr attributes = DictionaryAttr.EMPTY;

    @Nullable
    String name;

    private OpState(Location location) {
        this.location = location;
    }

    public static OpState at(Location location) {
        return new OpState(location);
    }

    /** Makes this the empty state of another operation, at {@code where}. */
    public OpState reset(Location where) {
        location = where;
        operandCount = 0;
        resultCount = 0;
        successorCount = 0;
        regionCount = 0;
        operandSegmentCount = 0;
        resultSegmentCount = 0;
        properties = DictionaryAttr.EMPTY;
        attributes = DictionaryAttr.EMPTY;
        name = null;
        return this;
    }

    public Location location() {
        return location;
    }

    /** The name, where it is not the spec's (unregistered operations). */
    public OpState name(String operationName) {
        this.name = operationName;
        return this;
    }

    // ---- operands

    public OpState operand(Value value) {
        addOperand(value);
        addOperandSegment(1);
        return this;
    }

    /** Two operands of the spec, a value each. */
    public OpState operand(Value first, Value second) {
        return operand(first).operand(second);
    }

    /** Three operands of the spec, a value each. */
    public OpState operand(Value first, Value second, Value third) {
        return operand(first).operand(second).operand(third);
    }

    /** The values of one variadic operand. */
    public OpState operands(List<? extends Value> values) {
        for (int i = 0; i < values.size(); i++) addOperand(values.get(i));
        addOperandSegment(values.size());
        return this;
    }

    /** One optional operand: the value, or nothing for null. */
    public OpState optionalOperand(@Nullable Value value) {
        return value == null ? absent() : operand(value);
    }

    /** An optional operand that is not there. */
    public OpState absent() {
        addOperandSegment(0);
        return this;
    }

    /** All operands at once, whose segment sizes (if the operation has them) are among the properties. */
    public OpState flatOperands(List<? extends Value> values) {
        for (int i = 0; i < values.size(); i++) addOperand(values.get(i));
        operandSegmentCount = 0;
        return this;
    }

    /** A value that {@link #endOperands} counts, or one of all operands given flat. */
    public void addOperand(Value value) {
        if (operandCount == operands.length) operands = grown(operands, new Value[Math.max(2, 2 * operandCount)]);
        operands[operandCount++] = value;
    }

    /** Ends one operand of the spec, which has the last {@code size} values that were added. */
    public void endOperands(int size) {
        addOperandSegment(size);
    }

    private void addOperandSegment(int size) {
        operandSegments = append(operandSegments, operandSegmentCount++, size);
    }

    // ---- results

    public OpState result(Type type) {
        addResult(type);
        addResultSegment(1);
        return this;
    }

    /** The types of one variadic result. */
    public OpState results(List<? extends Type> types) {
        for (int i = 0; i < types.size(); i++) addResult(types.get(i));
        addResultSegment(types.size());
        return this;
    }

    /** All result types at once, whose segment sizes (if the operation has them) are among the properties. */
    public OpState flatResults(List<? extends Type> types) {
        for (int i = 0; i < types.size(); i++) addResult(types.get(i));
        resultSegmentCount = 0;
        return this;
    }

    /** The type of a result that {@link #endResults} counts, or of one of all results given flat. */
    public void addResult(Type type) {
        if (resultCount == results.length) results = grown(results, new Type[Math.max(1, 2 * resultCount)]);
        results[resultCount++] = type;
    }

    /** Ends one result of the spec, which has the last {@code size} types that were added. */
    public void endResults(int size) {
        addResultSegment(size);
    }

    private void addResultSegment(int size) {
        resultSegments = append(resultSegments, resultSegmentCount++, size);
    }

    private static int[] append(int[] sizes, int count, int size) {
        if (size == 1 && sizes.length == 0) return sizes;
        int[] out = sizes;
        if (count >= sizes.length) {
            out = Arrays.copyOf(sizes, Math.max(4, 2 * count));
            if (sizes.length == 0) Arrays.fill(out, 0, count, 1);
        }
        out[count] = size;
        return out;
    }

    /** The sizes of the operands of the spec, of which there are so many. */
    int[] operandSizes() {
        return sizes(operandSegments, operandSegmentCount);
    }

    /** The sizes of the results of the spec, of which there are so many. */
    int[] resultSizes() {
        return sizes(resultSegments, resultSegmentCount);
    }

    private static int[] sizes(int[] known, int count) {
        int[] out = Arrays.copyOf(known, count);
        if (known.length == 0) Arrays.fill(out, 1);
        return out;
    }

    // ---- attributes

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

    // ---- successors and regions

    public OpState successor(Block block) {
        if (successorCount == successors.length) {
            successors = grown(successors, new Block[Math.max(1, 2 * successorCount)]);
        }
        successors[successorCount++] = block;
        return this;
    }

    public OpState successors(List<Block> blocks) {
        for (int i = 0; i < blocks.size(); i++) successor(blocks.get(i));
        return this;
    }

    public OpState region(Region region) {
        if (regionCount == regions.length) regions = grown(regions, new Region[Math.max(1, 2 * regionCount)]);
        regions[regionCount++] = region;
        return this;
    }

    /**
     * {@code larger} with what is in {@code full}. {@code Arrays.copyOf} would make an array of a type that it asks
     * for, a call into the virtual machine without the optimising compiler: a tenth of what an operation costs.
     */
    private static <T> T[] grown(T[] full, T[] larger) {
        System.arraycopy(full, 0, larger, 0, full.length);
        return larger;
    }

    /** An empty region. */
    public OpState region() {
        return region(new Region());
    }
}
