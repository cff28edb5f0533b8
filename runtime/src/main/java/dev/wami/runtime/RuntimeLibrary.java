package dev.wami.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The functions that emitted modules may need and that are written in MLIR: which resource defines a symbol, and its
 * text.
 *
 * <p>A resource is one MLIR module in upstream's textual form. It declares what it takes from other resources (private
 * functions without a body, globals without a value) and the {@linkplain #isIntrinsic intrinsics}, and defines
 * everything else. To link a symbol: parse the resource, do the same for each of its declarations that another resource
 * defines, make every definition private, and drop what is not used.
 *
 * <p>Functions of the math dialect are named {@code __wami_<op>_<type>} after the op without its dialect:
 * {@code math.powf} on f64 is {@code __wami_powf_f64}; {@code arith.remf} likewise. {@code __wami_fpowi_f64} and
 * {@code __wami_fpowi_f32} take their exponent sign-extended to i64; {@code __wami_ipowi_i32} and
 * {@code __wami_ipowi_i64} take both operands in their type. The allocator has C's names, with i32 addresses and sizes;
 * the one that finds mistakes has them after {@code __wami_debug_}, the smallest one, which is for memrefs only and
 * traps without memory, after {@code __wami_small_}, the one that is a stack after {@code __wami_stack_}.
 * {@code _mlir_apfloat_add} and its kin are those of upstream's library for emulated floats.
 *
 * <p>A function of floats that ends in {@link #ON_LANES} is the one without, for two of each argument at once, as
 * vectors; it is made from that and has no text of its own.
 */
public final class RuntimeLibrary {
    /** Behind the name of a function: for two of each argument. */
    public static final String ON_LANES = "_x2";

    private RuntimeLibrary() {}

    /** The names of all resources, in alphabetical order. */
    public static List<String> resources() {
        return List.of(
                "acos",
                "acosh",
                "apfloat",
                "asin",
                "asin_parts",
                "asinh",
                "asinh_parts",
                "atan",
                "atan2",
                "atan_parts",
                "atanh",
                "bulk_memory",
                "cbrt",
                "cosh",
                "erf",
                "erf_parts",
                "erfc",
                "exp",
                "exp2",
                "exp_parts",
                "expm1",
                "expm1_parts",
                "fma",
                "fpowi",
                "ipowi",
                "log",
                "log10",
                "log1p",
                "log2",
                "log_parts",
                "malloc",
                "malloc_debug",
                "malloc_small",
                "malloc_stack",
                "pairs",
                "pow",
                "remf",
                "round",
                "sincos",
                "sinh",
                "small_floats",
                "tan",
                "tanh",
                "trig_kernels",
                "trig_reduce");
    }

    /** The function that {@code symbol} is on lanes; {@code symbol} itself if it is none of those. */
    public static String withoutLanes(String symbol) {
        return symbol.endsWith(ON_LANES) ? symbol.substring(0, symbol.length() - ON_LANES.length()) : symbol;
    }

    /** Whether {@code symbol}, a function of the math dialect, is also there {@link #ON_LANES}: without loops. */
    public static boolean hasLanes(String symbol) {
        return switch (resourceOf(symbol).orElse("")) {
            case "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cosh", "erf", "erfc" -> true;
            case "exp", "exp2", "expm1", "log", "log10", "log1p", "log2", "pow", "sincos", "sinh", "tan", "tanh" ->
                true;
            default -> false;
        };
    }

    /** The resource that defines the public or shared function or global {@code symbol}, if there is one. */
    public static Optional<String> resourceOf(String symbol) {
        return switch (withoutLanes(symbol)) {
            case "__wami_acos_f64", "__wami_acos_f32" -> Optional.of("acos");
            case "__wami_acosh_f64", "__wami_acosh_f32" -> Optional.of("acosh");
            case "_mlir_apfloat_add", "_mlir_apfloat_subtract", "_mlir_apfloat_multiply", "_mlir_apfloat_divide" ->
                Optional.of("apfloat");
            case "_mlir_apfloat_remainder", "_mlir_apfloat_fused_multiply_add" -> Optional.of("apfloat");
            case "_mlir_apfloat_minimum", "_mlir_apfloat_maximum", "_mlir_apfloat_minnum", "_mlir_apfloat_maxnum" ->
                Optional.of("apfloat");
            case "_mlir_apfloat_neg", "_mlir_apfloat_abs", "_mlir_apfloat_compare" -> Optional.of("apfloat");
            case "_mlir_apfloat_isnan",
                    "_mlir_apfloat_isinfinite",
                    "_mlir_apfloat_isfinite",
                    "_mlir_apfloat_isnormal" -> Optional.of("apfloat");
            case "_mlir_apfloat_convert", "_mlir_apfloat_convert_to_int", "_mlir_apfloat_convert_from_int" ->
                Optional.of("apfloat");
            case "__wami_asin_f64", "__wami_asin_f32" -> Optional.of("asin");
            case "__wami_asin_parts" -> Optional.of("asin_parts");
            case "__wami_asinh_f64", "__wami_asinh_f32" -> Optional.of("asinh");
            case "__wami_log_of_sum" -> Optional.of("asinh_parts");
            case "__wami_atan_f64", "__wami_atan_f32" -> Optional.of("atan");
            case "__wami_atan2_f64", "__wami_atan2_f32" -> Optional.of("atan2");
            case "__wami_atan_ratio" -> Optional.of("atan_parts");
            case "__wami_atanh_f64", "__wami_atanh_f32" -> Optional.of("atanh");
            case "__wami_memory_copy", "__wami_memory_fill" -> Optional.of("bulk_memory");
            case "__wami_cbrt_f64", "__wami_cbrt_f32" -> Optional.of("cbrt");
            case "__wami_cosh_f64", "__wami_cosh_f32" -> Optional.of("cosh");
            case "__wami_erf_f64", "__wami_erf_f32" -> Optional.of("erf");
            case "__wami_erf_ratio", "__wami_erfc_tail" -> Optional.of("erf_parts");
            case "__wami_erfc_f64", "__wami_erfc_f32" -> Optional.of("erfc");
            case "__wami_exp_f64", "__wami_exp_f32" -> Optional.of("exp");
            case "__wami_exp2_f64", "__wami_exp2_f32" -> Optional.of("exp2");
            case "__wami_exp_parts", "__wami_exp_sum" -> Optional.of("exp_parts");
            case "__wami_expm1_f64", "__wami_expm1_f32" -> Optional.of("expm1");
            case "__wami_expm1_parts" -> Optional.of("expm1_parts");
            case "__wami_fma_f32", "__wami_fma_f64" -> Optional.of("fma");
            case "__wami_fpowi_f64", "__wami_fpowi_f32" -> Optional.of("fpowi");
            case "__wami_ipowi_i32", "__wami_ipowi_i64" -> Optional.of("ipowi");
            case "__wami_log_f64", "__wami_log_f32" -> Optional.of("log");
            case "__wami_log10_f64", "__wami_log10_f32" -> Optional.of("log10");
            case "__wami_log1p_f64", "__wami_log1p_f32" -> Optional.of("log1p");
            case "__wami_log2_f64", "__wami_log2_f32" -> Optional.of("log2");
            case "__wami_log_kernel", "__wami_log_parts", "__wami_log_scaled" -> Optional.of("log_parts");
            case "malloc", "free", "realloc", "aligned_alloc", "calloc" -> Optional.of("malloc");
            case "__wami_debug_malloc", "__wami_debug_free", "__wami_debug_realloc" -> Optional.of("malloc_debug");
            case "__wami_debug_aligned_alloc", "__wami_debug_calloc" -> Optional.of("malloc_debug");
            case "__wami_small_malloc", "__wami_small_free", "__wami_small_realloc" -> Optional.of("malloc_small");
            case "__wami_small_aligned_alloc" -> Optional.of("malloc_small");
            case "__wami_stack_malloc" -> Optional.of("malloc_stack");
            case "__wami_divide_pairs", "__wami_product_rest" -> Optional.of("pairs");
            case "__wami_powf_f64", "__wami_powf_f32" -> Optional.of("pow");
            case "__wami_remf_f64", "__wami_remf_f32" -> Optional.of("remf");
            case "__wami_round_f64", "__wami_round_f32" -> Optional.of("round");
            case "__wami_sin_f64", "__wami_cos_f64", "__wami_sin_f32", "__wami_cos_f32" -> Optional.of("sincos");
            case "__wami_extend_small_float", "__wami_truncate_small_float" -> Optional.of("small_floats");
            case "__wami_extend_f8E8M0FNU", "__wami_truncate_f8E8M0FNU" -> Optional.of("small_floats");
            case "__wami_sinh_f64", "__wami_sinh_f32" -> Optional.of("sinh");
            case "__wami_tan_f64", "__wami_tan_f32" -> Optional.of("tan");
            case "__wami_tanh_f64", "__wami_tanh_f32" -> Optional.of("tanh");
            case "__wami_sin_kernel", "__wami_cos_kernel" -> Optional.of("trig_kernels");
            case "__wami_rem_pio2" -> Optional.of("trig_reduce");
            default -> Optional.empty();
        };
    }

    /**
     * Whether {@code symbol} is a function without a body that the compiler replaces: {@code __wasm_load_i32(address)},
     * {@code __wasm_store_i32(value, address)}, {@code __wasm_memory_size()} and {@code __wasm_memory_grow(pages)} in
     * pages, {@code __wasm_memory_copy(to, from, bytes)}, {@code __wasm_memory_fill(to, byte, bytes)}, all of i32 and
     * each one Wasm instruction; {@code __heap_base()}, the first address after static data and shadow stack, a
     * constant of at least 4; and {@code __get_heap_top()}, {@code __set_heap_top(address)}, and the same of
     * {@code heap_end} and {@code heap_low}, the state of the allocator that is a stack.
     */
    public static boolean isIntrinsic(String symbol) {
        return switch (symbol) {
            case "__wasm_load_i32",
                    "__wasm_store_i32",
                    "__wasm_memory_size",
                    "__wasm_memory_grow",
                    "__wasm_memory_copy",
                    "__wasm_memory_fill",
                    "__heap_base",
                    "__get_heap_top",
                    "__get_heap_end",
                    "__get_heap_low",
                    "__set_heap_top",
                    "__set_heap_end",
                    "__set_heap_low" -> true;
            default -> false;
        };
    }

    /**
     * The MLIR text of a resource.
     *
     * @throws IllegalArgumentException if {@code resource} is not one of {@link #resources}
     */
    public static String text(String resource) {
        try (InputStream in = RuntimeLibrary.class.getResourceAsStream(resource + ".mlir")) {
            if (in == null) {
                throw new IllegalArgumentException("no runtime resource named " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
