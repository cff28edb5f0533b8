package dev.wami.std.scf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.verify.Verifier;
import dev.wami.std.StdDialects;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Operations in one that is wrong are not asked whether they are right, nor then what they carry. No file test:
 * {@code wami opt} stops at the first error, as mlir-opt does.
 */
class LoopInWrongModuleTest {
    @Test
    void aLoopWithoutItsVariable() {
        SourceFile text = SourceFile.of("loop", """
                module attributes {no_dialect} {
                  func.func @f(%n: index) {
                    "scf.for"(%n, %n, %n) ({
                      scf.yield
                    }) : (index, index, index) -> ()
                    return
                  }
                  %n = arith.constant 1 : index
                  "scf.for"(%n, %n, %n) ({
                    scf.yield
                  }) : (index, index, index) -> ()
                }
                """);
        Context context = new Context(new StdDialects());
        Diagnostics diagnostics = new Diagnostics();
        Operation module = Objects.requireNonNull(MlirParser.parse(text, context, diagnostics));
        assertThat(Verifier.verify(module, context, diagnostics)).isFalse();
        assertThat(diagnostics.all().toString())
                .contains("no_dialect")
                .contains("different number of inits and region iter_args: 0 != -1");
    }
}
