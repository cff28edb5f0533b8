package dev.wami.ssawasm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.Operation;
import dev.wami.core.rewrite.GreedyRewrite;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What operations become; the rules are those of modular and IEEE 754 arithmetic. */
class FoldingTest {
    /**
     * The function's body after canonicalisation, without the reads of its arguments %x, %y (i32), %l (i64), %f, %d.
     */
    private static String canonical(String body) {
        Operation module = Text.parse("""
                ssawasm.func @f(%ax: !ssawasm.local<i32>, %ay: !ssawasm.local<i32>, %al: !ssawasm.local<i64>, %af: !ssawasm.local<f32>, %ad: !ssawasm.local<f64>) {
                  %x = ssawasm.local_get %ax : i32
                  %y = ssawasm.local_get %ay : i32
                  %l = ssawasm.local_get %al : i64
                  %f = ssawasm.local_get %af : f32
                  %d = ssawasm.local_get %ad : f64
                """ + body + """
                  ssawasm.return
                }
                """);
        canonicalize(module);
        String text = Text.print(module);
        int last = 0;
        for (String line : text.split("\n")) {
            if (line.contains("local_get")) last = text.indexOf(line) + line.length() + 1;
        }
        String rest = text.substring(last, text.indexOf("ssawasm.return"));
        StringBuilder head = new StringBuilder();
        for (String line : text.split("\n")) {
            if (line.contains("ssawasm.const") && text.indexOf(line) < last) {
                head.append(line.strip()).append("; ");
            }
        }
        return head + rest.strip().replaceAll("\\s*\n\\s*", "; ");
    }

    private static void canonicalize(Operation module) {
        boolean converged = new GreedyRewrite(Text.context(), GreedyRewrite.Options.CANONICALIZE, List.of())
                .run(module)
                .converged();
        assertThat(converged).isTrue();
    }

