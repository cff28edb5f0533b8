package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import java.util.ArrayList;
import java.util.List;

/**
 * A valid module as text that reads like C. What Wasm 1.0, sign extension, saturating conversions, bulk memory and
 * several results make is C that compiles, with its meaning; other instructions are called by their names.
 */
public final class Decompiler {
    private final Unit unit;
    private final Declarations declarations;

    private Decompiler(WasmModule module) {
        unit = new Unit(module);
        declarations = new Declarations(unit);
    }

    /** The text of a module. */
    public static String module(WasmModule module) {
        return new Decompiler(module).text();
    }

    /** The text of one function that the module defines, by its index, which counts imported ones. */
    public static String function(WasmModule module, int index) {
        Decompiler decompiler = new Decompiler(module);
        StringBuilder out = new StringBuilder();
        decompiler.function(out, new StringBuilder(), index);
        return out.substring(1);
    }

    private String text() {
        StringBuilder bodies = new StringBuilder();
        StringBuilder prototypes = new StringBuilder();
        int imported = unit.spaces.importedFunctions();
        for (int i = 0; i < unit.module.functions().size(); i++) function(bodies, prototypes, imported + i);
        FunctionBuilder init = FunctionBuilder.plain(unit);
        StringBuilder definitions = new StringBuilder();
        declarations.definitions(definitions, init);
        StringBuilder segments = new StringBuilder();
        declarations.segments(segments, init);
        StringBuilder imports = new StringBuilder();
        declarations.imports(imports);
        initialisation(bodies, init);
        StringBuilder types = new StringBuilder();
        declarations.types(types);
        String name = unit.module.names().module().map(n -> " of " + CText.quoted(n)).orElse("");
        StringBuilder out = new StringBuilder("// Made by wasabi decompile").append(name).append(".\n");
        out.append("// Integers wrap: compile with -fwrapv -std=gnu2x.\n\n");
        out.append(Prelude.text(unit.used)).append(types).append(imports).append(definitions);
        if (prototypes.length() > 0) out.append("\n// functions\n\n").append(prototypes);
        return out.append(segments).append(bodies).toString();
    }

    private void function(StringBuilder out, StringBuilder prototypes, int index) {
        FuncType type = unit.function(index);
        Function function = unit.module.functions().get(index - unit.spaces.importedFunctions());
        FunctionBuilder builder = new FunctionBuilder(unit, index, type, function.locals());
        List<Stmt> body = builder.statements(function.body());
        List<Var> variables = Scopes.of(body, builder.params);
        String head = declarations.head(index, builder.params);
        prototypes.append(head).append(";\n");
        out.append('\n');
        String original = unit.names.original(Names.Kind.FUNCTION, index);
        if (original != null && !original.equals(unit.names.function(index))) {
            out.append("// ").append(CText.quoted(original)).append('\n');
        }
        out.append(head).append(" {\n");
        new StmtWriter(unit, out).body(variables, body);
        out.append("}\n");
    }

    /** What is done before anything else (specification 4.5.4): memories and tables are filled, and start is called. */
    private void initialisation(StringBuilder out, FunctionBuilder init) {
        List<ElementSegment> elements = unit.module.elements();
        for (int i = 0; i < elements.size(); i++) {
            String name = unit.names.of(Names.Kind.ELEMENT, i);
            if (elements.get(i).mode() instanceof SegmentMode.Active active) {
                String table = unit.names.table(active.target());
                copy(init, "table_init", table, name, active, elements.get(i).elements().size());
            }
            if (elements.get(i).mode() != SegmentMode.PASSIVE) call(init, "elem_drop", name);
        }
        List<DataSegment> data = unit.module.data();
        for (int i = 0; i < data.size(); i++) {
            String name = unit.names.of(Names.Kind.DATA, i);
            if (!(data.get(i).mode() instanceof SegmentMode.Active active)) continue;
            String memory = unit.names.memory(active.target());
            copy(init, "memory_init", memory, name, active, data.get(i).bytes().size());
            call(init, "data_drop", name);
        }
        unit.module.start().ifPresent(start -> call(init, unit.names.function(start), new ArrayList<>()));
        List<Stmt> body = init.finished();
        List<Var> variables = Scopes.of(body, List.of());
        out.append("\nvoid init_module(void) {\n");
        new StmtWriter(unit, out).body(variables, body);
        out.append("}\n");
    }

    private static void copy(
            FunctionBuilder init, String how, String target, String segment, SegmentMode.Active active, int count) {
        List<Expr> arguments = new ArrayList<>();
        arguments.add(Operations.name(target));
        arguments.add(Operations.name(segment));
        arguments.add(init.constant(active.offset()));
        arguments.add(Operations.number(0));
        arguments.add(Operations.number(count));
        call(init, how, arguments);
    }

    private static void call(FunctionBuilder init, String function, String argument) {
        List<Expr> arguments = new ArrayList<>();
        arguments.add(Operations.name(argument));
        call(init, function, arguments);
    }

    private static void call(FunctionBuilder init, String function, List<Expr> arguments) {
        init.emit(new Stmt.Effect("", new Expr.Call(function, arguments, NumericType.I32, Expr.EFFECT)));
    }
}
