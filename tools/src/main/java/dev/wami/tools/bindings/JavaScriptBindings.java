package dev.wami.tools.bindings;

import dev.wami.conversions.func.FunctionAbi;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.tools.bindings.Interface.Function;
import dev.wami.wasmspec.FuncType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An ES module, and its declarations in TypeScript, that instantiate a Wasm module and give its functions arguments and
 * results of JavaScript. docs/calling.md describes it.
 */
public final class JavaScriptBindings {
    private final Interface program;
    private final List<JsFunction> functions;

    /**
     * What the files say of themselves and one another.
     *
     * @param tool what makes them, with its version
     * @param source the file that the program is from, without its directory
     * @param name what the files are called, without extension
     * @param isEmbedded whether the Wasm module is in the ES module instead of a file beside it
     */
    public record Naming(String tool, String source, String name, boolean isEmbedded) {
        String madeBy() {
            return JsText.comment("Made by " + tool + " from " + source);
        }
    }

    private JavaScriptBindings(Interface program, List<JsFunction> functions) {
        this.program = program;
        this.functions = functions;
    }

    /**
     * Reads the interface of {@code module}, which is not lowered yet, and makes it export the allocator if JavaScript
     * will need it; null after a report.
     */
    public static @Nullable JavaScriptBindings prepare(
            Operation module, FunctionAbi.Defaults defaults, Diagnostics diagnostics) {
        Interface program = InterfaceReader.read(module, defaults);
        JavaScriptBindings made = new JavaScriptBindings(program, JsFunction.of(program.exports(), diagnostics));
        int before = diagnostics.errorCount();
        if (made.functions.stream().anyMatch(JsFunction::usesMemory)) HostAllocator.exportFrom(module, diagnostics);
        return diagnostics.errorCount() > before ? null : made;
    }

    private boolean usesMemory() {
        return functions.stream().anyMatch(JsFunction::usesMemory);
    }

    private WasmSurface surface(byte[] wasm) {
        WasmSurface made = WasmSurface.of(wasm);
        return usesMemory() ? made.withAllocator() : made;
    }

    /** The ES module for {@code wasm}, which the module that was prepared has become. */
    public String module(byte[] wasm, Naming naming) {
        WasmSurface surface = surface(wasm);
        for (JsFunction f : functions) check(f.function(), surface);
        return new JavaScriptModule(functions, surface, naming).text(wasm);
    }

    /** Its declarations in TypeScript. */
    public String declarations(byte[] wasm, Naming naming) {
        return new TypeScriptDeclarations(program, functions, surface(wasm), naming).text();
    }

    /** What the program said must be what was made of it. */
    private static void check(Function f, WasmSurface surface) {
        FuncType made = surface.functions().get(f.name());
        boolean same = made != null
                && made.params().toString().equals(f.abi().wasmType().inputs().toString())
                && made.results().toString().equals(f.abi().wasmType().results().toString());
        if (!same) {
            throw new IllegalStateException(
                    f.name() + " is " + made + ", not " + f.abi().wasmType());
        }
    }
}
