package dev.wami.waveir.hir;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import java.util.List;
import java.util.Locale;

/** Barriers and fences. */
public final class Sync {
    private Sync() {}

    /** For whom a fence orders memory. */
    public enum Scope {
        WAVE,
        WORKGROUP,
        DEVICE,
        SYSTEM;

        static final List<String> WORDS = List.of("wave", "workgroup", "device", "system");

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Waits for all threads of the workgroup, and orders shared and device memory among them. Undefined unless all of
     * them reach the same barrier in the same iterations of the loops around it.
     */
    public static final class BarrierOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC =
                OpSpec.of(HirOp.BARRIER, "wait for the workgroup").format("attr-dict");

        BarrierOp(OpState state) {
            super(SPEC, state);
        }

        public BarrierOp(Location location) {
            super(SPEC, OpState.at(location));
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, Effect.MEMORY);
            out.add(Effect.Kind.WRITE, null, Effect.MEMORY);
        }

        @Override
        public Step evaluate(Frame frame) {
            return HirThread.of(frame).await(this, List.of());
        }
    }

    /** Orders the thread's accesses to memory before and after it, as seen in its scope: acquire and release. */
    public static final class FenceOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.FENCE, "order accesses to memory")
                .attribute("scope", new Dimension.WordAttr("wave, workgroup, device or system", Scope.WORDS))
                .format("$scope attr-dict");

        FenceOp(OpState state) {
            super(SPEC, state);
        }

        public FenceOp(Location location, Scope scope) {
            super(SPEC, OpState.at(location).property("scope", StringAttr.of(scope.word())));
        }

        public Scope scope() {
            return Scope.values()[
                    Scope.WORDS.indexOf(property("scope", StringAttr.class).value())];
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, Effect.MEMORY);
            out.add(Effect.Kind.WRITE, null, Effect.MEMORY);
        }

        /** Threads run one after the other here, so that memory is always in order. */
        @Override
        public Step evaluate(Frame frame) {
            return Step.NEXT;
        }
    }
}
