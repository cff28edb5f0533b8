package dev.wami.core.text;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the types that a format does not write, binds the operands, and completes the state. */
final class FormatTypes {
    private final OpSpec spec;
    private final Operation prototype;
    private final CustomSyntaxParser in;
    private final OpState state;
    private final FormatState read;

    FormatTypes(OpSpec spec, Operation prototype, CustomSyntaxParser in, OpState state, FormatState read) {
        this.spec = spec;
        this.prototype = prototype;
        this.in = in;
        this.state = state;
        this.read = read;
    }

    boolean complete() {
        divideOperandTypes();
        divideResultTypes();
        prototype.inferTypes(read);
        if (!infer()) return false;
        if (!operands() || !results()) return false;
        if (read.allSuccessors != null) state.successors(read.allSuccessors);
        else for (List<Block> s : read.successors) state.successors(s);
        if (read.allRegions != null) for (Region r : read.allRegions) state.region(r);
        else {
            for (int i = 0; i < read.regions.length; i++) {
                boolean absent =
                        read.regions[i].isEmpty() && spec.regions().get(i).arity() == OpSpec.Arity.ONE;
                if (absent) state.region(new Region());
                for (Region r : read.regions[i]) state.region(r);
            }
        }
        return true;
    }

    /** {@code type(operands)} beside single operands. */
    private void divideOperandTypes() {
        List<? extends Type> all = read.allOperandTypes;
        if (all == null || read.allOperands != null) return;
        int total = 0;
        for (List<UnresolvedOperand> o : read.operands) total += o.size();
        if (total != all.size()) return;
        int next = 0;
        for (int i = 0; i < read.operands.length; i++) {
            int n = read.operands[i].size();
            read.operandTypes[i] = all.subList(next, next + n);
            next += n;
        }
    }

    /** {@code type(results)}, where at most one result is not single. */
    private void divideResultTypes() {
        List<? extends Type> all = read.allResultTypes;
        if (all == null || spec.hasResultSegments()) return;
        int slots = spec.results().size();
        int next = 0;
        for (int i = 0; i < slots; i++) {
            int n = spec.results().get(i).arity() == OpSpec.Arity.ONE ? 1 : all.size() - (slots - 1);
            if (n < 0 || next + n > all.size()) return;
            read.resultTypes[i] = all.subList(next, next + n);
            next += n;
        }
    }

    // ---- inference

