package dev.wami.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a user of {@code wasabi} may do wrong. */
class WrongWasmTest {
    private static final String HEADER = "0061736d 01000000 ";
    /** {@code (type (func (param i32 i32) (result i32))) (func (type 0))}, 0x15 bytes with the header. */
    private static final String FUNCTION = HEADER + "01 07 01 60 02 7f 7f 01 7f  03 02 01 00 ";

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    /** A binary that is refused. */
    private static Mistake binary(String name, String hex, String offset, String message) {
        return Mistake.of("wasabi", name)
                .file("in.wasm", bytes(hex))
                .run("import", "DIR/in.wasm", "-o", "DIR/out.ll")
                .reports("DIR/in.wasm:" + offset + ": error: ", message);
    }

    /** A binary that is imported, but has no form in standard MLIR yet. */
    private static Mistake unconverted(String name, String hex, String what) {
        return Mistake.of("wasabi", name)
                .file("in.wasm", bytes(hex))
                .run("import", "DIR/in.wasm", "-o", "DIR/out.ll")
                .reports("DIR/in.wasm: error: ", what + " not supported in standard MLIR yet");
    }

    /** A function of two integers that gives one, with this code. */
    private static Mistake code(String name, String code, String offset, String message) {
        int size = bytes(code).length;
        return binary(
                name, FUNCTION + String.format(Locale.ROOT, "0a %02x 01 %02x", size + 2, size) + code, offset, message);
    }

    static Stream<Mistake> binaries() {
        return Stream.of(
                binary("a header cut short", "0061736d 01", "0x4", "unexpected end"),
                binary("a component", "0061736d 0d000100", "0x4", "this is a component, not a module"),
                binary("a version to come", "0061736d 02000000", "0x4", "unknown binary version"),
                binary("a section of no kind", HEADER + "3f 00", "0x8", "malformed section id: 0x3f"),
                binary("sections in another order", HEADER + "03 01 00 01 01 00", "0xb", "unexpected content after"),
                binary(
                        "a section longer than the file",
                        HEADER + "01 40 01",
                        "0xa",
                        "length out of bounds: 64 bytes wanted, 1 left"),
                binary("a section longer than its content", HEADER + "01 02 00 00", "0xb", "section size mismatch"),
                binary(
                        "a number of six bytes",
                        HEADER + "01 80 80 80 80 80 00",
                        "0x9",
                        "integer representation too long"),
                binary("a number of 33 bits", HEADER + "01 ff ff ff ff 1f", "0x9", "integer too large"),
                binary("a name that is not UTF-8", HEADER + "07 05 01 01 ff 00 00", "0xc", "malformed UTF-8"),
                binary("an export of no kind", HEADER + "07 05 01 01 66 09 00", "0xd", "malformed export kind"),
                binary(
                        "a function without code",
                        FUNCTION,
                        "0x15",
                        "function and code section have inconsistent lengths"),
                binary("a data count without data", HEADER + "0c 01 01", "0xb", "data count and data section"),
                binary(
                        "two exports of one name",
                        FUNCTION + "07 09 02 01 66 00 00 01 66 00 00 0a 06 01 04 00 20 00 0b",
                        "0x1c",
                        "duplicate export name"),
                binary("an export of nothing", HEADER + "07 05 01 01 66 00 07", "0xb", "export f: unknown function 7"),
                binary(
                        "a tag with a result, without continuations",
                        HEADER + "01 05 01 60 00 01 7f 0d 03 01 00 00",
                        "0x12",
                        "non-empty tag result type"),
                binary("a memory too large", HEADER + "05 05 01 00 81 80 04", "0xb", "memory size must be at most"),
                binary(
                        "a memory with its limits crossed",
                        HEADER + "05 04 01 01 02 01",
                        "0xb",
                        "size minimum must not be greater"),
                binary(
                        "a start with parameters",
                        FUNCTION + "08 01 00 0a 06 01 04 00 20 00 0b",
                        "0x17",
                        "start function"),
                binary("a global of another type", HEADER + "06 09 01 7f 00 43 00 00 80 3f 0b", "0xb", "type mismatch"),
                unconverted(
                        "a type of continuations",
                        HEADER + "01 06 02 60 00 00 5d 00",
                        "continuations, which --output-type=wasm-mlir keeps, are"),
                unconverted(
                        "a structure",
                        HEADER + "01 03 01 5f 00",
                        "types of anything but functions, or below others, are"));
    }

