package dev.wami.wasmbinary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What other assemblers made comes back from decoder, encoder and printer unchanged, and is valid. */
class RoundTripTest {
    static Stream<String> all() {
        return Modules.NAMES.stream();
    }

    static Stream<String> wabt() {
        return Modules.WABT_NAMES.stream();
    }

    @ParameterizedTest
    @MethodSource("all")
    void encodesWhatItDecoded(String name) {
        byte[] bytes = Modules.bytes(name);
        DecodeResult result = BinaryDecoder.decode(bytes);
        assertThat(result.errors()).isEmpty();
        assertThat(BinaryEncoder.encode(result.module().orElseThrow())).isEqualTo(bytes);
    }

    /** {@code (rec (type (sub final (func))))}, {@code (rec (type (func)))} and {@code (type (sub final (func)))}. */
    @ParameterizedTest
    @ValueSource(strings = {"4e014f00600000", "4e01600000", "4f00600000"})
    void keepsWhatCouldBeAbbreviated(String type) {
        String size = String.format(Locale.ROOT, "%02x", 1 + type.length() / 2);
        byte[] bytes = HexFormat.of().parseHex("0061736d01000000" + "01" + size + "01" + type);
        WasmModule module = BinaryDecoder.decode(bytes).module().orElseThrow();
        assertThat(BinaryEncoder.encode(module)).isEqualTo(bytes);
        assertThat(Validator.validate(module, Feature.all())).isEmpty();
        assertThat(Validator.validate(module, Feature.upTo(Level.WASM_2_0))).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("all")
    void isValid(String name) {
        Set<Feature> features = Modules.WABT_NAMES.contains(name) ? Feature.upTo(Level.WASM_2_0) : Feature.all();
        assertThat(Validator.validate(Modules.decoded(name), features)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("all")
    void printsTextThatWasmToolsAssemblesToTheSame(String name) {
        WasmModule module = Modules.decoded(name);
        Tool.assumeInstalled("wasm-tools");
        Tool.Result result = Tool.run(WatPrinter.print(module), "wasm-tools", "parse", "IN", "-o", "OUT");
        assertThat(result.errors()).isEmpty();
        assertThat(withoutNames(BinaryDecoder.decode(result.output()).module().orElseThrow()))
                .isEqualTo(withoutNames(module));
    }

    @ParameterizedTest
    @MethodSource("wabt")
    void printsTextThatWat2wasmAssemblesToTheSame(String name) {
        WasmModule module = Modules.decoded(name);
        Tool.assumeInstalled("wat2wasm");
        Tool.Result result = Tool.run(WatPrinter.print(module), "wat2wasm", "--debug-names", "IN", "-o", "OUT");
        assertThat(result.errors()).isEmpty();
        assertThat(result.output()).isEqualTo(BinaryEncoder.encode(module));
    }

    /** Names may have been changed to fit identifiers; {@link WatPrinterTest} looks at those. */
    private static WasmModule withoutNames(WasmModule module) {
        return module.withCustoms(module.customs().stream()
                .filter(custom -> !custom.name().equals(Names.SECTION))
                .toList());
    }
}
