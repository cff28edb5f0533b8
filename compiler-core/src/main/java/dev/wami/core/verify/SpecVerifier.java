package dev.wami.core.verify;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.Arity;
import dev.wami.core.ir.OpSpec.Slot;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks one operation against its spec: how many operands, results, regions and successors it has, what they and the
 * attributes are, and how the types agree. What an operation's accessors rely on holds afterwards.
 */
final class SpecVerifier {
    private final Operation op;
    private final OpSpec spec;
    private final Diagnostics diagnostics;

    private SpecVerifier(Operation op, Diagnostics diagnostics) {
        this.op = op;
        this.spec = op.spec();
        this.diagnostics = diagnostics;
    }

    /** False after reported errors. */
    static boolean verify(Operation op, Diagnostics diagnostics) {
        SpecVerifier v = new SpecVerifier(op, diagnostics);
        if (!v.counts()) return false;
        TraitVerifier traits = new TraitVerifier(op, diagnostics);
        return traits.structure()
                && v.attributes()
                && v.operands()
                && v.results()
                && v.agreement()
                && v.regions()
                && v.sameOperandsAndResultType()
                && traits.traits();
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
                && segments(
                        spec.hasOperandSegments(),
                        spec.operands(),
                        op.operandCount(),
                        OpSpec.OPERAND_SEGMENTS,
                        "operand")
                && segments(
                        spec.hasResultSegments(), spec.results(), op.resultCount(), OpSpec.RESULT_SEGMENTS, "result");
    }

    private boolean regionCount() {
        int found = op.regionCount();
        int singles = 0;
        boolean open = false;
        for (OpSpec.RegionSlot r : spec.regions()) {
            if (r.arity() == Arity.ONE) singles++;
            else open = true;
        }
        if (open ? found >= singles : found == singles) return true;
        if (open) return error("expected %d or more regions", singles);
        if (singles == 0) return error("requires zero regions");
        return singles == 1 ? error("requires one region") : error("expected %d regions", singles);
    }

    private boolean resultCount() {
        int found = op.resultCount();
        int singles = singles(spec.results());
        if (singles < spec.results().size()) {
            return found >= singles || error("expected %d or more results", singles);
        }
        if (found == singles) return true;
        if (singles == 0) return error("requires zero results");
        return singles == 1 ? error("requires one result") : error("expected %d results", singles);
    }

    private boolean successorCount() {
        int found = op.successorCount();
        int singles = 0;
        boolean open = false;
        for (OpSpec.SuccessorSlot s : spec.successors()) {
            if (s.arity() == Arity.ONE) singles++;
            else open = true;
        }
        if (open ? found >= singles : found == singles) return true;
        if (open) return error("requires at least %d successors but found %d", singles, found);
        return error("requires %d successor%s but found %d", singles, singles == 1 ? "" : "s", found);
    }

    private boolean operandCount() {
        int found = op.operandCount();
        int singles = singles(spec.operands());
        if (singles < spec.operands().size()) {
            return found >= singles || error("expected %d or more operands, but found %d", singles, found);
        }
        if (found == singles) return true;
        if (singles == 0) return error("requires zero operands");
        return singles == 1
                ? error("requires a single operand")
                : error("expected %d operands, but found %d", singles, found);
    }

    private static int singles(List<Slot> slots) {
        int n = 0;
        for (Slot s : slots) if (s.arity() == Arity.ONE) n++;
        return n;
    }

    private boolean segments(boolean has, List<Slot> slots, int count, String key, String what) {
        if (!has) return true;
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
        if (sizes.size() != slots.size() && count > 0) total = 0;
        if (total != count) {
            return error(
                    "%s count (%d) does not match with the total size (%d) specified in attribute '%s'",
                    what, count, total, key);
        }
        if (sizes.size() != slots.size()) {
            return error(
                    "'%s' attribute for specifying %s segments must have %d elements, but got %d",
                    key, what, slots.size(), sizes.size());
        }
        int start = 0;
        for (int i = 0; i < slots.size(); i++) {
            long n = sizes.get(i);
            boolean fits = switch (slots.get(i).arity()) {
                case ONE -> n == 1;
                case OPTIONAL -> n <= 1;
                case VARIADIC -> true;
            };
            if (!fits) {
                String wanted = slots.get(i).arity() == Arity.ONE ? "1 element" : "0 or 1 element";
                return error("%s group starting at #%d requires %s, but found %d", what, start, wanted, n);
            }
            start += (int) n;
        }
        return true;
    }

