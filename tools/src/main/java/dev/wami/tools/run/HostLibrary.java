package dev.wami.tools.run;

import static dev.wami.wasmspec.ValueType.F32;
import static dev.wami.wasmspec.ValueType.F64;
import static dev.wami.wasmspec.ValueType.I32;
import static dev.wami.wasmspec.ValueType.I64;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What {@code wami run} gives to programs, all in module {@code env}.
 *
 * <table>
 * <caption>Functions</caption>
 * <tr><td>{@code print_i32 print_i64 print_f32 print_f64}</td><td>the number on a line of its own, floats as {@link NumberText#shortest}</td></tr>
 * <tr><td>{@code toggle_gpio}</td><td>nothing; benchmarks mark the start and end of what they time by it</td></tr>
 * <tr><td>{@code printI64 printU64 printF32 printF64 printF16 printBF16 printString printOpen printClose printComma
 * printNewline}</td>
 *     <td>as MLIR's runner library, which prints floats with {@code %g}</td></tr>
 * <tr><td>{@code printApFloat}</td><td>as MLIR's library for emulated floats</td></tr>
 * <tr><td>{@code printMemrefF32}, also {@code F16 BF16 F64 I8 I16 I32 I64 Ind C32 C64}, {@code printMemrefShapeF32} ...,
 *     {@code printMemref1dF32} ... (ranks 0 to 4 for {@code F32}), {@code printMemrefVector4x4xf32}</td><td>as MLIR's runner library</td></tr>
 * <tr><td>{@code verifyMemRefF32}, also {@code F16 BF16 F64 I8 I16 I32 I64 Ind C32 C64}</td><td>as MLIR's runner library</td></tr>
 * <tr><td>{@code rtclock nanoTime printFlops}</td><td>seconds, nanoseconds and a rate, as MLIR's runner library</td></tr>
 * <tr><td>{@code memrefCopy stdSortI64 stdSortF64 stdSortF32 rtsrand rtrand rtdrand shuffle}</td><td>as MLIR's runner library; of its
 *     random numbers, the range</td></tr>
 * <tr><td>{@code logb hypot remainder fdim}, and with {@code f} after</td><td>as C's math.h</td></tr>
 * <tr><td>{@code puts printf}</td><td>as C's stdio.h, with or without its result, {@link Printf}; {@code abort} is in
 *     {@link AssertReports}</td></tr>
 * <tr><td>{@code mlirAsyncRuntimePrintCurrentThreadId}</td><td>the only thread, as MLIR's runtime of async</td></tr>
 * </table>
 *
 * <p>Those with memrefs take ours, whose sizes have 32 bits, and those of programs that mlir-opt lowered to
 * {@code llvm}: 64 bits.
 *
 * <p>With {@code llvm.emit_c_interface} a program imports {@code _mlir_ciface_printI64} and so on, which are there too.
 */
public final class HostLibrary {
    private static final long[] NOTHING = {};

    private final List<HostFunction> functions = new ArrayList<>();
    private final Consumer<String> out;
    private final Consumer<String> err;

    private HostLibrary(Consumer<String> out, Consumer<String> err) {
        this.out = out;
        this.err = err;
    }

    /** The functions; {@code out} and {@code err} are the standard streams. */
    public static List<HostFunction> printingTo(Consumer<String> out, Consumer<String> err) {
        HostLibrary library = new HostLibrary(out, err);
        library.addOwn();
        library.addRunnerUtils();
        library.addStdio();
        for (HostFunction f : List.copyOf(library.functions)) library.functions.add(CInterface.of(f));
        library.functions.addAll(MathLibrary.functions());
        for (ValueType index : List.of(I32, I64)) {
            library.functions.addAll(MemRefPrinting.functions(index, out));
            library.functions.addAll(MemRefVerification.functions(index, err));
            library.functions.addAll(MemRefLibrary.functions(index));
        }
        return List.copyOf(library.functions);
    }

    private void addOwn() {
        print("print_i32", I32, v -> Integer.toString((int) v) + "\n");
        print("print_i64", I64, v -> Long.toString(v) + "\n");
        print("print_f32", F32, v -> NumberText.shortest(Float.intBitsToFloat((int) v)) + "\n");
        print("print_f64", F64, v -> NumberText.shortest(Double.longBitsToDouble(v)) + "\n");
        add("toggle_gpio", FuncType.EMPTY, (memory, arguments) -> NOTHING);
    }

    /** Upstream: mlir/ExecutionEngine/CRunnerUtils.h. */
    private void addRunnerUtils() {
        print("printI64", I64, Long::toString);
        print("printU64", I64, Long::toUnsignedString);
        // of an index
        print("printI64", I32, Long::toString);
        print("printU64", I32, v -> Integer.toUnsignedString((int) v));
        print("printF32", F32, v -> PrintfFloat.general(Float.intBitsToFloat((int) v)));
        print("printF64", F64, v -> PrintfFloat.general(Double.longBitsToDouble(v)));
        print("printF16", I32, v -> PrintfFloat.general(FloatFormat.decode(FloatType.F16, v & 0xFFFF)));
        print("printBF16", I32, v -> PrintfFloat.general(FloatFormat.decode(FloatType.BF16, v & 0xFFFF)));
        add("printApFloat", new FuncType(List.of(I32, I64), List.of()), (memory, arguments) -> {
            out.accept(ApFloats.text((int) arguments[0], arguments[1]));
            return NOTHING;
        });
        literal("printOpen", "( ");
        literal("printClose", " )");
        literal("printComma", ", ");
        literal("printNewline", "\n");
        literal("mlirAsyncRuntimePrintCurrentThreadId", "Current thread id: 1\n");
        add("printString", new FuncType(List.of(I32), List.of()), (memory, arguments) -> {
            out.accept(string(memory, (int) arguments[0]));
            return NOTHING;
        });
        add("nanoTime", new FuncType(List.of(), List.of(I64)), (memory, arguments) -> new long[] {System.nanoTime()});
        add("printFlops", new FuncType(List.of(F64), List.of()), (memory, arguments) -> {
            err.accept(String.format(Locale.ROOT, "%f GFLOPS\n", Double.longBitsToDouble(arguments[0]) / 1e9));
            return NOTHING;
        });
        add("rtclock", new FuncType(List.of(), List.of(F64)), (memory, arguments) ->
                new long[] {Double.doubleToRawLongBits(System.nanoTime() / 1e9)});
    }

    /**
     * Programs of {@code llvm} call {@code puts} where a {@code cf.assert} failed, and declare it without its result.
     */
    private void addStdio() {
        for (List<ValueType> results : List.of(List.<ValueType>of(), List.of(I32))) {
            add("puts", new FuncType(List.of(I32), results), (memory, arguments) -> {
                out.accept(string(memory, (int) arguments[0]) + "\n");
                return results.isEmpty() ? NOTHING : new long[] {1};
            });
            add("printf", new FuncType(List.of(I32, I32), results), (memory, arguments) -> {
                int printed = printf(memory, (int) arguments[0], (int) arguments[1]);
                return results.isEmpty() ? NOTHING : new long[] {printed};
            });
        }
    }

    /** The number of bytes; -1 after a message, as in C, if nothing could be printed. */
    private int printf(HostMemory memory, int address, int variable) {
        String format = Printf.string(memory, address, Integer.MAX_VALUE);
        Optional<String> text = Printf.text(memory, format, variable);
        if (text.isEmpty()) err.accept("printf does not know a directive of \"" + format + "\"\n");
        else out.accept(new String(text.get().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8));
        return text.map(String::length).orElse(-1);
    }

    /** How a value is printed. */
    private interface Text {
        String of(long value);
    }

    private void print(String name, ValueType type, Text text) {
        add(name, new FuncType(List.of(type), List.of()), (memory, arguments) -> {
            out.accept(text.of(arguments[0]));
            return NOTHING;
        });
    }

    private void literal(String name, String text) {
        add(name, FuncType.EMPTY, (memory, arguments) -> {
            out.accept(text);
            return NOTHING;
        });
    }

    private void add(String name, FuncType type, HostFunction.Body body) {
        functions.add(new HostFunction("env", name, type, body));
    }

    /** The bytes from {@code address} up to a zero. */
    private static String string(HostMemory memory, int address) {
        int length = 0;
        while (memory.read(address + length, 1)[0] != 0) length++;
        return new String(memory.read(address, length), StandardCharsets.UTF_8);
    }
}
