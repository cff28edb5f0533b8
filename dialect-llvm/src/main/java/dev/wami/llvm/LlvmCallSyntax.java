package dev.wami.llvm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.SuccessorOperands;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FunctionSignature;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code fastcc tail @f(%a) vararg(!llvm.func<i32 (i32, ...)>) ["tag"(%x : i32)] {...} : (i32 {llvm.signext}) -> i32};
 * an indirect call has {@code %p} for {@code @f} and {@code !llvm.ptr,} behind the colon.
 */
final class LlvmCallSyntax {
    private final AsmParser parser;
    private final OpState state;
    private @Nullable UnresolvedOperand address;
    private List<UnresolvedOperand> arguments = List.of();

    LlvmCallSyntax(AsmParser parser, OpState state) {
        this.parser = parser;
        this.state = state;
    }

    boolean parse() {
        LlvmWordAttr convention = LlvmWordAttr.Kind.CCONV.optional(parser);
        LlvmWordAttr tail = LlvmWordAttr.Kind.TAIL_CALL.optional(parser);
        state.property(LlvmFuncOp.CCONV, convention == null ? LlvmWordAttr.CCC : convention);
        state.property(LlvmCallOp.TAIL_CALL_KIND, tail == null ? LlvmWordAttr.NO_TAIL_KIND : tail);
        return parseCallee() && parseRest(null, null);
    }

    /** Between the arguments and the rest of a call: {@code to ^bb1 unwind ^bb2(%x : i32)}. */
    boolean parseInvoke() {
        LlvmWordAttr convention = LlvmWordAttr.Kind.CCONV.optional(parser);
        state.property(LlvmFuncOp.CCONV, convention == null ? LlvmWordAttr.CCC : convention);
        if (!parseCallee() || !parser.parseKeyword("to")) return false;
        SuccessorOperands normal = parser.parseSuccessorAndOperands();
        if (normal == null || !parser.parseKeyword("unwind")) return false;
        SuccessorOperands unwind = parser.parseSuccessorAndOperands();
        if (unwind == null) return false;
        state.successor(normal.block()).successor(unwind.block());
        return parseRest(normal, unwind);
    }

    /** {@code @f(%a)}, {@code %p(%a)}. */
    private boolean parseCallee() {
        address = parser.optionalOperand();
        if (address == null) {
            Location at = parser.here();
            Attribute callee = parser.parseAttribute();
            if (callee == null) return false;
            if (!(callee instanceof SymbolRef symbol) || !symbol.isFlat()) {
                parser.error(at, "invalid kind of attribute specified");
                return false;
            }
            state.property(LlvmCalling.CALLEE, symbol);
        }
        List<UnresolvedOperand> given = parser.parseOperandList("(", ")");
        if (given != null) arguments = given;
        return given != null;
    }

    private boolean parseRest(@Nullable SuccessorOperands normal, @Nullable SuccessorOperands unwind) {
        if (!parseVarArg()) return false;
        OpBundles bundles = OpBundles.parse(parser);
        if (bundles == null || !parser.optionalAttrDict(state)) return false;
        Location typesAt = parser.here();
        if (!parser.parse(":")) return false;
        List<Value> operands = new ArrayList<>();
        if (address != null) {
            Type pointer = parser.parseType();
            if (pointer == null) return false;
            if (!parser.optional(",")) {
                parser.error(typesAt, "expected indirect call to have 2 trailing types");
                return false;
            }
            Value callee = parser.resolve(address, pointer);
            if (callee == null) return false;
            operands.add(callee);
        }
        List<Type> inputs = parseTypes("arg_attrs", true);
        if (inputs == null) return false;
        if (!parser.optional("->")) {
            String wrong = "expected trailing function type";
            parser.error(typesAt, address == null ? "expected direct call to have 1 trailing types" : wrong);
            return false;
        }
        List<Type> results = parseTypes("res_attrs", false);
        if (results == null) return false;
        if (results.size() > 1) {
            parser.error(typesAt, "expected function with 0 or 1 result");
            return false;
        }
        if (results.contains(LlvmNamedType.VOID)) {
            parser.error(typesAt, "expected a non-void result type");
            return false;
        }
        List<Value> values = parser.resolve(arguments, inputs);
        if (values == null) return false;
        operands.addAll(values);
        state.operands(operands).results(results);
        if (normal != null) state.operands(normal.operands());
        if (unwind != null) state.operands(unwind.operands());
        return bundles.addTo(state, parser);
    }

