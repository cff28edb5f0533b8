package dev.wami.tests.house;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A room of the house: a Maven module, the package that holds all its classes, the rooms it may use (and through them, what they use) and the
 * packages of outside libraries it may use. Everything may use the JDK's {@code java.base} and the annotations of JSpecify.
 *
 * @param module the module's directory
 * @param pkg the package root
 * @param uses modules of the rooms named directly
 * @param libraries package roots from outside the house and {@code java.base}
 */
record Room(String module, String pkg, List<String> uses, List<String> libraries) {

    /** The whole house, from the ground up. A new room is a line here; an arrow that is not here fails {@link RoomsTest}. */
    static final List<Room> HOUSE = List.of(
            room("compiler-core", "dev.wami.core"),
            room("wasm-spec", "dev.wami.wasmspec"),
            room("wasm-binary", "dev.wami.wasmbinary", "wasm-spec"),
            room("dialect-std", "dev.wami.std", "compiler-core"),
            room("dialect-llvm", "dev.wami.llvm", "dialect-std"),
            room("dialect-ssawasm", "dev.wami.ssawasm", "compiler-core", "wasm-spec"),
            room("dialect-wasm", "dev.wami.wasm", "compiler-core", "wasm-spec"),
            room("dialect-wasmssa", "dev.wami.wasmssa", "compiler-core", "wasm-spec"),
            room("dialect-dcont", "dev.wami.dcont", "compiler-core"),
            room(
                    "conversions",
                    "dev.wami.conversions",
                    "dialect-llvm",
                    "dialect-ssawasm",
                    "dialect-wasm",
                    "dialect-wasmssa",
                    "dialect-dcont"),
            room("runtime", "dev.wami.runtime"),
            room("wasm-emit", "dev.wami.wasmemit", "dialect-wasm", "wasm-binary"),
            room(
                    "wasm-import",
                    "dev.wami.wasmimport",
                    "dialect-wasmssa",
                    "dialect-std",
                    "dialect-ssawasm",
                    "dialect-wasm",
                    "wasm-binary"),
            room("llvm-emit", "dev.wami.llvmemit", "dialect-llvm"),
            room("wave-ir", "dev.wami.waveir", "compiler-core", "dialect-std"),
            room("wave-frontend", "dev.wami.wavefrontend", "wave-ir"),
            room("wave-backend", "dev.wami.wavebackend", "wave-ir"),
            room("wave-emulator", "dev.wami.waveemulator", "wave-ir"),
            room(
                    "tools",
                    "dev.wami.tools",
                    "conversions",
                    "runtime",
                    "wasm-emit",
                    "wasm-import",
                    "llvm-emit",
                    "wave-frontend",
                    "wave-backend",
                    "wave-emulator"),
            room("generator", "dev.wami.generator", "dialect-llvm"),
            room("cli", "dev.wami.cli", "tools", "generator").with("picocli", "com.dylibso.chicory"),
            room("benchmarks", "dev.wami.benchmarks", "tools")
                    .with("com.dylibso.chicory", "java.lang.management", "com.sun.management"));

    private static Room room(String module, String pkg, String... uses) {
        return new Room(module, pkg, List.of(uses), List.of());
    }

    private Room with(String... libraries) {
        return new Room(module, pkg, uses, List.of(libraries));
    }

    boolean holds(String className) {
        return className.startsWith(pkg + ".");
    }

    /** The modules that this room's classes may name: itself, its arrows, and their arrows. */
    Set<String> reachable() {
        Set<String> seen = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(module));
        while (!open.isEmpty()) {
            String next = open.pop();
            if (seen.add(next)) {
                HOUSE.stream().filter(r -> r.module.equals(next)).forEach(r -> open.addAll(r.uses));
            }
        }
        return seen;
    }
}
