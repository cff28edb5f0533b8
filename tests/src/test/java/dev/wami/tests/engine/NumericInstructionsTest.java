package dev.wami.tests.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.ChicoryEngine;
import dev.wami.cli.JvmEngine;
import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmEngine;
import dev.wami.tools.run.WasmInstance;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.CodeBuilder;
import dev.wami.wasmbinary.ModuleBuilder;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Numeric;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.TrapException;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every scalar numeric instruction on the embedded engines, against the table of the specification. */
class NumericInstructionsTest {
    private static final int RANDOM = 100;
    /** With how many others an operand is combined. */
    private static final int PARTNERS = 5;

    @TestFactory
    Stream<DynamicTest> compiled() throws RunFailure {
        return instructions(new JvmEngine());
    }

    @TestFactory
    Stream<DynamicTest> interpreted() throws RunFailure {
        return instructions(new ChicoryEngine(false));
    }

    private static Stream<DynamicTest> instructions(WasmEngine engine) throws RunFailure {
        List<Opcode> opcodes = Arrays.stream(Opcode.values())
                .filter(o -> o.category().isScalarNumeric())
                .toList();
        Exchange exchange = new Exchange();
        WasmInstance instance = engine.instantiate(module(opcodes), exchange.functions());
        return opcodes.stream().map(o -> DynamicTest.dynamicTest(o.mnemonic(), () -> check(o, instance, exchange)));
    }

    /** Where the module takes operands from and gives results to: a call of an export costs a thread, these do not. */
    private static final class Exchange {
        private List<long[]> operands = List.of();
        private final List<Long> results = new ArrayList<>();
        private int taken;

        void start(List<long[]> all) {
            operands = all;
            results.clear();
            taken = 0;
        }

        boolean hasMore() {
            return results.size() < operands.size();
        }

        List<HostFunction> functions() {
            List<HostFunction> out = new ArrayList<>();
            FuncType test = new FuncType(List.of(), List.of(NumericType.I32));
            out.add(new HostFunction("env", "more", test, (memory, none) -> new long[] {hasMore() ? 1 : 0}));
            for (NumericType t : SCALARS) {
                FuncType taking = new FuncType(List.of(), List.of(t));
                out.add(new HostFunction("env", "take_" + t, taking, (memory, none) -> new long[] {take()}));
                FuncType giving = new FuncType(List.of(t), List.of());
                out.add(new HostFunction("env", "give_" + t, giving, (memory, result) -> give(result[0])));
            }
            return out;
        }

        private long take() {
            return operands.get(results.size())[taken++];
        }

        private long[] give(long result) {
            results.add(result);
            taken = 0;
            return new long[0];
        }
    }

    private static final List<NumericType> SCALARS =
            List.of(NumericType.I32, NumericType.I64, NumericType.F32, NumericType.F64);

    /** For each instruction, a function {@code while (more()) give(instruction(take() ...))}. */
    private static byte[] module(List<Opcode> opcodes) {
        ModuleBuilder module = new ModuleBuilder();
        int more = module.importFunction("env", "more", new FuncType(List.of(), List.of(NumericType.I32)));
        Map<ValueType, Integer> take = new HashMap<>();
        Map<ValueType, Integer> give = new HashMap<>();
        for (NumericType t : SCALARS) {
            take.put(t, module.importFunction("env", "take_" + t, new FuncType(List.of(), List.of(t))));
            give.put(t, module.importFunction("env", "give_" + t, new FuncType(List.of(t), List.of())));
        }
        for (Opcode opcode : opcodes) {
            FuncType type = opcode.type();
            CodeBuilder code = new CodeBuilder(0);
            CodeBuilder.Label loop = code.open(Opcode.LOOP, BlockType.EMPTY);
            code.op(Opcode.CALL, more);
            code.open(Opcode.IF, BlockType.EMPTY);
            for (ValueType t : type.params()) code.op(Opcode.CALL, take.get(t));
            code.op(opcode).op(Opcode.CALL, give.get(type.results().get(0)));
            code.branch(Opcode.BR, loop).end().end();
            int function = module.addFunction(FuncType.EMPTY);
            module.define(function, code);
            module.export(opcode.mnemonic(), ExternKind.FUNC, function);
        }
        return BinaryEncoder.encode(module.build());
    }

    private static void check(Opcode opcode, WasmInstance instance, Exchange exchange) {
        List<long[]> all = operands(opcode.type().params(), new Random(opcode.code()));
        List<String> wrong = new ArrayList<>();
        List<long[]> open = all;
        while (!open.isEmpty()) {
            exchange.start(open);
            boolean trapped = traps(opcode, instance);
            int done = exchange.results.size();
            for (int i = 0; i < done; i++) compare(opcode, open.get(i), text(exchange.results.get(i), opcode), wrong);
            if (trapped) compare(opcode, open.get(done), "a trap", wrong);
            open = open.subList(trapped ? done + 1 : done, open.size());
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean traps(Opcode opcode, WasmInstance instance) {
        try {
            instance.call(opcode.mnemonic());
            return false;
        } catch (RunFailure e) {
            return true;
        }
    }

    private static void compare(Opcode opcode, long[] operands, String given, List<String> wrong) {
        String expected = expected(opcode, operands);
        if (!given.equals(expected)) {
            wrong.add(opcode + Arrays.toString(operands) + " is " + given + ", not " + expected);
        }
    }

    private static List<long[]> operands(List<ValueType> types, Random random) {
        List<Long> edges =
                new ArrayList<>(List.of(0L, 1L, 2L, -1L, 31L, 32L, 63L, 64L, 1L << 31, 1L << 63, Long.MAX_VALUE));
        for (double d :
                new double[] {0.5, 1, 1.5, 2.5, -0.5, 0x1p31, 0x1p32, 0x1p63, 0x1p64, 0x1p-1074, 1 / 0.0, 0.0 / 0}) {
            for (double s : new double[] {d, -d, Math.nextUp(d), Math.nextDown(d)}) {
                edges.add(Double.doubleToLongBits(s));
                edges.add((long) Float.floatToIntBits((float) s));
            }
        }
        for (int i = 0; i < RANDOM; i++) edges.add(random.nextLong() >> random.nextInt(64));
        List<long[]> out = new ArrayList<>();
        for (long a : edges) {
            if (types.size() == 1) {
                out.add(new long[] {fit(a, types.get(0))});
                continue;
            }
            for (int i = 0; i < PARTNERS; i++) {
                long b = edges.get(random.nextInt(edges.size()));
                out.add(new long[] {fit(a, types.get(0)), fit(b, types.get(1))});
            }
        }
        return out;
    }

    /** A value of the type in a long, the rest of it zero. */
    private static long fit(long bits, ValueType type) {
        return ((NumericType) type).bits() == 32 ? bits & 0xFFFF_FFFFL : bits;
    }

    private static String expected(Opcode opcode, long[] operands) {
        try {
            long result = operands.length == 1
                    ? Numeric.evaluate(opcode, operands[0])
                    : Numeric.evaluate(opcode, operands[0], operands[1]);
            return text(result, opcode);
        } catch (TrapException e) {
            return "a trap";
        }
    }

    /** The bits of a result; any NaN of an instruction that computes one is as good as another. */
    private static String text(long bits, Opcode opcode) {
        ValueType type = opcode.type().results().get(0);
        long value = fit(bits, type);
        boolean nan = type == NumericType.F32 && Float.isNaN(Float.intBitsToFloat((int) value))
                || type == NumericType.F64 && Double.isNaN(Double.longBitsToDouble(value));
        return nan ? "nan" : Long.toHexString(value);
    }
}
