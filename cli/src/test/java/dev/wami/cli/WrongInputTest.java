package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a user may do wrong: each is told where and what, with the source line and a caret where there is a source;
 * nothing is written, and no stack trace is shown.
 */
class WrongInputTest {
    private static Ran run(String... args) {
        return Ran.wami("", args);
    }

    /** A program that {@code wami compile} refuses, with its source line and a caret. */
    private static Mistake wrong(String name, String at, String message, String... lines) {
        return Mistake.of("wami", name)
                .file("in.mlir", lines)
                .run("compile", "-O0", "DIR/in.mlir", "-o", "DIR/out.wasm")
                .reports("DIR/in.mlir:" + at, message);
    }

    static Stream<Mistake> programs() {
        return Stream.of(
                wrong("not MLIR", "1:1", "custom op 'int' is unknown", "int main() { return 0; }"),
                wrong("a brace missing", "2:9", "expected", "func.func @f() {", "  return"),
                wrong(
                        "an unknown operation",
                        "2:8",
                        "addi",
                        "func.func @f(%a: i32) {",
                        "  %0 = arith.adi %a, %a : i32",
                        "  return",
                        "}"),
                wrong("an unknown dialect", "2:3", "nodialect", "func.func @f() {", "  nodialect.op", "  return", "}"),
                wrong("an unknown type", "1:17", "", "func.func @f(%a: int) { return }"),
                wrong(
                        "an undefined value",
                        "2:23",
                        "undeclared",
                        "func.func @f(%a: i32) -> i32 {",
                        "  %0 = arith.addi %a, %b : i32",
                        "  return %0 : i32",
                        "}"),
                wrong(
                        "a value defined twice",
                        "3:3",
                        "redefinition",
                        "func.func @f() {",
                        "  %0 = arith.constant 1 : i32",
                        "  %0 = arith.constant 2 : i32",
                        "  return",
                        "}"),
                wrong(
                        "a value of another type",
                        "2:19",
                        "",
                        "func.func @f(%a: i32) {",
                        "  %0 = arith.addi %a, %a : i64",
                        "  return",
                        "}"),
                wrong(
                        "a float where integers add",
                        "2:8",
                        "",
                        "func.func @f(%a: f32) {",
                        "  %0 = arith.addi %a, %a : f32",
                        "  return",
                        "}"),
                wrong(
                        "an integer that does not fit",
                        "2:23",
                        "",
                        "func.func @f() {",
                        "  %0 = arith.constant 300 : i8",
                        "  return",
                        "}"),
                wrong(
                        "a float constant of integer type",
                        "3:3",
                        "",
                        "func.func @f() {",
                        "  %0 = arith.constant 1.5 : i32",
                        "  return",
                        "}"),
                wrong("a function without return", "2:8", "", "func.func @f() {", "  %0 = arith.constant 1 : i32", "}"),
                wrong("a return of too much", "2:3", "", "func.func @f(%a: i32) {", "  return %a : i32", "}"),
                wrong(
                        "a return of another type",
                        "2:3",
                        "",
                        "func.func @f(%a: i32) -> i64 {",
                        "  return %a : i32",
                        "}"),
                wrong(
                        "a call of nobody",
                        "2:3",
                        "nobody",
                        "func.func @f() {",
                        "  call @nobody() : () -> ()",
                        "  return",
                        "}"),
                wrong(
                        "a call with too little",
                        "3:",
                        "",
                        "func.func private @g(i32)",
                        "func.func @f() {",
                        "  call @g() : () -> ()",
                        "  return",
                        "}"),
                wrong(
                        "two functions of one name",
                        "2:",
                        "redefinition",
                        "func.func @f() { return }",
                        "func.func @f() { return }"),
                wrong(
                        "a use before the definition",
                        "2:",
                        "",
                        "func.func @f() -> i32 {",
                        "  %0 = arith.addi %1, %1 : i32",
                        "  %1 = arith.constant 1 : i32",
                        "  return %0 : i32",
                        "}"),
                wrong(
                        "too few indices",
                        "2:8",
                        "",
                        "func.func @f(%m: memref<4x4xf32>, %i: index) {",
                        "  %0 = memref.load %m[%i] : memref<4x4xf32>",
                        "  return",
                        "}"),
                wrong("a branch to nowhere", "2:", "bb1", "func.func @f() {", "  cf.br ^bb1", "}"),
                wrong(
                        "a predicate that is none",
                        "2:",
                        "",
                        "func.func @f(%a: i32) {",
                        "  %0 = arith.cmpi less, %a, %a : i32",
                        "  return",
                        "}"),
                wrong(
                        "an if without its value",
                        "2:",
                        "",
                        "func.func @f(%c: i1) -> i32 {",
                        "  %0 = scf.if %c -> (i32) {",
                        "    %1 = arith.constant 1 : i32",
                        "    scf.yield %1 : i32",
                        "  }",
                        "  return %0 : i32",
                        "}"),
                wrong("a string without end", "1:", "", "func.func @f() attributes {a = \"b} { return }"),
                wrong(
                        "a dense attribute of another shape",
                        "1:",
                        "",
                        "memref.global @g : memref<4xi32> = dense<[1, 2]>"),
                wrong(
                        "a float of 80 bits",
                        "2:8",
                        "f80",
                        "func.func @f(%a: f80) -> f80 {",
                        "  %0 = arith.addf %a, %a : f80",
                        "  return %0 : f80",
                        "}"),
                wrong(
                        "a scalable vector",
                        "1:1",
                        "vector<[4]xf32>",
                        "func.func @f(%a: vector<[4]xf32>) -> vector<[4]xf32> {",
                        "  %0 = arith.addf %a, %a : vector<[4]xf32>",
                        "  return %0 : vector<[4]xf32>",
                        "}"),
                wrong(
                        "a malloc of another type",
                        "3:8",
                        "malloc",
                        "func.func @malloc(%n: i64) -> i64 { return %n : i64 }",
                        "func.func @f() {",
                        "  %0 = memref.alloc() : memref<4xi32>",
                        "  memref.dealloc %0 : memref<4xi32>",
                        "  return",
                        "}"),
                wrong(
                        "half an allocator",
                        "4:3",
                        "free",
                        "func.func @malloc(%n: i32) -> i32 { return %n : i32 }",
                        "func.func @f() {",
                        "  %0 = memref.alloc() : memref<4xi32>",
                        "  memref.dealloc %0 : memref<4xi32>",
                        "  return",
                        "}"));
    }

