package dev.wami.tests.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.tools.OptLevel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole programs, held to the lines that their comments {@code // prints:} tell; scripts/printing-programs.py holds
 * LLVM to the same. On the interpreter and, compiled with and without optimisation, on the embedded engine.
 */
class PrintingProgramsTest {
    private static final Path DIRECTORY = Path.of("src/test/resources/programs");

    @TestFactory
    List<DynamicNode> programs() throws IOException {
        List<DynamicNode> tests = new ArrayList<>();
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            for (Path file : files.sorted().toList()) {
                PrintingProgram program = new PrintingProgram(file.toString(), Files.readString(file));
                if (program.isInterpreted()) {
                    tests.add(test(file, "interpreter", program, () -> program.interpret(op -> {})));
                }
                for (OptLevel level : List.of(OptLevel.O0, OptLevel.O2)) {
                    tests.add(test(file, "wasm -" + level, program, () -> program.runCompiled(level)));
                }
            }
        }
        return tests;
    }

    private static DynamicNode test(Path file, String engine, PrintingProgram program, Execution execution) {
        return DynamicTest.dynamicTest(file.getFileName() + ": " + engine, () -> {
            assertThat(program.expected()).as("lines '// prints:'").isNotEmpty();
            assertThat(execution.printed()).isEqualTo(program.expected());
        });
    }

    @FunctionalInterface
    private interface Execution {
        String printed() throws Exception;
    }
}
