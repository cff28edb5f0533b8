package dev.wami.wasmimport.nativecode;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The functions of WASI preview 1 and their types: {@code i} is an i32, {@code l} an i64; all but one give an error
 * number. Source: witx/wasi_snapshot_preview1.witx of the WASI repository.
 */
enum WasiFunction {
    ARGS_GET("ii"),
    ARGS_SIZES_GET("ii"),
    ENVIRON_GET("ii"),
    ENVIRON_SIZES_GET("ii"),
    CLOCK_RES_GET("ii"),
    CLOCK_TIME_GET("ili"),
    FD_ADVISE("illi"),
    FD_ALLOCATE("ill"),
    FD_CLOSE("i"),
    FD_DATASYNC("i"),
    FD_FDSTAT_GET("ii"),
    FD_FDSTAT_SET_FLAGS("ii"),
    FD_FDSTAT_SET_RIGHTS("ill"),
    FD_FILESTAT_GET("ii"),
    FD_FILESTAT_SET_SIZE("il"),
    FD_FILESTAT_SET_TIMES("illi"),
    FD_PREAD("iiili"),
    FD_PRESTAT_GET("ii"),
    FD_PRESTAT_DIR_NAME("iii"),
    FD_PWRITE("iiili"),
    FD_READ("iiii"),
    FD_READDIR("iiili"),
    FD_RENUMBER("ii"),
    FD_SEEK("ilii"),
    FD_SYNC("i"),
    FD_TELL("ii"),
    FD_WRITE("iiii"),
    PATH_CREATE_DIRECTORY("iii"),
    PATH_FILESTAT_GET("iiiii"),
    PATH_FILESTAT_SET_TIMES("iiiilli"),
    PATH_LINK("iiiiiii"),
    PATH_OPEN("iiiiillii"),
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

    static final String MODULE = "wasi_snapshot_preview1";

    private final String parameters;

    WasiFunction(String parameters) {
        this.parameters = parameters;
    }

    FunctionType type() {
        List<Type> inputs = new ArrayList<>();
        for (char c : parameters.toCharArray()) inputs.add(c == 'l' ? IntegerType.I64 : IntegerType.I32);
        return new FunctionType(inputs, this == PROC_EXIT ? List.of() : List.of(IntegerType.I32));
    }

    /** The function of that name, null if WASI has none. */
    static @Nullable WasiFunction named(String name) {
        for (WasiFunction f : values()) if (f.name().toLowerCase(Locale.ROOT).equals(name)) return f;
        return null;
    }
}
