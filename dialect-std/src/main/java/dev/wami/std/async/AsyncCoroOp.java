package dev.wami.std.async;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Terminator;

/** Switched-resume coroutines, which lowered programs consist of. Upstream: async.coro.*. */
public class AsyncCoroOp extends Operation {

    static final OpSpec ID = OpSpec.of(AsyncOp.CORO_ID, "returns a switched-resume coroutine identifier")
            .result("id", AsyncTypes.CORO_ID)
            .format("attr-dict");
    static final OpSpec BEGIN = OpSpec.of(AsyncOp.CORO_BEGIN, "returns a handle to the coroutine")
            .operand("id", AsyncTypes.CORO_ID)
            .result("handle", AsyncTypes.CORO_HANDLE)
            .format("$id attr-dict");
    static final OpSpec FREE = OpSpec.of(AsyncOp.CORO_FREE, "deallocates the coroutine frame")
            .operand("id", AsyncTypes.CORO_ID)
            .operand("handle", AsyncTypes.CORO_HANDLE)
            .format("$id `,` $handle attr-dict");
    static final OpSpec END = OpSpec.of(AsyncOp.CORO_END, "marks the end of the coroutine in the suspend block")
            .operand("handle", AsyncTypes.CORO_HANDLE)
            .format("$handle attr-dict");
    static final OpSpec SAVE = OpSpec.of(AsyncOp.CORO_SAVE, "saves the coroutine state")
            .operand("handle", AsyncTypes.CORO_HANDLE)
            .result("state", AsyncTypes.CORO_STATE)
            .format("$handle attr-dict");
    static final OpSpec SUSPEND = OpSpec.of(AsyncOp.CORO_SUSPEND, "suspends the coroutine")
            .operand("state", AsyncTypes.CORO_STATE)
            .successor("suspendDest")
            .successor("resumeDest")
            .successor("cleanupDest")
            .format("$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict");

    AsyncCoroOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** The one that ends a block. */
    static final class Suspend extends AsyncCoroOp implements Terminator {
        Suspend(OpState state) {
            super(SUSPEND, state);
        }
    }
}
