package dev.wami.std.affine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.std.Program;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whether a value is a dimension or a symbol is asked of each value once. No file test, as mlir-opt asks on each way to
 * the value: 22 levels take it two seconds, and each level more twice as long.
 */
class AffineValidityTest {
    /** Each value is used twice by the next: 2^60 ways lead to the first. */
    @Timeout(60)
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "affine_map<()[s0, s1] -> (s0 + s1)>()[%1$s, %1$s]",
                "affine_map<(d0, d1) -> (d0 + d1)>(%1$s, %1$s)"
            })
    void looksAtEachValueOnce(String apply) {
        StringBuilder text =
                new StringBuilder("func.func @nested(%a: index) {\naffine.for %i = 0 to 10 {\n%0 = affine.apply ");
        text.append(apply.replace("%1$s", "%a")).append("\n");
        for (int i = 1; i < 60; i++) {
            text.append("%")
                    .append(i)
                    .append(" = affine.apply ")
                    .append(apply.replace("%1$s", "%" + (i - 1)))
                    .append("\n");
        }
        text.append("}\nreturn\n}");
        assertThat(new Program(text.toString()).toString().split("affine.apply", -1))
                .hasSize(61);
    }
}
