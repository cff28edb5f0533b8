package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.Branches.UnreachableOp;
import dev.wami.ssawasm.Globals.GlobalGetOp;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.std.memref.AllocaScopeOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The shadow stack in linear memory. */
final class StackFrames {
    private static final String POINTER = RuntimeSymbols.STACK_POINTER;

    private StackFrames() {}

    /**
     * Makes room for {@code bytes} at {@code alignment} and gives its address:
     *
     * <pre>{@code
     *   sp = stack_pointer
     *   if (sp - stack_low < bytes + alignment) unreachable
     *   stack_pointer = (sp - bytes) & -alignment
     * }</pre>
     */
    static Value push(Emitter e, Value bytes, int alignment) {
        Value pointer = get(e, POINTER);
        Value room = e.sub(pointer, get(e, RuntimeSymbols.STACK_LOW));
        Value exhausted = e.compare("lt_u", room, e.add(bytes, e.i32(alignment)));
        IfOp check = e.builder().insert(new IfOp(e.location(), exhausted, List.of(), false));
        Builder.atEnd(check.thenBlock()).insert(new UnreachableOp(e.location()));
        Value moved = e.and(e.sub(pointer, bytes), e.i32(-alignment));
        set(e, moved);
        return moved;
    }

    static Value get(Emitter e, String global) {
        return e.builder()
                .insert(new GlobalGetOp(e.location(), global, IntegerType.I32))
                .result();
    }

    static void set(Emitter e, Value pointer) {
        e.builder().insert(new GlobalSetOp(e.location(), POINTER, pointer));
    }

    /**
     * The body of a scope, with what it allocates freed at its end:
     *
     * <pre>{@code
     *   sp = stack_pointer
     *   body
     *   stack_pointer = sp
     * }</pre>
     */
    static boolean inline(AllocaScopeOp op, Emitter e, Lowering to) {
        Value saved = get(e, POINTER);
        Block body = op.body();
        Operation terminator = body.requiredTerminator();
        to.inline(body, List.of());
        List<List<Value>> results = new ArrayList<>();
        for (Value v : terminator.operands()) results.add(to.values(v));
        to.erase(terminator);
        to.setBefore(op);
        set(e, saved);
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

    /** Whether stack allocations end with each iteration of {@code op}. */
    private static boolean isLoop(Operation op) {
        return op instanceof AllocationScope
                && op instanceof LoopLike
                && op.regionCount() == 1
                && op.region(0).hasOneBlock();
    }

    private static void frame(Block body) {
        Operation last = body.requiredTerminator();
        Value saved = get(new Emitter(Builder.atStart(body), last.location()), POINTER);
        set(new Emitter(Builder.before(last), last.location()), saved);
    }

    /** Saves the stack pointer at the start of {@code function} and restores it before each return. */
    private static void frame(Operation f) {
        Value saved = get(new Emitter(Builder.atStart(f.region(0).entry()), f.location()), POINTER);
        f.walk(op -> {
            if (op instanceof ReturnLike && op.parentOp() == f)
                set(new Emitter(Builder.before(op), op.location()), saved);
        });
    }
}
