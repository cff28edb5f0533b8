package dev.wami.tests.mutated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.tools.Dialects;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A few mutated texts in every build; scripts/mutate-texts.sh tries many. */
class MutatedTextsTest {
    private static final long SECOND = 1_000_000_000;

    private final RoundTrip roundTrip = new RoundTrip(new Dialects(List.of()));

    private Campaign campaign(long seed) throws IOException {
        Path corpus = Path.of("corpus");
        return new Campaign(Corpus.read(List.of(corpus)), roundTrip, seed, 1_000, 20 * SECOND);
    }

    /** Whether what does not read back should, mlir-opt must say. */
    @Test
    void noneIsAnException() throws IOException, InterruptedException {
        Campaign campaign = campaign(7);
        campaign.run(1);
        assertThat(campaign.accepted()).isGreaterThan(100);
        assertThat(campaign.found().values().stream().flatMap(List::stream).map(Campaign.Found::failure))
                .noneMatch(Outcome.Crash.class::isInstance);
    }

    @Test
    void areTheSameEachTime() throws IOException {
        Campaign first = campaign(8);
        Campaign second = campaign(8);
        for (int n = 0; n < 50; n++) assertThat(second.text(n)).isEqualTo(first.text(n));
        assertThat(campaign(9).text(0)).isNotEqualTo(first.text(0));
    }

    @Test
    void whatIsAcceptedReadsBack() {
        assertThat(roundTrip.check("func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n"))
                .isInstanceOf(Outcome.Accepted.class);
        assertThat(roundTrip.check("func.func @f(%a: i32) -> i32 {\n")).isInstanceOf(Outcome.Rejected.class);
    }

    @Test
    void areReducedToWhatFails() {
        String text = "func.func @f(%a: i32) {\n  \"a.b\"(%a) {x = [1, 2]} : (i32) -> ()\n  return\n}\n";
        assertThat(new Reducer(t -> t.contains("a.b"), 10).reduce(text)).isEqualTo("\n  \"a.b\"\n");
    }

    @Test
    void wordsAreCutWhereTheyEnd() {
        String text = "%0:2 = vector.load %m[%c-1] : memref<4x?xf32, 0x1F> -> @\"a b\" 1.5e-3";
        assertThat(Token.of(text).stream().map(Token::text))
                .containsExactly(
                        "%0",
                        ":",
                        "2",
                        "=",
                        "vector.load",
                        "%m",
                        "[",
                        "%c-1",
                        "]",
                        ":",
                        "memref",
                        "<",
                        "4",
                        "x",
                        "?",
                        "xf32",
                        ",",
                        "0x1F",
                        ">",
                        "->",
                        "@\"a b\"",
                        "1.5e-3");
        assertThat(Token.text(Token.of(text))).isEqualTo(text + "\n");
    }
}
