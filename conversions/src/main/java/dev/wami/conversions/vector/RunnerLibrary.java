package dev.wami.conversions.vector;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal;
import dev.wami.std.memref.MemRefMetadata.ExtractAlignedPointerAsIndexOp;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The functions of MLIR's runner that printing calls, and the texts that it prints. */
final class RunnerLibrary {
    private final Map<String, List<Type>> functions = new LinkedHashMap<>();
    private final Map<String, String> texts = new LinkedHashMap<>();

    void use(String function, List<Type> inputs) {
        functions.put(function, inputs);
    }

    /** The address of {@code text}, ended by a zero. */
    Value address(String text, Builder to, Location at) {
        String name = texts.computeIfAbsent(text, t -> "__vector_print_text_" + texts.size());
        Value memref = to.insert(new MemRefGlobal.GetGlobalOp(at, name, type(bytes(text))))
                .result();
        return to.insert(new ExtractAlignedPointerAsIndexOp(at, memref)).result();
    }

    private static byte[] bytes(String text) {
        return (text + "\0").getBytes(StandardCharsets.UTF_8);
    }

    private static MemRefType type(byte[] bytes) {
        return MemRefType.of(IntegerType.I8, bytes.length);
    }

    /** Puts into {@code module} what was used and is not there. */
    void declareIn(Operation module) {
        Builder start = Builder.atStart(module.region(0).entry());
        functions.forEach((name, inputs) -> {
            if (((SymbolTable) module).lookup(name) != null) return;
            start.insert(FuncOp.declare(module.location(), name, new FunctionType(inputs, List.of())));
        });
        texts.forEach((text, name) -> {
            byte[] bytes = bytes(text);
            long[] elements = new long[bytes.length];
            for (int i = 0; i < bytes.length; i++) elements[i] = bytes[i];
            DenseElementsAttr value = DenseElementsAttr.of(TensorType.of(IntegerType.I8, bytes.length), elements);
            MemRefGlobal.GlobalOp global =
                    new MemRefGlobal.GlobalOp(module.location(), name, type(bytes), value, true, null);
            global.setPrivate();
            start.insert(global);
        });
    }
}
