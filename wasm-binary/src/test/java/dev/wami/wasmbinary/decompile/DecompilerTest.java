package dev.wami.wasmbinary.decompile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmspec.Feature;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** How code reads; that it means the same is seen by {@code scripts/decompile-suite.py}. */
class DecompilerTest {
    private static WasmModule module(String text) {
        WasmModule module =
                WatReader.read(text.getBytes(StandardCharsets.UTF_8)).module().orElseThrow();
        assertThat(Validator.validate(module, Feature.all())).isEmpty();
        return module;
    }

    /** The text of the first function. */
    private static String first(String fields) {
        return Decompiler.function(module("(module " + fields + ")"), 0);
    }

    @Test
    void writesLoopsAndConditions() {
        assertThat(first("""
                (func $gcd (param $a i32) (param $b i32) (result i32) (local $t i32)
                  (block $done (loop $more
                    (br_if $done (i32.eqz (local.get $b)))
                    (local.set $t (i32.rem_u (local.get $a) (local.get $b)))
                    (local.set $a (local.get $b))
                    (local.set $b (local.get $t))
                    (br $more)))
                  (local.get $a))""")).isEqualTo("""
                static i32 gcd(i32 a, i32 b) {
                    while (b) {
                        i32 t = i32_rem_u(a, b);
                        a = b;
                        b = t;
                    }
                    return a;
                }
                """);
        assertThat(first("""
                (func $sum (param $n i32) (result i32) (local $s i32)
                  (loop $more
                    (local.set $s (i32.add (local.get $s) (local.get $n)))
                    (br_if $more (local.tee $n (i32.sub (local.get $n) (i32.const 1)))))
                  (local.get $s))""")).isEqualTo("""
                static i32 sum(i32 n) {
                    i32 s = 0;
                    do {
                        s = s + n;
                        n = n - 1;
                    } while (n);
                    return s;
                }
                """);
    }

    @Test
    void makesIfsOfBranchesAroundCode() {
        assertThat(first("""
                (func $f (param $x i32) (param $y i32)
                  (block $end
                    (block $else
                      (br_if $else (i32.lt_s (local.get $x) (i32.const 3)))
                      (br_if $else (local.get $y))
                      (call $f (i32.const 1) (i32.const 2))
                      (br $end))
                    (call $f (i32.const 3) (i32.const 4))))""")).isEqualTo("""
                static void f(i32 x, i32 y) {
                    if (x >= 3 && !y) {
                        f(1, 2);
                    } else {
                        f(3, 4);
                    }
                }
                """);
    }

    @Test
    void makesSwitchesOfTables() {
        assertThat(first("""
                (func $f (param $x i32) (result i32) (local $r i32)
                  (block $end
                    (block $two
                      (block $one
                        (br_table $one $two $two $end (local.get $x)))
                      (local.set $r (i32.const 10)))
                    (local.set $r (i32.add (local.get $r) (i32.const 1))))
                  (local.get $r))""")).isEqualTo("""
                static i32 f(i32 x) {
                    i32 r = 0;
                    switch (x) {
                    case 0:
                        r = 10;
                    case 1:
                    case 2:
                        r = r + 1;
                    default:
                        break;
                    }
                    return r;
                }
                """);
    }

    /** A load does not move behind a store, nor a call behind another. */
    @Test
    void keepsTheOrderOfEffects() {
        assertThat(first("""
                (func $f (param $p i32) (result i32)
                  (i32.load (local.get $p))
                  (i32.store (local.get $p) (i32.const 7)))
                (memory 1)""")).isEqualTo("""
                static i32 f(u32 p) {
                    i32 t1 = *(i32 *)(mem + p);
                    *(i32 *)(mem + p) = 7;
                    return t1;
                }
                """);
        assertThat(first("""
                (func $f (result i32) (i32.sub (call $f) (call $f)))""")).isEqualTo("""
                static i32 f(void) {
                    i32 t1 = f();
                    return t1 - f();
                }
                """);
        assertThat(first("""
                (func $f (param $x i32) (result i32)
                  local.get $x
                  (local.set $x (i32.const 1))
                  local.get $x
                  i32.add)""")).isEqualTo("""
                static i32 f(i32 x) {
                    i32 t1 = x;
                    x = 1;
                    return t1 + x;
                }
                """);
    }

    @Test
    void writesTheSignsThatInstructionsRead() {
        assertThat(first("""
                (func $f (param $x i32) (param $y i32) (result i32)
                  (i32.and
                    (i32.lt_u (local.get $x) (i32.const -2))
                    (i32.or
                      (i32.shr_s (local.get $x) (local.get $y))
                      (i32.gt_u (local.get $x) (i32.const 5)))))""")).contains("(u32 x, i32 y)", "x < -2 & ((i32)x >> (y & 0x1f) | x > 5)");
    }

    @Test
    void leavesOutWhatChangesNothing() {
        assertThat(first("""
                (func $f (param $x i32) (param $y i32) (result i32)
                  (local.set $x (local.get $x))
                  (local.get $x) (local.set $x (i32.const 1)) (local.set $x)
                  (local.tee $x (local.get $x)))""")).isEqualTo("""
                static i32 f(i32 x, i32 y) {
                    i32 t1 = x;
                    x = 1;
                    x = t1;
                    return x;
                }
                """);
    }

    @Test
    void namesAreIdentifiersAndDiffer() {
        String text = Decompiler.module(module("""
                (module (func $"operator new(unsigned int)") (func $"operator new[unsigned int]") (func $int)
                  (func (export "memcpy") (param $int i32)) (memory (export "memory") 1 2) (data (i32.const 8) "a\\00b\\"\\ff"))"""));
        assertThat(text)
                .contains("static void operator_new_unsigned_int_(void) {")
                .contains("static void operator_new_unsigned_int__1(void) {")
                .contains("static void int_1(void) {")
                .contains("EXPORT(\"memcpy\") void memcpy_1(i32 int_2) {")
                .contains("EXPORT(\"memory\") MEMORY(mem, 1, 2);")
                .contains("DATA(data_0, 5) =\n    \"a\\0b\\\"\\377\";")
                .contains("memory_init(mem, data_0, 8, 0, 5);");
    }

    /** Neither the stack of the thread nor the time grows with the nesting more than the text does. */
    @Test
    void takesDeepNests() {
        for (String open : new String[] {"block", "loop", "local.get 0 if"}) {
            long[] millis = new long[2];
            for (int size : new int[] {8_000, 32_000}) {
                StringBuilder text = new StringBuilder("(module (func (param i32)\n");
                for (int i = 0; i < size; i++) text.append(open).append(" local.get 0 br_if 0\n");
                text.append("end\n".repeat(size)).append("))");
                WasmModule module = module(text.toString());
                long start = System.nanoTime();
                assertThat(Decompiler.module(module)).contains("p0");
                millis[size / 32_000] = (System.nanoTime() - start) / 1_000_000;
            }
            assertThat(millis[1]).as(open).isLessThan(10 * millis[0] + 1_000);
        }
    }
}
