package dev.wami.core.text;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
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

    private FunctionSyntax() {}

    // ---- reading

    /** Reads a function after its operation's name into {@code state}; false after a reported error. */
    public static boolean parse(AsmParser parser, OpState state) {
        String visibility = visibility(parser);
        String name = parser.parseSymbolName();
        FunctionSignature signature = name == null ? null : FunctionSignature.parse(parser, false);
        if (name == null || signature == null) return false;

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
        state.property(
                FunctionLike.FUNCTION_TYPE, new TypeAttr(new FunctionType(signature.inputs(), signature.results())));
        signature.addAttributes(state);

        Region body = new Region();
        state.region(body);
        Location bodyAt = parser.here();
        if (!parser.optionalRegion(body, signature.arguments())) return false;
        if (!body.isEmpty() || parser.here().equals(bodyAt)) return true;
        if (!signature.inputs().isEmpty()) { // those without names leave an empty block to the verifier
            body.add(new Block());
            return true;
        }
        parser.error(bodyAt, "expected non-empty function body");
        return false;
    }

    private static @Nullable String visibility(AsmParser parser) {
        for (String word : List.of("public", "private", "nested")) if (parser.optionalKeyword(word)) return word;
        return null;
    }

    // ---- writing

    /** Writes what {@link #parse} reads, with the space in front; {@code op} is a {@link FunctionLike}. */
    public static void print(Operation op, AsmPrinter out) {
        FunctionLike function = (FunctionLike) op;
        out.text(" ");
        if (op.attribute(Symbol.VISIBILITY) instanceof StringAttr v) {
            out.text(v.value()).text(" ");
        }
        String name = function.symbolName();
        out.symbolName(name == null ? "" : name);
        printSignature(function, out);
        out.optionalAttrDictWithKeyword(op, IN_SIGNATURE);
        if (function.isDeclaration()) return;
        out.text(" ");
        out.region(function.body(), false, true);
    }

    private static void printSignature(FunctionLike function, AsmPrinter out) {
        FunctionType type = function.functionType();
        FunctionSignature.printArguments(function, type.inputs(), false, out);
        List<Type> results = type.results();
        if (results.isEmpty()) return;
        boolean bare = results.size() == 1
                && !(results.get(0) instanceof FunctionType)
                && FunctionSignature.resultAttributes(function, 0).isEmpty();
        out.text(bare ? " -> " : " -> (");
        for (int i = 0; i < results.size(); i++) {
            if (i > 0) out.text(", ");
            FunctionSignature.printResult(function, results.get(i), i, out);
        }
        if (!bare) out.text(")");
    }
}
