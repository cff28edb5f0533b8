package dev.wami.core.text;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.Arity;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.FormatElement.TypesOf;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one operation by its format. Methods give false after a reported error. */
final class FormatReader {
    private final AssemblyFormat format;
    private final CustomSyntaxParser in;
    private final Operation prototype;
    private final OpState state;
    private final FormatState read;

    FormatReader(AssemblyFormat format, CustomSyntaxParser in, Operation prototype, OpState state) {
        this.format = format;
        this.in = in;
        this.prototype = prototype;
        this.state = state;
        this.read = new FormatState(format.spec, state);
    }

    boolean read() {
        return all(format.elements, null) && new FormatTypes(format.spec, prototype, in, state, read).complete();
    }

    private boolean all(List<FormatElement> elements, @Nullable FormatElement except) {
        for (FormatElement e : elements) if (e != except && !element(e)) return false;
        return true;
    }

    private boolean element(FormatElement e) {
        if (e instanceof FormatElement.Literal l) return literal(l);
        if (e instanceof FormatElement.Operand o) return operand(o);
        if (e instanceof FormatElement.Types t) return types(t.of());
        if (e instanceof FormatElement.AttrDict d) {
            return d.withKeyword() ? in.attrDictWithKeyword(state) : in.attrDict(state);
        }
        if (e instanceof FormatElement.Attribute a) return attribute(a.attr());
        if (e instanceof FormatElement.Group g) return group(g);
        if (e instanceof FormatElement.Whitespace) return true;
        if (e instanceof FormatElement.Region r) return region(r);
        if (e instanceof FormatElement.Successor s) return successor(s);
        if (e instanceof FormatElement.FunctionalType f) return functionalType(f);
        if (e instanceof FormatElement.Custom c) return prototype.parseDirective(c.name(), in, read);
        if (e instanceof FormatElement.All a) return everything(a.kind());
        if (e instanceof FormatElement.PropDict) return propDict();
        return optionalList((FormatElement.OptionalList) e);
    }

    private boolean literal(FormatElement.Literal l) {
        return l.punctuation() == null ? in.parseKeyword(l.text()) : in.parse(l.punctuation());
    }

    private boolean optionalLiteral(FormatElement.Literal l) {
        return l.punctuation() == null ? in.optionalKeyword(l.text()) : in.optional(l.punctuation());
    }

    private boolean operand(FormatElement.Operand o) {
        switch (o.arity()) {
            case ONE: {
                UnresolvedOperand one = in.parseOperand();
                if (one == null) return false;
                read.operands[o.slot()] = List.of(one);
                return true;
            }
            case OPTIONAL: {
                if (!in.atOperand()) return true;
                UnresolvedOperand one = in.parseOperand();
                if (one == null) return false;
                read.operands[o.slot()] = List.of(one);
                return true;
            }
            default: {
                List<UnresolvedOperand> many = in.parseOperandList();
                if (many == null) return false;
                read.operands[o.slot()] = many;
                return true;
            }
        }
    }

    private boolean types(TypesOf of) {
        List<? extends Type> types;
        if (of.arity() == Arity.VARIADIC) {
            types = in.parseTypeList();
        } else {
            Location at = in.here();
            Type t = of.arity() == Arity.OPTIONAL ? in.optionalType() : type(of);
            if (t == null && (of.arity() == Arity.ONE || in.failed())) return false;
            if (t != null && of.arity() == Arity.ONE && !isOfKind(of, t, at)) return false;
            types = t == null ? List.of() : List.of(t);
        }
        if (types == null) return false;
        setTypes(of, types);
        return true;
    }

    private @Nullable Type type(TypesOf of) {
        TypeConstraint constraint = format.constraint(of);
        if (constraint == null || !constraint.hasShortType() || in.at(Token.BANG)) return in.parseType();
        return constraint.parseShortType(in);
    }

