package dev.wami.tools.bindings;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.std.memref.MemRefOp;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Whether a function may write to the memory that an argument refers to: followed through views, casts and calls within
 * the module. What is not understood may write.
 */
final class WrittenMemory {
    private final Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Value> open = new ArrayDeque<>();

    private WrittenMemory() {}

    static boolean mayWrite(Value memref) {
        WrittenMemory search = new WrittenMemory();
        search.follow(memref);
        while (!search.open.isEmpty()) {
            Value next = search.open.pop();
            for (Use use : next.uses()) if (search.mayWrite(use, next)) return true;
        }
        return false;
    }

    private void follow(Value memory) {
        if (seen.add(memory)) open.push(memory);
    }

    private boolean mayWrite(Use use, Value memory) {
        Operation op = use.owner();
        // what comes back is read before anybody writes to it
        if (op instanceof ReturnLike && op.parentOp() instanceof FunctionLike) return false;
        if (op instanceof Terminator || op.regionCount() > 0) return true;
        if (op instanceof CallLike call) return mayWrite(op, call, use);
        List<Effect> effects = Effects.own(op);
        if (effects == null) return true;
        boolean reads = false;
        for (Effect e : effects) {
            boolean here = e.value() == null || e.value() == memory;
            if (here && e.kind() != Effect.Kind.READ) return true;
            reads |= here;
        }
        if (reads || op.kind() == MemRefOp.DIM || op.kind() == MemRefOp.RANK) return false;
        return escapes(op);
    }

    /** Follows what {@code op} makes of memory; true if that is no memref, or if it puts it elsewhere. */
    private boolean escapes(Operation op) {
        boolean isView = false;
        for (Value result : op.results()) {
            if (!isMemRef(result)) continue;
            follow(result);
            isView = true;
        }
        return !isView;
    }

    private static boolean isMemRef(Value v) {
        return v.type() instanceof MemRefType || v.type() instanceof UnrankedMemRefType;
    }

    /** What a function of the module does with its argument, it does for its caller. */
    private boolean mayWrite(Operation op, CallLike call, Use use) {
        SymbolRef name = call.callee();
        Operation callee = name == null ? null : SymbolTable.lookupNearest(op, name);
        int at = call.callArguments().indexOf(use.value());
        if (!(callee instanceof FunctionLike f) || f.isDeclaration() || at < 0) return true;
        for (int i = at; i < call.callArguments().size(); i++) {
            if (call.callArguments().get(i) == use.value()) {
                follow(f.body().entry().argument(i));
            }
        }
        for (Value result : op.results()) if (isMemRef(result)) follow(result);
        return false;
    }
}
