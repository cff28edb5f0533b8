package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which of the runtime's allocators a program gets, by what it allocates. */
class AllocatorChoiceTest {
    private static final String STACK = "wami.stack";
    private static final String SMALL = "__wami_small_heap";
    private static final String FAST = "__wami_heap ";

    private static String allocator(String level, String body) {
        String program = """
                func.func private @host()
                func.func private @use(memref<?xf64>)
                func.func @main(%n: index, %c: i1) {
                  %zero = arith.constant 0 : index
                  %one = arith.constant 1 : index
                  BODY
                  return
                }
                """.replace("BODY", body);
        String text = Ran.wami(program, "compile", "-", level, "--emit=std").out();
        if (text.contains(STACK)) return "stack";
        if (text.contains(SMALL)) return "small";
        return text.contains(FAST) ? "fast" : "none";
    }

    private static final String A = "%a = memref.alloc(%n) : memref<?xf64>\nfunc.call @host() : () -> ()\n";
    private static final String B = "%b = memref.alloc(%n) : memref<?xf64>\n";
    private static final String USE = use("a") + use("b");
    private static final String FREE_A = "memref.dealloc %a : memref<?xf64>\n";
    private static final String FREE_B = "memref.dealloc %b : memref<?xf64>\n";
    private static final String BETWEEN = "%x = memref.alloc(%n) : memref<?xf64>\n" + use("x");

    /** Something that nobody can see through. */
    private static String use(String memref) {
        return "func.call @use(%" + memref + ") : (memref<?xf64>) -> ()\n";
    }

    private static String loop(String body) {
        return "scf.for %i = %zero to %n step %one {\n" + body + "}\n";
    }

    private static String body(String name) {
        return switch (name) {
            case "last first" -> A + B + USE + FREE_B + FREE_A;
            case "together" -> A + B + USE + FREE_A + FREE_B;
            case "never" -> A + loop(B + USE);
            case "in a loop" -> A + loop(B + USE + FREE_B) + FREE_A;
            case "first first" -> A + B + USE + FREE_A + "func.call @host() : () -> ()\n" + FREE_B;
            case "first first in a loop" -> loop(A + B + USE + FREE_A + "func.call @host() : () -> ()\n" + FREE_B);
            case "reused" -> A + B + USE + FREE_A + BETWEEN + FREE_B + "memref.dealloc %x : memref<?xf64>\n";
            case "perhaps" -> A + B + USE + FREE_B + "scf.if %c {\n" + FREE_A + "}\n";
            case "one remains" -> A + B + USE + FREE_A;
            default -> throw new IllegalArgumentException(name);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "last first, stack, stack",
        "together, stack, stack",
        "never, stack, stack",
        "in a loop, stack, stack",
        "first first, small, small",
        "first first in a loop, fast, small",
        "reused, small, small",
        "perhaps, small, small",
        "one remains, small, small"
    })
    void followsTheAllocations(String name, String forSpeed, String forSize) {
        assertThat(allocator("-O2", body(name))).isEqualTo(forSpeed);
        assertThat(allocator("-Os", body(name))).isEqualTo(forSize);
        assertThat(allocator("-Oz", body(name))).isEqualTo(forSize);
        assertThat(allocator("-O0", body(name))).isEqualTo("fast");
    }

    /** That of the oldest alone would do, but a later pass may erase the oldest. */
    @Test
    void everyMemrefOfAStackIsDeallocatedTheNewestFirst() {
        String program = "func.func private @use(memref<?xf64>)\nfunc.func @main(%n: index) {\n"
                + A.substring(0, A.indexOf('\n') + 1) + B + USE + FREE_A + FREE_B + "return\n}";
        String text = Ran.wami(program, "compile", "-", "-O2", "--emit=std").out();
        assertThat(text).containsPattern("memref.dealloc %alloc_\\d.*\\n *memref.dealloc %alloc :");
    }

    @Test
    void isTheFastOneWhereTheProgramKnowsIt() {
        String program = "func.func private @malloc(i32) -> i32\n"
                + "func.func @main(%n: i32) -> i32 { %p = call @malloc(%n) : (i32) -> i32 return %p : i32 }";
        assertThat(Ran.wami(program, "compile", "-", "-Oz", "--emit=std").out())
                .contains("__wami_heap ")
                .doesNotContain(SMALL);
    }
}