    /** The expression that {@code expression}, called %r, becomes: the operations in front of the drop that uses it. */
    private static String simplified(String expression, String type) {
        return canonical("  " + expression.strip().replace(";", "\n  ") + "\n  ssawasm.drop %r : " + type + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "add %x, %zero | x",
                "sub %x, %zero | x",
                "sub %x, %x | 0",
                "mul %x, %one | x",
                "mul %x, %zero | 0",
                "and %x, %ones | x",
                "and %x, %zero | 0",
                "and %x, %x | x",
                "or %x, %zero | x",
                "or %x, %ones | -1",
                "or %x, %x | x",
                "xor %x, %zero | x",
                "xor %x, %x | 0",
                "shl %x, %zero | x",
                "shr_s %x, %width | x",
                "rotl %x, %width | x",
                "shr_u %zero, %x | 0",
                "div_s %x, %one | x",
                "div_u %x, %one | x",
                "rem_s %x, %ones | 0",
                "rem_s %x, %one | 0",
                "rem_u %x, %one | 0",
                "eq %x, %x | 1",
                "ne %x, %x | 0",
                "lt_s %x, %x | 0",
                "ge_u %x, %x | 1",
                "lt_u %x, %zero | 0",
                "ge_u %x, %zero | 1",
                "gt_u %x, %ones | 0",
                "le_u %x, %ones | 1",
            })
    void foldsIntegers(String operation, String expected) {
        String text = simplified("""
                %zero = ssawasm.const 0 : i32; %one = ssawasm.const 1 : i32; %ones = ssawasm.const -1 : i32; %width = ssawasm.const 32 : i32;
                %r = ssawasm.""" + operation + " : i32", "i32");
        if (expected.equals("x")) assertThat(text).isEqualTo("ssawasm.drop %0 : i32");
        else assertThat(text).matches("(.*; )?%\\S+ = ssawasm.const " + expected + " : i32; ssawasm.drop %\\S+ : i32");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // x + 2 + 3 -> x + 5
                "%c2 = ssawasm.const 2 : i32; %c3 = ssawasm.const 3 : i32; %a = ssawasm.add %x, %c2 : i32; %r = ssawasm.add %a, %c3 : i32 | 5 | add",
                // 3 + x - 5 -> x + -2
                "%c3 = ssawasm.const 3 : i32; %c5 = ssawasm.const 5 : i32; %a = ssawasm.add %c3, %x : i32; %r = ssawasm.sub %a, %c5 : i32 | -2 | add",
                // (10 - x) + 2 -> 12 - x
                "%c10 = ssawasm.const 10 : i32; %c2 = ssawasm.const 2 : i32; %a = ssawasm.sub %c10, %x : i32; %r = ssawasm.add %a, %c2 : i32 | 12 | sub",
                "%c8 = ssawasm.const 8 : i32; %r = ssawasm.mul %x, %c8 : i32 | 3 | shl",
                "%c8 = ssawasm.const 8 : i32; %r = ssawasm.div_u %x, %c8 : i32 | 3 | shr_u",
                "%c8 = ssawasm.const 8 : i32; %r = ssawasm.rem_u %x, %c8 : i32 | 7 | and",
                "%c3 = ssawasm.const 3 : i32; %c5 = ssawasm.const 5 : i32; %a = ssawasm.mul %x, %c3 : i32; %r = ssawasm.mul %a, %c5 : i32 | 15 | mul",
                "%c3 = ssawasm.const 3 : i32; %c5 = ssawasm.const 5 : i32; %a = ssawasm.shl %x, %c3 : i32; %r = ssawasm.shl %a, %c5 : i32 | 8 | shl",
                "%c20 = ssawasm.const 20 : i32; %a = ssawasm.shr_s %x, %c20 : i32; %r = ssawasm.shr_s %a, %c20 : i32 | 31 | shr_s",
                "%c33 = ssawasm.const 33 : i32; %r = ssawasm.shl %x, %c33 : i32 | 1 | shl",
                "%c12 = ssawasm.const 12 : i32; %c10 = ssawasm.const 10 : i32; %a = ssawasm.and %x, %c12 : i32; %r = ssawasm.and %c10, %a : i32 | 8 | and",
            })
    void combinesConstants(String program, long constant, String operator) {
        assertThat(simplified(program, "i32"))
                .containsPattern("ssawasm.const " + constant + " : i32; %1 = ssawasm." + operator + " ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "%c = ssawasm.lt_s %x, %y : i32; %r = ssawasm.eqz %c : i32 | ssawasm.ge_s %0, %1 : i32",
                "%c = ssawasm.eq %x, %y : i32; %r = ssawasm.eqz %c : i32 | ssawasm.ne %0, %1 : i32",
                "%z = ssawasm.const 0 : i32; %r = ssawasm.eq %x, %z : i32 | ssawasm.eqz %0 : i32",
                "%z = ssawasm.const 5 : i32; %r = ssawasm.lt_u %z, %x : i32 | ssawasm.gt_u %0, %c5_i32 : i32",
                "%e = ssawasm.extend_i32_u %x : i32 to i64; %r = ssawasm.eqz %e : i64 | ssawasm.eqz %0 : i32",
                "%t = ssawasm.eqz %x : i32; %o = ssawasm.const 1 : i32; %z = ssawasm.const 0 : i32; %r = ssawasm.select %z, %o, %t : i32 | ssawasm.ne %0, %c0_i32 : i32",
                "%s = ssawasm.const 24 : i32; %a = ssawasm.shl %x, %s : i32; %r = ssawasm.shr_s %a, %s : i32 | ssawasm.extend8_s %0 : i32",
            })
    void rewritesConditions(String program, String expected) {
        assertThat(simplified(program, "i32")).contains(expected);
    }

    @Test
    void keepsFloatsExact() {
        // -0 is no neutral element of subtraction, +0 none of addition; 3 has no exact inverse
        for (String kept : List.of(
                "%c = ssawasm.const 0.0 : f64; %r = ssawasm.add %d, %c : f64",
                "%c = ssawasm.const -0.0 : f64; %r = ssawasm.sub %d, %c : f64",
                "%c = ssawasm.const 0.0 : f64; %r = ssawasm.mul %d, %c : f64",
                "%c = ssawasm.const 3.0 : f64; %r = ssawasm.div %d, %c : f64",
                "%r = ssawasm.sub %d, %d : f64",
                "%r = ssawasm.div %d, %d : f64")) {
            String operator = kept.replaceAll(".*= ssawasm\\.(\\w+) %d.*", "$1");
            assertThat(simplified(kept, "f64")).as(kept).contains("ssawasm." + operator + " %0");
        }
        for (String gone : List.of(
                "%c = ssawasm.const -0.0 : f64; %r = ssawasm.add %d, %c : f64",
                "%c = ssawasm.const 0.0 : f64; %r = ssawasm.sub %d, %c : f64",
                "%c = ssawasm.const 1.0 : f64; %r = ssawasm.mul %c, %d : f64",
                "%c = ssawasm.const 1.0 : f64; %r = ssawasm.div %d, %c : f64",
                "%a = ssawasm.neg %d : f64; %r = ssawasm.neg %a : f64")) {
            assertThat(simplified(gone, "f64")).as(gone).isEqualTo("ssawasm.drop %0 : f64");
        }
        assertThat(simplified("%c = ssawasm.const 4.0 : f64; %r = ssawasm.div %d, %c : f64", "f64"))
                .contains("ssawasm.const 2.500000e-01 : f64")
                .contains("ssawasm.mul %0, %cst : f64");
        assertThat(simplified("%a = ssawasm.neg %d : f64; %r = ssawasm.sub %d, %a : f64", "f64"))
                .contains("ssawasm.add %0, %0 : f64");
    }

    @Test
    void undoesConversions() {
        for (String gone : List.of(
                "%a = ssawasm.extend_i32_s %x : i32 to i64; %r = ssawasm.wrap_i64 %a : i64 to i32",
                "%a = ssawasm.extend_i32_u %x : i32 to i64; %r = ssawasm.wrap_i64 %a : i64 to i32",
                "%a = ssawasm.reinterpret_i32 %x : i32 to f32; %r = ssawasm.reinterpret_f32 %a : f32 to i32",
                "%a = ssawasm.convert_i32_s %x : i32 to f64; %r = ssawasm.trunc_sat_f64_s %a : f64 to i32")) {
            assertThat(simplified(gone, "i32")).as(gone).isEqualTo("ssawasm.drop %0 : i32");
        }
        assertThat(simplified(
                        "%a = ssawasm.wrap_i64 %l : i64 to i32; %r = ssawasm.extend_i32_s %a : i32 to i64", "i64"))
                .startsWith("%1 = ssawasm.extend32_s %0 : i64");
        assertThat(simplified(
                        "%a = ssawasm.convert_i32_s %x : i32 to f32; %r = ssawasm.trunc_sat_f32_s %a : f32 to i32",
                        "i32"))
                .as("an f32 has 24 bits only")
                .contains("trunc_sat_f32_s");
    }

    @Test
    void movesConstantsIntoOffsetsOnlyWithoutWrapping() {
        String load = "%r = ssawasm.load %a offset = 8 : i32";
        String c = "%c = ssawasm.const 16 : i32; ";
        assertThat(simplified(c + "%a = ssawasm.add nuw %x, %c : i32; " + load, "i32"))
                .startsWith("%1 = ssawasm.load %0 offset = 24 : i32");
        assertThat(simplified(c + "%a = ssawasm.add %x, %c : i32; " + load, "i32"))
                .contains("ssawasm.add %0, %c16_i32 : i32")
                .contains("offset = 8");
        assertThat(simplified(
                        c
                                + "%m = ssawasm.const 1023 : i32; %b = ssawasm.and %x, %m : i32; %a = ssawasm.add %b, %c : i32; "
                                + load,
                        "i32"))
                .as("a sum of known parts does not wrap")
                .contains("offset = 24");
        assertThat(simplified("%c = ssawasm.const -8 : i32; %a = ssawasm.add nuw %x, %c : i32; " + load, "i32"))
                .as("the offset would not fit")
                .contains("offset = 8");
    }

    @Test
    void bringsConstantsOutOfAddresses() {
        // base + ((i + 1) << 3) -> (base + (i << 3)) + 8
        String text = simplified(
                "%one = ssawasm.const 1 : i32; %three = ssawasm.const 3 : i32; %i = ssawasm.add nuw %y, %one : i32;"
                        + " %s = ssawasm.shl nuw %i, %three : i32; %a = ssawasm.add nuw %x, %s : i32;"
                        + " %r = ssawasm.load %a : f64",
                "f64");
        assertThat(text)
                .contains("ssawasm.shl nuw %1, %c3_i32 : i32; %3 = ssawasm.add nuw %0, %2 : i32;"
                        + " %4 = ssawasm.load %3 offset = 8 : f64");
    }

    @Test
    void simplifiesControlFlow() {
        assertThat(canonical("""
                          %one = ssawasm.const 1 : i32
                          %r = ssawasm.if %one -> i32 {
                            ssawasm.exit %x : i32
                          } else {
                            ssawasm.exit %y : i32
                          }
                          ssawasm.drop %r : i32
                        """)).isEqualTo("ssawasm.drop %0 : i32");
        assertThat(canonical("""
                          %c = ssawasm.eqz %x : i32
                          %r = ssawasm.if %c -> i32 {
                            ssawasm.exit %x : i32
                          } else {
                            ssawasm.exit %y : i32
                          }
                          ssawasm.drop %r : i32
                        """)).isEqualTo("%2 = ssawasm.select %1, %0, %0 : i32; ssawasm.drop %2 : i32");
        assertThat(canonical("""
                          %r = ssawasm.block_loop -> i32 {
                            ssawasm.pseudo_br ^bb1(%x : i32)
                          ^bb1(%a: i32):
                            ssawasm.pseudo_br ^bb2(%a : i32)
                          ^bb2(%b: i32):
                            ssawasm.exit %b : i32
                          }
                          ssawasm.drop %r : i32
                        """)).as("a loop that is none").isEqualTo("ssawasm.drop %0 : i32");
        assertThat(canonical("""
                          %zero = ssawasm.const 0 : i32
                          ssawasm.block_loop {
                            ssawasm.pseudo_br ^bb1(%x : i32)
                          ^bb1(%a: i32):
                            ssawasm.drop %a : i32
                            %c = ssawasm.load %a : i32
                            ssawasm.cond_br %c, ^bb1(%a : i32), ^bb2
                          ^bb2:
                            ssawasm.cond_br %zero, ^bb1(%a : i32), ^bb3
                          ^bb3:
                            ssawasm.br ^bb4
                          ^bb4:
                            ssawasm.exit
                          }
                        """))
                .as("the argument is always x, and one branch is left")
                .isEqualTo("ssawasm.block_loop {; ssawasm.pseudo_br ^bb1; ^bb1:  // 2 preds: ^bb0, ^bb1;"
                        + " ssawasm.drop %0 : i32; %1 = ssawasm.load %0 : i32; ssawasm.cond_br %1, ^bb1, ^bb2;"
                        + " ^bb2:  // pred: ^bb1; ssawasm.exit; }");
    }
}
