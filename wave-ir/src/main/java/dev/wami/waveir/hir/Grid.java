package dev.wami.waveir.hir;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Pure;

/** Where a thread is. All results are {@code ui32}. */
public final class Grid {
    private Grid() {}

    /** A position or size in one dimension: {@code hir.thread_id x}. */
    public static final class DimensionOp extends Operation implements Pure, Evaluable {

        /** What is asked for. */
        public enum Kind implements HirFamily {
            THREAD_ID("the thread inside its workgroup"),
            WORKGROUP_ID("the workgroup inside the grid"),
            WORKGROUP_SIZE("threads of a workgroup"),
            GRID_SIZE("workgroups of the grid"),
            GLOBAL_ID("the thread inside the grid: workgroup_id * workgroup_size + thread_id");

            private final OpSpec spec;

            Kind(String summary) {
                spec = OpSpec.of(this, summary);
                spec.attribute("dimension", Dimension.CONSTRAINT)
                        .result("result", HirTypes.U32)
                        .format("$dimension attr-dict");
            }

            @Override
            public DimensionOp create(OpState state) {
                return new DimensionOp(spec, state);
            }
        }

        DimensionOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public DimensionOp(Kind kind, Location location, Dimension dimension) {
            super(
                    kind.spec,
                    OpState.at(location)
                            .property("dimension", dimension.attribute())
                            .result(HirTypes.UI32));
        }

        @Override
        public Kind kind() {
            return (Kind) super.kind();
        }

        public Dimension dimension() {
            return Dimension.of(property("dimension", StringAttr.class));
        }

        @Override
        public Step evaluate(Frame frame) {
            HirThread thread = HirThread.of(frame);
            int d = dimension().ordinal();
            long value = switch (kind()) {
                case THREAD_ID -> thread.id(d);
                case WORKGROUP_ID -> thread.group().id(d);
                case WORKGROUP_SIZE -> thread.group().size(d);
                case GRID_SIZE -> thread.group().gridSize(d);
                case GLOBAL_ID -> (long) thread.group().id(d) * thread.group().size(d) + thread.id(d);
            };
            return frame.put(result(), value);
        }
    }

    /** A position or size in the workgroup's waves: {@code hir.lane_id}. */
    public static final class WaveIndexOp extends Operation implements Pure, Evaluable {

        /** What is asked for. */
        public enum Kind implements HirFamily {
            LANE_ID("the thread inside its wave"),
            WAVE_ID("the wave inside its workgroup"),
            WAVE_WIDTH("threads of a wave"),
            NUM_WAVES("waves of a workgroup");

            private final OpSpec spec;

            Kind(String summary) {
                spec = OpSpec.of(this, summary);
                spec.result("result", HirTypes.U32).format("attr-dict");
            }

            @Override
            public WaveIndexOp create(OpState state) {
                return new WaveIndexOp(spec, state);
            }
        }

        WaveIndexOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public WaveIndexOp(Kind kind, Location location) {
            super(kind.spec, OpState.at(location).result(HirTypes.UI32));
        }

        @Override
        public Kind kind() {
            return (Kind) super.kind();
        }

        @Override
        public Step evaluate(Frame frame) {
            HirThread thread = HirThread.of(frame);
            int width = thread.group().waveWidth();
            return frame.put(
                    result(),
                    switch (kind()) {
                        case LANE_ID -> thread.index() % width;
                        case WAVE_ID -> thread.index() / width;
                        case WAVE_WIDTH -> width;
                        case NUM_WAVES -> (thread.group().threadCount() + width - 1) / width;
                    });
        }
    }
}
