package dev.wami.dcont;

import dev.wami.core.interp.Coroutine;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import org.jspecify.annotations.Nullable;

/** Places that hold a continuation: allocated, read and written. */
public final class Storage {
    /** Where continuations are held: no access to memory conflicts with it. */
    private static final String RESOURCE = "continuation storage";

    private static final String TO_CONTINUATION = "$storage attr-dict `:` type($continuation)";

    private Storage() {}

    /** What an {@code AllocOp} gives on the interpreter. */
    private static final class Place {
        @Nullable
        Coroutine held;
    }

    /**
     * A new, empty place: {@code %s = dcont.alloc() : !dcont.allocated<(i32) -> ()>}. It lives as long as it is used.
     */
    public static final class AllocOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(DContOp.ALLOC, "allocate storage for a continuation")
                .result("storage", DContTypes.STORAGE)
                .format("`(` `)` attr-dict `:` type($storage)");

        AllocOp(OpState state) {
            super(SPEC, state);
        }

        public AllocOp(Location location, AllocatedType type) {
            super(SPEC, OpState.at(location).result(type));
        }

        public AllocatedType type() {
            return (AllocatedType) result().type();
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.ALLOCATE, result(), RESOURCE);
        }

        /** What is only written is not needed. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            for (Use use : result().uses()) if (!(use.owner() instanceof StoreOp)) return false;
            for (Use use : result().uses()) rewriter.erase(use.owner());
            rewriter.erase(this);
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), new Place());
        }

        @Override
        public @Nullable String resultName(int i) {
            return "storage";
        }
    }

    /**
     * Reads the continuation that was stored last: {@code %c = dcont.load %s : !dcont.cont<(i32) -> ()>}. Traps before
     * the first store.
     */
    public static final class LoadOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(DContOp.LOAD, "read a continuation from its storage")
                .operand("storage", DContTypes.storageOf("continuation"))
                .result("continuation", DContTypes.CONTINUATION)
                .format(TO_CONTINUATION);

        LoadOp(OpState state) {
            super(SPEC, state);
        }

        public LoadOp(Location location, Value storage) {
            super(SPEC, OpState.at(location).operand(storage).result(((AllocatedType) storage.type()).held()));
        }

        public Value storage() {
            return operand(0);
        }

        /** The write stands for the trap, which happens whether or not the result is used. */
        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, RESOURCE);
            out.add(Effect.Kind.WRITE, null, RESOURCE);
        }

        /** {@code store s, c; load s -> c}. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            if (!(prev() instanceof StoreOp store) || store.storage() != storage()) return false;
            rewriter.replace(this, store.continuation());
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            Coroutine held = frame.get(storage()) instanceof Place place ? place.held : null;
            return held == null
                    ? frame.trap("load of a continuation before the first store")
                    : frame.put(result(), held);
        }

        @Override
        public @Nullable String resultName(int i) {
            return "loaded";
        }
    }

    /** Holds on to a continuation: {@code dcont.store %s, %c : !dcont.cont<(i32) -> ()>}. */
    public static final class StoreOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(DContOp.STORE, "write a continuation to its storage")
                .operand("storage", DContTypes.storageOf("continuation"))
                .operand("continuation", DContTypes.CONTINUATION)
                .format("$storage `,` $continuation attr-dict `:` type($continuation)");

        StoreOp(OpState state) {
            super(SPEC, state);
        }

        public StoreOp(Location location, Value storage, Value continuation) {
            super(SPEC, OpState.at(location).operand(storage, continuation));
        }

        public Value storage() {
            return operand(0);
        }

        public Value continuation() {
            return operand(1);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, RESOURCE);
        }

        /** {@code store s, a; store s, b -> store s, b}. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            if (!(prev() instanceof StoreOp before) || before.storage() != storage()) return false;
            rewriter.erase(before);
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            if (!(frame.get(storage()) instanceof Place place)) return frame.trap("store to poison");
            place.held = frame.get(continuation()) instanceof Coroutine c ? c : null; // poison is nothing
            return Step.NEXT;
        }
    }
}
