package dev.wami.tools;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmspec.Feature;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** New bodies in the module that they were made of; what a function of the new module is, its name says. */
class OptimizedBodiesTest {
    /** Twenty bytes that a new body leaves out. */
    private static final String LONG = "nop ".repeat(20);

    private static WasmModule module(String parts) {
        WasmModule module = WatReader.read(("(module " + parts + ")").getBytes(StandardCharsets.UTF_8))
                .module()
                .orElseThrow();
        assertThat(Validator.validate(module, Feature.all())).isEmpty();
        return module;
    }

    private static WasmModule merged(String input, String made, Map<String, Integer> origins, boolean always) {
        WasmModule result = new OptimizedBodies(module(input), module(made), origins).merge(always);
        assertThat(Validator.validate(result, Feature.all())).isEmpty();
        return result;
    }

    private static WasmModule merged(String input, String made) {
        return merged(input, made, Map.of(), false);
    }

    private static List<String> words(WasmModule module, int function) {
        return module.functions().get(function).body().stream()
                .map(i -> i.opcode().mnemonic() + (i instanceof Instruction.Indexed x ? " " + x.index() : ""))
                .toList();
    }

    /** Functions, globals and types of the new module are in another order. */
    @Test
    void namesWhatTheInputHas() {
        WasmModule result = merged(
                "(import \"env\" \"log\" (func (param i32))) (global i32 (i32.const 1)) (global i64 (i64.const 2))"
                        + "(func (export \"one\") (result i32) " + LONG + " i32.const 1)"
                        + "(func (export \"two\") " + LONG + " call 1 call 0)",
                "(import \"env\" \"log\" (func $func_0 (param i32)))"
                        + "(global $global_1 i64 (i64.const 2)) (global $global_0 i32 (i32.const 1))"
                        + "(func $two (call $func_0 (call $one)) (drop (global.get $global_1)))"
                        + "(func $one (result i32) global.get $global_0)");
        assertThat(words(result, 0)).containsExactly("global.get 0");
        assertThat(words(result, 1)).containsExactly("call 1", "call 0", "global.get 1", "drop");
        assertThat(result.exports()).hasSize(2);
    }

    @Test
    void takesLargerBodiesOnlyWhereAsked() {
        String small = "(func (export \"f\") (result i32) i32.const 1)";
        String large = "(func $f (result i32) nop nop i32.const 1)";
        assertThat(words(merged(small, large, Map.of(), false), 0)).containsExactly("i32.const");
        assertThat(words(merged(small, large, Map.of(), true), 0)).containsExactly("nop", "nop", "i32.const");
    }

    /** A global that is new, and what calls a function that names it, stay away. */
    @Test
    void leavesOutWhatTheInputCannotName() {
        WasmModule result = merged(
                "(func (export \"f\") " + LONG + ") (func (export \"g\") " + LONG + ")",
                "(global $new (mut i32) (i32.const 0)) (func $part (global.set $new (i32.const 1)))"
                        + "(func $f call $part) (func $g)");
        assertThat(words(result, 0)).hasSize(20);
        assertThat(words(result, 1)).isEmpty();
        assertThat(result.functions()).hasSize(2);
    }

    @Test
    void addsNewFunctionsAtTheEnd() {
        WasmModule result = merged(
                "(func (export \"f\") (param i32) " + LONG + ") (func (export \"g\") " + LONG + ")",
                "(func $part (param i32) (result i32) local.get 0)"
                        + "(func $f (param i32) (drop (call $part (local.get 0)))) (func $g)");
        assertThat(words(result, 0)).containsExactly("local.get 0", "call 2", "drop");
        assertThat(words(result, 2)).containsExactly("local.get 0");
    }

    /** A function of another type is another one, whatever its name: here a new one that nothing calls. */
    @Test
    void keepsTheTypesOfFunctions() {
        WasmModule result =
                merged("(func (export \"f\") (param i32) " + LONG + ")", "(func $f (param i64) (drop (local.get 0)))");
        assertThat(words(result, 0)).hasSize(20);
    }

    /** What is taken for a function of a library has its symbol behind another one. */
    @Test
    void findsFunctionsByTheirOrigin() {
        String input = "(func (export \"f\") " + LONG + ")";
        String made = "(func $library.f)";
        assertThat(words(merged(input, made, Map.of("library.f", 0), false), 0)).isEmpty();
        assertThat(words(merged(input, made, Map.of(), false), 0)).hasSize(20);
    }

    /** With other segments than the input's, what names them stays the input's. */
    @Test
    void keepsWhatCopiesSegmentsThatChanged() {
        String copy = "(memory.init 0 (i32.const 0) (i32.const 0) (i32.const 1))";
        String input = "(memory 1) (data \"a\") (func (export \"f\") " + LONG + copy + ")";
        String made = "(memory $mem_0 1) (data \"%s\") (func $f " + copy + ")";
        assertThat(words(merged(input, made.formatted("a")), 0)).hasSize(4);
        assertThat(words(merged(input, made.formatted("b")), 0)).hasSize(24);
    }
}
