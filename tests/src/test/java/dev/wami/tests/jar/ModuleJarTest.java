package dev.wami.tests.jar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.ImportForm;
import dev.wami.tools.ImportOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wasabi;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jars of modules, used as a program of Java's would: compiled against, and run in a JVM of its own. */
class ModuleJarTest {
    private static final String MODULE = """
            (module
              (import "env" "twice" (func $twice (param i32) (result i32)))
              (import "env" "both" (func $both (param f32 i64) (result i64 f32)))
              (import "other" "both" (func $other (param externref) (result externref)))
              (import "env" "base" (global $base i32))
              (import "env" "memory" (memory 1))
              (type $unary (func (param i32) (result i32)))
              (tag $e (export "failure") (param i32))
              (global $count (export "count") (mut i64) (i64.const 7))
              (global (export "limit") f64 (f64.const 2.5))
              (memory $own (export "own memory") 1 3)
              (table $t (export "table") 2 funcref)
              (elem (table $t) (i32.const 0) func $double)
              (elem declare func $double)
              (func $double (param i32) (result i32) (i32.add (call $twice (local.get 0)) (global.get $base)))
              (export "double" (func $double))
              (export "twice" (func $twice))
              (func (export "swap") (param i64 f32) (result i64 f32) (call $both (local.get 1) (local.get 0)))
              (func (export "same") (param externref) (result externref) (call $other (local.get 0)))
              (func (export "function") (result funcref) (ref.func $double))
              (func (export "apply") (param i32) (result i32) (call_indirect (type $unary) (local.get 0) (i32.const 0)))
              (func (export "lanes") (param v128) (result v128) (i32x4.add (local.get 0) (v128.const i32x4 1 2 3 4)))
              (func (export "store") (param i32 i32) (i32.store (local.get 0) (local.get 1)))
              (func (export "divide") (param i32 i32) (result i32) (i32.div_s (local.get 0) (local.get 1)))
              (func $even (export "even") (param i32) (result i32)
                (if (result i32) (local.get 0)
                  (then (return_call $odd (i32.sub (local.get 0) (i32.const 1))))
                  (else (i32.const 1))))
              (func $odd (param i32) (result i32)
                (if (result i32) (local.get 0)
                  (then (return_call $even (i32.sub (local.get 0) (i32.const 1))))
                  (else (i32.const 0))))
              (func (export "throw") (param i32) (throw $e (local.get 0)))
              (func (export "tick") (global.set $count (i64.add (global.get $count) (i64.const 1))))
              (func (export "int") (result i32) (i32.const 1))
              (func (export "a-b") (result i32) (i32.const 2))
              (func (export "a.b") (result i32) (i32.const 3))
              (func (export "") (result i32) (i32.const 4))
              (func (export "1st") (result i32) (i32.const 5))
              (func (export "wait") (result i32) (i32.const 6))
              (func (export "main") (result i32) (i32.const 8)))
            """;

    private static final String USER = """
            import com.example.many.ManyThings;
            import dev.wami.jvmbackend.runtime.*;
            import dev.wami.wasmspec.*;

            public class User {
                static class Host implements ManyThings.Imports {
                    final Memory memory = new Memory(new MemoryType(Limits.between(1, 2)));
                    public int twice(int x) { return 2 * x; }
                    public ManyThings.I64F32 env_both(float x, long y) { return new ManyThings.I64F32(y + 1, x / 2); }
                    public Object other_both(Object x) { return x + "!"; }
                    public GlobalCell base() { return new GlobalCell(NumericType.I32, false, 100); }
                    public Memory memory() { return memory; }
                }

                static void trap(Runnable body) {
                    try {
                        body.run();
                        System.out.println("no trap");
                    } catch (TrapException e) {
                        System.out.println(e.getMessage());
                    } catch (WasmException e) {
                        System.out.println("thrown " + e.values()[0]);
                    }
                }

                public static void main(String[] args) {
                    Host host = new Host();
                    ManyThings m = new ManyThings(host);
                    System.out.println(m.double_(21) + " " + m.twice(4) + " " + m.apply(5));
                    ManyThings.I64F32 pair = m.swap(41L, 3f);
                    System.out.println(pair.v0 + " " + pair.v1);
                    System.out.println(m.same("x"));
                    FunctionInstance f = m.function();
                    System.out.println(f.invoke(6)[0]);
                    V128 v = m.lanes(new V128(10, 20));
                    System.out.println(Long.toHexString(v.low()) + " " + Long.toHexString(v.high()));
                    m.store(8, 0x01020304);
                    System.out.println(host.memory.bytes[8] + " " + m.own_memory().pages());
                    m.tick();
                    System.out.println(m.count() + " " + m.limit());
                    m.count(50);
                    m.tick();
                    System.out.println(m.count() + " " + m.table().size());
                    System.out.println(m.even(1000001));
                    trap(() -> m.divide(1, 0));
                    trap(() -> m.divide(Integer.MIN_VALUE, -1));
                    trap(() -> m.store(65536, 0));
                    trap(() -> m.throw_(9));
                    System.out.println(m.int_() + m.a_b() + m.a_b_() + m.__() + m._1st() + m.wait_() + m.main());
                    System.out.println(m.instance().exports().keySet());
                }
            }
            """;

