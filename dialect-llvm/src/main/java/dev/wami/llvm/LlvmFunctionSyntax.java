package dev.wami.llvm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code internal hidden fastcc @f(%a: i32 {llvm.signext}, ...) -> i32 attributes {...} { body }}. Upstream:
 * LLVMFuncOp::parse.
 */
final class LlvmFunctionSyntax {
    private static final String SCALE = "vscale_range";

    private static final List<String> IN_SIGNATURE = List.of(
            Symbol.NAME,
            FunctionLike.FUNCTION_TYPE,
            FunctionLike.ARGUMENT_ATTRIBUTES,
            FunctionLike.RESULT_ATTRIBUTES,
            LlvmFuncOp.LINKAGE,
            LlvmFuncOp.CCONV,
            LlvmFuncOp.VISIBILITY_KIND,
            LlvmFuncOp.UNNAMED_ADDR,
            SCALE,
            "comdat");

    private final AsmParser parser;
    private final List<Argument> arguments = new ArrayList<>();
    private final List<Type> inputs = new ArrayList<>();
    private final List<DictionaryAttr> inputAttributes = new ArrayList<>();
    private boolean varArg;

    LlvmFunctionSyntax(AsmParser parser) {
        this.parser = parser;
    }

    boolean parse(OpState state) {
        LlvmWordAttr linkage = LlvmWordAttr.Kind.LINKAGE.optional(parser);
        IntegerAttr visibility = LlvmEnum.VISIBILITY.optional(parser);
        IntegerAttr unnamed = LlvmEnum.UNNAMED_ADDR.optional(parser);
        LlvmWordAttr convention = LlvmWordAttr.Kind.CCONV.optional(parser);
        state.property(LlvmFuncOp.LINKAGE, linkage == null ? LlvmWordAttr.EXTERNAL : linkage);
        state.property(LlvmFuncOp.VISIBILITY_KIND, visibility == null ? IntegerAttr.i64(0) : visibility);
        state.property(LlvmFuncOp.UNNAMED_ADDR, unnamed == null ? IntegerAttr.i64(0) : unnamed);
        state.property(LlvmFuncOp.CCONV, convention == null ? LlvmWordAttr.CCC : convention);
        Location at = parser.here();
        String name = parser.parseSymbolName();
        if (name == null) return false;
        state.property(Symbol.NAME, StringAttr.of(name));
        List<Type> results = new ArrayList<>();
        List<DictionaryAttr> resultAttributes = new ArrayList<>();
        if (!parseArguments() || !parseResults(results, resultAttributes)) return false;
        LlvmFunctionType type = type(at, results);
        if (type == null || !parseScale(state) || !parseComdat(state)) return false;
        state.property(FunctionLike.FUNCTION_TYPE, new TypeAttr(type));
        state.optionalProperty(FunctionLike.ARGUMENT_ATTRIBUTES, arrayUnlessEmpty(inputAttributes));
        state.optionalProperty(FunctionLike.RESULT_ATTRIBUTES, arrayUnlessEmpty(resultAttributes));
        if (!parser.optionalAttrDictWithKeyword(state)) return false;
        Region body = new Region();
        state.region(body);
        return parser.optionalRegion(body, arguments);
    }

    /** {@code vscale_range(1, 2)}. */
    private boolean parseScale(OpState state) {
        if (!parser.optionalKeyword(SCALE)) return true;
        if (!parser.parse("(")) return false;
        Long least = parser.parseInteger();
        Long most = least == null || !parser.parse(",") ? null : parser.parseInteger();
        if (least == null || most == null || !parser.parse(")")) return false;
        state.property(
                SCALE,
                LlvmMetadata.of(SCALE, IntegerAttr.of(IntegerType.I32, least), IntegerAttr.of(IntegerType.I32, most)));
        return true;
    }

    private boolean parseComdat(OpState state) {
        if (!parser.optionalKeyword("comdat")) return true;
        if (!parser.parse("(")) return false;
        SymbolRef comdat = parser.parseSymbolRef();
        if (comdat == null || !parser.parse(")")) return false;
        state.property("comdat", comdat);
        return true;
    }

    private boolean parseArguments() {
        if (!parser.parse("(")) return false;
        if (parser.optional(")")) return true;
        do {
            varArg = parser.optional("...");
            if (varArg && parser.optional(",")) {
                parser.error("variadic arguments must be in the end of the argument list");
                return false;
            }
            if (varArg) break;
            if (!(parser.atOperand() ? named() : unnamed())) return false;
        } while (parser.optional(","));
        return parser.parse(")");
    }

