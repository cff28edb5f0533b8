package dev.wami.tests.mutated;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The programs that are mutated, cut at {@code // -----}, and the words, types and groups in brackets that occur in
 * them.
 */
final class Corpus {
    /** Longer chunks are taken in pieces only, in tokens. */
    private static final int LONGEST_CHUNK = 700;
    /** Pieces that are longer are left out, in tokens. */
    private static final int LONGEST_PIECE = 3000;
    /** What is kept of the followers of a word, and of the groups behind one. */
    private static final int KEPT = 400;

    /** The pieces of one chunk; aliases and symbols that one piece defines are used by others. */
    private record Chunk(List<List<Token>> pieces, int size) {}

    private final List<Chunk> chunks = new ArrayList<>();
    private final Map<String, List<String>> followers = new HashMap<>();
    private final Map<String, List<List<Token>>> groups = new HashMap<>();
    private final Set<List<Token>> knownGroups = new HashSet<>();
    private final Map<String, List<Token>> types = new LinkedHashMap<>();
    private final Map<Token.Kind, Set<String>> words = new HashMap<>();
    private final Map<Token.Kind, List<String>> wordLists = new HashMap<>();
    private final Map<String, List<String>> operations = new HashMap<>();
    private List<List<Token>> typeList = List.of();

    /** All files below {@code directories} that are called {@code .mlir}, in the order of their paths. */
    static Corpus read(List<Path> directories) throws IOException {
        Corpus corpus = new Corpus();
        for (Path directory : directories) {
            try (Stream<Path> all = Files.walk(directory)) {
                for (Path file : all.filter(Corpus::isSource).sorted().toList()) corpus.add(file);
            }
        }
        corpus.typeList = new ArrayList<>(corpus.types.values());
        corpus.words.forEach((kind, set) -> corpus.wordLists.put(kind, new ArrayList<>(new java.util.TreeSet<>(set))));
        if (corpus.chunks.isEmpty()) throw new IOException("no .mlir files in " + directories);
        return corpus;
    }

    private static boolean isSource(Path path) {
        if (!path.toString().endsWith(".mlir") || !Files.isRegularFile(path)) return false;
        for (Path part : path) if (part.toString().equals("target")) return false;
        return true;
    }

    private void add(Path file) throws IOException {
        String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        if (text.chars().anyMatch(c -> c >= 0x80)) text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        for (String chunk : text.split("(?m)^// -----.*$", -1)) {
            List<Token> tokens = Token.of(chunk);
            if (tokens.isEmpty()) continue;
            learn(tokens);
            List<List<Token>> pieces = new ArrayList<>(Piece.topLevel(tokens));
            pieces.removeIf(p -> p.size() > LONGEST_PIECE);
            if (!pieces.isEmpty()) chunks.add(new Chunk(pieces, tokens.size()));
        }
    }

    private void learn(List<Token> tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            String word = tokens.get(i).text();
            Token.Kind kind = tokens.get(i).kind();
            boolean isNew = words.computeIfAbsent(kind, k -> new HashSet<>()).add(word);
            int dot = word.indexOf('.');
            if (isNew && kind == Token.Kind.WORD && dot > 0) {
                operations
                        .computeIfAbsent(word.substring(0, dot), d -> new ArrayList<>())
                        .add(word);
            }
            if (i + 1 < tokens.size()) {
                List<String> next = followers.computeIfAbsent(word, w -> new ArrayList<>());
                String follower = tokens.get(i + 1).text();
                if (next.size() < KEPT && !next.contains(follower)) next.add(follower);
            }
        }
        for (Piece.Range r : Piece.types(tokens)) {
            List<Token> type = List.copyOf(tokens.subList(r.from(), r.to()));
            if (r.size() < 40) types.putIfAbsent(Token.text(type), type);
        }
        for (Piece.Range r : Piece.groups(tokens)) {
            if (r.from() == 0 || r.size() > 60) continue;
            List<List<Token>> known = groups.computeIfAbsent(key(tokens, r), k -> new ArrayList<>());
            List<Token> group = List.copyOf(tokens.subList(r.from(), r.to()));
            if (known.size() < KEPT && knownGroups.add(group)) known.add(group);
        }
    }

    private static String key(List<Token> tokens, Piece.Range group) {
        return tokens.get(group.from() - 1).text() + tokens.get(group.from()).text();
    }

    int size() {
        return chunks.size();
    }

    /** A program: a chunk, or one piece of it or two with the pieces that define what they name. */
    List<Token> program(Random random) {
        Chunk chunk = Token.any(chunks, random);
        if (chunk.pieces.size() == 1 || chunk.size < LONGEST_CHUNK && random.nextInt(3) == 0) {
            return joined(chunk.pieces);
        }
        List<List<Token>> all = chunk.pieces;
        boolean[] taken = new boolean[all.size()];
        for (int n = 1 + random.nextInt(2); n > 0; n--) taken[random.nextInt(all.size())] = true;
        for (boolean grown = true; grown; ) {
            grown = false;
            Set<String> named = new HashSet<>();
            for (int i = 0; i < taken.length; i++) if (taken[i]) for (Token t : all.get(i)) named.add(t.text());
            for (int i = 0; i < taken.length; i++) {
                if (taken[i] || !defines(all.get(i), named)) continue;
                taken[i] = true;
                grown = true;
            }
        }
        List<List<Token>> kept = new ArrayList<>();
        for (int i = 0; i < taken.length; i++) if (taken[i]) kept.add(all.get(i));
        return joined(kept);
    }

    private static boolean defines(List<Token> piece, Set<String> named) {
        Token first = piece.get(0);
        if (first.kind() == Token.Kind.WORD || first.kind() == Token.Kind.STRING) {
            for (Token t : piece) {
                if (t.kind() == Token.Kind.SYMBOL) return named.contains(t.text()) && piece.size() < 200;
            }
            return false;
        }
        return named.contains(first.text());
    }

    private static List<Token> joined(List<List<Token>> pieces) {
        List<Token> tokens = new ArrayList<>();
        for (List<Token> p : pieces) tokens.addAll(p);
        return tokens;
    }

    /** A type somewhere in the corpus. */
    List<Token> type(Random random) {
        return Token.any(typeList, random);
    }

    /** A word that stands somewhere behind {@code word}, or {@code word} itself. */
    String follower(String word, Random random) {
        List<String> next = followers.getOrDefault(word, List.of());
        return next.isEmpty() ? word : Token.any(next, random);
    }

    /** A word of that kind. */
    String word(Token.Kind kind, Random random) {
        return Token.any(wordLists.getOrDefault(kind, List.of("x")), random);
    }

    /** Another operation, or keyword with a dot, of the dialect of {@code name}. */
    String operation(String name, Random random) {
        int dot = name.indexOf('.');
        List<String> all = operations.getOrDefault(dot < 0 ? "" : name.substring(0, dot), List.of());
        return all.isEmpty() ? name : Token.any(all, random);
    }

    /** What stands elsewhere in the same brackets behind the same word as {@code group}. */
    List<Token> group(List<Token> tokens, Piece.Range group, Random random) {
        List<List<Token>> all = group.from() == 0 ? List.of() : groups.getOrDefault(key(tokens, group), List.of());
        return all.isEmpty() ? tokens.subList(group.from(), group.to()) : Token.any(all, random);
    }
}
