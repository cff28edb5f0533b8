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

    private static final String MEMREF_PROGRAM = """
            func.func @f(%m: memref<4x8xf32>, %d: memref<?x?xf32>, %n: index, %u: memref<*xf32>, %b: memref<2048xi8>,
                         %bd: memref<?xi8>, %r1: memref<?xf32>, %i: memref<16xi32>, %fv: f32, %iv: i32,
                         %ms: memref<4xf32, 1>, %shape: memref<2xindex>, %shaped: memref<?xi32>,
                         %sd: memref<?x?xf32, strided<[?, ?], offset: ?>>,
                         %map: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>,
                         %s1: memref<8xf32, strided<[2]>>, %fi: memref<4xi32>) {
              OPERATION
              return
            }
            """;

    @TestFactory
    Stream<DynamicTest> errors() throws IOException {
        return errors("upstream-errors.txt", PROGRAM);
    }

    @TestFactory
    Stream<DynamicTest> memrefErrors() throws IOException {
        return errors("upstream-memref-errors.txt", MEMREF_PROGRAM);
    }

    private static Stream<DynamicTest> errors(String file, String program) throws IOException {
        List<String> lines = Files.readAllLines(Path.of("src/test/resources/dev/wami/std/" + file)).stream()
                .filter(l -> !l.startsWith("#"))
                .toList();
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += 2) {
            String operation = lines.get(i);
            String message = lines.get(i + 1);
            tests.add(dynamicTest(
                    operation, () -> assertThat(firstError(program, operation)).isEqualTo(message)));
        }
        return tests.stream();
    }

    private static String firstError(String program, String operation) {
        Context context = new Context(new StdDialects());
        Diagnostics diagnostics = new Diagnostics();
        SourceFile source = SourceFile.of("wrong", program.replace("OPERATION", operation));
        Operation module = MlirParser.parse(source, context, diagnostics);
        if (module != null && !diagnostics.hasErrors()) Verifier.verify(module, context, diagnostics);
        return diagnostics.all().isEmpty() ? "" : diagnostics.all().get(0).message();
    }
}
