package dev.wami.core.text;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser.Argument;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a function's arguments and results are, each with its attributes: {@code (%a: i32 {x.y}, ...) -> (i32 {x.z})},
 * or {@code (i32 {x.y}, ...)} without names. Upstream: parseFunctionSignatureWithArguments.
 */
public final class FunctionSignature {
    private final AsmParser parser;
    private final boolean allowVariadic;
    private final List<Argument> arguments = new ArrayList<>();
    private final List<Type> inputs = new ArrayList<>();
    private final List<Type> results = new ArrayList<>();
    private final List<DictionaryAttr> inputAttributes = new ArrayList<>();
    private final List<DictionaryAttr> resultAttributes = new ArrayList<>();
    private boolean variadic;

    private FunctionSignature(AsmParser parser, boolean allowVariadic) {
        this.parser = parser;
        this.allowVariadic = allowVariadic;
    }

    // ---- reading

    /**
     * Reads a signature; null after a reported error.
     *
     * @param allowVariadic whether the last argument may be {@code ...}
     */
    public static @Nullable FunctionSignature parse(AsmParser parser, boolean allowVariadic) {
        FunctionSignature signature = new FunctionSignature(parser, allowVariadic);
        return signature.parseArguments() && signature.parseResults() ? signature : null;
    }

    /** The arguments that have names: all, or none. */
    public List<Argument> arguments() {
        return arguments;
    }

    public List<Type> inputs() {
        return inputs;
    }

    public List<Type> results() {
        return results;
    }

    /** Whether {@code ...} ends the arguments. */
    public boolean isVariadic() {
        return variadic;
    }

    /** Gives {@code state} the attributes of arguments and results, if there are any. */
    public void addAttributes(OpState state) {
        state.optionalProperty(FunctionLike.ARGUMENT_ATTRIBUTES, arrayUnlessEmpty(inputAttributes));
        state.optionalProperty(FunctionLike.RESULT_ATTRIBUTES, arrayUnlessEmpty(resultAttributes));
    }

    private static @Nullable ArrayAttr arrayUnlessEmpty(List<DictionaryAttr> dictionaries) {
        for (DictionaryAttr d : dictionaries) if (!d.isEmpty()) return new ArrayAttr(List.copyOf(dictionaries));
        return null;
    }

    private boolean parseArguments() {
        if (!parser.parse("(")) return false;
        if (parser.optional(")")) return true;
        do {
            variadic = allowVariadic && parser.optional("...");
            if (variadic && parser.optional(",")) {
                parser.error("variadic arguments must be in the end of the argument list");
                return false;
            }
            if (variadic) break;
            if (!(parser.atOperand() ? parseNamed() : parseUnnamed())) return false;
        } while (parser.optional(","));
        return parser.parse(")");
    }

    private boolean parseNamed() {
        if (arguments.size() < inputs.size()) {
            parser.error("expected type instead of SSA identifier");
            return false;
        }
        Argument a = parser.parseArgument(true, true);
        if (a == null || a.type() == null) return false;
        arguments.add(a);
        inputs.add(a.type());
        inputAttributes.add(a.attributes());
        return true;
    }

    private boolean parseUnnamed() {
        if (!arguments.isEmpty()) {
            parser.error("expected SSA identifier");
            return false;
        }
        // an argument that has no body to stand in has no place either
        return parseTypeWithAttributes(inputs, inputAttributes) && parser.optionalLocation(Location.UNKNOWN) != null;
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

    // ---- writing

    /** Writes the arguments of {@code function}, of types {@code inputs}; with names if it has a body. */
    public static void printArguments(
            FunctionLike function, List<? extends Type> inputs, boolean variadic, AsmPrinter out) {
        Operation op = (Operation) function;
        boolean named = !function.isDeclaration();
        out.text("(");
        for (int i = 0; i < inputs.size(); i++) {
            if (i > 0) out.text(", ");
            DictionaryAttr attributes = dictionary(op, FunctionLike.ARGUMENT_ATTRIBUTES, i);
            if (named) out.argument(function.body().entry().argument(i), attributes);
            else printTypeWithAttributes(inputs.get(i), attributes, out);
        }
        if (variadic) out.text(inputs.isEmpty() ? "..." : ", ...");
        out.text(")");
    }

    /** The attributes of result number {@code i} of {@code function}. */
    public static DictionaryAttr resultAttributes(FunctionLike function, int i) {
        return dictionary((Operation) function, FunctionLike.RESULT_ATTRIBUTES, i);
    }

    /** Writes result number {@code i} of {@code function}, of the type {@code type}. */
    public static void printResult(FunctionLike function, Type type, int i, AsmPrinter out) {
        printTypeWithAttributes(type, resultAttributes(function, i), out);
    }

    private static void printTypeWithAttributes(Type type, DictionaryAttr attributes, AsmPrinter out) {
        out.print(type);
        if (!attributes.isEmpty()) out.text(" ").print(attributes);
    }

    /** Entry {@code i} of the array of dictionaries called {@code key}, empty if there is none. */
    public static DictionaryAttr dictionary(Operation op, String key, int i) {
        if (!(op.attribute(key) instanceof ArrayAttr all) || i >= all.size()) return DictionaryAttr.EMPTY;
        return all.get(i) instanceof DictionaryAttr d ? d : DictionaryAttr.EMPTY;
    }
}
