package dev.wami.llvm;

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
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;

/** Calls a function by name or by address; the address is then the first operand. Upstream: llvm.call. */
public final class LlvmCallOp extends LlvmCalling implements Evaluable {
    static final String TAIL_CALL_KIND = "TailCallKind";

    static final OpSpec SPEC = OpSpec.of(LlvmOp.CALL, "call an LLVM function")
            .optionalAttribute(VAR_CALLEE_TYPE, LlvmFuncOp.FunctionTypeAttr.FUNCTION)
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
            .defaultedWhenBuilt(OpBundles.SIZES, Attrs.DENSE_I32_ARRAY, DenseArrayAttr.i32())
            .optionalAttribute(OpBundles.TAGS, Attrs.ARRAY)
            .optionalAttribute("arg_attrs", Attrs.ARRAY)
            .optionalAttribute("res_attrs", Attrs.ARRAY)
            .optionalAttribute("no_inline", Attrs.UNIT)
            .optionalAttribute("always_inline", Attrs.UNIT)
            .optionalAttribute("inline_hint", Attrs.UNIT)
            .optionalAttribute("access_groups", LlvmMetadata.ArrayOf.ACCESS_GROUPS)
            .optionalAttribute("alias_scopes", LlvmMetadata.ArrayOf.ALIAS_SCOPES)
            .optionalAttribute("noalias_scopes", LlvmMetadata.ArrayOf.ALIAS_SCOPES)
            .optionalAttribute("tbaa", LlvmMetadata.ArrayOf.TBAA_TAGS)
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

    /** Whether the caller's frame must be gone before the callee has one, {@code musttail}. */
    public boolean isMustTail() {
        return property(TAIL_CALL_KIND, LlvmWordAttr.class).word().equals("musttail");
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        verifyBundles(this, diagnostics);
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        if (callee() != null) {
            super.verifySymbolUses(symbols, diagnostics);
        } else if (verifyVariadicType(diagnostics)) {
            verifyAddress(diagnostics);
        }
    }

    private void verifyAddress(Diagnostics diagnostics) {
        if (operands(0).isEmpty()) {
            diagnostics.error(this, "must have either a `callee` attribute or at least an operand");
        } else if (!(address().type() instanceof LlvmPointerType)) {
            diagnostics.error(
                    this,
                    "indirect call expects a pointer as callee: '%s'",
                    address().type());
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