    @ParameterizedTest
    @MethodSource
    void programs(Mistake mistake, @TempDir Path directory) throws IOException {
        assertThat(mistake.check(directory).err()).containsPattern("(?m)^\\s*\\^$");
    }

    @Test
    void filesThatAreNone(@TempDir Path directory) throws IOException {
        Path input = Files.writeString(directory.resolve("kernel.mlir"), "func.func @f() { return }\n");
        String name = input.toString();
        assertThat(run("compile", directory.resolve("kernle.mlir").toString()).err())
                .contains("kernle.mlir: error: no such file; did you mean 'kernel.mlir'?");
        assertThat(run("compile", directory.toString()).err()).contains("error: this is a directory, not a file");
        assertThat(run("compile", name, "-o", directory.resolve("none/out.wasm").toString())
                        .err())
                .contains("out.wasm: error: the directory", "does not exist");
        assertThat(run("compile", name, "-o", directory.toString()).err()).contains("error: this is a directory");
        Path empty = Files.writeString(directory.resolve("empty.mlir"), "");
        assertThat(run("compile", empty.toString())).isEqualTo(new Ran(1, "", empty + ": error: the file is empty\n"));
        Path latin = Files.write(directory.resolve("latin.mlir"), new byte[] {'/', '/', ' ', (byte) 0xE4, '\n'});
        assertThat(run("compile", latin.toString()).err()).startsWith(latin + ":1:4: error: byte 0xe4");
        Path wasm = Files.write(directory.resolve("k.wasm"), new byte[] {0, 'a', 's', 'm', 1, 0, 0, 0});
        assertThat(run("compile", wasm.toString()).err()).contains("this is a WebAssembly binary, not MLIR text");
        assertThat(Stream.of("kernle.mlir", "empty.mlir", "latin.mlir", "k.wasm", ""))
                .allSatisfy(f -> assertThat(
                                run("compile", directory.resolve(f).toString()).status())
                        .isEqualTo(ExitCode.DIAGNOSTICS));
    }

