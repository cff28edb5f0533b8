package dev.wami.tests.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.wami.cli.JvmEngine;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host in Java in {@code examples/hosts}; {@code scripts/hosts.sh} runs those in other languages. */
class JavaHostTest {
    private static final Path HOSTS = Path.of("..", "examples", "hosts");

    @Test
    void callsTheKernelsByEachConvention(@TempDir Path directory) throws Exception {
        Wami wami = new Wami();
        SourceFile source = SourceFile.of("kernels.mlir", Files.readString(HOSTS.resolve("kernels.mlir")));
        CompileOptions options = CompileOptions.DEFAULT.withoutFeatures(JvmEngine.LACKING);
        byte[] bytes = wami.compile(source, options, PassSettings.PLAIN).bytes().orElseThrow();
        Path kernels = Files.write(directory.resolve("kernels.wasm"), bytes);
        Path classes = OutsideDialect.compile(sources(), Files.createDirectory(directory.resolve("classes")));
        URL[] path = {classes.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, getClass().getClassLoader())) {
            var main = loader.loadClass("Host").getMethod("main", String[].class);
            assertThatCode(() -> main.invoke(null, (Object) new String[] {kernels.toString()}))
                    .doesNotThrowAnyException();
        }
    }

    private static List<Path> sources() throws Exception {
        try (Stream<Path> all = Files.list(HOSTS.resolve("java"))) {
            List<Path> sources = all.sorted().toList();
            assertThat(sources).isNotEmpty();
            return sources;
        }
    }
}
