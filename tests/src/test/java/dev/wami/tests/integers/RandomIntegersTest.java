package dev.wami.tests.integers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.conversions.ConversionPasses;
import org.junit.jupiter.api.Test;

/** The same programs in every build; {@code scripts/random-integers.sh} runs more. */
class RandomIntegersTest {
    @Test
    void simplifiedProgramsDoTheSame() {
        RandomIntegers run = new RandomIntegers(new ConversionPasses());
        for (long seed = 0; seed < 300; seed++) assertThat(run.check(seed)).isNull();
        assertThat(run.changed()).isGreaterThan(200);
    }
}
