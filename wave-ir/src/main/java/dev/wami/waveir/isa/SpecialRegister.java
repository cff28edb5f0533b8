package dev.wami.waveir.isa;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What {@code mov_sr} reads; the ordinal is the number in an instruction. Each has two names: that of the published
 * tools and that of the compiler document. The assembler reads both.
 */
public enum SpecialRegister {
    THREAD_ID_X("sr_thread_id_x", "sr_tid_x", "x of the thread in its workgroup"),
    THREAD_ID_Y("sr_thread_id_y", "sr_tid_y", "y of the thread in its workgroup"),
    THREAD_ID_Z("sr_thread_id_z", "sr_tid_z", "z of the thread in its workgroup"),
    WAVE_ID("sr_wave_id", "sr_wave_id", "the wave in its workgroup"),
    LANE_ID("sr_lane_id", "sr_lane_id", "the lane in its wave"),
    WORKGROUP_ID_X("sr_workgroup_id_x", "sr_wg_id_x", "x of the workgroup in the grid"),
    WORKGROUP_ID_Y("sr_workgroup_id_y", "sr_wg_id_y", "y of the workgroup in the grid"),
    WORKGROUP_ID_Z("sr_workgroup_id_z", "sr_wg_id_z", "z of the workgroup in the grid"),
    WORKGROUP_SIZE_X("sr_workgroup_size_x", "sr_wg_size_x", "threads of a workgroup along x"),
    WORKGROUP_SIZE_Y("sr_workgroup_size_y", "sr_wg_size_y", "threads of a workgroup along y"),
    WORKGROUP_SIZE_Z("sr_workgroup_size_z", "sr_wg_size_z", "threads of a workgroup along z"),
    GRID_SIZE_X("sr_grid_size_x", "sr_grid_size_x", "workgroups along x"),
    GRID_SIZE_Y("sr_grid_size_y", "sr_grid_size_y", "workgroups along y"),
    GRID_SIZE_Z("sr_grid_size_z", "sr_grid_size_z", "workgroups along z"),
    WAVE_WIDTH("sr_wave_width", "sr_wave_width", "lanes of a wave"),
    NUM_WAVES("sr_num_waves", "sr_num_waves", "waves of a workgroup"),
    MMA_SUPPORTED("sr_mma_supported", "sr_mma_supported", "1 if there is a matrix unit"),
    MMA_M("sr_mma_m", "sr_mma_m", "rows of its result"),
    MMA_N("sr_mma_n", "sr_mma_n", "columns of its result"),
    MMA_K("sr_mma_k", "sr_mma_k", "columns of its first operand");

    private static final SpecialRegister[] ALL = values();

    private final String toolName;
    private final String documentName;
    private final String summary;

    SpecialRegister(String toolName, String documentName, String summary) {
        this.toolName = toolName;
        this.documentName = documentName;
        this.summary = summary;
    }

    /** Its name in the published tools, {@code sr_thread_id_x}. */
    public String toolName() {
        return toolName;
    }

    /** Its name in the compiler document, {@code sr_tid_x}. */
    public String documentName() {
        return documentName;
    }

    public String summary() {
        return summary;
    }

    /** How many there are. */
    public static int count() {
        return ALL.length;
    }

    /** @param number below {@link #count} */
    public static SpecialRegister of(int number) {
        return ALL[number];
    }

    /** The one with either name, or null. */
    public static @Nullable SpecialRegister named(String name) {
        return Names.BY_NAME.get(name);
    }

    /** The names of both kinds. */
    public static Collection<String> names() {
        return Collections.unmodifiableSet(Names.BY_NAME.keySet());
    }

    /** Apart, so that only an assembler pays for it. */
    private static final class Names {
        static final Map<String, SpecialRegister> BY_NAME = new LinkedHashMap<>();

        static {
            for (SpecialRegister r : ALL) {
                BY_NAME.put(r.toolName, r);
                BY_NAME.put(r.documentName, r);
            }
        }
    }
}
