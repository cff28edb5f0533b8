package dev.wami.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import dev.wami.core.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The listings of docs/wasm.md in this dialect are programs, in the form in which they are printed. */
class DocumentationTest {

    static Stream<String> listings() throws IOException {
        String text = Files.readString(Path.of("..", "docs", "wasm.md"));
        return Pattern.compile("```mlir\\n(.*?)```", Pattern.DOTALL)
                .matcher(text)
                .results()
                .map(m -> m.group(1))
                .filter(listing -> listing.contains("wasm.func"));
    }

    @ParameterizedTest
    @MethodSource("listings")
    void isValid(String listing) {
        Operation module = RoundTripTest.parse(listing);
        Diagnostics diagnostics = new Diagnostics();
        Verifier.verify(module, diagnostics);
        assertThat(diagnostics.all()).isEmpty();
        String body = listing.startsWith("module") ? listing : "module {\n" + listing.indent(2) + "}\n";
        assertThat(MlirPrinter.print(module, PrintOptions.DEFAULT).strip()).isEqualTo(body.strip());
    }
}
