package dev.wami.ssawasm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.interp.HostFunctions;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.GreedyRewrite;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Numeric;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.TrapException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** Folding, evaluation and canonicalisation agree with what the specification's instructions compute. */
class NumericPropertiesTest {
    private static final Location AT = Location.UNKNOWN;
    private static final List<Type> TYPES = List.of(IntegerType.I32, IntegerType.I64, FloatType.F32, FloatType.F64);

    @Provide
    Arbitrary<Opcode> rows() {
        return Arbitraries.of(Arrays.stream(Opcode.values())
                .filter(o -> o.category().isScalarNumeric())
                .toList());
    }

    /** Any bits, with those preferred at which something changes. */
    @Provide
    Arbitrary<Long> patterns() {
        Arbitrary<Long> special = Arbitraries.of(
                0L,
                1L,
                -1L,
                2L,
                31L,
                32L,
                0x7FFF_FFFFL,
                0x8000_0000L,
                0xFFFF_FFFFL,
                Long.MIN_VALUE,
                Long.MAX_VALUE,
                Double.doubleToRawLongBits(1.0),
                Double.doubleToRawLongBits(-0.0),
                Double.doubleToRawLongBits(Double.POSITIVE_INFINITY),
                Double.doubleToRawLongBits(2147483648.0),
                0x7FF8_0000_0000_0000L,
                0x7FF0_0000_0000_0001L,
                0xFFFF_0000_0000_0000L,
                0x7FC0_0000L,
                0x7F80_0001L,
                0xFF80_0000L,
                0x3F80_0000L,
                0x4F00_0000L);
        return Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(2, special), net.jqwik.api.Tuple.of(1, Arbitraries.longs()));
    }

    private static long cut(NumericType type, long bits) {
        return type.bits() == 32 ? bits & 0xFFFF_FFFFL : bits;
    }

    private static dev.wami.core.ir.attr.TypedAttr constant(NumericType type, long bits) {
        Type t = Numbers.type(type);
        return t instanceof FloatType f ? new FloatAttr(f, cut(type, bits)) : IntegerAttr.of(t, bits);
    }

    private static NumericType param(Opcode row, int i) {
        return (NumericType) row.type().params().get(i);
    }

    /** What the instruction computes; null if it traps. */
    private static @Nullable Long expected(Opcode row, long a, long b) {
        try {
            long x = cut(param(row, 0), a);
            return row.type().params().size() == 1
                    ? Numeric.evaluate(row, x)
                    : Numeric.evaluate(row, x, cut(param(row, 1), b));
        } catch (TrapException e) {
            return null;
        }
    }

    private static NumericOp make(Opcode row, Value a, Value b) {
        return switch (row.category()) {
            case UNARY -> new UnaryOp(AT, row.operator(), a);
            case TEST -> new TestOp(AT, row.operator(), a);
            case BINARY -> BinaryOp.of(AT, row.operator(), a, b);
            case COMPARE -> CompareOp.of(AT, row.operator(), a, b);
            default ->
                new ConvertOp(AT, row.operator(), a, Numbers.type((NumericType)
                        row.type().results().get(0)));
        };
    }

    @Property(tries = 3000)
    void foldsToWhatTheInstructionComputes(
            @ForAll("rows") Opcode row, @ForAll("patterns") long a, @ForAll("patterns") long b) {
        ConstOp x = new ConstOp(AT, constant(param(row, 0), a));
        ConstOp y = row.type().params().size() == 1 ? x : new ConstOp(AT, constant(param(row, 1), b));
        NumericOp op = make(row, x.result(), y.result());
        assertThat(op.opcode()).isEqualTo(row);
        FoldResult folded = op.fold(new Folder());
        Long expected = expected(row, a, b);
        if (expected == null) {
            // a trap is never folded away where both operands are known
            assertThat(folded.isReplacement()).isFalse();
        } else {
            assertThat(folded.parts())
                    .containsExactly(constant((NumericType) row.type().results().get(0), expected));
        }
    }

    @Property(tries = 1000)
    void evaluatesToWhatTheInstructionComputes(
            @ForAll("rows") Opcode row, @ForAll("patterns") long a, @ForAll("patterns") long b) {
        NumericType result = (NumericType) row.type().results().get(0);
        List<Type> inputs = new ArrayList<>();
        for (var t : row.type().params()) inputs.add(Numbers.type((NumericType) t));
        ModuleOp module = new ModuleOp(AT);
        Functions.FuncOp function =
                new Functions.FuncOp(AT, "f", new FunctionType(inputs, List.of(Numbers.type(result))));
        module.body().add(function);
        Builder out = Builder.atEnd(function.entry());
        List<Value> values = new ArrayList<>();
        for (var argument : function.entry().arguments()) {
            values.add(out.insert(new Locals.LocalGetOp(AT, argument)).result());
        }
        NumericOp op = out.insert(make(row, values.get(0), values.get(values.size() - 1)));
        out.insert(new Functions.ReturnOp(AT, List.of(op.result())));
        List<Object> arguments = new ArrayList<>();
        arguments.add(value(param(row, 0), a));
        if (inputs.size() == 2) arguments.add(value(param(row, 1), b));
        Long expected = expected(row, a, b);
        Interpreter machine = new Interpreter(module, 32, HostFunctions.NONE);
        Object got;
        try {
            got = machine.call("f", arguments).get(0);
        } catch (Trap e) {
            got = "trap";
        }
        assertThat(got).isEqualTo(expected == null ? "trap" : value(result, expected));
    }

    /** As the interpreter has it: integers sign-extended, floats zero-extended. */
    private static Object value(NumericType type, long bits) {
        return type == NumericType.I32 ? (Object) (long) (int) bits : cut(type, bits);
    }

    // ---- canonicalisation

    /**
     * A function of an argument of each type that computes values of earlier ones and constants at random, where the
     * same operators and simple constants come often enough for rules to meet.
     */
    private static Functions.FuncOp randomFunction(Random random, ModuleOp module) {
        List<Opcode> rows = Arrays.stream(Opcode.values())
                .filter(o -> o.category().isScalarNumeric() && !o.canTrap() && !observesNaNs(o))
                .filter(o -> o.category() != Category.CONVERT || random.nextInt(3) == 0)
                .toList();
        List<Type> all = List.of(TYPES.get(random.nextInt(4)), IntegerType.I32, FloatType.F64, IntegerType.I64);
        Functions.FuncOp function = new Functions.FuncOp(AT, "f", new FunctionType(all, all));
        module.body().add(function);
        Builder out = Builder.atEnd(function.entry());
        List<Value> values = new ArrayList<>();
        for (var argument : function.entry().arguments()) {
            values.add(out.insert(new Locals.LocalGetOp(AT, argument)).result());
        }
        for (int i = 0; i < 12; i++) {
            Opcode row = rows.get(random.nextInt(rows.size()));
            if (random.nextInt(2) == 0) row = favourite(random, row);
            Value a = pick(random, Numbers.type(param(row, 0)), values, out);
            int last = row.type().params().size() - 1;
            Value b = pick(random, Numbers.type(param(row, last)), values, out);
            values.add(out.insert(make(row, a, b)).result());
            if (random.nextInt(6) == 0) {
                Value c = pick(random, IntegerType.I32, values, out);
                Value v = values.get(values.size() - 1);
                values.add(out.insert(new Stack.SelectOp(AT, v, pick(random, v.type(), values, out), c))
                        .result());
            }
        }
        List<Value> results = new ArrayList<>();
        for (Type t : all) results.add(latest(t, values));
        out.insert(new Functions.ReturnOp(AT, results));
        return function;
    }

    /** Whether the sign or payload of a NaN, which rules may change, shows in the result. */
    private static boolean observesNaNs(Opcode row) {
        return switch (row.operator()) {
            case COPYSIGN, REINTERPRET_F32, REINTERPRET_F64 -> true;
            default -> false;
        };
    }

    private static Opcode favourite(Random random, Opcode otherwise) {
        String type = random.nextBoolean() ? "i32." : "i64.";
        String[] operators = {"add", "sub", "mul", "shl", "shr_u", "shr_s", "and", "xor", "eqz", "ne", "lt_u"};
        Opcode row = Opcode.named(type + operators[random.nextInt(operators.length)]);
        return row == null ? otherwise : row;
    }

    private static Value latest(Type type, List<Value> values) {
        for (int i = values.size() - 1; i >= 0; i--) if (values.get(i).type() == type) return values.get(i);
        throw new IllegalStateException();
    }

    private static Value pick(Random random, Type type, List<Value> values, Builder out) {
        if (random.nextInt(3) > 0) {
            for (int i = 0; i < 6; i++) {
                Value v = values.get(values.size() - 1 - random.nextInt(Math.min(values.size(), 6)));
                if (v.type() == type) return v;
            }
        }
        long[] integers = {0, 1, -1, 2, 3, 7, 8, 24, 31, 32, 48, 255, 1024, 0x7FFF_FFFF, 0x8000_0000L, Long.MIN_VALUE};
        double[] floats = {0, -0.0, 1, -1, 2, 0.5, 3, 1e300, Double.NaN, Double.POSITIVE_INFINITY, 1e-310};
        dev.wami.core.ir.attr.TypedAttr c = type instanceof FloatType f
                ? FloatAttr.of(f, floats[random.nextInt(floats.length)])
                : IntegerAttr.of(type, integers[random.nextInt(integers.length)]);
        return out.insert(new ConstOp(AT, c)).result();
    }

    @Property(tries = 600)
    void canonicalisationKeepsTheResults(@ForAll long seed) {
        Random random = new Random(seed);
        ModuleOp module = new ModuleOp(AT);
        Functions.FuncOp function = randomFunction(random, module);
        List<List<Object>> inputs = new ArrayList<>();
        for (int i = 0; i < 6; i++) inputs.add(randomArguments(random, function));
        List<List<Object>> before = results(module, function, inputs);
        String text = Text.print(module);
        GreedyRewrite.Result result = new GreedyRewrite(Text.context(), GreedyRewrite.Options.CANONICALIZE, List.of())
                .run((Operation) module);
        assertThat(result.converged()).as(text).isTrue();
        assertThat(results(module, function, inputs))
                .as(text + Text.print(module))
                .isEqualTo(before);
    }

    private static List<Object> randomArguments(Random random, Functions.FuncOp function) {
        long[] interesting = {0, 1, -1, 31, 32, 0x8000_0000L, Long.MIN_VALUE, 0x7FF8_0000_0000_0000L, 0x7FC0_0000L};
        List<Object> out = new ArrayList<>();
        for (Type t : function.signature().inputs()) {
            long bits = random.nextInt(3) == 0 ? interesting[random.nextInt(interesting.length)] : random.nextLong();
            if (t instanceof FloatType f && random.nextBoolean()) {
                bits = FloatAttr.of(f, random.nextInt(100) - 50).bits();
            }
            NumericType type = Numbers.type(t);
            assertThat(type).isNotNull();
            out.add(value(type, bits));
        }
        return out;
    }

    /** The results for each of the arguments, all NaNs being one. */
    private static List<List<Object>> results(ModuleOp module, Functions.FuncOp function, List<List<Object>> inputs) {
        List<List<Object>> out = new ArrayList<>();
        for (List<Object> arguments : inputs) {
            List<Object> got = new Interpreter(module, 32, HostFunctions.NONE).call("f", arguments);
            List<Object> row = new ArrayList<>();
            for (int i = 0; i < got.size(); i++) {
                Type t = function.signature().results().get(i);
                boolean nan = t instanceof FloatType f && Double.isNaN(new FloatAttr(f, (Long) got.get(i)).value());
                row.add(nan ? "nan" : got.get(i));
            }
            out.add(row);
        }
        return out;
    }
}