    private boolean infer() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < spec.operands().size(); i++) {
                if (read.operandTypes[i] != null) continue;
                Type t = inferred(spec.operands().get(i));
                if (t == null) continue;
                read.operandTypes[i] = Collections.nCopies(read.operands[i].size(), t);
                changed = true;
            }
            for (int i = 0; i < spec.results().size(); i++) {
                OpSpec.Slot slot = spec.results().get(i);
                // a result that may be absent is there only if its type is written
                if (read.resultTypes[i] != null || slot.arity() != OpSpec.Arity.ONE) continue;
                if (!fitsRule(slot)) return false;
                Type t = inferred(slot);
                if (t == null) continue;
                read.resultTypes[i] = List.of(t);
                changed = true;
            }
        }
        return true;
    }

    /** Whether what the type of {@code slot} is computed from is what it must be; if not, that is reported. */
    private boolean fitsRule(OpSpec.Slot slot) {
        if (!(slot.type() instanceof TypeRule rule) || rule.function() == TypeRule.Common.SAME) return true;
        int from = spec.operandIndex(rule.from());
        Type type = from < 0 ? null : typeOf(rule.from());
        if (type == null || spec.operands().get(from).type().accepts(type)) return true;
        in.error(
                in.operationLocation(),
                "'%s' must be %s, but got '%s'",
                rule.from(),
                spec.operands().get(from).type().description(),
                type);
        return false;
    }

    private @Nullable Type inferred(OpSpec.Slot slot) {
        Type only = slot.type().only();
        if (only != null) return only;
        if (slot.type() instanceof TypeRule rule) {
            Type from = typeOf(rule.from());
            if (from != null) return rule.function().apply(from);
        }
        for (List<String> group : spec.sameTypeGroups()) {
            if (!group.contains(slot.name())) continue;
            for (String other : group) {
                Type t = other.equals(slot.name()) ? null : typeOf(other);
                if (t != null) return t;
            }
        }
        if (spec.hasSameOperandsAndResultType()) {
            for (OpSpec.Slot s : spec.operands()) {
                Type t = s == slot ? null : typeOf(s.name());
                if (t != null) return t;
            }
            for (OpSpec.Slot s : spec.results()) {
                Type t = s == slot ? null : typeOf(s.name());
                if (t != null) return t;
            }
        }
        return inverse(slot);
    }

    /** The type from which one already known follows by {@link TypeRule.Common#SAME}. */
    private @Nullable Type inverse(OpSpec.Slot slot) {
        for (OpSpec.Slot s : spec.operands()) {
            Type t = inverse(slot, s);
            if (t != null) return t;
        }
        for (OpSpec.Slot s : spec.results()) {
            Type t = inverse(slot, s);
            if (t != null) return t;
        }
        return null;
    }

    private @Nullable Type inverse(OpSpec.Slot slot, OpSpec.Slot known) {
        boolean same = known.type() instanceof TypeRule r
                && r.from().equals(slot.name())
                && r.function() == TypeRule.Common.SAME;
        return same ? typeOf(known.name()) : null;
    }

    /** The type of the first value of an operand or result, or that of an attribute, if known. */
    private @Nullable Type typeOf(String name) {
        int operand = spec.operandIndex(name);
        int result = operand >= 0 ? -1 : spec.resultIndex(name);
        if (operand < 0 && result < 0) return state.get(name) instanceof TypedAttr a ? a.type() : null;
        List<? extends Type> types = operand >= 0 ? read.operandTypes[operand] : read.resultTypes[result];
        return types == null || types.isEmpty() ? null : types.get(0);
    }

    // ---- binding

    private boolean operands() {
        List<UnresolvedOperand> all = read.allOperands;
        if (all != null) {
            List<? extends Type> types = read.allOperandTypes;
            if (types == null) types = concatenated(all.size());
            List<Value> values = types == null ? null : in.resolve(all, types);
            if (values == null)
                return types != null || unknownType(spec.operands().get(0));
            state.flatOperands(values);
            return true;
        }
        if (read.allOperandTypes != null) {
            int total = 0;
            for (List<UnresolvedOperand> o : read.operands) total += o.size();
            if (total != read.allOperandTypes.size()) {
                in.error(
                        in.operationLocation(),
                        "number of operands and types do not match: got %d operands and %d types",
                        total,
                        read.allOperandTypes.size());
                return false;
            }
        }
        for (int i = 0; i < read.operands.length; i++) {
            List<? extends Type> types = read.operandTypes[i];
            if (types == null && read.operands[i].isEmpty()) types = List.of();
            if (types == null) return unknownType(spec.operands().get(i));
            // one type may stand for all values of a variadic operand that has a single type written
            List<Value> values = in.resolve(read.operands[i], types);
            if (values == null) return false;
            state.operands(values);
        }
        return true;
    }

    /** The types of all slots for {@code operands}, if each slot's are known; one type for all otherwise. */
    private @Nullable List<Type> concatenated(int count) {
        List<Type> types = new ArrayList<>();
        for (int i = 0; i < spec.operands().size(); i++) {
            List<? extends Type> t = read.operandTypes[i];
            Type only = spec.operands().get(i).type().only();
            if (t != null && !t.isEmpty()) types.addAll(t);
            else if (only != null) types.add(only);
        }
        if (types.isEmpty()) {
            for (OpSpec.Slot s : spec.operands()) {
                Type t = inferred(s);
                if (t != null) types.add(t);
            }
        }
        if (types.size() == count) return types;
        return types.isEmpty() ? null : Collections.nCopies(count, types.get(0));
    }

    private boolean results() {
        if (read.allResultTypes != null) {
            state.flatResults(read.allResultTypes);
            return true;
        }
        for (int i = 0; i < read.resultTypes.length; i++) {
            List<? extends Type> types = read.resultTypes[i];
            boolean mayBeAbsent = spec.results().get(i).arity() != OpSpec.Arity.ONE;
            if (types == null && mayBeAbsent) types = List.of();
            if (types == null) return unknownType(spec.results().get(i));
            state.results(types);
        }
        return true;
    }

    /** A type that neither the text nor a rule gives: a rule may not apply to what the user wrote. */
    private boolean unknownType(OpSpec.Slot slot) {
        in.error(in.operationLocation(), "'%s' op type of '%s' cannot be inferred", spec.name(), slot.name());
        return false;
    }
}
