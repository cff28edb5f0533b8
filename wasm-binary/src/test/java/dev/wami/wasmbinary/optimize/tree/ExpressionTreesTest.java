package dev.wami.wasmbinary.optimize.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmspec.Feature;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is left of the code of a function. */
class ExpressionTreesTest {
    private static final String BEFORE = """
            (module (memory 1) (tag $e (param i32)) (global $g (mut i32) (i32.const 0)) (func $f (param i32) (result i32) local.get 0)
              (func $done) (func (export "t") (param $c i32) (param $a i32) (result i32) (local $x i32) (local $y i32)
            """;

    private static String left(String body) {
        WasmModule module = WatReader.read((BEFORE + body + "))").getBytes(StandardCharsets.UTF_8))
                .module()
                .orElseThrow();
        assertThat(Validator.validate(module, Feature.all())).isEmpty();
        WasmModule made = ExpressionTrees.apply(module);
        assertThat(Validator.validate(made, Feature.all())).isEmpty();
        List<String> words = new ArrayList<>();
        for (Instruction i : made.functions().get(2).body()) {
            String name = i.opcode().mnemonic();
            if (i instanceof Instruction.Indexed x) words.add(name + " " + x.index());
            else if (i instanceof Instruction.TryTable x) words.add(name + clauses(x));
            else words.add(name);
        }
        return String.join("; ", words);
    }

    private static String clauses(Instruction.TryTable table) {
        StringBuilder text = new StringBuilder();
        for (Instruction.Catch c : table.catches()) {
            text.append(' ').append(c.kind()).append(' ').append(c.label());
        }
        return text.toString();
    }

    @Test
    void leavesMasksOutThatChangeNothing() {
        assertThat(left("(i32.and (i32.eq (local.get $a) (local.get $c)) (i32.const 1))"))
                .isEqualTo("local.get 1; local.get 0; i32.eq");
        assertThat(left("(i32.and (i32.shr_u (local.get $a) (i32.const 28)) (i32.const 15))"))
                .isEqualTo("local.get 1; i32.const; i32.shr_u");
        assertThat(left("(i32.and (i32.shr_u (local.get $a) (i32.const 27)) (i32.const 15))"))
                .endsWith("i32.and");
        assertThat(left("(i32.and (i32.load8_s (local.get $a)) (i32.const 255))"))
                .endsWith("i32.and");
    }

    @Test
    void computesTheHigherOperandFirst() {
        assertThat(left("(i32.xor (local.get $c) (i32.mul (local.get $a) (local.get $a)))"))
                .isEqualTo("local.get 1; local.get 1; i32.mul; local.get 0; i32.xor");
        assertThat(left("(i32.add (i32.load (local.get $c)) (i32.load (i32.mul (local.get $a) (local.get $a))))"))
                .isEqualTo("local.get 1; local.get 1; i32.mul; i32.load; local.get 0; i32.load; i32.add");
        // what has to do with each other stays, and so do operators that do not commute
        assertThat(left("(i32.add (global.get $g) (call $f (call $f (local.get $a))))"))
                .startsWith("global.get 0");
        assertThat(left("(i32.add (local.get $a) (i32.mul (local.tee $a (call $f (local.get $c))) (local.get $a)))"))
                .startsWith("local.get 1");
        assertThat(left("(i32.sub (local.get $c) (i32.mul (local.get $a) (local.get $a)))"))
                .startsWith("local.get 0");
    }

    /** Of chacha20's time on V8 that was a sixteenth. */
    @Test
    void putsTheLocalThatIsOverwrittenFirst() {
        String loop = "(loop $l (local.set $x (i32.rotl (i32.xor (local.get $c) (local.get $x)) (i32.const 7)))"
                + " (br_if $l (i32.load (local.get $x)))) (local.get $x)";
        assertThat(left(loop)).contains("local.get 2; local.get 0; i32.xor; i32.const; i32.rotl");
    }

    @Test
    void putsValuesWhereTheyAreRead() {
        assertThat(left("(local.set $x (i32.load (local.get $a))) (local.set $y (call $f (local.get $c)))"
                        + " (i32.add (local.get $y) (i32.const 1))"))
                .isEqualTo("local.get 1; i32.load; drop; local.get 0; call 0; i32.const; i32.add");
        assertThat(left("(local.set $x (i32.mul (local.get $a) (i32.const 3))) (call $done)"
                        + " (i32.add (local.get $x) (local.get $x))"))
                .isEqualTo("call 1; local.get 1; i32.const; i32.mul; local.tee 2; local.get 2; i32.add");
    }

