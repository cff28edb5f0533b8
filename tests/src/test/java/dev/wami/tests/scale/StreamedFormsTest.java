package dev.wami.tests.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.ImportForm;
import dev.wami.tools.ImportOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wasabi;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Standard MLIR and LLVM IR of large modules, made one function at a time, are what passes make of the whole module.
 */
class StreamedFormsTest {
    /** Makes a module large enough. */
    private static final String LARGE = "(data \"" + "0123456789abcdef".repeat(5000) + "\")";

    /**
     * Functions that nothing calls, calls in both directions, constants and branches to clean up, references whose
     * numbers depend on the order of bodies, and something of each kind that has a function of its own.
     */
    private static final String PLAIN = """
            (module
              (type $t (func (param i32) (result i32)))
              (import "env" "f" (func $f (param i32)))
              (memory (export "memory") 1 2)
              (table $table 8 funcref)
              (global $g (mut i32) (i32.const 7))
              (global (export "answer") i32 (i32.const 42))
              (elem (i32.const 0) $second $first)
              (elem declare func $third $fourth)
              (data $d "hello")
              (func $first (param i32) (result i32)
                (if (i32.const 0) (then (call $unused)))
                (i32.add (i32.mul (local.get 0) (i32.const 3)) (i32.const 0)))
              (func $unused (call $alsoUnused))
              (func $alsoUnused (drop (ref.func $third)) (global.set $g (i32.const 3)))
              (func $second (param i32) (result i32) (local i32)
                (local.set 1 (i32.load8_s offset=1 (local.get 0)))
                (block $out
                  (loop $again (br_if $again (i32.eqz (local.get 0))) (br_table $out $again $out (local.get 1))))
                (i32.add (i32.add (local.get 1) (i32.const 2)) (i32.const 3)))
              (func $third (param i32) (result i32) (i32.div_s (local.get 0) (i32.const 2)))
              (func $fourth (param v128) (result v128) (i8x16.swizzle (local.get 0) (v128.const i64x2 1 2)))
              (func (export "go") (param i32) (result i32)
                (table.set $table (i32.const 3) (ref.func $fourth))
                (memory.init $d (i32.const 0) (i32.const 0) (i32.const 5))
                (call $f (memory.grow (i32.const 1)))
                (return_call_indirect (type $t) (call $first (local.get 0)) (i32.const 0)))
              (export "again" (func $first))
              (start $start)
              (func $start (global.set $g (i32.const 1)))
              (@custom "producers" "\\00")
            """;

    private static final String EXCEPTIONS = """
            (module
              (import "env" "f" (func $f (param i32)))
              (tag $e (param i32))
              (func $throws (param i32) (throw $e (local.get 0)))
              (func (export "leaves") (param i32) (call $throws (local.get 0)))
              (func (export "catches") (param i32) (result i32)
                (block $h (result i32)
                  (try_table (catch $e $h) (call $throws (local.get 0)) (call $f (local.get 0)))
                  (i32.const 1)))
              (func (export "keeps") (param i32) (block $h (try_table (catch_all $h) (call $f (local.get 0)))))
            """;

    private static final String REFERENCES = """
            (module
              (type $t (func (param i32) (result i32)))
              (elem declare func $f)
              (func $f (type $t) (local.get 0))
              (func (export "g") (param i32) (result i32) (local $r (ref null $t))
                (local.set $r (ref.func $f))
                (call_ref $t (local.get 0) (ref.as_non_null (local.get $r))))
            """;

    /** What standard MLIR has not is said of each function. */
    private static final String UNKNOWN = """
            (module
              (type $s (struct (field i32)))
              (func $f (drop (struct.new $s (i32.const 1))))
              (func $g (drop (struct.new $s (i32.const 1))))
            """;

    private static final ImportOptions STANDARD = ImportOptions.of(ImportForm.STD_MLIR);

    private final Wasabi wasabi = new Wasabi();

    /**
     * Names of the C library, in whose place LLVM IR calls others; functions that LLVM IR has no call of; data that is
     * joined.
     */
    private static final String C_LIBRARY = """
            (module
              (import "env" "puts" (func $puts (param i32)))
              (memory (export "memory") 1 2)
              (data (i32.const 8) "join") (data (i32.const 14) "ed") (data (i32.const 400) "apart")
              (table 2 funcref)
              (elem (i32.const 0) $never $called)
              (func $never (param i64 f32))
              (func $called (param i32))
              (func $dead (drop (i32.div_s (i32.const 7) (call $malloc (i32.const 3)))))
              (func $malloc (export "malloc") (param i32) (result i32)
                (drop (memory.grow (local.get 0)))
                (call_indirect (param i32) (i32.const 1) (i32.const 1))
                (i32.rem_u (i32.const 7) (local.get 0)))
              (func (export "assert_msg") (param f32) (result i32)
                (call $puts (i32.const 2))
                (i32.trunc_f32_s (f32.min (local.get 0) (f32.const 1))))
            """;

    static Stream<Arguments> modules() {
        return Stream.of(PLAIN, EXCEPTIONS, REFERENCES, UNKNOWN, C_LIBRARY)
                .flatMap(m -> Stream.of(STANDARD, STANDARD.withStructure(true), ImportOptions.of(ImportForm.LLVM_IR))
                        .map(options -> arguments(m, options)));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void isWhatPassesMakeOfTheWholeModule(String module, ImportOptions options) {
        SourceFile source = SourceFile.of("m.wat", module + LARGE + ")");
        Output streamed = wasabi.importWasm(source, options, PassSettings.PLAIN);
        // what is verified after each pass is done by passes on the whole module
        Output whole = wasabi.importWasm(source, options, PassSettings.PLAIN.withVerifyEach(true));
        assertThat(streamed.messages(source)).isEqualTo(whole.messages(source));
        assertThat(streamed.text()).isEqualTo(whole.text());
        assertThat(streamed.ok()).isEqualTo(!module.equals(UNKNOWN));
    }

    /** What only attributes of standard MLIR refer to is not there, and neither is what that needed. */
    @Test
    void leavesOutWhatNoCallReaches() {
        String text = wasabi.importWasm(SourceFile.of("m.wat", C_LIBRARY + LARGE + ")"), ImportForm.LLVM_IR)
                .text()
                .orElseThrow();
        assertThat(text)
                .contains(
                        "@wasm.malloc(i32",
                        "declare ptr @malloc(i64)",
                        "internal void @func_2(i32",
                        "declare void @wasm.puts(i32")
                .doesNotContain("@func_1(", "@func_3(");
    }

    @Test
    void takesANestOfManyLevels() {
        int blocks = 9000;
        String nest = "(func (export \"f\") (param i32) " + "(block (br_if 0 (local.get 0)) ".repeat(blocks)
                + ")".repeat(blocks) + ")";
        Output output = wasabi.importWasm(SourceFile.of("m.wat", "(module " + nest + LARGE + ")"), ImportForm.STD_MLIR);
        assertThat(output.diagnostics()).isEmpty();
        assertThat(output.ok()).isTrue();
    }
}
