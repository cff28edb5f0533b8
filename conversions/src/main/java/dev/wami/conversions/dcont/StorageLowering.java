package dev.wami.conversions.dcont;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.dcont.ContinuationType;
import dev.wami.dcont.ResumeOp;
import dev.wami.dcont.Storage.AllocOp;
import dev.wami.dcont.Storage.LoadOp;
import dev.wami.dcont.Storage.StoreOp;
import dev.wami.ssawasm.Branches.UnreachableOp;
import dev.wami.ssawasm.ContType;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.Locals.LocalDeclOp;
import dev.wami.ssawasm.Locals.LocalGetOp;
import dev.wami.ssawasm.Locals.LocalSetOp;
import dev.wami.ssawasm.References.RefIsNullOp;
import dev.wami.ssawasm.References.RefNullOp;
import dev.wami.ssawasm.Tables.TableGetOp;
import dev.wami.ssawasm.Tables.TableGrowOp;
import dev.wami.ssawasm.Tables.TableSetOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Storage that is only loaded from and stored to in the function that allocates it is a local variable; any other is an
 * element of a table, and what stands for it is the index. Both are null at first. Nothing frees an element.
 */
final class StorageLowering {
    private StorageLowering() {}

    static boolean lower(AllocOp op, Lowering to) {
        ContType type = wasm(op.type().held());
        if (staysInFunction(op)) return toLocal(op, type, to);
        Emitter e = new Emitter(to, to.location());
        Value nothing = to.insert(new RefNullOp(to.location(), type)).result();
        TableGrowOp grow = to.insert(new TableGrowOp(to.location(), table(op, type), nothing, e.i32(1)));
        return to.replace(op, grow.result());
    }

    static boolean lower(LoadOp op, Lowering to) {
        ContType type = wasm((ContinuationType) op.result().type());
        Value held = to.insert(new TableGetOp(to.location(), table(op, type), to.value(op.storage()), type))
                .result();
        return loaded(op, held, to);
    }

    /**
     * Traps if there is nothing. A resume that follows does that anyway. Not by {@code ref.as_non_null}: V8 of 2026
     * runs another optimiser on functions with that instruction, which aborts when it finds {@code resume}.
     */
    private static boolean loaded(LoadOp op, Value held, Lowering to) {
        boolean resumed = op.next() instanceof ResumeOp resume && resume.continuation() == op.result();
        if (!resumed) {
            Value isNull = to.insert(new RefIsNullOp(op.location(), held)).result();
            IfOp check = to.insert(new IfOp(op.location(), isNull, List.of(), false));
            Builder.atEnd(check.thenBlock()).insert(new UnreachableOp(op.location()));
        }
        return to.replace(op, held);
    }

    static boolean lower(StoreOp op, Lowering to) {
        ContType type = wasm((ContinuationType) op.continuation().type());
        to.insert(new TableSetOp(to.location(), table(op, type), to.value(op.storage()), to.value(op.continuation())));
        return to.erase(op);
    }

    private static ContType wasm(ContinuationType type) {
        Type converted = new WasmTypes().convertSingle(type);
        if (converted instanceof ContType c) return c;
        throw new IllegalStateException("checked before");
    }

    private static String table(Operation at, ContType type) {
        return new Declarations(at, new WasmTypes()).table(type);
    }

    private static boolean staysInFunction(AllocOp op) {
        for (Use use : op.result().uses()) {
            if (!(use.owner() instanceof LoadOp) && !(use.owner() instanceof StoreOp)) return false;
        }
        return true;
    }

    /** The local is null when the function begins; where the allocation may be repeated, it is made so again. */
    private static boolean toLocal(AllocOp op, ContType type, Lowering to) {
        Block entry = functionOf(op).region(0).entry();
        Value local = Builder.atStart(entry)
                .insert(new LocalDeclOp(op.location(), type))
                .result();
        if (op.block() != entry) {
            Value nothing = to.insert(new RefNullOp(op.location(), type)).result();
            to.insert(new LocalSetOp(op.location(), local, nothing));
        }
        List<Operation> users = new ArrayList<>();
        for (Use use : op.result().uses()) users.add(use.owner());
        for (Operation user : users) {
            to.setBefore(user);
            if (user instanceof StoreOp store) {
                to.insert(new LocalSetOp(user.location(), local, to.value(store.continuation())));
                to.erase(user);
            } else {
                Value held = to.insert(new LocalGetOp(user.location(), local)).result();
                loaded((LoadOp) user, held, to);
            }
        }
        return to.erase(op);
    }

    private static Operation functionOf(Operation op) {
        Operation function = op.parentOp();
        while (function != null && !(function instanceof FunctionLike)) function = function.parentOp();
        if (function == null) throw new IllegalStateException("storage outside a function");
        return function;
    }
}
