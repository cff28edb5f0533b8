package dev.wami.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** What is wrong with a program is said where and as mlir-opt says it, apart from our hints, and all of it. */
final class ErrorsTest {
    private static final Path FILE = Path.of("src/test/resources/dev/wami/core/text/errors.txt");

    /** Each line of the file is a program; its first error is the one that mlir-opt reports. */
    @Test
    void firstErrorsAreMlirOpts() throws IOException {
        List<String> programs = Files.readAllLines(FILE);
        List<String> expected = Files.readAllLines(Path.of(FILE + ".expected"));
        assertThat(programs).hasSameSizeAs(expected);
        SoftAssertions all = new SoftAssertions();
        for (int i = 0; i < programs.size(); i++) {
            List<String> problems = Programs.problems(programs.get(i) + "\n");
            String first = problems.isEmpty() ? "none" : problems.get(0).replaceFirst("; did you mean '.*'\\?$", "");
            all.assertThat(first).as(programs.get(i)).isEqualTo(expected.get(i));
        }
        all.assertAll();
    }

    @Test
    void allErrorsOfAFileAreReported() {
        String program = """
                %0 = "u.x"() {a = 1 : () -> i32
                "u.y"(%0) : (i32) -> ()
                "u.region"() ({
                  %1 = "u.x"() : () -> i33x
                  "u.y"(%1, %oops) : (i32, i32) -> ()
                  test.format_atr_op 3
                  "u.inner"() ({
                    "u.z"() : i32
                  }) : () -> ()
                }) : () -> ()
                "u.last"() : () -> () )
                """;
        assertThat(Programs.problems(program))
                .containsExactly(
                        "1:19: error: integer literal not valid for specified type",
                        "4:23: error: expected non-function type",
                        "6:3: error: custom op 'test.format_atr_op' is unknown; did you mean 'test.format_attr_op'?",
                        "8:15: error: expected function type",
                        "11:22: error: expected operation name in quotes",
                        "5:13: error: use of undeclared SSA value name");
    }

    @Test
    void hintsNameWhatWasProbablyMeant() {
        assertThat(Programs.problems("tst.scope {}").get(0)).endsWith("; did you mean 'test'?");
        assertThat(Programs.problems("%value = \"u.x\"() : () -> i32\n\"u.y\"(%valeu) : (i32) -> ()"))
                .containsExactly("2:7: error: use of undeclared SSA value name; did you mean '%value'?");
        assertThat(Programs.problems("#map = i32\n\"u.x\"() {a = #mpa} : () -> ()")
                        .get(0))
                .endsWith("undefined symbol alias id 'mpa'; did you mean 'map'?");
        assertThat(Programs.problems("\"u.x\"() {a = dens<1> : tensor<1xi32>} : () -> ()")
                        .get(0))
                .endsWith("expected attribute value; did you mean 'dense'?");
        assertThat(Programs.problems("\"u.x\"() : () -> vectr<4xi32>").get(0))
                .endsWith("unknown type 'vectr'; did you mean 'vector'?");
        assertThat(Programs.problems("\"test.format_attr_op\"() <{atr = 1}> : () -> ()")
                        .get(0))
                .endsWith("'test.format_attr_op' op has no property 'atr'; did you mean 'attr'?");
    }

    @Test
    void whatDependsOnABrokenStatementIsNotReported() {
        String program = """
                %0:2 = "u.x"() : () -> i32
                %1 = test.unknown
                "u.y"(%0#0, %0#1, %1) : (i32, f32, i1) -> ()
                "u.y"(%1) : (i64) -> ()
                """;
        assertThat(Programs.problems(program))
                .containsExactly(
                        "1:1: error: operation defines 1 results but was provided 2 to bind",
                        "2:6: error: custom op 'test.unknown' is unknown");
    }

    @Test
    void notesPointAtTheOtherPlace() {
        assertThat(Programs.problems("module @a {}\nmodule @a {}"))
                .containsExactly(
                        "2:1: error: redefinition of symbol named 'a'",
                        "1:1: note: see existing symbol definition here");
        assertThat(Programs.problems("%0 = \"u.x\"() : () -> i32\n%0 = \"u.x\"() : () -> i32"))
                .containsExactly("2:1: error: redefinition of SSA value '%0'", "1:1: note: previously defined here");
    }
}
