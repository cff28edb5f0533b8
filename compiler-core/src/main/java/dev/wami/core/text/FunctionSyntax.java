package dev.wami.core.text;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser.Argument;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The syntax that functions of all dialects share: {@code private @f(%a: i32 {x.y}) -> (i32 {x.z}) attributes {...} {
 * body }}. Upstream: function_interface_impl.
 */
public final class FunctionSyntax {

    /** What the signature says and the attribute dictionary therefore may not. */
    private static final List<String> IN_SIGNATURE = List.of(
            Symbol.NAME,
            Symbol.VISIBILITY,
            FunctionLike.FUNCTION_TYPE,
            FunctionLike.ARGUMENT_ATTRIBUTES,
            FunctionLike.RESULT_ATTRIBUTES);

    /** The words of the dictionary that {@link #parse} refuses. */
    private static final List<String> INFERRED = List.of(Symbol.NAME, Symbol.VISIBILITY, FunctionLike.FUNCTION_TYPE);

    private final AsmParser parser;
    private final List<Argument> arguments = new ArrayList<>();
    private final List<Type> inputs = new ArrayList<>();
    private final List<Type> results = new ArrayList<>();
    private final List<DictionaryAttr> inputAttributes = new ArrayList<>();
    private final List<DictionaryAttr> resultAttributes = new ArrayList<>();

    private FunctionSyntax(AsmParser parser) {
        this.parser = parser;
    }

    // ---- reading

    /** Reads a function after its operation's name into {@code state}; false after a reported error. */
    public static boolean parse(AsmParser parser, OpState state) {
        return new FunctionSyntax(parser).parse(state);
    }

    private boolean parse(OpState state) {
        String visibility = visibility();
        String name = parser.parseSymbolName();
        if (name == null || !parseArguments() || !parseResults()) return false;

        Location dictionary = parser.here();
        if (!parser.optionalAttrDictWithKeyword(state)) return false;
        for (String key : INFERRED) {
            if (state.get(key) == null) continue;
            parser.error(
                    dictionary,
                    "'%s' is an inferred attribute and should not be specified in the explicit attribute dictionary",
                    key);
            return false;
        }
        state.property(Symbol.NAME, StringAttr.of(name));
        if (visibility != null) state.property(Symbol.VISIBILITY, StringAttr.of(visibility));
        state.property(FunctionLike.FUNCTION_TYPE, new TypeAttr(new FunctionType(inputs, results)));
        state.optionalProperty(FunctionLike.ARGUMENT_ATTRIBUTES, arrayUnlessEmpty(inputAttributes));
        state.optionalProperty(FunctionLike.RESULT_ATTRIBUTES, arrayUnlessEmpty(resultAttributes));

        Region body = new Region();
        state.region(body);
        Location bodyAt = parser.here();
        if (!parser.optionalRegion(body, arguments)) return false;
        if (!body.isEmpty() || parser.here().equals(bodyAt)) return true;
        if (!inputs.isEmpty()) { // those without names leave an empty block to the verifier
            body.add(new Block());
            return true;
        }
        parser.error(bodyAt, "expected non-empty function body");
        return false;
    }

    private @Nullable String visibility() {
        for (String word : List.of("public", "private", "nested")) if (parser.optionalKeyword(word)) return word;
        return null;
    }

    /** {@code (%a: i32 {x.y}, %b: i32)}, or {@code (i32 {x.y}, i32)} without names. */
    private boolean parseArguments() {
        if (!parser.parse("(")) return false;
        if (parser.optional(")")) return true;
        do {
            if (!arguments.isEmpty() || inputs.isEmpty() && parser.atOperand()) {
                Argument a = parser.atOperand() ? parser.parseArgument(true, true) : unnamedAmongNamed();
                if (a == null || a.type() == null) return false;
                arguments.add(a);
                inputs.add(a.type());
                inputAttributes.add(a.attributes());
            } else {
                if (parser.atOperand()) {
                    parser.error("expected type instead of SSA identifier");
                    return false;
                }
                if (!parseTypeWithAttributes(inputs, inputAttributes)) return false;
                // an argument that has no body to stand in has no place either
                if (parser.optionalLocation(Location.UNKNOWN) == null) return false;
            }
        } while (parser.optional(","));
        return parser.parse(")");
    }

