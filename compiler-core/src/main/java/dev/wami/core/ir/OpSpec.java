package dev.wami.core.ir;

import dev.wami.core.ir.attr.Attribute;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an operation of one name is made of: operands, attributes, results, regions, successors, textual format. One
 * source for parser, printer, verifier, {@code --help-op} and documentation. A spec is written once as a chain of calls
 * in a static field and not changed afterwards. Upstream: the ODS definition.
 */
public class OpSpec {
    /** The property with one size per operand of the spec, present where several are variadic or optional. */
    public static final String OPERAND_SEGMENTS = "operandSegmentSizes";
    /** The property with one size per result of the spec. */
    public static final String RESULT_SEGMENTS = "resultSegmentSizes";

    /** How many values an operand, result, region or successor stands for. */
    public enum Arity {
        ONE,
        OPTIONAL,
        VARIADIC
    }

    /** An operand or result. */
    public record Slot(String name, TypeConstraint type, Arity arity) {}

    /**
     * An inherent attribute.
     *
     * @param defaultValue what absence means; null if required or truly optional
     * @param kind whether absence is allowed and shown
     */
    public record Attr(
            String name,
            AttrConstraint constraint,
            @Nullable Attribute defaultValue,
            Presence kind) {

        /** Whether an operation without it is wrong. */
        public boolean isNeeded() {
            return kind == Presence.REQUIRED || kind == Presence.DEFAULTED_WHEN_BUILT;
        }
    }

    /** Whether an inherent attribute may be left out. */
    public enum Presence {
        REQUIRED,
        /** May be absent. */
        OPTIONAL,
        /** Filled in on construction; generic form shows it, custom form leaves out the default. */
        DEFAULTED,
        /** Filled in on construction, but generic text must give it. */
        DEFAULTED_WHEN_BUILT,
        /** Has a default but stays absent unless given. */
        DEFAULTED_WHEN_GIVEN
    }

    /** A region or several. */
    public record RegionSlot(String name, RegionKind kind, Arity arity) {}

    /** How many blocks a region may have. */
    public enum RegionKind {
        ANY,
        /** At most one block. */
        MAX_ONE_BLOCK,
        /** Exactly one block. */
        ONE_BLOCK,
        /** At least one block. */
        MIN_ONE_BLOCK
    }

    /** A successor or several. */
    public record SuccessorSlot(String name, Arity arity) {}

    private final OpKind kind;
    private final String name;
    private final String dialect;
    private final String summary;
    private final List<Slot> operands = new ArrayList<>(3);
    private final List<Slot> results = new ArrayList<>(1);
    private final List<Attr> attributes = new ArrayList<>(2);
    private final List<RegionSlot> regions = new ArrayList<>(0);
    private final List<SuccessorSlot> successors = new ArrayList<>(0);
    private final List<List<String>> sameTypeGroups = new ArrayList<>(1);
    private boolean sameOperandsAndResultType;
    private boolean operandSegments;
    private boolean resultSegments;
    private boolean customSyntax;
    private @Nullable String format;
    private volatile @Nullable Object compiledFormat;
    private volatile @Nullable CompiledSpec compiled;

    protected OpSpec(OpKind kind, String summary) {
        this.kind = kind;
        this.name = kind.opName();
        this.dialect = dialectOf(name);
        this.summary = summary;
    }

    /** For a spec that is its own kind, as one made from a row of a table is: the subclass is an {@link OpKind}. */
    protected OpSpec(String name, String summary) {
        this.kind = (OpKind) this;
        this.name = name;
        this.dialect = dialectOf(name);
        this.summary = summary;
    }

    public static OpSpec of(OpKind kind, String summary) {
        return new OpSpec(kind, summary);
    }

    // ---- writing

    public OpSpec operand(String operand, TypeConstraint type) {
        return slot(operands, operand, type, Arity.ONE);
    }

    public OpSpec optionalOperand(String operand, TypeConstraint type) {
        return slot(operands, operand, type, Arity.OPTIONAL);
    }

    /** An operand that stands for any number of values. */
    public OpSpec variadic(String operand, TypeConstraint type) {
        return slot(operands, operand, type, Arity.VARIADIC);
    }

    public OpSpec result(String result, TypeConstraint type) {
        return slot(results, result, type, Arity.ONE);
    }

    public OpSpec optionalResult(String result, TypeConstraint type) {
        return slot(results, result, type, Arity.OPTIONAL);
    }

    public OpSpec variadicResult(String result, TypeConstraint type) {
        return slot(results, result, type, Arity.VARIADIC);
    }

    private OpSpec slot(List<Slot> slots, String slot, TypeConstraint type, Arity arity) {
        slots.add(new Slot(slot, type, arity));
        operandSegments = needsSegments(operands);
        resultSegments = needsSegments(results);
        return this;
    }

    private static boolean needsSegments(List<Slot> slots) {
        int n = 0;
        for (Slot s : slots) if (s.arity() != Arity.ONE) n++;
        return n > 1;
    }

    public OpSpec attribute(String attribute, AttrConstraint constraint) {
        attributes.add(new Attr(attribute, constraint, null, Presence.REQUIRED));
        return this;
    }

    public OpSpec optionalAttribute(String attribute, AttrConstraint constraint) {
        attributes.add(new Attr(attribute, constraint, null, Presence.OPTIONAL));
        return this;
    }

