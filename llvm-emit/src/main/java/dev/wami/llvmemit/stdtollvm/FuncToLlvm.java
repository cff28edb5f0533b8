package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.Symbol.Visibility;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.LlvmBranches;
import dev.wami.llvm.LlvmCallOp;
import dev.wami.llvm.LlvmFuncOp;
import dev.wami.llvm.LlvmFunctionType;
import dev.wami.llvm.LlvmGlobals;
import dev.wami.llvm.LlvmStructType;
import dev.wami.llvm.LlvmWordAttr;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncDialectOp;
import dev.wami.std.func.FuncOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Functions, calls and returns. Upstream: convert-func-to-llvm. */
final class FuncToLlvm {
    private final Lowering to;
    private final LlvmTypeConverter types;
    private final LlvmEmitter e;
    private final LlvmCallingConvention convention;
    private final boolean internal;

    /** @param internal whether private functions with a body have internal linkage */
    FuncToLlvm(Lowering to, LlvmTypeConverter types, LlvmCallingConvention convention, boolean internal) {
        this.to = to;
        this.types = types;
        this.convention = convention;
        this.internal = internal;
        this.e = new LlvmEmitter(to, types);
    }

    boolean lower(Operation op) {
        return switch ((FuncDialectOp) op.kind()) {
            case FUNC -> lowerFunc((FuncOp) op);
            case CALL -> lowerCall((FuncCalls.CallOp) op);
            case CALL_INDIRECT -> lowerCallIndirect((FuncCalls.CallIndirectOp) op);
            case CONSTANT -> lowerConstant((FuncCalls.ConstantOp) op);
            case RETURN -> lowerReturn(op);
        };
    }

    private @Nullable LlvmFunctionType type(FunctionType type) {
        String problem = convention.problem(type);
        if (problem == null) return convention.type(type);
        to.fail(problem);
        return null;
    }

    // ---- functions

    private boolean lowerFunc(FuncOp op) {
        FunctionType source = op.functionType();
        LlvmFunctionType type = type(source);
        if (type == null) return false;
        if (!op.isDeclaration() && !areConvertible(op.body())) return false;
        boolean hidden = internal && !op.isDeclaration() && op.visibility() == Visibility.PRIVATE;
        LlvmWordAttr linkage = hidden ? LlvmWordAttr.INTERNAL : LlvmWordAttr.EXTERNAL;
        LlvmFuncOp function = LlvmFuncOp.declare(op.location(), op.functionName(), type, linkage);
        Attribute visibility = op.attribute(Symbol.VISIBILITY);
        if (visibility != null) function.setAttribute(Symbol.VISIBILITY, visibility);
        for (NamedAttribute a : op.attributes()) function.setAttribute(a.name(), a.value());
        to.insert(function);
        if (!op.isDeclaration()) {
            function.body().takeBody(op.body());
            convertBody(function, source);
        }
        return to.erase(op);
    }

    private boolean areConvertible(Region body) {
        for (Block b : body) {
            for (Type t : b.argumentTypes()) {
                if (types.convertSingle(t) == null) return to.fail("no LLVM type for '" + t + "'");
            }
        }
        return true;
    }

    /** A new entry block takes the parameters and makes descriptors of them; the old one's operations follow. */
    private void convertBody(LlvmFuncOp function, FunctionType source) {
        Region body = function.body();
        Block old = body.entry();
        for (Block b : body) if (b != old) to.convertArguments(b);
        Block entry = body.insertBefore(new Block(), old);
        for (Type t : function.llvmType().parameters()) entry.addArgument(t, function.location());
        to.setToEnd(entry);
        List<List<Value>> arguments = new ArrayList<>();
        int at = 0;
        for (Type t : source.inputs()) {
            int n = convention.parameters(t).size();
            List<Value> parts = new ArrayList<>(entry.arguments().subList(at, at + n));
            arguments.add(List.of(convention.receive(t, parts, e)));
            at += n;
        }
        to.inline(old, arguments);
        old.erase();
    }

    // ---- calls

    private boolean lowerCall(FuncCalls.CallOp op) {
        FunctionType source =
                new FunctionType(op.operands().stream().map(Value::type).toList(), op.resultTypes());
        LlvmFunctionType type = type(source);
        if (type == null) return false;
        LlvmCallOp call = LlvmCallOp.direct(op.location(), op.callee().leaf(), type, passed(op.operands()));
        return replaceCall(op, call, source);
    }

    private boolean lowerCallIndirect(FuncCalls.CallIndirectOp op) {
        FunctionType source = (FunctionType) op.calleeValue().type();
        LlvmFunctionType type = type(source);
        if (type == null) return false;
        Value address = to.value(op.calleeValue());
        LlvmCallOp call = LlvmCallOp.indirect(op.location(), address, type, passed(op.callArguments()));
        return replaceCall(op, call, source);
    }

    private List<Value> passed(List<Value> arguments) {
        List<Value> out = new ArrayList<>();
        for (Value v : arguments) out.addAll(convention.pass(v.type(), to.value(v), e));
        return out;
    }

    private boolean replaceCall(Operation op, LlvmCallOp call, FunctionType source) {
        to.insert(call);
        List<Type> results = source.results();
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            Value v = results.size() == 1 ? call.result(0) : e.extract(call.result(0), i);
            values.add(convention.receiveResult(results.get(i), v, e));
        }
        return to.replace(op, values);
    }

    private boolean lowerConstant(FuncCalls.ConstantOp op) {
        return to.replaceWith(
                op, new LlvmGlobals.AddressOfOp(op.location(), op.function().leaf()));
    }

    /** Several values are returned as one struct. */
    private boolean lowerReturn(Operation op) {
        List<Value> values = new ArrayList<>();
        for (Value v : op.operands()) values.add(convention.passResult(v.type(), to.value(v), e));
        Value result = values.isEmpty() ? null : values.get(0);
        if (values.size() > 1) {
            List<Type> parts = values.stream().map(Value::type).toList();
            result = e.poison(LlvmStructType.literal(parts));
            for (int i = 0; i < values.size(); i++) result = e.insertInto(result, values.get(i), i);
        }
        to.insert(new LlvmBranches.ReturnOp(op.location(), result));
        return to.erase(op);
    }
}
