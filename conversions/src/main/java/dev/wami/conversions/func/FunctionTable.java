package dev.wami.conversions.func;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.ssawasm.TableOp;
import dev.wami.std.func.FuncCalls;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The functions whose value is taken, each at an index of one table; index 0 stays empty, as C expects of null. */
final class FunctionTable {
    static final String NAME = "__indirect_function_table";
    private static final long FIRST = 1;

    private FunctionTable() {}

    /** Makes the table of {@code module} if functions or indirect calls need one and it has none. */
    static void make(Operation module) {
        if (of(module) != null) return;
        Set<String> taken = new LinkedHashSet<>();
        boolean[] needed = {false};
        module.walk(op -> {
            if (op instanceof FuncCalls.ConstantOp c) taken.add(c.function().root());
            if (op instanceof FuncCalls.CallIndirectOp) needed[0] = true;
        });
        if (taken.isEmpty() && !needed[0]) return;
        TableOp table = new TableOp(module.location(), NAME, FIRST, new ArrayList<>(taken));
        Builder.atStart(module.region(0).entry()).insert(table);
    }

    private static @Nullable TableOp of(Operation inside) {
        return SymbolTable.lookupNearest(inside, SymbolRef.of(NAME)) instanceof TableOp t ? t : null;
    }

    /** The index of {@code function} in the table of the module that {@code inside} is in, or -1. */
    static long indexOf(Operation inside, String function) {
        TableOp table = of(inside);
        if (table == null) return -1;
        List<SymbolRef> functions = table.functions();
        for (int i = 0; i < functions.size(); i++) {
            if (functions.get(i).root().equals(function)) return table.offset() + i;
        }
        return -1;
    }
}
