package dev.wami.tests.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.JvmEngine;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Provider;
import dev.wami.tools.Wami;
import dev.wami.tools.run.HostLibrary;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmProgram;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.WasmModule;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** {@code --math=import}: each function of math that C has is one of module env, by its C name, for both types. */
class MathImportTest {
    private static final List<String> UNARY = List.of(
            "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp", "exp2",
            "expm1", "log", "log10", "log1p", "log2", "round", "sin", "sinh", "tan", "tanh");

    @Test
    void everyFunctionIsTheHosts() throws RunFailure {
        StringBuilder text = new StringBuilder();
        for (String type : List.of("f32", "f64")) {
            for (String f : UNARY) text.append(function(f, "math." + f, "%a", type));
            text.append(function("atan2", "math.atan2", "%a, %b", type));
            text.append(function("pow", "math.powf", "%a, %b", type));
            text.append(function("fmod", "arith.remf", "%a, %b", type));
            text.append(function("fma", "math.fma", "%a, %b, %a", type));
        }
        byte[] imported = compiled(text.toString(), Provider.IMPORT);
        byte[] builtin = compiled(text.toString(), Provider.BUILTIN);
        assertThat(imports(builtin)).isEmpty();
        List<String> names = imports(imported);
        assertThat(names)
                .hasSize(2 * (UNARY.size() + 4))
                .contains("env.sin", "env.sinf", "env.pow", "env.fmodf", "env.fmaf");
        var host = HostLibrary.printingTo(s -> {}, s -> {});
        try (Program ours = WasmProgram.start(builtin, new JvmEngine(), host);
                Program theirs = WasmProgram.start(imported, new JvmEngine(), host)) {
            long a = Double.doubleToRawLongBits(0.75);
            long b = Double.doubleToRawLongBits(0.3);
            for (String f : theirs.functions()) {
                double expected = Double.longBitsToDouble(ours.call(f, a, b)[0]);
                double actual = Double.longBitsToDouble(theirs.call(f, a, b)[0]);
                // both within a unit in the last place or two of f64; acosh has no value here
                if (Double.isNaN(expected)) assertThat(actual).as(f).isNaN();
                else assertThat(Math.abs(actual - expected)).as(f).isLessThanOrEqualTo(3 * Math.ulp(expected));
            }
        }
    }

    /** A function on doubles, computed in {@code type}. */
    private static String function(String name, String op, String operands, String type) {
        boolean wide = type.equals("f64");
        String narrowed = wide ? "" : "%a = arith.truncf %x : f64 to f32\n%b = arith.truncf %y : f64 to f32\n";
        String in = wide ? "%a: f64, %b: f64" : "%x: f64, %y: f64";
        String out = wide ? "return %r : f64" : "%w = arith.extf %r : f32 to f64\nreturn %w : f64";
        return String.format(
                Locale.ROOT,
                "func.func @%s_%s(%s) -> f64 {\n%s%%r = %s %s : %s\n%s\n}\n",
                name,
                type,
                in,
                narrowed,
                op,
                operands,
                type,
                out);
    }

    private static byte[] compiled(String text, Provider source) {
        CompileOptions options = CompileOptions.DEFAULT.withMath(source);
        var output = new Wami().compile(SourceFile.of("math.mlir", text), options, PassSettings.PLAIN);
        assertThat(output.diagnostics()).isEmpty();
        return output.bytes().orElseThrow();
    }

    private static List<String> imports(byte[] binary) {
        WasmModule module = BinaryDecoder.decode(binary).module().orElseThrow();
        return module.imports().stream().map(MathImportTest::name).toList();
    }

    private static String name(Import i) {
        return i.module() + "." + i.name();
    }
}
