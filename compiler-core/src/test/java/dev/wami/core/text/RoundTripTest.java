package dev.wami.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.Operation;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is printed is read back as the same program, in every form. */
final class RoundTripTest {
    @Property(tries = 100)
    void printedProgramsReadBack(@ForAll long seed) {
        Operation program = RandomProgram.make(seed);
        for (int form = 0; form < 8; form++) {
            PrintOptions options = PrintOptions.DEFAULT
                    .withGeneric((form & 1) != 0)
                    .withDebugInfo((form & 2) != 0)
                    .withLocalScope((form & 4) != 0);
            String printed = MlirPrinter.print(program, options);
            Operation read = Programs.read(printed);
            assertThat(MlirPrinter.print(read, options)).isEqualTo(printed);
            // locations come from the text itself unless they were printed
            if (options.debugInfo()) {
                PrintOptions full = PrintOptions.DEFAULT.withGeneric(true).withDebugInfo(true);
                assertThat(MlirPrinter.print(read, full)).isEqualTo(MlirPrinter.print(program, full));
            }
        }
    }

    @Property(tries = 100)
    void copiesPrintAlike(@ForAll long seed) {
        Operation program = RandomProgram.make(seed);
        assertThat(MlirPrinter.print(program.copy())).isEqualTo(MlirPrinter.print(program));
    }
}
