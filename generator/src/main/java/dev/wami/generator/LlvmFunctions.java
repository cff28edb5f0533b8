package dev.wami.generator;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;

/** Functions of llvm that a program calls: straight ones and graphs of blocks; several results are a struct. */
final class LlvmFunctions {
    private final Draw draw;
    private final TypeMenu types;
    private final Module module;
    private final Statements inner;

    LlvmFunctions(Draw draw, TypeMenu types, Module module, Statements inner) {
        this.draw = draw;
        this.types = types;
        this.module = module;
        this.inner = inner;
    }

    /** Adds a function to the module. */
    void define(int statements) {
        List<Type> parameters = someTypes(0, 3);
        parameters.add(draw.below(parameters.size() + 1), IntegerType.I64);
        Function function =
                new Function(module.nextFunction(), parameters, someTypes(1, draw.coin() ? 1 : 3), Function.Kind.LLVM);
        Body b = new Body(draw, types, module, statements, true);
        List<String> declared = new ArrayList<>();
        for (Type t : parameters) declared.add(b.fresh() + ": " + t);
        b.line("llvm.func internal " + function.symbol() + "(" + String.join(", ", declared) + ") -> "
                + function.llvmResult().text() + " {");
        b.nested(() -> {
            for (int i = 0; i < parameters.size(); i++) b.add(parameters.get(i), "%" + i);
            if (draw.coin()) {
                new BlockGraphs(b, inner, true).graph(function.results(), values -> returns(b, function, values));
                return;
            }
            inner.emit(b);
            inner.emit(b);
            List<String> values = new ArrayList<>();
            for (Type t : function.results()) values.add(b.value(t));
            returns(b, function, values);
        });
        b.line("}");
        module.add(function, b.text());
    }

    private List<Type> someTypes(int least, int most) {
        List<Type> some = new ArrayList<>();
        for (int i = draw.between(least, most); i > 0; i--) {
            Type t = types.any();
            some.add(Llvm.has(t) ? t : IntegerType.I64);
        }
        return some;
    }

    private static void returns(Body b, Function function, List<String> values) {
        LlvmShape result = function.llvmResult();
        String all = values.get(0);
        if (result.scalar() == null) {
            all = b.temporary("llvm.mlir.undef : " + result.text());
            for (int i = 0; i < values.size(); i++) {
                all = b.temporary("llvm.insertvalue " + values.get(i) + ", " + all + "[" + i + "] : " + result.text());
            }
        }
        b.line("llvm.return " + all + " : " + result.text());
    }

    /** A call, direct or, between functions of llvm, through an address. */
    static void call(Body b, Function f) {
        List<String> arguments = new ArrayList<>();
        for (Type t : f.parameters()) arguments.add(b.value(t));
        LlvmShape result = f.llvmResult();
        String list = "(" + String.join(", ", arguments) + ") : ";
        String type = "(" + ElementwiseOps.list(f.parameters()) + ") -> " + result.text();
        boolean indirect = b.isLlvm() && b.draw.chance(30);
        String value = indirect
                ? b.temporary("llvm.call " + b.temporary("llvm.mlir.addressof " + f.symbol() + " : !llvm.ptr") + list
                        + "!llvm.ptr, " + type)
                : b.temporary("llvm.call " + f.symbol() + list + type);
        if (result.scalar() != null) {
            b.add(result.scalar(), value);
            return;
        }
        for (LlvmShape.Leaf leaf : result.leaves()) {
            b.define(leaf.type(), "llvm.extractvalue " + value + leaf.position() + " : " + result.text());
        }
    }
}
