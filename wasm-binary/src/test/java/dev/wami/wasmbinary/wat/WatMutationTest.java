package dev.wami.wasmbinary.wat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.Modules;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmspec.Feature;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts with bytes changed, removed, repeated and moved: there is an answer, and it is at a place in the text. */
class WatMutationTest {
    private static final int TRIES = Integer.getInteger("mutations", 200);

    static Stream<String> all() {
        return Modules.NAMES.stream();
    }

    @ParameterizedTest
    @MethodSource("all")
    void survives(String name) {
        byte[] text = Modules.text(name).getBytes(StandardCharsets.UTF_8);
        Random random = new Random(name.hashCode());
        for (int i = 0; i < TRIES; i++) {
            byte[] mutated = mutated(text, random);
            DecodeResult result = WatReader.read(mutated);
            assertThat(result.module().isPresent()).isEqualTo(result.errors().isEmpty());
            for (WasmError error : result.validate(Feature.all())) {
                assertThat(error.offset()).isBetween(0, mutated.length);
            }
            // What is read can be written, and decoded unless a block has no end or the other way round.
            result.module().ifPresent(module -> BinaryDecoder.decode(BinaryEncoder.encode(module)));
        }
    }

    /** One to three changes of up to a line. */
    private static byte[] mutated(byte[] text, Random random) {
        byte[] result = text.clone();
        for (int changes = random.nextInt(3); changes >= 0; changes--) {
            int from = random.nextInt(result.length);
            int length = Math.min(1 + random.nextInt(random.nextBoolean() ? 3 : 80), result.length - from);
            int to = random.nextInt(result.length);
            switch (random.nextInt(4)) {
                case 0 -> result[from] = (byte) random.nextInt(256);
                case 1 -> result[from] = (byte) "()\"$;_.0x@".charAt(random.nextInt(10));
                case 2 -> result = spliced(result, from, length, to, 0);
                default -> result = spliced(result, from, length, from, length);
            }
        }
        return result;
    }

    /** A copy with a part of it inserted elsewhere, in place of {@code removed} bytes there if those are the part. */
    private static byte[] spliced(byte[] text, int from, int length, int to, int removed) {
        int inserted = removed == 0 ? length : 0;
        byte[] result = new byte[text.length + inserted - removed];
        System.arraycopy(text, 0, result, 0, to);
        System.arraycopy(text, from, result, to, inserted);
        System.arraycopy(text, to + removed, result, to + inserted, text.length - to - removed);
        return result;
    }
}
