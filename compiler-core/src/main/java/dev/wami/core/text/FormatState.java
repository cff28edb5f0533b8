package dev.wami.core.text;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a declarative format has read of an operation so far, by the names of its spec: operands are not bound to values
 * until all types are known. A {@code custom<directive>} adds to it and may ask what came before.
 */
public final class FormatState {
    private final OpSpec spec;
    private final OpState state;
    final List<UnresolvedOperand>[] operands;
    final @Nullable List<? extends Type>[] operandTypes;
    final @Nullable List<? extends Type>[] resultTypes;
    final List<Region>[] regions;
    final List<Block>[] successors;

    /** By {@code operands}, {@code type(operands)} and {@code type(results)}: without division into slots. */
    @Nullable
    List<UnresolvedOperand> allOperands;

    @Nullable
    List<? extends Type> allOperandTypes;

    @Nullable
    List<? extends Type> allResultTypes;

    @Nullable
    List<Region> allRegions;

    @Nullable
    List<Block> allSuccessors;

    FormatState(OpSpec spec, OpState state) {
        this.spec = spec;
        this.state = state;
        this.operands = lists(spec.operands().size());
        this.operandTypes = absent(spec.operands().size());
        this.resultTypes = absent(spec.results().size());
        this.regions = lists(spec.regions().size());
        this.successors = lists(spec.successors().size());
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T>[] lists(int n) {
        List<T>[] out = (List<T>[]) new List<?>[n];
        for (int i = 0; i < n; i++) out[i] = List.of();
        return out;
    }

    @SuppressWarnings("unchecked")
    private static @Nullable List<? extends Type>[] absent(int n) {
        return (List<? extends Type>[]) new List<?>[n];
    }

    // ---- adding

    /** The single value of operand {@code slot}. */
    public void operand(String slot, UnresolvedOperand value) {
        operands(slot, List.of(value));
    }

    /** The values of operand {@code slot}. */
    public void operands(String slot, List<UnresolvedOperand> values) {
        operands[operandIndex(slot)] = values;
    }

    /** The type of operand or result {@code slot}; of each of its values if there are several. */
    public void type(String slot, Type type) {
        types(slot, List.of(type));
    }

    /** The types of the values of operand or result {@code slot}. */
    public void types(String slot, List<? extends Type> types) {
        int operand = spec.operandIndex(slot);
        if (operand >= 0) operandTypes[operand] = types;
        else resultTypes[resultIndex(slot)] = types;
    }

    /** An inherent or discardable attribute. */
    public void attribute(String name, Attribute value) {
        OperationParser.setAttribute(state, spec, name, value);
    }

    public void region(String slot, Region region) {
        for (int i = 0; i < spec.regions().size(); i++) {
            if (!spec.regions().get(i).name().equals(slot)) continue;
            regions[i] = appended(regions[i], region);
            return;
        }
        throw missing("region", slot);
    }

    public void successor(String slot, Block block) {
        for (int i = 0; i < spec.successors().size(); i++) {
            if (!spec.successors().get(i).name().equals(slot)) continue;
            successors[i] = appended(successors[i], block);
            return;
        }
        throw missing("successor", slot);
    }

    static <T> List<T> appended(List<T> list, T last) {
        if (list.isEmpty()) return List.of(last);
        List<T> out = new ArrayList<>(list);
        out.add(last);
        return out;
    }

    // ---- asking

    /** What was read for operand {@code slot} so far. */
    public List<UnresolvedOperand> operands(String slot) {
        return operands[operandIndex(slot)];
    }

    /** The types read for operand or result {@code slot} so far, or null. */
    public @Nullable List<? extends Type> types(String slot) {
        int operand = spec.operandIndex(slot);
        return operand >= 0 ? operandTypes[operand] : resultTypes[resultIndex(slot)];
    }

    /** The types read for all operands together by {@code type(operands)}, or null. */
    public @Nullable List<? extends Type> operandTypes() {
        return allOperandTypes;
    }

    /** The attribute read so far under that name, or null. */
    public @Nullable Attribute attribute(String name) {
        return state.get(name);
    }

    private int operandIndex(String slot) {
        int i = spec.operandIndex(slot);
        if (i < 0) throw missing("operand", slot);
        return i;
    }

    private int resultIndex(String slot) {
        int i = spec.resultIndex(slot);
        if (i < 0) throw missing("operand or result", slot);
        return i;
    }

    private IllegalArgumentException missing(String what, String slot) {
        return new IllegalArgumentException("'" + spec.name() + "' has no " + what + " called " + slot);
    }
}
