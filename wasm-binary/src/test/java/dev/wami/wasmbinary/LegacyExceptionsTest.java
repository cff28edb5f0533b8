package dev.wami.wasmbinary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmspec.Feature;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Exceptions as they were before {@code try_table}. What the translated modules do, scripts/proposal-suite.py shows by
 * the assertions of the testsuite's folder legacy.
 */
class LegacyExceptionsTest {
    private static final Set<Feature> ALL = EnumSet.allOf(Feature.class);

    /** Clauses, one of which throws again; delegates to a try, past one, and out of the function. */
    private static final String TEXT = """
            (module
              (type (;0;) (func))
              (type (;1;) (func (param i32)))
              (type (;2;) (func (param i32) (result i32)))
              (tag (;0;) (type 0))
              (tag (;1;) (type 1) (param i32))
              (func (;0;) (type 2) (param i32) (result i32)
                try (result i32) (;@1;)
                  local.get 0
                  throw 1
                catch 1
                  i32.const 1
                  i32.add
                catch_all
                  rethrow 0 (;@1;)
                end)
              (func (;1;) (type 0)
                try (;@1;)
                  try (;@2;)
                    try (;@3;)
                      throw 0
                    delegate 1 (;@1;)
                  catch 0
                    try (;@3;)
                      br 3 (;@0;)
                    delegate 2 (;@0;)
                  end
                catch_all
                end))""";

    private static DecodeResult read(String text) {
        DecodeResult read = WatReader.read(text.getBytes(StandardCharsets.UTF_8));
        assertThat(read.errors()).isEmpty();
        return read;
    }

    @Test
    void areReadAndPrinted() {
        DecodeResult read = read(TEXT);
        assertThat(read.hasLegacyExceptions()).isTrue();
        assertThat(read.validate(ALL)).isEmpty();
        assertThat(WatPrinter.print(read.module().orElseThrow()).strip()).isEqualTo(TEXT);
    }

    @Test
    void areEncodedAndDecoded() {
        WasmModule module = read(TEXT).module().orElseThrow();
        DecodeResult decoded = BinaryDecoder.decode(BinaryEncoder.encode(module));
        assertThat(decoded.module()).contains(module);
        assertThat(decoded.hasLegacyExceptions()).isTrue();
    }

    @Test
    void foldedTextMeansTheSame() {
        String folded = "(module (tag) (func try nop catch 0 end try nop delegate 0))";
        String flat = "(module (tag) (func (try (do nop) (catch 0)) (try (do nop) (delegate 0))))";
        assertThat(read(folded).module()).isEqualTo(read(flat).module());
    }

    @Test
    void requireTheirFeature() {
        assertThat(read(TEXT).validate(Feature.all()))
                .extracting(WasmError::message)
                .allMatch(m -> m.contains("requires the feature legacy-exceptions"))
                .hasSize(2);
    }

    @Test
    void areTranslated() {
        DecodeResult translated = read(TEXT).withoutLegacyExceptions();
        assertThat(translated.hasLegacyExceptions()).isFalse();
        assertThat(translated.validate(Feature.all())).isEmpty();
        assertThat(WatPrinter.print(translated.module().orElseThrow())).contains("""
                (func (;0;) (type 2) (param i32) (result i32)
                    (local exnref)
                    block (result i32) (;@1;)
                      block (result exnref) (;@2;)
                        block (result i32) (;@3;)
                          try_table (result i32) (catch 1 0 (;@3;)) (catch_all_ref 1 (;@2;)) (;@4;)
                            local.get 0
                            throw 1
                          end
                          br 2 (;@1;)
                        end
                        i32.const 1
                        i32.add
                        br 1 (;@1;)
                      end
                      local.set 1
                      local.get 1
                      throw_ref
                    end)
                """.strip());
    }

    /** Each instruction of the translation is at the place of one of those that it was made of. */
    @Test
    void staysWhereItWas() {
        DecodeResult read = read(TEXT);
        LocatedCode code = read.withoutLegacyExceptions().body(0);
        for (int i = 0; i < code.instructions().size(); i++) {
            int at = code.offset(i);
            assertThat(at).isBetween(TEXT.indexOf("try"), TEXT.indexOf("end)"));
            String mnemonic = code.instructions().get(i).opcode().mnemonic();
            if (mnemonic.equals("throw") || mnemonic.equals("i32.add")) {
                assertThat(TEXT.substring(at)).startsWith(mnemonic);
            }
        }
    }

    @Test
    void namesOfBlocksMoveAlong() {
        String text = "(module (tag) (func try nop catch 0 block $inner nop end end))";
        WasmModule translated = read(text).withoutLegacyExceptions().module().orElseThrow();
        assertThat(WatPrinter.print(translated)).contains("block $inner\n");
    }
}
