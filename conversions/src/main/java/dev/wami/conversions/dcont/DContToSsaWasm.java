package dev.wami.conversions.dcont;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.SsaWasmConversion;
import dev.wami.conversions.WasmTypes;
import dev.wami.conversions.scf.ScfToSsaWasm;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.dcont.ContinuationType;
import dev.wami.dcont.Coroutines;
import dev.wami.dcont.DContOp;
import dev.wami.dcont.ResumeOp;
import dev.wami.dcont.Storage;
import dev.wami.ssawasm.Branches.BrOp;
import dev.wami.ssawasm.Branches.PseudoBrOp;
import dev.wami.ssawasm.ContType;
import dev.wami.ssawasm.Continuations.ContNewOp;
import dev.wami.ssawasm.Continuations.SuspendOp;
import dev.wami.ssawasm.Control.BlockBlockOp;
import dev.wami.ssawasm.Functions.FuncRefOp;
import dev.wami.ssawasm.Stack.OnStackOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Continuations to those of Wasm's stack switching. A continuation type there says what is sent; what is yielded is
 * said by a tag, of which there is one per type here, so that a suspension finds the resume of its types. Paper:
 * section 6.2 and figure 12.
 */
public final class DContToSsaWasm extends SsaWasmConversion {
    public DContToSsaWasm() {
        super("dcont");
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    protected void begin(Operation root, Lowering to) {
        new Declarations(root, types).declareTypes();
    }

    /** Terminators go with the operation that they end. */
    @Override
    protected boolean mayStay(Operation op) {
        return op.kind() == DContOp.YIELD;
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        for (Type t : typesOf(op)) {
            if (types.convert(t) == null) return to.fail(WasmTypes.unrepresented(t));
        }
        return switch ((DContOp) op.kind()) {
            case NEW -> lowerNew((Coroutines.NewOp) op, to);
            case SUSPEND -> lowerSuspend((Coroutines.SuspendOp) op, to);
            case RESUME -> lowerResume((ResumeOp) op, to);
            case ALLOC -> StorageLowering.lower((Storage.AllocOp) op, to);
            case LOAD -> StorageLowering.lower((Storage.LoadOp) op, to);
            case STORE -> StorageLowering.lower((Storage.StoreOp) op, to);
            case YIELD -> to.fail("no lowering to ssawasm");
        };
    }

    private static List<Type> typesOf(Operation op) {
        List<Type> all = new ArrayList<>(op.resultTypes());
        for (Value v : op.operands()) all.add(v.type());
        if (op instanceof ResumeOp r) all.addAll(r.type().yielded());
        return all;
    }

    private List<Type> converted(List<Type> all) {
        List<Type> out = types.convertAll(all);
        if (out == null) throw new IllegalStateException("checked before");
        return out;
    }

    /** {@code %c = cont_new (func_ref @f)}. */
    private boolean lowerNew(Coroutines.NewOp op, Lowering to) {
        ContType type = (ContType) converted(List.of(op.type())).get(0);
        String function = new Declarations(op, types).entry(op.function().root(), op.type());
        Value reference = to.insert(new FuncRefOp(to.location(), function)).result();
        return to.replaceWith(op, new ContNewOp(to.location(), reference, type));
    }

    private boolean lowerSuspend(Coroutines.SuspendOp op, Lowering to) {
        String tag = new Declarations(op, types).tag(op.type());
        SuspendOp suspend =
                to.insert(new SuspendOp(to.location(), tag, to.allValues(op.operands()), converted(op.resultTypes())));
        return to.replaceAll(op, to.regroup(op.resultTypes(), suspend.results()));
    }

    /**
     *
     *
     * <pre>{@code
     *   block ^exit {
     *     block ^suspended {
     *       resume %c (on @yield ^suspended)
     *     ^ended:
     *       on_return
     *       br ^exit
     *     }
     *   ^suspended:                          // what is yielded and the rest of %c on the stack
     *     on_yield
     *   }
     * ^exit:
     * }</pre>
     */
    private boolean lowerResume(ResumeOp op, Lowering to) {
        Value continuation = to.value(op.continuation());
        List<Value> sent = to.allValues(op.sent());
        String tag = new Declarations(op, types).tag(op.type());
        BlockBlockOp nest = to.insert(new BlockBlockOp(to.location(), converted(op.resultTypes())));
        Block exit = requireNonNull(nest.exitBlock());
        Block ended = nest.body().insertBefore(new Block(), exit);
        Block suspended = nest.body().insertBefore(new Block(), exit);
        Builder.atEnd(nest.entry())
                .insert(new dev.wami.ssawasm.ResumeOp(to.location(), continuation, sent, tag, suspended, ended));

        List<Value> returned = op.onReturn().isEmpty()
                ? List.of()
                : ScfToSsaWasm.moveBody(op.onReturn().entry(), ended, List.of(), to);
        Builder.atEnd(ended).insert(new BrOp(to.location(), exit, returned));

        List<List<Value>> arguments = onStack(op.type(), suspended, to);
        List<Value> yielded = ScfToSsaWasm.moveBody(op.onYield().entry(), suspended, arguments, to);
        Builder.atEnd(suspended).insert(new PseudoBrOp(to.location(), exit, yielded));
        return ScfToSsaWasm.finish(op, nest, to);
    }

    /**
     * What a suspension leaves for {@code handler}: the values, the first at the bottom, and the continuation on top.
     */
    private List<List<Value>> onStack(ContinuationType type, Block handler, Lowering to) {
        List<Type> all = new ArrayList<>(type.yielded());
        all.add(type);
        Builder at = Builder.atEnd(handler);
        List<Value> values = new ArrayList<>();
        for (Type t : converted(all)) {
            values.add(at.insert(new OnStackOp(to.location(), t)).result());
        }
        return to.regroup(all, values);
    }
}
