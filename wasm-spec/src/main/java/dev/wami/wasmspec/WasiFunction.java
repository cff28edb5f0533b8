package dev.wami.wasmspec;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The functions of WASI preview 1. Source: witx/wasi_snapshot_preview1.witx of the WASI repository; the parameters are
 * {@code i} for i32 and {@code I} for i64, and all functions but one return an error number.
 */
public enum WasiFunction {
    ARGS_GET("ii"),
    ARGS_SIZES_GET("ii"),
    ENVIRON_GET("ii"),
    ENVIRON_SIZES_GET("ii"),
    CLOCK_RES_GET("ii"),
    CLOCK_TIME_GET("iIi"),
    FD_ADVISE("iIIi"),
    FD_ALLOCATE("iII"),
    FD_CLOSE("i"),
    FD_DATASYNC("i"),
    FD_FDSTAT_GET("ii"),
    FD_FDSTAT_SET_FLAGS("ii"),
    FD_FDSTAT_SET_RIGHTS("iII"),
    FD_FILESTAT_GET("ii"),
    FD_FILESTAT_SET_SIZE("iI"),
    FD_FILESTAT_SET_TIMES("iIIi"),
    FD_PREAD("iiiIi"),
    FD_PRESTAT_GET("ii"),
    FD_PRESTAT_DIR_NAME("iii"),
    FD_PWRITE("iiiIi"),
    FD_READ("iiii"),
    FD_READDIR("iiiIi"),
    FD_RENUMBER("ii"),
    FD_SEEK("iIii"),
    FD_SYNC("i"),
    FD_TELL("ii"),
    FD_WRITE("iiii"),
    PATH_CREATE_DIRECTORY("iii"),
    PATH_FILESTAT_GET("iiiii"),
    PATH_FILESTAT_SET_TIMES("iiiiIIi"),
    PATH_LINK("iiiiiii"),
    PATH_OPEN("iiiiiIIii"),
    PATH_READLINK("iiiiii"),
    PATH_REMOVE_DIRECTORY("iii"),
    PATH_RENAME("iiiiii"),
    PATH_SYMLINK("iiiii"),
    PATH_UNLINK_FILE("iii"),
    POLL_ONEOFF("iiii"),
    PROC_EXIT("i"),
    PROC_RAISE("i"),
    SCHED_YIELD(""),
    RANDOM_GET("ii"),
    SOCK_ACCEPT("iii"),
    SOCK_RECV("iiiiii"),
    SOCK_SEND("iiiii"),
    SOCK_SHUTDOWN("ii");

    /** The module that programs import them from. */
    public static final String MODULE = "wasi_snapshot_preview1";

    private final String params;

    WasiFunction(String params) {
        this.params = params;
    }

    /** The function of that name, or null. */
    public static @Nullable WasiFunction of(String name) {
        for (WasiFunction function : values()) {
            if (function.name().toLowerCase(Locale.ROOT).equals(name)) return function;
        }
        return null;
    }

    /** Its parameters and results in a module. */
    public FuncType type() {
        List<ValueType> types = new ArrayList<>();
        for (int i = 0; i < params.length(); i++) {
            types.add(params.charAt(i) == 'i' ? ValueType.I32 : ValueType.I64);
        }
        return new FuncType(types, this == PROC_EXIT ? List.of() : List.of(ValueType.I32));
    }
}
