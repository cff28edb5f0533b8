package dev.wami.jvmbackend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.Imports;
import dev.wami.jvmbackend.runtime.ModuleInstance;
import dev.wami.wasmbinary.CodeBuilder;
import dev.wami.wasmbinary.ModuleBuilder;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.V128;
import dev.wami.wasmspec.ValueType;
import dev.wami.wasmspec.VectorNumeric;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Each instruction on vectors without immediates, compiled, against what the table of the specification computes. */
class VectorInstructionsTest {
    private static final int TIMES = 300;

    /** Lanes that are not like others, in halves of a vector. */
    private static final long[] CORNERS = {
        0,
        -1,
        0x8000_0000_8000_0000L,
        0x7FFF_FFFF_7FFF_FFFFL,
        0x8080_8080_8080_8080L,
        0x3F80_0000_BF80_0000L,
        0x7FC0_0000_7F80_0000L,
        Double.doubleToRawLongBits(-0.0),
        Double.doubleToRawLongBits(1.5),
        Double.doubleToRawLongBits(Double.NaN)
    };

    private final Random random = new Random(17);

    @Test
    void computeWhatTheTableSays() throws Exception {
        List<Opcode> rows = new ArrayList<>();
        ModuleBuilder module = new ModuleBuilder();
        for (Opcode row : Opcode.values()) {
            if (row.category() != Category.VECTOR || !row.hasOperator() || row.immediates() != Immediates.NONE) {
                continue;
            }
            int function = module.addFunction(row.type());
            CodeBuilder code = new CodeBuilder(row.type().params().size());
            for (int i = 0; i < row.type().params().size(); i++) {
                code.op(Opcode.LOCAL_GET, i);
            }
            module.define(function, code.op(row));
            module.export(row.mnemonic(), ExternKind.FUNC, function);
            rows.add(row);
        }
        ModuleInstance instance = JvmModule.compile(module.build()).instantiate(Imports.NONE);
        assertThat(rows).hasSizeGreaterThan(200);
        for (Opcode row : rows) {
            FunctionInstance function = instance.function(row.mnemonic());
            for (int i = 0; i < TIMES; i++) check(row, function);
        }
    }

    private void check(Opcode row, FunctionInstance function) {
        List<ValueType> params = row.type().params();
        V128[] operands = new V128[params.size()];
        Object[] arguments = new Object[operands.length];
        for (int i = 0; i < operands.length; i++) {
            V128 drawn = new V128(half(), half());
            boolean isVector = Kind.of(params.get(i)) == Kind.V128;
            arguments[i] = isVector ? drawn : scalar(Kind.of(params.get(i)), drawn.low());
            operands[i] = isVector ? drawn : V128.scalar(bits(arguments[i]));
        }
        Object actual = function.invoke(arguments)[0];
        V128 expected = VectorNumeric.evaluate(row, 0, operands);
        V128 got = actual instanceof V128 vector ? vector : V128.scalar(bits(actual));
        boolean same = got.equals(expected)
                || sameButForNans(LaneShape.F32X4, got, expected) && isOn(row, "f32x4")
                || sameButForNans(LaneShape.F64X2, got, expected) && isOn(row, "f64x2");
        assertThat(same)
                .as("%s of %s: %s, not %s", row, List.of(operands), got, expected)
                .isTrue();
    }

    private static boolean isOn(Opcode row, String shape) {
        return row.mnemonic().startsWith(shape);
    }

    private long half() {
        return random.nextInt(3) == 0 ? CORNERS[random.nextInt(CORNERS.length)] : random.nextLong();
    }

    private static Object scalar(Kind kind, long bits) {
        return switch (kind) {
            case I32 -> (Object) (int) bits;
            case I64 -> bits;
            case F32 -> Float.intBitsToFloat((int) bits);
            default -> Double.longBitsToDouble(bits);
        };
    }

    private static long bits(Object scalar) {
        if (scalar instanceof Integer value) return value & 0xFFFF_FFFFL;
        if (scalar instanceof Float value) return Float.floatToRawIntBits(value) & 0xFFFF_FFFFL;
        return scalar instanceof Double value ? Double.doubleToRawLongBits(value) : (Long) scalar;
    }

    private static boolean sameButForNans(LaneShape shape, V128 a, V128 b) {
        for (int i = 0; i < shape.lanes(); i++) {
            long x = a.lane(shape, i);
            long y = b.lane(shape, i);
            if (x != y && !(isNan(shape, x) && isNan(shape, y))) return false;
        }
        return true;
    }

    private static boolean isNan(LaneShape shape, long bits) {
        return shape == LaneShape.F32X4
                ? Float.isNaN(Float.intBitsToFloat((int) bits))
                : Double.isNaN(Double.longBitsToDouble(bits));
    }
}
