package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What calls a function: its name, or its address as the first operand; then its arguments. */
abstract class LlvmCalling extends Operation implements CallLike, SymbolUser {
    static final String CALLEE = "callee";
    static final String VAR_CALLEE_TYPE = "var_callee_type";

    LlvmCalling(OpSpec spec, OpState state) {
        super(spec, state);
    }

    @Override
    public final @Nullable SymbolRef callee() {
        return optionalProperty(CALLEE, SymbolRef.class);
    }

    /** The address called; only if there is no {@link #callee}. */
    public final Value address() {
        return operand(0);
    }

    @Override
    public final List<Value> callArguments() {
        List<Value> all = operands(0);
        return callee() != null ? all : all.subList(1, all.size());
    }

    /** The type of the function called. */
    public final LlvmFunctionType calleeType() {
        LlvmFunctionType given = variadicType();
        if (given != null) return given;
        Type result = resultCount() == 0 ? LlvmNamedType.VOID : result(0).type();
        return new LlvmFunctionType(
                result, callArguments().stream().map(Value::type).toList());
    }

    private @Nullable LlvmFunctionType variadicType() {
        TypeAttr given = optionalProperty(VAR_CALLEE_TYPE, TypeAttr.class);
        return given == null ? null : (LlvmFunctionType) given.type();
    }

    // ---- verifying

    /** Whether the type of a variadic function fits what is passed. Upstream: verifyCallOpVarCalleeType. */
    final boolean verifyVariadicType(Diagnostics diagnostics) {
        LlvmFunctionType type = variadicType();
        String problem = type == null ? null : variadicProblem(type);
        if (problem != null) diagnostics.error(this, "%s", problem);
        return problem == null;
    }

    private @Nullable String variadicProblem(LlvmFunctionType type) {
        List<Value> arguments = callArguments();
        if (!type.varArg()) return "expected var_callee_type to be a variadic function type";
        if (type.parameters().size() > arguments.size()) {
            return "expected var_callee_type to have at most " + arguments.size() + " parameters";
        }
        for (int i = 0; i < type.parameters().size(); i++) {
            Type expected = type.parameters().get(i);
            if (!expected.equals(arguments.get(i).type())) {
                return "var_callee_type parameter type mismatch: '" + expected + "' != '"
                        + arguments.get(i).type() + "'";
            }
        }
        if (resultCount() == 0) {
            return type.result() == LlvmNamedType.VOID ? null : "expected var_callee_type to return void";
        }
        return result(0).type().equals(type.result())
                ? null
                : "var_callee_type return type mismatch: '" + type.result() + "' != '"
                        + result(0).type() + "'";
    }

    /** Whether every bundle has a tag. Upstream: verifyOperandBundles. */
    static boolean verifyBundles(Operation op, Diagnostics diagnostics) {
        int bundles = op.attribute(OpBundles.SIZES) instanceof DenseArrayAttr a ? a.size() : 0;
        List<Attribute> tags = op.attribute(OpBundles.TAGS) instanceof ArrayAttr a ? a.elements() : List.of();
        if (tags.size() != bundles) {
            diagnostics.error(
                    op.location(), "expected %d operand bundle tags, but actually got %d", bundles, tags.size());
            return false;
        }
        for (Attribute tag : tags) {
            if (tag instanceof StringAttr) continue;
            diagnostics.error(op.location(), "operand bundle tag must be a StringAttr");
            return false;
        }
        return true;
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        SymbolRef callee = callee();
        if (!verifyVariadicType(diagnostics) || callee == null) return;
        Operation found = symbols.lookup(this, callee);
        if (found == null) {
            diagnostics.error(this, "'%s' does not reference a symbol in the current scope", callee.leaf());
        } else if (found instanceof LlvmFuncOp function) {
            if (DebugLocations.verifyCall(this, function, diagnostics)) {
                verifyFunction(function.llvmType(), diagnostics);
            }
        } else if (found instanceof LlvmAliases.IFuncOp function) {
            if (function.type() instanceof LlvmFunctionType type) verifyFunction(type, diagnostics);
            else diagnostics.error(this, "callee does not have a functional type: '%s'", function.type());
        } else diagnostics.error(this, "'%s' does not reference a valid LLVM function or IFunc", callee.leaf());
    }

    private void verifyFunction(LlvmFunctionType type, Diagnostics diagnostics) {
        String problem = problemWith(type);
        if (problem != null) diagnostics.error(this, "%s", problem);
    }

    private @Nullable String problemWith(LlvmFunctionType type) {
        if (type.varArg() && variadicType() == null) return "missing var_callee_type attribute for vararg call";
        List<Value> arguments = callArguments();
        int expected = type.parameters().size();
        if (!type.varArg() && expected != arguments.size()) {
            return "incorrect number of operands (" + arguments.size() + ") for callee (expecting: " + expected + ")";
        }
        if (expected > arguments.size()) {
            return "incorrect number of operands (" + arguments.size() + ") for varargs callee (expecting at least: "
                    + expected + ")";
        }
        for (int i = 0; i < expected; i++) {
            Type given = arguments.get(i).type();
            if (!given.equals(type.parameters().get(i))) {
                return "operand type mismatch for operand " + i + ": '" + given + "' != '"
                        + type.parameters().get(i) + "'";
            }
        }
        if (resultCount() == 0) {
            return type.result() == LlvmNamedType.VOID ? null : "expected function call to produce a value";
        }
        if (type.result() == LlvmNamedType.VOID) return "calling function with void result must not produce values";
        return result(0).type().equals(type.result())
                ? null
                : "result type mismatch: '" + result(0).type() + "' != '" + type.result() + "'";
    }
}