    // ---- attributes

    private boolean attributes() {
        List<OpSpec.Attr> attributes = spec.attributes();
        for (int i = 0; i < attributes.size(); i++) {
            OpSpec.Attr a = attributes.get(i);
            if (a.kind() == OpSpec.Presence.REQUIRED && !op.properties().has(a.name())) {
                return error("requires attribute '%s'", a.name());
            }
        }
        for (int i = 0; i < attributes.size(); i++) {
            OpSpec.Attr a = attributes.get(i);
            Attribute value = op.properties().get(a.name());
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
        List<Slot> slots = spec.operands();
        int next = 0;
        for (int g = 0; g < slots.size(); g++) {
            Slot slot = slots.get(g);
            int n = op.operandSize(g);
            if (slot.arity() == Arity.OPTIONAL && n > 1) {
                return error("operand group starting at #%d requires 0 or 1 element, but found %d", next, n);
            }
            for (int i = 0; i < n; i++, next++) {
                Type t = op.operand(next).type();
                if (!slot.type().accepts(t)) return mustBe("operand", next, slot, t);
            }
        }
        return true;
    }

    private boolean results() {
        List<Slot> slots = spec.results();
        int next = 0;
        for (int g = 0; g < slots.size(); g++) {
            Slot slot = slots.get(g);
            int n = op.resultSize(g);
            if (slot.arity() == Arity.OPTIONAL && n > 1) {
                return error("result group starting at #%d requires 0 or 1 element, but found %d", next, n);
            }
            for (int i = 0; i < n; i++, next++) {
                Type t = op.result(next).type();
                if (!slot.type().accepts(t)) return mustBe("result", next, slot, t);
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
        for (List<String> group : spec.sameTypeGroups()) {
            Type first = null;
            for (String name : group) {
                Type t = typeOf(name);
                if (t == null) continue;
                if (first == null) first = t;
                else if (!first.equals(t)) {
                    return error("failed to verify that all of {%s} have same type", String.join(", ", group));
                }
            }
        }
        return rules(spec.operands(), true) && rules(spec.results(), false);
    }

    private boolean sameOperandsAndResultType() {
        return !spec.hasSameOperandsAndResultType()
                || sameType()
                || error("requires the same type for all operands and results");
    }

    private boolean sameType() {
        int operands = op.operandCount();
        int results = op.resultCount();
        if (operands + results == 0) return true;
        Type first = operands > 0 ? op.operand(0).type() : op.result(0).type();
        for (int i = 0; i < operands; i++) if (!first.equals(op.operand(i).type())) return false;
        for (int i = 0; i < results; i++) if (!first.equals(op.result(i).type())) return false;
        return true;
    }

    private boolean rules(List<Slot> slots, boolean operands) {
        for (int g = 0; g < slots.size(); g++) {
            Slot slot = slots.get(g);
            if (!(slot.type() instanceof TypeRule rule)) continue;
            Type from = typeOf(rule.from());
            if (from == null) continue;
            Type wanted = rule.function().apply(from);
            List<? extends Value> values = operands ? op.operands(g) : op.results(g);
            for (Value v : values) {
                if (v.type().equals(wanted)) continue;
                return error("failed to verify that %s", rule.function().description(slot.name(), rule.from()));
            }
        }
        return true;
    }

    /** The type of the first value of an operand or result, or that of an attribute; null if it is absent. */
    private @Nullable Type typeOf(String name) {
        int operand = spec.operandIndex(name);
        if (operand >= 0)
            return op.operandSize(operand) == 0
                    ? null
                    : op.operands(operand).get(0).type();
        int result = spec.resultIndex(name);
        if (result >= 0)
            return op.resultSize(result) == 0 ? null : op.results(result).get(0).type();
        return op.properties().get(name) instanceof TypedAttr a ? a.type() : null;
    }

    // ---- regions

    private boolean regions() {
        List<OpSpec.RegionSlot> slots = spec.regions();
        int next = 0;
        for (OpSpec.RegionSlot slot : slots) {
            int n = slot.arity() == Arity.ONE ? 1 : op.regionCount() - (slots.size() - 1);
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
