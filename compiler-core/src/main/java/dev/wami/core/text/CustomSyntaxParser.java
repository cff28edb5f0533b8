package dev.wami.core.text;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The parser as an operation's own {@code parse}, a format or a dialect's types and attributes see it. */
final class CustomSyntaxParser extends TokenSyntaxParser {
    private final Parsing p;
    private final Deque<String> openTypes = new ArrayDeque<>(0);
    /** The operation being read; null outside of any. */
    private @Nullable Operation prototype;

    /** Where that begins. */
    private Location start = Location.UNKNOWN;

    private int errorsBefore;
    /** Its attributes in braces, once there are any. */
    private @Nullable AttributeDictionary dictionary;

    private final FormatReader formats;

    CustomSyntaxParser(Parsing parsing) {
        super(parsing.cursor);
        this.p = parsing;
        this.formats = new FormatReader(this, parsing.operations.values);
    }

    /**
     * Reads an operation like {@code op} after its name by its own {@code parse} or its format into {@code read}, which
     * has begun.
     */
    boolean parseOperation(Operation op, FormatState read) {
        OpState state = read.state;
        Operation outer = prototype;
        Location outerStart = start;
        int outerErrors = errorsBefore;
        AttributeDictionary outerDictionary = dictionary;
        prototype = op;
        start = state.location();
        errorsBefore = in.diagnostics().errorCount();
        dictionary = null;
        boolean right = op.spec().hasCustomSyntax()
                ? op.parse(this, state) && (dictionary == null || dictionary.eachOnce(state))
                : byFormat(op, read);
        prototype = outer;
        start = outerStart;
        errorsBefore = outerErrors;
        dictionary = outerDictionary;
        return right;
    }

    private boolean byFormat(Operation op, FormatState read) {
        AssemblyFormat format = AssemblyFormat.of(op.spec());
        read.begin(op);
        return formats.read(format, read);
    }

    @Override
    public Context context() {
        return p.context;
    }

    @Override
    public Location operationLocation() {
        return start;
    }

    /**
     * Reads a type or attribute of a dialect after its mnemonic; what it reports does not name the operation around.
     */
    @Nullable
    Object parseSymbol(Dialect dialect, String mnemonic, boolean isType) {
        Operation outer = prototype;
        prototype = null;
        Object found = isType ? dialect.parseType(mnemonic, this) : dialect.parseAttribute(mnemonic, this);
        prototype = outer;
        return found;
    }

    /** Names the operation whose syntax is being read. */
    @Override
    public Diagnostic error(Location location, String text, Object... args) {
        String message = args.length == 0 ? text : String.format(Locale.ROOT, text, args);
        Operation op = prototype;
        return in.error(location, "%s", op == null ? message : "custom op '" + op.name() + "' " + message);
    }

    /** An error at the operation whose text names it where upstream's does. */
    Diagnostic errorAtOperation(String text, Object... args) {
        return in.error(start, text, args);
    }

    /** Whether an error was reported since the operation began; tells an optional thing that is wrong from none. */
    boolean failed() {
        return in.at(Token.ERROR) || in.diagnostics().errorCount() > errorsBefore;
    }

    // ---- attributes and types

    @Override
    public @Nullable SymbolRef parseSymbolRef() {
        if (in.at(Token.AT)) return p.attributes.symbolRef();
        error("expected valid '@'-identifier for symbol name");
        return null;
    }

    @Override
    public @Nullable List<Long> parseDimensions(boolean allowDynamic, boolean withTrailingX) {
        return p.types.dimensions(allowDynamic, withTrailingX);
    }

    @Override
    public @Nullable Attribute parseAttribute() {
        return p.attributes.parse(null);
    }

    @Override
    public @Nullable Attribute parseAttribute(@Nullable Type type) {
        return p.attributes.parse(type);
    }

    @Override
    public @Nullable Attribute optionalAttribute(@Nullable Type type) {
        return p.attributes.startsHere() ? p.attributes.parse(type) : null;
    }

    @Override
    public @Nullable TypedNumber parseNumberColonType(UnaryOperator<Type> literalType) {
        int number = in.start();
        in.optional(Token.MINUS);
        if (!in.at(Token.INTEGER) && !in.at(Token.FLOAT)) {
            in.wrongToken("expected constant integer or floating point value");
            return null;
        }
        in.take();
        Type type = parseColonType();
        if (type == null) return null;
        // back to the number, now that its type is known
        int end = in.start();
        in.seek(number);
        Attribute value = p.attributes.parse(literalType.apply(type));
        if (value == null) return null;
        in.seek(end);
        return new TypedNumber(value, type);
    }