    /** Some constraints are about the kind of type alone, which is then asked for here, as upstream does. */
    private boolean isOfKind(TypesOf of, Type t, Location at) {
        if (of.slot() < 0) return true;
        OpSpec.Slot slot = (of.result() ? format.spec.results() : format.spec.operands()).get(of.slot());
        TypeKind<?> kind = slot.type().kind();
        if (kind == null || kind.cast(t) != null) return true;
        in.error(at, "%s", kind.mismatch(t));
        return false;
    }

    private void setTypes(TypesOf of, List<? extends Type> types) {
        if (of.slot() < 0) {
            if (of.result()) read.allResultTypes = types;
            else read.allOperandTypes = types;
        } else if (of.result()) {
            read.resultTypes[of.slot()] = types;
        } else {
            read.operandTypes[of.slot()] = types;
        }
    }

    private boolean functionalType(FormatElement.FunctionalType f) {
        FunctionType signature = in.parseType(TypeKind.FUNCTION);
        if (signature == null) return false;
        setTypes(f.inputs(), signature.inputs());
        setTypes(f.results(), signature.results());
        return true;
    }

    // ---- attributes

    private boolean attribute(OpSpec.Attr attr) {
        Location at = in.here();
        Attribute value = value(attr.constraint());
        if (value == null) return false;
        return accept(attr, value, at);
    }

    private boolean accept(OpSpec.Attr attr, Attribute value, Location at) {
        if (attr.constraint() instanceof Attrs known && !known.accepts(value)) {
            in.error(at, "invalid kind of attribute specified");
            return false;
        }
        state.property(attr.name(), value);
        return true;
    }

    private @Nullable Attribute value(AttrConstraint constraint) {
        if (constraint.hasShortForm()) return shortForm(constraint);
        if (constraint == Attrs.SYMBOL_NAME) {
            String name = in.parseSymbolName();
            return name == null ? null : StringAttr.of(name);
        }
        if (constraint == Attrs.TYPE || constraint == Attrs.FUNCTION_TYPE) {
            Type t = in.parseType();
            return t == null ? null : new TypeAttr(t);
        }
        return in.parseAttribute(constraint.impliedType());
    }