    private boolean named() {
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

    private boolean unnamed() {
        if (!arguments.isEmpty()) {
            parser.error("expected SSA identifier");
            return false;
        }
        // an argument that has no body to stand in has no place either
        return typeWithAttributes(inputs, inputAttributes) && parser.optionalLocation(Location.UNKNOWN) != null;
    }

    private boolean typeWithAttributes(List<Type> types, List<DictionaryAttr> attributes) {
        Type t = parser.parseType();
        if (t == null) return false;
        DictionaryAttr a = parser.optionalDictionary();
        if (a == null) return false;
        types.add(t);
        attributes.add(a);
        return true;
    }

    private boolean parseResults(List<Type> results, List<DictionaryAttr> attributes) {
        if (!parser.optional("->")) return true;
        if (!parser.optional("(")) {
            Type t = parser.parseType();
            if (t == null) return false;
            results.add(t);
            attributes.add(DictionaryAttr.EMPTY);
            return true;
        }
        if (parser.optional(")")) return true;
        do {
            if (!typeWithAttributes(results, attributes)) return false;
        } while (parser.optional(","));
        return parser.parse(")");
    }

    private @Nullable LlvmFunctionType type(Location at, List<Type> results) {
        if (results.size() > 1) {
            parser.error(at, "failed to construct function type: expected zero or one function result");
            return null;
        }
        for (Type t : inputs) {
            if (LlvmTypes.isCompatible(t)) continue;
            parser.error(at, "failed to construct function type: expected LLVM type for function arguments");
            return null;
        }
        Type result = results.isEmpty() ? LlvmNamedType.VOID : results.get(0);
        if (!LlvmTypes.isCompatible(result)) {
            parser.error(at, "failed to construct function type: expected LLVM type for function results'%s'", result);
            return null;
        }
        return new LlvmFunctionType(result, inputs, varArg);
    }

    private static @Nullable ArrayAttr arrayUnlessEmpty(List<DictionaryAttr> dictionaries) {
        for (DictionaryAttr d : dictionaries) if (!d.isEmpty()) return new ArrayAttr(List.copyOf(dictionaries));
        return null;
    }

    // ---- writing

    static void print(LlvmFuncOp op, AsmPrinter out) {
        out.text(" ");
        word(op.linkage(), LlvmWordAttr.EXTERNAL, out);
        word(LlvmEnum.VISIBILITY, op.attribute(LlvmFuncOp.VISIBILITY_KIND), out);
        word(LlvmEnum.UNNAMED_ADDR, op.attribute(LlvmFuncOp.UNNAMED_ADDR), out);
        word(op.callingConvention(), LlvmWordAttr.CCC, out);
        out.symbolName(op.functionName());
        LlvmFunctionType type = op.llvmType();
        out.text("(");
        for (int i = 0; i < type.parameters().size(); i++) {
            if (i > 0) out.text(", ");
            DictionaryAttr attributes = dictionary(op, FunctionLike.ARGUMENT_ATTRIBUTES, i);
            if (op.isDeclaration()) typeWithAttributes(type.parameters().get(i), attributes, out);
            else out.argument(op.body().entry().argument(i), attributes);
        }
        if (type.varArg()) out.text(type.parameters().isEmpty() ? "..." : ", ...");
        out.text(")");
        printResult(op, type, out);
        if (op.attribute(SCALE) instanceof LlvmMetadata range
                && range.get("minRange") instanceof IntegerAttr least
                && range.get("maxRange") instanceof IntegerAttr most)
            out.text(" vscale_range(")
                    .text(least.value())
                    .text(", ")
                    .text(most.value())
                    .text(")");
        printComdat(op, out);
        out.optionalAttrDictWithKeyword(op, IN_SIGNATURE);
        if (op.isDeclaration()) return;
        out.text(" ");
        out.region(op.body(), false, true);
    }

    static void printComdat(Operation op, AsmPrinter out) {
        Attribute comdat = op.attribute("comdat");
        if (comdat != null) out.text(" comdat(").print(comdat).text(")");
    }

    private static void printResult(LlvmFuncOp op, LlvmFunctionType type, AsmPrinter out) {
        if (type.results().isEmpty()) return;
        DictionaryAttr attributes = dictionary(op, FunctionLike.RESULT_ATTRIBUTES, 0);
        out.text(attributes.isEmpty() ? " -> " : " -> (");
        typeWithAttributes(type.result(), attributes, out);
        if (!attributes.isEmpty()) out.text(")");
    }

    /** {@code word} and a space, nothing for the usual one. */
    static void word(LlvmWordAttr word, LlvmWordAttr usual, AsmPrinter out) {
        if (!word.equals(usual)) out.text(word.word()).text(" ");
    }

    /** The word for {@code number} and a space, nothing if there is none. */
    static void word(LlvmEnum words, @Nullable Attribute number, AsmPrinter out) {
        if (number == null) return;
        String word = words.word(number);
        if (!word.isEmpty()) out.text(word).text(" ");
    }

    private static void typeWithAttributes(Type type, DictionaryAttr attributes, AsmPrinter out) {
        out.print(type);
        if (!attributes.isEmpty()) out.text(" ").print(attributes);
    }

    /** Entry {@code i} of the array of dictionaries called {@code key}, empty if there is none. */
    static DictionaryAttr dictionary(Operation op, String key, int i) {
        if (!(op.attribute(key) instanceof ArrayAttr all) || i >= all.size()) return DictionaryAttr.EMPTY;
        return all.get(i) instanceof DictionaryAttr d ? d : DictionaryAttr.EMPTY;
    }
}