    @Override
    public @Nullable AffineMap parseAffineMap() {
        return p.affine.map();
    }

    @Override
    public @Nullable IntegerSet parseIntegerSet() {
        return p.affine.set();
    }

    @Override
    public @Nullable AffineOperands parseAffineMapOfSsaIds(String open, String close) {
        return p.affine.mapOfSsaIds(Token.punctuation(open), Token.punctuation(close));
    }

    @Override
    public @Nullable AffineOperands parseAffineExprOfSsaIds() {
        return p.affine.exprOfSsaIds();
    }

    private AttributeDictionary dictionary() {
        AttributeDictionary known = dictionary;
        if (known == null) {
            known = new AttributeDictionary(
                    p, this, Objects.requireNonNull(prototype).spec());
            dictionary = known;
        }
        return known;
    }

    @Override
    public boolean optionalAttrDict(OpState state) {
        return !in.at(Token.LEFT_BRACE) || dictionary().asWritten(state);
    }

    @Override
    public boolean optionalAttrDictWithKeyword(OpState state) {
        return !in.optionalKeyword("attributes")
                || dictionary().begins() && dictionary().asWritten(state);
    }

    @Override
    public boolean attrDict(OpState state) {
        return !in.at(Token.LEFT_BRACE) || dictionary().checked(state, in.start());
    }

    @Override
    public boolean attrDictWithKeyword(OpState state) {
        int at = in.start();
        return !in.optionalKeyword("attributes")
                || dictionary().begins() && dictionary().checked(state, at);
    }

    @Override
    public @Nullable DictionaryAttr optionalDictionary() {
        return in.at(Token.LEFT_BRACE) ? p.attributes.dictionary() : DictionaryAttr.EMPTY;
    }

    @Override
    public @Nullable Type parseType() {
        return p.types.parse();
    }

    @Override
    public @Nullable Location optionalLocation(Location otherwise) {
        return in.atKeyword("loc") ? p.locations.trailing() : otherwise;
    }

    @Override
    public @Nullable Type optionalType() {
        return p.types.startsHere() ? p.types.parse() : null;
    }

    @Override
    public @Nullable List<Type> parseTypeList() {
        return p.types.list();
    }

    @Override
    public Deque<String> openTypes() {
        return openTypes;
    }

    @Override
    public @Nullable Type parseColonType() {
        return in.parse(Token.COLON) ? p.types.parse() : null;
    }

    @Override
    public @Nullable List<Type> parseColonTypeList() {
        return in.parse(Token.COLON) ? p.types.list() : null;
    }

    @Override
    public @Nullable List<Type> parseArrowTypeList() {
        return in.parse(Token.ARROW) ? p.types.results() : null;
    }

    @Override
    public @Nullable List<Type> optionalArrowTypeList() {
        return in.optional(Token.ARROW) ? p.types.results() : List.of();
    }

    // ---- values

    /** Reads {@code %name} or {@code %name#2} into {@code read}; false after an error. */
    boolean operand(FormatState read) {
        return p.operations.operand(read);
    }

    @Override
    public @Nullable UnresolvedOperand parseOperand() {
        return p.operations.operand();
    }

    @Override
    public @Nullable UnresolvedOperand optionalOperand() {
        return in.at(Token.PERCENT) ? p.operations.operand() : null;
    }

    @Override
    public boolean atOperand() {
        return in.at(Token.PERCENT);
    }

    boolean atSuccessor() {
        return in.at(Token.CARET);
    }

    @Override
    public @Nullable List<UnresolvedOperand> parseOperandList() {
        if (!in.at(Token.PERCENT)) return List.of();
        List<UnresolvedOperand> operands = new ArrayList<>(3);
        do {
            UnresolvedOperand o = p.operations.operand();
            if (o == null) return null;
            operands.add(o);
        } while (in.optional(Token.COMMA));
        return operands;
    }

    @Override
    public @Nullable List<UnresolvedOperand> parseOperandList(String open, String close) {
        if (!parse(open)) return null;
        List<UnresolvedOperand> operands = parseOperandList();
        return operands == null || !parse(close) ? null : operands;
    }