    static Stream<Mistake> code() {
        return Stream.of(
                code("an opcode of no instruction", "00 20 00 ff 0b", "0x1c", "illegal opcode ff"),
                code("a catch without a try", "00 20 00 19 0b", "0x1c", "catch_all without try"),
                code("code without an end", "00 20 00 20 01", "0x1e", "unexpected end"),
                code(
                        "more locals than a function may have",
                        "01 ff ff ff ff 0f 7f 20 00 0b",
                        "0x1a",
                        "too many locals"),
                code(
                        "a stack with too little",
                        "00 20 00 6a 0b",
                        "0x1c",
                        "function 0, instruction 1 (i32.add): type mismatch"),
                binary(
                        "the stack with too little of the RFC",
                        "0061736d010000000105016000017f03020100070a01066f725f69333200000a07010500410a720b",
                        "0x26",
                        "function 0, instruction 1 (i32.or): type mismatch: expected i32, but the block has no value left"),
                code("a stack with too much", "00 20 00 20 01 0b", "0x1e", "type mismatch"),
                code("a float where integers add", "00 43 00 00 80 3f 20 01 6a 0b", "0x21", "expected i32, found f32"),
                code("a local that is not there", "00 20 02 0b", "0x1a", "unknown local 2"),
                code("a call of nobody", "00 10 05 0b", "0x1a", "unknown function 5"),
                code("a branch out of the function", "00 20 00 0c 01 0b", "0x1c", "unknown label 1"),
                code("a global that is not there", "00 23 00 0b", "0x1a", "unknown global 0"),
                code("a load without a memory", "00 20 00 28 02 00 0b", "0x1c", "unknown memory 0"),
                code("an else without an if", "00 05 20 00 0b", "0x1a", "else without if"),
                code("blocks more than can be followed", "00 " + "02 40 ".repeat(60), "0x92", "unexpected end"));
    }

    private static Mistake text(String name, String at, String message, String... lines) {
        return Mistake.of("wasabi", name)
                .file("in.mlir", lines)
                .run("export", "DIR/in.mlir", "-o", "DIR/out.wasm")
                .reports("DIR/in.mlir:" + at + ": error: ", message);
    }

    static Stream<Mistake> texts() {
        return Stream.of(
                text(
                        "an operation that wasmssa has not",
                        "2:8",
                        "wasmssa.ad",
                        "wasmssa.func @f() {",
                        "  %0 = wasmssa.ad %1 %2 : i32",
                        "  wasmssa.return",
                        "}"),
                text(
                        "an operand that nobody made",
                        "3:22",
                        "undeclared",
                        "wasmssa.func @f() -> i32 {",
                        "  %0 = wasmssa.const 10 : i32",
                        "  %1 = wasmssa.or %0 %2 : i32",
                        "  wasmssa.return %1 : i32",
                        "}"),
                text(
                        "an instruction that the type has not",
                        "3:8",
                        "rotl",
                        "wasmssa.func @f() -> f32 {",
                        "  %0 = wasmssa.const 1.0 : f32",
                        "  %1 = wasmssa.rotl %0 by %0 bits : f32",
                        "  wasmssa.return %1 : f32",
                        "}"),
                text(
                        "a result of another type",
                        "3:3",
                        "",
                        "wasmssa.func @f() -> i64 {",
                        "  %0 = wasmssa.const 10 : i32",
                        "  wasmssa.return %0 : i32",
                        "}"),
                text(
                        "a branch out of the function",
                        "4:5",
                        "level",
                        "wasmssa.func @f() {",
                        "  wasmssa.block : {",
                        "    %0 = wasmssa.const 1 : i32",
                        "    wasmssa.branch_if %0 to level 7 else ^bb1",
                        "   ^bb1:",
                        "    wasmssa.block_return",
                        "  }> ^bb2",
                        " ^bb2:",
                        "  wasmssa.return",
                        "}"),
                text(
                        "a call of nobody",
                        "2:3",
                        "nobody",
                        "wasmssa.func @f() {",
                        "  wasmssa.call @nobody : () -> ()",
                        "  wasmssa.return",
                        "}"),
                text(
                        "a global that is not there",
                        "2:8",
                        "",
                        "wasmssa.func @f() -> i32 {",
                        "  %0 = wasmssa.global_get @g : i32",
                        "  wasmssa.return %0 : i32",
                        "}"),
                text("half a function", "2:17", "expected", "wasmssa.func @f() {", "  wasmssa.return"),
                Mistake.of("wasabi", "another dialect to export")
                        .file("in.mlir", "func.func @f() {", "  return", "}")
                        .run("export", "DIR/in.mlir", "-o", "DIR/out.wasm")
                        .reports("DIR/in.mlir:1:1: error: ", "func.func"));
    }

