package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class ClosestTest {

    @Test
    void distancesOfTheLiterature() {
        assertThat(Closest.distance("kitten", "sitting")).isEqualTo(3);
        assertThat(Closest.distance("", "abc")).isEqualTo(3);
        assertThat(Closest.distance("ca", "ac")).isEqualTo(1);
        assertThat(Closest.distance("ca", "abc")).isEqualTo(3);
    }

    @Property(tries = 200)
    void distanceIsSymmetricAndZeroForEqualWords(
            @ForAll @AlphaChars @StringLength(max = 8) String a, @ForAll @AlphaChars @StringLength(max = 8) String b) {
        assertThat(Closest.distance(a, b)).isEqualTo(Closest.distance(b, a));
        assertThat(Closest.distance(a, a)).isZero();
        assertThat(Closest.distance(a, b) == 0).isEqualTo(a.equals(b));
    }

    @Test
    void hintsAtANearWordOnly() {
        assertThat(Closest.hint("complie", List.of("opt", "compile"))).isEqualTo("; did you mean 'compile'?");
        assertThat(Closest.hint("--emti", List.of("--emit", "--out-dir"))).isEqualTo("; did you mean '--emit'?");
        assertThat(Closest.hint("banana", List.of("opt", "compile"))).isEmpty();
    }
}