    @Override
    public @Nullable Value resolve(UnresolvedOperand operand, Type type) {
        return p.operations.values.use(operand.id(), operand.number(), operand.offset(), type);
    }

    @Override
    public @Nullable List<Value> resolve(List<UnresolvedOperand> operands, List<? extends Type> types) {
        if (operands.size() != types.size()) {
            Location at = operands.isEmpty() ? start : operands.get(0).location();
            error(
                    at,
                    "number of operands and types do not match: got %d operands and %d types",
                    operands.size(),
                    types.size());
            return null;
        }
        List<Value> values = new ArrayList<>(operands.size());
        for (int i = 0; i < operands.size(); i++) {
            Value v = resolve(operands.get(i), types.get(i));
            if (v == null) return null;
            values.add(v);
        }
        return values;
    }

    @Override
    public @Nullable List<Value> resolveAll(List<UnresolvedOperand> operands, Type type) {
        List<Value> values = new ArrayList<>(operands.size());
        for (UnresolvedOperand o : operands) {
            Value v = resolve(o, type);
            if (v == null) return null;
            values.add(v);
        }
        return values;
    }

    // ---- regions and successors

    @Override
    public @Nullable Argument parseArgument(boolean withType, boolean withAttributes) {
        UnresolvedOperand name = p.operations.operandName();
        if (name == null) return null;
        if (in.at(Token.HASH)) {
            in.error("result number not allowed in argument list");
            return null;
        }
        Type type = null;
        if (withType) {
            type = parseColonType();
            if (type == null) return null;
        }
        DictionaryAttr attributes = DictionaryAttr.EMPTY;
        if (withAttributes) {
            attributes = optionalDictionary();
            if (attributes == null) return null;
        }
        Location location = null;
        if (in.atKeyword("loc")) {
            location = p.locations.trailing();
            if (location == null) return null;
        }
        return new Argument(name, type, attributes, location);
    }

    @Override
    public @Nullable List<Argument> parseArgumentList(
            String open, String close, boolean withType, boolean withAttributes) {
        if (!parse(open)) return null;
        if (optional(close)) return List.of();
        List<Argument> arguments = new ArrayList<>(4);
        do {
            Argument a = parseArgument(withType, withAttributes);
            if (a == null) return null;
            arguments.add(a);
        } while (in.optional(Token.COMMA));
        return parse(close) ? arguments : null;
    }

    @Override
    public boolean parseRegion(Region into, List<Argument> arguments) {
        if (!p.operations.regions().parse(into, arguments)) return false;
        if (prototype instanceof ImplicitTerminator t) addTerminator(into, t);
        return true;
    }

    /** Text may leave out the terminator, and with it the only block. */
    private void addTerminator(Region region, ImplicitTerminator op) {
        Block last = region.last();
        if (last == null) last = region.add(new Block());
        if (!(last.last() instanceof Terminator)) last.add(op.makeTerminator(start));
    }

    @Override
    public boolean optionalRegion(Region into, List<Argument> arguments) {
        return !in.at(Token.LEFT_BRACE) || parseRegion(into, arguments);
    }

    @Override
    public @Nullable Block parseSuccessor() {
        return p.operations.regions().successor();
    }

    @Override
    public @Nullable UnresolvedSuccessor parseUnresolvedSuccessor() {
        Block block = parseSuccessor();
        if (block == null) return null;
        if (!in.optional(Token.LEFT_PAREN)) return new UnresolvedSuccessor(block, List.of(), List.of());
        List<UnresolvedOperand> operands = parseOperandList();
        if (operands == null) return null;
        List<Type> types = parseColonTypeList();
        return types == null || !in.parse(Token.RIGHT_PAREN) ? null : new UnresolvedSuccessor(block, operands, types);
    }

    @Override
    public @Nullable SuccessorOperands parseSuccessorAndOperands() {
        Block block = parseSuccessor();
        if (block == null) return null;
        if (!in.optional(Token.LEFT_PAREN)) return new SuccessorOperands(block, List.of());
        List<UnresolvedOperand> operands = parseOperandList();
        if (operands == null) return null;
        List<Type> types = List.of();
        if (!operands.isEmpty()) {
            types = parseColonTypeList();
            if (types == null) return null;
        }
        List<Value> values = resolve(operands, types);
        return values == null || !in.parse(Token.RIGHT_PAREN) ? null : new SuccessorOperands(block, values);
    }
}
