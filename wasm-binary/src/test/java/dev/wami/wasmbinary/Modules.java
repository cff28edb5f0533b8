package dev.wami.wasmbinary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/** Modules written as text and assembled by wabt or wasm-tools: src/test/oracle/assemble.sh. */
public final class Modules {
    public static final List<String> NAMES = List.of(
            "abbreviations",
            "annotations",
            "control",
            "every-instruction",
            "exceptions",
            "gc",
            "literals",
            "memory",
            "names",
            "stack-switching",
            "tables",
            "threads");

    /** Those that wabt 1.0.32 reads. */
    public static final List<String> WABT_NAMES = List.of("control", "memory", "tables");

    private Modules() {}

    public static String text(String name) {
        return new String(resource(name + ".wat"), StandardCharsets.UTF_8);
    }

    public static byte[] bytes(String name) {
        String hex = new String(resource(name + ".hex"), StandardCharsets.US_ASCII);
        return HexFormat.of().parseHex(hex.replace("\n", ""));
    }

    public static WasmModule decoded(String name) {
        return BinaryDecoder.decode(bytes(name)).module().orElseThrow();
    }

    private static byte[] resource(String name) {
        try {
            return Objects.requireNonNull(Modules.class.getResourceAsStream("modules/" + name), name)
                    .readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
