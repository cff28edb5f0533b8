package dev.wami.core.verify;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.CompiledSpec;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.Arity;
import dev.wami.core.ir.OpSpec.Slot;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SlotTable;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/**
 * Checks operations against their specs: how many operands, results, regions and successors they have, what they and
 * the attributes are, and how the types agree. What an operation's accessors rely on holds afterwards. One serves many
 * operations, one after the other, and allocates nothing for those that are right.
 */
final class SpecVerifier {
    private final Diagnostics diagnostics;
    private final TraitVerifier traits;
    /** The operation at hand and its spec. */
    private Operation op;

    private CompiledSpec spec;

    SpecVerifier(Operation root, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.traits = new TraitVerifier(diagnostics);
        this.op = root;
        this.spec = root.spec().compiled();
    }

    /** False after reported errors. */
    boolean verify(Operation operation) {
        op = operation;
        spec = operation.spec().compiled();
        int bits = operation.traits();
        return counts()
                && traits.structure(operation, bits)
                && attributes()
                && operands()
                && results()
                && agreement()
                && regions()
                && sameOperandsAndResultType()
                && traits.traits(operation, bits);
    }

    private boolean error(String text, Object... args) {
        diagnostics.error(op, text, args);
        return false;
    }

    // ---- counts

    private boolean counts() {
        return regionCount()
                && resultCount()
                && successorCount()
                && operandCount()
                && (!spec.operands.segmented || segments(spec.operands, op.operandCount(), "operand"))
                && (!spec.results.segmented || segments(spec.results, op.resultCount(), "result"));
    }

    private boolean regionCount() {
        int found = op.regionCount();
        int singles = spec.singleRegions;
        if (spec.openRegions ? found >= singles : found == singles) return true;
        if (spec.openRegions) return error("expected %d or more regions", singles);
        if (singles == 0) return error("requires zero regions");
        return singles == 1 ? error("requires one region") : error("expected %d regions", singles);
    }

    private boolean resultCount() {
        int found = op.resultCount();
        int singles = spec.results.singles;
        if (singles < spec.results.count) {
            return found >= singles || error("expected %d or more results", singles);
        }
        if (found == singles) return true;
        if (singles == 0) return error("requires zero results");
        return singles == 1 ? error("requires one result") : error("expected %d results", singles);
    }

    private boolean successorCount() {
        int found = op.successorCount();
        int singles = spec.singleSuccessors;
        if (spec.openSuccessors ? found >= singles : found == singles) return true;
        if (spec.openSuccessors) return error("requires at least %d successors but found %d", singles, found);
        return error("requires %d successor%s but found %d", singles, singles == 1 ? "" : "s", found);
    }

    private boolean operandCount() {
        int found = op.operandCount();
        int singles = spec.operands.singles;
        if (singles < spec.operands.count) {
            return found >= singles || error("expected %d or more operands, but found %d", singles, found);
        }
        if (found == singles) return true;
        if (singles == 0) return error("requires zero operands");
        return singles == 1
                ? error("requires a single operand")
                : error("expected %d operands, but found %d", singles, found);
    }

    private boolean segments(SlotTable slots, int count, String what) {
        String key = slots.segmentsKey;
        Attribute a = op.properties().get(key);
        if (a != null && !(a instanceof DenseArrayAttr d && d.element().equals(IntegerType.I32))) {
            return error("requires dense i32 array attribute '%s'", key);
        }
        DenseArrayAttr sizes = a instanceof DenseArrayAttr d ? d : DenseArrayAttr.i32();
        long total = 0;
        for (int i = 0; i < sizes.size(); i++) {
            if (sizes.get(i) < 0) return error("'%s' attribute cannot have negative elements", key);
            total += sizes.get(i);
        }
        // sizes for another number of slots say nothing
        if (sizes.size() != slots.count && count > 0) total = 0;
        if (total != count) {
            return error(
                    "%s count (%d) does not match with the total size (%d) specified in attribute '%s'",
                    what, count, total, key);
        }
        if (sizes.size() != slots.count) {
            return error(
                    "'%s' attribute for specifying %s segments must have %d elements, but got %d",
                    key, what, slots.count, sizes.size());
        }
        int start = 0;
        for (int i = 0; i < slots.count; i++) {
            long n = sizes.get(i);
            boolean fits = switch (slots.slots[i].arity()) {
                case ONE -> n == 1;
                case OPTIONAL -> n <= 1;
                case VARIADIC -> true;
            };
            if (!fits) {
                String wanted = slots.slots[i].arity() == Arity.ONE ? "1 element" : "0 or 1 element";
                return error("%s group starting at #%d requires %s, but found %d", what, start, wanted, n);
            }
            start += (int) n;
        }
        return true;
    }

    // ---- attributes