    /** An attribute of a dialect may be written whole, or by an alias, all the same. */
    private @Nullable Attribute shortForm(AttrConstraint constraint) {
        if (!in.at(Token.HASH)) return constraint.parseShort(in);
        Location at = in.here();
        Attribute whole = in.parseAttribute();
        if (whole == null || whole instanceof DialectAttr && constraint.accepts(whole)) return whole;
        in.error(at, "invalid kind of attribute specified");
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

    private boolean propDict() {
        if (!in.optional(Token.LESS)) return true;
        DictionaryAttr all = in.optionalDictionary();
        if (all == null || !in.parse(Token.GREATER)) return false;
        for (NamedAttribute a : all) state.property(a.name(), a.value());
        return true;
    }

    // ---- groups

    private boolean group(FormatElement.Group g) {
        int at = 0;
        while (g.then().get(at) instanceof FormatElement.Whitespace) at++;
        FormatElement first = g.then().get(at);
        Boolean present = optionally(first);
        if (present == null) return false;
        if (!present) return all(g.otherwise(), g.anchorInElse() ? g.impliedUnit() : null) && elseUnit(g);
        if (g.impliedUnit() != null && !g.anchorInElse()) {
            state.property(g.impliedUnit().attr().name(), UnitAttr.UNIT);
        }
        return all(g.then().subList(at + 1, g.then().size()), g.anchorInElse() ? null : g.impliedUnit());
    }

    private boolean elseUnit(FormatElement.Group g) {
        if (g.impliedUnit() != null && g.anchorInElse()) {
            state.property(g.impliedUnit().attr().name(), UnitAttr.UNIT);
        }
        return true;
    }

    /** Reads {@code e} if it is there and says whether it was; null after an error. */
    private @Nullable Boolean optionally(FormatElement e) {
        if (e instanceof FormatElement.Literal l) return optionalLiteral(l);
        if (e instanceof FormatElement.Operand o) {
            if (!operand(o)) return null;
            return !read.operands[o.slot()].isEmpty();
        }
        if (e instanceof FormatElement.Attribute a) {
            Location at = in.here();
            Attribute value = optionalValue(a.attr().constraint());
            if (value == null) return in.failed() ? null : Boolean.FALSE;
            return accept(a.attr(), value, at) ? Boolean.TRUE : null;
        }
        if (e instanceof FormatElement.Region r) {
            if (!in.atPunctuation("{")) return false;
            return region(r) ? Boolean.TRUE : null;
        }
        if (e instanceof FormatElement.Successor s) {
            if (!in.atSuccessor()) return false;
            return successor(s) ? Boolean.TRUE : null;
        }
        if (e instanceof FormatElement.Custom c) {
            Location at = in.here();
            if (!prototype.parseDirective(c.name(), in, read)) return null;
            return !at.equals(in.here());
        }
        if (e instanceof FormatElement.Types t) {
            if (!types(t.of())) return null;
            List<? extends Type> got = t.of().slot() < 0
                    ? (t.of().result() ? read.allResultTypes : read.allOperandTypes)
                    : (t.of().result() ? read.resultTypes : read.operandTypes)[t.of().slot()];
            return got != null && !got.isEmpty();
        }
        throw new IllegalArgumentException(
                "format of '" + format.spec.name() + "' has a group that begins with an element never optional");
    }

    private boolean optionalList(FormatElement.OptionalList list) {
        boolean[] seen = new boolean[list.clauses().size()];
        boolean found = true;
        while (found) {
            found = false;
            for (int i = 0; i < seen.length; i++) {
                FormatElement.Clause c = list.clauses().get(i);
                if (!optionalLiteral(c.word())) continue;
                if (seen[i]) {
                    in.error(
                            in.operationLocation(),
                            "`%s` clause can appear at most once in the expansion of the oilist directive",
                            c.word().text());
                    return false;
                }
                seen[i] = true;
                found = true;
                if (c.impliedUnit() != null)
                    state.property(c.impliedUnit().attr().name(), UnitAttr.UNIT);
                else if (!all(c.elements(), null)) return false;
            }
        }
        return true;
    }

    // ---- regions and successors

    private boolean region(FormatElement.Region r) {
        if (r.spec().arity() == Arity.ONE) {
            Region one = new Region();
            read.regions[r.slot()] = List.of(one);
            return in.parseRegion(one, List.of()) && withBlock(one, r.spec());
        }
        List<Region> many = regionList();
        if (many == null) return false;
        for (Region one : many) withBlock(one, r.spec());
        read.regions[r.slot()] = many;
        return true;
    }

    /** {@code {...}, {...}}, possibly none; null after an error. */
    private @Nullable List<Region> regionList() {
        List<Region> many = new ArrayList<>();
        if (!in.atPunctuation("{")) return many;
        do {
            Region one = new Region();
            if (!in.parseRegion(one, List.of())) return null;
            many.add(one);
        } while (in.optional(Token.COMMA));
        return many;
    }

    /** {@code {}} of a region that must have one block has one. */
    private static boolean withBlock(Region r, OpSpec.RegionSlot spec) {
        if (r.isEmpty() && spec.kind() == OpSpec.RegionKind.ONE_BLOCK) r.add(new Block());
        return true;
    }

    private boolean successor(FormatElement.Successor s) {
        if (s.arity() == Arity.VARIADIC) {
            List<Block> many = successorList();
            if (many == null) return false;
            read.successors[s.slot()] = many;
            return true;
        }
        Block one = in.parseSuccessor();
        if (one == null) return false;
        read.successors[s.slot()] = List.of(one);
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

    private boolean everything(FormatElement.All.Kind kind) {
        switch (kind) {
            case OPERANDS:
                read.allOperands = in.parseOperandList();
                return read.allOperands != null;
            case REGIONS:
                read.allRegions = regionList();
                return read.allRegions != null;
            default:
                read.allSuccessors = successorList();
                return read.allSuccessors != null;
        }
    }
}
