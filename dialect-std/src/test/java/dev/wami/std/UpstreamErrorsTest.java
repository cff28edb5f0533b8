package dev.wami.std;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is wrong with an operation is said as mlir-opt 22 says it. */
class UpstreamErrorsTest {
    private static final String PROGRAM = """
            func.func @f(%a: i32, %b: i64, %x: f32, %c: i1, %d: f64, %h: f16, %i: index, %v: vector<4xi32>,
                         %t: tensor<?xi32>, %p: vector<4xi1>, %w: vector<8xi32>) {
              OPERATION
              return
            }
            """;

    @TestFactory
    Stream<DynamicTest> errors() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("src/test/resources/dev/wami/std/upstream-errors.txt")).stream()
                .filter(l -> !l.startsWith("#"))
                .toList();
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += 2) {
            String operation = lines.get(i);
            String message = lines.get(i + 1);
            tests.add(dynamicTest(
                    operation, () -> assertThat(firstError(operation)).isEqualTo(message)));
        }
        return tests.stream();
    }

    private static String firstError(String operation) {
        Context context = new Context(new StdDialects());
        Diagnostics diagnostics = new Diagnostics();
        SourceFile source = SourceFile.of("wrong", PROGRAM.replace("OPERATION", operation));
        Operation module = MlirParser.parse(source, context, diagnostics);
        if (module != null && !diagnostics.hasErrors()) Verifier.verify(module, context, diagnostics);
        return diagnostics.all().isEmpty() ? "" : diagnostics.all().get(0).message();
    }
}
