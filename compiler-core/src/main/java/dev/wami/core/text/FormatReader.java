package dev.wami.core.text;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.Arity;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads operations by their formats: runs {@link FormatCode#reading}. Methods give false after a reported error. */
final class FormatReader {
    private static final int ONE = Arity.ONE.ordinal();
    private static final int OPTIONAL = Arity.OPTIONAL.ordinal();
    private static final int VARIADIC = Arity.VARIADIC.ordinal();
    private static final FormatElement.All.Kind[] ALL = FormatElement.All.Kind.values();

    private final CustomSyntaxParser in;
    private final FormatTypes types;

    FormatReader(CustomSyntaxParser in, SsaNames names) {
        this.in = in;
        this.types = new FormatTypes(in, names);
    }

    /** Reads an operation after its name, for which {@code read} has begun. */
    boolean read(AssemblyFormat format, FormatState read) {
        return run(format.code, 0, format.code.reading.length, read) && types.complete(read, format.inference);
    }

    /** Runs the instructions in {@code [from, to)}. */
    private boolean run(FormatCode format, int from, int to, FormatState read) {
        int[] code = format.reading;
        int at = from;
        while (at < to) {
            switch (code[at]) {
                case FormatCode.JUMP:
                    at = code[at + 1];
                    continue;
                case FormatCode.IF_PRESENT: {
                    int present = optionally(format, at + FormatCode.STEP, read);
                    if (present == FAILED) return false;
                    at = present == PRESENT ? at + 2 * FormatCode.STEP : code[at + 1];
                    continue;
                }
                case FormatCode.CLAUSES:
                    if (!clauses(format, format.clauses[code[at + 1]], read)) return false;
                    at = code[at + 2];
                    continue;
                default:
                    if (!step(format, at, read)) return false;
                    at += FormatCode.STEP;
            }
        }
        return true;
    }

    /** Runs the instruction at {@code at}, after which the next one comes. */
    private boolean step(FormatCode format, int at, FormatState read) {
        int a = format.reading[at + 1];
        int b = format.reading[at + 2];
        switch (format.reading[at]) {
            case FormatCode.PUNCTUATION:
                return in.parse(FormatCode.token(a));
            case FormatCode.OPERAND:
                return operand(a, b, read);
            case FormatCode.TYPES:
                return types(a, b, read);
            case FormatCode.ATTR_DICT:
                return a == 1 ? in.attrDictWithKeyword(read.state) : in.attrDict(read.state);
            case FormatCode.KEYWORD:
                return in.parseKeyword(format.texts[a]);
            case FormatCode.ATTRIBUTE:
                return attribute(read.spec.attributes[a], read);
            case FormatCode.REGION:
                return region(a, read);
            case FormatCode.SUCCESSOR:
                return successor(a, b, read);
            case FormatCode.FUNCTIONAL_TYPE:
                return functionalType(a, b, read);
            case FormatCode.CUSTOM:
                return read.prototype.parseDirective(format.texts[a], in, read);
            case FormatCode.EVERYTHING:
                return everything(ALL[a], read);
            case FormatCode.UNIT:
                unit(read.spec.attributes[a], read);
                return true;
            case FormatCode.PROP_DICT:
                return propDict(read);
            default:
                throw new IllegalStateException("no instruction for reading: " + format.reading[at]);
        }
    }

    private static void unit(OpSpec.Attr attr, FormatState read) {
        read.state.property(attr.name(), UnitAttr.UNIT);
    }

    // ---- operands and types

    private boolean operand(int slot, int arity, FormatState read) {
        int start = read.written;
        int place = in.offset();
        boolean many = arity == VARIADIC;
        if (arity == ONE || in.atOperand()) {
            do {
                if (!in.operand(read)) return false;
            } while (many && in.optional(Token.COMMA));
        }
        read.endOperand(slot, start, place);
        return true;
    }

    private boolean types(int reference, int arity, FormatState read) {
        int start = read.typeCount;
        if (arity == VARIADIC) {
            do {
                Type t = in.parseType();
                if (t == null) return false;
                read.addType(t);
            } while (in.optional(Token.COMMA));
        } else {
            int at = in.offset();
            Type t = arity == OPTIONAL ? in.optionalType() : type(reference, read);
            if (t == null && (arity == ONE || in.failed())) return false;
            if (t != null && arity == ONE && !isOfKind(reference, t, at, read)) return false;
            if (t != null) read.addType(t);
        }
        read.endTypes(reference, start);
        return true;
    }

    /** The constraint of the types that are referred to; null for those of several slots. */
    private static @Nullable TypeConstraint constraint(int reference, FormatState read) {
        int slot = FormatCode.slot(reference);
        if (slot < 0) return null;
        return (FormatCode.isResult(reference) ? read.spec.results : read.spec.operands).types[slot];
    }

    private @Nullable Type type(int reference, FormatState read) {
        TypeConstraint constraint = constraint(reference, read);
        if (constraint == null || !constraint.hasShortType() || in.at(Token.BANG)) return in.parseType();
        return constraint.parseShortType(in);
    }

    /** Some constraints are about the kind of type alone, which is then asked for here, as upstream does. */
    private boolean isOfKind(int reference, Type t, int at, FormatState read) {
        TypeConstraint constraint = constraint(reference, read);
        TypeKind<?> kind = constraint == null ? null : constraint.kind();
        if (kind == null || kind.cast(t) != null) return true;
        in.error(in.location(at), "%s", kind.mismatch(t));
        return false;
    }

    private boolean functionalType(int inputs, int results, FormatState read) {
        FunctionType signature = in.parseType(TypeKind.FUNCTION);
        if (signature == null) return false;
        addTypes(inputs, signature.inputs(), read);
        addTypes(results, signature.results(), read);
        return true;
    }

    private static void addTypes(int reference, List<Type> types, FormatState read) {
        int start = read.typeCount;
        for (int i = 0; i < types.size(); i++) read.addType(types.get(i));
        read.endTypes(reference, start);
    }

    // ---- attributes

    private boolean attribute(OpSpec.Attr attr, FormatState read) {
        int at = in.offset();
        AttrConstraint constraint = attr.constraint();
        // as upstream, one that may be left out may be so behind the word of its group, too
        boolean optional = attr.kind() == OpSpec.Presence.OPTIONAL && !constraint.hasShortForm();
        Attribute value = optional ? optionalValue(constraint) : value(constraint);
        if (value == null) return optional && !in.failed();
        return accept(attr, value, at, read);
    }

    private boolean accept(OpSpec.Attr attr, Attribute value, int at, FormatState read) {
        if (attr.constraint() instanceof Attrs known && !known.accepts(value)) {
            in.error(in.location(at), "invalid kind of attribute specified");
            return false;
        }
        read.state.property(attr.name(), value);
        return true;
    }

    private @Nullable Attribute value(AttrConstraint constraint) {
        if (constraint.hasShortForm()) return shortForm(constraint);
        if (constraint == Attrs.SYMBOL_NAME) {
            String name = in.parseSymbolName();
            return name == null ? null : StringAttr.of(name);
        }
        return in.parseAttribute(constraint.impliedType());
    }

    /** An attribute of a dialect may be written whole, or by an alias, all the same. */
    private @Nullable Attribute shortForm(AttrConstraint constraint) {
        if (!in.at(Token.HASH)) return constraint.parseShort(in);
        int at = in.offset();
        Attribute whole = in.parseAttribute();
        if (whole == null || whole instanceof DialectAttr && constraint.accepts(whole)) return whole;
        in.error(in.location(at), "invalid kind of attribute specified");
        return null;
    }

    /** Reads the attribute if it is there; null also if not, which {@link CustomSyntaxParser#failed} tells apart. */
    private @Nullable Attribute optionalValue(AttrConstraint constraint) {
        if (constraint.hasShortForm()) return constraint.startsShort(in) ? shortForm(constraint) : null;
        if (constraint == Attrs.SYMBOL_NAME) {
            String name = in.optionalSymbolName();
            return name == null ? null : StringAttr.of(name);
        }
        if (constraint == Attrs.STRING) { // a brace that follows begins a region, not a dictionary
            String text = in.optionalString();
            return text == null ? null : StringAttr.of(text);
        }
        return in.optionalAttribute(constraint.impliedType());
    }

    /** The properties that the format writes nowhere else. Unlike generic form this takes none that is unknown. */
    private boolean propDict(FormatState read) {
        DictionaryAttr all = DictionaryAttr.EMPTY;
        if (in.optional(Token.LESS)) {
            all = in.optionalDictionary();
            if (all == null || !in.parse(Token.GREATER)) return false;
        }
        String wrong = wrongProperties(read, all);
        if (wrong == null) {
            for (NamedAttribute a : all) read.state.property(a.name(), a.value());
            return true;
        }
        in.errorAtOperation("invalid properties %s for op %s: %s", all, read.prototype.name(), wrong);
        return false;
    }

    /**
     * What upstream's setPropertiesFromAttr says: first of each property that the operation has, then of the others.
     */
    private static @Nullable String wrongProperties(FormatState read, DictionaryAttr given) {
        for (OpSpec.Attr a : read.spec.attributes) {
            Attribute value = given.get(a.name());
            if (value != null && !a.constraint().storage().accepts(value)) {
                return "Invalid attribute `" + a.name() + "` in property conversion: " + value;
            }
            if (value == null && a.kind() == OpSpec.Presence.REQUIRED) {
                return "expected key entry for " + a.name() + " in DictionaryAttr to set Properties.";
            }
        }
        for (NamedAttribute a : given) {
            if (!read.prototype.spec().isInherent(a.name())) {
                return "unknown key '\"" + a.name() + "\"' when parsing properties dictionary";
            }
        }
        return null;
    }

    // ---- groups

    private static final int ABSENT = 0;
    private static final int PRESENT = 1;
    private static final int FAILED = 2;

    private static int present(boolean is) {
        return is ? PRESENT : ABSENT;
    }

    /** What a part that was taken comes to after it was read. */
    private static int taken(boolean read) {
        return read ? PRESENT : FAILED;
    }

    /** Reads what the instruction at {@code at} does if it is there, and says whether it was. */
    private int optionally(FormatCode format, int at, FormatState read) {
        int a = format.reading[at + 1];
        int b = format.reading[at + 2];
        switch (format.reading[at]) {
            case FormatCode.PUNCTUATION:
                return present(in.optional(FormatCode.token(a)));
            case FormatCode.KEYWORD:
                return present(in.optionalKeyword(format.texts[a]));
            case FormatCode.OPERAND:
                return operand(a, b, read) ? present(read.operandCount[a] > 0) : FAILED;
            case FormatCode.ATTRIBUTE: {
                OpSpec.Attr attr = read.spec.attributes[a];
                int start = in.offset();
                Attribute value = optionalValue(attr.constraint());
                if (value == null) return in.failed() ? FAILED : ABSENT;
                return taken(accept(attr, value, start, read));
            }
            case FormatCode.REGION:
                return in.at(Token.LEFT_BRACE) ? taken(region(a, read)) : ABSENT;
            case FormatCode.SUCCESSOR:
                return in.atSuccessor() ? taken(successor(a, b, read)) : ABSENT;
            case FormatCode.CUSTOM: {
                int start = in.offset();
                if (!read.prototype.parseDirective(format.texts[a], in, read)) return FAILED;
                return present(in.offset() != start);
            }
            case FormatCode.TYPES: {
                int start = read.typeCount;
                return types(a, b, read) ? present(read.typeCount > start) : FAILED;
            }
            default:
                throw new IllegalArgumentException("format of '" + read.spec.spec.name()
                        + "' has a group that begins with an element never optional");
        }
    }

    private boolean clauses(FormatCode format, FormatCode.Clause[] clauses, FormatState read) {
        boolean[] seen = new boolean[clauses.length];
        boolean found = true;
        while (found) {
            found = false;
            for (int i = 0; i < seen.length; i++) {
                FormatCode.Clause c = clauses[i];
                Token punctuation = c.punctuation();
                boolean here = punctuation == null ? in.optionalKeyword(c.word()) : in.optional(punctuation);
                if (!here) continue;
                if (seen[i]) {
                    in.error(
                            in.operationLocation(),
                            "`%s` clause can appear at most once in the expansion of the oilist directive",
                            c.word());
                    return false;
                }
                seen[i] = true;
                found = true;
                if (!run(format, c.from(), c.to(), read)) return false;
            }
        }
        return true;
    }

    // ---- regions and successors

    private boolean region(int slot, FormatState read) {
        OpSpec.RegionSlot spec = read.spec.regions[slot];
        if (spec.arity() == Arity.ONE) {
            Region one = new Region();
            read.setRegions(slot, List.of(one));
            if (!in.parseRegion(one, List.of())) return false;
            addBlock(one, spec);
            return true;
        }
        List<Region> many = regionList();
        if (many == null) return false;
        for (Region one : many) addBlock(one, spec);
        read.setRegions(slot, many);
        return true;
    }

    /** {@code {...}, {...}}, possibly none; null after an error. */
    private @Nullable List<Region> regionList() {
        List<Region> many = new ArrayList<>();
        if (!in.at(Token.LEFT_BRACE)) return many;
        do {
            Region one = new Region();
            if (!in.parseRegion(one, List.of())) return null;
            many.add(one);
        } while (in.optional(Token.COMMA));
        return many;
    }

    /** {@code {}} of a region that must have one block has one. */
    private static void addBlock(Region r, OpSpec.RegionSlot spec) {
        if (r.isEmpty() && spec.kind() == OpSpec.RegionKind.ONE_BLOCK) r.add(new Block());
    }

    private boolean successor(int slot, int arity, FormatState read) {
        if (arity == VARIADIC) {
            List<Block> many = successorList();
            if (many == null) return false;
            read.setSuccessors(slot, many);
            return true;
        }
        Block one = in.parseSuccessor();
        if (one == null) return false;
        read.setSuccessors(slot, List.of(one));
        return true;
    }

    private @Nullable List<Block> successorList() {
        List<Block> many = new ArrayList<>();
        if (!in.atSuccessor()) return many;
        do {
            Block b = in.parseSuccessor();
            if (b == null) return null;
            many.add(b);
        } while (in.optional(Token.COMMA));
        return many;
    }

    private boolean everything(FormatElement.All.Kind kind, FormatState read) {
        switch (kind) {
            case OPERANDS: {
                int start = read.written;
                read.allOperandsPlace = in.offset();
                if (in.atOperand()) {
                    do {
                        if (!in.operand(read)) return false;
                    } while (in.optional(Token.COMMA));
                }
                read.allOperandsStart = start;
                read.allOperands = read.written - start;
                return true;
            }
            case REGIONS:
                read.allRegions = regionList();
                return read.allRegions != null;
            default:
                read.allSuccessors = successorList();
                return read.allSuccessors != null;
        }
    }
}