    private boolean parseVarArg() {
        if (!parser.optionalKeyword("vararg")) return true;
        if (!parser.parse("(")) return false;
        Type type = parser.parseType();
        if (type == null || !parser.parse(")")) return false;
        state.property(LlvmCalling.VAR_CALLEE_TYPE, new TypeAttr(type));
        return true;
    }

    /** {@code (i32 {llvm.signext}, f32)}, or one type alone if not {@code demanded} in parentheses. */
    private @Nullable List<Type> parseTypes(String key, boolean demanded) {
        List<Type> types = new ArrayList<>();
        if (!demanded && !parser.atPunctuation("(")) {
            Type only = parser.parseType();
            return only == null ? null : List.of(only);
        }
        if (!parser.parse("(")) return null;
        if (parser.optional(")")) return types;
        List<DictionaryAttr> attributes = new ArrayList<>();
        boolean any = false;
        do {
            Type type = parser.parseType();
            if (type == null) return null;
            DictionaryAttr each = parser.optionalDictionary();
            if (each == null) return null;
            types.add(type);
            attributes.add(each);
            any |= !each.isEmpty();
        } while (parser.optional(","));
        if (any) state.property(key, new ArrayAttr(List.copyOf(attributes)));
        return parser.parse(")") ? types : null;
    }

    // ---- writing

    static void print(LlvmCalling op, AsmPrinter out) {
        out.text(" ");
        LlvmFunctionSyntax.word(op.property(LlvmFuncOp.CCONV, LlvmWordAttr.class), LlvmWordAttr.CCC, out);
        if (op instanceof LlvmCallOp) {
            LlvmFunctionSyntax.word(
                    op.property(LlvmCallOp.TAIL_CALL_KIND, LlvmWordAttr.class), LlvmWordAttr.NO_TAIL_KIND, out);
        }
        SymbolRef callee = op.callee();
        if (callee != null) out.symbolName(callee.leaf());
        else out.value(op.address());
        out.text("(");
        out.values(op.callArguments());
        out.text(")");
        if (op instanceof LlvmInvokeOp) {
            out.text(" to ");
            out.successor(op.successor(0), op.operands(1)).text(" unwind ");
            out.successor(op.successor(1), op.operands(2));
        }
        TypeAttr type = op.optionalProperty(LlvmCalling.VAR_CALLEE_TYPE, TypeAttr.class);
        if (type != null) out.text(" vararg(").print(type.type()).text(")");
        OpBundles.print(op, op instanceof LlvmInvokeOp ? 3 : 1, out);
        List<String> written = new ArrayList<>(List.of(
                LlvmCalling.CALLEE,
                LlvmCalling.VAR_CALLEE_TYPE,
                LlvmCallOp.TAIL_CALL_KIND,
                LlvmFuncOp.CCONV,
                OpSpec.OPERAND_SEGMENTS,
                OpBundles.SIZES,
                OpBundles.TAGS,
                "arg_attrs",
                "res_attrs"));
        if (LlvmFastMath.NONE.equals(op.attribute(LlvmFastMath.NAME))) written.add(LlvmFastMath.NAME);
        out.optionalAttrDict(op, written);
        out.text(" : ");
        if (callee == null) out.print(op.address().type()).text(", ");
        signature(op, op.callArguments(), out);
    }

    /** {@code (i32 {llvm.signext}) -> i32}. */
    static void signature(Operation op, List<Value> arguments, AsmPrinter out) {
        out.text("(");
        for (int i = 0; i < arguments.size(); i++) {
            if (i > 0) out.text(", ");
            out.print(arguments.get(i).type());
            dictionary(op, "arg_attrs", i, out);
        }
        out.text(") -> ");
        boolean bare = op.resultCount() == 1
                && FunctionSignature.dictionary(op, "res_attrs", 0).isEmpty();
        if (!bare) out.text("(");
        if (op.resultCount() == 1) {
            out.print(op.result(0).type());
            dictionary(op, "res_attrs", 0, out);
        }
        if (!bare) out.text(")");
    }

    private static void dictionary(Operation op, String key, int i, AsmPrinter out) {
        DictionaryAttr attributes = FunctionSignature.dictionary(op, key, i);
        if (!attributes.isEmpty()) out.text(" ").print(attributes);
    }
}
