package dev.wami.wasmbinary.optimize.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmspec.Feature;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The types that functions have then. */
class DeadArgumentsTest {
    private static String type(String text) {
        WasmModule module =
                WatReader.read(text.getBytes(StandardCharsets.UTF_8)).module().orElseThrow();
        WasmModule made = DeadArguments.apply(module);
        assertThat(Validator.validate(made, Feature.all())).isEmpty();
        return String.valueOf(IndexSpaces.of(made).function(0));
    }

    @Test
    void leavesOutWhatIsNotReadAndWhatIsTheSame() {
        assertThat(type("""
                (module (func $f (param $a i32) (param $b i64) (param $c i32) (result i32)
                    (local $x i32) (local.set $b (i64.const 1)) (i32.sub (local.get $c) (local.get $a)))
                  (func (export "e") (param i32) (result i32)
                    (i32.add (call $f (i32.const 5) (i64.const 1) (local.get 0)) (call $f (i32.const 5) (i64.const 2) (i32.const 1)))))""")).isEqualTo("[i32] -> [i32]");
    }

    /** An argument that does something is still done, in its turn. */
    @Test
    void keepsWhatArgumentsDo() {
        assertThat(type("""
                (module (func $f (param i32 i32)) (func $g (result i32) unreachable)
                  (func (export "e") (call $f (i32.const 1) (call $g)) (call $f (call $g) (i32.const 2))))""")).isEqualTo("[] -> []");
    }

    @Test
    void leavesOutResultsThatAreDropped() {
        assertThat(type("""
                (module (func $f (param i32) (result i32)
                    (if (local.get 0) (then (return (i32.const 1)))) (local.get 0))
                  (func (export "e") (param i32) (drop (call $f (local.get 0)))))""")).isEqualTo("[i32] -> []");
        assertThat(type("""
                (module (func $f (param i32) (result i32) (drop (br_if 0 (i32.const 1) (local.get 0))) (i32.const 2))
                  (func (export "e") (param i32) (drop (call $f (local.get 0)))))""")).isEqualTo("[i32] -> [i32]");
    }

    /** Calls from outside, through tables, and in code that is never reached keep their types. */
    @Test
    void keepsWhatOthersCall() {
        for (String other : new String[] {
            "(export \"f\" (func $f))",
            "(table funcref (elem $f))",
            "(func (return_call $f (i32.const 1)))",
            "(func unreachable (call $f (i32.const 1)))"
        }) {
            assertThat(type("(module (func $f (param i32)) " + other
                            + " (func (export \"e\") (call $f (i32.const 1))))"))
                    .as(other)
                    .isEqualTo("[i32] -> []");
        }
    }
}
