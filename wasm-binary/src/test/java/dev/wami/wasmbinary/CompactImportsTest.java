package dev.wami.wasmbinary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Several imports of one module under one name: the bytes are those of wasm-tools 1.263 for {@code (item ...)}. */
class CompactImportsTest {
    private static DecodeResult decoded(String imports) {
        String digits = "0061736d 01000000 0104 01 600000" + imports;
        return BinaryDecoder.decode(HexFormat.of().parseHex(digits.replace(" ", "")));
    }

    @Test
    void eachMayHaveAType() {
        DecodeResult compact = decoded("0215 02 016d 00 7f 02 0161 0000 0162 037f00 0178 0179 0000");
        DecodeResult plain = decoded("0214 03 016d 0161 0000 016d 0162 037f00 0178 0179 0000");
        assertThat(compact.errors()).isEmpty();
        assertThat(compact.module()).isEqualTo(plain.module());
    }

    @Test
    void allMayHaveOne() {
        DecodeResult compact = decoded("020c 01 016d 00 7e 0000 02 0161 0162");
        DecodeResult plain = decoded("020d 02 016d 0161 0000 016d 0162 0000");
        assertThat(compact.errors()).isEmpty();
        assertThat(compact.module()).isEqualTo(plain.module());
    }

    @Test
    void anEmptyNameIsNone() {
        DecodeResult plain = decoded("0206 01 016d 00 0000");
        assertThat(plain.errors()).isEmpty();
        assertThat(plain.module().orElseThrow().imports()).hasSize(1);
        assertThat(plain.validate(Feature.upTo(Level.WASM_1_0))).isEmpty();
    }

    @Test
    void requireTheirFeature() {
        DecodeResult compact = decoded("020c 01 016d 00 7e 0000 02 0161 0162");
        assertThat(compact.validate(Feature.all())).isEmpty();
        assertThat(compact.validate(Feature.upTo(Level.WASM_3_0)))
                .singleElement()
                .matches(e -> e.message().contains("requires the feature compact-imports") && e.offset() == 19);
    }

    @Test
    void countsAreChecked() {
        assertThat(decoded("0208 01 016d 00 7e 0000 09").errors()).isNotEmpty();
        assertThat(decoded("0205 01 016d 00 7f").errors()).isNotEmpty();
    }
}
