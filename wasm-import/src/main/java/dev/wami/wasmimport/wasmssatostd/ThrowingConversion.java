package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.std.cf.SwitchOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.wasmops.CatchClause;
import dev.wami.wasmssa.Names;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What follows something that may have thrown:
 *
 * <pre>
 *   call @f                                      call @f
 *   %thrown = is_thrown                          %values, %which = catch
 *   cond_br %thrown, ^unwind, ^next              switch %which [0: ^next, 1: ^label(%values) ..., -1: ^unwind]
 * ^next:                                       ^next:
 * </pre>
 *
 * The left one where nothing catches. A throw has no next: it goes out of the function there.
 */
final class ThrowingConversion {
    private final ModuleConversion module;
    private final FunctionConversion function;
    private final Region target;
    private final Builder at;
    private @Nullable Block unwind;

    /** @param at where the function is converted */
    ThrowingConversion(ModuleConversion module, FunctionConversion function, Region target, Builder at) {
        this.module = module;
        this.function = function;
        this.target = target;
        this.at = at;
    }

    /** Inserts what follows {@code op}, which was inserted last, and goes on behind it. */
    void follow(Operation op) {
        Location location = op.location();
        Scalars scalars = new Scalars(at, location);
        List<Throwing.Handler> handlers = Throwing.handlers(op);
        boolean leaves = FunctionConversion.isTerminator(op);
        if (leaves && handlers.isEmpty()) {
            at.insert(new BranchOp(location, unwind(location), List.of()));
            return;
        }
        Block next = leaves
                ? unwind(location)
                : target.insertBefore(new Block(), at.block().next());
        if (handlers.isEmpty()) {
            Value thrown = scalars.isTrue(module.isThrown(scalars));
            at.insert(new CondBranchOp(location, thrown, unwind(location), List.of(), next, List.of()));
        } else {
            catches(location, handlers, next);
        }
        if (!leaves) at.setToEnd(next);
    }

    private void catches(Location location, List<Throwing.Handler> handlers, Block next) {
        List<CatchClause> clauses = new ArrayList<>();
        for (Throwing.Handler h : handlers) clauses.add(h.clause());
        Operation thrower = at.block().last();
        if (thrower != null) thrower.setAttribute(Names.TRIED, UnitAttr.UNIT);
        FuncCalls.CallOp caught = at.insert(module.caught(clauses, location));
        List<SwitchOp.Case> cases = new ArrayList<>();
        int first = 0;
        for (int i = 0; i < clauses.size(); i++) {
            List<Value> values = new ArrayList<>();
            for (int n = module.count(clauses.get(i)); n > 0; n--) values.add(caught.result(first++));
            Block label = function.label(handlers.get(i).owner(), clauses.get(i).number());
            cases.add(new SwitchOp.Case(i + 1, label, values));
        }
        boolean all = clauses.get(clauses.size() - 1).tag() == null;
        if (!all) cases.add(new SwitchOp.Case(-1, unwind(location), List.of()));
        at.insert(new SwitchOp(location, caught.result(first), next, List.of(), cases));
    }

    /** A block that leaves the function with an exception: it returns zeros. */
    private Block unwind(Location location) {
        if (unwind != null) return unwind;
        unwind = target.add(new Block());
        function.returnZeros(new Scalars(Builder.atEnd(unwind), location));
        return unwind;
    }
}
