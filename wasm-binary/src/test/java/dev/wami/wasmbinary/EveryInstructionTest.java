package dev.wami.wasmbinary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.wat.WatPrinter;
import org.junit.jupiter.api.Test;

/** Bytes, mnemonics and immediates of the whole table: the text is ours, the bytes are what wasm-tools makes of it. */
class EveryInstructionTest {
    private final WasmModule module = EveryInstruction.module();

    @Test
    void prints() {
        assertThat(WatPrinter.print(module)).isEqualTo(Modules.text("every-instruction"));
    }

    @Test
    void encodesAsWasmToolsDoes() {
        assertThat(BinaryEncoder.encode(module)).isEqualTo(Modules.bytes("every-instruction"));
    }

    @Test
    void decodes() {
        assertThat(Modules.decoded("every-instruction")).isEqualTo(module);
    }
}
