package dev.wami.wasmemit;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location.FileLineCol;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.wasm.FuncOp;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.CodeLayout;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.LocatedCode;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.dwarf.DebugSections;
import dev.wami.wasmbinary.dwarf.MovedCode;
import dev.wami.wasmops.CodePlaces;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * DWARF of a module that was imported: its addresses become those of the code that is written. Where code was,
 * attributes of the module and its functions say, and locations of the operations.
 */
final class DebugInformation {
    private final ModuleTranslation translation;
    private final Diagnostics diagnostics;

    DebugInformation(ModuleTranslation translation, Diagnostics diagnostics) {
        this.translation = translation;
        this.diagnostics = diagnostics;
    }

    /** The module with its debug information moved, or left out after a warning. */
    WasmModule moved(Operation source, WasmModule module) {
        List<CustomSection> customs = module.customs();
        if (customs.stream().noneMatch(DebugSections::isDebug)) return module;
        if (!(source.attribute(CodePlaces.CODE) instanceof DenseArrayAttr code)) {
            String why = "nothing says where the code was ('" + CodePlaces.CODE + "')";
            return module.withCustoms(without(source, customs, why));
        }
        int[] place = code.toInts();
        MovedCode moved = new MovedCode(functions(module, place[0]), place[1] - place[0]);
        DebugSections.Result result = DebugSections.moved(customs, moved);
        if (result.problem().isEmpty()) return module.withCustoms(result.customs());
        return module.withCustoms(without(source, customs, result.problem()));
    }

    private List<CustomSection> without(Operation source, List<CustomSection> customs, String why) {
        diagnostics.warning(source.location(), "the debug information is left out: %s", why);
        return customs.stream().filter(c -> !DebugSections.isDebug(c)).toList();
    }

    private List<MovedCode.Moved> functions(WasmModule module, int codeStart) {
        byte[] binary = BinaryEncoder.encode(module.withCustoms(List.of()));
        CodeLayout layout = CodeLayout.of(binary);
        DecodeResult decoded = BinaryDecoder.decode(binary);
        List<MovedCode.Moved> all = new ArrayList<>();
        int imported = IndexSpaces.of(module).importedFunctions();
        for (int i = 0; i < layout.bodies().length; i++) {
            FunctionTranslation f = translation.function(imported + i);
            FuncOp function = f.function();
            if (!(function.attribute(CodePlaces.BODY) instanceof DenseArrayAttr body)) continue;
            int[] old = body.toInts();
            LocatedCode now = decoded.body(i);
            int instructions = now.instructions().size();
            long[] from = new long[instructions];
            long[] to = new long[instructions];
            int count = 0;
            long last = -1;
            for (int k = 0; k < instructions; k++) {
                long was = place(f.origin(k)) - codeStart;
                if (was <= last || was >= old[1] - codeStart) continue;
                from[count] = was;
                to[count++] = (long) now.offset(k) - layout.start();
                last = was;
            }
            all.add(new MovedCode.Moved(
                    old[0] - codeStart,
                    old[1] - codeStart,
                    Arrays.copyOf(from, count),
                    Arrays.copyOf(to, count),
                    layout.bodies()[i] - layout.start(),
                    layout.ends()[i] - layout.start()));
        }
        return all;
    }

    /** The position in the binary that an operation comes from; -1 if it says none. */
    private static long place(Operation op) {
        return op.location() instanceof FileLineCol l && l.line() == 0 ? l.column() : -1;
    }
}
