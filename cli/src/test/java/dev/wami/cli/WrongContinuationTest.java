package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What may be wrong with a program of continuations that {@code wami compile} gets. */
class WrongContinuationTest {
    private static Mistake wrong(String name, String at, String message, String... lines) {
        return Mistake.of("wami", name)
                .file("in.mlir", lines)
                .run("compile", "DIR/in.mlir", "-o", "DIR/out.wasm")
                .reports("DIR/in.mlir:" + at + ": error: ", message);
    }

    /** The lines inside of a function that has a generator {@code %k} and a number {@code %x}. */
    private static Mistake inside(String name, String at, String message, String... lines) {
        return wrong(
                name,
                at,
                message,
                "!k = !dcont.cont<(i32) -> ()>",
                "func.func @f(%k: !k, %x: i32) {",
                String.join("\n", lines),
                "  return",
                "}");
    }

    static Stream<Mistake> programs() {
        return Stream.of(
                wrong(
                        "no protocol",
                        "1:37",
                        "as in '!dcont.cont<(i32) -> ()>'",
                        "func.func private @f(!dcont.cont<i32>)"),
                wrong(
                        "a type that dcont has not",
                        "1:29",
                        "unknown",
                        "func.func private @f(!dcont.coroutine<(i32) -> ()>)"),
                wrong(
                        "an operation that dcont has not",
                        "2:3",
                        "dcont.reset",
                        "func.func @f() {",
                        "  dcont.reset",
                        "  return",
                        "}"),
                inside(
                        "a task that is not there",
                        "3:8",
                        "'task' does not reference a valid function",
                        "  %c = dcont.new @task : !k"),
                wrong(
                        "a task with a parameter",
                        "3:8",
                        "the function of a continuation takes and returns nothing",
                        "func.func private @task(i32)",
                        "func.func @f() {",
                        "  %c = dcont.new @task : !dcont.cont<(i32) -> ()>",
                        "  return",
                        "}"),
                wrong(
                        "a task with a result",
                        "3:8",
                        "the function of a continuation takes and returns nothing",
                        "func.func private @task() -> i32",
                        "func.func @f() {",
                        "  %c = dcont.new @task : !dcont.cont<(i32) -> ()>",
                        "  return",
                        "}"),
                inside(
                        "a number that is resumed",
                        "3:19",
                        "expected the type of a continuation",
                        "  dcont.resume %x : i32 on_yield(%v: i32) {",
                        "  }"),
                inside("a resume without a handler", "4:3", "expected 'on_yield'", "  dcont.resume %k : !k"),
                inside(
                        "a handler without the rest",
                        "3:3",
                        "on_yield takes (i32)",
                        "  dcont.resume %k : !k on_yield(%v: i32) {",
                        "  }"),
                inside(
                        "a handler of another type",
                        "3:3",
                        "on_yield takes (i64",
                        "  dcont.resume %k : !k on_yield(%v: i64, %r: !k) {",
                        "  }"),
                inside(
                        "a value sent to who wants none",
                        "3:23",
                        "sends 1 values",
                        "  dcont.resume %k(%x) : !k on_yield(%v: i32, %r: !k) {",
                        "  }"),
                inside(
                        "a result without on_return",
                        "3:8",
                        "must have an on_return region",
                        "  %r = dcont.resume %k : !k -> i32 on_yield(%v: i32, %rest: !k) {",
                        "    dcont.yield %v : i32",
                        "  }"),
                inside(
                        "a yield of too little",
                        "3:8",
                        "along control flow edge",
                        "  %r = dcont.resume %k : !k -> i32 on_yield(%v: i32, %rest: !k) {",
                        "    dcont.yield",
                        "  } on_return {",
                        "    dcont.yield %x : i32",
                        "  }"),
                inside("a yield outside of a handler", "3:3", "expects parent op", "  dcont.yield %x : i32"),
                inside(
                        "a suspend of fewer values than types",
                        "3:17",
                        "got 1 operands and 2 types",
                        "  dcont.suspend(%x) : (i32, i32) -> ()"),
                inside(
                        "a store of a number",
                        "4:19",
                        "expects different type than prior uses",
                        "  %s = dcont.alloc() : !dcont.allocated<(i32) -> ()>",
                        "  dcont.store %s, %x : !k"),
                wrong(
                        "a value that Wasm has not",
                        "2:3",
                        "type 'f80' has no Wasm representation yet",
                        "func.func @f(%x: f80) {",
                        "  dcont.suspend(%x) : (f80) -> ()",
                        "  return",
                        "}"));
    }

    @ParameterizedTest
    @MethodSource
    void programs(Mistake mistake, @TempDir Path directory) throws IOException {
        assertThat(mistake.check(directory).err()).containsPattern("(?m)^\\s*\\^$");
    }
}
