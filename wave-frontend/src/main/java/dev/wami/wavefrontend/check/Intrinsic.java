package dev.wami.wavefrontend.check;

import dev.wami.waveir.hir.BinaryOp;
import dev.wami.waveir.hir.CountOp;
import dev.wami.waveir.hir.Grid.DimensionOp;
import dev.wami.waveir.hir.Grid.WaveIndexOp;
import dev.wami.waveir.hir.HirMemory.AtomicOp;
import dev.wami.waveir.hir.UnaryOp;
import dev.wami.waveir.hir.WaveOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A function that every kernel has.
 *
 * @param form what its arguments and result are
 * @param kind the operation of {@code hir}, of the enum that belongs to the form
 * @param least how many arguments it takes at least
 * @param most how many at most
 */
record Intrinsic(String name, Form form, @Nullable Enum<?> kind, int least, int most) {

    /** Arguments and result. */
    enum Form {
        /** An optional dimension gives u32. */
        DIMENSION,
        WAVE_INDEX,
        /** A float gives one; integers are converted where the language does. */
        FLOAT,
        /** A number gives one. */
        NUMBER,
        /** An integer gives one. */
        INTEGER,
        /** An integer gives u32. */
        COUNT,
        /** Numbers of a common type give one. */
        COMMON,
        /** The same of floats. */
        COMMON_FLOAT,
        /** An element of an array, and values, give the element as it was. */
        ATOMIC,
        /** A word and a lane give a word. */
        SHUFFLE,
        /** A word gives one. */
        WAVE,
        /** A bool gives u32, or a bool. */
        BALLOT,
        VOTE,
        /** Integers of a common type are divided towards zero. */
        DIVIDE,
        BARRIER,
        FENCE
    }

    static final List<String> NAMES = List.of(
            "thread_id",
            "workgroup_id",
            "workgroup_size",
            "grid_size",
            "global_id",
            "lane_id",
            "wave_id",
            "wave_width",
            "num_waves",
            "barrier",
            "fence",
            "atomic_add",
            "atomic_sub",
            "atomic_min",
            "atomic_max",
            "atomic_and",
            "atomic_or",
            "atomic_xor",
            "atomic_exchange",
            "atomic_cas",
            "shuffle",
            "shuffle_up",
            "shuffle_down",
            "shuffle_xor",
            "broadcast",
            "ballot",
            "any",
            "all",
            "prefix_sum",
            "reduce_add",
            "reduce_min",
            "reduce_max",
            "sqrt",
            "rsqrt",
            "rcp",
            "sin",
            "cos",
            "exp",
            "exp2",
            "log",
            "log2",
            "pow",
            "tanh",
            "abs",
            "min",
            "max",
            "clamp",
            "floor",
            "ceil",
            "round",
            "trunc",
            "fract",
            "fma",
            "popcount",
            "clz",
            "ctz",
            "bitreverse",
            "idiv");

