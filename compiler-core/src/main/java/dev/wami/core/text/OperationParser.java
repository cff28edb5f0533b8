package dev.wami.core.text;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads operations in generic and custom form. Methods give null or false after a reported error. */
final class OperationParser {
    private final Parsing p;
    private final Cursor in;
    final SsaNames values;
    private final RegionParser regions;
    /** The dialect whose operations may be written without prefix. */
    private String defaultDialect = "builtin";

    /** What has been read of the operations that are open, by how deep they are nested. */
    private FormatState[] open = new FormatState[8];

    private int depth;

    /**
     * The results named in front of the operations that are open, {@code %name} or {@code %name:count}: names, counts,
     * offsets.
     */
    private int[] resultNames = new int[16];

    private long[] resultCounts = new long[16];
    private int[] resultPlaces = new int[16];
    private int resultCount;

    /**
     * By the number of a word, the prototype of the operation that it names, and the default dialect for which that
     * holds.
     */
    private @Nullable Operation[] prototypes = new Operation[64];

    private String[] prototypeDialects = new String[64];

    OperationParser(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
        this.values = new SsaNames(in);
        this.regions = new RegionParser(parsing, this);
    }

    RegionParser regions() {
        return regions;
    }

    // ---- operations

    /** Reads one operation with its results and trailing location, and appends it to {@code block}. */
    boolean parse(Block block) {
        int first = resultCount;
        boolean read = !in.at(Token.PERCENT) || resultNames();
        if (read) {
            Operation op = operation(block);
            read = op != null;
            if (op == null) markBroken(first);
            else if (resultCount > first) bind(op, first);
        }
        resultCount = first;
        return read;
    }

    private @Nullable Operation operation(Block block) {
        if (in.at(Token.BARE) && !p.types.atInteger()) return custom(block);
        if (in.at(Token.STRING)) return generic(block);
        in.wrongToken("expected operation name in quotes");
        return null;
    }

    private void markBroken(int first) {
        for (int i = first; i < resultCount; i++) values.markBroken(resultNames[i]);
    }

    private boolean resultNames() {
        do {
            if (!in.at(Token.PERCENT)) {
                in.wrongToken("expected valid ssa identifier");
                return false;
            }
            int at = in.start();
            int name = values.nameHere();
            in.take();
            long count = 1;
            if (in.optional(Token.COLON)) {
                if (!in.at(Token.INTEGER)) {
                    in.wrongToken("expected integer number of results");
                    return false;
                }
                count = in.smallInteger();
                if (count < 1) {
                    in.error("expected named operation to have at least 1 result");
                    return false;
                }
                in.take();
            }
            addResult(name, count, at);
        } while (in.optional(Token.COMMA));
        return in.parse(Token.EQUAL, " after SSA name");
    }

    private void addResult(int name, long count, int offset) {
        if (resultCount == resultNames.length) {
            resultNames = Arrays.copyOf(resultNames, 2 * resultCount);
            resultCounts = Arrays.copyOf(resultCounts, 2 * resultCount);
            resultPlaces = Arrays.copyOf(resultPlaces, 2 * resultCount);
        }
        resultNames[resultCount] = name;
        resultCounts[resultCount] = count;
        resultPlaces[resultCount++] = offset;
    }

    /** Gives the names from {@code first} on to the results of {@code op}. */
    private void bind(Operation op, int first) {
        long bound = 0;
        for (int i = first; i < resultCount; i++) bound += resultCounts[i];
        if (op.resultCount() != bound) {
            Location at = in.location(resultPlaces[first]);
            if (op.resultCount() == 0) in.error(at, "cannot name an operation with no results");
            else {
                in.error(at, "operation defines %d results but was provided %d to bind", op.resultCount(), bound);
            }
            markBroken(first);
            return;
        }
        int next = 0;
        for (int n = first; n < resultCount; n++) {
            for (int i = 0; i < resultCounts[n]; i++) {
                values.define(resultNames[n], i, op.result(next++), resultPlaces[n]);
            }
        }
    }

