package dev.wami.llvmemit;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.Type;
import dev.wami.llvm.CallIntrinsicOp;
import dev.wami.llvm.Intrinsic;
import dev.wami.llvm.IntrinsicCall;
import dev.wami.llvm.IntrinsicOp;
import dev.wami.llvm.LlvmCallOp;
import dev.wami.llvm.LlvmNamedType;
import dev.wami.llvm.LlvmWordAttr;
import dev.wami.llvm.OpBundles;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** Calls of functions and intrinsics. */
final class CallText {
    private final FunctionText names;
    private final TypeText types;
    private final AttributeText attributes;

    CallText(FunctionText names, TypeText types, AttributeText attributes) {
        this.names = names;
        this.types = types;
        this.attributes = attributes;
    }

    String call(LlvmCallOp op) {
        String tail = op.property("TailCallKind", LlvmWordAttr.class).word();
        String convention = op.property("CConv", LlvmWordAttr.class).word();
        StringBuilder out = new StringBuilder();
        if (!tail.equals("none")) out.append(tail).append(' ');
        out.append("call ").append(InstructionText.fast(op));
        if (!convention.equals("ccc")) {
            out.append(ModuleText.convention(convention)).append(' ');
        }
        String result = attributes.ofParameter(op, "res_attrs", 0).stripLeading();
        if (!result.isEmpty()) out.append(result).append(' ');
        // of variadic functions the whole type must be said
        Type type = op.calleeType().varArg() ? op.calleeType() : op.calleeType().result();
        out.append(types.of(type, op.location())).append(' ');
        SymbolRef callee = op.callee();
        out.append(callee != null ? Identifiers.global(callee.leaf()) : names.name(op.address()));
        out.append(arguments(op, op.callArguments(), List.of()));
        out.append(attributes.ofFunction(op)).append(bundles(op));
        return out.toString();
    }

    private String arguments(Operation op, List<Value> values, List<String> immediates) {
        StringJoiner out = new StringJoiner(", ", "(", ")");
        for (int i = 0; i < values.size(); i++) {
            Value v = values.get(i);
            out.add(types.of(v.type(), op.location()) + attributes.ofParameter(op, "arg_attrs", i) + " "
                    + names.name(v));
        }
        for (String each : immediates) out.add(each);
        return out.toString();
    }

    private String bundles(Operation op) {
        List<OpBundles.Bundle> bundles = OpBundles.of(op, 1);
        if (bundles.isEmpty()) return "";
        StringJoiner out = new StringJoiner(", ", " [ ", " ]");
        for (OpBundles.Bundle b : bundles) {
            StringJoiner values = new StringJoiner(", ", Identifiers.quoted(b.tag()) + "(", ")");
            for (Value v : b.values()) values.add(names.typed(v, op));
            out.add(values.toString());
        }
        return out.toString();
    }

    private String resultType(Operation op) {
        Type type = op.resultCount() == 0 ? LlvmNamedType.VOID : op.result(0).type();
        return types.of(type, op.location());
    }

    // ---- intrinsics

    String intrinsic(IntrinsicOp op) {
        IntrinsicCall call = op.call();
        boolean bundled = op.intrinsic() == Intrinsic.ASSUME;
        List<Value> values = bundled ? op.operands().subList(0, 1) : op.operands();
        List<String> immediates = new ArrayList<>();
        List<Type> argumentTypes = new ArrayList<>();
        for (Value v : values) argumentTypes.add(v.type());
        for (String name : call.immediates()) {
            Attribute value = op.attribute(name);
            if (!(value instanceof IntegerAttr i)) throw new Unsupported(op.location(), "'" + name + "' is no integer");
            boolean truth = i.width() == 1;
            immediates.add(types.of(i.type(), op.location()) + " "
                    + (truth ? Boolean.toString(i.isTrue()) : i.big().toString()));
            argumentTypes.add(i.type());
        }
        StringBuilder name = new StringBuilder(op.intrinsic().function());
        for (int r : call.overResults()) {
            name.append('.').append(types.mangled(op.result(r).type(), op.location()));
        }
        for (int a : call.overArguments()) name.append('.').append(types.mangled(argumentTypes.get(a), op.location()));
        String bundles = bundled ? bundles(op) : "";
        return "call " + InstructionText.fast(op) + resultType(op) + " " + Identifiers.global(name.toString())
                + arguments(op, values, immediates) + bundles;
    }

    String named(CallIntrinsicOp op) {
        return "call " + InstructionText.fast(op) + resultType(op) + " " + Identifiers.global(op.intrinsicName())
                + arguments(op, op.arguments(), List.of()) + bundles(op);
    }
}
