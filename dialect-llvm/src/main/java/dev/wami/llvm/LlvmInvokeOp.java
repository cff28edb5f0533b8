package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.WeightedBranch;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.List;

/** A call that goes on in one block, or in another one if there was an exception. Upstream: llvm.invoke. */
public final class LlvmInvokeOp extends LlvmCalling implements Branch {
    static final OpSpec SPEC = OpSpec.of(LlvmOp.INVOKE, "call a function that may throw")
            .optionalAttribute(VAR_CALLEE_TYPE, LlvmFuncOp.FunctionTypeAttr.FUNCTION)
            .optionalAttribute(CALLEE, Attrs.FLAT_SYMBOL_REF)
            .variadic("callee_operands", LlvmTypes.TYPE)
            .optionalAttribute("arg_attrs", Attrs.ARRAY)
            .optionalAttribute("res_attrs", Attrs.ARRAY)
            .variadic("normalDestOperands", LlvmTypes.TYPE)
            .variadic("unwindDestOperands", LlvmTypes.TYPE)
            .optionalAttribute("branch_weights", Attrs.DENSE_I32_ARRAY)
            .defaulted(LlvmFuncOp.CCONV, LlvmWordAttr.Kind.CCONV, LlvmWordAttr.CCC)
            .variadic("op_bundle_operands", LlvmTypes.TYPE)
            .defaultedWhenBuilt(OpBundles.SIZES, Attrs.DENSE_I32_ARRAY, DenseArrayAttr.i32())
            .optionalAttribute(OpBundles.TAGS, Attrs.ARRAY)
            .optionalResult("result", LlvmTypes.TYPE)
            .successor("normalDest")
            .successor("unwindDest")
            .customSyntax();

    LlvmInvokeOp(OpState state) {
        super(SPEC, state);
    }

    @Override
    public int successorOperandStart(int i) {
        return operandStart(i + 1);
    }

    @Override
    public int successorOperandCount(int i) {
        return operandSize(i + 1);
    }

    @Override
    public void setSuccessorOperands(int i, List<? extends Value> values) {
        setOperands(i + 1, values);
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (!WeightedBranch.verify(this, diagnostics)) return;
        if (resultCount() > 1) diagnostics.error(this, "must have 0 or 1 result");
        if (!verifyVariadicType(diagnostics)) return;
        Operation first = successor(1).first();
        if (first == null) {
            diagnostics.error(location(), "must have at least one operation in unwind destination");
        } else if (!(first instanceof LlvmExceptions.LandingpadOp)) {
            diagnostics.error(
                    location(), "first operation in unwind destination should be a llvm.landingpad operation");
        } else verifyBundles(this, diagnostics);
    }

    /** Upstream holds only calls to the types of functions. */
    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {}

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        return new LlvmCallSyntax(parser, state).parseInvoke();
    }

    @Override
    public void print(AsmPrinter printer) {
        LlvmCallSyntax.print(this, printer);
    }
}