    private static Mistake file(String name, String file, byte[] content, String start, String message) {
        return Mistake.of("wasabi", name)
                .file(file, content)
                .run("import", "--output-type=std-mlir", "DIR/" + file, "-o", "DIR/out.mlir")
                .reports("DIR/" + file + start, message);
    }

    static Stream<Mistake> files() {
        return Stream.of(
                file("an empty file", "a.wasm", new byte[0], ": error: ", "the file is empty"),
                file(
                        "a file of another kind",
                        "a.wasm",
                        bytes("7f454c46 02010100"),
                        ": error: ",
                        "this is no WebAssembly: a binary begins with \\0asm"),
                file(
                        "text that is called a binary",
                        "a.wasm",
                        "(module\n  (func i32.ad))\n".getBytes(StandardCharsets.UTF_8),
                        ":2:9: error: ",
                        "unknown operator i32.ad"),
                file(
                        "WebAssembly text",
                        "a.wat",
                        "(module\n  (func i32.ad))\n".getBytes(StandardCharsets.UTF_8),
                        ":2:9: error: ",
                        "unknown operator i32.ad"),
                file("a compressed file", "a.wasm.gz", bytes("1f8b0800 00000000"), ":1:2: error: ", "not UTF-8"),
                Mistake.of("wasabi", "a file that is not there")
                        .file("kernel.wasm", bytes(HEADER))
                        .run("import", "DIR/kernle.wasm")
                        .reports("DIR/kernle.wasm: error: ", "no such file; did you mean 'kernel.wasm'?"),
                Mistake.of("wasabi", "a directory").run("print", "DIR").reports("DIR: error: ", "this is a directory"),
                Mistake.of("wasabi", "a directory that is not there to write to")
                        .file("a.wasm", bytes(HEADER))
                        .run("import", "DIR/a.wasm", "-o", "DIR/none/a.ll")
                        .reports("DIR/none/a.ll: error: ", "the directory 'DIR/none' does not exist"),
                Mistake.of("wasabi", "a directory to write over")
                        .file("a.wasm", bytes(HEADER))
                        .file("out/x", bytes("00"))
                        .run("print", "DIR/a.wasm", "-o", "DIR/out")
                        .reports("DIR/out: error: ", "this is a directory"),
                Mistake.of("wasabi", "a binary to export")
                        .file("a.wasm", bytes(HEADER))
                        .run("export", "DIR/a.wasm", "-o", "DIR/b.wasm")
                        .reports("DIR/a.wasm: error: ", "this is a WebAssembly binary, not MLIR text"),
                Mistake.of("wasabi", "a binary to print that is invalid")
                        .file("a.wasm", bytes(HEADER + "08 01 00"))
                        .run("print", "DIR/a.wasm", "-o", "DIR/a.wat")
                        .reports("DIR/a.wasm:0xa: error: ", "start: unknown function 0"),
                Mistake.of("wasabi", "blocks in blocks, more than text may have")
                        .file(
                                "a.wasm",
                                bytes(HEADER + "01 04 01 60 00 00 03 02 01 00 0a 9e c0 01 01 9a c0 01 00"
                                        + "02 40 ".repeat(8200) + "0b ".repeat(8201)))
                        .run("import", "--output-type=wasm-mlir", "DIR/a.wasm", "-o", "DIR/a.mlir")
                        .reports("DIR/a.wasm:0x4017: error: ", "at most 8192 levels of regions"),
                Mistake.of("wasabi", "a load that names its memory, where there can be one")
                        .file("a.wasm", bytes(FUNCTION + "05 03 01 00 01 0a 0a 01 08 00 20 00 28 42 00 00 0b"))
                        .run("validate", "--features=wasm2", "DIR/a.wasm")
                        .reports("DIR/a.wasm:0x22: error: ", "requires the feature multimemory"),
                Mistake.of("wasabi", "a feature that was not allowed")
                        .file("a.wasm", bytes(HEADER + "01 06 01 60 00 02 7f 7f"))
                        .run("validate", "--features=wasm1", "DIR/a.wasm")
                        .reports("DIR/a.wasm:0xb: error: ", "requires the feature multivalue"));
    }

