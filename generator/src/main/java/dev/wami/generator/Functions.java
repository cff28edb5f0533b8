package dev.wami.generator;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;

/** Functions that a program calls: straight ones, graphs of blocks, ones that call themselves; several results. */
final class Functions {
    private static final Type I32 = IntegerType.I32;

    private final Draw draw;
    private final TypeMenu types;
    private final Module module;
    private final Statements inner;

    Functions(Draw draw, TypeMenu types, Module module, Statements inner) {
        this.draw = draw;
        this.types = types;
        this.module = module;
        this.inner = inner;
    }

    /** Adds a function to the module. {@code graphs}: it may have several blocks. */
    void define(int statements, boolean graphs, boolean recursion) {
        boolean limited = recursion && draw.chance(40);
        List<Type> parameters = someTypes(0, 3);
        if (limited) parameters.add(0, I32);
        List<Type> results = someTypes(1, 3);
        Function function = new Function(
                module.nextFunction(), parameters, results, limited ? Function.Kind.LIMITED : Function.Kind.PLAIN);
        Body b = new Body(draw, types, module, statements, false);
        List<String> names = new ArrayList<>();
        List<String> declared = new ArrayList<>();
        for (Type t : parameters) {
            names.add(b.fresh());
            declared.add(names.get(names.size() - 1) + ": " + t);
        }
        b.line("func.func private " + function.symbol() + "(" + String.join(", ", declared) + ") -> ("
                + ElementwiseOps.list(results) + ") {");
        b.nested(() -> {
            for (int i = limited ? 1 : 0; i < parameters.size(); i++) b.add(parameters.get(i), names.get(i));
            if (b.visible().getOrDefault(IntegerType.I64, List.of()).isEmpty()) {
                b.add(IntegerType.I64, b.constant(types.constant(IntegerType.I64)));
            }
            if (limited) recursive(b, function, names);
            else if (graphs && draw.coin()) {
                new BlockGraphs(b, inner, false).graph(results, values -> returns(b, function, values));
            } else straight(b, function);
        });
        b.line("}");
        module.add(function, b.text());
    }

    private List<Type> someTypes(int least, int most) {
        List<Type> some = new ArrayList<>();
        for (int i = draw.between(least, most); i > 0; i--) some.add(types.any());
        return some;
    }

    private void straight(Body b, Function function) {
        inner.emit(b);
        returns(b, function);
    }

    private static void returns(Body b, Function function) {
        List<String> values = new ArrayList<>();
        for (Type t : function.results()) values.add(b.value(t));
        returns(b, function, values);
    }

    private static void returns(Body b, Function function, List<String> values) {
        b.line("func.return " + String.join(", ", values) + " : " + ElementwiseOps.list(function.results()));
    }

    /** Ends where its limit is not above 0, and calls itself with one less. */
    private void recursive(Body b, Function function, List<String> names) {
        String more = b.compare("arith.cmpi", "sgt", I32, names.get(0), b.splat(I32, 0));
        String result = b.fresh();
        b.line(result + ":" + function.results().size() + " = scf.if " + more + " -> ("
                + ElementwiseOps.list(function.results()) + ") {");
        b.nested(() -> {
            inner.emit(b);
            String less = b.binary("arith.subi", I32, names.get(0), b.splat(I32, 1));
            call(b, function, less);
            inner.emit(b);
            yields(b, function);
        });
        b.line("} else {");
        b.nested(() -> yields(b, function));
        b.line("}");
        for (int i = 0; i < function.results().size(); i++) {
            b.add(function.results().get(i), result + "#" + i);
        }
        returns(b, function);
    }

    private static void yields(Body b, Function function) {
        List<String> values = new ArrayList<>();
        for (Type t : function.results()) values.add(b.value(t));
        b.line("scf.yield " + String.join(", ", values) + " : " + ElementwiseOps.list(function.results()));
    }

    /** A call of one of the functions, direct or through a constant. */
    static void call(Body b) {
        if (b.functions().isEmpty()) return;
        Function f = b.draw.of(b.functions());
        // Outside functions of llvm a call that returns a struct is not compiled.
        if (f.kind() == Function.Kind.LLVM && f.results().size() > 1 && !b.isLlvm()) return;
        if (f.kind() == Function.Kind.LLVM) LlvmFunctions.call(b, f);
        else call(b, f, f.limited() ? b.and(I32, b.value(I32), 3) : "");
    }

    private static void call(Body b, Function f, String limit) {
        List<String> arguments = new ArrayList<>();
        for (int i = f.limited() ? 1 : 0; i < f.parameters().size(); i++) {
            arguments.add(b.value(f.parameters().get(i)));
        }
        if (f.limited()) arguments.add(0, limit);
        String list = "(" + String.join(", ", arguments) + ") : " + f.type();
        String call = b.draw.chance(25)
                ? "func.call_indirect " + b.temporary("func.constant " + f.symbol() + " : " + f.type()) + list
                : "func.call " + f.symbol() + list;
        int n = f.results().size();
        String result = b.fresh();
        b.line(result + (n == 1 ? "" : ":" + n) + " = " + call);
        for (int i = 0; i < n; i++) b.add(f.results().get(i), n == 1 ? result : result + "#" + i);
    }
}
