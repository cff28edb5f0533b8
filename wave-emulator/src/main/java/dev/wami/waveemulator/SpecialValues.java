package dev.wami.waveemulator;

import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.SpecialRegister;

/** What the special registers of a thread hold. */
final class SpecialValues {
    private final Extent grid;
    private final Extent workgroup;
    private final int waves;
    private Extent id = new Extent(0, 0, 0);

    SpecialValues(Extent grid, Extent workgroup, int waves) {
        this.grid = grid;
        this.workgroup = workgroup;
        this.waves = waves;
    }

    void enter(Extent at) {
        id = at;
    }

    int value(int register, Wave wave, int lane) {
        int thread = wave.id * wave.width + lane;
        return switch (SpecialRegister.of(register)) {
            case THREAD_ID_X -> thread % workgroup.x();
            case THREAD_ID_Y -> thread / workgroup.x() % workgroup.y();
            case THREAD_ID_Z -> thread / (workgroup.x() * workgroup.y());
            case WAVE_ID -> wave.id;
            case LANE_ID -> lane;
            case WORKGROUP_ID_X -> id.x();
            case WORKGROUP_ID_Y -> id.y();
            case WORKGROUP_ID_Z -> id.z();
            case WORKGROUP_SIZE_X -> workgroup.x();
            case WORKGROUP_SIZE_Y -> workgroup.y();
            case WORKGROUP_SIZE_Z -> workgroup.z();
            case GRID_SIZE_X -> grid.x();
            case GRID_SIZE_Y -> grid.y();
            case GRID_SIZE_Z -> grid.z();
            case WAVE_WIDTH -> wave.width;
            case NUM_WAVES -> waves;
            case MMA_SUPPORTED -> 1;
            case MMA_M, MMA_N, MMA_K -> MatrixUnit.SIZE;
        };
    }
}
