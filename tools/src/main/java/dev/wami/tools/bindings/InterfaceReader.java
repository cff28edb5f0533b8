package dev.wami.tools.bindings;

import dev.wami.conversions.func.FunctionAbi;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.std.func.FuncOp;
import dev.wami.tools.bindings.Interface.Function;
import dev.wami.tools.bindings.Interface.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the {@link Interface} of a module from its functions of {@code func}. */
public final class InterfaceReader {
    private final FunctionAbi.Defaults defaults;
    private final List<Function> exports = new ArrayList<>();
    private final List<Function> imports = new ArrayList<>();

    private InterfaceReader(FunctionAbi.Defaults defaults) {
        this.defaults = defaults;
    }

    /** The interface of {@code module}. */
    public static Interface read(Operation module, FunctionAbi.Defaults defaults) {
        InterfaceReader reader = new InterfaceReader(defaults);
        for (Operation op : module.region(0).entry()) if (op instanceof FuncOp f) reader.read(f);
        return new Interface(reader.exports, reader.imports);
    }

    private void read(FuncOp f) {
        Optional<String> exported = FunctionAbi.exportName(f);
        Optional<String> cInterface = FunctionAbi.cInterfaceName(f);
        if (exported.isPresent()) add(exports, f, exported.get(), "", false);
        if (f.isDeclaration() && cInterface.isEmpty()) {
            add(imports, f, text(f, "import_name", f.functionName()), text(f, "import_module", "env"), false);
        }
        if (cInterface.isEmpty()) return;
        if (f.isDeclaration()) add(imports, f, cInterface.get(), text(f, "import_module", "env"), true);
        else add(exports, f, cInterface.get(), "", true);
    }

    private static String text(FuncOp f, String attribute, String otherwise) {
        return f.attribute(attribute) instanceof StringAttr s ? s.value() : otherwise;
    }

    private void add(List<Function> to, FuncOp f, String name, String module, boolean isCInterface) {
        FunctionAbi abi = isCInterface ? FunctionAbi.ofCInterface(f, defaults) : FunctionAbi.of(f, defaults);
        List<Type> results = f.functionType().results();
        to.add(new Function(f.location(), f.functionName(), name, module, parameters(f), results, abi, isCInterface));
    }

    private static List<Parameter> parameters(FuncOp f) {
        List<Parameter> all = new ArrayList<>();
        List<Type> types = f.functionType().inputs();
        Block entry = f.isDeclaration() ? null : f.body().entry();
        for (int i = 0; i < types.size(); i++) {
            Type type = types.get(i);
            Value argument = entry == null ? null : entry.argument(i);
            String name = argument == null ? "arg" + i : ArgumentNames.of(argument, i);
            boolean isMemRef = type instanceof MemRefType || type instanceof UnrankedMemRefType;
            all.add(new Parameter(name, type, isMemRef && (argument == null || WrittenMemory.mayWrite(argument))));
        }
        return all;
    }
}
