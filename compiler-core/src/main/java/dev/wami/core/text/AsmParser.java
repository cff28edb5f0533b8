package dev.wami.core.text;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.Type;
import java.math.BigInteger;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What an operation's own {@code parse}, a dialect's types and attributes and the format directives read text with.
 * Methods called {@code parse...} demand and report an error when they fail (returning null or false); methods called
 * {@code optional...} take what they name if it is there and say whether it was, silently. Upstream: OpAsmParser.
 */
public interface AsmParser {

    Context context();

    /** The location of the next token. */
    Location here();

    /** Where the operation being parsed begins. */
    Location operationLocation();

    /** Reports an error at the next token. */
    Diagnostic error(String text, Object... args);

    /** Reports an error at {@code location}. */
    Diagnostic error(Location location, String text, Object... args);

    // ---- punctuation and words

    /** A punctuation such as {@code ","}, {@code "->"}, {@code "("}, {@code "::"}, {@code "..."}. */
    boolean parse(String punctuation);

    /** As {@link #parse(String)}; where it is not there, the message says {@code where} as well. */
    boolean parse(String punctuation, String where);

    boolean optional(String punctuation);

    /** Whether the next token is that punctuation, without taking it. */
    boolean atPunctuation(String punctuation);

    /** The bare word {@code keyword}. */
    boolean parseKeyword(String keyword);

    boolean optionalKeyword(String keyword);

    /** Any bare word, or null after an error. */
    @Nullable
    String parseAnyKeyword();

    /** Any bare word, or null if there is none. */
    @Nullable
    String optionalAnyKeyword();

    /** The next token if it is a bare word, without taking it. */
    @Nullable
    String peekKeyword();

    /** A bare word or a string literal; null after an error. */
    @Nullable
    String parseKeywordOrString();

    @Nullable
    String parseString();

    @Nullable
    String optionalString();

    /** A signed integer of 64 bits; null after an error. */
    default @Nullable Long parseInteger() {
        return parseSigned(64);
    }

    /** Like {@link #parseInteger}; null without an error if there is none. */
    default @Nullable Long optionalInteger() {
        return optionalSigned(64);
    }

    /** An integer of any size, or {@code true}, which is 1, or {@code false}; null after an error. */
    @Nullable
    BigInteger parseBigInteger();

    /**
     * A decimal or hexadecimal integer from -2^(bits-1) to 2^(bits-1) - 1, or {@code true}, which is -1, or
     * {@code false}; null after an error.
     */
    @Nullable
    Long parseSigned(int bits);

    /** Like {@link #parseSigned}; null without an error if there is none. */
    @Nullable
    Long optionalSigned(int bits);

    /**
     * An integer as C++ converts it to an unsigned one of {@code bits} bits, 32 or 64: less than 2^bits, and more than
     * -2^(bits-1), where -1 stands for the greatest; null after an error.
     */
    @Nullable
    Long parseUnsigned(int bits);

    /** Like {@link #parseUnsigned}; null without an error if there is none. */
    @Nullable
    Long optionalUnsigned(int bits);

    /** A floating-point or integer literal; null after an error. */
    @Nullable
    Double parseFloat();

    /** Dimensions such as {@code 4x?x} in front of an element type; null after an error. */
    @Nullable
    List<Long> parseDimensions(boolean allowDynamic, boolean withTrailingX);

    /** {@code @name} as a string; null after an error. */
    @Nullable
    String parseSymbolName();

    @Nullable
    String optionalSymbolName();

    /** {@code @a::@b}; null after an error. */
    @Nullable
    SymbolRef parseSymbolRef();

    // ---- attributes and types

    @Nullable
    Attribute parseAttribute();

    /** An attribute whose type, if it does not say one, is {@code type}. */
    @Nullable
    Attribute parseAttribute(@Nullable Type type);

    @Nullable
    Attribute optionalAttribute(@Nullable Type type);

    /**
     * {@code number : type}, where the literal is read as one of {@code literalType.apply(type)}: an address is a
     * number that has the type of what it points to. Null after an error.
     */
    @Nullable
    TypedNumber parseNumberColonType(UnaryOperator<Type> literalType);

    /** A number and the type written after it. */
    record TypedNumber(Attribute value, Type type) {}

    @Nullable
    AffineMap parseAffineMap();

    /**
     * {@code (d0, d1)[s0] -> ...} without {@code affine_map<>} around is not read here; this reads one affine
     * expression list over SSA operands as in {@code affine.load}: {@code [%i + 1, symbol(%n)]}, giving the map and its
     * operands (dimensions first). Opened by {@code open} and closed by {@code close}.
     */
    @Nullable
    AffineOperands parseAffineMapOfSsaIds(String open, String close);

    /** One expression over SSA operands, {@code %i + symbol(%n)}, as the only result of the map. */
    @Nullable
    AffineOperands parseAffineExprOfSsaIds();

    /** A map over SSA values. */
    record AffineOperands(AffineMap map, List<UnresolvedOperand> dims, List<UnresolvedOperand> symbols) {}

    @Nullable
    IntegerSet parseIntegerSet();

    /**
     * {@code {a = 1}} if there is one; false after an error. An inherent attribute that is not of the kind that the
     * spec wants is as if it were not there, and one that the text gives in another way too is an error, as upstream
     * has it where an operation's syntax is written by hand.
     */
    boolean optionalAttrDict(OpState state);

    /** {@code attributes {a = 1}} if there is one, as {@link #optionalAttrDict} takes it; false after an error. */
    boolean optionalAttrDictWithKeyword(OpState state);

