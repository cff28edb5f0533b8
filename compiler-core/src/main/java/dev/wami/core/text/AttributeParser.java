package dev.wami.core.text;

import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.DistinctAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.IntegerSetAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.attr.WideFloatAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads attributes. Every method gives null after a reported error. */
final class AttributeParser {
    private final Parsing p;
    private final Cursor in;
    private final Map<Long, DistinctAttr> distinct = new HashMap<>();

    AttributeParser(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    /** Whether an attribute begins here. */
    boolean startsHere() {
        return switch (in.kind()) {
            case INTEGER, FLOAT, MINUS, STRING, AT, LEFT_SQUARE, LEFT_BRACE, HASH -> true;
            case BARE -> p.types.startsHere() || ATTRIBUTE_WORDS.contains(in.spelling());
            default -> p.types.startsHere();
        };
    }

    /** An attribute whose type, if it does not say one, is {@code type}. */
    @Nullable
    Attribute parse(@Nullable Type type) {
        switch (in.kind()) {
            case INTEGER, FLOAT, MINUS:
                return number(type);
            case STRING:
                return string(type);
            case AT:
                return symbolRef();
            case LEFT_SQUARE, LEFT_BRACE, HASH, BARE, BANG, LEFT_PAREN:
                break;
            default:
                in.wrongToken("expected attribute value");
                return null;
        }
        try {
            return in.enter() ? nested(type) : null;
        } finally {
            in.leave();
        }
    }

    private @Nullable Attribute nested(@Nullable Type type) {
        switch (in.kind()) {
            case LEFT_SQUARE:
                return array();
            case LEFT_BRACE:
                return dictionary();
            case HASH:
                return p.dialectSymbols.attribute();
            case BARE:
                Attribute a = keyword(type);
                if (a != null || in.at(Token.ERROR)) return a;
                if (keywordFailed) {
                    keywordFailed = false;
                    return null;
                }
                break;
            default:
                break;
        }
        if (!p.types.startsHere()) {
            String hint = in.at(Token.BARE) ? Cursor.didYouMean(in.spelling(), ATTRIBUTE_WORDS) : "";
            in.wrongToken("expected attribute value" + hint);
            return null;
        }
        Type t = p.types.parse();
        return t == null ? null : new TypeAttr(t);
    }

    private static final List<String> ATTRIBUTE_WORDS = List.of(
            "true",
            "false",
            "unit",
            "affine_map",
            "affine_set",
            "dense",
            "dense_resource",
            "sparse",
            "strided",
            "array",
            "distinct",
            "loc");

    /** Set if the word at hand begins an attribute that turned out to be wrong, and that was reported. */
    private boolean keywordFailed;

    private @Nullable Attribute keyword(@Nullable Type type) {
        String word = in.spelling();
        int at = in.start();
        Attribute a;
        switch (word) {
            case "true":
                in.take();
                return IntegerAttr.TRUE;
            case "false":
                in.take();
                return IntegerAttr.FALSE;
            case "unit":
                in.take();
                return UnitAttr.UNIT;
            case "affine_map":
                in.take();
                a = affineMap();
                break;
            case "affine_set":
                in.take();
                a = affineSet();
                break;
            case "dense":
                in.take();
                a = p.elements.dense(type, at);
                break;
            case "dense_resource":
                in.take();
                a = p.elements.resource(type, at);
                break;
            case "sparse":
                in.take();
                a = p.elements.sparse(type, at);
                break;
            case "array":
                in.take();
                a = p.elements.denseArray();
                break;
            case "strided":
                in.take();
                a = p.elements.strided();
                break;
            case "distinct":
                in.take();
                a = distinct(type);
                break;
            case "loc":
                a = p.locations.attribute();
                break;
            default:
                return null;
        }
        keywordFailed = a == null;
        return a;
    }

    private @Nullable Attribute affineMap() {
        if (!in.parse(Token.LESS, " in affine map")) return null;
        AffineMap map = p.affine.map();
        return map == null || !in.parse(Token.GREATER, " in affine map") ? null : new AffineMapAttr(map);
    }

    private @Nullable Attribute affineSet() {
        if (!in.parse(Token.LESS, " in integer set")) return null;
        IntegerSet set = p.affine.set();
        return set == null || !in.parse(Token.GREATER, " in integer set") ? null : new IntegerSetAttr(set);
    }

    private @Nullable Attribute distinct(@Nullable Type type) {
        int at = in.start();
        if (!in.parse(Token.LEFT_SQUARE, " after 'distinct'")) return null;
        Long id = in.parseDecimal("distinct ID");
        if (id == null || !in.parse(Token.RIGHT_SQUARE, " to close distinct ID")) return null;
        if (!in.parse(Token.LESS, " after distinct ID")) return null;
        Attribute inner = UnitAttr.UNIT;
        if (!in.optional(Token.GREATER)) {
            inner = parse(type);
            if (inner == null || !in.parse(Token.GREATER, " to close distinct attribute")) return null;
        }
        DistinctAttr known = distinct.get(id);
        if (known == null) {
            known = new DistinctAttr(id, inner);
            distinct.put(id, known);
        } else if (!known.inner().equals(inner)) {
            in.error(at, "referenced attribute does not match previous definition: %s", known.inner());
            return null;
        }
        return known;
    }

    @Nullable
    SymbolRef symbolRef() {
        String root = in.takeSymbol();
        if (!in.at(Token.COLON_COLON)) return SymbolRef.of(root);
        List<String> nested = new ArrayList<>();
        while (in.optional(Token.COLON_COLON)) {
            if (!in.at(Token.AT)) {
                in.error("expected nested symbol reference identifier");
                return null;
            }
            nested.add(in.takeSymbol());
        }
        return new SymbolRef(root, nested);
    }

    private @Nullable Attribute string(@Nullable Type type) {
        String value = in.takeString();
        if (type == null && in.optional(Token.COLON)) {
            type = p.types.parse();
            if (type == null) return null;
        }
        return type == null ? StringAttr.of(value) : new StringAttr(value, type);
    }

    /** {@code [a, b]}. */
    private @Nullable ArrayAttr array() {
        in.take();
        if (in.optional(Token.RIGHT_SQUARE)) return ArrayAttr.EMPTY;
        List<Attribute> elements = new ArrayList<>();
        do {
            Attribute a = parse(null);
            if (a == null) return null;
            elements.add(a);
        } while (in.optional(Token.COMMA));
        if (in.optional(Token.RIGHT_SQUARE)) return new ArrayAttr(elements);
        in.wrongToken("expected ',' or ']'");
        return null;
    }

    /** {@code {a = 1, b}}. */
    @Nullable
    DictionaryAttr dictionary() {
        if (!in.parse(Token.LEFT_BRACE, " in attribute dictionary")) return null;
        if (in.optional(Token.RIGHT_BRACE)) return DictionaryAttr.EMPTY;
        List<NamedAttribute> entries = new ArrayList<>(4);
        Set<String> seen = new HashSet<>();
        do {
            int at = in.start();
            String name;
            if (in.at(Token.BARE)) {
                name = in.spelling();
                in.take();
            } else if (in.at(Token.STRING)) {
                name = in.takeString();
            } else {
                in.wrongToken("expected attribute name");
                return null;
            }
            if (name.isEmpty()) {
                in.error(at, "expected valid attribute name");
                return null;
            }
            if (!seen.add(name)) {
                in.error(at, "duplicate key '%s' in dictionary attribute", name);
                return null;
            }
            Attribute value = UnitAttr.UNIT;
            if (in.optional(Token.EQUAL)) {
                value = parse(null);
                if (value == null) return null;
            }
            entries.add(new NamedAttribute(name, value));
        } while (in.optional(Token.COMMA));
        return in.parse(Token.RIGHT_BRACE, " in attribute dictionary") ? DictionaryAttr.of(entries) : null;
    }

    // ---- numbers

    private @Nullable Attribute number(@Nullable Type type) {
        boolean negative = in.optional(Token.MINUS);
        if (in.at(Token.INTEGER)) return integer(type, negative);
        if (in.at(Token.FLOAT)) return floating(type, negative);
        in.wrongToken("expected constant integer or floating point value");
        return null;
    }

    private @Nullable Attribute floating(@Nullable Type type, boolean negative) {
        double value = Double.parseDouble(in.rawText(in.start(), in.end()));
        in.take();
        Type t = type != null ? type : optionalColonType(FloatType.F64);
        if (t == null) return null;
        if (!(t instanceof FloatType f)) {
            in.error("floating point value not valid for specified type");
            return null;
        }
        if (negative && value != 0 && f == FloatType.F8E8M0FNU) {
            in.error("negative literals of type '%s' are not supported", f);
            return null;
        }
        return number(f, negative ? -value : value);
    }

    static TypedAttr number(FloatType type, double value) {
        return FloatFormat.supports(type) ? FloatAttr.of(type, value) : WideFloatAttr.of(type, value);
    }

    private @Nullable Type optionalColonType(Type otherwise) {
        return in.optional(Token.COLON) ? p.types.parse() : otherwise;
    }

    private @Nullable Attribute integer(@Nullable Type type, boolean negative) {
        int at = in.start();
        boolean hex = in.atHexInteger();
        BigInteger value = in.integer();
        in.take();
        Type t = type != null ? type : optionalColonType(IntegerType.I64);
        if (t == null) return null;
        if (t instanceof FloatType f) return floatBits(at, value, hex, negative, f);
        if (!(t instanceof IntegerType) && t != IndexType.INDEX) {
            in.error(at, "integer literal not valid for specified type");
            return null;
        }
        if (negative && t instanceof IntegerType i && i.isUnsigned()) {
            in.error(at, "negative integer literal not valid for unsigned integer type");
            return null;
        }
        BigInteger signed = negative ? value.negate() : value;
        if (!fits(t, value, negative)) {
            in.error(at, "integer constant out of range for attribute");
            return null;
        }
        return IntegerAttr.of(t, signed);
    }

    /** Whether a literal is in the range of an integer type: a positive signless one may use the sign bit. */
    static boolean fits(Type type, BigInteger magnitude, boolean negative) {
        int width = type instanceof IntegerType i ? i.width() : 64;
        if (width == 0) return magnitude.signum() == 0;
        // -2^(width-1) is the least that a negative literal may be, and -0 is none
        if (negative) return magnitude.signum() > 0 && magnitude.negate().bitLength() <= width - 1;
        boolean signed = type == IndexType.INDEX || type instanceof IntegerType i && i.isSigned();
        return magnitude.bitLength() <= (signed ? width - 1 : width);
    }

    /** {@code 0x7FC00000 : f32}: the bits of the number. */
    @Nullable
    TypedAttr floatBits(int at, BigInteger bits, boolean hex, boolean negative, FloatType type) {
        if (!areBits(at, bits, hex, negative, type)) return null;
        return FloatFormat.supports(type) ? new FloatAttr(type, bits.longValue()) : new WideFloatAttr(type, bits);
    }

    private boolean areBits(int at, BigInteger bits, boolean hex, boolean negative, FloatType type) {
        if (!hex) {
            in.error(at, "unexpected decimal integer literal for a floating point value")
                    .note(in.location(at), "add a trailing dot to make the literal a float");
            return false;
        }
        if (negative) {
            in.error(at, "hexadecimal float literal should not have a leading minus");
            return false;
        }
        if (bits.bitLength() > type.width()) {
            in.error(at, "hexadecimal float constant out of range for type");
            return false;
        }
        return true;
    }
}
