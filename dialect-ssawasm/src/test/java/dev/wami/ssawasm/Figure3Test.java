package dev.wami.ssawasm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every type and operation of the paper's figure 3 is there; its memref is written as MLIR writes it. */
class Figure3Test {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "i32",
                "i64",
                "f32",
                "f64",
                "memref<4xi32>",
                "!ssawasm.cont<\"ct\">",
                "!ssawasm.func_ref",
                "!ssawasm.local<i32>"
            })
    void hasTheType(String text) {
        Diagnostics diagnostics = new Diagnostics();
        assertThat(MlirParser.parseType(text, Text.context(), diagnostics)).hasToString(text);
        assertThat(diagnostics.all()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // arithmetic
                "const",
                "add",
                "le_u",
                // function
                "func",
                "call",
                "func_ref",
                "func_import",
                "return",
                // memory
                "load",
                "store",
                "data",
                "global_var",
                // local variables
                "local_decl",
                "local_set",
                "local_get",
                "local_tee",
                // control flow
                "block_loop",
                "block_block",
                "if",
                "br",
                "cond_br",
                "br_table",
                "exit",
                "unreachable",
                "select",
                // auxiliary
                "on_stack",
                "pseudo_br",
                "pseudo_cond_br",
                "cast_memref_to_i32",
                "cast_i32_to_memref"
            })
    void hasTheOperation(String name) {
        Operation prototype = Text.context().prototype("ssawasm." + name);
        assertThat(prototype).isNotNull();
        assertThat(prototype.name()).isEqualTo("ssawasm." + name);
    }

    /** "All arithmetic instructions": for each row of the table there is an operation that finds it. */
    @Test
    void hasEveryScalarNumericInstruction() {
        SsaWasmDialect dialect = new SsaWasmDialect();
        List<String> missing = new ArrayList<>();
        for (Opcode row : Opcode.values()) {
            if (!row.category().isScalarNumeric()) continue;
            OpKind spec = dialect.operation("ssawasm." + row.mnemonicWithoutType());
            boolean converts = row.category() == dev.wami.wasmspec.Category.CONVERT;
            var key =
                    converts ? row.type().results().get(0) : row.type().params().get(0);
            boolean found =
                    spec instanceof WasmOpSpec s && s.opcode(Numbers.type((dev.wami.wasmspec.NumericType) key)) == row;
            if (!found) missing.add(row.mnemonic());
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyListedOperationExists() {
        SsaWasmDialect dialect = new SsaWasmDialect();
        for (OpKind kind : dialect.operations()) {
            Operation prototype = kind.create(OpState.at(Location.UNKNOWN));
            assertThat(prototype.kind()).isSameAs(kind);
            assertThat(prototype.spec().name()).isEqualTo(kind.opName());
        }
    }
}
