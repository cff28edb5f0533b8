package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.optimize.ModuleEdit;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Makes functions smaller as trees of expressions, where their code is understood as such. */
public final class ExpressionTrees {
    /** One change makes another one possible. */
    private static final int ROUNDS = 6;

    private ExpressionTrees() {}

    public static WasmModule apply(WasmModule module) {
        return apply(module, f -> true);
    }

    /** In the functions that are wanted. */
    public static WasmModule apply(WasmModule module, Predicate<Function> wanted) {
        IndexSpaces spaces = IndexSpaces.of(module);
        List<Function> functions = new ArrayList<>();
        for (Function f : module.functions()) functions.add(wanted.test(f) ? apply(f, spaces) : f);
        ModuleEdit edit = new ModuleEdit(module);
        edit.functions = functions;
        return edit.done();
    }

    private static Function apply(Function f, IndexSpaces spaces) {
        FuncType type = spaces.funcType(f.typeIndex());
        Node root = type == null ? null : TreeReader.read(spaces, type, f);
        if (root == null || type == null) return f;
        List<ValueType> locals = TreeReader.locals(type, f);
        boolean changed = true;
        for (int round = 0; changed && round < ROUNDS; round++) {
            Vacuum.apply(root, spaces);
            changed = PropagateConstants.apply(root, locals, type.params().size());
            if (changed) Vacuum.apply(root, spaces);
            changed |= SimplifyBranches.apply(root);
            root.countUses();
            changed |= SimplifyLocals.apply(root, spaces, locals);
        }
        OperandOrder.apply(root, spaces);
        Vacuum.apply(root, spaces);
        Function made = new Function(f.typeIndex(), f.locals(), TreeWriter.write(root));
        return BinaryEncoder.codeSize(made) <= BinaryEncoder.codeSize(f) ? made : f;
    }
}
