package dev.wami.tests.wasmssa;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.ImportForm;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wasabi;
import dev.wami.tools.nativebuild.NativeForm;
import dev.wami.tools.nativebuild.NativeOptions;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Names of a module that are words which stand for something in the texts of the functions that conversion adds.
 * duckdb's {@code EM_METHOD_CALLER_KIND} became {@code EM_METHOD_CALLER_table} where a table calls it.
 */
class NamesInTextsTest {
    private static final List<String> WORDS = List.of(
            "KIND NAME TYPE SYMBOL FROM _TO_ TO( SOURCE TARGET STORE SEGMENT LENGTH INDEX CONTENT ELEMENT OUTSIDE",
            "PAGEBITS SIGNATURE TRAP CASES BLOCKS ZEROS RESULTS DISPATCH PARAMETERS CALLEE CELL NUMBER ATTRIBUTES",
            "# %index: INDEX @__wasm_a @SYMBOL @TABLE WIDEN WIDENED PENDING STORES TAGS EXN LOAD CLAUSES PREFIX");

    private static final String MODULE = """
            (module
              (import "env" "WORDSi" (func $i (param i32)))
              (tag $e (export "WORDSe") (param i32))
              (memory $m (export "WORDSm") 1)
              (memory $n (export "WORDSn") 1)
              (table $t (export "WORDSt") 4 funcref)
              (table $u (export "WORDSu") 4 funcref)
              (global (export "WORDSg") (mut i32) (i32.const 5))
              (data $d (memory $n) (i32.const 1) "abc")
              (elem $s (i32.const 0) $f $i $g)
              (func $f (export "WORDSf") (param i32) (throw $e (local.get 0)))
              (func $g (export "WORDSh") (param i32)
                (block $caught (result i32)
                  (try_table (catch $e $caught) (call_indirect (param i32) (local.get 0) (local.get 0)))
                  (i32.const 7))
                (i32.store $n (local.get 0))
                (memory.copy $m $n (local.get 0) (local.get 0) (i32.load $m (local.get 0)))
                (memory.init $m $d (local.get 0) (local.get 0) (local.get 0))
                (table.copy $t $u (local.get 0) (local.get 0) (local.get 0))
                (table.set $u (memory.grow $m (local.get 0)) (ref.func $f))))
            """;

    private static SourceFile module(String words) {
        return SourceFile.of("m.wat", MODULE.replace("WORDS", words));
    }

    @ParameterizedTest
    @EnumSource(names = {"STD_MLIR", "LLVM_IR"})
    void areNotTakenForWhatTheWordsStandFor(ImportForm form) {
        for (String words : WORDS) {
            SourceFile source = module(words);
            // each symbol that is referred to is there
            Output output = new Wasabi().importWasm(source, form, PassSettings.PLAIN.withVerifyEach(true));
            assertThat(output.messages(source)).isEmpty();
            assertThat(output.ok()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void areNamesInNativeCode(int words) {
        SourceFile source = module(WORDS.get(words));
        Output output = new Wasabi()
                .build(source, NativeOptions.DEFAULT.withForm(NativeForm.LL), PassSettings.PLAIN.withVerifyEach(true));
        assertThat(output.messages(source)).isEmpty();
        assertThat(output.ok()).isTrue();
    }
}