    /** What is to be filled for an operation that begins at {@code offset}; {@link #leave} follows. */
    private FormatState enter(int offset) {
        if (depth == open.length) open = Arrays.copyOf(open, 2 * depth);
        FormatState state = open[depth];
        if (state == null) {
            state = new FormatState(in, values);
            open[depth] = state;
        }
        depth++;
        state.begin(in.location(offset));
        return state;
    }

    private void leave() {
        depth--;
    }

    /** Takes {@code loc(...)} if it is there. */
    private boolean trailingLocation(Operation op) {
        if (!in.atKeyword("loc")) return true;
        Location l = p.locations.trailing();
        if (l == null) return false;
        op.setLocation(l);
        return true;
    }

    private @Nullable Operation finish(Block block, Operation op) {
        block.add(op);
        return trailingLocation(op) ? op : null;
    }

    // ---- custom form

    private @Nullable Operation custom(Block block) {
        int at = in.start();
        Operation prototype = prototypeHere();
        if (prototype == null) {
            String written = in.spelling();
            in.take();
            unknown(at, written, written.indexOf('.') < 0 ? defaultDialect + "." + written : written);
            return null;
        }
        in.take();
        FormatState read = enter(at);
        Operation op = custom(prototype, at, read) ? prototype.spec().kind().create(read.state) : null;
        leave();
        return op == null ? null : finish(block, op);
    }

    /**
     * The prototype of the operation that the word at hand names, perhaps without the prefix of the default dialect; or
     * null.
     */
    private @Nullable Operation prototypeHere() {
        int word = in.wordId();
        if (word >= prototypes.length) {
            prototypes = Arrays.copyOf(prototypes, 2 * word);
            prototypeDialects = Arrays.copyOf(prototypeDialects, 2 * word);
        }
        Operation known = prototypes[word];
        if (known != null && defaultDialect.equals(prototypeDialects[word])) return known;
        String name = in.word(word);
        known = p.context.prototype(name);
        if (known == null && name.indexOf('.') < 0) known = p.context.prototype(defaultDialect + "." + name);
        prototypes[word] = known;
        prototypeDialects[word] = defaultDialect;
        return known;
    }

    private boolean custom(Operation prototype, int at, FormatState read) {
        OpSpec spec = prototype.spec();
        if (!spec.hasCustomSyntax() && spec.format() == null) {
            in.error(at, "'%s' op has no custom assembly form", spec.name());
            return false;
        }
        String outer = defaultDialect;
        String inner = prototype.defaultDialect();
        defaultDialect = inner == null ? "" : inner;
        boolean right = p.customSyntax.parseOperation(prototype, read);
        defaultDialect = outer;
        return right;
    }

    private void unknown(int at, String written, String name) {
        int dot = name.indexOf('.');
        String dialectName = dot < 0 ? name : name.substring(0, dot);
        Dialect dialect = p.context.dialect(dialectName);
        if (dialect == null && written.indexOf('.') > 0) {
            p.unknownDialects.custom(at, dialectName, written);
            return;
        }
        String tried = name.equals(written) || dot == 0 ? "" : " (tried '" + name + "' as well)";
        String hint = dialect == null ? "" : dialect.didYouMean(name);
        in.error(at, "%s", "custom op '" + written + "' is unknown" + tried + hint);
    }

    // ---- generic form

    private @Nullable Operation generic(Block block) {
        int at = in.start();
        String name = in.takeString();
        if (name.isEmpty()) {
            in.error(at, "empty operation name is invalid");
            return null;
        }
        if (name.indexOf('\0') >= 0) {
            in.error(at, "null character not allowed in operation name");
            return null;
        }
        Operation prototype = p.context.prototype(name);
        if (prototype == null && !mayBeUnregistered(at, name)) return null;
        FormatState read = enter(at);
        Operation op = generic(at, name, prototype, read);
        leave();
        return op == null ? null : finish(block, op);
    }

