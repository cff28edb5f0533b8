package dev.wami.wasmbinary.wat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.EveryInstruction;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Modules;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Opcode;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that others assembled give the same bytes here; what is wrong is told where it is. */
class WatReaderTest {
    static Stream<String> all() {
        return Modules.NAMES.stream();
    }

    private static DecodeResult read(String text) {
        return WatReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] bytes(String text) {
        DecodeResult result = read(text);
        assertThat(result.errors()).isEmpty();
        return BinaryEncoder.encode(result.module().orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("all")
    void makesTheBytesThatOthersMake(String name) {
        byte[] bytes = bytes(Modules.text(name));
        // wabt names no labels, and wasm-tools puts names after what is to be last.
        if (Modules.WABT_NAMES.contains(name) || name.equals("names")) {
            assertThat(withoutNames(bytes)).isEqualTo(withoutNames(Modules.bytes(name)));
        } else {
            assertThat(bytes).isEqualTo(Modules.bytes(name));
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void readsWhatIsPrinted(String name) {
        byte[] printed = bytes(WatPrinter.print(Modules.decoded(name)));
        // Of equal names all but the first are printed with their index; wabt has entries without names.
        if (Modules.WABT_NAMES.contains(name) || name.equals("names")) {
            assertThat(withoutNames(printed)).isEqualTo(withoutNames(Modules.bytes(name)));
        } else {
            assertThat(printed).isEqualTo(Modules.bytes(name));
        }
    }

    private static WasmModule withoutNames(byte[] binary) {
        WasmModule module = BinaryDecoder.decode(binary).module().orElseThrow();
        return module.withCustoms(module.customs().stream()
                .filter(custom -> !custom.name().equals(Names.SECTION))
                .toList());
    }

    @Test
    void readsEveryInstruction() {
        WasmModule module = EveryInstruction.module();
        assertThat(bytes(WatPrinter.print(module))).isEqualTo(BinaryEncoder.encode(module));
    }

    /** Folded and flat instructions, each 100,000 deep: neither time nor stack is spent on nesting. */
    @Test
    void readsDeepNesting() {
        int depth = 100_000;
        String folded = "(func (result i32) " + "(i32.eqz ".repeat(depth) + "(i32.const 0)" + ")".repeat(depth) + ")";
        assertThat(body(folded)).hasSize(depth + 1).startsWith(Instruction.i32Const(0), Instruction.of(Opcode.I32_EQZ));
        String blocks = "(func " + "(block $l ".repeat(depth) + "(br $l) br " + (depth - 1) + ")".repeat(depth) + ")";
        assertThat(body(blocks))
                .hasSize(2 * depth + 2)
                .contains(Instruction.of(Opcode.BR, 0), Instruction.of(Opcode.BR, depth - 1));
        String flat = "(func " + "loop $l br $l ".repeat(depth) + "end $l ".repeat(depth) + ")";
        assertThat(body(flat)).hasSize(3 * depth);
        String conditions = "(func " + "(if ".repeat(depth) + "(i32.const 0)" + "(then) (else))".repeat(depth) + ")";
        assertThat(body(conditions)).hasSize(3 * depth + 1);
        assertThat(read("(func " + "(block ".repeat(depth)).errors().get(0).message())
                .startsWith("unexpected token: expected an instruction, found the end of the text");
        assertThat(read("(;".repeat(depth)).errors().get(0).message()).isEqualTo("unclosed comment");
    }

    private static List<Instruction> body(String text) {
        return read(text).module().orElseThrow().functions().get(0).body();
    }

    /** The specification's interpreter says the first words of these. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    (func i32.ad)                     | 1:7  | unknown operator i32.ad
                    (func br 0drop)                   | 1:10 | unknown operator 0drop
                    (func (i32.const 1 2))            | 1:20 | unexpected token: expected an instruction, found '2'
                    (func i32.const 4294967296)       | 1:17 | constant out of range
                    (func f32.const 3.5e38)           | 1:17 | constant out of range
                    (func i32.load align=3)           | 1:16 | alignment must be a power of two: 3
                    (func (param $x i32) (local $x i32)) | 1:29 | duplicate local $x
                    (func $f) (func $f)               | 1:17 | duplicate function $f
                    (func br $x)                      | 1:10 | unknown label $x
                    (func call $x)                    | 1:12 | unknown function $x
                    (func block $a end $b)            | 1:20 | mismatching label $b: the block has the label $a
                    (func) (import "" "" (func))      | 1:8  | import after function
                    (type $t (func)) (func (type $t) (param i32)) | 1:34 | inline function type [i32] -> [] differs from the type named: [] -> []
                    (func (type 3) (param i32))       | 1:13 | unknown type: 3 is not the index of a function type
                    (start 0) (func) (start 0)        | 1:18 | multiple start sections
                    (func (v128.const i32x4 1 2))     | 1:28 | wrong number of lane literals: 2 for i32x4
                    (data "a""b")                     | 1:7  | unknown operator "a""b"
                    (data "a\\z")                     | 1:9  | illegal escape in a string
                    (func                             | 1:6  | unexpected token: expected an instruction, found the end of the text
                    (func (if (then)) end)            | 1:19 | unexpected token: expected an instruction, found 'end'
                    (func (nop nop))                  | 1:12 | unexpected token: expected '(' or ')', found 'nop'
                    (module) (module)                 | 1:10 | unexpected token: expected the end of the text, found '('
                    (func (@custom "x"))              | 1:7  | misplaced @custom annotation
                    """)
    void tellsWhatIsWrongWhereItIs(String text, String place, String message) {
        assertThat(place(text, read(text).errors().get(0))).isEqualTo(place + " " + message);
    }

    private static String place(String text, WasmError error) {
        int line = 1
                + (int) text.substring(0, error.offset())
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
        int column = error.offset() - text.lastIndexOf('\n', error.offset() - 1);
        return line + ":" + column + " " + error.message();
    }

    /** What validation finds is located in the text, too. */
    @Test
    void locatesInvalidCode() {
        String text = """
                (module
                  (memory 1)
                  (func $f (result i32)
                    (i32.add
                      (i32.const 1)
                      (f32.const 2)))
                  (export "f" (func $f)) (export "f" (func $f)))
                """;
        List<WasmError> errors = read(text).validate(Feature.all());
        assertThat(place(text, errors.get(0))).isEqualTo("7:26 duplicate export name");
        String code = text.replace("(export \"f\" (func $f)) (", "(");
        assertThat(place(code, read(code).validate(Feature.all()).get(0)))
                .isEqualTo("4:6 type mismatch: expected i32, found f32");
        DecodeResult decoded = read(text);
        assertThat(decoded.bodyOffset(0)).isEqualTo(text.indexOf("i32.const"));
        assertThat(decoded.body(0).offset(1)).isEqualTo(text.indexOf("f32.const"));
    }

    /** The names stand where compilers put them: after what debuggers read, before what says who made it. */
    @Test
    void keepsThePlacesOfCustomSections() {
        String text = """
                (module $m
                  (@producers (language "C" "17") (processed-by "clang" "22") (processed-by "lld" "22"))
                  (@custom "target_features" "\\00")
                  (@custom ".debug_line" (after data) "x")
                  (@custom "before" (before func))
                  (data "x"))
                """;
        List<CustomSection> customs = read(text).module().orElseThrow().customs();
        assertThat(customs)
                .extracting(CustomSection::name)
                .containsExactly("before", ".debug_line", "name", "producers", "target_features");
        // As wasm-tools writes it.
        assertThat(HexFormat.of().formatHex(customs.get(3).payload().toArray()))
                .isEqualTo(
                        "02086c616e67756167650101430231370c70726f6365737365642d62790205636c616e67023232036c6c64023232");
        byte[] bytes = bytes(text);
        assertThat(bytes(WatPrinter.print(BinaryDecoder.decode(bytes).module().orElseThrow())))
                .isEqualTo(bytes);
    }

    /** As scripts of the test suite have modules. */
    @Test
    void readsBinariesAndQuotedTexts() {
        byte[] empty = bytes("(module)");
        assertThat(bytes("(module $m binary \"\\00asm\" \"\\01\\00\\00\\00\")")).isEqualTo(empty);
        assertThat(bytes("(module quote \"(mod\" \"ule)\")")).isEqualTo(empty);
        assertThat(read("(module quote \"(func) (func $(\")").errors().get(0))
                .isEqualTo(new WasmError("empty identifier", 8, -1, -1, ""));
        assertThat(bytes("")).isEqualTo(empty);
    }
}
