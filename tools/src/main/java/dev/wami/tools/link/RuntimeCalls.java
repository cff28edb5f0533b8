package dev.wami.tools.link;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.runtime.RuntimeLibrary;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Calls of the runtime library, or of the host, in one module, which declares what it calls. */
final class RuntimeCalls {
    private final Block module;
    private final Map<String, Symbol> defined = new HashMap<>();
    private final Map<String, String> declared = new HashMap<>();

    RuntimeCalls(Block module) {
        this.module = module;
        for (Operation op : module) {
            if (op instanceof Symbol s && s.symbolName() != null) defined.putIfAbsent(s.symbolName(), s);
        }
    }

    /** The results of a call before {@code op}; null if the library has no such function. */
    @Nullable
    List<Value> call(Operation op, String function, List<Value> arguments, List<Type> results) {
        if (RuntimeLibrary.resourceOf(function).isEmpty()) return null;
        return call(op, function, LinkRuntime.STANDS_FOR, arguments, results);
    }

    /** The results of a call, before {@code op}, of what the host gives as {@code function} of module env. */
    List<Value> callHost(Operation op, String function, List<Value> arguments, List<Type> results) {
        return call(op, function, "import_name", arguments, results);
    }

    private List<Value> call(
            Operation op, String function, String nameAttribute, List<Value> arguments, List<Type> results) {
        List<Type> inputs = new ArrayList<>();
        for (Value v : arguments) inputs.add(v.type());
        String callee = declare(function, nameAttribute, new FunctionType(inputs, results));
        CallOp call = Builder.before(op).insert(new CallOp(op.location(), callee, arguments, results));
        return List.copyOf(call.results());
    }

    /**
     * The symbol under which {@code function} is known here; another than its name, which then is an attribute, if the
     * user's program has that.
     */
    private String declare(String function, String nameAttribute, FunctionType type) {
        String known = declared.get(function);
        if (known != null) return known;
        Symbol own = defined.get(function);
        boolean same =
                own instanceof FuncOp f && f.isDeclaration() && f.functionType().equals(type);
        String symbol = own == null || same ? function : FreshNames.like(function, defined.keySet());
        if (!same) {
            FuncOp declaration = module.add(FuncOp.declare(Location.UNKNOWN, symbol, type));
            if (!symbol.equals(function)) {
                declaration.setAttribute(nameAttribute, StringAttr.of(function));
            }
            defined.put(symbol, declaration);
        }
        declared.put(function, symbol);
        return symbol;
    }
}
