package dev.wami.std.async;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.trait.Pure;
import java.util.ArrayList;
import java.util.List;

/** Tokens and values that are waited for together. */
public final class AsyncGroups {
    private AsyncGroups() {}

    /** Adds what operand 0 of {@code op} is to the group that operand 1 is, and gives its place. */
    static long add(Frame frame, Operation op) {
        return ((Future.Group) frame.get(op.operand(1))).add((Future) frame.get(op.operand(0)));
    }

    /** An empty group for a number of tokens and values. Upstream: async.create_group. */
    public static final class CreateGroupOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(AsyncOp.CREATE_GROUP, "creates an empty async group")
                .operand("size", Types.INDEX)
                .result("result", AsyncTypes.GROUP)
                .format("$size `:` type($result) attr-dict");

        CreateGroupOp(OpState state) {
            super(SPEC, state);
        }

        /** A group that is awaited and nothing else goes, and so do those who await it. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            List<Operation> awaiting = new ArrayList<>();
            for (Use u : result().uses()) {
                if (!(u.owner() instanceof AwaitAllOp)) return false;
                awaiting.add(u.owner());
            }
            awaiting.forEach(rewriter::erase);
            rewriter.erase(this);
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), new Future.Group());
        }
    }

    /** Adds a token or value. Upstream: async.add_to_group. */
    public static final class AddToGroupOp extends Operation implements Evaluable {
        static final OpSpec SPEC = OpSpec.of(AsyncOp.ADD_TO_GROUP, "adds an async token or value to the group")
                .operand("operand", AsyncTypes.VALUE_OR_TOKEN)
                .operand("group", AsyncTypes.GROUP)
                .result("rank", Types.INDEX)
                .format("$operand `,` $group `:` type($operand) attr-dict");

        AddToGroupOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), add(frame, this));
        }
    }

    /** Waits for all that is in a group. Upstream: async.await_all. */
    public static final class AwaitAllOp extends Operation implements Evaluable {
        static final OpSpec SPEC = OpSpec.of(
                        AsyncOp.AWAIT_ALL, "waits for all async tokens or values in the group to become ready")
                .operand("operand", AsyncTypes.GROUP)
                .format("$operand attr-dict");

        AwaitAllOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public Step evaluate(Frame frame) {
            return Future.failed(frame.get(operand(0))) ? frame.fail(AwaitOp.FAILED) : Step.NEXT;
        }
    }
}