    /**
     * Past a store no load, past a call no read of a global, past what ends the function no trap, past a write no read.
     */
    @Test
    void keepsTheOrderOfEffects() {
        for (String between : List.of(
                "(i32.store (local.get $c) (i32.const 1))",
                "(call $done)",
                "(if (local.get $c) (then unreachable))",
                "(local.set $a (i32.const 1))",
                "(drop (i32.div_s (local.get $a) (local.get $c)))",
                "(loop $l (br_if $l (local.get $c)))")) {
            assertThat(left("(local.set $x (i32.load (local.get $a)))" + between + "(local.get $x)"))
                    .as(between)
                    .startsWith("local.get 1; i32.load; local.set 2");
        }
        assertThat(left("(local.set $x (global.get $g)) (global.set $g (local.get $a)) (local.get $x)"))
                .isEqualTo("global.get 0; local.set 2; local.get 1; global.set 0; local.get 2");
    }

    /** Of two instructions that trap for different reasons the first one is whose reason is said. */
    @Test
    void keepsTheOrderOfReasonsToTrap() {
        String converted = "(drop (i32.trunc_f64_s (f64.convert_i32_s (local.get $c))))";
        assertThat(left("(local.set $x (i32.div_u (local.get $a) (local.get $c)))" + converted + "(local.get $x)"))
                .startsWith("local.get 1; local.get 0; i32.div_u; local.set 2");
        assertThat(left("(local.set $x (i32.rem_u (local.get $a) (local.get $c)))"
                        + "(drop (i32.div_u (local.get $c) (local.get $a))) (local.get $x)"))
                .as("both divide by zero")
                .doesNotContain("local.set");
    }

    /** On the other way out of the block the local keeps what it had. */
    @Test
    void keepsWhatAnotherWayReads() {
        assertThat(left("(block $b (local.set $x (i32.const 1)) (br_if $b (local.get $c)) (local.set $x (i32.const 2)))"
                        + " (local.get $x)"))
                .isEqualTo(
                        "i32.const; local.set 2; local.get 0; i32.eqz; if; i32.const; local.set 2; end; local.get 2");
        assertThat(left("(loop $l (local.set $y (local.get $x)) (local.set $x (local.get $a))"
                        + " (br_if $l (call $f (local.get $y)))) (local.get $x)"))
                .contains("local.set 2");
    }

    @Test
    void givesIfsAndBlocksResults() {
        assertThat(left(
                        "(if (local.get $c) (then (local.set $x (call $f (i32.const 1)))) (else (local.set $x (local.get $a))))"
                                + "(local.get $x)"))
                .isEqualTo("local.get 0; if; i32.const; call 0; else; local.get 1; end");
        assertThat(left(
                        "(block $b (block $d (br_table $d $b (local.get $c))) (local.set $x (i32.const 7)) (call $done))"
                                + " (local.get $x)"))
                .contains("local.set 2");
        assertThat(left("""
                (block $b
                  (if (local.get $c) (then (call $done) (local.set $x (i32.const 1)) (br $b)))
                  (if (local.get $a) (then (local.set $x (i32.const 2)) (br $b)))
                  (local.set $x (i32.const 3)))
                (local.get $x)""")).doesNotContain("local.set").doesNotContain("local.get 2");
    }

    @Test
    void leavesOutBranches() {
        assertThat(left("(block $b (call $done) (br $b)) (return (local.get $a))"))
                .isEqualTo("call 1; local.get 1");
        assertThat(left("(block $b (if (local.get $c) (then (br $b))) (call $done)) (local.get $a)"))
                .isEqualTo("local.get 0; i32.eqz; if; call 1; end; local.get 1");
        assertThat(left("(block $b (if (local.get $c) (then (call $done) (br $b))) (drop (call $f (i32.const 0))))"
                        + " (local.get $a)"))
                .isEqualTo("local.get 0; if; call 1; else; i32.const; call 0; drop; end; local.get 1");
        assertThat(left("(loop $l (block $b (br_if $b (i32.eqz (local.get $c))) (br $l))) (local.get $a)"))
                .isEqualTo("loop; local.get 0; br_if 0; end; local.get 1");
    }

