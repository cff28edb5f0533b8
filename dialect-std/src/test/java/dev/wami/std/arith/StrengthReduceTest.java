package dev.wami.std.arith;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.std.Program;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrengthReduceTest {
    private static final List<String> OPS =
            List.of("muli", "divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui");

    private static String function(String op, String type, String constant) {
        return "func.func @f(%x: TYPE) -> TYPE {\n  %c = arith.constant CONSTANT : TYPE\n  %0 = arith.OP %x, %c : TYPE\n"
                        .replace("OP", op)
                        .replace("CONSTANT", constant)
                        .replace("TYPE", type)
                + "  return %0 : " + type + "\n}\n";
    }

    /** All bytes by all powers of two and their negations. */
    @ParameterizedTest
    @ValueSource(strings = {"muli", "divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui"})
    void bytesAreDividedAsBefore(String op) {
        for (int k = 0; k <= 7; k++) {
            for (int sign : new int[] {1, -1}) {
                String text = function(op, "i8", String.valueOf((byte) (sign << k)));
                Program before = new Program(text);
                Program after = new Program(text).apply(new StrengthReduce());
                for (long x = -128; x < 128; x++) {
                    assertThat(after.call("f", 64, x))
                            .as("%d %s %d", x, op, sign << k)
                            .isEqualTo(before.call("f", 64, x));
                }
            }
        }
    }

    /** As lower-affine rounds down. */
    @Test
    void selectsThatRoundDownAreShifts() {
        for (int k = 0; k <= 6; k++) {
            String text = function("divsi", "i8", String.valueOf(1 << k))
                    .replace("%0 = arith.divsi %x", """
                            %zero = arith.constant 0 : i8
                            %minus = arith.constant -1 : i8
                            %negative = arith.cmpi slt, %x, %zero : i8
                            %a = arith.subi %minus, %x : i8
                            %n = arith.select %negative, %a, %x : i8
                            %q = arith.divsi %n""")
                    .replace("return %0", """
                            %b = arith.subi %minus, %q : i8
                            %0 = arith.select %negative, %b, %q : i8
                            return %0""");
            Program after = new Program(text).apply(new StrengthReduce());
            for (long x = -128; x < 128; x++) {
                assertThat(after.call("f", 64, x)).isEqualTo(new Program(text).call("f", 64, x));
            }
            assertThat(after.toString())
                    .contains("shrsi")
                    .doesNotContain("divsi")
                    .doesNotContain("shrui");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"i1", "i2", "i32", "i64", "index", "i100"})
    void otherWidthsToo(String type) {
        Random random = new Random(type.hashCode());
        int width = type.equals("index") ? 40 : Integer.parseInt(type.substring(1));
        for (String op : OPS) {
            for (int i = 0; i < 12; i++) {
                java.math.BigInteger power = java.math.BigInteger.ONE.shiftLeft(random.nextInt(width));
                if (random.nextBoolean()) power = power.negate();
                String constant = type.equals("i1") ? "-1" : power.toString();
                if (type.equals("i2") && constant.equals("2")) constant = "-2";
                String text = function(op, type, constant);
                Program before = new Program(text);
                Program after = new Program(text).apply(new StrengthReduce());
                for (int j = 0; j < 20; j++) {
                    Object x = dev.wami.std.OneOp.integer(
                            IntegerSemanticsTest.any(random, type.equals("index") ? 64 : width),
                            type.equals("index") ? 64 : width);
                    assertThat(after.call("f", 64, x))
                            .as("%s %s %s", x, op, constant)
                            .isEqualTo(before.call("f", 64, x));
                    if (!type.equals("index")) continue;
                    Object narrow = (long) ((Long) x).intValue();
                    assertThat(after.call("f", 32, narrow))
                            .as("%s %s %s", x, op, constant)
                            .isEqualTo(before.call("f", 32, narrow));
                }
            }
        }
    }

    /** The operation is gone, or stays where there is nothing to gain. */
    @ParameterizedTest
    @CsvSource({
        "muli, 8, shli",
        "muli, -8, subi",
        "divui, 8, shrui",
        "remui, 8, andi",
        "divsi, 8, shrsi",
        "divsi, -8, subi",
        "remsi, 8, subi",
        "floordivsi, 8, shrsi",
        "ceildivsi, 8, addi",
        "ceildivui, 8, addi",
        "divui, -2147483648, shrui",
        "muli, 6, muli",
        "divsi, 7, divsi",
        "divui, -8, divui",
        "divsi, -1, divsi",
        "divsi, -2147483648, divsi"
    })
    void becomes(String op, String constant, String last) {
        String text = new Program(function(op, "i32", constant))
                .apply(new StrengthReduce())
                .toString();
        List<String> lines = text.lines().filter(l -> l.contains("arith.")).toList();
        assertThat(lines.get(lines.size() - 1)).contains("arith." + last);
        if (!op.equals(last)) assertThat(text).doesNotContain("arith." + op + " ");
    }

    @Test
    void splatsAreReducedAndFlagsKept() {
        String text = new Program("""
                        func.func @f(%v: vector<4xi32>, %x: i32) -> (vector<4xi32>, i32, i32) {
                          %s = arith.constant dense<4> : vector<4xi32>
                          %c = arith.constant 16 : i32
                          %0 = arith.remui %v, %s : vector<4xi32>
                          %1 = arith.muli %x, %c overflow<nsw, nuw> : i32
                          %2 = arith.divsi %x, %c exact : i32
                          return %0, %1, %2 : vector<4xi32>, i32, i32
                        }
                        """).apply(new StrengthReduce()).toString();
        assertThat(text)
                .contains("arith.andi %arg0, %cst_0 : vector<4xi32>")
                .contains("arith.shli %arg1, %c4_i32 overflow<nsw, nuw> : i32")
                .contains("arith.shrsi %arg1, %c4_i32_1 : i32");
    }
}