    /**
     * The directive {@code attr-dict} of a format, for an operation whose syntax upstream declares: {@code {a = 1}} if
     * there is one, its inherent attributes held to the spec at once. False after an error.
     */
    boolean attrDict(OpState state);

    /** The directive {@code attr-dict-with-keyword}: the same after {@code attributes}. */
    boolean attrDictWithKeyword(OpState state);

    /** {@code {a = 1}} if there is one as a dictionary (empty if none); null after an error. */
    @Nullable
    DictionaryAttr optionalDictionary();

    /** {@code loc(...)}, or {@code otherwise} if there is none; null after an error. */
    @Nullable
    Location optionalLocation(Location otherwise);

    @Nullable
    Type parseType();

    @Nullable
    Type optionalType();

    /** {@code type, type} up to something else, at least one; null after an error. */
    @Nullable
    List<Type> parseTypeList();

    /**
     * The names of the types whose bodies are being read, in which they may be named again. Upstream:
     * tryStartCyclicParse.
     */
    Deque<String> openTypes();

    /** {@code : type}; null after an error. */
    @Nullable
    Type parseColonType();

    /** A type of one kind; null after an error. */
    default <T extends Type> @Nullable T parseType(TypeKind<T> kind) {
        return ofKind(kind, here(), parseType());
    }

    /** {@code : type} of one kind; null after an error. */
    default <T extends Type> @Nullable T parseColonType(TypeKind<T> kind) {
        return ofKind(kind, here(), parseColonType());
    }

    private <T extends Type> @Nullable T ofKind(TypeKind<T> kind, Location at, @Nullable Type type) {
        T found = type == null ? null : kind.cast(type);
        if (type != null && found == null) error(at, "%s", kind.mismatch(type));
        return found;
    }

    /** {@code : type, type}; null after an error. */
    @Nullable
    List<Type> parseColonTypeList();

    /** {@code -> type} or {@code -> (type, type)}; null after an error. */
    @Nullable
    List<Type> parseArrowTypeList();

    /** The same, or nothing (an empty list); null after an error. */
    @Nullable
    List<Type> optionalArrowTypeList();

    // ---- values

    /** {@code %name} or {@code %name#2}, not yet bound to a value because its type is not known. */
    final class UnresolvedOperand {
        private final Cursor in;
        private final SsaNames names;
        private final int id;
        private final int number;
        private final int offset;

        UnresolvedOperand(Cursor in, SsaNames names, int id, int number, int offset) {
            this.in = in;
            this.names = names;
            this.id = id;
            this.number = number;
            this.offset = offset;
        }

        /** Where it stands. */
        public Location location() {
            return in.location(offset);
        }

        /** The name, without {@code %} and number. */
        public String name() {
            return names.name(id);
        }

        /** 2 of {@code %name#2}, 0 if none is written. */
        public int number() {
            return number;
        }

        /** The number of the name among those of the file. */
        int id() {
            return id;
        }

        int offset() {
            return offset;
        }
    }

    @Nullable
    UnresolvedOperand parseOperand();

    @Nullable
    UnresolvedOperand optionalOperand();

    /** Whether the next token is a {@code %name}, without taking it. */
    boolean atOperand();

    /** {@code %a, %b}, possibly none; null after an error. */
    @Nullable
    List<UnresolvedOperand> parseOperandList();

    /** {@code open %a, %b close}, possibly none inside; null after an error. */
    @Nullable
    List<UnresolvedOperand> parseOperandList(String open, String close);

    /** The value of that name; an error if it exists with another type. A name defined later gets a placeholder. */
    @Nullable
    Value resolve(UnresolvedOperand operand, Type type);

    /** All operands with their types, or with one type for all; null after an error (also if the counts differ). */
    @Nullable
    List<Value> resolve(List<UnresolvedOperand> operands, List<? extends Type> types);

    @Nullable
    List<Value> resolveAll(List<UnresolvedOperand> operands, Type type);

    // ---- regions and successors

    /** An argument of an entry block that the operation's syntax names; the type is null if not written. */
    record Argument(
            UnresolvedOperand name,
            @Nullable Type type,
            DictionaryAttr attributes,
            @Nullable Location location) {
        public Argument withType(Type t) {
            return new Argument(name, t, attributes, location);
        }
    }

    /** {@code %name}, {@code %name : type} if {@code withType}, with {@code {attributes}} if {@code withAttributes}. */
    @Nullable
    Argument parseArgument(boolean withType, boolean withAttributes);

    /** {@code (%a: i32, %b: i32)}; null after an error. */
    @Nullable
    List<Argument> parseArgumentList(String open, String close, boolean withType, boolean withAttributes);

    /** {@code { ... }} whose entry block has {@code arguments} (all typed); false after an error. */
    boolean parseRegion(Region into, List<Argument> arguments);

    /** Like {@link #parseRegion}, but there may be no region; then {@code into} stays empty. */
    boolean optionalRegion(Region into, List<Argument> arguments);

    /** {@code ^bb1}, possibly not seen before; null after an error. */
    @Nullable
    Block parseSuccessor();

    /**
     * {@code ^bb1(%a, %b : i32, i32)}, its values not yet bound: more of the operation follows. Null after an error.
     */
    @Nullable
    UnresolvedSuccessor parseUnresolvedSuccessor();

    record UnresolvedSuccessor(Block block, List<UnresolvedOperand> operands, List<Type> types) {}

    /** {@code ^bb1(%a, %b : i32, i32)}; null after an error. */
    @Nullable
    SuccessorOperands parseSuccessorAndOperands();

    record SuccessorOperands(Block block, List<Value> operands) {}
}