    private static final String HELLO = """
            (module
              (import "wasi_snapshot_preview1" "fd_write" (func $write (param i32 i32 i32 i32) (result i32)))
              (import "wasi_snapshot_preview1" "args_get" (func $args (param i32 i32) (result i32)))
              (import "wasi_snapshot_preview1" "proc_exit" (func $exit (param i32)))
              (memory (export "memory") 1)
              (func (export "_start")
                (drop (call $args (i32.const 0) (i32.const 100)))
                (i32.store (i32.const 16) (i32.load (i32.const 4)))
                (i32.store (i32.const 20) (i32.const 5))
                (drop (call $write (i32.const 1) (i32.const 16) (i32.const 1) (i32.const 24)))
                (call $exit (i32.const 7))))
            """;

    @TempDir
    Path folder;

    private static byte[] jar(String name, String text, String javaPackage) {
        SourceFile source = SourceFile.of(name, text);
        ImportOptions options = ImportOptions.of(ImportForm.JVM).withJavaPackage(javaPackage);
        Output output = new Wasabi().importWasm(source, options, PassSettings.PLAIN);
        return output.bytes().orElseThrow(() -> new AssertionError(output.messages(source)));
    }

    /** What a program in a JVM of its own prints, and its exit status. */
    private String java(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return printed + "status " + process.exitValue();
    }

    private void compile(Path jar, String name, String text) throws IOException {
        Path file = folder.resolve(name + ".java");
        Files.writeString(file, text);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            boolean ok = compiler.getTask(
                            new OutputStreamWriter(said, StandardCharsets.UTF_8),
                            files,
                            null,
                            List.of("-cp", jar.toString(), "-d", folder.toString(), "-proc:none"),
                            null,
                            files.getJavaFileObjects(file))
                    .call();
            assertThat(ok).as(said.toString(StandardCharsets.UTF_8)).isTrue();
        }
    }

    @Test
    void javaCallsExportsAndGivesImports() throws Exception {
        Path jar = folder.resolve("many.jar");
        Files.write(jar, jar("many-things.wat", MODULE, "com.example.many"));
        compile(jar, "User", USER);
        assertThat(java("-cp", folder + System.getProperty("path.separator") + jar, "User"))
                .isEqualTo("""
                        142 8 110
                        42 1.5
                        x!
                        112
                        20000000b 400000017
                        4 1
                        8 2.5
                        51 2
                        0
                        integer divide by zero
                        integer overflow
                        out of bounds memory access
                        thrown 9
                        29
                        [failure, count, limit, own memory, table, double, twice, swap, same, function, apply, lanes, store, divide, even, throw, tick, int, a-b, a.b, , 1st, wait, main]
                        status 0""");
    }

    @Test
    void programsOfWasiStart() throws Exception {
        Path jar = folder.resolve("hello.jar");
        Files.write(jar, jar("hello.wat", HELLO, ""));
        assertThat(java("-jar", jar.toString(), "first", "second")).isEqualTo("firststatus 7");
    }

    @Test
    void theSameModuleIsTheSameJar() {
        byte[] one = jar("many-things.wat", HELLO, "");
        assertThat(jar("many-things.wat", HELLO, "")).isEqualTo(one);
    }
}
