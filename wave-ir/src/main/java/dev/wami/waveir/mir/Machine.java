package dev.wami.waveir.mir;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.InferIntRange;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.range.IntRange;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.Scope;
import dev.wami.waveir.isa.SpecialRegister;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the machine says of a thread, and how threads wait. */
public final class Machine {
    private static final Words<SpecialRegister> REGISTERS = Words.of(SpecialRegister.values());
    private static final Words<Scope> SCOPES = Words.of(Scope.values());
    /** A launch has at most so many threads in a dimension; longer ones are refused. */
    public static final long MAX_THREADS_OF_DIMENSION = Integer.MAX_VALUE;

    private Machine() {}

    /** A special register: {@code %i = mir.special thread_id_x}. */
    public static final class SpecialOp extends Operation implements Pure, InferIntRange {
        static final OpSpec SPEC = OpSpec.of(MirOp.SPECIAL, "a special register")
                .attribute("register", REGISTERS)
                .result("result", MirTypes.I32)
                .format("$register attr-dict");

        SpecialOp(OpState state) {
            super(SPEC, state);
        }

        public SpecialOp(Location location, SpecialRegister register) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property("register", REGISTERS.attribute(register))
                            .result(IntegerType.I32));
        }

        public SpecialRegister register() {
            return REGISTERS.get(property("register", StringAttr.class));
        }

        @Override
        public List<@Nullable IntRange> resultRanges(List<@Nullable IntRange> operands) {
            long most = most();
            return List.of(IntRange.unsigned(32, BigInteger.ZERO, BigInteger.valueOf(most)));
        }

        /** The greatest that it can be in a launch that is not refused. */
        private long most() {
            Kernels.KernelOp kernel = parentOfType(Kernels.KernelOp.class);
            Extent size = kernel == null ? Extent.of(1) : kernel.workgroup();
            return switch (register()) {
                case THREAD_ID_X -> size.x() - 1;
                case THREAD_ID_Y -> size.y() - 1;
                case THREAD_ID_Z -> size.z() - 1;
                case WORKGROUP_SIZE_X -> size.x();
                case WORKGROUP_SIZE_Y -> size.y();
                case WORKGROUP_SIZE_Z -> size.z();
                case WORKGROUP_ID_X -> MAX_THREADS_OF_DIMENSION / size.x() - 1;
                case WORKGROUP_ID_Y -> MAX_THREADS_OF_DIMENSION / size.y() - 1;
                case WORKGROUP_ID_Z -> MAX_THREADS_OF_DIMENSION / size.z() - 1;
                case GRID_SIZE_X -> MAX_THREADS_OF_DIMENSION / size.x();
                case GRID_SIZE_Y -> MAX_THREADS_OF_DIMENSION / size.y();
                case GRID_SIZE_Z -> MAX_THREADS_OF_DIMENSION / size.z();
                case LANE_ID -> 63;
                case WAVE_WIDTH -> 64;
                default -> Integer.MAX_VALUE;
            };
        }
    }

    /** Waits for the workgroup, and orders all memory among its threads. */
    public static final class BarrierOp extends Operation implements MemoryEffects {
        static final OpSpec SPEC =
                OpSpec.of(MirOp.BARRIER, "wait for the workgroup").format("attr-dict");

        BarrierOp(OpState state) {
            super(SPEC, state);
        }

        public BarrierOp(Location location) {
            super(SPEC, OpState.at(location));
        }

        @Override
        public void effects(EffectList out) {
            touchEverything(out);
        }
    }

    /** Orders accesses before and after it: {@code mir.fence workgroup}. */
    public static final class FenceOp extends Operation implements MemoryEffects {
        static final OpSpec SPEC = OpSpec.of(MirOp.FENCE, "order accesses to memory")
                .attribute("scope", SCOPES)
                .format("$scope attr-dict");

        FenceOp(OpState state) {
            super(SPEC, state);
        }

        public FenceOp(Location location, Scope scope) {
            super(SPEC, OpState.at(location).property("scope", SCOPES.attribute(scope)));
        }

        public Scope scope() {
            return SCOPES.get(property("scope", StringAttr.class));
        }

        @Override
        public void effects(EffectList out) {
            touchEverything(out);
        }
    }

    private static void touchEverything(EffectList out) {
        out.add(Effect.Kind.READ, null, Effect.MEMORY);
        out.add(Effect.Kind.WRITE, null, Effect.MEMORY);
    }
}
