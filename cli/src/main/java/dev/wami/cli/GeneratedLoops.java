package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.generator.loops.LoopProgram;
import dev.wami.generator.loops.LoopPrograms;
import dev.wami.tools.Wami;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Random programs of affine loops as files: each with {@code // run:} lines, which say what the interpreter makes of
 * it.
 */
final class GeneratedLoops {
    private GeneratedLoops() {}

    static String text(Wami wami, long first, int count) {
        return LongStream.range(first, first + count)
                .mapToObj(seed -> text(wami, LoopPrograms.program(seed)))
                .collect(Collectors.joining(GeneratedPrograms.SEPARATOR));
    }

    private static String text(Wami wami, LoopProgram program) {
        StringBuilder text = new StringBuilder(program.text() + program.driver());
        Diagnostics diagnostics = new Diagnostics();
        Operation module = wami.parse(SourceFile.of("loops.mlir", text.toString()), diagnostics);
        if (module == null) {
            return text.append("// wrong: " + diagnostics.all() + "\n").toString();
        }
        try (Program interpreted = new InterpretedProgram(module, 32, List.of())) {
            for (int i = 0; i < program.calls().size(); i++) {
                text.append("// run: @call" + i + "() == " + interpreted.call("call" + i)[0] + "\n");
            }
        } catch (RunFailure e) {
            text.append("// wrong: " + e.getMessage() + "\n");
        }
        return text.toString();
    }
}
