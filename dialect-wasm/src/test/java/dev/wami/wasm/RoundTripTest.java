package dev.wami.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is printed is what was read, in the custom and in the generic form. */
class RoundTripTest {

    static Context context() {
        return new Context(new DialectSource() {
            @Override
            public @Nullable Dialect open(String name) {
                return name.equals(WasmDialect.NAME) ? new WasmDialect() : null;
            }

            @Override
            public List<String> names() {
                return List.of(WasmDialect.NAME);
            }
        });
    }

    static Operation parse(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(SourceFile.of("test.mlir", text), context(), diagnostics);
        assertThat(diagnostics.all()).isEmpty();
        assertThat(module).isNotNull();
        return module;
    }

    static Stream<String> programs() {
        return Stream.of("""
                module {
                  wasm.import_func @print from "env" "print_i32" : (i32) -> ()
                  wasm.import_memory @shared from "env" "memory" min = 1 max = 2
                  wasm.import_table @functions from "env" "table" : !wasm.funcref min = 4
                  wasm.import_global @base from "env" "base" : i32 mutable
                  wasm.memory @memory min = 2 max = 16
                  wasm.table @t : !wasm.externref min = 0
                  wasm.global @sp : i32 mutable = 65536 : i32
                  wasm.global @pi : f64 = 3.140000e+00 : f64
                  wasm.global @f : !wasm.funcref = @print
                  wasm.tag @e : (i32) -> ()
                  wasm.data @d offset = 1024 bytes = "abc\\00\\FF"
                  wasm.data @passive memory = @memory bytes = ""
                  wasm.elem @elem table = @functions offset = 1 functions = [@print]
                  wasm.export "print" @print
                  wasm.start @main
                  wasm.func @main() {
                  }
                }
                """, """
                module {
                  wasm.func @f("n": i32, f64) -> (i32, f64) locals [i64, "acc": f32] {
                    wasm.block "out" : () -> i32 {
                      wasm.loop "next" {
                        wasm.local.get 0
                        wasm.i32.eqz
                        wasm.br_if "out"
                        wasm.br_table ["out", "next"] "out"
                        wasm.if : (i32) -> i32 {
                          wasm.unreachable
                        } else {
                          wasm.return
                        }
                        wasm.if "then" {
                          wasm.nop
                        }
                      }
                    }
                    wasm.i32.const -1
                    wasm.i64.const 9223372036854775807
                    wasm.f32.const 1.500000e+00
                    wasm.f64.const 0x7FF8000000000001
                    wasm.v128.const array<i64: 1, -1>
                    wasm.i8x16.shuffle array<i8: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 31>
                    wasm.i32x4.extract_lane 3
                    wasm.v128.load8_lane 15 offset = 4
                    wasm.f64.load offset = 8 align = 4
                    wasm.i64.store32 memory = @m
                    wasm.i32.atomic.rmw.add
                    wasm.atomic.fence
                    wasm.memory.size
                    wasm.memory.copy memory = @m from_memory = @m
                    wasm.memory.init @d memory = @m
                    wasm.data.drop @d
                    wasm.table.get
                    wasm.table.init @e table = @t
                    wasm.elem.drop @e
                    wasm.global.set @g
                    wasm.call @f
                    wasm.return_call @f
                    wasm.call_indirect (i32) -> i32 table = @t
                    wasm.select
                    wasm.select !wasm.externref
                    wasm.ref.null !wasm.funcref
                    wasm.ref.func @f
                    wasm.throw @tag
                    wasm.i32.trunc_sat_f64_s
                    wasm.drop
                  }
                }
                """, """
                module {
                  wasm.func @references(!wasm.v128, !wasm.ref<func>, !wasm.exnref) {
                  }
                }
                """);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void printsWhatItReads(String text) {
        Operation module = parse(text);
        assertThat(MlirPrinter.print(module)).isEqualTo(text);
        Operation again = parse(MlirPrinter.print(module, PrintOptions.DEFAULT.withGeneric(true)));
        assertThat(MlirPrinter.print(again)).isEqualTo(text);
    }
}
