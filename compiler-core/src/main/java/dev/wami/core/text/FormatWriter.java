package dev.wami.core.text;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.Arity;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;

/** Writes operations by their formats: runs {@link FormatCode#writing}. */
final class FormatWriter {
    private static final FormatElement.All.Kind[] ALL = FormatElement.All.Kind.values();

    private final AssemblyFormat format;
    private final OpSpec spec;
    private final Operation op;
    private final AsmPrinter out;

    private FormatWriter(AssemblyFormat format, Operation op, AsmPrinter out) {
        this.format = format;
        this.spec = format.spec;
        this.op = op;
        this.out = out;
    }

    /** Writes {@code op} after its name to {@code out}. */
    static void write(AssemblyFormat format, Operation op, AsmPrinter out) {
        new FormatWriter(format, op, out).run();
    }

    private void run() {
        FormatCode program = format.code;
        int[] code = program.writing;
        int at = 0;
        while (at < code.length) {
            int a = code[at + 1];
            int b = code[at + 2];
            int next = at + FormatCode.STEP;
            switch (code[at]) {
                case FormatCode.TEXT -> out.text(program.bytes[a]);
                case FormatCode.OPERAND -> out.operands(op, op.operandStart(a), op.operandSize(a));
                case FormatCode.TYPES -> types(a);
                case FormatCode.ATTR_DICT -> out.attrDict(op, format, a == 1);
                case FormatCode.ATTRIBUTE -> attribute(spec.compiled().attributes[a]);
                case FormatCode.JUMP -> next = a;
                case FormatCode.UNLESS_PRESENT -> next = isPresent(program.anchors[b]) ? next : a;
                case FormatCode.UNLESS_ABSENT -> next = isPresent(program.anchors[b]) ? a : next;
                case FormatCode.SUCCESSOR -> successors(successorsOf(a, b));
                case FormatCode.REGION -> regions(regionsOf(a));
                case FormatCode.FUNCTIONAL_TYPE -> out.functionalType(typesOf(a), typesOf(b));
                case FormatCode.CUSTOM -> op.printDirective(program.texts[a], out);
                case FormatCode.SHORT_TYPE -> shortType(a);
                case FormatCode.NEWLINE -> out.newline();
                case FormatCode.PROP_DICT -> propDict();
                case FormatCode.EVERYTHING -> everything(ALL[a]);
                default -> throw new IllegalStateException("no instruction for writing: " + code[at]);
            }
            at = next;
        }
    }

    private void everything(FormatElement.All.Kind kind) {
        switch (kind) {
            case OPERANDS -> out.operands(op, 0, op.operandCount());
            case REGIONS -> regions(op.regions());
            case SUCCESSORS -> successors(op.successors());
        }
    }

    // ---- types; what they are of is a reference, see FormatCode.types

    private int typeStart(int reference) {
        int slot = FormatCode.slot(reference);
        if (slot < 0) return 0;
        return FormatCode.isResult(reference) ? op.resultStart(slot) : op.operandStart(slot);
    }

    private int typeCount(int reference) {
        int slot = FormatCode.slot(reference);
        if (FormatCode.isResult(reference)) return slot < 0 ? op.resultCount() : op.resultSize(slot);
        return slot < 0 ? op.operandCount() : op.operandSize(slot);
    }

    private Type type(int reference, int i) {
        return FormatCode.isResult(reference)
                ? op.result(i).type()
                : op.operand(i).type();
    }

    private void types(int reference) {
        int start = typeStart(reference);
        int end = start + typeCount(reference);
        for (int i = start; i < end; i++) {
            if (i > start) out.text(", ");
            out.print(type(reference, i));
        }
    }

    private List<Type> typesOf(int reference) {
        int start = typeStart(reference);
        int count = typeCount(reference);
        List<Type> types = new ArrayList<>(count);
        for (int i = 0; i < count; i++) types.add(type(reference, start + i));
        return types;
    }

