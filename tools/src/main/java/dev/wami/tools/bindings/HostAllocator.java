package dev.wami.tools.bindings;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import java.util.List;

/**
 * The functions by which a host allocates in a module's memory, exported from it: {@code malloc} and {@code free}, and
 * {@code __heap_base}, below which nothing is allocated by them.
 */
final class HostAllocator {
    private static final Type ADDRESS = IntegerType.I32;
    private static final FunctionType MALLOC = new FunctionType(List.of(ADDRESS), List.of(ADDRESS));
    private static final FunctionType FREE = new FunctionType(List.of(ADDRESS), List.of());
    private static final FunctionType HEAP_BASE = new FunctionType(List.of(), List.of(ADDRESS));

    /** What only hosts call; its body calls the intrinsic of the name that it is exported as. */
    private static final String HEAP_BASE_NAME = "__heap_base";

    private HostAllocator() {}

    /** Whether {@code export} is a function by which hosts allocate, and no function of the program. */
    static boolean isPart(String export) {
        return export.equals("malloc") || export.equals("free") || export.equals(HEAP_BASE_NAME);
    }

    /** Adds to {@code module} what it does not export yet; reports what it calls so and is something else. */
    static void exportFrom(Operation module, Diagnostics diagnostics) {
        export(module, "malloc", MALLOC, diagnostics);
        export(module, "free", FREE, diagnostics);
        exportHeapBase(module);
    }

    private static void export(Operation module, String name, FunctionType type, Diagnostics diagnostics) {
        Operation there = ((SymbolTable) module).lookup(name);
        FuncOp function = there instanceof FuncOp f ? f : FuncOp.declare(module.location(), name, type);
        boolean renamed = function.attribute("exported") instanceof StringAttr s
                && !s.value().equals(name);
        boolean fits = function.functionType().equals(type) && (there == null || there == function) && !renamed;
        if (!fits) {
            diagnostics.error(
                    (there == null ? module : there).location(),
                    "JavaScript passes memrefs in memory that it gets by @%s, of type %s and exported by that name;"
                            + " this is something else",
                    name,
                    type);
            return;
        }
        if (there == null) Builder.atEnd(module.region(0).entry()).insert(function);
        boolean isExported = !function.isDeclaration() && function.visibility() == Symbol.Visibility.PUBLIC;
        if (!isExported && !function.hasAttribute("exported")) function.setAttribute("exported", UnitAttr.UNIT);
    }

    private static void exportHeapBase(Operation module) {
        SymbolTable symbols = (SymbolTable) module;
        Builder atEnd = Builder.atEnd(module.region(0).entry());
        if (symbols.lookup(HEAP_BASE_NAME) == null) {
            atEnd.insert(FuncOp.declare(module.location(), HEAP_BASE_NAME, HEAP_BASE));
        }
        String name = HEAP_BASE_NAME;
        while (symbols.lookup(name) != null) name += "_";
        FuncOp made = FuncOp.define(module.location(), name, HEAP_BASE);
        made.setPrivate();
        made.setAttribute("exported", StringAttr.of(HEAP_BASE_NAME));
        atEnd.insert(made);
        Builder body = Builder.atEnd(made.body().entry());
        CallOp call = body.insert(new CallOp(module.location(), HEAP_BASE_NAME, List.of(), List.of(ADDRESS)));
        body.insert(new ReturnOp(module.location(), call.results()));
    }
}
