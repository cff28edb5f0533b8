package dev.wami.llvm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FunctionSignature;
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

    private LlvmFunctionSyntax() {}

    static boolean parse(AsmParser parser, OpState state) {
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
        FunctionSignature signature = FunctionSignature.parse(parser, true);
        LlvmFunctionType type = signature == null ? null : type(at, signature, parser);
        if (signature == null || type == null || !parseScale(parser, state) || !parseComdat(parser, state)) {
            return false;
        }
        state.property(FunctionLike.FUNCTION_TYPE, new TypeAttr(type));
        signature.addAttributes(state);
        if (!parser.optionalAttrDictWithKeyword(state)) return false;
        Region body = new Region();
        state.region(body);
        boolean braces = parser.atPunctuation("{");
        if (!parser.optionalRegion(body, signature.arguments())) return false;
        // as upstream, {} behind unnamed arguments is a block without them, of which the verifier complains
        if (braces && body.isEmpty() && !signature.inputs().isEmpty()) body.add(new Block());
        return true;
    }

    /** {@code vscale_range(1, 2)}. */
    private static boolean parseScale(AsmParser parser, OpState state) {
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

    private static boolean parseComdat(AsmParser parser, OpState state) {
        if (!parser.optionalKeyword("comdat")) return true;
        if (!parser.parse("(")) return false;
        SymbolRef comdat = parser.parseSymbolRef();
        if (comdat == null || !parser.parse(")")) return false;
        state.property("comdat", comdat);
        return true;
    }

    private static @Nullable LlvmFunctionType type(Location at, FunctionSignature signature, AsmParser parser) {
        List<Type> results = signature.results();
        if (results.size() > 1) {
            parser.error(at, "failed to construct function type: expected zero or one function result");
            return null;
        }
        for (Type t : signature.inputs()) {
            if (LlvmTypes.isCompatible(t)) continue;
            parser.error(at, "failed to construct function type: expected LLVM type for function arguments");
            return null;
        }
        Type result = results.isEmpty() ? LlvmNamedType.VOID : results.get(0);
        if (!LlvmTypes.isCompatible(result)) {
            parser.error(at, "failed to construct function type: expected LLVM type for function results'%s'", result);
            return null;
        }
        return new LlvmFunctionType(result, signature.inputs(), signature.isVariadic());
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
        FunctionSignature.printArguments(op, type.parameters(), type.varArg(), out);
        printResult(op, type, out);
        if (op.attribute(SCALE) instanceof LlvmMetadata range
                && range.get("minRange") instanceof IntegerAttr least
                && range.get("maxRange") instanceof IntegerAttr most) {
            out.text(" vscale_range(")
                    .text(least.value())
                    .text(", ")
                    .text(most.value())
                    .text(")");
        }
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
        boolean bare = FunctionSignature.resultAttributes(op, 0).isEmpty();
        out.text(bare ? " -> " : " -> (");
        FunctionSignature.printResult(op, type.result(), 0, out);
        if (!bare) out.text(")");
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
}
