package dev.wami.core.text;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.Arity;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.FormatElement.TypesOf;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes one operation by its format. */
final class FormatWriter {
    private final AssemblyFormat format;
    private final OpSpec spec;
    private final Operation op;
    private final AsmPrinter out;

    FormatWriter(AssemblyFormat format, Operation op, AsmPrinter out) {
        this.format = format;
        this.spec = format.spec;
        this.op = op;
        this.out = out;
    }

    void write() {
        for (FormatElement e : format.elements) element(e);
    }

    private void all(List<FormatElement> elements, @Nullable FormatElement except) {
        for (FormatElement e : elements) if (e != except) element(e);
    }

    private void space(boolean s) {
        if (s) out.text(" ");
    }

    private void element(FormatElement e) {
        if (e instanceof FormatElement.Literal l) {
            space(l.space());
            out.text(l.text());
        } else if (e instanceof FormatElement.Operand o) {
            space(o.space());
            out.values(op.operands(o.slot()));
        } else if (e instanceof FormatElement.Types t) {
            space(t.space());
            TypeConstraint constraint = format.constraint(t.of());
            if (constraint != null && constraint.hasShortType() && t.of().arity() == OpSpec.Arity.ONE)
                constraint.printShortType(types(t.of()).get(0), out);
            else out.types(types(t.of()));
        } else if (e instanceof FormatElement.AttrDict d) {
            Set<String> elided = format.hasPropDict ? new HashSet<>(elided()) : elided();
            if (format.hasPropDict) for (OpSpec.Attr a : spec.attributes()) elided.add(a.name());
            if (d.withKeyword()) out.optionalAttrDictWithKeyword(op, elided);
            else out.optionalAttrDict(op, elided);
        } else if (e instanceof FormatElement.PropDict) {
            propDict();
        } else if (e instanceof FormatElement.Attribute a) {
            space(a.space());
            attribute(a.attr());
        } else if (e instanceof FormatElement.Group g) {
            group(g);
        } else if (e instanceof FormatElement.Whitespace w) {
            if (w.text().equals("\n")) out.newline();
            else out.text(w.text());
        } else if (e instanceof FormatElement.Region r) {
            space(r.space());
            regions(regionsOf(r));
        } else if (e instanceof FormatElement.Successor s) {
            space(s.space());
            successors(successorsOf(s));
        } else if (e instanceof FormatElement.FunctionalType f) {
            space(f.space());
            out.functionalType(types(f.inputs()), types(f.results()));
        } else if (e instanceof FormatElement.Custom c) {
            space(c.space());
            op.printDirective(c.name(), out);
        } else if (e instanceof FormatElement.All a) {
            space(a.space());
            switch (a.kind()) {
                case OPERANDS -> out.values(op.operands());
                case REGIONS -> regions(op.regions());
                case SUCCESSORS -> successors(op.successors());
            }
        } else if (e instanceof FormatElement.OptionalList l) {
            for (FormatElement.Clause c : l.clauses()) clause(c);
        }
    }

    // ---- types

    private List<? extends Type> types(TypesOf of) {
        List<? extends Value> values;
        if (of.slot() < 0) values = of.result() ? op.results() : op.operands();
        else values = of.result() ? op.results(of.slot()) : op.operands(of.slot());
        if (values.size() == 1) return List.of(values.get(0).type());
        List<Type> types = new ArrayList<>(values.size());
        for (Value v : values) types.add(v.type());
        return types;
    }

    // ---- attributes

    private Set<String> elided() {
        boolean defaults = false;
        for (OpSpec.Attr a : spec.attributes()) defaults |= isDefault(a);
        if (!defaults) return format.used;
        Set<String> elided = new HashSet<>(format.used);
        for (OpSpec.Attr a : spec.attributes()) if (isDefault(a)) elided.add(a.name());
        return elided;
    }

    /** The inherent attributes that the format writes nowhere else. */
    private void propDict() {
        DictionaryAttr shown = op.properties();
        for (String name : elided()) shown = shown.without(name);
        if (shown.isEmpty()) return;
        out.text(" <");
        out.print(shown);
        out.text(">");
    }

    private boolean isDefault(OpSpec.Attr a) {
        return a.defaultValue() != null
                && a.defaultValue().equals(op.properties().get(a.name()));
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

    private void group(FormatElement.Group g) {
        if (isPresent(g.anchor()) != g.anchorInElse()) all(g.then(), g.impliedUnit());
        else all(g.otherwise(), g.impliedUnit());
    }

    private boolean isPresent(FormatElement e) {
        if (e instanceof FormatElement.Operand o) return op.operandSize(o.slot()) > 0;
        if (e instanceof FormatElement.Attribute a) {
            Attribute value = op.properties().get(a.attr().name());
            return value != null && !value.equals(a.attr().defaultValue());
        }
        if (e instanceof FormatElement.Types t) return !types(t.of()).isEmpty();
        if (e instanceof FormatElement.Region r) {
            for (Region one : regionsOf(r)) if (!one.isEmpty()) return true;
            return false;
        }
        if (e instanceof FormatElement.Successor s) return !successorsOf(s).isEmpty();
        if (e instanceof FormatElement.FunctionalType f)
            return !types(f.inputs()).isEmpty();
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

    private void clause(FormatElement.Clause c) {
        boolean present = false;
        for (FormatElement e : c.elements()) present |= !(e instanceof FormatElement.Literal) && isPresent(e);
        if (!present) return;
        element(c.word());
        all(c.elements(), c.impliedUnit());
    }

    // ---- regions and successors

    private List<Region> regionsOf(FormatElement.Region r) {
        if (r.spec().arity() == Arity.ONE) return List.of(op.region(r.slot()));
        return op.regions().subList(r.slot(), op.regionCount() - (spec.regions().size() - 1 - r.slot()));
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

    private List<Block> successorsOf(FormatElement.Successor s) {
        if (s.arity() == Arity.ONE) return List.of(op.successor(s.slot()));
        List<Block> all = op.successors();
        return all.subList(s.slot(), all.size() - (spec.successors().size() - 1 - s.slot()));
    }

    private void successors(List<Block> successors) {
        for (int i = 0; i < successors.size(); i++) {
            if (i > 0) out.text(", ");
            out.successor(successors.get(i));
        }
    }
}