    @Test
    void leavesOutWhatIsNotReached() {
        assertThat(left(
                        "(block $b (br $b) (call $done)) (drop (i32.add (local.get $a) (call $f (local.get $c)))) (return"
                                + " (local.get $a)) (drop (i32.const 1)) unreachable"))
                .isEqualTo("local.get 0; call 0; drop; local.get 1");
    }

    /** What stands between operands, as a compiler that knows the stack writes it, stays there. */
    @Test
    void readsCodeThatIsNoTree() {
        assertThat(
                        left(
                                "global.get $g  call $done  local.get $c  i32.const 1  local.set $x  i32.sub  local.get $x  i32.add"))
                .isEqualTo("global.get 0; call 1; local.get 0; i32.sub; i32.const; i32.add");
    }

    @Test
    void followsConstants() {
        assertThat(left(
                        "(local.set $x (i32.const 10)) (if (i32.eq (local.get $x) (i32.const 10)) (then (local.set $y (local.get $c)))"
                                + " (else (call $done))) (i32.add (local.get $y) (local.get $x))"))
                .isEqualTo("local.get 0; i32.const; i32.add");
        assertThat(left("(if (local.get $c) (then (return (local.get $x)))) (i32.add (local.get $a) (local.get $c))"))
                .isEqualTo("local.get 0; if; i32.const; return; end; local.get 1");
        // the arguments of a call that became its body
        assertThat(left("local.get $c  i32.const 1  local.set $y  local.tee $x  local.get $y  i32.add"))
                .isEqualTo("local.get 0; i32.const; i32.add");
        assertThat(left(
                        "i32.const 10  local.get $c  local.set $y  local.tee $x  i32.const 10  i32.eq  if  call $done  else"
                                + " local.get $y  local.set $x  end  local.get $x"))
                .isEqualTo("call 1; i32.const");
        // set in the loop, read at its start
        assertThat(left(
                        "(loop $l (drop (call $f (local.get $x))) (local.set $x (i32.const 1)) (br_if $l (local.get $c)))"
                                + " (local.get $y)"))
                .startsWith("loop; local.get 2; call 0");
        // one way sets it, the other does not
        assertThat(
                        left(
                                "(block $b (br_if $b (local.get $c)) (local.set $x (i32.const 5)) (call $done)) (local.get $x)"))
                .contains("local.get 2");
    }

    /** A trap stays, and so does a value that an engine may choose. */
    @Test
    void foldsWhatIsCertain() {
        assertThat(left("(i32.div_s (i32.const 1) (i32.const 0))")).isEqualTo("i32.const; i32.const; i32.div_s");
        assertThat(left("(i32.reinterpret_f32 (f32.div (f32.const 0) (f32.const 0)))"))
                .isEqualTo("f32.const; f32.const; f32.div; i32.reinterpret_f32");
        assertThat(left("(i32.mul (i32.const 7) (i32.add (i32.const 1) (i32.const 2)))"))
                .isEqualTo("i32.const");
        assertThat(left("(i32.eqz (i32.lt_s (local.get $a) (i32.const 2)))")).endsWith("i32.ge_s");
        assertThat(left("(i32.add (i32.add (local.get $a) (i32.const 60)) (i32.const 4))"))
                .endsWith("i32.sub");
    }

    /**
     * A value that may leave the function is computed where it was; code that is deeper than a thread's stack stays.
     */
    @Test
    void keepsWhatLeaves() {
        // x stays 0 where the block is left early
        assertThat(left("(block $b (local.set $y (block (result i32) (br_if $b (local.get $c)) (i32.const 1)))"
                        + " (local.set $x (local.get $a)) (local.set $x (i32.add (local.get $x) (local.get $y))))"
                        + " (local.get $x)"))
                .startsWith("local.get 0; i32.eqz; if; ");
        assertThat(left("block ".repeat(3000) + "(local.set $x (local.get $a))" + " end".repeat(3000)
                        + "(local.get $x)"))
                .startsWith("block; block");
        assertThat(left("local.get $a ".repeat(3001) + "i32.add ".repeat(3000))).endsWith("i32.add");
    }

