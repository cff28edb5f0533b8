package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.Branches.UnreachableOp;
import dev.wami.ssawasm.Globals.GlobalGetOp;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.ssawasm.IfOp;
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

    /** Gives the functions of {@code module} that move the stack pointer a frame. */
    static void frameUsers(Operation module) {
        Set<FunctionLike> users = new LinkedHashSet<>();
        for (GlobalSetOp set : module.collect(GlobalSetOp.class)) {
            FunctionLike f = set.parentOfType(FunctionLike.class);
            if (f != null && set.global().root().equals(POINTER)) users.add(f);
        }
        users.forEach(StackFrames::frame);
    }

    /** Saves the stack pointer at the start of {@code function} and restores it before each return. */
    private static void frame(FunctionLike function) {
        Operation f = (Operation) function;
        Value saved = get(new Emitter(Builder.atStart(function.body().entry()), f.location()), POINTER);
        f.walk(op -> {
            if (op instanceof ReturnLike && op.parentOp() == f)
                set(new Emitter(Builder.before(op), op.location()), saved);
        });
    }
}
