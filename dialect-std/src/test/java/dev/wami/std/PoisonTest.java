package dev.wami.std;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where poison comes from, what it is passed on by, and what needs a value. */
class PoisonTest {
    private static Object run(String body) {
        String text = "func.func @f(%a: i32, %i: index) -> i32 {\n"
                + "%zero = arith.constant 0 : i32\n%one = arith.constant 1 : i32\n%no = arith.constant false\n"
                + "%m = memref.alloca() : memref<4xi32>\n%c0 = arith.constant 0 : index\n"
                + "%min = arith.constant -2147483648 : i32\n%32 = arith.constant 32 : i32\n"
                + body
                + "\n}";
        return new Program(text).call("f", 32, 7L, 1L);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "%p = arith.subi %min, %one overflow<nsw> : i32",
                "%p = arith.subi %zero, %one overflow<nuw> : i32",
                "%p = arith.muli %min, %32 overflow<nuw> : i32",
                "%p = arith.shli %min, %one overflow<nuw> : i32",
                "%p = arith.shli %one, %32 : i32",
                "%p = arith.divsi %a, %32 exact : i32",
                "%p = arith.shrui %a, %one exact : i32",
                "%p = ub.poison : i32",
                "%x = arith.trunci %min overflow<nsw> : i32 to i8 %p = arith.extsi %x : i8 to i32",
                "%x = arith.constant 3.0e10 : f32 %p = arith.fptosi %x : f32 to i32",
                "%x = arith.constant 0x7F800000 : f32 %y = arith.subf %x, %x fastmath<nnan> : f32"
                        + " %p = arith.bitcast %y : f32 to i32",
                "%x = arith.constant 0x7F800000 : f32 %y = arith.addf %x, %x fastmath<ninf> : f32"
                        + " %p = arith.bitcast %y : f32 to i32",
            })
    void brokenPromisesArePoison(String made) {
        assertThat(run(made + "\nreturn %p : i32")).isEqualTo("traps: poison leaves the program");
        assertThat(run(made + "\n%q = arith.select %no, %p, %a : i32\nreturn %q : i32"))
                .isEqualTo(List.of(7L));
        assertThat(run(made + "\n%q = arith.addi %p, %one : i32\n%c = arith.cmpi eq, %q, %a : i32\n"
                        + "cf.cond_br %c, ^x, ^x\n^x:\nreturn %a : i32"))
                .isEqualTo("traps: poison is used: its value is needed here");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "memref.store %p, %m[%c0] : memref<4xi32> return %a : i32 | 7",
                "memref.store %p, %m[%c0] : memref<4xi32> %q = memref.load %m[%c0] : memref<4xi32> return %q : i32 | -",
                "%i2 = arith.index_cast %p : i32 to index %q = memref.load %m[%i2] : memref<4xi32> return %q : i32 | ?",
                "%v = vector.from_elements %a, %p : vector<2xi32> %q = vector.extract %v[0] : i32 from vector<2xi32>"
                        + " return %q : i32 | 7",
                "%v = vector.from_elements %a, %p : vector<2xi32> %w = arith.addi %v, %v : vector<2xi32>"
                        + " %q = vector.extract %w[0] : i32 from vector<2xi32> return %q : i32 | 14",
                "%v = vector.from_elements %a, %p : vector<2xi32>"
                        + " %q = vector.reduction <add>, %v : vector<2xi32> into i32 return %q : i32 | -",
                "%v = ub.poison : vector<2xi32> %w = vector.insert %a, %v [1] : i32 into vector<2xi32>"
                        + " %q = vector.extract %w[1] : i32 from vector<2xi32> return %q : i32 | 7",
                "%c = arith.trunci %p : i32 to i1 %q = scf.if %c -> i32 { scf.yield %a : i32 } else { scf.yield %a : i32 }"
                        + " return %q : i32 | ?",
                "%n = arith.index_cast %p : i32 to index scf.for %k = %c0 to %n step %i { } return %a : i32 | ?",
                "cf.switch %p : i32, [default: ^x, 1: ^x] ^x: return %a : i32 | ?",
                "%q = scf.execute_region -> i32 { scf.yield %p : i32 } return %q : i32 | -",
                "%c = arith.trunci %p : i32 to i1 cf.assert %c, \"known\" return %a : i32 | ?",
                "%c = arith.trunci %p : i32 to i1 %q = arith.select %c, %a, %a : i32 return %q : i32 | -",
            })
    void onlyWhatNeedsAValueTraps(String use, String expected) {
        Object result = run("%p = arith.subi %min, %one overflow<nsw> : i32\n" + use.replace(" ^x: ", "\n^x:\n"));
        switch (expected) {
            case "-" -> assertThat(result).isEqualTo("traps: poison leaves the program");
            case "?" -> assertThat(result).isEqualTo("traps: poison is used: its value is needed here");
            default -> assertThat(result).isEqualTo(List.of(Long.valueOf(expected)));
        }
    }
}
