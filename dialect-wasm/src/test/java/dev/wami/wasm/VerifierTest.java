package dev.wami.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.verify.Verifier;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the operations themselves check: labels, immediates, symbols. The rest is the validator's. */
class VerifierTest {

    private static String function(String body) {
        return "wasm.func @f(i32) locals [f64] {\n" + body + "\n}\n";
    }

    static Stream<Arguments> wrong() {
        return Stream.of(
                Arguments.of(
                        function("wasm.local.get 2"), "'wasm.local.get' op local 2 does not exist: the function has 2"),
                Arguments.of(
                        function("wasm.block \"a\" {\nwasm.br \"b\"\n}"),
                        "'wasm.br' op no enclosing block has the label \"b\""),
                Arguments.of(
                        function("wasm.block \"a\" {\n}\nwasm.br_table [\"a\"] \"a\""),
                        "'wasm.br_table' op no enclosing block has the label \"a\""),
                Arguments.of(
                        function("wasm.i32.load align = 8"),
                        "'wasm.i32.load' op align = 8 must be a power of two up to 4"),
                Arguments.of(
                        function("wasm.i32.atomic.load align = 2"),
                        "'wasm.i32.atomic.load' op align = 2 must be a power of two equal to 4"),
                Arguments.of(
                        function("wasm.i32x4.extract_lane 4"),
                        "'wasm.i32x4.extract_lane' op lane 4 does not exist: there are 4"),
                Arguments.of(
                        function("wasm.v128.load32_lane 4"),
                        "'wasm.v128.load32_lane' op lane 4 does not exist: there are 4"),
                Arguments.of(
                        function("wasm.i8x16.shuffle array<i8: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 32>"),
                        "'wasm.i8x16.shuffle' op lane 32 does not exist: there are 32"),
                Arguments.of(function("wasm.call @g"), "'wasm.call' op 'g' does not reference a func"),
                Arguments.of(function("wasm.global.get @f"), "'wasm.global.get' op 'f' does not reference a global"),
                Arguments.of(
                        function("wasm.i32.load memory = @f"), "'wasm.i32.load' op 'f' does not reference a memory"),
                Arguments.of(function("wasm.data.drop @f"), "'wasm.data.drop' op 'f' does not reference a wasm.data"),
                Arguments.of("wasm.i32.add", "'wasm.i32.add' op must be inside a wasm.func"),
                Arguments.of(
                        "wasm.export \"f\" @f",
                        "'wasm.export' op 'f' does not reference anything that can be exported"),
                Arguments.of("wasm.global @g : i32 = 1 : i64", "'wasm.global' op value 1 : i64 is not of type i32"),
                Arguments.of(
                        "wasm.func @f(i8) {\n}",
                        "'wasm.func' op attribute 'type' failed to satisfy constraint: type"
                                + " attribute of a function type of Wasm value types"),
                Arguments.of(
                        "\"wasm.func\"() ({ \"wasm.local.set\"() <{local = 0 : i32}> : () -> () }) : () -> ()",
                        "'wasm.func' op requires attribute 'sym_name'"),
                Arguments.of(
                        "wasm.func @f() locals [i1] {\n}",
                        "'wasm.func' op has a local of i1, which is no Wasm value type"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void saysWhatIsWrong(String text, String message) {
        Operation module = RoundTripTest.parse(text);
        Diagnostics diagnostics = new Diagnostics();
        Verifier.verify(module, diagnostics);
        assertThat(diagnostics.all()).isNotEmpty();
        assertThat(diagnostics.all().get(0).message()).isEqualTo(message);
        assertThat(diagnostics.all().get(0).location().start()).isNotNull();
    }

    /** Every row of the table has an operation, but for those that need types of the type section. */
    @Test
    void hasTheInstructions() {
        WasmDialect dialect = new WasmDialect();
        List<String> missing = new ArrayList<>();
        for (Opcode row : Opcode.values()) {
            boolean legacy = row.feature() == Feature.LEGACY_EXCEPTIONS;
            if (!legacy && dialect.operation("wasm." + row.mnemonic()) == null) missing.add(row.mnemonic());
        }
        assertThat(missing)
                .allMatch(m -> m.matches("else|end|try_table|br_on_cast.*|(return_)?call_ref|ref\\.(test|cast)"
                        + "|struct\\..*|array\\..*|cont\\..*|resume.*|switch"));
        for (OpKind kind : dialect.operations()) {
            Operation op = kind.create(OpState.at(Location.UNKNOWN));
            assertThat(op.kind()).isSameAs(kind);
            assertThat(op.spec().name()).isEqualTo(kind.opName());
        }
    }
}
