package dev.wami.tests.simd;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.RunFailure;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.V128;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Writes a function for each instruction on vectors, compiled at {@code -O0} and {@code -O2}, and what the interpreter
 * gives for its operands, for scripts/simd-instructions.py. A function takes an address: its operands are there, 16
 * bytes each, and 16 bytes of memory for loads; its result goes behind them. Others have their operands as constants.
 */
final class WriteSimdPrograms {
    /** Where operands and results are. */
    private static final int AT = 1024;

    /** How many of the cases of an instruction are also written with constants. */
    private static final int CONSTANTS = 3;

    private static final Wami WAMI = new Wami();

    /** Operands, 16 bytes for loads, and what is to come out. */
    private record Case(String function, Instruction of, V128[] memory) {}

    private final StringBuilder text = new StringBuilder();
    private final List<Case> cases = new ArrayList<>();

    /** @param args a directory; whether relaxed; the seed; how many cases for each instruction */
    public static void main(String[] args) throws IOException, RunFailure {
        WriteSimdPrograms programs = new WriteSimdPrograms();
        Path directory = Path.of(args[0]);
        boolean relaxed = args[1].equals("relaxed");
        programs.add(relaxed, Long.parseLong(args[2]), Integer.parseInt(args[3]));
        programs.write(directory, args[1]);
    }

    private void add(boolean relaxed, long seed, int count) {
        text.append("ssawasm.memory @memory min = 1 exported \"memory\"\n");
        for (int i = 0; i < 2; i++) {
            String poke = i == 0
                    ? "@poke(%p: !ssawasm.local<i32>, %q: !ssawasm.local<i64>)"
                    : "@peek(%p: !ssawasm.local<i32>) -> i64";
            text.append("ssawasm.func ").append(poke).append(" {\n  %a = ssawasm.local_get %p : i32\n");
            text.append(
                    i == 0
                            ? "  %v = ssawasm.local_get %q : i64\n  ssawasm.store %a, %v : i64\n  ssawasm.return\n}\n"
                            : "  %v = ssawasm.load %a : i64\n  ssawasm.return %v : i64\n}\n");
        }
        Operands operands = new Operands(seed);
        for (Instruction i : Instruction.all()) {
            if (i.isRelaxed() != relaxed) continue;
            function(i.name(), i, null);
            for (int k = 0; k < count; k++) {
                V128[] memory = new V128[4];
                int first = i.isAccess() ? 1 : 0;
                for (int o = 0; o < memory.length; o++) {
                    boolean operand = first + o < i.row().type().params().size();
                    memory[o] = operand ? operands.next(i, first + o) : V128.ZERO;
                }
                if (i.isAccess()) memory[Instruction.SOURCE / 16] = new V128(0x8091A2B3C4D5E6F7L * (2 * k + 1), ~k);
                cases.add(new Case(i.name(), i, memory));
                if (k >= CONSTANTS) continue;
                function(i.name() + "_" + k, i, memory);
                cases.add(new Case(i.name() + "_" + k, i, memory));
            }
        }
    }

    /** @param constants the operands; null to read them from memory */
    private void function(String name, Instruction i, V128 @Nullable [] constants) {
        text.append("ssawasm.func @\"").append(name).append("\"(%p: !ssawasm.local<i32>) attributes {exported = \"");
        text.append(name).append("\"} {\n");
        text.append("  %at = ssawasm.local_get %p : i32\n");
        List<String> types = i.operands();
        for (int o = 0; o < types.size(); o++) {
            text.append("  %").append((char) ('a' + o)).append(" = ssawasm.");
            if (constants == null) text.append("load %at offset = ").append(16 * o);
            else text.append("const ").append(literal(i, o, constants[o]));
            text.append(" : ").append(types.get(o)).append('\n');
        }
        String result = i.result();
        text.append(result == null ? "  " : "  %r = ").append(i.text()).append('\n');
        if (result != null) {
            text.append("  ssawasm.store %at, %r offset = " + Instruction.RESULT + " : ")
                    .append(result)
                    .append('\n');
        }
        text.append("  ssawasm.return\n}\n");
    }

    private static String literal(Instruction i, int operand, V128 value) {
        LaneShape shape = i.operandShape(i.isAccess() ? operand + 1 : operand);
        if (shape != null) {
            DenseElementsAttr elements = Vectors.constant(shape, value);
            return "dense<" + elements.literal() + ">";
        }
        String type = i.operands().get(operand);
        return type.startsWith("f")
                ? String.format(Locale.ROOT, type.equals("f32") ? "0x%08X" : "0x%016X", value.low())
                : Long.toString(type.equals("i32") ? (int) value.low() : value.low());
    }

    private void write(Path directory, String name) throws IOException, RunFailure {
        Files.writeString(directory.resolve(name + ".mlir"), text);
        for (OptLevel level : List.of(OptLevel.O0, OptLevel.O2)) {
            Output output = WAMI.compile(
                    parse(name), CompileOptions.DEFAULT.withLevel(level), PassSettings.PLAIN, new Diagnostics());
            byte[] bytes = output.bytes()
                    .orElseThrow(() -> new AssertionError(output.diagnostics().toString()));
            Files.write(directory.resolve(name + "-" + level + ".wasm"), bytes);
        }
        InterpretedProgram program = new InterpretedProgram(parse(name), 32, List.of());
        StringBuilder out = new StringBuilder();
        for (Case c : cases) {
            for (int o = 0; o < 4; o++) poke(program, 16 * o, c.memory[o]);
            poke(program, Instruction.RESULT, V128.ZERO);
            program.call(c.function, AT);
            out.append(c.function)
                    .append(' ')
                    .append(c.of.computesFloats() ? c.of.row().shape() : "bits");
            for (V128 m : c.memory) append(out, m);
            append(out, new V128(peek(program, Instruction.RESULT), peek(program, Instruction.RESULT + 8)));
            out.append('\n');
        }
        Files.writeString(directory.resolve(name + ".txt"), out);
    }

    private Operation parse(String name) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WAMI.parse(SourceFile.of(name, text.toString()), diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all().toString());
        return module;
    }

    private static void poke(InterpretedProgram program, int offset, V128 value) throws RunFailure {
        program.call("poke", AT + offset, value.low());
        program.call("poke", AT + offset + 8, value.high());
    }

    private static long peek(InterpretedProgram program, int offset) throws RunFailure {
        return program.call("peek", AT + offset)[0];
    }

    /** The two halves in hexadecimal, the low one first. */
    private static void append(StringBuilder out, V128 v) {
        out.append(String.format(Locale.ROOT, " %016x %016x", v.low(), v.high()));
    }
}