    private @Nullable Operation generic(int at, String name, @Nullable Operation prototype, FormatState read) {
        OpState state = read.state;
        if (!operandList(read)) return null;
        if (in.at(Token.LEFT_SQUARE) && prototype != null && !(prototype instanceof Terminator)) {
            in.error(in.start(), "successors in non-terminator");
            return null;
        }
        if (in.at(Token.LEFT_SQUARE) && !successors(state)) return null;
        Attribute properties = null;
        if (in.optional(Token.LESS)) {
            properties = p.attributes.parse(null);
            if (properties == null || !in.parse(Token.GREATER, " to close properties")) return null;
        }
        if (in.at(Token.LEFT_PAREN) && !regionList(state)) return null;
        DictionaryAttr attributes = DictionaryAttr.EMPTY;
        if (in.at(Token.LEFT_BRACE)) {
            attributes = p.attributes.dictionary();
            if (attributes == null) return null;
        }
        if (!in.parse(Token.COLON, " followed by operation type")) return null;
        int typeAt = in.start();
        Type type = p.types.parse();
        if (type == null) return null;
        if (!(type instanceof FunctionType signature)) {
            in.error(typeAt, "expected function type");
            return null;
        }
        int operands = read.written;
        if (signature.inputs().size() != operands) {
            in.error(
                    typeAt,
                    "expected %d operand type%s but had %d",
                    operands,
                    operands == 1 ? "" : "s",
                    signature.inputs().size());
            return null;
        }
        for (int i = 0; i < operands; i++) {
            Type wanted = signature.inputs().get(i);
            Value v = values.use(read.names[i], read.numbers[i], read.places[i], wanted);
            if (v == null) return null;
            state.addOperand(v);
        }
        state.flatResults(signature.results());
        if (prototype == null) return unregistered(name, state, properties, attributes);
        if (properties == null || properties instanceof DictionaryAttr) {
            return create(at, name, prototype, state, (DictionaryAttr) properties, attributes);
        }
        in.error(at, "invalid properties %s for op %s: expected DictionaryAttr to set properties", properties, name);
        return null;
    }

    private static Operation unregistered(
            String name, OpState state, @Nullable Attribute properties, DictionaryAttr attributes) {
        if (properties != null) state.properties(UnregisteredOp.properties(properties));
        return new UnregisteredOp(state.attributes(attributes).name(name));
    }

    private @Nullable Operation create(
            int at,
            String name,
            Operation prototype,
            OpState state,
            @Nullable DictionaryAttr properties,
            DictionaryAttr attributes) {
        // inherent attributes may stand among the others, as they did before there were properties
        for (NamedAttribute a : attributes) {
            if (!prototype.spec().isInherent(a.name()) || prototype.spec().isOnlyProperty(a.name())) {
                state.attribute(a.name(), a.value());
            } else if (properties != null && properties.has(a.name())) {
                in.error(at, "'%s' op found conflicting properties and attributes for '%s'", name, a.name());
                return null;
            } else if (fits(at, prototype.spec(), a)) {
                state.property(a.name(), a.value());
            } else {
                return null;
            }
        }
        String wrong = properties == null ? null : setProperties(at, prototype, properties, state);
        if (wrong == null) wrong = SegmentSizes.complete(prototype.spec(), state);
        // sizes of the wrong kind among attributes pass for none given, which the verifier says
        if (wrong != null && properties != null) {
            in.error(at, "invalid properties %s for op %s: %s", properties, name, wrong);
            return null;
        }
        List<String> missing = List.of();
        for (OpSpec.Attr a : prototype.spec().attributes()) {
            if (a.kind() != OpSpec.Presence.DEFAULTED_WHEN_BUILT || state.get(a.name()) != null) continue;
            if (missing.isEmpty()) missing = new ArrayList<>(1);
            missing.add(a.name());
        }
        Operation made = prototype.spec().kind().create(state);
        // what builders would give has to be written, which the verifier says
        for (String key : missing) made.removeAttribute(key);
        return made;
    }