    private void shortType(int reference) {
        TypeConstraint constraint = (FormatCode.isResult(reference)
                        ? spec.compiled().results
                        : spec.compiled().operands)
                .types[FormatCode.slot(reference)];
        constraint.printShortType(type(reference, typeStart(reference)), out);
    }

    // ---- attributes

    /** The inherent attributes that the format writes nowhere else. */
    private void propDict() {
        DictionaryAttr shown = op.properties();
        for (String name : format.used) shown = shown.without(name);
        for (OpSpec.Attr a : spec.attributes()) if (format.isDefault(op, a)) shown = shown.without(a.name());
        if (shown.isEmpty()) return;
        out.text(" <");
        out.print(shown);
        out.text(">");
    }

    private void attribute(OpSpec.Attr attr) {
        Attribute value = op.properties().get(attr.name());
        if (value == null) value = attr.defaultValue();
        if (value == null) return;
        AttrConstraint constraint = attr.constraint();
        if (constraint.hasShortForm()) constraint.printShort(value, out);
        else if (constraint == Attrs.SYMBOL_NAME && value instanceof StringAttr s) out.symbolName(s.value());
        else if (constraint.impliedType() != null) out.attributeWithoutType(value);
        else out.print(value);
    }

    // ---- groups

    private boolean isPresent(FormatElement e) {
        if (e instanceof FormatElement.Operand o) return op.operandSize(o.slot()) > 0;
        if (e instanceof FormatElement.Attribute a) {
            Attribute value = op.properties().get(a.attr().name());
            // one that is there only if given is written even where it is the default: it is there when read back
            return value != null
                    && (a.attr().kind() == OpSpec.Presence.DEFAULTED_WHEN_GIVEN
                            || !value.equals(a.attr().defaultValue()));
        }
        if (e instanceof FormatElement.Types t) return typeCount(FormatCode.types(t.of())) > 0;
        if (e instanceof FormatElement.Region r) {
            for (Region one : regionsOf(r.slot())) if (!one.isEmpty()) return true;
            return false;
        }
        if (e instanceof FormatElement.Successor s) {
            return !successorsOf(s.slot(), s.arity().ordinal()).isEmpty();
        }
        if (e instanceof FormatElement.FunctionalType f) return typeCount(FormatCode.types(f.inputs())) > 0;
        if (e instanceof FormatElement.Custom c) {
            for (FormatElement p : c.parameters()) if (isPresent(p)) return true;
            return false;
        }
        if (e instanceof FormatElement.All a) {
            return switch (a.kind()) {
                case OPERANDS -> op.operandCount() > 0;
                case REGIONS -> op.regionCount() > 0;
                case SUCCESSORS -> op.successorCount() > 0;
            };
        }
        return e instanceof FormatElement.Literal;
    }

    // ---- regions and successors

    private List<Region> regionsOf(int slot) {
        if (spec.regions().get(slot).arity() == Arity.ONE) return List.of(op.region(slot));
        return op.regions().subList(slot, op.regionCount() - (spec.regions().size() - 1 - slot));
    }

    private void regions(List<Region> regions) {
        for (int i = 0; i < regions.size(); i++) {
            if (i > 0) out.text(", ");
            Region r = regions.get(i);
            out.region(r, true, !(op instanceof ImplicitTerminator) || !hasPlainTerminator(r));
        }
    }

    /** Whether the terminator says nothing, so that it may be left out. */
    private static boolean hasPlainTerminator(Region r) {
        Operation last = r.isEmpty() ? null : r.entry().terminator();
        return last != null
                && last.operandCount() == 0
                && last.resultCount() == 0
                && last.properties().isEmpty()
                && last.attributes().isEmpty();
    }

    private List<Block> successorsOf(int slot, int arity) {
        if (arity == Arity.ONE.ordinal()) return List.of(op.successor(slot));
        List<Block> all = op.successors();
        return all.subList(slot, all.size() - (spec.successors().size() - 1 - slot));
    }

    private void successors(List<Block> successors) {
        for (int i = 0; i < successors.size(); i++) {
            if (i > 0) out.text(", ");
            out.successor(successors.get(i));
        }
    }
}
