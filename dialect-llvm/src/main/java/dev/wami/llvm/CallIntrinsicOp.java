package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;

/** Calls an intrinsic that has no operation of its own, by its full name. Upstream: llvm.call_intrinsic. */
public final class CallIntrinsicOp extends Operation {
    private static final String INTRINSIC = "intrin";

    static final OpSpec SPEC = OpSpec.of(LlvmOp.CALL_INTRINSIC, "call an intrinsic by name")
            .attribute(INTRINSIC, Attrs.STRING)
            .variadic("args", LlvmTypes.TYPE)
            .defaulted(LlvmFastMath.NAME, LlvmFastMath.Constraint.FASTMATH, LlvmFastMath.NONE)
            .variadic("op_bundle_operands", LlvmTypes.TYPE)
            .defaultedWhenBuilt(OpBundles.SIZES, Attrs.DENSE_I32_ARRAY, DenseArrayAttr.i32())
            .optionalAttribute(OpBundles.TAGS, Attrs.ARRAY)
            .optionalAttribute("arg_attrs", Attrs.ARRAY)
            .optionalAttribute("res_attrs", Attrs.ARRAY)
            .optionalResult("results", LlvmTypes.TYPE)
            .customSyntax();

    CallIntrinsicOp(OpState state) {
        super(SPEC, state);
    }

    /** @param name with {@code llvm.} and, where it is overloaded, the types */
    public CallIntrinsicOp(Location location, String name, List<? extends Value> arguments, List<Type> results) {
        super(
                SPEC,
                OpState.at(location)
                        .property(INTRINSIC, StringAttr.of(name))
                        .operands(arguments)
                        .operands(List.of())
                        .results(results));
    }

    public String intrinsicName() {
        return property(INTRINSIC, StringAttr.class).value();
    }

    public List<Value> arguments() {
        return operands(0);
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (!intrinsicName().startsWith("llvm.")) diagnostics.error(this, "intrinsic name must start with 'llvm.'");
    }

    /** {@code "llvm.name"(%a) ["tag"()] {...} : (i32) -> i32}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        String name = parser.parseString();
        if (name == null) return false;
        List<UnresolvedOperand> arguments = parser.parseOperandList("(", ")");
        if (arguments == null) return false;
        OpBundles bundles = OpBundles.parse(parser);
        if (bundles == null || !parser.optionalAttrDict(state) || !parser.parse(":") || !parser.parse("(")) {
            return false;
        }
        List<Type> inputs = new ArrayList<>();
        List<Type> results = new ArrayList<>();
        if (!types(parser, state, "arg_attrs", inputs) || !parser.parse("->")) return false;
        if (parser.optional("(")) {
            if (!types(parser, state, "res_attrs", results)) return false;
        } else {
            Type only = parser.parseType();
            if (only == null) return false;
            results.add(only);
        }
        List<Value> values = parser.resolve(arguments, inputs);
        if (values == null) return false;
        state.property(INTRINSIC, StringAttr.of(name));
        state.operands(values).results(results);
        return bundles.addTo(state, parser);
    }

    private static boolean types(AsmParser parser, OpState state, String key, List<Type> types) {
        if (parser.optional(")")) return true;
        List<DictionaryAttr> attributes = new ArrayList<>();
        do {
            Type type = parser.parseType();
            DictionaryAttr each = type == null ? null : parser.optionalDictionary();
            if (each == null) return false;
            types.add(type);
            attributes.add(each);
        } while (parser.optional(","));
        if (attributes.stream().anyMatch(d -> !d.isEmpty())) {
            state.property(key, new ArrayAttr(List.copyOf(attributes)));
        }
        return parser.parse(")");
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ").quoted(intrinsicName()).text("(");
        printer.values(arguments());
        printer.text(")");
        OpBundles.print(this, 1, printer);
        List<String> written = new ArrayList<>(
                List.of(INTRINSIC, OpSpec.OPERAND_SEGMENTS, OpBundles.SIZES, OpBundles.TAGS, "arg_attrs", "res_attrs"));
        if (LlvmFastMath.NONE.equals(attribute(LlvmFastMath.NAME))) written.add(LlvmFastMath.NAME);
        printer.optionalAttrDict(this, written);
        printer.text(" : ");
        LlvmCallSyntax.signature(this, arguments(), printer);
    }
}
