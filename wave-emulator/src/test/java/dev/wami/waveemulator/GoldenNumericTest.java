package dev.wami.waveemulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Edge cases as the published emulator computes them: mnemonic, operands, result, all in bits. */
class GoldenNumericTest {
    /** Computed by the host's libm there: one unit in the last place is allowed. */
    private static final Set<String> LIBM = Set.of("fsin", "fcos", "fexp2", "flog2");

    static Stream<String> goldens() throws IOException {
        try (InputStream in = GoldenNumericTest.class.getResourceAsStream("golden_numeric.txt")) {
            assertNotNull(in);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList().stream();
        }
    }

    private static int run(String mnemonic, List<String> operands, boolean compat) {
        StringBuilder text = new StringBuilder();
        StringBuilder sources = new StringBuilder();
        for (int i = 0; i < operands.size(); i++) {
            text.append("mov_imm r")
                    .append(4 + i)
                    .append(", 0x")
                    .append(operands.get(i))
                    .append('\n');
            sources.append(", r").append(4 + i);
        }
        text.append(mnemonic).append(" r3").append(sources).append("\ndevice_store_u32 r2, r3\nhalt");
        return Kernels.run(text.toString(), 1, compat).word(0);
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void compat(String golden) {
        String[] sides = golden.split("->");
        List<String> words = List.of(sides[0].trim().split("\\s+"));
        int expected = Integer.parseUnsignedInt(sides[1].trim().split("\\s+")[0], 16);
        int actual = run(words.get(0), words.subList(1, words.size()), true);
        if (LIBM.contains(words.get(0))) assertTrue(Math.abs(actual - expected) <= 1, golden);
        else assertEquals(Integer.toHexString(expected), Integer.toHexString(actual), golden);
        // the default mode differs in the division by zero only
        boolean byZero = words.get(0).equals("fdiv") && Integer.parseUnsignedInt(words.get(2), 16) << 1 == 0;
        if (!byZero) assertEquals(actual, run(words.get(0), words.subList(1, words.size()), false), golden);
    }
}
