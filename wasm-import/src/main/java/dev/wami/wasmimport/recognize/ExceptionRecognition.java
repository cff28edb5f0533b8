package dev.wami.wasmimport.recognize;

import dev.wami.core.analysis.Effects;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.RegionSimplification;
import dev.wami.ssawasm.Calls.CallIndirectOp;
import dev.wami.ssawasm.Continuations.TagOp;
import dev.wami.ssawasm.Exceptions.ThrowOp;
import dev.wami.ssawasm.Exceptions.ThrowRefOp;
import dev.wami.ssawasm.ReferenceCalls.CallRefOp;
import dev.wami.ssawasm.TryOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.std.ub.UnreachableOp;
import dev.wami.wasmops.CatchClause;
import dev.wami.wasmssa.Names;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Exceptions, which are Wasm's own again: what was thrown leaves the function by itself, and only where it is caught
 * something follows what throws.
 *
 * <pre>
 *   call @f; is_thrown                   call @f; 0
 *   call @f; %values, %which = catch     %values, %which = try "call" of @f
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

    /** What is behind something that throws is not reached: {@code throw; return 0 -> throw; unreachable}. */
    static void cut(FuncOp function) {
        boolean cut = false;
        for (Operation op : function.collect(Operation.class)) {
            boolean throwing = op instanceof ThrowOp || op instanceof ThrowRefOp;
            if (!throwing || op.block() == null || !isLocal(op)) continue;
            for (Operation last = op.requiredBlock().last();
                    last != null && last != op;
                    last = op.requiredBlock().last()) {
                last.erase();
            }
            op.requiredBlock().add(new UnreachableOp(op.location()));
            cut = true;
        }
        if (cut) RegionSimplification.eraseUnreachableBlocks(function.body(), op -> {});
    }

    /** Whether what is behind {@code op} in its block gives nothing to other blocks that are reached without it. */
    private static boolean isLocal(Operation op) {
        for (Operation next = op.next(); next != null; next = next.next()) {
            for (Value v : next.results()) {
                for (var use : v.uses()) if (use.owner().block() != op.block()) return false;
            }
        }
        return true;
    }

    /** @param callee the function that takes what was thrown */
    static void caught(FuncCalls.CallOp call, FuncOp callee, Diagnostics diagnostics) {
        Operation thrower = call.prev();
        while (thrower != null && Effects.isPure(thrower)) thrower = thrower.prev();
        int caught = call.resultCount() - 1;
        List<Type> types = call.resultTypes().subList(0, caught);
        TryOp found = thrower == null ? null : tried(thrower, clauses(callee), types);
        // after inlining another call may stand there
        if (thrower == null || found == null || !thrower.hasAttribute(Names.TRIED)) {
            diagnostics.error(call, "catches what nothing throws: the call that it was for is gone");
            return;
        }
        Builder.before(thrower).insert(found);
        int results = thrower.resultCount();
        for (int i = 0; i < results; i++) thrower.result(i).replaceAllUsesWith(found.result(i));
        for (int i = 0; i <= caught; i++) call.result(i).replaceAllUsesWith(found.result(results + i));
        call.erase();
        thrower.erase();
    }

    private static @Nullable TryOp tried(Operation op, List<CatchClause> catches, List<Type> caught) {
        Location at = op.location();
        List<Value> operands = op.operands();
        if (op instanceof FuncCalls.CallOp c) {
            FunctionType type = type(operands, op.resultTypes());
            return new TryOp(at, "call", c.callee().root(), type, catches, operands, caught);
        }
        if (op instanceof CallIndirectOp c) {
            return new TryOp(at, "call_indirect", c.table().root(), c.signature(), catches, operands, caught);
        }
        if (op instanceof CallRefOp c) {
            return new TryOp(at, "call_ref", null, c.signature(), catches, operands, caught);
        }
        FunctionType thrown = type(operands, List.of());
        if (op instanceof ThrowOp t) {
            return new TryOp(at, "throw", t.tag().root(), thrown, catches, operands, caught);
        }
        return op instanceof ThrowRefOp ? new TryOp(at, "throw_ref", null, thrown, catches, operands, caught) : null;
    }

    private static FunctionType type(List<Value> operands, List<Type> results) {
        return new FunctionType(operands.stream().<Type>map(Value::type).toList(), results);
    }

    private static List<CatchClause> clauses(FuncOp callee) {
        List<CatchClause> out = new ArrayList<>();
        if (!(callee.attribute("wasm.clauses") instanceof ArrayAttr all)) return out;
        for (Attribute a : all.elements()) {
            if (!(a instanceof ArrayAttr c) || c.size() != 3) continue;
            String tag = c.elements().get(1) instanceof SymbolRef s ? s.root() : null;
            boolean reference =
                    c.elements().get(0) instanceof StringAttr w && w.value().endsWith("_ref");
            int count = c.elements().get(2) instanceof IntegerAttr n ? (int) n.value() : 0;
            out.add(new CatchClause(tag, reference, count));
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
