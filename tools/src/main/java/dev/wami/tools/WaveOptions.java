package dev.wami.tools;

import dev.wami.wavebackend.WaveBackend.Level;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.waveir.binary.Encoding;
import java.util.Optional;

/**
 * How kernels are compiled.
 *
 * @param language of the source; empty if the ending of its name tells
 * @param level how much is optimised
 * @param contract whether {@code a * b + c} within one expression is rounded once, which the language does not ask for
 * @param emit where to stop
 * @param encoding of the binary, and whose spelling assembly has
 */
public record WaveOptions(
        Optional<Language> language, Level level, boolean contract, WaveStage emit, Encoding encoding) {
    public static final WaveOptions DEFAULT =
            new WaveOptions(Optional.empty(), Level.O2, false, WaveStage.WBIN, Encoding.COMPACT);

    public WaveOptions withLevel(Level value) {
        return new WaveOptions(language, value, contract, emit, encoding);
    }

    public WaveOptions withEmit(WaveStage value) {
        return new WaveOptions(language, level, contract, value, encoding);
    }

    public WaveOptions withEncoding(Encoding value) {
        return new WaveOptions(language, level, contract, emit, value);
    }
}
