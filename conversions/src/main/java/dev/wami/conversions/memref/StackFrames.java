package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.RuntimeSymbols;
import dev.wami.conversions.ShadowStack;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.std.memref.AllocaScopeOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which scopes free what they allocated on the shadow stack. */
final class StackFrames {
    private static final String POINTER = RuntimeSymbols.STACK_POINTER;

    private StackFrames() {}

    /**
     * The body of a scope, with what it allocates freed at its end:
     *
     * <pre>{@code
     * sp = stack_pointer
     * body
     * stack_pointer = sp
     * }</pre>
     */
    static boolean inline(AllocaScopeOp op, Emitter e, Lowering to) {
        Value saved = ShadowStack.pointer(e);
        Block body = op.body();
        Operation terminator = body.requiredTerminator();
        for (Value v : terminator.operands()) {
            if (Unranked.is(v)) {
                return to.fail("the descriptor of an unranked memref ends with the scope that it leaves");
            }
        }
        to.inline(body, List.of());
        List<List<Value>> results = new ArrayList<>();
        for (Value v : terminator.operands()) results.add(to.values(v));
        to.erase(terminator);
        to.setBefore(op);
        ShadowStack.setPointer(e, saved);
        return to.replaceAll(op, results);
    }

    /** Gives the scopes of {@code module} in which the stack pointer moves a frame: functions and bodies of loops. */
    static void frameUsers(Operation module) {
        Set<Operation> users = new LinkedHashSet<>();
        for (GlobalSetOp set : module.collect(GlobalSetOp.class)) {
            Operation scope = set.parentOp();
            while (scope != null && !(scope instanceof FunctionLike) && !isLoop(scope)) scope = scope.parentOp();
            if (scope != null && set.global().root().equals(POINTER)) users.add(scope);
        }
        for (Operation scope : users) {
            if (scope instanceof FunctionLike) frame(scope);
            else frame(scope.region(0).entry());
        }
    }

    /**
     * Whether stack allocations end with each iteration of {@code op}; not where it hands an unranked memref to the
     * next one, whose descriptor may be among them.
     */
    private static boolean isLoop(Operation op) {
        return op instanceof AllocationScope
                && op instanceof LoopLike
                && op.regionCount() == 1
                && op.region(0).hasOneBlock()
                && op.results().stream().noneMatch(Unranked::is);
    }

    private static void frame(Block body) {
        Operation last = body.requiredTerminator();
        Value saved = ShadowStack.pointer(new Emitter(Builder.atStart(body), last.location()));
        ShadowStack.setPointer(new Emitter(Builder.before(last), last.location()), saved);
    }

    /** Saves the stack pointer at the start of {@code function} and restores it before each return. */
    private static void frame(Operation f) {
        Value saved =
                ShadowStack.pointer(new Emitter(Builder.atStart(f.region(0).entry()), f.location()));
        f.walk(op -> {
            if (op instanceof ReturnLike && op.parentOp() == f) {
                ShadowStack.setPointer(new Emitter(Builder.before(op), op.location()), saved);
            }
        });
    }
}
