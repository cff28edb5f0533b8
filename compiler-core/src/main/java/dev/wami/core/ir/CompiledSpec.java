package dev.wami.core.ir;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.TraitBits;
import dev.wami.core.ir.type.Type;
import dev.wami.core.utf8.Utf8;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An {@link OpSpec} as machines read it, made when the first operation asks: lists are arrays, names are numbers.
 * Parser, printer and verifier look at nothing else once per operation. The arrays are not to be changed.
 *
 * <p>An operand, result or attribute is referred to by an int, its kind in the high bits and its slot in the low ones;
 * {@link #typeOf} says what type such a reference has in an operation.
 */
public final class CompiledSpec {
    private static final int KIND = 0xFF << 16;
    private static final int SLOT = 0xFFFF;
    private static final int OPERAND = 0;
    private static final int RESULT = 1 << 16;
    private static final int ATTRIBUTE = 2 << 16;

    public final OpSpec spec;
    /** The name of the operation in UTF-8. */
    public final byte[] name;

    public final SlotTable operands;
    public final SlotTable results;
    public final OpSpec.Attr[] attributes;
    public final OpSpec.RegionSlot[] regions;
    public final OpSpec.SuccessorSlot[] successors;
    /** How many regions and successors there are at least, and whether there may be more. */
    public final int singleRegions;

    public final boolean openRegions;
    public final int singleSuccessors;
    public final boolean openSuccessors;

    /** Whether all operands and results have one type. */
    public final boolean sameOperandsAndResultType;
    /** Groups of references whose types are equal. */
    public final int[][] sameTypes;
    /** The references whose types are computed, what from, and how: three arrays side by side. */
    public final int[] ruleTargets;

    public final int[] ruleSources;
    public final TypeRule[] rules;

    /** The names of what is referred to as attribute: those of {@link #attributes} first. */
    private final String[] attributeNames;

    /** The properties of an operation for which none is given. */
    private final DictionaryAttr defaults;
    /** The slots of the attributes that are always there. */
    private final int[] filled;

    /** The traits of the class of the operation that asked last, which is nearly always the same. */
    private volatile ClassTraits traits = new ClassTraits(UnregisteredOp.class, 0);

    private record ClassTraits(Class<? extends Operation> type, int bits) {}

    CompiledSpec(OpSpec spec) {
        this.spec = spec;
        this.name = Utf8.encode(spec.name());
        this.operands = new SlotTable(spec.operands(), spec.hasOperandSegments(), OpSpec.OPERAND_SEGMENTS);
        this.results = new SlotTable(spec.results(), spec.hasResultSegments(), OpSpec.RESULT_SEGMENTS);
        this.attributes = spec.attributes().toArray(OpSpec.Attr[]::new);
        this.regions = spec.regions().toArray(OpSpec.RegionSlot[]::new);
        this.successors = spec.successors().toArray(OpSpec.SuccessorSlot[]::new);
        int ones = 0;
        for (OpSpec.RegionSlot r : regions) if (r.arity() == OpSpec.Arity.ONE) ones++;
        this.singleRegions = ones;
        this.openRegions = ones < regions.length;
        ones = 0;
        for (OpSpec.SuccessorSlot s : successors) if (s.arity() == OpSpec.Arity.ONE) ones++;
        this.singleSuccessors = ones;
        this.openSuccessors = ones < successors.length;

        this.sameOperandsAndResultType = spec.hasSameOperandsAndResultType();
        List<String> names = new ArrayList<>();
        for (OpSpec.Attr a : attributes) names.add(a.name());
        List<List<String>> groups = spec.sameTypeGroups();
        this.sameTypes = new int[groups.size()][];
        for (int g = 0; g < sameTypes.length; g++) sameTypes[g] = references(groups.get(g), names);
        List<TypeRule> found = new ArrayList<>();
        List<Integer> targets = new ArrayList<>();
        for (int i = 0; i < operands.count; i++) addRule(operands.types[i], OPERAND | i, found, targets);
        for (int i = 0; i < results.count; i++) addRule(results.types[i], RESULT | i, found, targets);
        this.rules = found.toArray(TypeRule[]::new);
        this.ruleTargets = new int[rules.length];
        this.ruleSources = new int[rules.length];
        for (int i = 0; i < rules.length; i++) {
            ruleTargets[i] = targets.get(i);
            ruleSources[i] = reference(rules[i].from(), names);
        }
        this.attributeNames = names.toArray(String[]::new);

        int[] always = new int[attributes.length];
        int n = 0;
        DictionaryAttr all = DictionaryAttr.EMPTY;
        for (int i = 0; i < attributes.length; i++) {
            OpSpec.Attr a = attributes[i];
            boolean isFilled =
                    a.kind() == OpSpec.Presence.DEFAULTED || a.kind() == OpSpec.Presence.DEFAULTED_WHEN_BUILT;
            if (!isFilled || a.defaultValue() == null) continue;
            always[n++] = i;
            all = all.with(a.name(), a.defaultValue());
        }
        this.filled = Arrays.copyOf(always, n);
        this.defaults = all;
    }

    private static void addRule(TypeConstraint type, int target, List<TypeRule> rules, List<Integer> targets) {
        if (!(type instanceof TypeRule rule)) return;
        rules.add(rule);
        targets.add(target);
    }

    private int[] references(List<String> group, List<String> names) {
        int[] out = new int[group.size()];
        for (int i = 0; i < out.length; i++) out[i] = reference(group.get(i), names);
        return out;
    }

    /** What {@code name} refers to: an operand, else a result, else an attribute, which the spec need not know. */
    private int reference(String name, List<String> names) {
        int operand = spec.operandIndex(name);
        if (operand >= 0) return OPERAND | operand;
        int result = spec.resultIndex(name);
        if (result >= 0) return RESULT | result;
        int attribute = names.indexOf(name);
        if (attribute < 0) {
            attribute = names.size();
            names.add(name);
        }
        return ATTRIBUTE | attribute;
    }

    // ---- asking

    /** The reference to operand slot {@code slot}. */
    public static int operand(int slot) {
        return OPERAND | slot;
    }

    /** The reference to result slot {@code slot}. */
    public static int result(int slot) {
        return RESULT | slot;
    }

    public static boolean isOperand(int reference) {
        return (reference & KIND) == OPERAND;
    }

    public static boolean isResult(int reference) {
        return (reference & KIND) == RESULT;
    }

    /** The number among the operands, the results or the {@link #attributeName}s. */
    public static int slot(int reference) {
        return reference & SLOT;
    }

    /** The name of an attribute that is referred to. */
    public String attributeName(int slot) {
        return attributeNames[slot];
    }

    /** The type of the first value of what is referred to in {@code op}, or of the attribute; null if it is absent. */
    public @Nullable Type typeOf(int reference, Operation op) {
        int slot = reference & SLOT;
        switch (reference & KIND) {
            case OPERAND:
                return op.operandSize(slot) == 0
                        ? null
                        : op.operand(op.operandStart(slot)).type();
            case RESULT:
                return op.resultSize(slot) == 0
                        ? null
                        : op.result(op.resultStart(slot)).type();
            default:
                return op.properties().get(attributeNames[slot]) instanceof TypedAttr a ? a.type() : null;
        }
    }

    /**
     * The {@link TraitBits} of operations that are a {@code type}; one class may have many specs, and seldom one spec
     * several classes.
     */
    int traits(Class<? extends Operation> type) {
        ClassTraits known = traits;
        if (known.type != type) {
            known = new ClassTraits(type, TraitBits.of(type));
            traits = known;
        }
        return known.bits;
    }

    /** The properties of {@code state} with defaults and segment sizes filled in. */
    DictionaryAttr complete(OpState state) {
        DictionaryAttr p = state.properties;
        if (operands.segmented && state.operandSegmentCount == operands.count) {
            p = withSegments(p, OpSpec.OPERAND_SEGMENTS, state.operandSizes());
        }
        if (results.segmented && state.resultSegmentCount == results.count) {
            p = withSegments(p, OpSpec.RESULT_SEGMENTS, state.resultSizes());
        }
        if (filled.length == 0) return p;
        if (p.isEmpty()) return defaults;
        for (int slot : filled) {
            OpSpec.Attr a = attributes[slot];
            Attribute value = a.defaultValue();
            if (value != null && !p.has(a.name())) p = p.with(a.name(), value);
        }
        return p;
    }

    private static DictionaryAttr withSegments(DictionaryAttr p, String key, int[] sizes) {
        return p.has(key) ? p : p.with(key, DenseArrayAttr.i32(sizes));
    }
}
