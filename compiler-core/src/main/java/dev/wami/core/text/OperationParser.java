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

    /** Results named in front of an operation: {@code %name} or {@code %name:count}. */
    private record ResultName(String name, long count, int offset) {}

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
        List<ResultName> names = List.of();
        if (in.at(Token.PERCENT)) {
            names = resultNames();
            if (names == null) return false;
        }
        Operation op;
        if (in.at(Token.BARE) && !p.types.atInteger()) op = custom(block);
        else if (in.at(Token.STRING)) op = generic(block);
        else {
            in.wrongToken("expected operation name in quotes");
            op = null;
        }
        if (op == null) {
            for (ResultName n : names) values.markBroken(n.name());
            return false;
        }
        if (!names.isEmpty()) bind(op, names);
        return true;
    }

    private @Nullable List<ResultName> resultNames() {
        List<ResultName> names = new ArrayList<>(1);
        do {
            if (!in.at(Token.PERCENT)) {
                in.wrongToken("expected valid ssa identifier");
                return null;
            }
            int at = in.start();
            String name = in.suffix();
            in.take();
            long count = 1;
            if (in.optional(Token.COLON)) {
                if (!in.at(Token.INTEGER)) {
                    in.wrongToken("expected integer number of results");
                    return null;
                }
                count = in.smallInteger();
                if (count < 1) {
                    in.error("expected named operation to have at least 1 result");
                    return null;
                }
                in.take();
            }
            names.add(new ResultName(name, count, at));
        } while (in.optional(Token.COMMA));
        return in.parse(Token.EQUAL, " after SSA name") ? names : null;
    }

    private void bind(Operation op, List<ResultName> names) {
        int at = names.get(0).offset();
        long bound = 0;
        for (ResultName n : names) bound += n.count();
        if (op.resultCount() != bound) {
            if (op.resultCount() == 0) in.error(in.location(at), "cannot name an operation with no results");
            else {
                in.error(
                        in.location(at),
                        "operation defines %d results but was provided %d to bind",
                        op.resultCount(),
                        bound);
            }
            for (ResultName n : names) values.markBroken(n.name());
            return;
        }
        int next = 0;
        for (ResultName n : names) {
            for (int i = 0; i < n.count(); i++) {
                values.define(n.name(), i, op.result(next++), in.location(n.offset()));
            }
        }
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
        String written = in.spelling();
        String name = written;
        Operation prototype = p.context.prototype(written);
        if (prototype == null && written.indexOf('.') < 0) {
            name = defaultDialect + "." + written;
            prototype = p.context.prototype(name);
        }
        in.take();
        if (prototype == null) {
            unknown(at, written, name);
            return null;
        }
        OpState state = OpState.at(in.location(at));
        OpSpec spec = prototype.spec();
        String outer = defaultDialect;
        String inner = prototype.defaultDialect();
        defaultDialect = inner == null ? "" : inner;
        boolean read;
        if (spec.hasCustomSyntax() || spec.format() != null) read = p.customSyntax.parseOperation(prototype, state);
        else {
            in.error(at, "'%s' op has no custom assembly form", name);
            read = false;
        }
        defaultDialect = outer;
        if (!read) return null;
        return finish(block, spec.kind().create(state));
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
        OpState state = OpState.at(in.location(at));
        List<UnresolvedOperand> operands = operandList();
        if (operands == null) return null;
        if (in.at(Token.LEFT_SQUARE) && prototype != null && !(prototype instanceof Terminator)) {
            in.error(in.start(), "successors in non-terminator");
            return null;
        }
        if (in.at(Token.LEFT_SQUARE) && !successors(state)) return null;
        DictionaryAttr properties = null;
        if (in.optional(Token.LESS)) {
            properties = p.attributes.dictionary();
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
        if (signature.inputs().size() != operands.size()) {
            in.error(
                    typeAt,
                    "expected %d operand type%s but had %d",
                    operands.size(),
                    operands.size() == 1 ? "" : "s",
                    signature.inputs().size());
            return null;
        }
        List<Value> resolved = new ArrayList<>(operands.size());
        for (int i = 0; i < operands.size(); i++) {
            Value v = values.use(operands.get(i), signature.inputs().get(i));
            if (v == null) return null;
            resolved.add(v);
        }
        state.flatOperands(resolved).flatResults(signature.results());
        return create(block, at, name, prototype, state, properties, attributes);
    }

    private @Nullable Operation create(
            Block block,
            int at,
            String name,
            @Nullable Operation prototype,
            OpState state,
            @Nullable DictionaryAttr properties,
            DictionaryAttr attributes) {
        if (prototype == null) {
            if (properties != null) state.properties(properties.isEmpty() ? DictionaryAttr.BRACES : properties);
            return finish(block, new UnregisteredOp(state.attributes(attributes).name(name)));
        }
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
        for (OpSpec.Attr a : prototype.spec().attributes()) {
            if (a.kind() != OpSpec.Presence.DEFAULTED_WHEN_BUILT || state.get(a.name()) != null) continue;
            in.error(in.location(at), "'%s' op requires attribute '%s'", name, a.name());
            return null;
        }
        return finish(block, prototype.spec().kind().create(state));
    }

    /** Takes what is given as properties. Returns what is wrong with the kind of one, or null; its value is left to the verifier. */
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

    /** An operation that nobody knows; of one that its dialect does not know, the verifier says so. */
    private boolean mayBeUnregistered(int at, String name) {
        int dot = name.indexOf('.');
        String dialect = dot < 0 ? "" : name.substring(0, dot);
        if (p.context.allowsUnregistered() || dot > 0 && p.context.dialect(dialect) != null) return true;
        p.unknownDialects.generic(at, dialect, name);
        return false;
    }

    /** {@code (%a, %b)}. */
    private @Nullable List<UnresolvedOperand> operandList() {
        if (!in.parse(Token.LEFT_PAREN, " to start operand list")) return null;
        List<UnresolvedOperand> operands = new ArrayList<>(3);
        if (in.at(Token.PERCENT)) {
            do {
                UnresolvedOperand o = operand();
                if (o == null) return null;
                operands.add(o);
            } while (in.optional(Token.COMMA));
        }
        return in.parse(Token.RIGHT_PAREN, " to end operand list") ? operands : null;
    }

    /** {@code %name} or {@code %name#2}. */
    @Nullable
    UnresolvedOperand operand() {
        UnresolvedOperand first = operandName();
        if (first == null || !in.at(Token.HASH)) return first;
        int number = 0;
        for (int i = in.start() + 1; i < in.end() && number >= 0; i++) {
            int digit = in.byteAt(i) - '0';
            number = digit < 0 || digit > 9 || number > 1 << 20 ? -1 : 10 * number + digit;
        }
        if (number < 0) {
            in.error("invalid SSA value result number");
            return null;
        }
        in.take();
        return new UnresolvedOperand(first.location(), first.name(), number);
    }

    /** {@code %name}, not followed by a number. */
    @Nullable
    UnresolvedOperand operandName() {
        if (!in.at(Token.PERCENT)) {
            in.wrongToken("expected SSA operand");
            return null;
        }
        UnresolvedOperand found = new UnresolvedOperand(in.location(), in.suffix(), 0);
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
