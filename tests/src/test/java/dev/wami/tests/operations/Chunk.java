package dev.wami.tests.operations;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A program of the tests: a file, or what stands between two lines {@code // -----} of one. */
record Chunk(String file, String text) {
    private static final Path ROOT = Path.of("..");

    /** The corpus that is held to mlir-opt, and the file tests of all modules. */
    static List<Chunk> all() throws IOException {
        List<Chunk> chunks = new ArrayList<>();
        for (Path file : files()) {
            String[] texts = Files.readString(file, StandardCharsets.UTF_8).split("(?m)^// -----.*$", -1);
            for (int i = 0; i < texts.length; i++) {
                String name = ROOT.relativize(file) + (texts.length == 1 ? "" : " chunk " + (i + 1));
                chunks.add(new Chunk(name, texts[i]));
            }
        }
        return chunks;
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>(below(ROOT.resolve("tests/corpus")));
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path module : modules.sorted().toList()) {
                files.addAll(below(module.resolve("src/test/filetests")));
                files.addAll(below(module.resolve("src/test/resources")));
            }
        }
        return files;
    }

    private static List<Path> below(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) return List.of();
        try (Stream<Path> all = Files.walk(directory)) {
            return all.filter(p -> p.toString().endsWith(".mlir")).sorted().toList();
        }
    }
}