    private @Nullable Argument unnamedAmongNamed() {
        parser.error("expected SSA identifier");
        return null;
    }

    private boolean parseTypeWithAttributes(List<Type> types, List<DictionaryAttr> attributes) {
        Type t = parser.parseType();
        if (t == null) return false;
        DictionaryAttr a = parser.optionalDictionary();
        if (a == null) return false;
        types.add(t);
        attributes.add(a);
        return true;
    }

    /** Nothing, {@code -> i32}, or {@code -> (i32 {x.y}, f32)}. */
    private boolean parseResults() {
        if (!parser.optional("->")) return true;
        if (!parser.optional("(")) {
            Type t = parser.parseType();
            if (t == null) return false;
            results.add(t);
            resultAttributes.add(DictionaryAttr.EMPTY);
            return true;
        }
        if (parser.optional(")")) return true;
        do {
            if (!parseTypeWithAttributes(results, resultAttributes)) return false;
        } while (parser.optional(","));
        return parser.parse(")");
    }

    private static @Nullable ArrayAttr arrayUnlessEmpty(List<DictionaryAttr> dictionaries) {
        for (DictionaryAttr d : dictionaries) if (!d.isEmpty()) return new ArrayAttr(List.copyOf(dictionaries));
        return null;
    }

    // ---- writing

    /** Writes what {@link #parse} reads, with the space in front; {@code op} is a {@link FunctionLike}. */
    public static void print(Operation op, AsmPrinter out) {
        FunctionLike function = (FunctionLike) op;
        out.text(" ");
        if (op.attribute(Symbol.VISIBILITY) instanceof StringAttr v)
            out.text(v.value()).text(" ");
        String name = function.symbolName();
        out.symbolName(name == null ? "" : name);
        printSignature(op, function, out);
        out.optionalAttrDictWithKeyword(op, IN_SIGNATURE);
        if (function.isDeclaration()) return;
        out.text(" ");
        out.region(function.body(), false, true);
    }

    private static void printSignature(Operation op, FunctionLike function, AsmPrinter out) {
        FunctionType type = function.functionType();
        out.text("(");
        for (int i = 0; i < type.inputs().size(); i++) {
            if (i > 0) out.text(", ");
            DictionaryAttr attributes = dictionary(op, FunctionLike.ARGUMENT_ATTRIBUTES, i);
            if (function.isDeclaration()) typeWithAttributes(type.inputs().get(i), attributes, out);
            else out.argument(function.body().entry().argument(i), attributes);
        }
        out.text(")");
        List<Type> results = type.results();
        if (results.isEmpty()) return;
        boolean bare = results.size() == 1
                && !(results.get(0) instanceof FunctionType)
                && dictionary(op, FunctionLike.RESULT_ATTRIBUTES, 0).isEmpty();
        out.text(bare ? " -> " : " -> (");
        for (int i = 0; i < results.size(); i++) {
            if (i > 0) out.text(", ");
            typeWithAttributes(results.get(i), dictionary(op, FunctionLike.RESULT_ATTRIBUTES, i), out);
        }
        if (!bare) out.text(")");
    }

    private static void typeWithAttributes(Type type, DictionaryAttr attributes, AsmPrinter out) {
        out.print(type);
        if (!attributes.isEmpty()) out.text(" ").print(attributes);
    }

    /** Entry {@code i} of the array of dictionaries called {@code key}, empty if there is none. */
    private static DictionaryAttr dictionary(Operation op, String key, int i) {
        if (!(op.attribute(key) instanceof ArrayAttr all) || i >= all.size()) return DictionaryAttr.EMPTY;
        return all.get(i) instanceof DictionaryAttr d ? d : DictionaryAttr.EMPTY;
    }
}
