package dev.wami.ssawasm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The listings of docs/ssawasm.md are programs. */
class DocumentationTest {

    static Stream<String> listings() throws IOException {
        String text = Files.readString(Path.of("..", "docs", "ssawasm.md"));
        return Pattern.compile("```mlir\\n(.*?)```", Pattern.DOTALL)
                .matcher(text)
                .results()
                .map(m -> m.group(1));
    }

    @ParameterizedTest
    @MethodSource("listings")
    void isValid(String listing) {
        Diagnostics diagnostics = new Diagnostics();
        Verifier.verify(Text.parse(listing), diagnostics);
        assertThat(diagnostics.all()).isEmpty();
    }
}
