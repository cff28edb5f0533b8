package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code wasabi build} as far as it goes without clang; scripts/native-suite.py and scripts/wasi-suite.py go further.
 */
class BuildTest {
    private static final String MODULE = """
            (module
              (memory (export "memory") 1 3)
              (table 1 funcref)
              (elem (i32.const 0) $get)
              (type $t (func (param i32) (result i32)))
              (func $get (type $t) (i32.load offset=4 (local.get 0)))
              (func (export "call") (type $t) (call_indirect (type $t) (local.get 0) (i32.const 0)))
              (func (export "pair") (result i32 i64) (i32.const 1) (i64.const 2)))
            """;

    private static Ran build(String text, String... args) {
        String[] all = new String[args.length + 2];
        all[0] = "build";
        all[1] = "-";
        System.arraycopy(args, 0, all, 2, args.length);
        return Ran.of("wasabi", text.getBytes(StandardCharsets.UTF_8), List.of(all));
    }

    @Test
    void guardPagesNeedNoTests() {
        String guarded = build(MODULE, "--emit=ll", "-o", "-").out();
        assertThat(guarded)
                .contains("!invariant.load")
                .contains("call void @wasabi_memory_make")
                .doesNotContain("out of bounds memory access");
        String explicit =
                build(MODULE, "--emit=ll", "--bounds=explicit", "-o", "-").out();
        assertThat(explicit).contains("out of bounds memory access").doesNotContain("!invariant.load");
    }

    @Test
    void tablesThatNothingChangesAreConstants() {
        assertThat(build(MODULE, "--emit=ll", "-o", "-").out())
                .contains("@table_0 = internal constant [1 x { ptr, ptr }]")
                .doesNotContain("calloc");
        String changed = MODULE.replace("(func (export \"pair\")", """
                (func (export "clear") (table.set 0 (i32.const 0) (ref.null func)))
                  (func (export "pair")""");
        assertThat(build(changed, "--emit=ll", "-o", "-").out()).doesNotContain("@table_0 = internal constant");
    }

    /** Emscripten exports its table, and its hosts call what is in there. */
    @Test
    void exportedTablesAreTheHosts() {
        String exported = MODULE.replace("(table 1", "(table (export \"table\") 1");
        assertThat(build(exported, "--emit=ll", "-o", "-").out())
                .contains("@table = global")
                .doesNotContain("@table_0 = internal constant");
        assertThat(build(exported, "--emit=h", "-o", "-").out()).contains("extern wasabi_table table;");
    }

    @Test
    void namesInCAreDifferent() {
        String names = "(module (func (export \"_a\")) (func (export \"$a\") (param i32)))";
        assertThat(build(names, "--emit=h", "--prefix=p", "-o", "-").out())
                .contains("void p_a(void);\n")
                .contains("void p_a_(int32_t) __asm__(\"p$a\");\n");
    }

    @Test
    void headersSayWhatIsThere() {
        String header = build(MODULE, "--emit=h", "--prefix=p_", "-o", "-").out();
        assertThat(header)
                .contains("void p___wasm_init(void);")
                .contains("int32_t p_call(int32_t);")
                .contains("void p_pair(int32_t *, int64_t *);")
                .contains("extern wasabi_memory p_memory;");
    }

    @Test
    void programsNeedSomethingToCall() {
        assertThat(build(MODULE, "-o", "x").err())
                .contains("the module has no '_start'")
                .contains("--invoke=NAME")
                .contains("there are call, pair");
        assertThat(build(MODULE, "--invoke=cal", "-o", "x").err()).contains("no exported function 'cal'");
        String importing = "(module (import \"host\" \"f\" (func)) (func (export \"_start\") (call 0)))";
        Ran ran = build(importing, "-o", "x");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err()).contains("<stdin>:1:").contains("nothing defines 'f' of module 'host'");
    }

    @Test
    void wasiHasTypes() {
        String wrong = """
                (module (import "wasi_snapshot_preview1" "proc_exit" (func (param i64)))
                  (func (export "_start") (call 0 (i64.const 1))))""";
        assertThat(build(wrong, "--emit=ll", "-o", "-").err()).contains("'proc_exit' is imported with the type");
        String unknown = wrong.replace("proc_exit", "proc_exits");
        assertThat(build(unknown, "--emit=ll", "-o", "-").err()).contains("no function of WASI preview 1");
    }

    @Test
    void saysWhatToDoWithoutClang(@TempDir Path directory) throws IOException {
        Path text = Files.writeString(directory.resolve("f.wat"), "(module (func (export \"_start\")))");
        Path out = directory.resolve("f");
        Ran ran = Ran.of(
                "wasabi", new byte[0], List.of("build", text.toString(), "--cc=/no/clang", "-o", out.toString()));
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err()).contains("'/no/clang', which --cc names, cannot be started");
        assertThat(out).doesNotExist();
    }
}
