package dev.wami.cli;

import dev.wami.tools.Plugin;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Loads dialects and passes from jars, those only that the command line names. */
final class Plugins {
    private Plugins() {}

    /** The plugins of {@code --plugin}, in order. */
    static List<Plugin> of(Arguments args) {
        List<Plugin> all = new ArrayList<>();
        for (String jar : args.values("--plugin")) all.addAll(load(jar));
        return all;
    }

    private static List<Plugin> load(String jar) {
        Path path = OutputFile.of(jar).path();
        if (!Files.isRegularFile(path)) throw new UsageException("--plugin: there is no file '" + jar + "'");
        List<Plugin> found = new ArrayList<>();
        try {
            // Not closed: classes are loaded for as long as the command runs.
            URLClassLoader loader = new URLClassLoader(new URL[] {path.toUri().toURL()}, Plugin.class.getClassLoader());
            ServiceLoader<Plugin> services = ServiceLoader.load(Plugin.class, loader);
            for (Plugin p : services) if (p.getClass().getClassLoader() == loader) found.add(p);
        } catch (IOException | ServiceConfigurationError | LinkageError e) {
            throw new UsageException("--plugin: '" + jar + "' cannot be loaded: " + e.getMessage());
        }
        if (found.isEmpty()) {
            throw new UsageException(
                    "--plugin: '" + jar + "' lists no class in META-INF/services/" + Plugin.class.getName());
        }
        return found;
    }
}