    /**
     * Takes what is given as properties. Returns what is wrong with the kind of one, or null; its value is left to the
     * verifier.
     */
    private @Nullable String setProperties(int at, Operation prototype, DictionaryAttr given, OpState state) {
        OpSpec spec = prototype.spec();
        for (NamedAttribute a : given) {
            String key = SegmentSizes.currentName(a.name());
            if (!spec.isInherent(key)) {
                unknownProperty(at, prototype, a.name());
                continue;
            }
            OpSpec.Attr wanted = spec.attributeNamed(key);
            Attribute value = wanted == null ? a.value() : wanted.constraint().propertyOf(a.value());
            if (wanted != null && !wanted.constraint().storage().accepts(value)) {
                return "Invalid attribute `" + key + "` in property conversion: " + value;
            }
            state.property(key, value);
        }
        return null;
    }

    /** Whether an inherent attribute among the others is what the spec wants; upstream asks at once. */
    private boolean fits(int at, OpSpec spec, NamedAttribute given) {
        OpSpec.Attr wanted = spec.attributeNamed(given.name());
        if (wanted == null || wanted.constraint().accepts(given.value())) return true;
        String text = "'%s' op attribute '%s' failed to satisfy constraint: %s";
        in.error(
                in.location(at),
                text,
                spec.name(),
                given.name(),
                wanted.constraint().description());
        return false;
    }

    /** Such a property is passed over, as upstream does, though not in silence. */
    private void unknownProperty(int at, Operation prototype, String name) {
        List<String> known = new ArrayList<>();
        for (OpSpec.Attr a : prototype.spec().attributes()) known.add(a.name());
        String text = "'" + prototype.name() + "' op has no property '" + name + "'" + Cursor.didYouMean(name, known);
        in.diagnostics().warning(in.location(at), "%s", text);
    }

    /** An operation that no dialect defines; of one that its dialect does not know, the verifier says so. */
    private boolean mayBeUnregistered(int at, String name) {
        int dot = name.indexOf('.');
        String dialect = dot < 0 ? "" : name.substring(0, dot);
        if (p.context.allowsUnregistered() || dot > 0 && p.context.dialect(dialect) != null) return true;
        p.unknownDialects.generic(at, dialect, name);
        return false;
    }

    /** {@code (%a, %b)}. */
    private boolean operandList(FormatState read) {
        if (!in.parse(Token.LEFT_PAREN, " to start operand list")) return false;
        if (in.at(Token.PERCENT)) {
            do {
                if (!operand(read)) return false;
            } while (in.optional(Token.COMMA));
        }
        return in.parse(Token.RIGHT_PAREN, " to end operand list");
    }

    /** Reads {@code %name} or {@code %name#2} into {@code read}; false after an error. */
    boolean operand(FormatState read) {
        if (!atOperandName()) return false;
        int offset = in.start();
        int name = values.nameHere();
        in.take();
        int number = in.at(Token.HASH) ? resultNumber() : 0;
        if (number < 0) return false;
        read.write(name, number, offset);
        return true;
    }

    /** {@code %name} or {@code %name#2}. */
    @Nullable
    UnresolvedOperand operand() {
        UnresolvedOperand first = operandName();
        if (first == null || !in.at(Token.HASH)) return first;
        int number = resultNumber();
        return number < 0 ? null : new UnresolvedOperand(in, values, first.id(), number, first.offset());
    }