    /** The one read of $x is on one way, but $y, which is set with it, is read on the other, too. */
    @Test
    void setsLocalsBesideWhatIsReadOnOneWay() {
        assertThat(left("(local.set $x (i32.mul (local.tee $y (global.get $g)) (i32.const 3)))"
                        + " (if (local.get $c) (then (i32.store (local.get $a) (local.get $x)))) (local.get $y)"))
                .startsWith("global.get 0");
    }

    // ---- exceptions

    /** Something is tried; what an exception goes to comes after it. */
    private static final String HANDLER = "(block $h (try_table (catch_all $h) BODY) (return (i32.const 1))) ";

    private static String tried(String body) {
        return HANDLER.replace("BODY", body);
    }

    @Test
    void makesTreesOfWhatIsTried() {
        assertThat(left(tried("(drop (call $f (i32.and (i32.eqz (local.get $c)) (i32.const 1))))")
                        + "(local.set $x (i32.const 2)) (local.get $x)"))
                .isEqualTo("block; try_table catch_all 0; local.get 0; i32.eqz; call 0; drop; end; i32.const; return;"
                        + " end; i32.const");
        // the block that is not needed is none, and labels are counted without it
        assertThat(left("(block $h (block (try_table (catch_all $h) (block (call $done)))) (call $done))"
                        + "(local.get $a)"))
                .isEqualTo("block; try_table catch_all 0; call 1; end; call 1; end; local.get 1");
    }

    @Test
    void triesOnlyWhatMayThrow() {
        assertThat(left(tried("(i32.store (local.get $c) (i32.const 7))") + "(local.get $a)"))
                .isEqualTo("local.get 0; i32.const; i32.store; i32.const");
    }

    @Test
    void setsLocalsBeforeWhatMayThrow() {
        String set = "(local.set $x (i32.mul (local.get $a) (local.get $a)))";
        // the handler reads it
        assertThat(left(tried(set + "(call $done) (i32.store (local.get $c) (local.get $x))") + "(local.get $x)"))
                .contains("i32.mul; local.set 2; call 1;");
        // only one read, behind what may throw
        assertThat(left(tried(set + "(call $done) (i32.store (local.get $c) (local.get $x))") + "(local.get $a)"))
                .contains("call 1; local.get 0; local.get 1; local.get 1; i32.mul; i32.store");
        // before a loop that the handler goes to again
        assertThat(left("(loop $h (local.set $y (i32.add (local.get $x) (local.get $y)))" + "(try_table (catch_all $h)"
                        + set + "(call $done))) (local.get $y)"))
                .contains("local.set 2; call 1");
    }

    @Test
    void catchesNothingThatWasNotTried() {
        String call = "(local.set $x (call $f (local.get $a)))";
        assertThat(left(call + tried("(call $done) (i32.store (local.get $c) (local.get $x))") + "(local.get $a)"))
                .startsWith("local.get 1; call 0; local.set 2; block; try_table");
        assertThat(left("(block $h (try_table (catch_all $h)" + call + ")"
                        + "(i32.store (local.get $c) (local.get $x))) (local.get $a)"))
                .contains("call 0; local.set 2; end; local.get 0; local.get 2; i32.store");
    }

    @Test
    void followsConstantsToHandlers() {
        String body = "(local.set $x (i32.const 1000)) (call $done) (local.set $x (i32.const THEN)) (call $done)";
        String after =
                "(if (result i32) (i32.eq (local.get $x) (i32.const 1000)) (then (i32.const 1)) (else (i32.const 2)))";
        assertThat(left(tried(body.replace("THEN", "1000")) + after))
                .doesNotContain("if")
                .endsWith("i32.const");
        assertThat(left(tried(body.replace("THEN", "1001")) + after)).contains("i32.eq; if");
    }

    @Test
    void carriesWhatIsCaught() {
        String caught =
                "(block $h (result i32) (try_table (catch $e $h) (drop (call $f (local.get $a)))) (local.get $c))";
        assertThat(left("(local.set $x " + caught + ") (i32.add (local.get $x) (i32.const 1))"))
                .isEqualTo(
                        "block; try_table catch 0; local.get 1; call 0; drop; end; local.get 0; end; i32.const; i32.add");
    }
}
