package dev.wami.std.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls a function by name or by address; the address is then the first operand. Upstream: llvm.call. */
public final class LlvmCallOp extends Operation implements CallLike, SymbolUser, Evaluable {
    static final String CALLEE = "callee";
    static final String VAR_CALLEE_TYPE = "var_callee_type";
    static final String TAIL_CALL_KIND = "TailCallKind";

    static final OpSpec SPEC = OpSpec.of("llvm.call", "call an LLVM function")
            .optionalAttribute(VAR_CALLEE_TYPE, Attrs.TYPE)
            .optionalAttribute(CALLEE, Attrs.FLAT_SYMBOL_REF)
            .variadic("callee_operands", LlvmTypes.TYPE)
            .defaulted(LlvmFastMath.NAME, LlvmFastMath.Constraint.FASTMATH, LlvmFastMath.NONE)
            .defaulted(LlvmFuncOp.CCONV, LlvmWordAttr.Kind.CCONV, LlvmWordAttr.CCC)
            .defaulted(TAIL_CALL_KIND, LlvmWordAttr.Kind.TAIL_CALL, LlvmWordAttr.NO_TAIL_KIND)
            .optionalAttribute(LlvmMemoryEffects.MNEMONIC, Attrs.ANY)
            .optionalAttribute("convergent", Attrs.UNIT)
            .optionalAttribute("no_unwind", Attrs.UNIT)
            .optionalAttribute("will_return", Attrs.UNIT)
            .variadic("op_bundle_operands", LlvmTypes.TYPE)
            .defaulted(OpBundles.SIZES, Attrs.DENSE_I32_ARRAY, DenseArrayAttr.i32())
            .optionalAttribute(OpBundles.TAGS, Attrs.ARRAY)
            .optionalAttribute("arg_attrs", Attrs.ARRAY)
            .optionalAttribute("res_attrs", Attrs.ARRAY)
            .optionalAttribute("no_inline", Attrs.UNIT)
            .optionalAttribute("always_inline", Attrs.UNIT)
            .optionalAttribute("inline_hint", Attrs.UNIT)
            .optionalAttribute("access_groups", Attrs.ARRAY)
            .optionalAttribute("alias_scopes", Attrs.ARRAY)
            .optionalAttribute("noalias_scopes", Attrs.ARRAY)
            .optionalAttribute("tbaa", Attrs.ARRAY)
            .optionalResult("result", LlvmTypes.TYPE)
            .customSyntax();

    LlvmCallOp(OpState state) {
        super(SPEC, state);
    }

    /** Calls {@code function}. */
    public static LlvmCallOp direct(Location location, LlvmFuncOp function, List<? extends Value> arguments) {
        return direct(location, function.functionName(), function.llvmType(), arguments);
    }

    /** Calls the function called {@code callee}, of type {@code type}. */
    public static LlvmCallOp direct(
            Location location, String callee, LlvmFunctionType type, List<? extends Value> arguments) {
        OpState state = OpState.at(location).property(CALLEE, SymbolRef.of(callee));
        return create(state, type, arguments);
    }

    /** Calls the function of type {@code type} at {@code address}. */
    public static LlvmCallOp indirect(
            Location location, Value address, LlvmFunctionType type, List<? extends Value> arguments) {
        List<Value> operands = new ArrayList<>(List.of(address));
        operands.addAll(arguments);
        return create(OpState.at(location), type, operands);
    }

    private static LlvmCallOp create(OpState state, LlvmFunctionType type, List<? extends Value> operands) {
        if (type.varArg()) state.property(VAR_CALLEE_TYPE, new TypeAttr(type));
        return new LlvmCallOp(state.operands(operands).operands(List.of()).results(type.results()));
    }

    @Override
    public @Nullable SymbolRef callee() {
        return optionalProperty(CALLEE, SymbolRef.class);
    }

    /** The address called; only if there is no {@link #callee}. */
    public Value address() {
        return operand(0);
    }

    @Override
    public List<Value> callArguments() {
        List<Value> all = operands(0);
        return callee() != null ? all : all.subList(1, all.size());
    }

    /** The type of the function called. */
    public LlvmFunctionType calleeType() {
        TypeAttr given = optionalProperty(VAR_CALLEE_TYPE, TypeAttr.class);
        if (given != null) return (LlvmFunctionType) given.type();
        Type result = resultCount() == 0 ? LlvmNamedType.VOID : result(0).type();
        return new LlvmFunctionType(
                result, callArguments().stream().map(Value::type).toList());
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        if (resultCount() > 1) diagnostics.error(this, "must have 0 or 1 result");
        if (callee() != null) return;
        if (operands(0).isEmpty()) {
            diagnostics.error(this, "must have either a `callee` attribute or at least an operand");
        } else if (!(address().type() instanceof LlvmPointerType)) {
            diagnostics.error(
                    this,
                    "indirect call expects a pointer as callee: %s",
                    address().type());
        } else if (optionalProperty(VAR_CALLEE_TYPE, TypeAttr.class) != null) verifyFunction(calleeType(), diagnostics);
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        SymbolRef callee = callee();
        if (callee == null) return;
        Operation found = symbols.lookup(this, callee);
        if (found == null) {
            diagnostics.error(this, "'%s' does not reference a symbol in the current scope", callee.leaf());
        } else if (found instanceof LlvmFuncOp function) {
            LlvmFunctionType type = function.llvmType();
            if (type.varArg() && optionalProperty(VAR_CALLEE_TYPE, TypeAttr.class) == null) {
                diagnostics.error(this, "missing var_callee_type attribute for vararg call");
            } else verifyFunction(type, diagnostics);
        } else diagnostics.error(this, "'%s' does not reference a valid LLVM function", callee.leaf());
    }

    private void verifyFunction(LlvmFunctionType type, Diagnostics diagnostics) {
        List<Value> arguments = callArguments();
        int expected = type.parameters().size();
        if (type.varArg() ? arguments.size() < expected : arguments.size() != expected) {
            diagnostics.error(
                    this,
                    "incorrect number of operands (%d) for callee (expecting: %s%d)",
                    arguments.size(),
                    type.varArg() ? "at least " : "",
                    expected);
            return;
        }
        for (int i = 0; i < expected; i++) {
            Type given = arguments.get(i).type();
            if (given.equals(type.parameters().get(i))) continue;
            diagnostics.error(
                    this,
                    "operand type mismatch for operand %d: '%s' != '%s'",
                    i,
                    given,
                    type.parameters().get(i));
            return;
        }
        if (resultCount() == 0 && type.result() != LlvmNamedType.VOID) {
            diagnostics.error(this, "expected function call to produce a value");
        } else if (resultCount() == 1 && type.result() == LlvmNamedType.VOID) {
            diagnostics.error(this, "calling function with void result must not produce values");
        } else if (resultCount() == 1 && !result(0).type().equals(type.result())) {
            diagnostics.error(
                    this, "result type mismatch: '%s' != '%s'", result(0).type(), type.result());
        }
    }

    @Override
    public Step evaluate(Frame frame) {
        SymbolRef callee = callee();
        if (callee == null) {
            if (!(frame.get(address()) instanceof Operation function)) return frame.trap("call of what is no function");
            return frame.call(function, frame.getAll(callArguments()));
        }
        Operation function = frame.machine().symbols().lookup(this, callee);
        if (function == null) return frame.trap("call of unknown function @" + callee.leaf());
        return frame.call(function, frame.getAll(callArguments()));
    }

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        return new LlvmCallSyntax(parser, state).parse();
    }

    @Override
    public void print(AsmPrinter printer) {
        LlvmCallSyntax.print(this, printer);
    }
}
