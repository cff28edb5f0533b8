package dev.wami.wasmbinary.wat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.CodeBuilder;
import dev.wami.wasmbinary.ModuleBuilder;
import dev.wami.wasmbinary.ModuleBuilderTest;
import dev.wami.wasmbinary.Modules;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Opcode;
import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WatPrinterTest {
    @Test
    void makesIdentifiersOfNames() {
        WasmModule module = Modules.decoded("names");
        assertThat(module.names().get(Names.Kind.FUNCTION, 1)).isEqualTo("quoted name, with (brackets)");
        assertThat(WatPrinter.print(module))
                .contains(
                        "(module $module",
                        "(import \"a b\" \"\\e2\\98\\83\" (func $imported (type 1) (param $p i32)))",
                        "(func $\"quoted name, with (brackets)\" (type $t) (param $x i32) (result i32)\n"
                                + "    (local $y i64) (local f32) (local $z f64)\n",
                        "(func $\"quoted name; with (brackets)\" (type 2) (param i32 i32)",
                        "    block $outer\n      loop $inner\n        local.get $x\n        if $inner\n          br $outer",
                        "br_if $inner",
                        "(elem $seg (offset i32.const 0) func $\"quoted name, with (brackets)\")",
                        "(export \"\\0a\\22quote\\22\\5c\\7f\" (func $\"quoted name; with (brackets)\"))",
                        "(@custom \"first\" (before first) \"\")",
                        "(@custom \"extra\" (after global) \"\\00payload\")",
                        "(@custom \"last\" (after data) \"\\ff\\fe\")");
    }

    @Test
    void printsTheSample() {
        assertThat(WatPrinter.print(ModuleBuilderTest.sample()))
                .startsWith("""
                        (module $sample
                          (type (;0;) (func (param i32)))
                          (type (;1;) (func (param i32) (result i32)))
                          (type (;2;) (func))
                          (import "env" "print_i32" (func $print (type 0) (param i32)))
                          (table (;0;) 2 2 funcref)
                          (memory (;0;) 1 16)
                          (global $__stack_pointer (mut i32) i32.const 65536)
                          (export "memory" (memory 0))
                          (export "main" (func $main))
                          (elem (;0;) (offset i32.const 0) func $print $main)
                          (elem (;1;) declare func $sum)
                          (func $sum (type 1) (param $n i32) (result i32)
                            (local $total i32)
                            block $exit
                              loop $loop
                                local.get $n
                                i32.eqz
                                br_if $exit
                        """)
                .contains(
                        "i32.load8_u offset=7\n",
                        "call_indirect (type 0)",
                        "(data (;0;) (offset i32.const 1024) \"hello\\00");
    }

    @Test
    void printsTheShortestDigitsThatReadAsTheNumber() {
        assertThat(WatLiterals.f64(Double.doubleToLongBits(0.1))).isEqualTo("0.1");
        assertThat(WatLiterals.f64(Double.doubleToLongBits(2e-3))).isEqualTo("0.002");
        assertThat(WatLiterals.f64(Double.doubleToLongBits(2e23))).isEqualTo("2E+23");
        assertThat(WatLiterals.f64(Double.doubleToLongBits(-0.0))).isEqualTo("-0");
        assertThat(WatLiterals.f32(Float.floatToIntBits(16777216f))).isEqualTo("16777216");
        Random random = new Random(1);
        for (int i = 0; i < 3_000; i++) {
            long bits = random.nextLong();
            double wide = Double.longBitsToDouble(bits);
            if (!Double.isNaN(wide) && !Double.isInfinite(wide)) {
                assertThat(Double.parseDouble(WatLiterals.f64(bits))).isEqualTo(wide);
                assertThat(digits(WatLiterals.f64(bits))).isLessThanOrEqualTo(digits(Double.toString(wide)));
            }
            float single = Float.intBitsToFloat((int) bits);
            if (!Float.isNaN(single) && !Float.isInfinite(single)) {
                assertThat(Float.parseFloat(WatLiterals.f32((int) bits))).isEqualTo(single);
            }
        }
    }

    private static int digits(String number) {
        return new BigDecimal(number).stripTrailingZeros().precision();
    }

    /** The text of nested blocks stays linear in their number. */
    @Test
    void survivesDeepNesting() {
        CodeBuilder code = new CodeBuilder(0);
        int depth = 100_000;
        for (int i = 0; i < depth; i++) {
            code.open(Opcode.BLOCK, BlockType.EMPTY);
        }
        for (int i = 0; i < depth; i++) {
            code.end();
        }
        ModuleBuilder builder = new ModuleBuilder();
        builder.define(builder.addFunction(FuncType.EMPTY), code);
        WasmModule module = builder.build();
        byte[] bytes = BinaryEncoder.encode(module);
        assertThat(BinaryDecoder.decode(bytes).validate(Feature.all())).isEmpty();
        assertThat(BinaryDecoder.decode(bytes).module()).contains(module);
        assertThat(WatPrinter.print(module).length()).isLessThan(30_000_000);
    }
}