    /** Takes {@code #2}; negative after an error. */
    private int resultNumber() {
        int number = 0;
        for (int i = in.start() + 1; i < in.end() && number >= 0; i++) {
            int digit = in.byteAt(i) - '0';
            number = digit < 0 || digit > 9 || number > 1 << 20 ? -1 : 10 * number + digit;
        }
        if (number < 0) in.error("invalid SSA value result number");
        else in.take();
        return number;
    }

    private boolean atOperandName() {
        if (in.at(Token.PERCENT)) return true;
        in.wrongToken("expected SSA operand");
        return false;
    }

    /** {@code %name}, not followed by a number. */
    @Nullable
    UnresolvedOperand operandName() {
        if (!atOperandName()) return null;
        UnresolvedOperand found = new UnresolvedOperand(in, values, values.nameHere(), 0, in.start());
        in.take();
        return found;
    }

    private boolean successors(OpState state) {
        in.take();
        do {
            Block b = regions.successor();
            if (b == null) return false;
            state.successor(b);
        } while (in.optional(Token.COMMA));
        return in.parse(Token.RIGHT_SQUARE);
    }

    private boolean regionList(OpState state) {
        in.take();
        do {
            Region r = new Region();
            if (!regions.parse(r, List.of())) return false;
            state.region(r);
        } while (in.optional(Token.COMMA));
        return in.parse(Token.RIGHT_PAREN, " to end region list");
    }

    // ---- going on after an error

    /**
     * Skips to where the next operation, block or end of the region seems to be: a token that begins a line and a
     * statement, outside of the regions that the statement at {@code failedAt} opens. What may be left open by mistake
     * is not waited for: brackets that are closed on another line are only those of regions, whose brace ends its line.
     */
    void recover(int failedAt) {
        int errorAt = in.start();
        in.setQuiet(true);
        in.seek(failedAt);
        int regions = 0;
        int braces = 0;
        while (!in.at(Token.END)) {
            boolean behind = in.start() >= errorAt && in.start() > failedAt;
            if (isFirstOnLine()) {
                braces = 0;
                if (regions == 0 && behind && (in.at(Token.RIGHT_BRACE) || beginsStatement())) break;
            }
            if (in.at(Token.LEFT_BRACE)) {
                if (isLastOnLine()) regions++;
                else braces++;
            } else if (in.at(Token.RIGHT_BRACE)) {
                if (braces > 0) braces--;
                else if (regions > 0) regions--;
                else if (behind) break;
            }
            in.take();
        }
        in.setQuiet(false);
    }

    private boolean isLastOnLine() {
        for (int i = in.end(); ; i++) {
            int c = in.byteAt(i);
            if (c == '\n' || c < 0) return true;
            if (c == '/') return in.byteAt(i + 1) == '/';
            if (c != ' ' && c != '\t' && c != '\r') return false;
        }
    }

    private boolean isFirstOnLine() {
        for (int i = in.start() - 1; i >= 0; i--) {
            int c = in.byteAt(i);
            if (c == '\n') return true;
            if (c != ' ' && c != '\t' && c != '\r') return false;
        }
        return true;
    }

    private boolean beginsStatement() {
        int at = in.start();
        switch (in.kind()) {
            case BARE:
                String word = in.spelling();
                return p.context.prototype(word) != null || p.context.prototype(defaultDialect + "." + word) != null;
            case PERCENT, STRING, CARET:
                Token first = in.kind();
                in.take();
                boolean fits = switch (first) {
                    case PERCENT -> in.at(Token.EQUAL) || in.at(Token.COLON) || in.at(Token.COMMA);
                    case STRING -> in.at(Token.LEFT_PAREN);
                    default -> in.at(Token.COLON) || in.at(Token.LEFT_PAREN);
                };
                in.seek(at);
                return fits;
            default:
                return false;
        }
    }

    /** Takes the attribute where it belongs: among the properties if the spec has it. */
    static void setAttribute(OpState state, OpSpec spec, String name, Attribute value) {
        if (spec.isInherent(name)) state.property(name, value);
        else state.attribute(name, value);
    }
}
