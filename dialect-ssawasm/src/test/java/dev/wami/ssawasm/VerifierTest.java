package dev.wami.ssawasm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.verify.Verifier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong is said, where it is. */
class VerifierTest {

    private static Diagnostics verify(String text) {
        Operation module = Text.parse(text);
        Diagnostics diagnostics = new Diagnostics();
        Verifier.verify(module, diagnostics);
        return diagnostics;
    }

    private static String function(String body) {
        return "ssawasm.func @f(%a: !ssawasm.local<i32>) {\n%x = ssawasm.local_get %a : i32\n" + body
                + "\nssawasm.return\n}\n";
    }

    private static String loop(String blocks) {
        return function("ssawasm.block_loop {\n" + blocks + "\n}");
    }

    private static String blocks(String blocks) {
        return function("ssawasm.block_block {\n" + blocks + "\n}");
    }

    static Stream<Arguments> wrong() {
        return Stream.of(
                // functions and calls
                Arguments.of(
                        "ssawasm.func @f(%a: i32) {\nssawasm.return\n}",
                        "'ssawasm.func' op argument must be a !ssawasm.local of a value type, but got 'i32'"),
                Arguments.of(
                        "ssawasm.func @f() attributes {cc = \"fast\"} {\nssawasm.return\n}",
                        "'ssawasm.func' op cc must be 'exact', 'c' or 'multivalue', but got 'fast'"),
                Arguments.of(
                        "ssawasm.func @f() -> i32 {\nssawasm.return\n}",
                        "'ssawasm.return' op has 0 operands, but enclosing function (@f) returns 1"),
                Arguments.of(
                        function("ssawasm.call @g(%x) : (i32) -> ()"),
                        "'ssawasm.call' op 'g' does not reference a valid function"),
                Arguments.of(
                        function("ssawasm.call @g(%x) : (i32) -> ()") + "ssawasm.func_import @g : (i64) -> ()",
                        "'ssawasm.call' op operand #0 is of type 'i32', but 'g' has 'i64'"),
                Arguments.of(
                        function("ssawasm.call @f() : () -> ()"), "'ssawasm.call' op has 0 operands, but 'f' takes 1"),
                Arguments.of(
                        function("%r = ssawasm.call @f(%x) : (i32) -> i32"),
                        "'ssawasm.call' op has 1 results, but 'f' returns 0"),
                Arguments.of(
                        function("ssawasm.call_indirect @f[%x]() : () -> ()"),
                        "'ssawasm.call_indirect' op 'f' does not reference a ssawasm.table"),
                Arguments.of(
                        "ssawasm.table @t min = 1 offset = 1 functions = [@f]\n" + function(""),
                        "'ssawasm.table' op has no room for 1 functions at offset 1"),
                // locals
                Arguments.of(
                        function(
                                "%l = builtin.unrealized_conversion_cast %x : i32 to !ssawasm.local<i32>\n%v = ssawasm.local_get %l : i32"),
                        "'ssawasm.local_get' op expects a local variable that is declared or a function's argument"),
                // globals
                Arguments.of(
                        "ssawasm.global_var constant @g : i32 = 1\n" + function("ssawasm.global_set @g, %x : i32"),
                        "'ssawasm.global_set' op 'g' is constant"),
                Arguments.of(
                        "ssawasm.global_var @g : i64\n" + function("%v = ssawasm.global_get @g : i32"),
                        "'ssawasm.global_get' op type i32 is not that of the global variable, i64"),
                Arguments.of("ssawasm.global_var @g : i8", "'ssawasm.global_var' op cannot be of type i8"),
                // memory
                Arguments.of(
                        function("%v = ssawasm.load %x align = 16 : i32"),
                        "'ssawasm.load' op align = 16 is more than the 4 bytes accessed"),
                Arguments.of(
                        function("%v = ssawasm.load %x align = 3 : i32"),
                        "'ssawasm.load' op attribute 'align' failed to satisfy constraint: 32-bit signless integer"
                                + " attribute whose value is a power of two"),
                Arguments.of(
                        function("%v = ssawasm.load %x offset = 4294967296 : i32"),
                        "'ssawasm.load' op offset = 4294967296 is no unsigned 32-bit number"),
                Arguments.of(
                        function("%v = ssawasm.load8_s %x : f64"),
                        "'ssawasm.load8_s' op result #0 must be i32 or i64, but got 'f64'"),
                Arguments.of(
                        "ssawasm.data @d : memref<?xi32> <memory: 0, offset: 0>",
                        "'ssawasm.data' op type must be a memref of static shape and scalar elements, but got memref<?xi32>"),
                Arguments.of(
                        "ssawasm.data @d : memref<2xi32> <memory: 0, offset: 2>",
                        "'ssawasm.data' op offset is not a multiple of the alignment, 4"),
                Arguments.of(
                        "ssawasm.data @d : memref<2xi32> <memory: 0, offset: 4294967292>",
                        "'ssawasm.data' op does not fit into 32-bit memory at offset 4294967292"),
                Arguments.of(
                        "ssawasm.data @d : memref<2xi32> <memory: 0, offset: 0> = \"abc\"",
                        "'ssawasm.data' op has 3 bytes for a type of 8 bytes"),
                Arguments.of(
                        "ssawasm.memory @m min = 2 max = 1",
                        "'ssawasm.memory' op maximum of 1 pages is less than the minimum of 2"),
                Arguments.of(
                        "ssawasm.memory @m min = 65537",
                        "'ssawasm.memory' op size must be at most 65536 pages (4 GiB)"),
                // numbers
                Arguments.of(
                        function("%v = ssawasm.sqrt %x : i32"),
                        "'ssawasm.sqrt' op operand #0 must be f32 or f64 or vector<4xf32> or vector<2xf64>, but got 'i32'"),
                Arguments.of(
                        function("%c = ssawasm.const 1.0 : f64\n%v = ssawasm.add nuw %c, %c : f64"),
                        "'ssawasm.add' op cannot be 'nuw' on f64: floats do not wrap"),
                Arguments.of(
                        "\"ssawasm.func\"() <{sym_name = \"f\", function_type = () -> ()}> ({\n"
                                + "%0 = \"ssawasm.const\"() <{value = 1 : i64}> : () -> i32\n"
                                + "\"ssawasm.return\"() : () -> ()\n}) : () -> ()",
                        "'ssawasm.const' op value 1 : i64 does not fit its type i32"),
                // control flow
                Arguments.of(
                        loop(
                                "ssawasm.pseudo_br ^bb1\n^bb1:\nssawasm.br ^bb2\n^bb2:\nssawasm.br ^bb1\n^bb3:\nssawasm.exit"),
                        "'ssawasm.br' op jumps to a block that is no label: neither the loop's, the second, nor the last"),
                Arguments.of(
                        loop("ssawasm.br ^bb1\n^bb1:\nssawasm.br ^bb1\n^bb2:\nssawasm.exit"),
                        "'ssawasm.br' op jumps to the loop's label from outside the loop"),
                Arguments.of(
                        loop(
                                "ssawasm.pseudo_br ^bb1\n^bb1:\nssawasm.pseudo_br ^bb3\n^bb2:\nssawasm.br ^bb1\n^bb3:\nssawasm.exit"),
                        "'ssawasm.pseudo_br' op falls through to a block that is not the next one"),
                Arguments.of(
                        loop("ssawasm.pseudo_br ^bb1\n^bb1:\nssawasm.cond_br %x, ^bb2, ^bb1\n^bb2:\nssawasm.exit"),
                        "'ssawasm.cond_br' op falls through to a block that is not the next one"),
                Arguments.of(
                        loop(
                                "ssawasm.pseudo_br ^bb1\n^bb1:\nssawasm.pseudo_cond_br %x, ^bb1, ^bb3\n^bb2:\nssawasm.br ^bb1\n^bb3:\nssawasm.exit"),
                        "'ssawasm.pseudo_cond_br' op falls through to a block that is not the next one"),
                Arguments.of(
                        loop("ssawasm.pseudo_br ^bb1\n^bb1:\nssawasm.exit\n^bb2:\nssawasm.exit"),
                        "'ssawasm.exit' op must end the last block"),
                Arguments.of(
                        blocks("ssawasm.pseudo_br ^bb1\n^bb1:\nssawasm.br ^bb1\n^bb2:\nssawasm.exit"),
                        "'ssawasm.br' op jumps backwards; only 'ssawasm.block_loop' has a loop"),
                Arguments.of(
                        function("%r = ssawasm.if %x -> i32 {\nssawasm.exit %x : i32\n}\n"),
                        "'ssawasm.if' op must have an else region to have results"),
                Arguments.of(
                        function("ssawasm.if %x {\nssawasm.exit %x : i32\n}\n"),
                        "'ssawasm.if' op along control flow edge from Operation ssawasm.exit to parent: region branch"
                                + " point has 1 operands, but region successor needs 0 inputs"),
                Arguments.of(
                        blocks("%v = ssawasm.const 1 : i32\n%s = ssawasm.on_stack : i32\nssawasm.exit"),
                        "'ssawasm.on_stack' op must stand at the start of its block"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void saysWhatIsWrong(String text, String message) {
        Diagnostics diagnostics = verify(text);
        assertThat(diagnostics.all()).isNotEmpty();
        assertThat(diagnostics.all().get(0).message()).isEqualTo(message);
        assertThat(diagnostics.all().get(0).location().start()).isNotNull();
    }

    @Test
    void acceptsAnAddressAsMemref() {
        assertThat(verify("""
                                ssawasm.func_import @malloc : (i32) -> i32
                                ssawasm.func @f() -> i32 {
                                  %size = ssawasm.const 16 : i32
                                  %m = ssawasm.call @malloc(%size) : (i32) -> memref<4xi32>
                                  ssawasm.return %m : memref<4xi32>
                                }
                                """).all()).isEmpty();
    }

    @Test
    void acceptsALoopThatNeverEnds() {
        assertThat(verify(loop("ssawasm.pseudo_br ^bb1\n^bb1:\nssawasm.cond_br %x, ^bb1, ^bb2\n^bb2:\nssawasm.br ^bb1"))
                        .all())
                .isEmpty();
    }
}