    /** An attribute that is always there, {@code value} unless given otherwise. */
    public OpSpec defaulted(String attribute, AttrConstraint constraint, Attribute value) {
        attributes.add(new Attr(attribute, constraint, value, Presence.DEFAULTED));
        return this;
    }

    /** An attribute that is always there, {@code value} unless whoever builds gives another; generic text must. */
    public OpSpec defaultedWhenBuilt(String attribute, AttrConstraint constraint, Attribute value) {
        attributes.add(new Attr(attribute, constraint, value, Presence.DEFAULTED_WHEN_BUILT));
        return this;
    }

    /** An attribute that is there only if given; absence means {@code value}. */
    public OpSpec defaultedWhenGiven(String attribute, AttrConstraint constraint, Attribute value) {
        attributes.add(new Attr(attribute, constraint, value, Presence.DEFAULTED_WHEN_GIVEN));
        return this;
    }

    public OpSpec region(String region, RegionKind kind) {
        regions.add(new RegionSlot(region, kind, Arity.ONE));
        return this;
    }

    public OpSpec variadicRegion(String region, RegionKind kind) {
        regions.add(new RegionSlot(region, kind, Arity.VARIADIC));
        return this;
    }

    public OpSpec successor(String successor) {
        successors.add(new SuccessorSlot(successor, Arity.ONE));
        return this;
    }

    public OpSpec variadicSuccessor(String successor) {
        successors.add(new SuccessorSlot(successor, Arity.VARIADIC));
        return this;
    }

    /** The named operands and results have one type; the text needs to name it once. Upstream: AllTypesMatch. */
    public OpSpec sameTypes(String... slots) {
        sameTypeGroups.add(List.of(slots));
        return this;
    }

    /** All operands and results have one type. Upstream: SameOperandsAndResultType. */
    public OpSpec sameOperandsAndResultType() {
        sameOperandsAndResultType = true;
        return this;
    }

    /** The declarative assembly format, in MLIR's directives; compiled on first use. */
    public OpSpec format(String directives) {
        format = directives;
        return this;
    }

    /** The operation reads and prints itself: {@link Operation#parse} and {@link Operation#print}. */
    public OpSpec customSyntax() {
        customSyntax = true;
        return this;
    }

    // ---- reading

    /** The entry of the dialect's table of operations. */
    public final OpKind kind() {
        return kind;
    }

    /** The full name, {@code dialect.operation}. */
    public final String name() {
        return name;
    }

    /** The namespace, before the first dot. */
    public final String dialect() {
        return dialect;
    }

    /** The namespace of an operation of that name. */
    static String dialectOf(String operation) {
        int dot = operation.indexOf('.');
        return dot < 0 ? "" : operation.substring(0, dot);
    }

    public final String summary() {
        return summary;
    }

    public final List<Slot> operands() {
        return operands;
    }

    public final List<Slot> results() {
        return results;
    }

    public final List<Attr> attributes() {
        return attributes;
    }

    public final List<RegionSlot> regions() {
        return regions;
    }

    public final List<SuccessorSlot> successors() {
        return successors;
    }

    /** Groups of operands and results whose types are equal, by {@link #sameTypes}. */
    public final List<List<String>> sameTypeGroups() {
        return sameTypeGroups;
    }

    public final boolean hasSameOperandsAndResultType() {
        return sameOperandsAndResultType;
    }

    public final boolean hasOperandSegments() {
        return operandSegments;
    }

    public final boolean hasResultSegments() {
        return resultSegments;
    }

    public final boolean hasCustomSyntax() {
        return customSyntax;
    }

    public final @Nullable String format() {
        return format;
    }

    /** The attribute that the spec calls {@code attribute}, or null. */
    public final @Nullable Attr attributeNamed(String attribute) {
        for (Attr a : attributes) if (a.name().equals(attribute)) return a;
        return null;
    }

    /** Whether {@code attribute} is a property rather than a discardable attribute. */
    public final boolean isInherent(String attribute) {
        return attributeNamed(attribute) != null
                || operandSegments && attribute.equals(OPERAND_SEGMENTS)
                || resultSegments && attribute.equals(RESULT_SEGMENTS);
    }

    /**
     * Whether {@code attribute} is a property that is no attribute: one of that name among the discardable ones is
     * another one.
     */
    public final boolean isOnlyProperty(String attribute) {
        Attr known = attributeNamed(attribute);
        return known != null && known.constraint().isOnlyProperty();
    }

    /** The position of the operand called {@code slot}, or -1. */
    public final int operandIndex(String slot) {
        return indexOf(operands, slot);
    }

    /** The position of the result called {@code slot}, or -1. */
    public final int resultIndex(String slot) {
        return indexOf(results, slot);
    }

    private static int indexOf(List<Slot> slots, String slot) {
        for (int i = 0; i < slots.size(); i++) if (slots.get(i).name().equals(slot)) return i;
        return -1;
    }

    /** Where the text layer keeps the compiled {@link #format}. */
    public final @Nullable Object compiledFormat() {
        return compiledFormat;
    }

    public final void setCompiledFormat(Object compiled) {
        compiledFormat = compiled;
    }

    /** This spec as arrays and numbers, which holds from now on. */
    public final CompiledSpec compiled() {
        CompiledSpec known = compiled;
        if (known == null) {
            known = new CompiledSpec(this);
            compiled = known;
        }
        return known;
    }

    @Override
    public final String toString() {
        return name;
    }
}
