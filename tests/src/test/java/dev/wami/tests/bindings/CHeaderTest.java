package dev.wami.tests.bindings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.conversions.func.MemRefAbi;
import dev.wami.core.diag.SourceFile;
import dev.wami.ssawasm.CallingConvention;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.Output;
import dev.wami.tools.Wami;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code --emit=c-header} writes; scripts/bindings.sh has clang read it, and calls through it. */
class CHeaderTest {
    private static final CompileOptions HEADER = CompileOptions.DEFAULT.withEmit(EmitStage.C_HEADER);
    private static final CompileOptions C = HEADER.withAbi(CallingConvention.C);
    private static final Wami WAMI = new Wami();

    private static String header(String program, CompileOptions options) {
        Output output = WAMI.compile(SourceFile.of("some/where/kernel.mlir", program), options);
        assertThat(output.messages()).isEmpty();
        return output.text().orElseThrow();
    }

    /** In {@code exact} what stands above a narrow result is not specified, and C would count on it. */
    @ParameterizedTest
    @CsvSource({
        "i1, bool, bool, bool",
        "i8, int8_t, uint32_t, int8_t",
        "i16, int16_t, uint32_t, int16_t",
        "i24, int32_t, uint32_t, int32_t",
        "i32, int32_t, int32_t, int32_t",
        "i48, int64_t, uint64_t, int64_t",
        "i64, int64_t, int64_t, int64_t",
        "index, intptr_t, intptr_t, intptr_t",
        "f32, float, float, float",
        "f64, double, double, double",
        "bf16, uint16_t, uint32_t, uint32_t",
    })
    void scalarsAreThoseOfC(String type, String parameter, String exact, String c) {
        String program = "func.func @f(%x: " + type + ") -> " + type + " { return %x : " + type + " }";
        assertThat(header(program, HEADER)).contains("\n" + exact + " f(" + parameter + " x);\n");
        assertThat(header(program, C)).contains("\n" + c + " f(" + parameter + " x);\n");
    }

    @Test
    void signsAreSaid() {
        String program = "func.func @f(%x: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) { return %x : i8 }";
        assertThat(header(program, HEADER)).contains("uint8_t f(uint8_t x);");
    }

    @Test
    void memrefsAreExpanded() {
        String header = header("func.func @f(%m: memref<?x4xf64>) { return }", HEADER);
        assertThat(header)
                .contains("struct memref_f64_2d {\n  double *allocated, *aligned;\n"
                        + "  intptr_t offset, sizes[2], strides[2];\n};\n")
                .contains("#define MEMREF_2D_ARGUMENTS(m) (m).allocated, (m).aligned, (m).offset, (m).sizes[0], ")
                .contains("void f(double *m_allocated, double *m_aligned, intptr_t m_offset, intptr_t m_size0, "
                        + "intptr_t m_size1,\n    intptr_t m_stride0, intptr_t m_stride1);");
    }

    @Test
    void barePointersAndCsInterface() {
        assertThat(header("func.func @f(%m: memref<4xf64>) { return }", HEADER.withMemrefAbi(MemRefAbi.BARE)))
                .contains("void f(double *m);")
                .doesNotContain("struct");
        String program =
                "func.func @f(%m: memref<?xf64>) -> (memref<?xf64>, i32) attributes {llvm.emit_c_interface} {\n"
                        + "  %c = arith.constant 1 : i32\n  return %m, %c : memref<?xf64>, i32\n}";
        assertThat(header(program, HEADER))
                .contains("has no prototype: it has 6 results in WebAssembly")
                .contains("struct _mlir_ciface_f_results {\n  struct memref_f64_1d result0;\n  int32_t result1;\n};\n"
                        + "struct _mlir_ciface_f_results _mlir_ciface_f(struct memref_f64_1d *m);\n");
    }

    @Test
    void severalResultsAreAStruct() {
        String program = "func.func @f(%x: i8, %y: f64) -> (i8, f64) { return %x, %y : i8, f64 }";
        assertThat(header(program, HEADER)).contains(" * has no prototype: it has 2 results in WebAssembly");
        assertThat(header(program, C))
                .contains(
                        "struct f_results {\n  int8_t result0;\n  double result1;\n};\nstruct f_results f(int8_t x, double y);");
    }

    @Test
    void namesAreMadeFit() {
        assertThat(header("func.func @\"a-b\"(%int: i32) { return }\nfunc.func @main() { return }", HEADER))
                .contains("void a_b(int32_t int_) __asm__(\"a-b\");")
                .contains(
                        "/* @main()\n * has no prototype: main is C's own: exported = \"...\" gives it another name. */");
    }

    @Test
    void whatTheObjectNeedsIsDeclared() {
        String program = """
                func.func private @show(i8, i32)
                func.func private @malloc(i32) -> i32
                func.func private @elsewhere() attributes {import_module = "host"}
                func.func private @visit(memref<?xf32>) attributes {llvm.emit_c_interface}
                """;
        assertThat(header(program, HEADER))
                .contains("/* @show(%arg0: i8, %arg1: i32)\n * of arg0 the low 8 bits count */\n"
                        + "void show(uint32_t arg0, int32_t arg1);")
                .contains("void _mlir_ciface_visit(struct memref_f32_1d *arg0);")
                .doesNotContain("malloc")
                .doesNotContain("elsewhere");
    }

    @Test
    void guardsAreTheFilesName() {
        assertThat(header("", HEADER))
                .startsWith("/* Made by wami ")
                .contains(" from kernel.mlir. */\n#ifndef KERNEL_H\n#define KERNEL_H\n")
                .contains("extern \"C\" {");
        assertThat(header("", HEADER.withOutputName("my-kernels"))).contains("#ifndef MY_KERNELS_H\n");
    }

    @Test
    void whatCHasNoTypeForHasNoPrototype() {
        assertThat(header("func.func @f(%v: vector<4xf32>) { return }", HEADER))
                .contains(
                        "/* @f(%v: vector<4xf32>)\n * has no prototype: C has no type for v, of type vector<4xf32>. */");
        assertThat(header("func.func @f(%s: !llvm.struct<(i32, f32)>) { return }", HEADER))
                .contains(" * has no prototype: C has no type for s, of type !llvm.struct<(i32, f32)>. */");
    }
}
