package dev.wami.tests.outside;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.tools.Plugin;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** {@code examples/dialect-outside}, compiled with nothing but the compiler of the JDK, as its readers do. */
public final class OutsideDialect {
    public static final Path HOME = Path.of("..", "examples", "dialect-outside");
    private static final String SERVICE = "META-INF/services/dev.wami.tools.Plugin";

    private OutsideDialect() {}

    static List<Path> sources() throws IOException {
        try (Stream<Path> all = Files.walk(HOME.resolve("src"))) {
            return all.filter(p -> p.toString().endsWith(".java")).sorted().toList();
        }
    }

    public static String classPath() {
        // surefire may start the virtual machine with one jar that names the others
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    static Path compile(Path directory) throws IOException {
        return compile(sources(), directory);
    }

    /** Compiles {@code sources} into {@code directory}, without a warning. */
    static Path compile(List<Path> sources, Path directory) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of(
                    "--release",
                    "17",
                    "-Xlint:all,-classfile",
                    "-proc:none",
                    "-d",
                    directory.toString(),
                    "-cp",
                    classPath());
            boolean compiled = compiler.getTask(
                            messages, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertThat(compiled).as(messages.toString()).isTrue();
        }
        return directory;
    }

    /** The jar that {@code build.sh} makes. */
    public static Path jar(Path directory) throws IOException {
        Path classes = compile(Files.createDirectory(directory.resolve("classes")));
        Path jar = directory.resolve("sat.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> all = Files.walk(classes)) {
            for (Path p : (Iterable<Path>) all.filter(Files::isRegularFile).sorted()::iterator) {
                add(entries, classes.relativize(p).toString().replace('\\', '/'), p);
            }
            add(entries, SERVICE, HOME.resolve("resources").resolve(SERVICE));
        }
        return jar;
    }

    private static void add(JarOutputStream jar, String name, Path file) throws IOException {
        jar.putNextEntry(new JarEntry(name));
        Files.copy(file, jar);
        jar.closeEntry();
    }

    /** The plugin as a program that has it on its class path makes it. */
    static Plugin plugin(Path directory) throws IOException, ReflectiveOperationException {
        URL[] classes = {compile(directory).toUri().toURL()};
        ClassLoader loader = new URLClassLoader(classes, Plugin.class.getClassLoader());
        return (Plugin)
                loader.loadClass("org.example.sat.SatPlugin").getConstructor().newInstance();
    }
}
