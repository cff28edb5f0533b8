package dev.wami.tests.wasmssa;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.wat.WatReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The types of a module come back in their order, whichever part of it is the first to use one. */
class TypeOrderTest {
    private static final String FIRST = "(type $a (func (param i32))) ";
    private static final String SECOND = "(type $b (func (param i64) (result i64))) ";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(func (local i64) i64.const 0 (block (type $b)) drop) (tag (type $a))",
                "(tag (type $a)) (func (type $b) local.get 0)",
                "(import \"m\" \"t\" (tag (type $a))) (func (type $b) i64.const 0)",
                "(func i64.const 0 (block (type $b)) drop i32.const 0 (block (type $a) drop))",
                "(table 1 funcref) (func i64.const 0 i32.const 0 call_indirect (type $b) drop) (tag (type $a))",
            })
    void comesBack(String definitions) throws RoundTrip.Failure {
        for (String types : new String[] {FIRST + SECOND, SECOND + FIRST}) {
            byte[] text = ("(module (type (func)) " + types + definitions + ")").getBytes(StandardCharsets.UTF_8);
            byte[] bytes = BinaryEncoder.encode(WatReader.read(text).module().orElseThrow());
            assertThat(new RoundTrip().check(bytes)).as(types).isEqualTo(bytes);
        }
    }
}
