package dev.wami.tests.simd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.interp.HostFunctions;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.V128;
import dev.wami.wasmspec.ValueType;
import dev.wami.wasmspec.VectorAccess;
import dev.wami.wasmspec.VectorNumeric;
import dev.wami.wasmssa.WasmSsaDialect;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What instructions on vectors compute as operations of wasmssa, and as the functions that stand for them in standard
 * MLIR, both interpreted: what wasm-spec says, which {@link SimdSuiteTest} holds to the specification's tests.
 */
public class WasmSsaVectorsTest {
    private static final int ROUNDS = 40;
    private static final int[] SHUFFLED = {3, 8, 13, 18, 23, 28, 1, 6, 11, 16, 21, 26, 31, 4, 9, 14};
    private static final Type WIDE = IntegerType.of(128);
    private static final Type BYTES = Vectors.type(LaneShape.I8X16);
    private static final Wami WAMI = new Wami();

    private final List<String> wrong = new ArrayList<>();

    /** Every row once, on the first lanes that it takes. */
    private static List<Instruction> rows() {
        List<Instruction> out = new ArrayList<>();
        Opcode before = null;
        for (Instruction i : Instruction.all()) {
            if (i.row() != before) out.add(i);
            before = i.row();
        }
        return out;
    }

    private static int lane(Instruction of) {
        return Math.max(0, of.row().lanes() - 1);
    }

    private static String function(Instruction of) {
        return "f_" + of.row().mnemonic().replace('.', '_');
    }

    private static String type(ValueType type) {
        return type == NumericType.V128 ? "i128" : type.toString();
    }

    /** A module with a function for each instruction; a store gives the 16 bytes at its address. */
    private static String program(List<Instruction> all) {
        StringBuilder out = new StringBuilder("wasmssa.memory @memory !wasmssa<limit[1: 1]>\n");
        for (Instruction i : all) {
            List<String> values = new ArrayList<>();
            List<String> parameters = new ArrayList<>();
            StringBuilder body = new StringBuilder();
            for (ValueType t : i.row().type().params()) {
                int n = values.size();
                parameters.add("%arg" + n + ": !wasmssa<local ref to " + type(t) + ">");
                body.append("  %" + n + " = wasmssa.local_get %arg" + n + " :  ref to " + type(t) + "\n");
                values.add("%" + n);
            }
            String text = "wasmssa." + i.row().mnemonic() + " " + String.join(", ", values);
            if (i.row().lanes() > 0) text += " lane = " + lane(i);
            if (i.row() == Opcode.I8X16_SHUFFLE) text += " " + Arrays.toString(SHUFFLED);
            boolean store = i.row().type().results().isEmpty();
            String result = store ? "i128" : type(i.row().type().results().get(0));
            body.append(store ? "  " + text + "\n  %r = wasmssa.v128.load %0\n" : "  %r = " + text + "\n");
            out.append("wasmssa.func exported @" + function(i) + "(" + String.join(", ", parameters) + ") -> " + result
                    + " {\n" + body + "  wasmssa.return %r : " + result + "\n}\n");
        }
        // what loads read, in two halves
        out.append(
                "wasmssa.func exported @write(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i128>) {\n"
                        + "  %0 = wasmssa.local_get %arg0 :  ref to i32\n  %1 = wasmssa.local_get %arg1 :  ref to i128\n"
                        + "  wasmssa.v128.store %0, %1\n  wasmssa.return\n}\n");
        return out.toString();
    }

    private static Operation parse(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WAMI.parse(SourceFile.of("vectors", text), diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all().toString());
        return module;
    }

    private static String standard(String text) {
        OptOptions options = OptOptions.DEFAULT.withPipeline("builtin.module(wasmssa-to-std)");
        Output output = WAMI.opt(SourceFile.of("vectors", text), options, PassSettings.PLAIN.withVerifyEach(true));
        return output.text().orElseThrow(() -> new AssertionError(output.messages()));
    }

    private static Object value(V128 bits, ValueType type, Type vector) {
        return type == NumericType.V128
                ? Vectors.value(vector, bits)
                : (Object) (type == NumericType.I32 ? (long) (int) bits.low() : bits.low());
    }

    private static V128 bits(Object value, ValueType type) {
        if (value instanceof BigInteger b) {
            return new V128(b.longValue(), b.shiftRight(64).longValue());
        }
        if (value instanceof Object[] lanes) return V128.of(LaneShape.I8X16, i -> (Long) lanes[i]);
        long bits = (Long) value;
        return V128.scalar(type == NumericType.I32 || type == NumericType.F32 ? bits & 0xFFFF_FFFFL : bits);
    }

