package dev.wami.tests.wave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Severity;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wave;
import dev.wami.tools.WaveOptions;
import dev.wami.tools.WaveStage;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.waveir.binary.Encoding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Kernels with words left out, written twice, exchanged, cut off, or taken from other kernels: what is wrong is an
 * error with a place in the file, never an exception, and what is accepted becomes a binary.
 * {@code -Dkernel.noise=25000} is more of them, {@code -Dkernel.noise.seed=7} are others.
 */
class KernelNoiseTest {
    private static final int COUNT = Integer.getInteger("kernel.noise", 500);
    private static final long SEED = Long.getLong("kernel.noise.seed", 1);
    private static final Pattern WORD =
            Pattern.compile("[A-Za-z_]\\w*|\\d[\\w.]*|[ \\t]+|\\n|\"[^\"\\n]*\"|.", Pattern.DOTALL);
    private static final Wave WAVE = new Wave();

    private static Map<Language, List<List<String>>> kernels() throws IOException {
        Map<Language, List<List<String>>> kernels = new TreeMap<>();
        try (Stream<Path> all = Files.list(Path.of("../examples/wave"))) {
            for (Path f : all.filter(Files::isRegularFile).sorted().toList()) {
                Language language =
                        Language.of(f.toString().substring(f.toString().lastIndexOf('.') + 1));
                if (language == null) continue;
                List<String> words = WORD.matcher(Files.readString(f))
                        .results()
                        .map(r -> r.group())
                        .toList();
                kernels.computeIfAbsent(language, k -> new ArrayList<>()).add(words);
            }
        }
        return kernels;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    @Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void isReportedOrCompiled(Language language) throws IOException {
        List<List<String>> kernels = kernels().getOrDefault(language, List.of());
        int accepted = 0;
        for (int i = 0; i < COUNT; i++) {
            Random random = new Random(SEED * 1_000_003 + i);
            String text = String.join("", damaged(kernels, random));
            try {
                if (check(text, language, random)) accepted++;
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("number " + i + ":\n" + text, e);
            }
        }
        // neither all nor nothing is damage
        if (COUNT >= 100) assertThat(accepted).isBetween(1, COUNT / 2);
    }

    private static List<String> damaged(List<List<String>> kernels, Random random) {
        List<String> words = new ArrayList<>(kernels.get(random.nextInt(kernels.size())));
        for (int n = 1 + random.nextInt(4); n > 0 && words.size() > 1; n--) {
            int at = random.nextInt(words.size());
            int other = random.nextInt(words.size());
            switch (random.nextInt(6)) {
                case 0 -> words.remove(at);
                case 1 -> words.add(at, words.get(at));
                case 2 -> Collections.swap(words, at, other);
                case 3 -> words.add(at, words.get(other));
                case 4 -> {
                    List<String> from = kernels.get(random.nextInt(kernels.size()));
                    words.set(at, from.get(random.nextInt(from.size())));
                }
                default -> {
                    if (random.nextInt(8) == 0) words.subList(at, words.size()).clear();
                    else {
                        words.subList(
                                        Math.min(at, other),
                                        Math.min(words.size(), Math.min(at, other) + 1 + random.nextInt(9)))
                                .clear();
                    }
                }
            }
        }
        return words;
    }

    /** Whether it was accepted. */
    private static boolean check(String text, Language language, Random random) {
        SourceFile source = SourceFile.of("noise", text);
        WaveOptions options = WaveOptions.DEFAULT.withLanguage(language).withEmit(WaveStage.HIR);
        Output hir = WAVE.compile(source, options, PassSettings.PLAIN);
        located(hir, source);
        if (!hir.ok()) return false;
        OptLevel level = OptLevel.values()[random.nextInt(OptLevel.values().length)];
        Encoding encoding = Encoding.values()[random.nextInt(Encoding.values().length)];
        Output binary = WAVE.compile(
                source, options.withLevel(level).withEncoding(encoding).withEmit(WaveStage.WBIN), PassSettings.PLAIN);
        located(binary, source);
        return true;
    }

    private static void located(Output output, SourceFile source) {
        boolean wrong = false;
        for (Diagnostic d : output.diagnostics()) {
            wrong |= d.severity() == Severity.ERROR;
            var at = d.location().start();
            assertThat(at).as(d.toString()).isNotNull();
            assertThat(at.line()).as(d.toString()).isBetween(1, source.line(source.bytes().length));
        }
        assertThat(wrong).as("%s", output.diagnostics()).isEqualTo(!output.ok());
    }
}
