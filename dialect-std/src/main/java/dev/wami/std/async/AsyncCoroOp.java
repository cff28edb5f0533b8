package dev.wami.std.async;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Terminator;
import org.jspecify.annotations.Nullable;

/** Switched-resume coroutines, which lowered programs consist of. Upstream: async.coro.*. */
public class AsyncCoroOp extends Operation {

    /** The operations, each with its spec. */
    enum Kind {
        ID(spec("id", "returns a switched-resume coroutine identifier")
                .result("id", AsyncTypes.CORO_ID)
                .format("attr-dict")),
        BEGIN(spec("begin", "returns a handle to the coroutine")
                .operand("id", AsyncTypes.CORO_ID)
                .result("handle", AsyncTypes.CORO_HANDLE)
                .format("$id attr-dict")),
        FREE(spec("free", "deallocates the coroutine frame")
                .operand("id", AsyncTypes.CORO_ID)
                .operand("handle", AsyncTypes.CORO_HANDLE)
                .format("$id `,` $handle attr-dict")),
        END(spec("end", "marks the end of the coroutine in the suspend block")
                .operand("handle", AsyncTypes.CORO_HANDLE)
                .format("$handle attr-dict")),
        SAVE(spec("save", "saves the coroutine state")
                .operand("handle", AsyncTypes.CORO_HANDLE)
                .result("state", AsyncTypes.CORO_STATE)
                .format("$handle attr-dict")),
        SUSPEND(spec("suspend", "suspends the coroutine")
                .operand("state", AsyncTypes.CORO_STATE)
                .successor("suspendDest")
                .successor("resumeDest")
                .successor("cleanupDest")
                .format("$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict"));

        final OpSpec spec;

        Kind(OpSpec spec) {
            this.spec = spec;
        }

        static @Nullable Kind named(String opName) {
            for (Kind k : values()) if (k.spec.name().equals(opName)) return k;
            return null;
        }

        private static OpSpec spec(String name, String summary) {
            return OpSpec.of("async.coro." + name, summary);
        }
    }

    private AsyncCoroOp(Kind kind, OpState state) {
        super(kind.spec, state);
    }

    static AsyncCoroOp create(Kind kind, OpState state) {
        return kind == Kind.SUSPEND ? new Suspend(state) : new AsyncCoroOp(kind, state);
    }

    /** The one that ends a block. */
    static final class Suspend extends AsyncCoroOp implements Terminator {
        Suspend(OpState state) {
            super(Kind.SUSPEND, state);
        }
    }
}
