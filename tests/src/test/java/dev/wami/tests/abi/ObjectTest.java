package dev.wami.tests.abi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.Main;
import dev.wami.core.diag.SourceFile;
import dev.wami.tests.abi.ObjectReader.Relocation;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Provider;
import dev.wami.tools.Wami;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.Feature;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Relocatable objects. That wasm-ld links them, and with what result, scripts/abi-link.py shows. */
class ObjectTest {
    private static final String PROGRAM = """
            memref.global @table : memref<4xi32> = dense<[1, 2, 3, 4]>
            memref.global "private" @zeros : memref<8xf64> = uninitialized {alignment = 32 : i64}
            memref.global "private" @outside : memref<2xi64>
            func.func private @twice(i32) -> (i32, i64) attributes {ssawasm.cc = "c"}
            func.func private @logged(i32) attributes {import_module = "host", import_name = "log"}
            func.func private @square(%x: i32) -> i32 {
              %y = arith.muli %x, %x : i32
              return %y : i32
            }
            func.func private @negate(%x: i32) -> (i32) {
              %c0 = arith.constant 0 : i32
              %y = arith.subi %c0, %x : i32
              return %y : i32
            }
            func.func @apply(%i: index, %squared: i1) -> i32 {
              %s = constant @square : (i32) -> i32
              %n = constant @negate : (i32) -> i32
              %f = arith.select %squared, %s, %n : (i32) -> i32
              %t = memref.get_global @table : memref<4xi32>
              %x = memref.load %t[%i] : memref<4xi32>
              call @logged(%x) : (i32) -> ()
              %z = memref.get_global @zeros : memref<8xf64>
              %d = arith.sitofp %x : i32 to f64
              %byte = arith.trunci %x : i32 to i8
              %signed = arith.extsi %byte : i8 to i32
              call @logged(%signed) : (i32) -> ()
              memref.store %d, %z[%i] : memref<8xf64>
              %y = call_indirect %f(%x) : (i32) -> i32
              return %y : i32
            }
            func.func @pair(%x: i32) -> i64 attributes {exported = "paired"} {
              %a, %b = call @twice(%x) : (i32) -> (i32, i64)
              %o = memref.get_global @outside : memref<2xi64>
              %c1 = arith.constant 1 : index
              %v = memref.load %o[%c1] : memref<2xi64>
              %m = memref.alloc() : memref<4xi64>
              memref.store %v, %m[%c1] : memref<4xi64>
              %w = memref.load %m[%c1] : memref<4xi64>
              %s = arith.addi %b, %w : i64
              return %s : i64
            }
            """;

    private static byte[] compile(OptLevel level) {
        CompileOptions options =
                CompileOptions.DEFAULT.withEmit(EmitStage.OBJ).withLevel(level).withMalloc(Provider.IMPORT);
        Output output = new Wami().compile(SourceFile.of("o.mlir", PROGRAM), options, PassSettings.PLAIN);
        assertThat(output.diagnostics()).isEmpty();
        return output.bytes().orElseThrow();
    }

    /** As wasm-objdump -x and llvm-readobj-22 print them. */
    @Test
    void hasTheSymbolsThatClangWouldGive() {
        WasmModule module = BinaryDecoder.decode(compile(OptLevel.O0)).module().orElseThrow();
        assertThat(ObjectReader.linking(module))
                .containsExactly(
                        "version 2",
                        "function undefined 0",
                        "function undefined 1",
                        "function undefined 2 logged",
                        "function local 3 square",
                        "function local 4 negate",
                        "function 5 apply",
                        "function 6 paired",
                        "data table in 0 at 0 size 16",
                        "data local zeros in 1 at 0 size 64",
                        "data undefined __stack_low",
                        "data undefined outside",
                        "global undefined 0",
                        "table undefined no_strip 0",
                        "segment .data.table align 4 flags 0",
                        "segment .bss.zeros align 32 flags 0");
        assertThat(module.imports().stream().map(i -> i.module() + "." + i.name()))
                .containsExactly(
                        "env.__linear_memory",
                        "env.__stack_pointer",
                        "env.__indirect_function_table",
                        "env.malloc",
                        "env.twice",
                        "host.log");
        assertThat(module.exports()).isEmpty();
        assertThat(module.customs().stream().map(CustomSection::name))
                .containsExactly("linking", "reloc.CODE", "target_features");
    }

