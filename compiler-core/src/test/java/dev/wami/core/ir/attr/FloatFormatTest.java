package dev.wami.core.ir.attr;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.type.FloatType;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class FloatFormatTest {

    @Test
    void literalsAreUpstreams() throws IOException {
        int lines = 0;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(FloatFormatTest.class.getResourceAsStream("float-literals.txt")),
                StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith("#")) continue;
                lines++;
                String[] part = line.split(" ");
                FloatType type = Objects.requireNonNull(FloatType.named(part[0]));
                long bits = Long.parseUnsignedLong(part[1].substring(2), 16);
                assertThat(FloatFormat.literal(type, bits)).as(line).isEqualTo(part[2]);
            }
        }
        assertThat(lines).isGreaterThan(80);
    }

    /** Every f16 survives the way through a double and back. */
    @Test
    void everyHalfIsADouble() {
        for (FloatType type : new FloatType[] {FloatType.F16, FloatType.BF16}) {
            for (long bits = 0; bits < 1 << 16; bits++) {
                double value = FloatFormat.decode(type, bits);
                if (Double.isNaN(value)) continue;
                assertThat(FloatFormat.encode(type, value)).isEqualTo(bits);
            }
        }
    }
}
