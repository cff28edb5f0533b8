package dev.wami.waveir.mir;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.waveir.isa.Scope;

/** Loads, stores and atomic operations at byte addresses. */
public final class MirMemory {
    private MirMemory() {}

    /** What accesses one of the two memories. */
    public abstract static class AccessOp extends Operation implements MemoryEffects {
        AccessOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final Space space() {
            return Space.WORDS.get(property("space", StringAttr.class));
        }

        /** The byte address, an i32. */
        public final Value address() {
            return operand(0);
        }
    }

    /** {@code %v = mir.load device %address : f32}; an i8 or i16 is zero-extended by what uses it. */
    public static final class LoadOp extends AccessOp {
        static final OpSpec SPEC = OpSpec.of(MirOp.LOAD, "load from memory")
                .attribute("space", Space.WORDS)
                .operand("address", MirTypes.I32)
                .result("result", MirTypes.MEMORY)
                .format("$space $address attr-dict `:` type($result)");

        LoadOp(OpState state) {
            super(SPEC, state);
        }

        public LoadOp(Location location, Space space, Value address, Type type) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property("space", Space.WORDS.attribute(space))
                            .operand(address)
                            .result(type));
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, space().resource());
        }
    }

    /** {@code mir.store device %address, %v : f32}. */
    public static final class StoreOp extends AccessOp {
        static final OpSpec SPEC = OpSpec.of(MirOp.STORE, "store to memory")
                .attribute("space", Space.WORDS)
                .operand("address", MirTypes.I32)
                .operand("value", MirTypes.MEMORY)
                .format("$space $address `,` $value attr-dict `:` type($value)");

        StoreOp(OpState state) {
            super(SPEC, state);
        }

        public StoreOp(Location location, Space space, Value address, Value value) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property("space", Space.WORDS.attribute(space))
                            .operand(address, value));
        }

        public Value value() {
            return operand(1);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, space().resource());
        }
    }

    /** An atomic operation on 32 bits; the result is what was there before. */
    public abstract static class AtomicBase extends AccessOp {
        static final Words<Scope> SCOPES = Words.of(Scope.values());

        AtomicBase(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final Scope scope() {
            return SCOPES.get(property("scope", StringAttr.class));
        }

        @Override
        public final void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, space().resource());
            out.add(Effect.Kind.WRITE, null, space().resource());
        }
    }

    /** {@code %old = mir.atomic add device %address, %v workgroup}. */
    public static final class AtomicOp extends AtomicBase {
        /** What becomes of the word; min and max are unsigned. */
        public enum Kind {
            ADD,
            SUB,
            MIN,
            MAX,
            AND,
            OR,
            XOR,
            EXCHANGE
        }

        private static final Words<Kind> KINDS = Words.of(Kind.values());

        static final OpSpec SPEC = OpSpec.of(MirOp.ATOMIC, "combine a word with a value at once")
                .attribute("kind", KINDS)
                .attribute("space", Space.WORDS)
                .attribute("scope", SCOPES)
                .operand("address", MirTypes.I32)
                .operand("value", MirTypes.I32)
                .result("result", MirTypes.I32)
                .format("$kind $space $address `,` $value $scope attr-dict");

        AtomicOp(OpState state) {
            super(SPEC, state);
        }

        public AtomicOp(Location location, Kind kind, Space space, Scope scope, Value address, Value value) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property("kind", KINDS.attribute(kind))
                            .property("space", Space.WORDS.attribute(space))
                            .property("scope", SCOPES.attribute(scope))
                            .operand(address, value)
                            .result(IntegerType.I32));
        }

        public Kind atomicKind() {
            return KINDS.get(property("kind", StringAttr.class));
        }

        public Value value() {
            return operand(1);
        }
    }

    /** {@code %old = mir.atomic_cas device %address, %expected, %desired device}. */
    public static final class AtomicCasOp extends AtomicBase {
        static final OpSpec SPEC = OpSpec.of(MirOp.ATOMIC_CAS, "compare and swap a word at once")
                .attribute("space", Space.WORDS)
                .attribute("scope", SCOPES)
                .operand("address", MirTypes.I32)
                .operand("expected", MirTypes.I32)
                .operand("desired", MirTypes.I32)
                .result("result", MirTypes.I32)
                .format("$space $address `,` $expected `,` $desired $scope attr-dict");

        AtomicCasOp(OpState state) {
            super(SPEC, state);
        }

        public AtomicCasOp(Location location, Space space, Scope scope, Value address, Value expected, Value desired) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property("space", Space.WORDS.attribute(space))
                            .property("scope", SCOPES.attribute(scope))
                            .operand(address, expected, desired)
                            .result(IntegerType.I32));
        }

        public Value expected() {
            return operand(1);
        }

        public Value desired() {
            return operand(2);
        }
    }
}
