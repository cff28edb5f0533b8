package dev.wami.conversions;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.Globals.GlobalGetOp;
import dev.wami.ssawasm.Globals.GlobalVarOp;
import dev.wami.ssawasm.Linkage;

/**
 * Addresses that a linker chooses, for objects: each is read from a constant global that is imported under the name of
 * what has the address, as in position-independent code (tool-conventions, DynamicLinking.md). When the object is
 * written, the read becomes a constant with a relocation.
 */
public final class LinkedAddress {
    /** The module of the addresses of data. */
    public static final String DATA = "GOT.mem";
    /** The module of the indices of functions in the table. */
    public static final String FUNCTION = "GOT.func";

    private LinkedAddress() {}

    /** The address of the data {@code symbol}. */
    public static Value ofData(Emitter e, String symbol) {
        return read(e, DATA, symbol);
    }

    /** The index of {@code function} in the table. */
    public static Value ofFunction(Emitter e, String function) {
        return read(e, FUNCTION, function);
    }

    private static Value read(Emitter e, String module, String symbol) {
        return e.builder()
                .insert(new GlobalGetOp(e.location(), module + "." + symbol, IntegerType.I32))
                .result();
    }

    /** Declares the globals that are read in {@code module} and not declared yet. */
    public static void declareMissing(Operation module) {
        Block body = module.region(0).entry();
        for (GlobalGetOp get : module.collect(GlobalGetOp.class)) {
            declare(module, body, get.global(), DATA);
            declare(module, body, get.global(), FUNCTION);
        }
    }

    private static void declare(Operation module, Block body, SymbolRef global, String from) {
        String name = global.root();
        if (!name.startsWith(from + ".") || SymbolTable.lookupNearest(module, global) != null) return;
        GlobalVarOp declaration = new GlobalVarOp(Location.UNKNOWN, name, IntegerType.I32, null);
        declaration.setConstant();
        declaration.setPrivate();
        Linkage.setImport(declaration, from, name.substring(from.length() + 1));
        body.insertBefore(declaration, body.first());
    }
}
