package dev.wami.wavefrontend.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What editors and the languages' own compilers are told of the kernel language has all of its functions. */
class StubsTest {
    @ParameterizedTest
    @ValueSource(strings = {"python/wave.py", "rust/wave/src/lib.rs", "cpp/wave.h", "typescript/wave/index.d.ts"})
    void haveAllFunctions(String stub) throws IOException {
        String text = Files.readString(Path.of("../kernel-stubs").resolve(stub));
        List<String> missing = Intrinsic.NAMES.stream()
                .filter(n -> !Pattern.compile("\\b" + n + "\\b").matcher(text).find())
                .toList();
        assertThat(missing).isEmpty();
    }
}
