package dev.wami.tests.bindings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.conversions.func.MemRefAbi;
import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.SourceFile;
import dev.wami.ssawasm.CallingConvention;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.Output;
import dev.wami.tools.OutputForm;
import dev.wami.tools.Provider;
import dev.wami.tools.Wami;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.WasmModule;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code --emit=js} writes, as far as it shows without running; scripts/bindings.sh runs it on node. */
class JavaScriptTest {
    private static final CompileOptions JS = CompileOptions.DEFAULT.withEmit(EmitStage.JS);
    private static final Wami WAMI = new Wami();

    private static Output compile(String program, CompileOptions options) {
        return WAMI.compile(SourceFile.of("some/where/kernel.mlir", program), options);
    }

    private static String declarations(String program, CompileOptions options) {
        Output output = compile(program, options);
        assertThat(output.ok()).as(() -> output.messages()).isTrue();
        return text(output, ".d.mts");
    }

    private static String text(Output output, String extension) {
        return new String(file(output, extension), StandardCharsets.UTF_8);
    }

    private static byte[] file(Output output, String extension) {
        return output.companions().stream()
                .filter(c -> c.extension().equals(extension))
                .findFirst()
                .orElseThrow()
                .bytes();
    }

    private static List<String> exports(byte[] wasm) {
        WasmModule module = BinaryDecoder.decode(wasm).module().orElseThrow();
        return module.exports().stream().map(Export::name).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "i1 | boolean | boolean",
                "i8 | number | number",
                "i32 | number | number",
                "i64 | bigint | bigint",
                "i33 | bigint | bigint",
                "index | number | number",
                "f32 | number | number",
                "f64 | number | number",
                "memref<f32> | View<Float32Array> | Float32Array",
                "memref<?xf64> | View<Float64Array> | Float64Array",
                "memref<?xi1> | View<Uint8Array> | Uint8Array",
                "memref<4xi8> | View<Int8Array ∪ Uint8Array ∪ Uint8ClampedArray> | Int8Array",
                "memref<2x3xi16> | View<Int16Array ∪ Uint16Array> | Int16Array",
                "memref<?x?xi32> | MemRef<Int32Array ∪ Uint32Array> | MemRef<Int32Array>",
                "memref<?xi64> | View<BigInt64Array ∪ BigUint64Array> | BigInt64Array",
                "memref<?xindex> | View<Int32Array ∪ Uint32Array> | Int32Array",
                "memref<?xbf16> | View<Uint16Array> | Uint16Array",
                "memref<?x2xf32, strided<[?, 1], offset: ?>> | MemRef<Float32Array> | MemRef<Float32Array>",
            })
    void typesAreThoseOfJavaScript(String type, String parameter, String result) {
        String program = "func.func @f(%x: " + type + ") -> " + type + " { return %x : " + type + " }";
        assertThat(declarations(program, JS))
                .contains("  f(x: " + parameter.replace('∪', '|') + "): " + result + ";\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "complex<f32>",
                "i128",
                "vector<4xf32>",
                "memref<8xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>",
                "memref<*xf32>",
                "(i32) -> i32",
                "f16",
                "memref<?xi4>",
                "!llvm.ptr"
            })
    void whatCannotBePassedIsAWarningAndStaysReachable(String type) {
        Output output = compile("func.func @f(%x: " + type + ") { return }", JS);
        assertThat(output.ok()).isTrue();
        assertThat(output.diagnostics()).hasSize(1);
        Diagnostic warning = output.diagnostics().get(0);
        assertThat(warning.message())
                .isEqualTo("JavaScript gets no function for '@f' because of its parameter '%x', of type " + type
                        + "; 'instance.exports' has the one of WebAssembly");
        assertThat(output.messages()).startsWith("some/where/kernel.mlir:1:1: warning: ");
        String declarations = text(output, ".d.mts");
        assertThat(declarations.substring(declarations.indexOf("interface Exports")))
                .contains("\n  f(");
    }

    @Test
    void namesThatAreTakenAreAWarning() {
        Output output = compile("func.func @then() { return }", JS);
        assertThat(output.messages()).contains("no function for '@then' because the name is taken");
    }

    /** Others name the files, and say nothing of where they were. */
    @Test
    void filesNameOneAnother() {
        Output output = compile("func.func @f() { return }", JS);
        assertThat(output.text().orElseThrow())
                .startsWith("// Made by wami ")
                .contains(" from kernel.mlir; kernel.d.mts says what it exports.\n")
                .contains("new URL(\"./kernel.wasm\", import.meta.url)")
                .doesNotContain("some/where");
        Output named = compile("func.func @f() { return }", JS.withOutputName("a b#1"));
        assertThat(named.text().orElseThrow()).contains("new URL(\"./a%20b%231.wasm\", import.meta.url)");
        assertThat(output.companions()).extracting(Output.Companion::extension).containsExactly(".d.mts", ".wasm");
    }

    @Test
    void theBinaryMayBeInside() {
        String program = "func.func @f() { return }";
        Output beside = compile(program, JS);
        Output inside = compile(program, JS.withEmbedded(true));
        assertThat(inside.companions()).extracting(Output.Companion::extension).containsExactly(".d.mts");
        String encoded = Base64.getEncoder().encodeToString(file(beside, ".wasm"));
        assertThat(inside.text().orElseThrow())
                .contains("const WASM = \"" + encoded + "\";\n")
                .doesNotContain("import.meta.url)\");");
    }

    /** JavaScript allocates where it must, and the module says nothing of it elsewhere. */
    @Test
    void theAllocatorIsExportedWhereItIsNeeded() {
        assertThat(exports(file(compile("func.func @f(%x: i32) { return }", JS), ".wasm")))
                .containsExactly("f");
        List<String> needed = List.of("malloc", "free", "__heap_base", "memory", "f");
        String memref = "func.func @f(%x: memref<?xf32>) { return }\n";
        assertThat(exports(file(compile(memref, JS), ".wasm"))).containsExactlyInAnyOrderElementsOf(needed);
        String declared = memref + "func.func private @malloc(i32) -> i32\nfunc.func private @free(i32)";
        assertThat(exports(file(compile(declared, JS), ".wasm"))).containsExactlyInAnyOrderElementsOf(needed);
        String exported = memref + "func.func private @malloc(i32) -> i32 attributes {exported}";
        assertThat(exports(file(compile(exported, JS), ".wasm"))).containsExactlyInAnyOrderElementsOf(needed);
        assertThat(declarations(memref, JS.withMalloc(Provider.IMPORT)))
                .contains("    malloc(arg0: number): number;\n    free(arg0: number): void;\n  };\n");
        CompileOptions c = JS.withAbi(CallingConvention.C);
        String several = "func.func @f(%x: i32) -> (i32, i32) { return %x, %x : i32, i32 }";
        assertThat(exports(file(compile(several, c), ".wasm"))).containsExactlyInAnyOrderElementsOf(needed);
        assertThat(exports(file(compile(several, JS), ".wasm"))).containsExactly("f");
    }

    @Test
    void anotherAllocatorIsRefused() {
        Output output =
                compile("func.func @f(%x: memref<?xf32>) { return }\nfunc.func private @malloc(i64) -> i32", JS);
        assertThat(output.ok()).isFalse();
        assertThat(output.messages())
                .startsWith("some/where/kernel.mlir:2:1: error: JavaScript passes memrefs in memory");
        Output without = compile("func.func @f(%x: memref<?xf32>) { return }", JS.withRuntime(false));
        assertThat(without.messages()).contains("needs @malloc of the runtime library, which --no-runtime leaves out");
    }

    /** What a function only reads is not copied back. */
    @Test
    void whatIsWrittenIsKnown() {
        String program = """
                func.func private @unknown(memref<?xf32>)
                func.func private @store(%m: memref<?xf32>, %i: index, %x: f32) {
                  memref.store %x, %m[%i] : memref<?xf32>
                  return
                }
                func.func private @load(%m: memref<?xf32>, %i: index) -> f32 {
                  %x = memref.load %m[%i] : memref<?xf32>
                  return %x : f32
                }
                func.func @f(%read: memref<?xf32>, %view: memref<?xf32>, %written: memref<?xf32>, %called: memref<?xf32>,
                    %given: memref<?xf32>, %from: memref<?xf32>, %to: memref<?xf32>, %looped: memref<?xf32>,
                    %i: index) -> f32 {
                  %v = memref.cast %view : memref<?xf32> to memref<4xf32>
                  %w = memref.cast %written : memref<?xf32> to memref<4xf32>
                  %x = memref.load %v[%i] : memref<4xf32>
                  memref.store %x, %w[%i] : memref<4xf32>
                  call @store(%called, %i, %x) : (memref<?xf32>, index, f32) -> ()
                  %y = call @load(%read, %i) : (memref<?xf32>, index) -> f32
                  call @unknown(%given) : (memref<?xf32>) -> ()
                  memref.copy %from, %to : memref<?xf32> to memref<?xf32>
                  %l = scf.for %k = %i to %i step %i iter_args(%m = %looped) -> memref<?xf32> {
                    scf.yield %m : memref<?xf32>
                  }
                  return %y : f32
                }
                """;
        String module = compile(program, JS).text().orElseThrow();
        for (String name : List.of("read", "view", "from")) {
            assertThat(module).contains("input(\"f\", \"" + name + "\"");
        }
        for (String name : List.of("written", "called", "given", "to", "looped")) {
            assertThat(module).contains("inout(\"f\", \"" + name + "\"");
        }
    }

    /** Names that JavaScript cannot have, or that mean something else in the generated code. */
    @Test
    void namesAreMadeFit() {
        String program =
                "func.func @\"odd\\22 name\"(%class: i32, %a-b: i32, %a_b: i32, %0: i32, %exports: i32) { return }";
        assertThat(declarations(program, JS))
                .contains(
                        "  \"odd\\\" name\"(class_: number, a_b: number, a_b_: number, arg3: number, exports_: number)");
    }

    @Test
    void importsAreDeclared() {
        String program = """
                func.func private @now() -> f64
                func.func private @show(memref<?xf32>, i64) attributes {import_module = "my-host", import_name = "print it"}
                func.func @f(%m: memref<?xf32>, %n: i64) -> f64 {
                  call @show(%m, %n) : (memref<?xf32>, i64) -> ()
                  %0 = call @now() : () -> f64
                  return %0 : f64
                }
                """;
        assertThat(declarations(program, JS))
                .contains("export function load(options: LoadOptions): Promise<Kernel>;")
                .contains("    now(): number;\n")
                .contains("  \"my-host\": {\n    /** `@show(%arg0: memref<?xf32>, %arg1: i64)` */\n    \"print it\"(");
        assertThat(declarations("func.func @f() { return }", JS))
                .contains("export function load(options?: LoadOptions): Promise<Kernel>;");
    }

    @Test
    void barePointersAreNeverDescriptors() {
        String program = "func.func @f(%m: memref<2x3xf32>) -> memref<2x3xf32> { return %m : memref<2x3xf32> }";
        Output output = compile(program, JS.withMemrefAbi(MemRefAbi.BARE));
        assertThat(output.text().orElseThrow())
                .contains("shape: [2, 3], bare: true }")
                .contains("[result]");
        assertThat(text(output, ".d.mts")).contains("  f(arg0: number): number;\n");
    }

    @Test
    void functionsOfLlvmAreFunctions() {
        assertThat(declarations(
                        "llvm.func @f(%x: i32) -> i64 { %0 = llvm.sext %x : i32 to i64\nllvm.return %0 : i64 }", JS))
                .contains("  f(x: number): bigint;\n");
    }

    @Test
    void theSameInputGivesTheSameFiles() {
        String program = "func.func @f(%m: memref<?x?xf32>) -> memref<?x?xf32> { return %m : memref<?x?xf32> }";
        Output once = compile(program, JS);
        Output again = new Wami().compile(SourceFile.of("elsewhere/kernel.mlir", program), JS);
        assertThat(again.text()).isEqualTo(once.text());
        for (String extension : List.of(".d.mts", ".wasm")) {
            assertThat(file(again, extension)).isEqualTo(file(once, extension));
        }
    }

    @Test
    void aModuleIsNoTextToReadOnStandardOutput() {
        OutputForm form = EmitStage.JS;
        assertThat(form.isText()).isFalse();
        assertThat(form.extension()).isEqualTo(".mjs");
        assertThat(form).hasToString("js");
    }
}
