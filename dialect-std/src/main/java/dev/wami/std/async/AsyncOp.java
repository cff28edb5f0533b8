package dev.wami.std.async;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code async}. */
public enum AsyncOp implements OpKind {
    ADD_TO_GROUP("async.add_to_group"),
    AWAIT("async.await"),
    AWAIT_ALL("async.await_all"),
    CALL("async.call"),
    CREATE_GROUP("async.create_group"),
    EXECUTE("async.execute"),
    FUNC("async.func"),
    RETURN("async.return"),
    YIELD("async.yield"),
    CORO_ID("async.coro.id"),
    CORO_BEGIN("async.coro.begin"),
    CORO_FREE("async.coro.free"),
    CORO_END("async.coro.end"),
    CORO_SAVE("async.coro.save"),
    CORO_SUSPEND("async.coro.suspend"),
    RUNTIME_CREATE("async.runtime.create"),
    RUNTIME_CREATE_GROUP("async.runtime.create_group"),
    RUNTIME_SET_AVAILABLE("async.runtime.set_available"),
    RUNTIME_SET_ERROR("async.runtime.set_error"),
    RUNTIME_IS_ERROR("async.runtime.is_error"),
    RUNTIME_AWAIT("async.runtime.await"),
    RUNTIME_RESUME("async.runtime.resume"),
    RUNTIME_AWAIT_AND_RESUME("async.runtime.await_and_resume"),
    RUNTIME_STORE("async.runtime.store"),
    RUNTIME_LOAD("async.runtime.load"),
    RUNTIME_ADD_TO_GROUP("async.runtime.add_to_group"),
    RUNTIME_ADD_REF("async.runtime.add_ref"),
    RUNTIME_DROP_REF("async.runtime.drop_ref"),
    RUNTIME_NUM_WORKER_THREADS("async.runtime.num_worker_threads");

    private final String opName;

    AsyncOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case ADD_TO_GROUP -> new AsyncGroups.AddToGroupOp(state);
            case AWAIT -> new AwaitOp(state);
            case AWAIT_ALL -> new AsyncGroups.AwaitAllOp(state);
            case CALL -> new AsyncFunctions.CallOp(state);
            case CREATE_GROUP -> new AsyncGroups.CreateGroupOp(state);
            case EXECUTE -> new ExecuteOp(state);
            case FUNC -> new AsyncFunctions.FuncOp(state);
            case RETURN -> new AsyncFunctions.ReturnOp(state);
            case YIELD -> new AsyncFunctions.YieldOp(state);
            case CORO_ID -> new AsyncCoroOp(AsyncCoroOp.ID, state);
            case CORO_BEGIN -> new AsyncCoroOp(AsyncCoroOp.BEGIN, state);
            case CORO_FREE -> new AsyncCoroOp(AsyncCoroOp.FREE, state);
            case CORO_END -> new AsyncCoroOp(AsyncCoroOp.END, state);
            case CORO_SAVE -> new AsyncCoroOp(AsyncCoroOp.SAVE, state);
            case CORO_SUSPEND -> new AsyncCoroOp.Suspend(state);
            case RUNTIME_CREATE -> new AsyncRuntimeOp(AsyncRuntimeOp.CREATE, state);
            case RUNTIME_CREATE_GROUP -> new AsyncRuntimeOp(AsyncRuntimeOp.CREATE_GROUP, state);
            case RUNTIME_SET_AVAILABLE -> new AsyncRuntimeOp(AsyncRuntimeOp.SET_AVAILABLE, state);
            case RUNTIME_SET_ERROR -> new AsyncRuntimeOp(AsyncRuntimeOp.SET_ERROR, state);
            case RUNTIME_IS_ERROR -> new AsyncRuntimeOp(AsyncRuntimeOp.IS_ERROR, state);
            case RUNTIME_AWAIT -> new AsyncRuntimeOp(AsyncRuntimeOp.AWAIT, state);
            case RUNTIME_RESUME -> new AsyncRuntimeOp(AsyncRuntimeOp.RESUME, state);
            case RUNTIME_AWAIT_AND_RESUME -> new AsyncRuntimeOp(AsyncRuntimeOp.AWAIT_AND_RESUME, state);
            case RUNTIME_STORE -> new AsyncRuntimeOp(AsyncRuntimeOp.STORE, state);
            case RUNTIME_LOAD -> new AsyncRuntimeOp(AsyncRuntimeOp.LOAD, state);
            case RUNTIME_ADD_TO_GROUP -> new AsyncRuntimeOp(AsyncRuntimeOp.ADD_TO_GROUP, state);
            case RUNTIME_ADD_REF -> new AsyncRuntimeOp(AsyncRuntimeOp.ADD_REF, state);
            case RUNTIME_DROP_REF -> new AsyncRuntimeOp(AsyncRuntimeOp.DROP_REF, state);
            case RUNTIME_NUM_WORKER_THREADS -> new AsyncRuntimeOp(AsyncRuntimeOp.NUM_WORKER_THREADS, state);
        };
    }
}
