package dev.wami.conversions.func;

import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.ssawasm.CallingConvention;
import dev.wami.std.func.FuncOp;
import org.jspecify.annotations.Nullable;

/**
 * By which convention each function of a module is called, docs/abi.md.
 *
 * @param abi of functions that are called from outside and say nothing
 * @param memrefAbi how memrefs cross such functions
 * @param severalResults whether a Wasm function may have more than one result
 */
record Conventions(CallingConvention abi, MemRefAbi memrefAbi, boolean severalResults, WasmTypes types) {

    Signature.Rules rules(CallingConvention convention, MemRefAbi memrefs) {
        return new Signature.Rules(convention, memrefs, severalResults, types);
    }

    /** How {@code f} is called. */
    Signature signatureOf(FuncOp f) {
        boolean free = requested(f) == null && !f.isDeclaration();
        Signature asked = Signature.of(f.functionType(), f, rules(conventionOf(f), memrefs(f)));
        return free ? withoutSeveralResults(asked, f) : asked;
    }

    /** {@code signature}, or with results in memory where values were not asked for and the target takes one only. */
    Signature withoutSeveralResults(Signature signature, @Nullable FuncOp f) {
        boolean fits = severalResults || signature.wasmType().results().size() < 2;
        if (fits || signature.rules().convention() != CallingConvention.EXACT) return signature;
        FunctionType type = signature.type();
        return Signature.of(
                type, f, rules(CallingConvention.C, signature.rules().memrefs()));
    }

    /** Who calls from outside or through the table knows no more than the default; an import says what it is. */
    private CallingConvention conventionOf(FuncOp f) {
        CallingConvention requested = requested(f);
        if (requested != null) return requested;
        return !f.isDeclaration() && isReachable(f) ? abi : CallingConvention.EXACT;
    }

    private MemRefAbi memrefs(FuncOp f) {
        MemRefAbi asked = MemRefAbi.requestedBy(f);
        if (asked != null) return asked;
        boolean inside = !f.isDeclaration() && !isReachable(f) && requested(f) == null;
        return inside ? MemRefAbi.PARTS : memrefAbi;
    }

    /** Whether calls may come from what is not seen here. */
    private static boolean isReachable(FuncOp f) {
        return exportName(f) != null || FunctionTable.indexOf(f, f.functionName()) >= 0;
    }

    /** The name under which {@code f} is exported, or null if it is not. */
    static @Nullable String exportName(FuncOp f) {
        Attribute a = f.attributes().get("exported");
        if (a instanceof StringAttr s) return s.value();
        boolean isPublic = f.visibility() == Symbol.Visibility.PUBLIC;
        return isPublic || a == UnitAttr.UNIT ? f.functionName() : null;
    }

    /** The convention that {@code op} asks for, or null. */
    static @Nullable CallingConvention requested(Operation op) {
        return op.attribute(CallingConvention.REQUEST) instanceof StringAttr s ? CallingConvention.of(s.value()) : null;
    }

    /** What is wrong with the convention that {@code op} asks for, or null. */
    static @Nullable String badRequest(Operation op) {
        Attribute a = op.attribute(CallingConvention.REQUEST);
        if (a == null || requested(op) != null) return null;
        return CallingConvention.REQUEST + " must be " + CallingConvention.choices() + ", but is " + a;
    }
}