    private static void usage(String message, String... args) {
        Ran ran = run(args);
        assertThat(ran.status()).as(ran.err()).isEqualTo(ExitCode.USAGE);
        assertThat(ran.err()).contains(message);
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void commandLinesThatAreNone(@TempDir Path directory) throws IOException {
        String a = Files.writeString(directory.resolve("a.mlir"), "func.func @f() { return }\n")
                .toString();
        usage("unknown command 'complie'; did you mean 'compile'?", "complie", a);
        usage("unknown option '--emti'; did you mean '--emit'?", "compile", "--emti=wat", a);
        usage("'wta' is no value for --emit, which takes std", "compile", "--emit=wta", a);
        usage("no input", "compile");
        usage("2 inputs: --out-dir takes them all", "compile", a, a, "-o", "x.wasm");
        usage("would both be written to", "compile", a, a, "--out-dir", directory.toString());
        usage("would be overwritten by its output", "compile", a, "-o", a);
        usage("give one of them", "compile", a, "-o", "x", "--out-dir", "y");
        usage("multiple of 16", "compile", a, "--stack-size=100");
        usage("'x' is no value for --stack-size", "compile", a, "--stack-size=x");
        usage("did you mean '--canonicalize'?", "opt", "--canonicalise", a);
        usage("'nopass' does not refer to a registered pass", "opt", "--pass-pipeline=builtin.module(nopass)", a);
        usage("has no option 'up-to'", "opt", "--canonicalize=up-to=3", a);
        usage("invalid value 'many' for option 'max-iterations'", "opt", "--canonicalize=max-iterations=many", a);
        usage("--pass-pipeline' cannot be used with individual passes", "opt", "--cse", "--pass-pipeline=any(cse)", a);
        usage("there is no engine 'v8'", "run", "--engine=v8", a);
        usage("needs --interp", "run", "--index-bits=64", a);
        usage("there is no operation 'arith.adi'; did you mean 'arith.addi'?", "opt", "--help-op=arith.adi");
    }

    @Test
    void callsThatAreNone(@TempDir Path directory) throws IOException {
        String file = Files.writeString(
                        directory.resolve("a.mlir"),
                        "func.func @add(%a: i8, %b: i8) -> i8 {\n  %0 = arith.addi %a, %b : i8\n  return %0 : i8\n}\n"
                                + "func.func private @unknown()\nfunc.func @go() {\n  call @unknown() : () -> ()\n  return\n}\n")
                .toString();
        usage("@add(i8, i8) -> i8 takes 2 arguments, not 1", "run", "--interp", file, "--invoke", "add", "1");
        usage("argument 2 of @add: '256' is no i8", "run", "--interp", file, "--invoke", "add", "1", "256");
        usage("argument 1 of @add: 'x' is no i8", "run", "--interp", file, "--invoke", "add", "x", "1");
        Ran missing = run("run", "--interp", file, "--invoke", "ad", "1");
        assertThat(missing)
                .isEqualTo(new Ran(1, "", file + ": error: there is no public function @ad; did you mean 'add'?\n"));
        assertThat(run("run", "--interp", file, "--invoke", "add", "-3", "2")).isEqualTo(new Ran(0, "-1\n", ""));
        Ran unlinked = run("run", file, "--invoke", "add", "1", "2");
        assertThat(unlinked.status()).isEqualTo(ExitCode.DIAGNOSTICS);
        assertThat(unlinked.err()).contains("the function env.unknown is imported, and the host does not provide it");
    }
}
