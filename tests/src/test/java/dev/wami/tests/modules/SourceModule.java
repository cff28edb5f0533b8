package dev.wami.tests.modules;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A Maven module of the project: the package that holds all its classes, the modules it may use (and through them, what
 * they use) and the packages of outside libraries it may use. Everything may use the JDK's {@code java.base} and the
 * annotations of JSpecify.
 *
 * @param name the module's directory
 * @param pkg the package root
 * @param uses the modules named directly
 * @param libraries package roots from outside the project and {@code java.base}
 */
record SourceModule(String name, String pkg, List<String> uses, List<String> libraries) {

    /**
     * All modules, from the ground up. A new module is a line here; a dependency that is not here fails
     * {@link ModulesTest}.
     */
    static final List<SourceModule> ALL = List.of(
            module("compiler-core", "dev.wami.core"),
            module("wasm-spec", "dev.wami.wasmspec"),
            module("wasm-binary", "dev.wami.wasmbinary", "wasm-spec"),
            module("wasm-ops", "dev.wami.wasmops", "compiler-core", "wasm-spec"),
            module("dialect-std", "dev.wami.std", "compiler-core"),
            module("dialect-llvm", "dev.wami.llvm", "dialect-std"),
            module("dialect-ssawasm", "dev.wami.ssawasm", "wasm-ops"),
            module("dialect-wasm", "dev.wami.wasm", "wasm-ops"),
            module("dialect-wasmssa", "dev.wami.wasmssa", "wasm-ops"),
            module("dialect-dcont", "dev.wami.dcont", "compiler-core"),
            module("loop-transforms", "dev.wami.loops", "dialect-std"),
            module(
                    "conversions",
                    "dev.wami.conversions",
                    "dialect-llvm",
                    "dialect-ssawasm",
                    "dialect-wasm",
                    "dialect-wasmssa",
                    "dialect-dcont"),
            module("runtime", "dev.wami.runtime"),
            module("wasm-emit", "dev.wami.wasmemit", "dialect-wasm", "wasm-binary"),
            module(
                    "wasm-import",
                    "dev.wami.wasmimport",
                    "dialect-wasmssa",
                    "dialect-std",
                    "dialect-ssawasm",
                    "dialect-wasm",
                    "wasm-binary"),
            module("llvm-emit", "dev.wami.llvmemit", "dialect-llvm"),
            module("jvm-backend", "dev.wami.jvmbackend", "wasm-binary").with("org.objectweb.asm"),
            module("wave-ir", "dev.wami.waveir", "compiler-core", "dialect-std"),
            module("wave-frontend", "dev.wami.wavefrontend", "wave-ir"),
            module("wave-backend", "dev.wami.wavebackend", "wave-ir"),
            module("wave-emulator", "dev.wami.waveemulator", "wave-ir"),
            module(
                    "tools",
                    "dev.wami.tools",
                    "conversions",
                    "loop-transforms",
                    "runtime",
                    "wasm-emit",
                    "wasm-import",
                    "llvm-emit",
                    "jvm-backend",
                    "wave-frontend",
                    "wave-backend",
                    "wave-emulator"),
            module("generator", "dev.wami.generator", "dialect-llvm"),
            module("cli", "dev.wami.cli", "tools", "generator", "jvm-backend").with("picocli", "com.dylibso.chicory"),
            module("benchmarks", "dev.wami.benchmarks", "tools", "jvm-backend")
                    .with("com.dylibso.chicory", "java.lang.management", "com.sun.management"));

    private static SourceModule module(String name, String pkg, String... uses) {
        return new SourceModule(name, pkg, List.of(uses), List.of());
    }

    private SourceModule with(String... libraries) {
        return new SourceModule(name, pkg, uses, List.of(libraries));
    }

    boolean holds(String className) {
        return className.startsWith(pkg + ".");
    }

    /** The modules that this module's classes may name: itself, those it uses, and those they use. */
    Set<String> reachable() {
        Set<String> seen = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(name));
        while (!open.isEmpty()) {
            String next = open.pop();
            if (seen.add(next)) {
                ALL.stream().filter(r -> r.name.equals(next)).forEach(r -> open.addAll(r.uses));
            }
        }
        return seen;
    }
}
