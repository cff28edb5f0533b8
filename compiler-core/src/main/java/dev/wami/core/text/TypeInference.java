package dev.wami.core.text;

import dev.wami.core.ir.CompiledSpec;
import dev.wami.core.ir.SlotTable;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the types of the operands and results of one spec follow from, in the order in which that is tried. */
final class TypeInference {
    /** A source whose type is taken as it is. */
    private static final int SAME = -1;

    private final CompiledSpec spec;
    /** By operand slot, then by result slot: the only type there can be. */
    private final @Nullable Type[] only;
    /** In the same order, pairs: a rule, or {@link #SAME}, and the reference whose type it is applied to. */
    private final int[][] sources;
    /** By result slot: the rule by which its type is computed from an operand that must be fit for it, or -1. */
    private final int[] checkedRules;

    TypeInference(CompiledSpec spec) {
        this.spec = spec;
        int slots = spec.operands.count + spec.results.count;
        this.only = new Type[slots];
        this.sources = new int[slots][];
        this.checkedRules = new int[spec.results.count];
        for (int i = 0; i < slots; i++) {
            int target = reference(i);
            SlotTable table = CompiledSpec.isOperand(target) ? spec.operands : spec.results;
            only[i] = table.types[CompiledSpec.slot(target)].only();
            sources[i] = sourcesOf(target);
        }
        Arrays.fill(checkedRules, -1);
        for (int r = 0; r < spec.rules.length; r++) {
            boolean checked = CompiledSpec.isResult(spec.ruleTargets[r])
                    && CompiledSpec.isOperand(spec.ruleSources[r])
                    && spec.rules[r].function() != TypeRule.Common.SAME;
            if (checked) checkedRules[CompiledSpec.slot(spec.ruleTargets[r])] = r;
        }
    }

    /** The reference to operand or result slot {@code i}, counted through. */
    private int reference(int i) {
        return i < spec.operands.count ? CompiledSpec.operand(i) : CompiledSpec.result(i - spec.operands.count);
    }

    private int[] sourcesOf(int target) {
        List<Integer> out = new ArrayList<>();
        for (int r = 0; r < spec.rules.length; r++) {
            if (spec.ruleTargets[r] == target) add(out, r, spec.ruleSources[r]);
        }
        for (int[] group : spec.sameTypes) {
            if (Arrays.stream(group).noneMatch(g -> g == target)) continue;
            for (int other : group) if (other != target) add(out, SAME, other);
        }
        int slots = sources.length;
        for (int i = 0; i < slots && spec.sameOperandsAndResultType; i++) {
            if (reference(i) != target) add(out, SAME, reference(i));
        }
        // the type from which one already known follows as the same
        for (int r = 0; r < spec.rules.length; r++) {
            boolean inverse = spec.ruleSources[r] == target && spec.rules[r].function() == TypeRule.Common.SAME;
            if (inverse) add(out, SAME, spec.ruleTargets[r]);
        }
        return out.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void add(List<Integer> out, int rule, int reference) {
        out.add(rule);
        out.add(reference);
    }

    /**
     * The type that follows for operand or result slot {@code i}, counted through, from what {@code read} knows; or
     * null.
     */
    @Nullable
    Type infer(int i, FormatState read) {
        Type known = only[i];
        if (known != null) return known;
        int[] from = sources[i];
        for (int k = 0; k < from.length; k += 2) {
            Type type = read.typeOf(from[k + 1]);
            if (type == null) continue;
            if (from[k] == SAME) return type;
            // a rule that is there decides, even where it does not apply
            return spec.rules[from[k]].function().apply(type);
        }
        return null;
    }

    /**
     * The rule that computes the type of a result, if what it computes from is an operand and must be fit for it; or
     * -1.
     */
    int checkedRule(int result) {
        return checkedRules[result];
    }
}