    private boolean attributes() {
        OpSpec.Attr[] attributes = spec.attributes;
        if (attributes.length == 0) return true;
        DictionaryAttr properties = op.properties();
        for (OpSpec.Attr a : attributes) {
            if (a.isNeeded() && !properties.has(a.name())) {
                return error("requires attribute '%s'", a.name());
            }
        }
        for (OpSpec.Attr a : attributes) {
            Attribute value = properties.get(a.name());
            if (value != null && !a.constraint().accepts(value)) {
                return error(
                        "attribute '%s' failed to satisfy constraint: %s",
                        a.name(), a.constraint().description());
            }
        }
        return true;
    }

    // ---- operands and results

    private boolean operands() {
        SlotTable table = spec.operands;
        int next = 0;
        for (int g = 0; g < table.count; g++) {
            int n = op.operandSize(g);
            if (n > 1 && table.slots[g].arity() == Arity.OPTIONAL) {
                return error("operand group starting at #%d requires 0 or 1 element, but found %d", next, n);
            }
            TypeConstraint wanted = table.types[g];
            for (int i = 0; i < n; i++, next++) {
                Type t = op.operand(next).type();
                if (!wanted.accepts(t)) return mustBe("operand", next, table.slots[g], t);
            }
        }
        return true;
    }

    private boolean results() {
        SlotTable table = spec.results;
        int next = 0;
        for (int g = 0; g < table.count; g++) {
            int n = op.resultSize(g);
            if (n > 1 && table.slots[g].arity() == Arity.OPTIONAL) {
                return error("result group starting at #%d requires 0 or 1 element, but found %d", next, n);
            }
            TypeConstraint wanted = table.types[g];
            for (int i = 0; i < n; i++, next++) {
                Type t = op.result(next).type();
                if (!wanted.accepts(t)) return mustBe("result", next, table.slots[g], t);
            }
        }
        return true;
    }

    private boolean mustBe(String what, int index, Slot slot, Type got) {
        String several = slot.arity() == Arity.VARIADIC ? "variadic of " : "";
        return error(
                "%s #%d must be %s%s, but got '%s'",
                what, index, several, slot.type().description(), got);
    }

    // ---- agreement of types

    private boolean agreement() {
        int[][] groups = spec.sameTypes;
        for (int g = 0; g < groups.length; g++) {
            Type first = null;
            for (int reference : groups[g]) {
                Type t = spec.typeOf(reference, op);
                if (t == null) continue;
                if (first == null) first = t;
                else if (!same(first, t)) return disagree(g);
            }
        }
        for (int i = 0; i < spec.rules.length; i++) if (!rule(i)) return false;
        return true;
    }

    private boolean disagree(int group) {
        String names = String.join(", ", spec.spec.sameTypeGroups().get(group));
        return error("failed to verify that all of {%s} have same type", names);
    }

    /** Types are most often not only equal but the same object. */
    private static boolean same(Type a, Type b) {
        return a == b || a.equals(b);
    }

    private boolean rule(int i) {
        TypeRule rule = spec.rules[i];
        Type from = spec.typeOf(spec.ruleSources[i], op);
        if (from == null) return true;
        Type wanted = rule.function().apply(from);
        int slot = CompiledSpec.slot(spec.ruleTargets[i]);
        boolean operands = CompiledSpec.isOperand(spec.ruleTargets[i]);
        int start = operands ? op.operandStart(slot) : op.resultStart(slot);
        int end = start + (operands ? op.operandSize(slot) : op.resultSize(slot));
        for (int k = start; k < end; k++) {
            Type t = (operands ? op.operand(k) : op.result(k)).type();
            if (wanted != null && same(t, wanted)) continue;
            String target = (operands ? spec.operands : spec.results).slots[slot].name();
            return error("failed to verify that %s", rule.function().description(target, rule.from()));
        }
        return true;
    }

    private boolean sameOperandsAndResultType() {
        return !spec.sameOperandsAndResultType
                || sameType()
                || error("requires the same type for all operands and results");
    }

    private boolean sameType() {
        int operands = op.operandCount();
        int results = op.resultCount();
        if (operands + results == 0) return true;
        Type first = operands > 0 ? op.operand(0).type() : op.result(0).type();
        for (int i = 0; i < operands; i++) if (!same(first, op.operand(i).type())) return false;
        for (int i = 0; i < results; i++) if (!same(first, op.result(i).type())) return false;
        return true;
    }

    // ---- regions

    private boolean regions() {
        OpSpec.RegionSlot[] slots = spec.regions;
        int next = 0;
        for (OpSpec.RegionSlot slot : slots) {
            int n = slot.arity() == Arity.ONE ? 1 : op.regionCount() - (slots.length - 1);
            for (int i = 0; i < n; i++, next++) {
                boolean empty = op.region(next).isEmpty();
                boolean one = op.region(next).hasOneBlock();
                String wanted = switch (slot.kind()) {
                    case ANY -> null;
                    case MAX_ONE_BLOCK -> empty || one ? null : "region with at most 1 blocks";
                    case ONE_BLOCK -> one ? null : "region with 1 blocks";
                    case MIN_ONE_BLOCK -> empty ? "region with at least 1 blocks" : null;
                };
                if (wanted != null) {
                    return error("region #%d ('%s') failed to verify constraint: %s", next, slot.name(), wanted);
                }
            }
        }
        return true;
    }
}
