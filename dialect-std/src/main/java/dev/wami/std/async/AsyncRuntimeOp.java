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
import org.jspecify.annotations.Nullable;

/** What the runtime of the dialect offers to lowered programs. Upstream: async.runtime.*. */
public final class AsyncRuntimeOp extends Operation implements Evaluable {

    /** The operations, each with its spec. */
    public enum Kind {
        CREATE(spec("create", "creates an async runtime token or value")
                .result("result", AsyncTypes.VALUE_OR_TOKEN)
                .format("attr-dict `:` type($result)")),
        CREATE_GROUP(spec("create_group", "creates an async runtime group")
                .operand("size", Types.INDEX)
                .result("result", AsyncTypes.GROUP)
                .format("$size `:` type($result) attr-dict")),
        SET_AVAILABLE(on(spec("set_available", "switches token or value to available state"))),
        SET_ERROR(on(spec("set_error", "switches token or value to error state"))),
        IS_ERROR(spec("is_error", "returns true if token, value or group is in error state")
                .operand("operand", AsyncTypes.ANY)
                .result("is_error", Types.I1)
                .format("$operand attr-dict `:` type($operand)")),
        AWAIT(onAny(spec("await", "blocks the caller thread until the operand becomes available"))),
        RESUME(spec("resume", "resumes the coroutine on a thread managed by the runtime")
                .operand("handle", AsyncTypes.CORO_HANDLE)
                .format("$handle attr-dict")),
        AWAIT_AND_RESUME(spec("await_and_resume", "awaits the async operand and resumes the coroutine")
                .operand("operand", AsyncTypes.ANY)
                .operand("handle", AsyncTypes.CORO_HANDLE)
                .format("$operand `,` $handle attr-dict `:` type($operand)")),
        STORE(spec("store", "stores the value into the runtime async.value")
                .operand("value", AsyncTypes.heldBy("storage"))
                .operand("storage", AsyncTypes.VALUE)
                .format("$value `,` $storage attr-dict `:` type($storage)")),
        LOAD(spec("load", "loads the value from the runtime async.value")
                .operand("storage", AsyncTypes.VALUE)
                .result("result", AsyncTypes.heldBy("storage"))
                .format("$storage attr-dict `:` type($storage)")),
        ADD_TO_GROUP(spec("add_to_group", "adds an async token or value to the group")
                .operand("operand", AsyncTypes.VALUE_OR_TOKEN)
                .operand("group", AsyncTypes.GROUP)
                .result("rank", Types.INDEX)
                .format("$operand `,` $group attr-dict `:` type($operand)")),
        ADD_REF(onAny(spec("add_ref", "adds a reference to async value")).attribute("count", Count.POSITIVE)),
        DROP_REF(onAny(spec("drop_ref", "drops a reference to async value")).attribute("count", Count.POSITIVE)),
        NUM_WORKER_THREADS(spec("num_worker_threads", "gets the number of threads in the threadpool from the runtime")
                .result("result", Types.INDEX)
                .format("attr-dict `:` type($result)"));

        final OpSpec spec;

        Kind(OpSpec spec) {
            this.spec = spec;
        }

        static @Nullable Kind named(String opName) {
            for (Kind k : values()) if (k.spec.name().equals(opName)) return k;
            return null;
        }

        private static OpSpec spec(String name, String summary) {
            return OpSpec.of("async.runtime." + name, summary);
        }

        private static OpSpec on(OpSpec spec) {
            return spec.operand("operand", AsyncTypes.VALUE_OR_TOKEN).format("$operand attr-dict `:` type($operand)");
        }

        private static OpSpec onAny(OpSpec spec) {
            return spec.operand("operand", AsyncTypes.ANY).format("$operand attr-dict `:` type($operand)");
        }
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

    private final Kind kind;

    AsyncRuntimeOp(Kind kind, OpState state) {
        super(kind.spec, state);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /** There is one thread, and whatever was begun has ended: nothing waits, and nothing can be resumed. */
    @Override
    public Step evaluate(Frame frame) {
        return switch (kind) {
            case CREATE -> frame.put(result(), new Future());
            case CREATE_GROUP -> frame.put(result(), new Future.Group());
            case SET_ERROR -> {
                future(frame, 0).failed = true;
                yield Step.NEXT;
            }
            case STORE -> {
                future(frame, 1).value = frame.get(operand(0));
                yield Step.NEXT;
            }
            case LOAD -> {
                Object value = future(frame, 0).value;
                yield value == null
                        ? frame.trap("load of a value that nothing was stored to")
                        : frame.put(result(), value);
            }
            case IS_ERROR -> frame.put(result(), Future.failed(frame.get(operand(0))) ? -1 : 0);
            case ADD_TO_GROUP -> frame.put(result(), AsyncGroups.add(frame, this));
            case NUM_WORKER_THREADS -> frame.put(result(), 1);
            case SET_AVAILABLE, AWAIT, ADD_REF, DROP_REF -> Step.NEXT;
            case RESUME, AWAIT_AND_RESUME -> frame.trap("'" + name() + "' cannot be interpreted: it needs a runtime");
        };
    }

    private Future future(Frame frame, int operand) {
        return (Future) frame.get(operand(operand));
    }
}
