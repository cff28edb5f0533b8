package dev.wami.wasmimport.recognize;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.transform.Mem2Reg;
import dev.wami.core.utf8.Utf8;
import dev.wami.std.func.FuncOp;
import dev.wami.wasm.Segments;
import dev.wami.wasmssa.Names;
import java.util.ArrayList;
import java.util.List;

/**
 * The way back from what wasmssa-to-std makes: assertions in front of what they guard become instructions that trap,
 * calls of the functions that stand for instructions become those instructions, and the globals that stand for
 * memories, tables and globals become them. Other programs stay as they are.
 */
public final class RecognizeWasm extends Pass {
    @Override
    public String name() {
        return "recognize-wasm";
    }

    @Override
    public String summary() {
        return "recover Wasm instructions, memories and tables in standard MLIR that was imported from Wasm";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    private static void restoreCustomSections(Operation module) {
        if (!(module.attribute(Names.CUSTOM_SECTIONS) instanceof ArrayAttr sections)) return;
        for (Attribute a : sections.elements()) {
            if (!(a instanceof ArrayAttr section) || section.elements().size() != 3) continue;
            List<String> parts = new ArrayList<>();
            for (Attribute part : section.elements()) if (part instanceof StringAttr s) parts.add(s.value());
            if (parts.size() < 3) continue;
            byte[] bytes = Utf8.encode(parts.get(1));
            module.region(0).entry().add(new Segments.CustomOp(module.location(), parts.get(0), bytes, parts.get(2)));
        }
        module.removeAttribute(Names.CUSTOM_SECTIONS);
    }

    @Override
    public void run(Operation module, PassContext context) {
        StorageRecognition storage = new StorageRecognition(module, context.diagnostics());
        if (storage.isWasm()) {
            // memory is the program's own: locals must not need any
            Pipeline promotion = Pipeline.of("func.func", List.of(new Mem2Reg()));
            for (FuncOp f : module.collect(FuncOp.class)) if (!context.run(promotion, f)) return;
            storage.run();
        }
        for (FuncOp f : module.collect(FuncOp.class)) InstructionRecognition.run(f);
        restoreCustomSections(module);
    }
}
