package dev.wami.tests.modules;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/** Which class names which, read from the compiled modules by the JDK's own jdeps. */
final class Dependencies {
    /** {@code tests/target/test-classes}, or where else this build compiles to. */
    private static final Path HERE = Path.of(URI.create(SourceModule.class
            .getProtectionDomain()
            .getCodeSource()
            .getLocation()
            .toString()));

    /** The directory of the parent module; surefire starts tests in their own module's. */
    static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    /** One class naming another; {@code origin} is the JDK module, the directory, or "not found" for a library. */
    record ClassUse(SourceModule module, String from, String to, String origin) {
        @Override
        public String toString() {
            return module.name() + ": " + from + " -> " + to + " (" + origin + ")";
        }
    }

    //    dev.wami.core.ir.Block      -> java.lang.Object       java.base
    private static final Pattern LINE = Pattern.compile("^ {3}(\\S+)\\s+-> (\\S+)\\s+(.*\\S)\\s*$");

    private Dependencies() {}

    static Path classes(SourceModule module) {
        Path build = ROOT.resolve("tests").relativize(HERE.getParent());
        return ROOT.resolve(module.name()).resolve(build).resolve("classes");
    }

    static List<ClassUse> all() {
        List<ClassUse> uses = new ArrayList<>();
        for (SourceModule module : SourceModule.ALL) {
            uses.addAll(of(module));
        }
        return uses;
    }

    private static List<ClassUse> of(SourceModule module) {
        if (!Files.isDirectory(classes(module))) {
            throw new AssertionError(module.name() + " is not compiled: run with -am");
        }
        ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
        StringWriter out = new StringWriter();
        PrintWriter print = new PrintWriter(out);
        int status = jdeps.run(
                print, print, "-verbose:class", "-filter:none", classes(module).toString());
        if (status != 0) {
            throw new AssertionError("jdeps failed on " + module.name() + ":\n" + out);
        }
        return out.toString()
                .lines()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .map(m -> new ClassUse(module, m.group(1), m.group(2), m.group(3)))
                .toList();
    }
}
