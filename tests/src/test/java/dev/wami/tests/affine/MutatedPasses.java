package dev.wami.tests.affine;

import dev.wami.core.pass.PassSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Passes with a mistake: the classes of their package, one of them compiled anew. */
final class MutatedPasses extends ClassLoader {
    /** What sources name and no program needs. */
    private static final String ANNOTATION = "package org.jspecify.annotations;"
            + " @java.lang.annotation.Target({java.lang.annotation.ElementType.TYPE_USE,"
            + " java.lang.annotation.ElementType.PACKAGE}) public @interface %s {}";

    private final Mistake.Place place;
    private final Map<String, byte[]> mutated;

    private MutatedPasses(Mistake.Place place, Map<String, byte[]> mutated) {
        super(MutatedPasses.class.getClassLoader());
        this.place = place;
        this.mutated = mutated;
    }

    /**
     * The passes with {@code mistake}.
     *
     * @param checkout where the sources of all modules are
     * @throws IOException if the mistake does not fit the source any more
     */
    static PassSource passes(Mistake mistake, Path checkout) throws IOException {
        Path file = mistake.place().sources(checkout).resolve(mistake.file() + ".java");
        String right = Files.readString(file);
        int at = right.indexOf(mistake.right());
        if (at < 0 || right.indexOf(mistake.right(), at + 1) >= 0) {
            throw new IOException(mistake.file() + " has not one place \"" + mistake.right() + "\"");
        }
        String wrong = right.replace(mistake.right(), mistake.wrong());
        ClassLoader loader = new MutatedPasses(mistake.place(), compile(file, wrong));
        try {
            return (PassSource) loader.loadClass(mistake.place().catalog)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IOException(e);
        }
    }

    private static Map<String, byte[]> compile(Path file, String text) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(messages, null, null)) {
            Memory memory = new Memory(files);
            List<String> options = List.of("-proc:none", "-cp", System.getProperty("java.class.path"));
            List<Source> sources = List.of(
                    new Source(file.getFileName().toString(), text),
                    new Source("Nullable.java", String.format(Locale.ROOT, ANNOTATION, "Nullable")),
                    new Source("NullMarked.java", String.format(Locale.ROOT, ANNOTATION, "NullMarked")));
            boolean done = compiler.getTask(null, memory, messages, options, null, sources)
                    .call();
            if (!done) throw new IOException(messages.getDiagnostics().toString());
            Map<String, byte[]> out = new HashMap<>();
            memory.classes.forEach((name, bytes) -> out.put(name, bytes.toByteArray()));
            return out;
        }
    }

    /**
     * Classes of the package come from here, so that they see the mistake; what they use, from where it always does.
     */
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(place.packageName + ".") && !name.equals(place.catalog)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) return known;
            byte[] bytes = bytes(name);
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    private byte[] bytes(String name) throws ClassNotFoundException {
        byte[] own = mutated.get(name);
        if (own != null) return own;
        try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) throw new ClassNotFoundException(name);
            return in.readAllBytes();
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Keeps what is compiled. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

        Memory(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + name), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    classes.put(name, bytes);
                    return bytes;
                }
            };
        }
    }
}
