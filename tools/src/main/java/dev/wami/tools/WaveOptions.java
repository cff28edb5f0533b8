package dev.wami.tools;

import dev.wami.wavefrontend.ast.Language;
import dev.wami.waveir.binary.Encoding;
import java.util.Optional;

/** How kernels are compiled; immutable. Same options and same input give the same bytes. */
public final class WaveOptions extends Settings<WaveOptions> {
    /** {@code -O2} to a binary in the compact encoding, of a source whose name tells its language. */
    public static final WaveOptions DEFAULT = new WaveOptions();

    private Optional<Language> language = Optional.empty();
    private OptLevel level = OptLevel.O2;
    private boolean contract;
    private WaveStage emit = WaveStage.WBIN;
    private Encoding encoding = Encoding.COMPACT;

    private WaveOptions() {}

    /** Of the source; empty if the ending of its name tells. */
    public Optional<Language> language() {
        return language;
    }

    public WaveOptions withLanguage(Language value) {
        WaveOptions changed = copy();
        changed.language = Optional.of(value);
        return changed;
    }

    /** How much is optimised. */
    public OptLevel level() {
        return level;
    }

    public WaveOptions withLevel(OptLevel value) {
        WaveOptions changed = copy();
        changed.level = value;
        return changed;
    }

    /** Whether {@code a * b + c} within one expression is rounded once, which the language does not ask for. */
    public boolean contract() {
        return contract;
    }

    public WaveOptions withContract(boolean value) {
        WaveOptions changed = copy();
        changed.contract = value;
        return changed;
    }

    /** Where to stop. */
    public WaveStage emit() {
        return emit;
    }

    public WaveOptions withEmit(WaveStage value) {
        WaveOptions changed = copy();
        changed.emit = value;
        return changed;
    }

    /** Of the binary, and whose spelling assembly has. */
    public Encoding encoding() {
        return encoding;
    }

    public WaveOptions withEncoding(Encoding value) {
        WaveOptions changed = copy();
        changed.encoding = value;
        return changed;
    }
}
