import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Severity;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.ImportForm;
import dev.wami.tools.OptLevel;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.Wami;
import dev.wami.tools.Wasabi;
import dev.wami.tools.Wave;
import dev.wami.tools.WaveOptions;
import dev.wami.tools.WaveStage;
import java.util.List;

/** The compilers called from a program; docs/library.md walks through it. */
public final class LibraryExample {
    /** Thread-safe, and worth keeping: what they have loaded serves later calls. */
    private static final Wami WAMI = new Wami();

    private LibraryExample() {}

    static byte[] compile() {
        SourceFile source = SourceFile.of("twice.mlir", """
                func.func @twice(%x: i32) -> i32 {
                  %y = arith.addi %x, %x : i32
                  return %y : i32
                }
                """);
        Output output = WAMI.compile(source);
        return output.bytes().orElseThrow();
    }

    static String text(SourceFile source) {
        CompileOptions options = CompileOptions.DEFAULT
                .withLevel(OptLevel.O3)
                .withEmit(EmitStage.WAT)
                .withNames(false);
        return WAMI.compile(source, options).text().orElseThrow();
    }

    static void explain() {
        SourceFile source = SourceFile.of("wrong.mlir", "func.func @f() -> i32 {\n  return\n}\n");
        Output output = WAMI.compile(source);
        if (!output.ok()) System.out.print(output.messages(source));
        for (Diagnostic d : output.diagnostics()) {
            if (d.severity() == Severity.ERROR) System.out.println("an error: " + d.message());
        }
    }

    static String optimise(SourceFile source) {
        OptOptions options = OptOptions.DEFAULT.withPasses(List.of("canonicalize", "cse"));
        return WAMI.opt(source, options).text().orElseThrow();
    }

    static String readBack(byte[] wasm) {
        SourceFile source = new SourceFile("twice.wasm", wasm);
        return new Wasabi().importWasm(source, ImportForm.STD_MLIR).text().orElseThrow();
    }

    static String kernel() {
        SourceFile source = SourceFile.of("scale.py", """
                from wave import *

                @kernel(workgroup_size=64)
                def scale(a: f32, x: f32[:]):
                    i = global_id()
                    if i < len(x):
                        x[i] = a * x[i]
                """);
        WaveOptions options = WaveOptions.DEFAULT.withEmit(WaveStage.ASM);
        Output output = new Wave().compile(source, options);
        return output.text().orElseThrow(() -> new IllegalArgumentException(output.messages(source)));
    }

    public static void main(String[] args) {
        byte[] wasm = compile();
        System.out.println(wasm.length + " bytes");
        explain();
        System.out.print(readBack(wasm));
        System.out.print(kernel());
    }
}
