package dev.wami.wasmbinary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmspec.Feature;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BinaryDecoderTest {
    private static final String HEADER = "0061736d01000000";

    private static String error(String hex) {
        DecodeResult result = BinaryDecoder.decode(HexFormat.of().parseHex(hex.replace(" ", "")));
        assertThat(result.module()).isEmpty();
        assertThat(result.errors()).hasSize(1);
        return result.errors().get(0).toString();
    }

    /** Messages and conditions of the specification's test suite (binary.wast and others), with the position. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "                    | 0x0: header: unexpected end",
                "006173              | 0x0: header: unexpected end",
                "0061736e 01000000   | 0x0: header: magic header not detected",
                "0061736d 010000     | 0x4: header: unexpected end",
                "0061736d 02000000   | 0x4: header: unknown binary version",
                "0061736d 0d000100   | 0x4: header: unknown binary version: this is a component",
            })
    void reportsAWrongHeader(String hex, String message) {
        assertThat(error(hex == null ? "" : hex)).startsWith(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0e 00                       | 0x8: header: malformed section id: 0xe",
                "01 05 01 60                 | 0xa: type section: length out of bounds",
                "01 01 01                    | 0xa: type section: unexpected end of section or function",
                "01 04 01 61 00 00           | 0xb: type section: malformed type definition: 0x61",
                "01 05 01 60 00 00 00        | 0xe: type section: section size mismatch",
                "01 05 01 60 01 79 00        | 0xd: type section: malformed value type: 0x79",
                "01 84 80 80 80 80 00        | 0x9: type section: integer representation too long",
                "01 ff ff ff ff 1f           | 0x9: type section: integer too large",
                "03 01 00 01 01 00           | 0xb: type section: unexpected content after last section",
                "03 02 01 00                 | 0xc: end of the module: function and code section have inconsistent lengths",
                "02 06 01 01 80 00 00 00     | 0xc: import section: malformed UTF-8 encoding",
                "02 06 01 00 00 05 00 00     | 0xd: import section: malformed import kind: 0x5",
                "05 03 01 10 00              | 0xb: memory section: malformed limits flags: 0x10",
                "06 06 01 7f 02 41 00 0b     | 0xc: global section: malformed mutability: 0x2",
                "0c 01 01                    | 0xb: end of the module: data count and data section have inconsistent",
                "00 01 05                    | 0xb: custom section: length out of bounds",
            })
    void locatesMalformedSections(String hex, String message) {
        assertThat(error(HEADER + hex)).startsWith(message);
    }

    /** The first instruction is at 0x17. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ff 0b                | 0x17: function 0: illegal opcode ff",
                "fc 7f 0b             | 0x17: function 0: illegal opcode fc 7f",
                "05 0b                | 0x17: function 0: else without if",
                "02 40 05 0b 0b       | 0x19: function 0: else without if",
                "04 40 05 05 0b 0b    | 0x1a: function 0: else without if",
                "02 40 0b             | 0x1a: function 0: unexpected end of section or function",
                "0b 0b                | 0x18: function 0: section size mismatch",
                "41 ff ff ff ff 0f 0b | 0x18: function 0: integer too large",
                "28 80 01 00 0b       | 0x18: function 0: malformed memop flags",
                "d0 40 0b             | 0x18: function 0: malformed heap type: 0x40",
                "0e ff ff ff ff 0f 0b | 0x18: function 0: unexpected end of section or function",
                "fe 03 01 0b          | 0x19: function 0: zero byte expected",
                "08                   | 0x18: function 0: unexpected end of section or function",
            })
    void locatesMalformedCode(String code, String message) {
        int size = code.replace(" ", "").length() / 2;
        String section = String.format(Locale.ROOT, "0a %02x 01 %02x 00 %s", size + 3, size + 1, code);
        assertThat(error(HEADER + "01 04 01 60 00 00" + "03 02 01 00" + section))
                .startsWith(message);
    }

    @Test
    void limitsWhatFewBytesDeclare() {
        // One run of 2^32 - 1 locals.
        assertThat(error(HEADER + "01 04 01 60 00 00 03 02 01 00 0a 0a 01 08 01 ff ff ff ff 0f 7f 0b"))
                .startsWith("0x17: function 0: too many locals: 4294967295, at most 50000");
        // A vector that the file can't hold.
        assertThat(error(HEADER + "01 05 ff ff ff ff 0f"))
                .startsWith("0xa: type section: unexpected end of section or function: 4294967295 elements in 0 bytes");
    }

    @Property
    boolean unsignedNumbersComeBack(@ForAll long value) throws MalformedException {
        ByteWriter out = new ByteWriter();
        out.u64(value);
        out.u32((int) value);
        ByteReader in = new ByteReader(out.toArray(), 0, out.size());
        return in.u64() == value && in.u32() == (int) value && !in.hasMore();
    }

    @Property
    boolean signedNumbersComeBack(@ForAll long value) throws MalformedException {
        ByteWriter out = new ByteWriter();
        out.s64(value);
        out.s64((int) value);
        out.s64(value >> 31);
        ByteReader in = new ByteReader(out.toArray(), 0, out.size());
        return in.s64() == value && in.s32() == (int) value && in.s33() == value >> 31 && !in.hasMore();
    }

    /** Whatever bytes change, the answer is a module or a located error, soon. */
    @Test
    void survivesMutations() {
        Random random = new Random(1);
        int decoded = 0;
        List<byte[]> corpus = new ArrayList<>();
        for (String name : Modules.NAMES) {
            corpus.add(Modules.bytes(name));
        }
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = corpus.get(i % corpus.size());
            // The largest takes the most time.
            if (bytes.length > 1_000 && i % 10 != 0) {
                continue;
            }
            bytes = mutated(bytes.clone(), random);
            DecodeResult result = BinaryDecoder.decode(bytes);
            if (result.module().isPresent()) {
                decoded++;
                WasmModule module = result.module().get();
                result.validate(Feature.all());
                assertThat(BinaryDecoder.decode(BinaryEncoder.encode(module)).errors())
                        .isEmpty();
                assertThat(WatPrinter.print(module)).startsWith("(module");
            } else {
                assertThat(result.errors().get(0).offset()).isBetween(0, bytes.length);
            }
        }
        assertThat(decoded).isGreaterThan(1_000);
    }

    private static byte[] mutated(byte[] bytes, Random random) {
        switch (random.nextInt(4)) {
            case 0 -> {
                return Arrays.copyOf(bytes, random.nextInt(bytes.length));
            }
            case 1 -> bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            case 2 -> bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            default -> {
                int at = random.nextInt(bytes.length);
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                out.write(bytes, 0, at);
                out.write(bytes, random.nextInt(at + 1), Math.min(at, 5) / 2);
                out.write(bytes, at, bytes.length - at);
                return out.toByteArray();
            }
        }
        return bytes;
    }
}
