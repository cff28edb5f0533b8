package dev.wami.ssawasm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.Operation;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is printed is what was read, in the custom and in the generic form. */
class RoundTripTest {

    static Stream<String> programs() {
        return Stream.of("""
                module {
                  ssawasm.func_import @print from "env" "print_i32" : (i32) -> ()
                  ssawasm.func_import private @imported : () -> ()
                  ssawasm.global_var @zero : i32
                  ssawasm.global_var private constant @pi : f64 exported "pi" = 3.140000e+00
                  ssawasm.global_var @base : i32 from "env" "base"
                  ssawasm.global_var @callback : !ssawasm.func_ref = @print
                  ssawasm.memory @memory min = 2 max = 16 exported "memory"
                  ssawasm.data @data_1 : memref<4xi32> <memory: 0, offset: 1024> = dense<[1, 2, 3, 4]>
                  ssawasm.data private @data_2 : memref<3xi8> <memory: 0, offset: 1040, align: 16> = "\\00a\\FF"
                  ssawasm.data @data_3 : memref<2x2xf64> <memory: 0, passive> = dense<1.000000e+00>
                  ssawasm.data @zeros : memref<100xf64> <memory: 0, offset: 2048>
                  ssawasm.table @functions min = 4 max = 8 offset = 1 functions = [@print, @imported] exported "t"
                }
                """, """
                module {
                  ssawasm.func private @f(%arg0: !ssawasm.local<i32>) -> i32 attributes {cc = "c", exported = "f"} {
                    %0 = ssawasm.local_get %arg0 : i32
                    ssawasm.return %0 : i32
                  }
                  ssawasm.func @main() -> (i32, f64) {
                    %c1_i32 = ssawasm.const 1 : i32
                    %0 = ssawasm.call @f(%c1_i32) : (i32) -> i32
                    %f = ssawasm.func_ref @f : !ssawasm.func_ref
                    %1 = ssawasm.call_indirect @t[%0](%c1_i32) : (i32) -> i32
                    ssawasm.drop %1 : i32
                    %local = ssawasm.local_decl : !ssawasm.local<f64>
                    %cst = ssawasm.const 0x7FF4000000000001 : f64
                    ssawasm.local_set %local, %cst : f64
                    %2 = ssawasm.local_tee %local, %cst : f64
                    %3 = ssawasm.local_get %local : f64
                    ssawasm.global_set @g, %3 : f64
                    %4 = ssawasm.global_get @g : f64
                    %5 = ssawasm.select %2, %4, %c1_i32 : f64
                    ssawasm.return %0, %5 : i32, f64
                  }
                  ssawasm.table @t functions = [@f]
                  ssawasm.global_var @g : f64
                }
                """, """
                module {
                  ssawasm.func @numbers(%arg0: !ssawasm.local<i32>, %arg1: !ssawasm.local<i64>) {
                    %0 = ssawasm.local_get %arg0 : i32
                    %1 = ssawasm.local_get %arg1 : i64
                    %2 = ssawasm.add nuw %0, %0 : i32
                    %3 = ssawasm.mul %1, %1 : i64
                    %4 = ssawasm.shr_u %0, %2 : i32
                    %5 = ssawasm.lt_s %1, %3 : i64
                    %6 = ssawasm.eqz %3 : i64
                    %7 = ssawasm.clz %4 : i32
                    %8 = ssawasm.extend_i32_s %0 : i32 to i64
                    %9 = ssawasm.convert_i64_u %8 : i64 to f32
                    %10 = ssawasm.sqrt %9 : f32
                    %11 = ssawasm.trunc_sat_f32_s %10 : f32 to i32
                    %12 = ssawasm.reinterpret_i32 %11 : i32 to f32
                    %13 = ssawasm.copysign %12, %10 : f32
                    ssawasm.return
                  }
                }
                """, """
                module {
                  ssawasm.func @memory() {
                    %address = ssawasm.const 1024 : memref<4xi32>
                    %0 = ssawasm.cast_memref_to_i32 %address : memref<4xi32> -> i32
                    %1 = ssawasm.cast_i32_to_memref %0 : i32 -> memref<?xf64>
                    %2 = ssawasm.load %0 : f64
                    %3 = ssawasm.load %0 offset = 8 align = 4 root = "A" : f64
                    %4 = ssawasm.load16_s %0 memory = 1 offset = 4294967295 : i64
                    ssawasm.store %0, %2 offset = 16 : f64
                    ssawasm.store8 %0, %4 : i64
                    %5 = ssawasm.memory_size : i32
                    %6 = ssawasm.memory_grow %5 : i32
                    ssawasm.memory_copy %0, %5, %6 memory = 1 from_memory = 2 : i32
                    ssawasm.memory_fill %0, %5, %6 : i32
                    ssawasm.memory_init @d, %0, %5, %6 : i32
                    ssawasm.data_drop @d
                    ssawasm.return
                  }
                }
                """, """
                module {
                  ssawasm.func @control(%arg0: !ssawasm.local<i32>) -> i32 {
                    %0 = ssawasm.local_get %arg0 : i32
                    %1 = ssawasm.block_loop -> i32 {
                      ssawasm.pseudo_br ^bb1(%0 : i32)
                    ^bb1(%4: i32):  // 2 preds: ^bb0, ^bb2
                      %5 = ssawasm.eqz %4 : i32
                      ssawasm.cond_br %5, ^bb4(%0 : i32), ^bb2
                    ^bb2:  // pred: ^bb1
                      ssawasm.pseudo_cond_br %5, ^bb3, ^bb1(%4 : i32)
                    ^bb3:  // pred: ^bb2
                      ssawasm.br ^bb4(%4 : i32)
                    ^bb4(%6: i32):  // 2 preds: ^bb1, ^bb3
                      ssawasm.exit %6 : i32
                    }
                    ssawasm.block_block {
                      ssawasm.br_table %0 [^bb1, ^bb2(%1 : i32)], ^bb3
                    ^bb1:  // pred: ^bb0
                      ssawasm.unreachable
                    ^bb2(%4: i32):  // pred: ^bb0
                      ssawasm.drop %4 : i32
                      ssawasm.br ^bb3
                    ^bb3:  // 2 preds: ^bb0, ^bb2
                      %5 = ssawasm.on_stack : i32
                      ssawasm.exit
                    }
                    %2 = ssawasm.if %0 -> i32 {
                      ssawasm.exit %0 : i32
                    } else {
                      ssawasm.exit %1 : i32
                    }
                    %3:2 = ssawasm.if %0 -> i32, f64 {
                      ssawasm.unreachable
                    } else {
                      ssawasm.unreachable
                    }
                    ssawasm.if %2 {
                      ssawasm.exit
                    }
                    ssawasm.return %2 : i32
                  }
                }
                """, """
                module {
                  ssawasm.func @types(%arg0: !ssawasm.local<!ssawasm.cont<"ct">>, %arg1: !ssawasm.local<memref<4xi32>>) {
                    ssawasm.return
                  }
                }
                """);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void printsWhatItReads(String text) {
        Operation module = Text.parse(text);
        assertThat(Text.print(module)).isEqualTo(text);
        Operation again = Text.parse(Text.generic(module));
        assertThat(Text.print(again)).isEqualTo(text);
    }
}
