package dev.wami.wasmimport.nativecode;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;

/**
 * What wasmssa-to-std makes, for a native program that is linked with the runtime in C: memories are the runtime's, a
 * reference is the address of a function and its type, WASI is called with the module's memory. The functions that
 * stand for instructions get other bodies, in the dialect {@code llvm}; their callers stay as they are. See
 * docs/native.md.
 */
public final class WasmToNative extends Pass {
    public final Option<String> bounds = Option.of(
            "bounds", "guard", "who finds accesses outside of a memory: guard pages (guard) or tests (explicit)");
    public final Option<String> keep = Option.of(
            "keep", "", "exports that can be seen from outside, with commas between them; empty for all of them");

    @Override
    public String name() {
        return "wasm-to-native";
    }

    @Override
    public String summary() {
        return "give the functions that stand for Wasm instructions the bodies that native programs need";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation module, PassContext context) {
        if (!bounds.get().equals("guard") && !bounds.get().equals("explicit")) {
            context.diagnostics().error(module, "bounds is guard or explicit, not '%s'", bounds.get());
            return;
        }
        NativeLibrary library = new NativeLibrary(module);
        for (GlobalOp g : library.memories()) {
            if (g.attribute("wasm.page") == null) continue;
            context.diagnostics().error(g, "has pages of another size, which native code does not have yet");
            return;
        }
        NativeExports exports = new NativeExports(library, keep.get());
        exports.hide();
        NativeInterface visible = new NativeInterface(library);
        visible.name();
        new NativeReferences(library).run();
        visible.wrap();
        NativeMemories memories = new NativeMemories(library, bounds.get().equals("guard"));
        memories.run();
        new WasiImports(library, context.diagnostics()).run();
        NativeInit.run(library);
        if (!library.replace(context.context(), context.diagnostics())) return;
        new NativeParameters(library, memories.accesses()).run();
        exports.finish();
    }
}
