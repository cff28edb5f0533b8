package dev.wami.wasmimport.recognize;

import dev.wami.core.analysis.Effects;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.ssawasm.Calls.CallIndirectOp;
import dev.wami.ssawasm.Continuations.TagOp;
import dev.wami.ssawasm.Exceptions.Catch;
import dev.wami.ssawasm.Exceptions.ThrowOp;
import dev.wami.ssawasm.Exceptions.ThrowRefOp;
import dev.wami.ssawasm.Exceptions.TryOp;
import dev.wami.ssawasm.ReferenceCalls.CallRefOp;
import dev.wami.ssawasm.References.RefNullOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasmops.ReferenceType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Exceptions, which are Wasm's own again: what was thrown leaves the function by itself, and only where it is caught
 * something follows what throws.
 *
 * <pre>
 *   call @f; is_thrown                   call @f; 0
 *   call @f; %values, %which = catch     %values, %which = try "call" @f
 * </pre>
 */
final class ExceptionRecognition {
    private ExceptionRecognition() {}

    /** {@code is_thrown -> 0}: what is behind something that threw is not reached. */
    static void isThrown(FuncCalls.CallOp call) {
        Value none = ConstantOp.insert(
                Builder.before(call),
                call.location(),
                IntegerAttr.of(call.result(0).type(), 0));
        call.result(0).replaceAllUsesWith(none);
        call.erase();
    }

    /** @param callee the function that takes what was thrown */
    static void caught(FuncCalls.CallOp call, FuncOp callee, Diagnostics diagnostics) {
        Operation thrower = call.prev();
        while (thrower != null && Effects.isPure(thrower)) thrower = thrower.prev();
        List<Catch> catches = clauses(callee);
        int caught = call.resultCount() - 1;
        Builder at = thrower == null ? new Builder() : Builder.before(thrower);
        List<Value> otherwise = new ArrayList<>();
        for (int i = 0; thrower != null && i < caught; i++)
            otherwise.add(zero(call.result(i).type(), at, call));
        TryOp found = thrower == null ? null : tried(thrower, catches, otherwise);
        if (thrower == null || found == null) {
            diagnostics.error(call, "catches what nothing throws: a call stood before it");
            return;
        }
        at.insert(found);
        for (int i = 0; i < caught; i++) call.result(i).replaceAllUsesWith(found.result(i));
        for (int i = 0; i < thrower.resultCount(); i++) {
            thrower.result(i).replaceAllUsesWith(found.result(caught + i));
        }
        call.result(caught).replaceAllUsesWith(found.result(found.resultCount() - 1));
        call.erase();
        thrower.erase();
    }

    private static @Nullable TryOp tried(Operation op, List<Catch> catches, List<Value> otherwise) {
        Location at = op.location();
        List<Value> operands = op.operands();
        if (op instanceof FuncCalls.CallOp c) {
            FunctionType type = type(operands, op.resultTypes());
            return new TryOp(at, "call", c.callee().root(), type, catches, otherwise, operands);
        }
        if (op instanceof CallIndirectOp c) {
            return new TryOp(at, "call_indirect", c.table().root(), c.signature(), catches, otherwise, operands);
        }
        if (op instanceof CallRefOp c) {
            return new TryOp(at, "call_ref", null, c.signature(), catches, otherwise, operands);
        }
        FunctionType thrown = type(operands, List.of());
        if (op instanceof ThrowOp t) {
            return new TryOp(at, "throw", t.tag().root(), thrown, catches, otherwise, operands);
        }
        return op instanceof ThrowRefOp ? new TryOp(at, "throw_ref", null, thrown, catches, otherwise, operands) : null;
    }

    private static FunctionType type(List<Value> operands, List<Type> results) {
        return new FunctionType(operands.stream().<Type>map(Value::type).toList(), results);
    }

    private static Value zero(Type type, Builder at, Operation user) {
        if (type instanceof ReferenceType) {
            return at.insert(new RefNullOp(user.location(), type)).result(0);
        }
        if (type instanceof VectorType v) {
            return ConstantOp.insert(at, user.location(), DenseElementsAttr.splat(v, 0));
        }
        return ConstantOp.insert(
                at,
                user.location(),
                type instanceof FloatType f ? dev.wami.core.ir.attr.FloatAttr.of(f, 0) : IntegerAttr.of(type, 0));
    }

    private static List<Catch> clauses(FuncOp callee) {
        List<Catch> out = new ArrayList<>();
        if (!(callee.attribute("wasm.clauses") instanceof ArrayAttr all)) return out;
        for (Attribute a : all.elements()) {
            if (!(a instanceof ArrayAttr c) || c.size() != 3) continue;
            String tag = c.elements().get(1) instanceof SymbolRef s ? s.root() : null;
            boolean reference =
                    c.elements().get(0) instanceof StringAttr w && w.value().endsWith("_ref");
            int count = c.elements().get(2) instanceof IntegerAttr n ? (int) n.value() : 0;
            out.add(new Catch(tag, reference, count));
        }
        return out;
    }

    /** The tag that a global stands for. */
    static Operation tag(GlobalOp g, String name) {
        FunctionType type = g.attribute("wasm.type") instanceof TypeAttr t && t.type() instanceof FunctionType f
                ? f
                : new FunctionType(List.of(), List.of());
        return new TagOp(g.location(), name, ReferenceTypes.of(type));
    }
}
