package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --debug-runtime}: what is found of wrong uses of the allocator. */
class DebugRuntimeTest {
    private static final String PROGRAM = """
            func.func private @malloc(i32) -> i32
            func.func private @free(i32)
            func.func private @realloc(i32, i32) -> i32
            func.func private @aligned_alloc(i32, i32) -> i32
            func.func private @calloc(i32, i32) -> i32
            func.func private @__wasm_store_i32(i32, i32)
            func.func private @__wasm_load_i32(i32) -> i32
            func.func @twice(%n: i32) {
              %p = call @malloc(%n) : (i32) -> i32
              call @free(%p) : (i32) -> ()
              call @free(%p) : (i32) -> ()
              return
            }
            func.func @unknown(%p: i32) {
              %c8 = arith.constant 8 : i32
              %q = call @malloc(%c8) : (i32) -> i32
              call @free(%p) : (i32) -> ()
              return
            }
            func.func @write(%n: i32, %at: i32) {
              %p = call @malloc(%n) : (i32) -> i32
              %a = arith.addi %p, %at : i32
              call @__wasm_store_i32(%n, %a) : (i32, i32) -> ()
              call @free(%p) : (i32) -> ()
              return
            }
            func.func @inside(%n: i32) -> i32 {
              %c0 = arith.constant 0 : i32
              %c64 = arith.constant 64 : i32
              %p = call @calloc(%n, %n) : (i32, i32) -> i32
              %zero = call @__wasm_load_i32(%p) : (i32) -> i32
              call @__wasm_store_i32(%n, %p) : (i32, i32) -> ()
              %q = call @realloc(%p, %c64) : (i32, i32) -> i32
              %v = call @__wasm_load_i32(%q) : (i32) -> i32
              call @free(%q) : (i32) -> ()
              call @free(%c0) : (i32) -> ()
              %r = call @aligned_alloc(%c64, %n) : (i32, i32) -> i32
              %rest = arith.remui %r, %c64 : i32
              call @free(%r) : (i32) -> ()
              %s = arith.addi %v, %zero : i32
              %t = arith.addi %s, %rest : i32
              return %t : i32
            }
            func.func @too_much() -> i32 {
              %c-1 = arith.constant -1 : i32
              %p = call @malloc(%c-1) : (i32) -> i32
              %q = call @calloc(%c-1, %c-1) : (i32, i32) -> i32
              %r = arith.ori %p, %q : i32
              return %r : i32
            }
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-O0|twice 100|double free: address 0x[0-9a-f]+, allocated with 100 bytes",
                "-O2|twice 0|double free: address 0x[0-9a-f]+, allocated with 0 bytes",
                "-O0|unknown 4096|free of what was not allocated: address 0x1000",
                "-O2|unknown -8|free of what was not allocated: address 0xfffffff8",
                "-O2|write 13 13|write past the end of the allocation: address 0x[0-9a-f]+, allocated with 13 bytes",
                "-O2|write 13 10|write past the end of the allocation: address 0x[0-9a-f]+, allocated with 13 bytes",
                "-O2|write 0 12|write past the end of the allocation: address 0x[0-9a-f]+, allocated with 0 bytes",
                "-O2|write 8 -4|write before the allocation: address 0x[0-9a-f]+, allocated with 8 bytes"
            })
    void saysWhatIsWrong(String level, String call, String message) {
        String[] words = ("run - --debug-runtime " + level + " --invoke " + call).split(" ");
        Ran ran = Ran.wami(PROGRAM, words);
        assertThat(ran.err()).matches("(?s)<stdin>: error: trap: " + message + "\n.*");
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-O0", "-O2"})
    void doesWhatTheOtherAllocatorDoes(String level) {
        for (String debug : new String[] {"--debug-runtime=true", "--debug-runtime=false"}) {
            assertThat(Ran.wami(PROGRAM, "run", "-", level, debug, "--invoke", "inside", "7")
                            .out())
                    .isEqualTo("7\n");
            assertThat(Ran.wami(PROGRAM, "run", "-", level, debug, "--invoke", "too_much")
                            .out())
                    .isEqualTo("0\n");
            assertThat(Ran.wami(PROGRAM, "run", "-", level, debug, "--invoke", "write", "16", "12")
                            .err())
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-O0", "-O2"})
    void saysWhatWasNotFreed(String level) {
        String program = """
                func.func @main(%n: index) {
                  %a = memref.alloc() : memref<3xi64>
                  %b = memref.alloc(%n) : memref<?xi32>
                  %c = memref.alloc(%n) : memref<?xi16>
                  call @dispose(%a) : (memref<3xi64>) -> ()
                  call @use(%b, %c) : (memref<?xi32>, memref<?xi16>) -> ()
                  return
                }
                func.func @use(%b: memref<?xi32>, %c: memref<?xi16>) attributes {no_inline} {
                  %zero = arith.constant 0 : index
                  %x = arith.constant 7 : i32
                  %y = arith.constant 7 : i16
                  memref.store %x, %b[%zero] : memref<?xi32>
                  memref.store %y, %c[%zero] : memref<?xi16>
                  return
                }
                func.func @dispose(%a: memref<3xi64>) attributes {no_inline} {
                  memref.dealloc %a : memref<3xi64>
                  return
                }
                """;
        Ran ran = Ran.wami(program, "run", "-", level, "--debug-runtime", "10");
        assertThat(ran.err())
                .matches("(?s)<stdin>: warning: memory that was not freed: 60 bytes in 2 of 3 allocations; "
                        + "the first is number 2, 40 bytes at address 0x[0-9a-f]+\n.*");
        assertThat(ran.status()).isZero();
        assertThat(Ran.wami(program, "run", "-", level, "10").err()).isEmpty();
    }

    @Test
    void aCompiledModuleTrapsInAFunctionThatSaysIt() {
        Ran ran = Ran.wami(PROGRAM, "compile", "-", "--debug-runtime", "--emit=wat");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("(func $__wami_double_free").doesNotContain("(import");
    }

    @Test
    void otherAllocatorsAreMistakes() {
        assertThat(Ran.wami(PROGRAM, "compile", "-", "--debug-runtime", "--malloc=import")
                        .status())
                .isEqualTo(ExitCode.USAGE);
        assertThat(Ran.wami(PROGRAM, "run", "-", "--interp", "--debug-runtime").status())
                .isEqualTo(ExitCode.USAGE);
    }
}
