package dev.wami.wasmbinary.optimize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmspec.Feature;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which data is left, where. */
class MemoryPackingTest {
    private static WasmModule packed(String text) {
        WasmModule module =
                WatReader.read(text.getBytes(StandardCharsets.UTF_8)).module().orElseThrow();
        WasmModule made = MemoryPacking.apply(module);
        assertThat(Validator.validate(made, Feature.all())).isEmpty();
        return made;
    }

    /** Each segment as its address and its bytes. */
    private static List<String> segments(WasmModule module) {
        List<String> all = new ArrayList<>();
        for (DataSegment s : module.data()) {
            String where = s.mode() instanceof SegmentMode.Active a
                    ? ((Instruction.Constant) a.offset().get(0)).bits() + " "
                    : "passive ";
            all.add(where + new String(s.bytes().toArray(), StandardCharsets.ISO_8859_1).replace('\0', '.'));
        }
        return all;
    }

    @Test
    void leavesOutZeros() {
        String zeros = "\\00".repeat(20);
        assertThat(segments(packed(
                        "(module (memory 1) (data (i32.const 16) \"" + zeros + "ab\\00\\00c" + zeros + "d\\00\"))")))
                .containsExactly("36 ab..c", "61 d");
        assertThat(segments(packed("(module (memory 1) (data (i32.const 16) \"" + zeros + "\"))")))
                .isEmpty();
    }

    @Test
    void joinsNeighbours() {
        assertThat(segments(packed(
                        "(module (memory i64 1) (data (i64.const 102) \"b\") (data (i64.const 100) \"a\\00\"))")))
                .containsExactly("100 a.b");
    }

    /** What a program copies keeps its bytes and is still what its instructions name. */
    @Test
    void keepsPassiveSegments() {
        WasmModule made = packed("""
                (module (memory 1) (data (i32.const 0) "\\00\\00") (data "\\00a")
                  (func i32.const 0 i32.const 0 i32.const 2 memory.init 1))""");
        assertThat(segments(made)).containsExactly("passive .a");
        assertThat(made.functions().get(0).body().get(3))
                .hasToString("IndexedPair[opcode=memory.init, first=0, second=0]");
    }

    @Test
    void keepsWhatMayOverlapOrTrap() {
        for (String text : List.of(
                "(module (memory 1) (data (i32.const 0) \"ab\") (data (i32.const 1) \"\\00\"))",
                "(module (memory 1) (data (i32.const 65536) \"\\00\"))",
                "(module (import \"a\" \"m\" (memory 1)) (data (i32.const 0) \"\\00\"))",
                "(module (import \"a\" \"g\" (global i32)) (memory 1) (data (i32.const 0) \"a\") (data (global.get 0) \"\\00\"))",
                "(module (memory 1) (data (i32.const 0) \"\\00\") (func data.drop 0))")) {
            WasmModule module = WatReader.read(text.getBytes(StandardCharsets.UTF_8))
                    .module()
                    .orElseThrow();
            assertThat(MemoryPacking.apply(module)).as(text).isEqualTo(module);
        }
    }
}