    /** Whether the bits are the same, but for those of NaNs that are computed. */
    private static boolean agree(Instruction of, V128 a, V128 b) {
        if (a.equals(b)) return true;
        LaneShape shape = of.row().hasOperator() ? of.row().shape() : null;
        if (shape == null || !of.computesFloats()) return false;
        for (int i = 0; i < shape.lanes(); i++) {
            boolean nan = isNan(shape, a.lane(shape, i)) && isNan(shape, b.lane(shape, i));
            if (!nan && a.lane(shape, i) != b.lane(shape, i)) return false;
        }
        return true;
    }

    private static boolean isNan(LaneShape shape, long lane) {
        return Double.isNaN(shape.bits() == 32 ? Float.intBitsToFloat((int) lane) : Double.longBitsToDouble(lane));
    }

    private static V128 expected(Instruction of, V128[] operands, V128 memory) {
        Opcode row = of.row();
        if (row == Opcode.I8X16_SHUFFLE) return VectorNumeric.shuffle(operands[0], operands[1], SHUFFLED);
        if (!of.isAccess()) return VectorNumeric.evaluate(row, lane(of), operands);
        int bytes = row.accessBytes();
        if (row.type().results().isEmpty()) {
            V128 stored = VectorAccess.stored(row, operands[1], lane(of));
            return V128.of(LaneShape.I8X16, i -> (i < bytes ? stored : memory).lane(LaneShape.I8X16, i));
        }
        V128 read = V128.of(LaneShape.I8X16, i -> i < bytes ? memory.lane(LaneShape.I8X16, i) : 0);
        return VectorAccess.loaded(row, read, operands.length == 2 ? operands[1] : V128.ZERO, lane(of));
    }

    private void check(String what, Interpreter machine, Type vector, Instruction of, V128[] operands, V128 memory) {
        if (of.isAccess()) machine.call("write", List.of(64L, Vectors.value(vector, memory)));
        List<ValueType> types = of.row().type().params();
        List<Object> arguments = new ArrayList<>();
        for (int i = 0; i < operands.length; i++) arguments.add(value(operands[i], types.get(i), vector));
        boolean store = of.row().type().results().isEmpty();
        ValueType result = store ? NumericType.V128 : of.row().type().results().get(0);
        V128 found = bits(machine.call(function(of), arguments).get(0), result);
        V128 wish = expected(of, operands, memory);
        if (!agree(of, found, wish)) {
            wrong.add(what + " " + of.row().mnemonic() + List.of(operands) + ": " + found + ", not " + wish);
        }
    }

    @Test
    void instructionsMeanTheSame() {
        List<Instruction> all = rows();
        String text = program(all);
        Interpreter direct = new Interpreter(parse(text), 32, HostFunctions.NONE);
        Interpreter standard = new Interpreter(parse(standard(text)), 32, HostFunctions.NONE);
        standard.call("__wasm_init", List.of());
        Operands operands = new Operands(17);
        Random random = new Random(17);
        for (Instruction i : all) {
            for (int round = 0; round < ROUNDS; round++) {
                V128[] values = new V128[i.row().type().params().size()];
                for (int k = 0; k < values.length; k++) values[k] = operands.next(i, k);
                if (i.isAccess()) values[0] = V128.scalar(64);
                V128 memory = new V128(random.nextLong(), random.nextLong());
                check("wasmssa", direct, WIDE, i, values, memory);
                check("std", standard, BYTES, i, values, memory);
            }
        }
        Set<String> names =
                all.stream().map(i -> "wasmssa." + i.row().mnemonic()).collect(Collectors.toSet());
        assertThat(new WasmSsaDialect().opNames())
                .filteredOn(WasmSsaVectorsTest::isAboutVectors)
                .containsExactlyInAnyOrderElementsOf(names);
        assertThat(wrong).isEmpty();
    }

    /** Whether an operation has the mnemonic of an instruction on vectors as its name. */
    public static boolean isAboutVectors(String operation) {
        Opcode row = Opcode.named(operation.substring(operation.indexOf('.') + 1));
        if (row == null || !operation.substring(operation.indexOf('.') + 1).contains(".")) return false;
        return row.category() != Category.ATOMIC && row.category() != Category.WIDE;
    }
}