    /** An object is a module, too; its numbers that a linker may change have five bytes. */
    @ParameterizedTest
    @EnumSource(OptLevel.class)
    void hasRoomForEveryRelocation(OptLevel level) {
        byte[] file = compile(level);
        DecodeResult decoded = BinaryDecoder.decode(file);
        assertThat(decoded.validate(Feature.all())).isEmpty();
        List<Relocation> all = ObjectReader.relocations(decoded.module().orElseThrow());
        assertThat(all).extracting(Relocation::type).contains(0, 1, 4, 6, 7, 20);
        assertThat(all).extracting(Relocation::offset).isSorted().doesNotHaveDuplicates();
        int code = ObjectReader.contentOf(10, file);
        for (Relocation r : all) {
            for (int i = 0; i < 4; i++) assertThat(file[code + r.offset() + i]).isNegative();
            assertThat(file[code + r.offset() + 4]).isBetween((byte) 0, (byte) 15);
        }
    }

    @Test
    void isTheSameEachTime() {
        assertThat(compile(OptLevel.O2)).isEqualTo(compile(OptLevel.O2));
    }

    private static String errors(String source, String... options) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        List<String> words = new ArrayList<>(List.of("compile", "-", "-o", "-"));
        words.addAll(List.of(options));
        int status = Main.run(
                "wami",
                words,
                new ByteArrayInputStream(source.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        assertThat(out.size()).isZero();
        return status + " "
                + err.toString(StandardCharsets.UTF_8).lines().findFirst().orElse("");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ssawasm.memory @m min = 1 | 1 <stdin>:1:1: error: 'ssawasm.memory' op an object has no memory of its own: the linker makes the one memory
                    wasm.memory @m min = 1 | 1 <stdin>:1:1: error: 'wasm.memory' op cannot be in an object: the linker makes the one memory, and tags cannot be linked yet
                    wasm.tag @t : (i32) -> () | 1 <stdin>:1:1: error: 'wasm.tag' op cannot be in an object: the linker makes the one memory, and tags cannot be linked yet
                    wasm.data @d bytes = "a" | 1 <stdin>:1:1: error: 'wasm.data' op cannot be in an object: a linker does not place passive segments
                    wasm.elem @e functions = [] | 1 <stdin>:1:1: error: 'wasm.elem' op cannot be in an object: a linker does not place passive segments
                    wasm.import_global @g from "GOT.func" "f" : i32 | 1 <stdin>:1:1: error: 'wasm.import_global' op 'f' does not reference a func
                    wasm.data @d offset = 4 align = 3 bytes = "a" | 1 <stdin>:1:1: error: 'wasm.data' op align = 3 is no power of two
                    """)
    void refusesWhatCannotBeLinked(String source, String message) {
        assertThat(errors(source, "--emit=obj", "-O0")).isEqualTo(message);
    }

    @Test
    void refusesInstructionsThatNameSegments() {
        String source = """
                wasm.import_memory @m from "env" "__linear_memory" min = 1
                wasm.data @d offset = 4 bytes = "a"
                wasm.func @f() {
                  wasm.data.drop @d
                }
                """;
        assertThat(errors(source, "--emit=obj", "-O0"))
                .isEqualTo(
                        "1 <stdin>:4:3: error: 'wasm.data.drop' op cannot be in an object: linkers do not renumber segments");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --stack-size=4096 | 2 wami: compile: --stack-size is up to the linker: wasm-ld has -z stack-size=, --initial-memory=
                    --initial-memory=2 | 2 wami: compile: --initial-memory is up to the linker: wasm-ld has -z stack-size=, --initial-memory=
                    --malloc=builtin | 2 wami: compile: --malloc=builtin would be a second allocator beside that of the linked program
                    --mattr=multivalue | 2 wami: compile: --mattr: 'multivalue' is not + or - and the name of a feature, such as multivalue
                    --abi=fast | 2 wami: compile: 'fast' is no value for --abi, which takes exact, c or multivalue
                    """)
    void refusesOptionsThatAreTheLinkers(String option, String message) {
        assertThat(errors("func.func @f() { return }", "--emit=obj", option)).isEqualTo(message);
    }
}