    /** The function called {@code name}, or null. */
    static @Nullable Intrinsic find(String name) {
        return switch (name) {
            case "thread_id" -> of(name, Form.DIMENSION, DimensionOp.Kind.THREAD_ID, 0, 1);
            case "workgroup_id" -> of(name, Form.DIMENSION, DimensionOp.Kind.WORKGROUP_ID, 0, 1);
            case "workgroup_size" -> of(name, Form.DIMENSION, DimensionOp.Kind.WORKGROUP_SIZE, 0, 1);
            case "grid_size" -> of(name, Form.DIMENSION, DimensionOp.Kind.GRID_SIZE, 0, 1);
            case "global_id" -> of(name, Form.DIMENSION, DimensionOp.Kind.GLOBAL_ID, 0, 1);
            case "lane_id" -> of(name, Form.WAVE_INDEX, WaveIndexOp.Kind.LANE_ID, 0, 0);
            case "wave_id" -> of(name, Form.WAVE_INDEX, WaveIndexOp.Kind.WAVE_ID, 0, 0);
            case "wave_width" -> of(name, Form.WAVE_INDEX, WaveIndexOp.Kind.WAVE_WIDTH, 0, 0);
            case "num_waves" -> of(name, Form.WAVE_INDEX, WaveIndexOp.Kind.NUM_WAVES, 0, 0);
            case "barrier" -> of(name, Form.BARRIER, null, 0, 0);
            case "fence" -> of(name, Form.FENCE, null, 1, 1);
            case "atomic_add" -> atomic(name, AtomicOp.Kind.ADD);
            case "atomic_sub" -> atomic(name, AtomicOp.Kind.SUB);
            case "atomic_min" -> atomic(name, AtomicOp.Kind.MIN);
            case "atomic_max" -> atomic(name, AtomicOp.Kind.MAX);
            case "atomic_and" -> atomic(name, AtomicOp.Kind.AND);
            case "atomic_or" -> atomic(name, AtomicOp.Kind.OR);
            case "atomic_xor" -> atomic(name, AtomicOp.Kind.XOR);
            case "atomic_exchange" -> atomic(name, AtomicOp.Kind.EXCHANGE);
            case "atomic_cas" -> of(name, Form.ATOMIC, null, 3, 7);
            case "shuffle" -> of(name, Form.SHUFFLE, WaveOp.Kind.SHUFFLE, 2, 2);
            case "shuffle_up" -> of(name, Form.SHUFFLE, WaveOp.Kind.SHUFFLE_UP, 2, 2);
            case "shuffle_down" -> of(name, Form.SHUFFLE, WaveOp.Kind.SHUFFLE_DOWN, 2, 2);
            case "shuffle_xor" -> of(name, Form.SHUFFLE, WaveOp.Kind.SHUFFLE_XOR, 2, 2);
            case "broadcast" -> of(name, Form.SHUFFLE, WaveOp.Kind.BROADCAST, 2, 2);
            case "ballot" -> of(name, Form.BALLOT, WaveOp.Kind.BALLOT, 1, 1);
            case "any" -> of(name, Form.VOTE, WaveOp.Kind.ANY, 1, 1);
            case "all" -> of(name, Form.VOTE, WaveOp.Kind.ALL, 1, 1);
            case "prefix_sum" -> of(name, Form.WAVE, WaveOp.Kind.PREFIX_SUM, 1, 1);
            case "reduce_add" -> of(name, Form.WAVE, WaveOp.Kind.REDUCE_ADD, 1, 1);
            case "reduce_min" -> of(name, Form.WAVE, WaveOp.Kind.REDUCE_MIN, 1, 1);
            case "reduce_max" -> of(name, Form.WAVE, WaveOp.Kind.REDUCE_MAX, 1, 1);
            case "sqrt" -> ofFloat(name, UnaryOp.Kind.SQRT);
            case "rsqrt" -> ofFloat(name, UnaryOp.Kind.RSQRT);
            case "rcp" -> ofFloat(name, UnaryOp.Kind.RCP);
            case "sin" -> ofFloat(name, UnaryOp.Kind.SIN);
            case "cos" -> ofFloat(name, UnaryOp.Kind.COS);
            case "exp" -> ofFloat(name, UnaryOp.Kind.EXP);
            case "exp2" -> ofFloat(name, UnaryOp.Kind.EXP2);
            case "log" -> ofFloat(name, UnaryOp.Kind.LOG);
            case "log2" -> ofFloat(name, UnaryOp.Kind.LOG2);
            case "tanh" -> ofFloat(name, UnaryOp.Kind.TANH);
            case "floor" -> ofFloat(name, UnaryOp.Kind.FLOOR);
            case "ceil" -> ofFloat(name, UnaryOp.Kind.CEIL);
            case "round" -> ofFloat(name, UnaryOp.Kind.ROUND);
            case "trunc" -> ofFloat(name, UnaryOp.Kind.TRUNC);
            case "fract" -> ofFloat(name, UnaryOp.Kind.FRACT);
            case "abs" -> of(name, Form.NUMBER, UnaryOp.Kind.ABS, 1, 1);
            case "bitreverse" -> of(name, Form.INTEGER, UnaryOp.Kind.BITREVERSE, 1, 1);
            case "popcount" -> of(name, Form.COUNT, CountOp.Kind.POPCOUNT, 1, 1);
            case "clz" -> of(name, Form.COUNT, CountOp.Kind.CLZ, 1, 1);
            case "ctz" -> of(name, Form.COUNT, CountOp.Kind.CTZ, 1, 1);
            case "min" -> of(name, Form.COMMON, BinaryOp.Kind.MIN, 2, 16);
            case "max" -> of(name, Form.COMMON, BinaryOp.Kind.MAX, 2, 16);
            case "clamp" -> of(name, Form.COMMON, null, 3, 3);
            case "pow" -> of(name, Form.COMMON_FLOAT, BinaryOp.Kind.POW, 2, 2);
            case "fma" -> of(name, Form.COMMON_FLOAT, null, 3, 3);
            case "idiv" -> of(name, Form.DIVIDE, BinaryOp.Kind.DIV, 2, 2);
            default -> null;
        };
    }

    private static Intrinsic of(String name, Form form, @Nullable Enum<?> kind, int least, int most) {
        return new Intrinsic(name, form, kind, least, most);
    }

    private static Intrinsic ofFloat(String name, UnaryOp.Kind kind) {
        return new Intrinsic(name, Form.FLOAT, kind, 1, 1);
    }

    /** The array, up to three indices (or one element as {@code &a[i]}), the value. */
    private static Intrinsic atomic(String name, AtomicOp.Kind kind) {
        return new Intrinsic(name, Form.ATOMIC, kind, 2, 5);
    }

    /** How many of an atomic's arguments come after the element. */
    int values() {
        return name.equals("atomic_cas") ? 2 : 1;
    }

    /** Whether it has a result. */
    boolean hasResult() {
        return form != Form.BARRIER && form != Form.FENCE;
    }

    /** Whether it may be computed where its result is not needed. */
    boolean isPure() {
        return switch (form) {
            case DIMENSION, WAVE_INDEX, FLOAT, NUMBER, INTEGER, COUNT, COMMON_FLOAT -> true;
            case COMMON -> kind != null;
            default -> false;
        };
    }
}