    static Stream<Mistake> commandLines() {
        byte[] module = bytes(HEADER);
        return Stream.of(
                Mistake.of("wasabi", "no input").run("import").isUsage("no input: name a file"),
                Mistake.of("wasabi", "a command misspelt")
                        .run("improt", "a.wasm")
                        .isUsage("did you mean 'import'?"),
                Mistake.of("wasabi", "an option misspelt")
                        .run("import", "--output-typ=llvm-ir", "a.wasm")
                        .isUsage("did you mean '--output-type'?"),
                Mistake.of("wasabi", "a form that there is not")
                        .file("a.wasm", module)
                        .run("import", "--output-type=llvm", "DIR/a.wasm", "-o", "DIR/a.ll")
                        .isUsage(
                                "'llvm' is no value for --output-type, which takes wasm-mlir, std-mlir, llvm-ir or jvm"),
                Mistake.of("wasabi", "two forms")
                        .file("a.wasm", module)
                        .run("--import-wasm", "DIR/a.wasm", "--output-type=llvm-ir")
                        .isUsage("give one of them"),
                Mistake.of("wasabi", "two places to write to")
                        .file("a.wasm", module)
                        .run("DIR/a.wasm", "--dump", "-o", "DIR/a.ll")
                        .isUsage("--dump writes to standard output"),
                Mistake.of("wasabi", "one output for two inputs")
                        .file("a.wasm", module)
                        .file("b.wasm", module)
                        .run("print", "DIR/a.wasm", "DIR/b.wasm", "-o", "DIR/c.wat")
                        .isUsage("-o names one output, and there are 2 inputs"),
                Mistake.of("wasabi", "two outputs of one name")
                        .file("a/k.wasm", module)
                        .file("b/k.wasm", module)
                        .run("print", "DIR/a/k.wasm", "DIR/b/k.wasm", "--out-dir=DIR/out")
                        .isUsage("would both be written to 'DIR/out/k.wat'"),
                Mistake.of("wasabi", "an input to write over")
                        .file("a.wasm", module)
                        .run("print", "DIR/a.wasm", "-o", "DIR/a.wasm")
                        .isUsage("would be overwritten by its output"),
                Mistake.of("wasabi", "a feature that there is not")
                        .file("a.wasm", module)
                        .run("validate", "--features=simd12", "DIR/a.wasm")
                        .isUsage("did you mean 'simd128'?"));
    }

    @ParameterizedTest
    @MethodSource({"binaries", "code", "texts", "files", "commandLines"})
    void isRefused(Mistake mistake, @TempDir Path directory) throws IOException {
        mistake.check(directory);
    }
}
