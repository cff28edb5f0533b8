package dev.wami.std.async;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;

/** What the runtime of the dialect offers to lowered programs. Upstream: async.runtime.*. */
public final class AsyncRuntimeOp extends Operation implements Evaluable {

    static final OpSpec CREATE = OpSpec.of(AsyncOp.RUNTIME_CREATE, "creates an async runtime token or value")
            .result("result", AsyncTypes.VALUE_OR_TOKEN)
            .format("attr-dict `:` type($result)");
    static final OpSpec CREATE_GROUP = OpSpec.of(AsyncOp.RUNTIME_CREATE_GROUP, "creates an async runtime group")
            .operand("size", Types.INDEX)
            .result("result", AsyncTypes.GROUP)
            .format("$size `:` type($result) attr-dict");
    static final OpSpec SET_AVAILABLE =
            on(OpSpec.of(AsyncOp.RUNTIME_SET_AVAILABLE, "switches token or value to available state"));
    static final OpSpec SET_ERROR = on(OpSpec.of(AsyncOp.RUNTIME_SET_ERROR, "switches token or value to error state"));
    static final OpSpec IS_ERROR = OpSpec.of(
                    AsyncOp.RUNTIME_IS_ERROR, "returns true if token, value or group is in error state")
            .operand("operand", AsyncTypes.ANY)
            .result("is_error", Types.I1)
            .format("$operand attr-dict `:` type($operand)");
    static final OpSpec AWAIT =
            onAny(OpSpec.of(AsyncOp.RUNTIME_AWAIT, "blocks the caller thread until the operand becomes available"));
    static final OpSpec RESUME = OpSpec.of(
                    AsyncOp.RUNTIME_RESUME, "resumes the coroutine on a thread managed by the runtime")
            .operand("handle", AsyncTypes.CORO_HANDLE)
            .format("$handle attr-dict");
    static final OpSpec AWAIT_AND_RESUME = OpSpec.of(
                    AsyncOp.RUNTIME_AWAIT_AND_RESUME, "awaits the async operand and resumes the coroutine")
            .operand("operand", AsyncTypes.ANY)
            .operand("handle", AsyncTypes.CORO_HANDLE)
            .format("$operand `,` $handle attr-dict `:` type($operand)");
    static final OpSpec STORE = OpSpec.of(AsyncOp.RUNTIME_STORE, "stores the value into the runtime async.value")
            .operand("value", AsyncTypes.heldBy("storage"))
            .operand("storage", AsyncTypes.VALUE)
            .format("$value `,` $storage attr-dict `:` type($storage)");
    static final OpSpec LOAD = OpSpec.of(AsyncOp.RUNTIME_LOAD, "loads the value from the runtime async.value")
            .operand("storage", AsyncTypes.VALUE)
            .result("result", AsyncTypes.heldBy("storage"))
            .format("$storage attr-dict `:` type($storage)");
    static final OpSpec ADD_TO_GROUP = OpSpec.of(
                    AsyncOp.RUNTIME_ADD_TO_GROUP, "adds an async token or value to the group")
            .operand("operand", AsyncTypes.VALUE_OR_TOKEN)
            .operand("group", AsyncTypes.GROUP)
            .result("rank", Types.INDEX)
            .format("$operand `,` $group attr-dict `:` type($operand)");
    static final OpSpec ADD_REF = onAny(OpSpec.of(AsyncOp.RUNTIME_ADD_REF, "adds a reference to async value"))
            .attribute("count", Count.POSITIVE);
    static final OpSpec DROP_REF = onAny(OpSpec.of(AsyncOp.RUNTIME_DROP_REF, "drops a reference to async value"))
            .attribute("count", Count.POSITIVE);
    static final OpSpec NUM_WORKER_THREADS = OpSpec.of(
                    AsyncOp.RUNTIME_NUM_WORKER_THREADS, "gets the number of threads in the threadpool from the runtime")
            .result("result", Types.INDEX)
            .format("attr-dict `:` type($result)");

    private static OpSpec on(OpSpec spec) {
        return spec.operand("operand", AsyncTypes.VALUE_OR_TOKEN).format("$operand attr-dict `:` type($operand)");
    }

    private static OpSpec onAny(OpSpec spec) {
        return spec.operand("operand", AsyncTypes.ANY).format("$operand attr-dict `:` type($operand)");
    }

    /** How many references are added or dropped. */
    private enum Count implements AttrConstraint {
        POSITIVE;

        @Override
        public boolean accepts(Attribute attribute) {
            return Attrs.I64.accepts(attribute) && ((IntegerAttr) attribute).value() > 0;
        }

        @Override
        public AttrConstraint storage() {
            return Attrs.INTEGER;
        }

        @Override
        public String description() {
            return "64-bit signless integer attribute whose value is positive";
        }
    }

    AsyncRuntimeOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    @Override
    public AsyncOp kind() {
        return (AsyncOp) super.kind();
    }

    /** There is one thread, and whatever was begun has ended: nothing waits, and nothing can be resumed. */
    @Override
    public Step evaluate(Frame frame) {
        return switch (kind()) {
            case RUNTIME_CREATE -> frame.put(result(), new Future());
            case RUNTIME_CREATE_GROUP -> frame.put(result(), new Future.Group());
            case RUNTIME_SET_ERROR -> {
                future(frame, 0).failed = true;
                yield Step.NEXT;
            }
            case RUNTIME_STORE -> {
                future(frame, 1).value = frame.get(operand(0));
                yield Step.NEXT;
            }
            case RUNTIME_LOAD -> {
                Object value = future(frame, 0).value;
                yield value == null
                        ? frame.trap("load of a value that nothing was stored to")
                        : frame.put(result(), value);
            }
            case RUNTIME_IS_ERROR -> frame.put(result(), Future.failed(frame.get(operand(0))) ? -1 : 0);
            case RUNTIME_ADD_TO_GROUP -> frame.put(result(), AsyncGroups.add(frame, this));
            case RUNTIME_NUM_WORKER_THREADS -> frame.put(result(), 1);
            case RUNTIME_SET_AVAILABLE, RUNTIME_AWAIT, RUNTIME_ADD_REF, RUNTIME_DROP_REF -> Step.NEXT;
            case RUNTIME_RESUME, RUNTIME_AWAIT_AND_RESUME ->
                frame.trap("'" + name() + "' cannot be interpreted: it needs a runtime");
            default -> throw new IllegalStateException(name());
        };
    }

    private Future future(Frame frame, int operand) {
        return (Future) frame.get(operand(operand));
    }
}
