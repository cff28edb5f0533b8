package dev.wami.wasmimport.nativecode;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import java.util.List;

/**
 * The function that is called first, in two: memories and tables are made before the rest begins, which must not be
 * mixed with that, since it takes for granted that a memory stays where it is.
 */
final class NativeInit {
    private static final FunctionType NOTHING = new FunctionType(List.of(), List.of());

    private NativeInit() {}

    static void run(NativeLibrary library) {
        String name = library.prefix() + "init";
        FuncOp old = library.function(name);
        Location location = library.module().location();
        FuncOp init = FuncOp.define(location, name, NOTHING);
        init.setAttribute("wasm.kind", StringAttr.of("start"));
        Builder at = Builder.atEnd(init.body().entry());
        if (old != null) {
            String rest = library.prefix() + "begin";
            for (FuncCalls.CallOp call : old.collect(FuncCalls.CallOp.class)) {
                String callee = call.callee().root();
                if (!callee.startsWith(library.prefix()) || !callee.endsWith("_make")) continue;
                at.insert(new FuncCalls.CallOp(location, callee, List.of(), List.of()));
                call.erase();
            }
            old.setSymbolName(rest);
            old.removeAttribute("wasm.kind");
            old.setPrivate();
            old.setAttribute("passthrough", new ArrayAttr(List.of(StringAttr.of("noinline"))));
            at.insert(new FuncCalls.CallOp(location, rest, List.of(), List.of()));
            library.renamed(name, old);
        }
        at.insert(new FuncCalls.ReturnOp(location, List.of()));
        library.add(init);
    }
}
