package dev.wami.tools.bindings;

import dev.wami.conversions.func.FunctionAbi;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.type.Type;
import java.util.List;
import java.util.StringJoiner;

/**
 * The functions by which a module and its host call each other, as the program says them before it is lowered.
 *
 * @param exports what the module defines and exports, in the program's order
 * @param imports what it declares, and the host or another object defines; those of the runtime library among them
 */
public record Interface(List<Function> exports, List<Function> imports) {
    public Interface {
        exports = List.copyOf(exports);
        imports = List.copyOf(imports);
    }

    /**
     * A function.
     *
     * @param symbol its name in the program
     * @param name what it is exported as, or imported as from {@code module}
     * @param module where it is imported from; empty for an export
     * @param abi how it is called; with a problem where that is not known before the program is lowered
     * @param isCInterface whether it is the one that {@code llvm.emit_c_interface} makes of {@code symbol}
     */
    public record Function(
            Location location,
            String symbol,
            String name,
            String module,
            List<Parameter> parameters,
            List<Type> results,
            FunctionAbi abi,
            boolean isCInterface) {
        public Function {
            parameters = List.copyOf(parameters);
            results = List.copyOf(results);
        }

        /** {@code @gemm(%A: memref<64x64xf64>) -> i32}, as the program has it. */
        public String signature() {
            StringJoiner in = new StringJoiner(", ", "@" + symbol + "(", ")");
            for (Parameter p : parameters) in.add("%" + p.name() + ": " + p.type());
            if (results.isEmpty()) return in.toString();
            StringJoiner out = new StringJoiner(", ", results.size() == 1 ? "" : "(", results.size() == 1 ? "" : ")");
            for (Type t : results) out.add(t.toString());
            return in + " -> " + out;
        }
    }

    /**
     * A parameter of a function.
     *
     * @param name as the program has it, {@code arg0} if it has none
     * @param isWritten whether the function may write to what it refers to
     */
    public record Parameter(String name, Type type, boolean isWritten) {}
}
