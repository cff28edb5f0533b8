package dev.wami.conversions.func;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.ssawasm.CallingConvention;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import java.util.List;

/**
 * The second function that C can call, or provide, for each one with {@code llvm.emit_c_interface}:
 *
 * <pre>{@code
 * func @f(%m) { body }       func @f(%m) { body }
 *                      ->    func @_mlir_ciface_f(%m) { return f(%m) }     memrefs by address, convention c
 *
 * func private @f(m)   ->    func private @f(%m) { return _mlir_ciface_f(%m) }
 *                            func private @_mlir_ciface_f(m)               likewise
 * }</pre>
 *
 * Upstream does it in convert-func-to-llvm.
 */
public final class ExpandCInterface extends Pass {
    /** Upstream's attribute. */
    static final String REQUEST = "llvm.emit_c_interface";

    static final String PREFIX = "_mlir_ciface_";

    @Override
    public String name() {
        return "expand-c-interface";
    }

    @Override
    public String summary() {
        return "add the functions that llvm.emit_c_interface requests";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation root, PassContext context) {
        Diagnostics diagnostics = context.diagnostics();
        for (FuncOp f : root.collect(FuncOp.class)) {
            if (!f.hasAttribute(REQUEST)) continue;
            f.removeAttribute(REQUEST);
            if (SymbolTable.lookupNearest(f, SymbolRef.of(PREFIX + f.functionName())) != null) {
                diagnostics.error(f, "'%s' is defined already", PREFIX + f.functionName());
                continue;
            }
            if (f.isDeclaration()) provided(f);
            else wrapped(f);
        }
    }

    private static void wrapped(FuncOp f) {
        FuncOp wrapper = FuncOp.define(f.location(), PREFIX + f.functionName(), f.functionType());
        keepAttributes(f, wrapper);
        Builder.after(f).insert(wrapper);
        call(wrapper, f);
    }

    private static void provided(FuncOp f) {
        FuncOp import_ = FuncOp.declare(f.location(), PREFIX + f.functionName(), f.functionType());
        FuncOp caller = FuncOp.define(f.location(), f.functionName(), f.functionType());
        caller.setPrivate();
        keepAttributes(f, import_);
        Builder.after(f).insert(import_);
        Builder.after(f).insert(caller);
        call(caller, import_);
        f.erase();
    }

    /** The body of {@code caller}; what it calls is not copied into it. */
    private static void call(FuncOp caller, FuncOp callee) {
        Block entry = caller.body().entry();
        Builder body = Builder.atEnd(entry);
        CallOp call = body.insert(new CallOp(caller.location(), callee, entry.arguments()));
        call.setAttribute("no_inline", UnitAttr.UNIT);
        body.insert(new ReturnOp(caller.location(), call.results()));
    }

    private static void keepAttributes(FuncOp from, FuncOp into) {
        for (NamedAttribute a : from.attributes()) {
            boolean own = a.name().equals("exported") || a.name().equals(MemRefAbi.BARE_REQUEST);
            if (!own) into.setAttribute(a.name(), a.value());
        }
        for (String key : List.of(FunctionLike.ARGUMENT_ATTRIBUTES, FunctionLike.RESULT_ATTRIBUTES)) {
            Attribute each = from.attribute(key);
            if (each != null) into.setAttribute(key, each);
        }
        into.setAttribute(CallingConvention.REQUEST, StringAttr.of(CallingConvention.C.toString()));
        into.setAttribute(MemRefAbi.REQUEST, StringAttr.of(MemRefAbi.POINTER.toString()));
    }
}
