package dev.wami.core.text;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.DenseResourceAttr;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.DistinctAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.SparseElementsAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.attr.WideFloatAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Writes types, attributes and locations, the parts that operations have in common and that aliases stand for. What is
 * written goes to {@link #holes}, in which references to aliases are filled in at the end, when it is known which of
 * them there are.
 */
abstract class PartPrinter extends AsmPrinter {
    private static final String ELIDED = "dense_resource<__elided__>";

    final PrintOptions options;
    final boolean useAliases;
    private final boolean writesLocations;
    final Aliases aliases = new Aliases();
    /** What {@code out} belongs to: the program, or the definition of an alias. */
    Aliases.Holes holes;
    /** How deep the aliases are nested to which the definition being written has referred so far. */
    private int depth;
    /** How many parts without an alias are around what is being written. */
    private int between;
    /** Whether what is being written makes aliases; otherwise it refers only to those that others make. */
    boolean definesAliases = true;

    /** The resources that were referred to. */
    final Set<DenseResourceAttr.Resource> resources = new LinkedHashSet<>();

    PartPrinter(Aliases.Holes holes, PrintOptions options, boolean useAliases) {
        super(holes.text);
        this.holes = holes;
        this.options = options;
        this.useAliases = useAliases;
        this.writesLocations = options.debugInfo();
    }

    /** What is written from now on goes to {@code target}. */
    final void switchTo(Aliases.Holes target) {
        holes = target;
        out = target.text;
    }

    // ---- types

    @Override
    public AsmText print(Type type) {
        if (type instanceof IntegerType || type instanceof FloatType || type instanceof IndexType) {
            type.print(this);
            return this;
        }
        String kind = useAliases ? Aliases.kind(type) : null;
        if (kind != null) refer(type, kind, false);
        else {
            between++;
            type.print(this);
            between--;
        }
        return this;
    }

    @Override
    public AsmPrinter optionalArrowTypeList(List<? extends Type> types) {
        if (types.isEmpty()) return this;
        out.append(" -> ");
        resultTypes(types);
        return this;
    }

    @Override
    public AsmPrinter functionalType(List<? extends Type> inputs, List<? extends Type> results) {
        out.append('(');
        types(inputs);
        out.append(") -> ");
        resultTypes(results);
        return this;
    }

    final void resultTypes(List<? extends Type> types) {
        boolean bare = types.size() == 1 && !(types.get(0) instanceof FunctionType);
        if (!bare) out.append('(');
        types(types);
        if (!bare) out.append(')');
    }

    // ---- attributes

    @Override
    public AsmText print(Attribute attribute) {
        String kind = useAliases ? Aliases.kind(attribute) : null;
        if (kind != null) refer(attribute, kind, false);
        else {
            between++;
            written(attribute);
            between--;
        }
        return this;
    }

    @Override
    public AsmText printParameters(DialectAttr attribute) {
        String kind = useAliases ? Aliases.kind(attribute) : null;
        if (kind != null) refer(attribute, kind, false);
        else {
            between++;
            attribute.printParameters(this);
            between--;
        }
        return this;
    }

    private void written(Attribute attribute) {
        if (attribute instanceof DenseResourceAttr r) resources.add(r.resource());
        if (attribute instanceof DenseElementsAttr d) elements(d, true);
        else if (attribute instanceof SparseElementsAttr s && isElided(s)) {
            out.append(ELIDED).append(" : ");
            print(s.type());
        } else if (attribute instanceof DistinctAttr d) {
            out.append("distinct[");
            holes.refer(aliases.number(d));
            out.append("]<");
            if (d.inner() != UnitAttr.UNIT) print(d.inner());
            out.append('>');
        } else if (attribute instanceof Location l && isPretty()) new PrettyLocation(this).print(l);
        else attribute.print(this);
    }

    private boolean isElided(DenseElementsAttr d) {
        long limit = options.elideElementsLargerThan();
        return limit >= 0 && !d.isSplat() && d.count() > limit;
    }

    private boolean isElided(SparseElementsAttr s) {
        return isElided(s.indices()) || isElided(s.values());
    }

    private void elements(DenseElementsAttr d, boolean withType) {
        if (isElided(d)) out.append(ELIDED);
        else {
            out.append("dense<");
            d.appendLiteral(out, options.hexElementsLargerThan());
            out.append('>');
        }
        if (!withType) return;
        out.append(" : ");
        print(d.type());
    }

    @Override
    public AsmPrinter attributeWithoutType(Attribute attribute) {
        if (attribute instanceof IntegerAttr i) i.printLiteral(this);
        else if (attribute instanceof FloatAttr f) out.append(f.literal());
        else if (attribute instanceof WideFloatAttr f) out.append(f.literal());
        else if (attribute instanceof StringAttr s) quoted(s.value());
        else if (attribute instanceof DenseElementsAttr d) elements(d, false);
        else if (attribute instanceof SparseElementsAttr s) out.append(isElided(s) ? ELIDED : s.literal());
        else if (attribute instanceof DenseResourceAttr r) resource(r);
        else print(attribute);
        return this;
    }

    private void resource(DenseResourceAttr attribute) {
        resources.add(attribute.resource());
        attribute.printLiteral(this);
    }

    static DictionaryAttr merged(Operation op) {
        if (op.properties().isEmpty()) return op.attributes();
        if (op.attributes().isEmpty()) return op.properties();
        List<NamedAttribute> all = new ArrayList<>();
        for (NamedAttribute a : op.properties()) if (!op.spec().isOnlyProperty(a.name())) all.add(a);
        for (NamedAttribute a : op.attributes()) {
            if (!op.properties().has(a.name()) || op.spec().isOnlyProperty(a.name())) all.add(a);
        }
        return DictionaryAttr.of(all);
    }

    @Override
    public AsmPrinter optionalAttrDict(Operation op, Collection<String> elided) {
        if (!areElided(op, elided)) dictionary(op, elided::contains, " {");
        return this;
    }

    @Override
    public AsmPrinter optionalAttrDictWithKeyword(Operation op, Collection<String> elided) {
        if (!areElided(op, elided)) dictionary(op, elided::contains, " attributes {");
        return this;
    }

    @Override
    final void attrDict(Operation op, AssemblyFormat format, boolean withKeyword) {
        if (op.attributes().isEmpty() && areElided(op, format)) return;
        dictionary(op, key -> format.elides(op, key), withKeyword ? " attributes {" : " {");
    }

    private static boolean areElided(Operation op, AssemblyFormat format) {
        DictionaryAttr properties = op.properties();
        for (int i = 0; i < properties.size(); i++) {
            String key = properties.entry(i).name();
            if (!format.elides(op, key) && !isSegments(key)) return false;
        }
        return true;
    }

    /** Asked before the predicate is made: most operations have no attributes but those that were written. */
    private static boolean areElided(Operation op, Collection<String> elided) {
        if (!op.attributes().isEmpty()) return false;
        DictionaryAttr properties = op.properties();
        for (int i = 0; i < properties.size(); i++) {
            if (!elided.contains(properties.entry(i).name())) return false;
        }
        return true;
    }

    private static boolean isSegments(String key) {
        return key.equals(OpSpec.OPERAND_SEGMENTS) || key.equals(OpSpec.RESULT_SEGMENTS);
    }

    private void dictionary(Operation op, Predicate<String> elided, String open) {
        boolean any = false;
        for (NamedAttribute a : merged(op)) {
            String key = a.name();
            boolean another = op.spec().isOnlyProperty(key) && op.attributes().has(key);
            if (elided.test(key) && !another || isSegments(key) && op.spec().isInherent(key)) continue;
            out.append(any ? ", " : open);
            any = true;
            keywordOrString(key);
            if (a.value() == UnitAttr.UNIT) continue;
            out.append(" = ");
            print(a.value());
        }
        if (any) out.append('}');
    }

    // ---- locations and aliases

    final void trailingLocation(Location l, boolean mayUseAlias) {
        if (!writesLocations) return;
        if (isPretty()) {
            out.append(' ');
            new PrettyLocation(this).print(l);
            return;
        }
        out.append(" loc(");
        if (mayUseAlias) location(l);
        else l.printInner(this);
        out.append(')');
    }

    @Override
    public AsmText location(Location l) {
        if (useAliases) referInside(l);
        else if (isPretty()) new PrettyLocation(this).print(l);
        else l.printInner(this);
        return this;
    }

    private boolean isPretty() {
        return options.is(PrintOptions.Flag.PRETTY_DEBUG_INFO);
    }

    /** Counts {@code l} and what it is made of among the aliases. */
    final void visit(Location l, boolean deferrable) {
        alias(l, "loc", deferrable);
    }

    private void refer(Object part, String kind, boolean deferrable) {
        Aliases.Alias alias = alias(part, kind, deferrable);
        holes.refer(alias);
        if (!alias.isNumber()) depth = Math.max(depth, alias.depth + between + 1);
    }

    private void referInside(Location l) {
        Aliases.Alias alias = alias(l, "loc", true);
        // pretty locations have no loc() around them that would have to go
        if (isPretty()) holes.refer(alias);
        else holes.referInside(alias);
        depth = Math.max(depth, alias.depth + between + 1);
    }

    private Aliases.Alias alias(Object part, String kind, boolean deferrable) {
        Aliases.Alias known = aliases.get(part);
        if (known == null) known = written(part, kind);
        if (definesAliases) aliases.define(known, deferrable);
        return known;
    }

    /** A new alias with its definition. */
    private Aliases.Alias written(Object part, String kind) {
        Aliases.Alias made = aliases.add(part, kind);
        Aliases.Holes outer = holes;
        int outerDepth = depth;
        int outerBetween = between;
        depth = 0;
        between = 0;
        boolean outerDefines = definesAliases;
        // what is inside is defined when this is, after it
        definesAliases = false;
        switchTo(made.definition);
        if (part instanceof Type t) t.print(this);
        else written((Attribute) part);
        switchTo(outer);
        definesAliases = outerDefines;
        made.depth = depth;
        depth = outerDepth;
        between = outerBetween;
        return made;
    }
}
